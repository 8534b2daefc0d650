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
web-review-grade = { $grade ->
    [great] { $who ->
        [you] Мастерская игра!
       *[other] { $name }: мастерская игра
      }
    [good] { $who ->
        [you] Хорошая игра!
       *[other] { $name }: хорошая игра
      }
   *[fair] { $who ->
        [you] Партия, на которой учатся
       *[other] { $name }: есть чему поучиться
      }
  }
web-review-accuracy = Точность
web-review-accuracy-of = точность { $accuracy } из 100
web-review-accuracy-about = 100 — ничего не упущено. Коснись игрока, чтобы увидеть его решения.
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
web-review-well-than = { $chance } по сравнению со следующим вариантом
web-review-luck = Удача и невезение
web-review-luck-one = Воля случая
web-review-luck-about = Как это изменило шансы на победу при открытых картах.
web-review-came = { $who ->
    [you] Ты берёшь из колоды { $card-acc }
   *[other] { $name } берёт из колоды { $card-acc }
  }
web-review-stolen = { $who ->
    [you] Ты крадёшь { $card-acc }
   *[other] { $name } крадёт { $card-acc }
  }
web-review-dealt = Раунд начинается с карты: { $card }
web-review-ledger = Удача и решения
web-review-ledger-about = От шансов в начале до результата, при открытых картах. Счёт сходится точно.
web-review-start = В начале
web-review-by-luck = Удача
web-review-by-own = { $who ->
    [you] Твои решения
   *[other] Собственные решения
  }
web-review-by-others = Решения других
web-review-result = Итог
web-review-curve-spoken = Шансы на победу по ходам. Отмечено на линии: дорогие решения — { $cost }, лучшие решения — { $well }.
web-review-where = Раунд { $round }, ход { $turn }
web-review-deal = Раунд { $round }, раздача
web-review-seen = { $who ->
    [you] как ты видишь это в тот момент
   *[other] глазами игрока { $name } в тот момент
  }
web-review-verdict = { $verdict ->
    [best] лучшее
    [good] хорошо
    [inaccuracy] неточность
    [mistake] ошибка
   *[blunder] грубая ошибка
  }
web-review-is-best = { $who ->
    [you] Ты находишь лучшее решение.
   *[other] { $name } находит лучшее решение.
  }
web-review-is-good = Не хуже лучшего или почти так.
web-review-lost = упущено { $loss } победы
web-review-chose = { $who ->
    [you] Твой выбор
   *[other] Выбор: { $name }
  }
web-review-better = Лучше
web-review-best = Лучше всего
web-review-better-was = лучше: { $option } ({ $chance })
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
web-review-again-about = скрытые карты раздаются заново
