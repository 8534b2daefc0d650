# Задачи, в терминале и в браузере: решения, в которых один вариант явно лучше других.

puzzle-title = Задачи
puzzle-of-the-day = Задача дня
puzzle-number = Задача { $number }
puzzle-ask = Какой вариант чаще всего выигрывает игру?
puzzle-theme-take = Взять из сброса или из колоды?
puzzle-theme-keep = Какую карту оставить?
puzzle-theme-discard = Куда сбросить?
puzzle-theme-pick = Что выбрать?
puzzle-theme-rob = У кого украсть?
puzzle-theme-lay = Разыграть или подождать?
puzzle-theme-call = Закончить, рискнуть или играть дальше?
puzzle-level-casual = легко
puzzle-level-skilled = средне
puzzle-level-expert = трудно
puzzle-level-master = очень трудно
puzzle-players = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
    [many] { $players } игроков
   *[other] { $players } игрока
  }
error-puzzle-number = Задачи { $about } нет: у них номера от 1 до { $most }.

## Ответ

puzzle-right = Верно!
puzzle-wrong = Есть вариант получше.
puzzle-ahead = Твой выбор выигрывает отсюда { $chance } игр. Следующий по силе вариант выигрывает { $second }.
puzzle-behind = Твой выбор выигрывает отсюда { $chance } игр, лучший — { $best }.
puzzle-points = В этом раунде лучший вариант приносит в среднем { $best ->
    [one] { $best } очко
    [few] { $best } очка
    [many] { $best } очков
   *[other] { $best } очка
  }, { $who ->
    [next] следующий по силе
   *[you] твой выбор
  } { $points }.
puzzle-points-fewer = В этом раунде лучший вариант приносит в среднем даже меньше очков: { $best } вместо { $points }. Но важна вся игра.
puzzle-options = Чего стоит каждый вариант
puzzle-options-about = Шанс выиграть игру и очки, которых можно ждать в этом раунде. Все варианты разыграны на одних и тех же раскладах (их { $worlds }), и каждый расклад согласуется с тем, что ты знаешь.
puzzle-best = лучший
puzzle-yours = твой выбор

## В браузере

puzzle-about = Настоящая позиция и всё, что ты можешь в ней знать. Один вариант выигрывает явно чаще других.
puzzle-more = Ещё задачи
puzzle-every-theme = Все темы
puzzle-every-level = Любая сложность
puzzle-theme = Тема
puzzle-level = Сложность
puzzle-none = Такой задачи нет. Выбери другую тему или сложность.
puzzle-next = Следующая задача
puzzle-show = Показать ответ
puzzle-to-today = К задаче дня
puzzle-today-about = Найди лучший ход
puzzle-today-done = Сегодня решена
puzzle-today-missed = Сегодня ответ дан
puzzle-streak = { $days ->
    [one] { $days } день подряд
    [few] { $days } дня подряд
    [many] { $days } дней подряд
   *[other] { $days } дня подряд
  }
puzzle-solved = Решено { $solved } из { $tried }
puzzle-loading = Раскладываю карты…
puzzle-lost = Задачи с таким номером нет
puzzle-calendar = Задачи последних дней
puzzle-mark-solved = решена
puzzle-mark-tried = есть ответ
puzzle-mark-open = ещё без ответа
puzzle-rating = твой рейтинг { $rating } ± { $margin }
puzzle-rating-now = Твой рейтинг: { $rating } ({ $change })
puzzle-found-by = Находят:
puzzle-try = Выбери вариант, чтобы сыграть отсюда дальше: за остальных играют боты, а закрытые карты раздаются заново.
puzzle-trying = { $option } — что потом?
puzzle-trying-about = Играй до конца раунда. Закрытые карты раздаются заново.
