# What --help says. Lines are broken here as they are shown. A percent sign would confuse the program.

usage-prefix = использование:
usage-arguments = аргументы
usage-options = параметры
usage-commands = команды
usage-help = показать эту справку и выйти
usage-version = показать версию и выйти
usage-about = Открытое неофициальное издание карточной игры «Море, соль, бумага».
usage-more = «seasalt COMMAND --help» объясняет команду и показывает примеры.
usage-wrong = «{ $about }» сюда не подходит; что подходит, показывает «{ $prog } --help».
usage-incomplete = Здесь чего-то не хватает; чего именно, показывает «{ $prog } --help».
usage-needs-value = После { $option } нужно значение; какое, показывает «{ $prog } --help».
usage-language = язык: { $languages } (по умолчанию: язык системы)
usage-no-color = печатать без цвета (NO_COLOR делает то же)
usage-json = печатать JSON

## The rules and the game

usage-edition = книга правил: { $editions } (по умолчанию: standard)
usage-option = задать одну опцию правил: { $options } (их объясняет «seasalt rules»)
usage-players = 2, 3 или 4 игрока (по умолчанию: 2)
usage-extra-salt = добавить восемь карт дополнения «Ещё больше соли»
usage-target = счёт для победы (по умолчанию: 40, 35 или 30)
usage-bots = один бот на все места или по боту на место, через запятую: { $bots }
usage-bots-listed = боты:
usage-seed = любой текст: одно и то же зерно сдаёт одни и те же карты
usage-record = сохранить игру в новый файл

## play

usage-play = Играть в этом терминале против ботов.
usage-play-more = примеры:
  {"  "}seasalt play
  {"  "}seasalt play --players 4 --extra-salt
  {"  "}seasalt play --record today.txt      (выход: Ctrl-C или q)
  {"  "}seasalt play --resume today.txt      (продолжить с того же места)
usage-guest = Гость
usage-name = твоё имя за столом (по умолчанию: { $guest })
usage-memory = «m» показывает, что можно было запомнить
usage-hints = «i» показывает, как сыграл бы сильнейший бот и почему
usage-resume = продолжить записанную игру

## demo

usage-demo = Дать ботам сыграть игру и рассказать её.
usage-demo-more = примеры:
  {"  "}seasalt demo --players 3 --extra-salt --seed 7
  {"  "}seasalt demo --bots greedy,random
  {"  "}seasalt demo --record game.txt && seasalt replay game.txt

## puzzle

usage-puzzle = Решить задачу: позиция из игры, в которой один вариант явно лучше других.
usage-puzzle-more = Без параметров это задача дня (UTC), одна для всех. Ты видишь то, что видел этот игрок; «m» показывает,
  что он мог запомнить. После ответа видно, чего стоит каждый вариант и почему.
  Код завершения 0, если найден лучший вариант, иначе 1.

  примеры:
  {"  "}seasalt puzzle
  {"  "}seasalt puzzle --theme call --level expert
  {"  "}seasalt puzzle --number 17
  {"  "}echo 2 | seasalt puzzle           (отвечает вторым вариантом)
usage-puzzle-theme = о чём она: { $themes }
usage-puzzle-level = сложность, по самым слабым ботам, которые находят ответ: { $levels }
usage-puzzle-number = задача с этим номером

## score

usage-score = Посчитать очки для тех, кто играет настоящими картами.
usage-score-more = Карта — это вид и цвет, кодом или словами, их можно сокращать; понятны карты обеих коробок.
  Примеры:
  {"  "}seasalt score "crab-DB crab-LB octopus-YE" --laid "boat-YE boat-BK"
  {"  "}seasalt score "тёмно-синий краб, 2x русалка, осьм жёл"
  {"  "}seasalt score "" --laid "краб db, лобстер, морская звезда db / рыба bk, рыба gr"

  --jsonl читает по строке на каждый набор карт и печатает по строке очков на каждую:
  {"  {"}"hand": "crab-DB crab-LB", "table": ["boat-YE boat-BK"], "options": {"{"}"mermaid_color": "none"{"}}"}
  Вместо строки, которую нельзя прочитать, выходит {"{"}"error": ...{"}"}, а код завершения тогда 1.
usage-hand = карты в руке, например "crab-DB crab-LB octopus-YE"
usage-laid = разыгранные пары и тройки
usage-jsonl = посчитать каждую строку файла (- означает stdin)

## rules

usage-rules = Вся игра нашими словами и различия между книгами правил.
usage-rules-more = примеры:
  {"  "}seasalt rules
  {"  "}seasalt rules --edition it
usage-markdown = печатать Markdown как есть

## replay

usage-replay = Рассказать записанную игру ещё раз, проверяя каждый шаг.
usage-replay-more = Без параметров игра рассказывается так, как её видел бы зритель.

  примеры:
  {"  "}seasalt replay game.txt --open
  {"  "}seasalt replay game.txt --seat 2 --pause
  {"  "}seasalt replay game.txt --verify
usage-file = запись, см. docs/notation.md
usage-seat = как видно с этого места, считая от 1
usage-open = с открытыми картами
usage-pause = ждать Enter после каждого хода
usage-curve = в конце — шансы на победу по ходу игры
usage-verify = только проверить: правила, карты и тасование

## review

usage-review = Разобрать законченную партию: что стоило каждое решение и сколько было удачи.
usage-review-more = Каждое решение оценивается по тому, что можно было знать в тот момент. Шансы — на победу во всей партии.
  Партия на двоих разбирается за несколько секунд, на четверых — до полуминуты.

  примеры:
  {"  "}seasalt review game.txt
  {"  "}seasalt review game.txt --seat 1 --all
  {"  "}seasalt review game.txt --json > review.json
  {"  "}seasalt review game.txt --html report.html
usage-review-seat = только решения этого места, считая с 1
usage-review-all = все решения, а не только три самых дорогих
usage-review-html = записать страницу разбора из браузера вместе с данными в один файл

## serve

usage-serve = Открыть стол в сети.
usage-serve-more = Без параметров: файл SQLite в папке данных, только для этого компьютера.

  примеры:
  {"  "}seasalt serve --open
  {"  "}seasalt serve --lan             (для телефонов дома)
  {"  "}seasalt serve --database postgresql://... --bus redis://...   (один узел из нескольких)

  Каждый параметр есть и среди переменных окружения: SEASALT_PORT, SEASALT_DATABASE, ...
usage-host = на каком адресе слушать (по умолчанию: 127.0.0.1)
usage-port = на каком порту слушать (по умолчанию: 8000)
usage-lan = слушать в домашней сети и показать QR-код
usage-browser = открыть стол в браузере
usage-database = sqlite:///FILE или postgresql://...
usage-bus = redis://... или valkey://..., между несколькими узлами
usage-bot-processes = в скольких процессах думают боты (по умолчанию: 1)
