# Арена: боты против ботов.

arena-heading = Игроков: { $players }, раскладов: { $deals }, игр: { $games }; равные боты выигрывали бы по { $par }.
arena-bot = Бот
arena-wins = Победы
arena-between = 95 из 100
arena-points = Очки
arena-ahead = Отрыв
arena-rating = Рейтинг
arena-cpu = ЦП на решение
arena-before = Выше, чем …
arena-starter = Место, которое начинает, выиграло { $share } игр, от { $low } до { $high }.
arena-rounds = Раундов за игру: { $rounds }.
arena-without-luck = { $name } за вычетом измеренного везения с картами: { $share } (от { $low } до { $high })
arena-by-deal = «95 из 100» и ± говорят, где лежат истинные числа, в 95 случаях из 100, по раскладам.
arena-always-valid = «95 из 100» говорит, где лежит истинная доля, в 95 случаях из 100, когда бы ни остановиться; ± — только как при заданной заранее длине.
arena-decided = Решено, раскладов: { $deals }. Первый бот точно не равен остальным.
arena-interrupted = Прервано: вот что было сыграно до этого.
arena-forfeit = { $name }: игр, проигранных без борьбы: { $count }, первая в раскладе { $deal }: { $why }
forfeit-illegal = ход «{ $detail }» сейчас невозможен.
forfeit-garbage = «{ $detail }» — не ответ.
forfeit-hung = нет ответа за { $detail }.
forfeit-crashed = программа завершилась ({ $detail }).
forfeit-not-started = программа не подготовилась ({ $detail }).
arena-deals = Расклады
arena-so-far = { $name } { $share }
arena-by-budget = Победы в зависимости от бюджета
arena-two-bots = Назови хотя бы двух ботов, например: seasalt arena greedy random
arena-no-command = После «cmd:» идёт команда твоего бота, например: "cmd:python my_bot.py"
arena-no-program = Нет программы «{ $program }», которую можно было бы запустить.
arena-too-many = Все рассадки стольких ботов — это { $games ->
    [one] { $games } игра
    [few] { $games } игры
    [many] { $games } игр
   *[other] { $games } игры
  } на расклад; можно не больше { $most }.
arena-plot-ending = Картинка — это файл .png или .svg, а «{ $file }» — ни то ни другое.
arena-plot-missing = Для картинок нужен matplotlib: pip install "seasalt[plots]"
arena-hidden-decisions = --hidden добавляет столбцы к набору данных с решениями: нужны --dataset и --rows decisions.
arena-dataset-missing = Для наборов данных нужен pyarrow: pip install "seasalt[dataset]"
arena-dataset-other = Файл «{ $file }» принадлежит набору данных, начатому другой командой: доведи её до конца или удали файл.
arena-dataset-busy = Другая арена сейчас пишет «{ $file }».
arena-dataset-writing = Запись
arena-dataset-written = Файл «{ $file }» записан: { $rows ->
    [one] { $rows } строка
    [few] { $rows } строки
   *[many] { $rows } строк
  }.
arena-dataset-goes-on = Файл «{ $file }» ещё не готов; та же команда продолжит.
arena-ray-missing = Для кластера нужен Ray: pip install "seasalt[ray]"
arena-ray-failed = Не получается войти в кластер: { $why }

## десятка

field-heading = { $name } против десятки, версия { $version }. Игроков: { $players }, раскладов во всех рассадках: { $deals }, игр: { $games }; равные боты выигрывали бы по { $par }.
field-opponent = Соперник
field-base = База
field-extra-salt = Extra Salt
field-mean = Вся десятка
field-by-deal = «95 из 100» говорит, где лежит истинная доля, в 95 случаях из 100, по раскладам.
field-players = Места
field-public = Открытые
field-held-out = Скрытые
field-mixed = Смешанные столы
field-response = Сильнейший из десяти против него, выбранный на половине раскладов: { $opponent } выигрывает { $share } другой половины ({ $between }). Лучший ответ выигрывает не меньше.
field-card-facts = Протокол { $protocol }, поле { $version }, партий: { $games }. Команда: { $command }. Коммит: { $commit }. Часы: { $hours }. CPU: { $cpu }. Хеш: { $digest }
field-card-ending = Файл карточки оканчивается на .json или .md: «{ $file }».
field-card-fixed = Карточка — всегда весь протокол: без --players, --deals и --box.
