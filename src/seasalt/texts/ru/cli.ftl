# The command line: the scoring helper, demo, replay.

score-hand = Рука
score-table = Разыграно
score-total = Всего
score-may-call = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }: можно объявить ОКОНЧАНИЕ раунда или ПОСЛЕДНИЙ ШАНС.
score-may-not-call = Ещё { $missing ->
    [one] { $missing } очко
    [few] { $missing } очка
    [many] { $missing } очков
   *[other] { $missing } очка
  }, и можно делать объявление.
score-four-mermaids = Все четыре русалки: выложи их в свой ход и выиграй игру.
score-four-mermaids-instant = Все четыре русалки: победа в игре за тобой.

score-nothing = Назови карты, например: seasalt score "crab-DB crab-LB" --laid "boat-YE boat-BK" (пустая рука: "").
score-cards-and-file = С --jsonl карты берутся из файла: убери руку и --laid.
score-idle-options = Примечание: на очки это не влияет: { $options }.

jsonl-not-json = Эта строка не в формате JSON: { $why }.
jsonl-not-object = В этой строке нет объекта JSON.
jsonl-unknown-key = Поля «{ $about }» в строке не бывает. Может быть, «{ $nearest }»?
jsonl-laid-twice = «table» и «laid» значат одно и то же: укажи что-то одно.
jsonl-not-text = В поле «{ $field }» нужен текст, например "crab-DB crab-LB".
jsonl-not-groups = В поле «{ $field }» нужен список групп, например ["crab-DB crab-LB"].
jsonl-not-options = В поле «options» нужен объект, например {"{"}"mermaid_color": "none"{"}"}.

file-not-found = Нет такого файла: «{ $file }».
file-not-readable = Не могу прочитать «{ $file }»: { $why }.
file-not-writable = Не могу записать «{ $file }»: { $why }.
file-too-large = Файл «{ $file }» больше { $megabytes } МБ.
file-not-utf8 = «{ $file }» не текстовый файл в кодировке UTF-8.
file-exists = Файл «{ $file }» уже есть; я его не перезаписываю.
error = Ошибка: { $sentence }
error-option-form = Опция пишется в виде ИМЯ=ЗНАЧЕНИЕ, а не «{ $about }».
error-bot-unknown = Нет такого бота: «{ $about }»; есть: { $bots }.
error-bot-no-budget = У бота «{ $about }» бюджет не задаётся: убери двоеточие и всё после него или возьми бота с бюджетом: { $bots }.
error-bot-budget = Бюджет в «{ $about }» непонятен; укажи число розыгрышей (:100) или время (:50ms, :1s).
error-bot-numpy = Боту «{ $about }» нужен numpy: pip install numpy.
error-bot-module = «{ $about }» не импортируется: { $detail }.
error-bot-not-a-bot = «{ $about }» не бот: он не принимает решений и не создаёт того, кто принимает.
error-bot-count = Мест для ботов: { $seats }, а названо ботов: { $bots }.
error-resume = { $option } не сочетается с --resume: у этой игры уже есть игроки, правила и файл.
error-language = Языка «{ $about }» пока нет; есть: { $languages }.
error-seat-empty = Места { $seat } в этой игре нет: игроков всего { $players }.
error-seed-empty = В зерне должен быть хотя бы один знак.
error-interrupted = Прервано.
error-output = Не могу вывести результат: { $why }.
error-whole-number = { $option }: нужно целое число от 1 до { $most }, а не «{ $about }».

header-game = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
    [many] { $players } игроков
   *[other] { $players } игрока
  }, издание: { $edition }, { $salt ->
    [yes] с дополнением «Ещё больше соли»
   *[no] базовая игра
  }, до { $target ->
    [one] { $target } очка
   *[other] { $target } очков
  }
header-seat = Игрок
header-duo = Пары
header-starfish = Звёзды
header-collector = Наборы
header-multiplier = Множ.
header-mermaid = Русалки
header-cards = Карты
header-bonus = Бонус
header-round-points = Раунд
header-total = Всего
header-rank = Место
header-chances = Шансы
header-end = Конец
curve-thinking = Как менялись шансы …
verified = Проверено действий: { $actions }, все по правилам{ $seeded ->
    [shared] , все карты сданы по зерну, а само зерно получено из секрета, отпечаток которого опубликован до игры, и одноразовых чисел каждого места
    [yes] , все карты сданы по зерну
   *[no] {""}
  }.
unfinished = Запись заканчивается раньше, чем игра.
recorded = Игра сохранена в файле { $file }.
pause = Enter: следующий ход …
bots-in-plain-python = Для этого компьютера у ядра нет библиотеки: боты, которые думают наперёд, считают на чистом Python, примерно в сто раз медленнее.
