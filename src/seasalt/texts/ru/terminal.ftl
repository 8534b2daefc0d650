# The terminal table: what one sees, what one may do, and help on every choice.

terminal-welcome = Добро пожаловать за стол. Отвечай номером или пиши само действие: «take A», «end». «?» объясняет каждый вариант, «q» закрывает игру.
terminal-goodbye = До встречи!
terminal-kept = Игра сохранена. Продолжить её: seasalt play --resume { $file }
terminal-how-to-keep = (В следующий раз --record ФАЙЛ сохранит игру, чтобы её можно было продолжить.)
terminal-your-turn = Твой ход
terminal-round = Раунд { $number } · { $turn }
terminal-deck = Колода
terminal-hand = Рука
terminal-laid = Разыграно
terminal-you = Ты
terminal-total = { $total } из { $target }
terminal-cards-in-hand = { $count ->
    [one] { $count } карта в руке
    [few] { $count } карты в руке
    [many] { $count } карт в руке
   *[other] { $count } карты в руке
  }
terminal-called = объявляет ПОСЛЕДНИЙ ШАНС
terminal-restricted = ужалила медуза
terminal-pile = { $pile } ({ $count })
terminal-pile-empty = пусто
terminal-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }
terminal-missing = { $missing ->
    [one] ещё { $missing } очко до объявления
    [few] ещё { $missing } очка до объявления
    [many] ещё { $missing } очков до объявления
   *[other] ещё { $missing } очка до объявления
  }
terminal-may-call = можно делать объявление
terminal-bonus = бонус за цвет { $bonus } ({ $color })
terminal-drawn = Взяты карты
terminal-searched = { $pile }, снизу вверх
terminal-looked-at = Ты смотришь
terminal-menu = { $count ->
    [1] Enter
   *[other] Номер
  }? (? помощь, p очки, t стол, q выход{ $memory ->
    [yes] , m память
   *[no] {""}
  }{ $hints ->
    [yes] , i подсказка
   *[no] {""}
  })
terminal-not-understood = Такого варианта нет: «{ $answer }». { $count ->
    [1] Нажми Enter
   *[other] Введи номер от 1 до { $count }
  } или ? для помощи.
terminal-ambiguous = «{ $answer }» подходит к нескольким вариантам: введи номер.
terminal-memory-title = Что можно было запомнить
terminal-memory-pile = { $pile }, снизу вверх
terminal-memory-hand = { $name }: точно в руке
terminal-memory-deck = Точно в колоде
terminal-memory-unknown = ?
terminal-hint-title = Как сыграл бы сильнейший бот
terminal-hint-chance = Победа
terminal-hint-between = Между
terminal-hint-points = Очки
terminal-hint-expected = { $points }
terminal-hint-about = Шанс выиграть игру; в каких пределах он лежит в 19 случаях из 20; сколько очков ожидается в этом раунде.

## Choices. $gain is what the card adds to your points now.

gain = { $gain ->
    [0] {""}
   *[other] +{ $gain }
  }
option-draw = взять две карты из колоды, одну добавить в руку
option-draw-last = взять последнюю карту колоды
option-draw-restricted = взять одну карту из колоды
option-take = взять { $card-acc } из { $pile-gen }
option-keep = добавить в руку { $card-acc }, положить { $other-acc } в { $pile-acc }
option-lay-crab = разыграть пару ({ $cards }): взять карту из стопки сброса
option-lay-boat = разыграть пару ({ $cards }): сделать ещё один ход
option-lay-fish = разыграть пару ({ $cards }): взять карту из колоды
option-lay-shark = разыграть пару ({ $cards }): украсть карту
option-lay-jellyfish = разыграть пару ({ $cards }): остальные смогут только взять одну карту из колоды
option-lay-lobster = разыграть пару ({ $cards }): посмотреть пять карт, одну добавить в руку
option-lay-starfish = разыграть тройку ({ $cards }): 3 очка, без эффекта
option-lay-none = разыграть пару ({ $cards }): сейчас без эффекта, брать нечего
option-look = просмотреть { $pile-acc } ({ $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
  })
option-pick = взять { $card-acc }
option-steal = украсть карту у игрока { $name } ({ $count ->
    [one] { $count } карта в руке
    [few] { $count } карты в руке
    [many] { $count } карт в руке
   *[other] { $count } карты в руке
  })
option-mermaids = выложить четырёх русалок и выиграть игру
option-call-mermaids = { $call ->
    [stop] объявить ОКОНЧАНИЕ раунда
   *[last_chance] объявить ПОСЛЕДНИЙ ШАНС
  }: твои четыре русалки выигрывают игру
option-stop = объявить ОКОНЧАНИЕ раунда: ты получаешь { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }
option-last = объявить ПОСЛЕДНИЙ ШАНС: { $points } + { $bonus }, если никто тебя не обгонит, иначе { $bonus }
option-last-void = объявить ПОСЛЕДНИЙ ШАНС: колода пуста, поэтому очков не получит никто
option-end = закончить ход

## Help

help-draw = Ты видишь две карты, одну добавляешь в руку, другую кладёшь лицом вверх в стопку сброса. Какую карту ты добавляешь в руку, никто не узнает.
help-take = Все видят, какую карту ты берёшь.
help-keep = Карту, которую ты добавляешь в руку, никто не видит. Другая лежит в стопке сброса, и следующий игрок может её взять.
help-lay = Пара лежит перед тобой, защищена от кражи и по-прежнему приносит очки. Сначала срабатывает её эффект, потом продолжается твой ход.
help-look = Ты видишь всю стопку по порядку и берёшь из неё одну карту. Остальные видят только, что одной карты не стало, и новую верхнюю карту.
help-pick = Карта уходит в руку; показывать её не нужно.
help-steal = Карту из этой руки выбирает случай. Какую именно, узнаёте только вы двое.
help-mermaids = Каким бы ни был счёт, игра твоя.
help-stop = Раунд сразу заканчивается. Все получают очки за свои карты, бонуса за цвет нет ни у кого.
help-last = Ты делаешь ставку: после ещё одного хода каждого из остальных ни у кого не будет больше очков, чем у тебя. Ты вскрываешь руку, и украсть из неё ничего нельзя. Если ставка сыграла, ты получаешь очки за карты и бонус за цвет, а остальные только свой бонус. Если ставка проиграна, ты получаешь только бонус, а остальные очки за карты.
help-end = Ход переходит к следующему игроку. Объявление можно сделать и в другой ход: при 7 очках оно не обязательно.
help-commands = Если вариант только один, Enter выбирает его. p показывает твои очки с объяснениями, t снова показывает стол, q закрывает игру.{ $memory ->
    [yes] {" "}m показывает, что можно было запомнить.
   *[no] {""}
  }{ $hints ->
    [yes] {" "}i показывает, как сыграл бы сильнейший бот и почему.
   *[no] {""}
  } Вместо номера можно написать само действие или его начало: «draw», «take B», «end».
