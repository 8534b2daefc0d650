### Страница расклада дня, в браузере: загружается вместе с ней.

daily-about = { $deal ->
    [long] Целая партия со своими картами против одного соперника: { $name } ({ $level }). На те же ходы он всегда отвечает одинаково.
   *[round] Один раунд, минуты три: у всех одни и те же карты и одни соперники — { $name } ({ $level }). На те же ходы они всегда отвечают одинаково.
  }
daily-once = Засчитывается первая попытка. Подсказок нет, и спешить некуда.
daily-past = Этот день прошёл: первый результат сохранится, но не войдёт ни в сравнение, ни в серию.
daily-then = Потом увидишь, насколько точны твои решения, как эти карты разыграл мастер и как справились все остальные.
daily-play = Играть
daily-play-about = { $when ->
    [past] без зачёта
   *[today] засчитывается одна попытка
  }
daily-gone = Твоя игра того дня не доиграна.
daily-next = Следующий расклад будет в { $time }.
daily-ahead = Отрыв
daily-accuracy = Точность
daily-reviewing = твои решения разбираются…
daily-luck = Одни и те же карты — не одна и та же удача: через несколько ходов партии расходятся. Точность — это число без удачи.
daily-thinking = Мастер разыгрывает эти карты…
daily-ask = Спросить мастера
daily-first = Здесь его ещё никто не закончил раньше тебя.
daily-beaten = Других игроков: { $count }. Твой результат лучше, чем у { $beaten } из них.
daily-outplayed = Разобрано чужих игр: { $count }. Твоя точность выше, чем в { $beaten } из них.
daily-everybody = На сколько очков каждый обошёл соперников: { $name }
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
daily-friends-none = Ещё никто из тех, с кем у тебя есть доигранная партия за столом по ссылке, не сыграл этот расклад.
daily-friends-server = Друзей сравнивает сервер, когда он доступен.
daily-friends-all = ещё { $count }
daily-parted = Где мы разошлись
daily-parted-looking = Разбираем оба решения…
daily-parted-same = Твоя игра и игра { $name } совпали ход в ход.
daily-parted-bots = Игры разошлись без вас: первым иначе решил соперник из другой версии.
daily-parted-here = До этого места ходы совпадали: твои и игрока { $name }. Дальше пути разошлись.
daily-parted-better = { $who ->
    [you] Твой выбор давал больше шансов.
    [other] Больше шансов давал выбор игрока { $name }.
   *[nobody] Оба выбора давали примерно равные шансы.
  }
daily-parted-best = Лучше всего
daily-calendar = Календарь
daily-before = Предыдущий месяц
daily-after = Следующий месяц
daily-day = { $date }: { $stage ->
    [won] победа, { $difference }
    [lost] поражение, { $difference }
    [shared] поровну
    [begun] начато
   *[new] не сыграно
  }
daily-streak = { $days ->
    [one] Серия: { $days } день
    [few] Серия: { $days } дня
    [many] Серия: { $days } дней
   *[other] Серия: { $days } дня
  }
daily-played = { $days ->
    [one] сыгран { $days } день
    [few] сыграно { $days } дня
    [many] сыграно { $days } дней
   *[other] сыграно { $days } дня
  }
daily-streak-about = Один пропущенный день не страшен, после двух подряд серия начинается заново.
daily-archive = Сыграть можно любой день; прошедшие — без зачёта.
daily-long-about = целая партия этого дня
daily-round-about = один раунд, три минуты
daily-share = Поделиться
daily-share-result = { $outcome ->
    [won] Победа { $score }
    [lost] Поражение { $score }
   *[shared] Поровну { $score }
  }
daily-share-accuracy = Точность { $accuracy }
web-failed-no-such-day = Для этого дня расклада нет.
web-failed-no-such-set = Таких раскладов нет или уже нет: попроси новую ссылку.
web-failed-no-such-friend = Вы не доиграли вместе ни одной партии за столом по ссылке или не оба сыграли этот расклад.
