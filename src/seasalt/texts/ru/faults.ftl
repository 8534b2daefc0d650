# What cannot be read
# $about is what was given, $expected what would have been read.

fault-unknown-card = Нет такой карты: «{ $about }».
fault-unknown-action = Нет такого действия: «{ $about }»; ожидается: { $expected }.
fault-unknown-pile = Нет такой стопки: «{ $about }»; стопки называются A и B.
fault-unknown-seat = Нет такого места: «{ $about }»; места здесь: { $expected }.
fault-wrong-card-count = Нужно назвать две или три карты, а не «{ $about }».
fault-unknown-option = Нет такой опции: «{ $about }»; есть: { $expected }.
fault-option-value = Значение «{ $about }» не подходит; выбери одно из этих: { $expected }.
fault-target-score = Счёт для победы должен быть целым числом от 1 до 999999, а не «{ $about }».
fault-unknown-edition = Нет такого издания: «{ $about }»; есть: { $expected }.
fault-player-count = Игра рассчитана на 2, 3 или 4 игроков, а не на { $about }.
fault-seat-name = Имя «{ $about }» не подходит: нужно от 1 до { $expected } печатных знаков в одной строке.
fault-not-a-record = Это не запись игры seasalt: в начале стоит «{ $about }».
fault-record-version = Формат этой записи мне неизвестен: «{ $about }»; я читаю «{ $expected }».
fault-record-line = Не могу прочитать «{ $about }»; строка заголовка начинается с одного из слов: { $expected }.
fault-record-header = В заголовке не указано «{ $about }».
fault-record-twice = Указано дважды: «{ $about }».
fault-record-actor = Не та очередь: «{ $about }»; сейчас действует «{ $expected }» (* означает случай).
fault-record-illegal = Действие «{ $about }» не по правилам. { $expected }
fault-record-check = Записано «{ $about }», а по игре выходит «{ $expected }».
fault-record-seed = Записано «{ $about }», а по зерну сдаётся «{ $expected }».
fault-record-seed-text = Зерно записывается парами знаков 0–9 и a–f, а не так: «{ $about }».
fault-record-after-end = Игра заканчивается раньше, чем идёт «{ $about }».
fault-record-hex = Нужное число пар знаков 0–9 и a–f: { $expected }, а записано «{ $about }».
fault-record-secret = Секрет «{ $about }» не подходит к отпечатку «{ $expected }», опубликованному до игры.
fault-record-shared-seed = Зерно «{ $about }» не то: из секрета и одноразовых чисел получается «{ $expected }».
fault-record-starter = Начинает место «{ $about }», а по секрету и одноразовым числам должно начинать место «{ $expected }».
fault-at-line = Строка { $line }: { $sentence }
