# Разбор партии в терминале.

coach-unfinished = Запись обрывается раньше конца партии; разбирается только законченная партия.
coach-getting-ready = Сейчас начнём…
coach-so-far = Раунд { $round }, пока { $mistakes ->
    [one] { $mistakes } ошибка
    [few] { $mistakes } ошибки
   *[other] { $mistakes } ошибок
  }
coach-title-totals = Кто как выбирал
coach-title-ledger = Из чего сложился результат (шансы на победу)
coach-title-kinds = По видам решений
coach-title-costly = Самые дорогие решения: { $name }
coach-title-all = Все решения: { $name }
coach-title-luck = Подарки и удары судьбы
coach-nothing-lost = { $name }: ничего заметного не упущено.
coach-decision = Раунд { $round }, ход { $turn }: { $verdict }, { $loss } партии
coach-chose = выбрано
coach-better = лучше
coach-accuracy = { $number }
coach-change = { $sign ->
    [minus] −{ $number } %
   *[plus] +{ $number } %
  }
coach-head-player = Имя
coach-head-accuracy = Точность
coach-head-loss = Потеря за раз
coach-head-loss-here = Потеря
coach-head-like = Уровень игры
coach-head-decisions = Решения
coach-head-start = Начало
coach-head-luck = Удача
coach-head-own = Свой выбор
coach-head-others = Другие
coach-head-result = Итог
coach-head-round = Раунд
coach-head-turn = Ход
coach-head-verdict = Оценка
coach-head-chose = Выбрано
coach-head-better = Лучше
coach-heads-best = Лучшие
coach-heads-good = Хорошие
coach-heads-inaccuracy = Неточн.
coach-heads-mistake = Ошиб.
coach-heads-blunder = Зевки
coach-verdict-best = лучший выбор
coach-verdict-good = хороший выбор
coach-verdict-inaccuracy = неточность
coach-verdict-mistake = ошибка
coach-verdict-blunder = зевок
coach-kind-take = Сброс или колода
coach-kind-keep = Оставить
coach-kind-lay = Разыграть
coach-kind-call = Объявить
coach-kind-pick = Выбрать
coach-kind-steal = Украсть
coach-written = Отчёт записан в { $file }.
