# Страница разбора: seasalt review GAME --html report.html

report-title = Разбор партии: { $names }
report-kicker = Разбор партии
report-rounds = { $count ->
    [one] { $count } раунд
    [few] { $count } раунда
    [many] { $count } раундов
   *[other] { $count } раунда
  }
report-place = Раунд { $round }, ход { $turn }
report-place-deal = Раунд { $round }, до первого хода

report-curve = Шансы на победу
report-curve-about = На каждом ходу: руки всех игроков открыты, колода неизвестна. Цифрами отмечены самые дорогие решения, буквами — удачи.
report-curve-spoken = { $name }: в начале { $first }, по ходу игры от { $least } до { $most }, в конце { $last }.
report-mark-costly = { $place }: { $name } теряет { $loss }
report-mark-stroke = { $place }: удача, { $change } для { $name }

report-players = Игроки
report-played-like = Уровень игры: { $level }
report-no-level = Уровень игры: неизвестен
report-loss-per-decision = в среднем потеряно { $loss } партии за решение
report-verdict-best = { $count ->
    [one] лучшее
    [few] лучших
    [many] лучших
   *[other] лучших
  }
report-verdict-good = { $count ->
    [one] хорошее
    [few] хороших
    [many] хороших
   *[other] хороших
  }
report-verdict-inaccuracy = { $count ->
    [one] неточность
    [few] неточности
    [many] неточностей
   *[other] неточности
  }
report-verdict-mistake = { $count ->
    [one] ошибка
    [few] ошибки
    [many] ошибок
   *[other] ошибки
  }
report-verdict-blunder = { $count ->
    [one] зевок
    [few] зевка
    [many] зевков
   *[other] зевка
  }

report-ledger = Удача и решения
report-ledger-about = Как начальный шанс стал результатом, если открыть все руки: что сделали карты, что — сам игрок, что — остальные. Всё сходится.

report-costly = Самые дорогие решения
report-costly-about = Показано и оценено то, что игрок видел в тот момент: ничего скрытого и ничего из того, что было потом.
report-costly-none = Ни одно решение не стоило сколько-нибудь заметно.
report-cost = цена: { $loss } партии (от { $low } до { $high })
report-worth = победа { $chance }, очки: { $points }
report-option = Вариант
report-stop = объявить ОКОНЧАНИЕ раунда
report-last-chance = объявить ПОСЛЕДНИЙ ШАНС
report-end = закончить ход
report-drawn = Взято из колоды
report-looked-at = Просмотрено

report-well = Хорошо сыграно
report-well-about = Лучшие решения, когда всё остальное было бы заметно хуже.
report-well-none = Ни одно решение не выделяется: всегда был другой вариант почти не хуже.
report-instead = вместо: { $option } ({ $chance })

report-strokes = Удачи и неудачи
report-strokes-about = Что карты сделали для одних и против других.
report-strokes-none = Ни одна карта не сдвинула шансы на { $least } или больше.

report-bets = Объявлять или нет
report-bets-about = Шанс на победу, если объявить ОКОНЧАНИЕ раунда, если объявить ПОСЛЕДНИЙ ШАНС и если играть дальше — каждый раз, когда объявление было возможно. Выбранное обведено, лучшее выделено жирным.
report-bets-none = Выбирать, объявлять ли, ни разу не пришлось.
report-when = Когда
report-bet-stop = ОКОНЧАНИЕ
report-bet-last-chance = ПОСЛЕДНИЙ ШАНС
report-bet-play-on = Играть дальше

report-kinds = Где терялись шансы
report-kinds-about = Во что вместе обошлись решения каждого рода, в долях партии.
report-decisions = { $count ->
    [one] за { $count } решение
    [few] за { $count } решения
    [many] за { $count } решений
   *[other] за { $count } решения
  }

report-method = Каждое решение сравнивается с лучшим вариантом в одних и тех же воображаемых раскладах; все они согласуются с тем, что знал игрок. Точность 100 — ничего не потеряно.
report-costs = Неточность стоит не меньше { $inaccuracy } партии, ошибка { $mistake }, зевок { $blunder }; в сомнении выбирается более мягкое слово.
report-reviewer = Разбор сделал { $reviewer }.
report-written = Отчёт записан в { $file }.
