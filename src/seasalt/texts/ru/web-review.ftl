# Разбор партии в браузере; загружается вместе со страницей.

web-review = Разбор
web-review-begins = Открываем партию…
web-review-looking = Смотрим внимательнее…
web-review-going = Уже можно смотреть: находки появляются одна за другой.
web-review-progress = Готово шагов: { $done } из { $of }
web-review-done = { $count ->
    [one] Разобрано { $count } решение
    [few] Разобрано { $count } решения
   *[other] Разобрано { $count } решений
  }: каждое по тому, что можно было знать в тот момент.
web-review-played = { $fit ->
    [but] { $result }, но игра { $play }
   *[and] { $result }, игра { $play }
  }
web-review-play = { $play ->
    [beginner] на уровне новичка
    [casual] на уровне любителя
    [skilled] на уровне умельца
    [expert] на уровне знатока
    [master] на уровне мастера
    [champion] на уровне чемпиона
    [great] почти без ошибок
    [good] с редкими ошибками
   *[fair] с частыми ошибками
  }
web-review-ended = { $ending ->
    [won] { $who ->
        [you] Победа { $points }:{ $rival }
       *[other] { $name }: победа { $points }:{ $rival }
      }
    [lost] { $who ->
        [you] Поражение { $points }:{ $rival }
       *[other] { $name }: поражение { $points }:{ $rival }
      }
    [first] { $who ->
        [you] Победа, очков: { $points }
       *[other] { $name }: победа, очков: { $points }
      }
    [shared] { $who ->
        [you] Общая победа, очков: { $points }
       *[other] { $name }: общая победа, очков: { $points }
      }
    [mermaids] { $who ->
        [you] Победа с четырьмя русалками
       *[other] { $name }: победа с четырьмя русалками
      }
    [drowned] { $who ->
        [you] Поражение от четырёх русалок
       *[other] { $name }: поражение от четырёх русалок
      }
   *[placed] { $who ->
        [you] Место { $place }, очков: { $points }
       *[other] { $name }: место { $place }, очков: { $points }
      }
  }
web-review-mostly = { $what ->
    [few] { $count ->
        [one] Половину всего упущенного стоило { $count } решение.
        [few] Половину всего упущенного стоили { $count } решения.
        [many] Половину всего упущенного стоили { $count } решений.
       *[other] Половину всего упущенного стоили { $count } решения.
      }
    [one] Самое дорогое решение стоило { $loss } % шансов на победу.
    [many] Ни одно решение не выделяется: сложилось много мелких потерь.
   *[nothing] Почти ничего не упущено.
  }
web-review-fortune = { $luck ->
    [with] Карты помогали.
   *[against] Карты мешали.
  }
web-review-accuracy = Точность
web-review-accuracy-of = точность { $accuracy } из 100
web-review-accuracy-about = 100 — ничего не упущено. Выбери игрока, чтобы увидеть его решения.
web-review-like = уровень игры: { $level }
web-review-cost = { $who ->
    [you] Что обошлось тебе дороже всего
   *[other] Что обошлось дороже всего: { $name }
  }
web-review-cost-none = { $who ->
    [you] Ни одно решение не обошлось тебе дорого. Отлично!
   *[other] Дорогих ошибок нет: { $name }.
  }
web-review-cost-yet = Пока ничего.
web-review-well = { $who ->
    [you] Что удалось тебе лучше всего
   *[other] Лучшие решения: { $name }
  }
web-review-well-than = следующий вариант: { $option } ({ $chance } вместо { $best })
web-review-luck = Удача и невезение
web-review-luck-made = Было очков: { $before }, стало: { $after }
web-review-luck-about = Как это изменило шансы на победу при открытых картах.
web-review-dealt = Раунд начинается с карты: { $card }
web-review-ledger = Удача и решения
web-review-ledger-about = От шансов в начале до результата, при открытых картах. Счёт сходится точно.
web-review-start = В начале
web-review-by-luck = Удача
web-review-by-choices = Решения всех игроков
web-review-result = Итог
web-review-curve-spoken = Шансы на победу по ходам. Отмечено на линии: дорогие решения — { $cost }, лучшие решения — { $well }.
web-review-where = Раунд { $round }, ход { $turn }
web-review-deal = Раунд { $round }, раздача
web-review-seen = { $who ->
    [you] как это выглядело тогда
   *[other] как это тогда видел игрок { $name }
  }
web-review-is-best = { $who ->
    [you] Лучшее решение найдено.
   *[other] { $name }: лучшее решение найдено.
  }
web-review-is-good = Не хуже лучшего или почти так.
web-review-perhaps = Возможно, шансы ниже на { $loss } %, но не наверняка (от { $low } до { $high }).
web-review-lost = упущено { $loss } % шансов на победу (от { $low } до { $high })
web-review-to-win = шанс на победу:
web-review-chose = { $who ->
    [you] Твой выбор
   *[other] Выбор: { $name }
  }
web-review-better = Лучше
web-review-best = Лучше всего
web-review-better-was = лучше: { $option } ({ $chance } вместо { $chosen })
web-review-all = Пройти по шагам
web-review-all-about = { $count ->
    [one] { $count } решение
    [few] { $count } решения
   *[other] { $count } решений
  }
web-review-before = Предыдущее решение
web-review-next = Следующее решение
web-review-place = { $at } из { $of }
web-review-again = Сыграть отсюда
web-review-again-about = тренировка, скрытые карты раздаются заново
web-review-title = Разбор партии: { $names }
web-review-count-best = { $count ->
    [one] лучшее
    [few] лучших
    [many] лучших
   *[other] лучших
  }
web-review-count-good = { $count ->
    [one] хорошее
    [few] хороших
    [many] хороших
   *[other] хороших
  }
web-review-count-inaccuracy = { $count ->
    [one] неточность
    [few] неточности
    [many] неточностей
   *[other] неточности
  }
web-review-count-mistake = { $count ->
    [one] ошибка
    [few] ошибки
    [many] ошибок
   *[other] ошибки
  }
web-review-count-blunder = { $count ->
    [one] зевок
    [few] зевка
    [many] зевков
   *[other] зевка
  }
web-review-calls = Объявлять или нет
web-review-calls-about = Шанс на победу, если объявить ОКОНЧАНИЕ раунда, если объявить ПОСЛЕДНИЙ ШАНС и если играть дальше — каждый раз, когда объявление было возможно. Выбранное обведено, лучшее выделено жирным.
web-review-calls-stop = ОКОНЧАНИЕ
web-review-calls-last-chance = ПОСЛЕДНИЙ ШАНС
web-review-calls-play-on = Играть дальше
web-review-kinds = Где терялись шансы
web-review-kinds-sum = Вместе, за раунд
web-review-kinds-about = Сколько шансов на победу в среднем за раунд стоили решения каждого рода, судя по тому, что можно было знать.
web-review-kinds-count = { $count ->
    [one] за { $count } решение
    [few] за { $count } решения
    [many] за { $count } решений
   *[other] за { $count } решения
  }
web-review-method = Каждое решение сравнивается с лучшим вариантом в одних и тех же воображаемых раскладах; все они согласуются с тем, что знал игрок. Точность 100 — ничего не потеряно.
web-review-reviewer = Разбор сделал { $reviewer }.
