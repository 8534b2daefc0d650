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

## Почему вариант лучше

coach-reason-reaches = С картой «{ $card }» ОКОНЧАНИЯ достаточно: очков { $number }, а цель — { $count }.
coach-reason-enough = С картой «{ $card }» очков уже { $number }: хватает для объявления.
coach-reason-duo = С картой «{ $card }» есть пара: { $number ->
    [one] { $number } очко
    [few] { $number } очка
    [many] { $number } очков
   *[other] { $number } очка
  } и её эффект.
coach-reason-points = Сразу { $card } даёт { $number ->
    [one] { $number } очко
    [few] { $number } очка
    [many] { $number } очков
   *[other] { $number } очка
  }, а { $other } — { $count ->
    [0] ни одного
   *[other] только { $count }
  }.
coach-reason-points-alone = Наверняка { $card } даёт { $number ->
    [one] { $number } очко
    [few] { $number } очка
    [many] { $number } очков
   *[other] { $number } очка
  }.
coach-reason-mermaids = { $number ->
    [4] С четвёртой русалкой игра выиграна.
   *[other] Это третья русалка; четвёртая выигрывает игру.
  }
coach-reason-promise = Из неизвестных карт к карте «{ $card }» { $number ->
    [one] подходит { $number }
    [few] подходят { $number }
    [many] подходят { $number }
   *[other] подходят { $number }
  }, а к карте «{ $other }» — { $count ->
    [0] ни одной
   *[other] только { $count }
  }.
coach-reason-open = Потом можно взять { $other-acc }; с картой «{ $card }» это { $number ->
    [one] { $number } очко
    [few] { $number } очка
    [many] { $number } очков
   *[other] { $number } очка
  }.
coach-reason-leaves = Следующий ход делает { $name } и может взять { $card-acc }.
coach-reason-needs = { $name } может получить { $card-acc }, и подходящие карты там уже есть.
coach-reason-buries = Так { $card } остаётся сверху, а это { $number ->
    [one] { $number } очко
    [few] { $number } очка
    [many] { $number } очков
   *[other] { $number } очка
  }.
coach-reason-dull = Сейчас { $card } не даёт очков; из { $count ->
    [one] { $count } неизвестной карты
    [few] { $count } неизвестных карт
    [many] { $count } неизвестных карт
   *[other] { $count } неизвестных карт
  } их дали бы { $number }, а видно сразу две.
coach-reason-steals = Пара крадёт карту, и в этом вся разница.
coach-reason-another-turn = Кораблики дают ещё один ход, и в этом вся разница.
coach-reason-extra-card = Рыбы приносят карту из колоды, и в этом вся разница.
coach-reason-searches = Крабы могут достать из сброса { $card-acc }: { $number ->
    [one] { $number } очко
    [few] { $number } очка
    [many] { $number } очков
   *[other] { $number } очка
  }.
coach-reason-searches-alone = Крабы достают карту из сброса, и в этом вся разница.
coach-reason-stings = После медузы остальные могут только взять по одной карте из колоды, и в этом вся разница.
coach-reason-hauls = Лобстер выбирает из карт колоды, и в этом вся разница.
coach-reason-later = Эффект этой пары сейчас даёт мало, а разыграть её можно и позже.
coach-reason-wins = ОКОНЧАНИЯ достаточно: очков { $number }, а цель — { $count }.
coach-reason-race = До цели игроку { $name } не хватает очков: всего { $number }.
coach-reason-ahead = Больше, чем { $number }, { $count ->
    [10] почти всегда
   *[other] примерно в { $count } случаях из 10
  } нет ни у кого.
coach-reason-behind = Больше, чем { $number }, у кого-то есть { $count ->
    [10] почти всегда
   *[other] примерно в { $count } случаях из 10
  }.
coach-reason-bet-holds = За один ход каждого больше { $number } { $count ->
    [10] почти всегда
   *[other] примерно в { $count } случаях из 10
  } не набирает никто.
coach-reason-bet-fails = За один ход каждого больше { $number } { $count ->
    [10] почти всегда
   *[other] примерно в { $count } случаях из 10
  } кто-то набирает.
coach-reason-beats = Ставка игрока { $name } — { $number ->
    [one] { $number } очко
    [few] { $number } очка
    [many] { $number } очков
   *[other] { $number } очка
  }; при лучшем выборе она проигрывает { $count ->
    [10] почти всегда
   *[other] чаще, примерно в { $count } случаях из 10
  }.
coach-reason-holds = На руке у игрока { $name } — { $card }: { $number ->
    [one] { $number } очко
    [few] { $number } очка
    [many] { $number } очков
   *[other] { $number } очка
  }.
coach-reason-none = Так лучше по итогам пробных партий.
coach-reason-leads = { $name } впереди: очков { $number } против { $count }.
