### Расклад дня, в браузере.

daily-today = Сегодня
daily-title = Расклад дня
daily-long = Долгая партия
daily-new = одни карты на всех
daily-playing = твоя попытка ждёт
daily-result = { $outcome ->
    [won] победа
    [lost] поражение
   *[shared] поровну
  }, { $difference }
daily-about = Сегодня у всех одни и те же карты и один соперник: { $name } ({ $level }). На те же ходы он всегда отвечает одинаково.
daily-once = Засчитывается первая игра. Подсказок нет, и спешить некуда.
daily-then = Потом увидишь, как эти карты разыграл мастер и как справились здесь все остальные.
daily-play = Играть
daily-play-about = засчитывается одна попытка
daily-again = Ещё раз
daily-again-about = те же карты, просто так
daily-gone = Твоя игра того дня не доиграна.
daily-next = Следующий расклад будет в { $time }.
daily-rated = Расклад дня: эта игра засчитывается.
daily-fun = Расклад дня, просто так: засчитывается только первая игра за день.
daily-thinking = Мастер разыгрывает эти карты…
daily-ask = Спросить мастера
daily-first = Здесь его ещё никто не закончил раньше тебя.
daily-beaten = Других игроков: { $count }. Твой результат лучше, чем у { $beaten } из них.
daily-everybody = На сколько очков каждый обошёл соперника: { $name }
daily-bar = { $count ->
    [one] { $range }: { $count } игрок
    [few] { $range }: { $count } игрока
    [many] { $range }: { $count } игроков
   *[other] { $range }: { $count } игрока
  }
daily-range = от { $low } до { $high }
daily-or-more = { $low } или больше
daily-or-less = { $high } или меньше
daily-rounds = Раунды: побед { $won }, поражений { $lost }, поровну { $even }
daily-share = Поделиться
daily-share-result = { $outcome ->
    [won] Победа { $score }
    [lost] Поражение { $score }
   *[shared] Поровну { $score }
  }
