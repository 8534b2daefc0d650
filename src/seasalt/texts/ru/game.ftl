# The game in words: cards, what happened, why not, what it is worth.
# $who is "you" for the reader's own seat; $name is always the name.
#
# Names of players have no known gender and are never declined: no past tense with $name, and «у игрока { $name }».
# The reader is «ты», always in a form without gender.
# Forms: .acc is the accusative, .plural the nominative plural, .gen the genitive.
# Colors: .fem, .acc (of a living masculine), .accfem; .few and .many after a number, with a feminine and else.
# .gender tells how a color agrees with the kind. The category `other` is for fractions, which the game has not.

## Cards

kind-crab = { $count ->
    [one] краб
    [few] краба
    [many] крабов
   *[other] краба
  }
    .acc = краба
    .plural = крабы
    .gender = { $count ->
        [one] animate
       *[other] plural
      }
kind-boat = { $count ->
    [one] кораблик
    [few] кораблика
    [many] корабликов
   *[other] кораблика
  }
    .acc = кораблик
    .plural = кораблики
    .gender = { $count ->
        [one] inanimate
       *[other] plural
      }
kind-fish = { $count ->
    [one] рыба
    [few] рыбы
    [many] рыб
   *[other] рыбы
  }
    .acc = рыбу
    .plural = рыбы
    .gender = { $count ->
        [one] feminine
        [few] feminine-few
       *[other] plural
      }
kind-swimmer = { $count ->
    [one] пловец
    [few] пловца
    [many] пловцов
   *[other] пловца
  }
    .acc = пловца
    .plural = пловцы
    .gender = { $count ->
        [one] animate
       *[other] plural
      }
kind-shark = { $count ->
    [one] акула
    [few] акулы
    [many] акул
   *[other] акулы
  }
    .acc = акулу
    .plural = акулы
    .gender = { $count ->
        [one] feminine
        [few] feminine-few
       *[other] plural
      }
kind-mermaid = { $count ->
    [one] русалка
    [few] русалки
    [many] русалок
   *[other] русалки
  }
    .acc = русалку
    .plural = русалки
    .gender = { $count ->
        [one] feminine
        [few] feminine-few
       *[other] plural
      }
kind-shell = { $count ->
    [one] ракушка
    [few] ракушки
    [many] ракушек
   *[other] ракушки
  }
    .acc = ракушку
    .plural = ракушки
    .gender = { $count ->
        [one] feminine
        [few] feminine-few
       *[other] plural
      }
kind-octopus = { $count ->
    [one] осьминог
    [few] осьминога
    [many] осьминогов
   *[other] осьминога
  }
    .acc = осьминога
    .plural = осьминоги
    .gender = { $count ->
        [one] animate
       *[other] plural
      }
kind-penguin = { $count ->
    [one] пингвин
    [few] пингвина
    [many] пингвинов
   *[other] пингвина
  }
    .acc = пингвина
    .plural = пингвины
    .gender = { $count ->
        [one] animate
       *[other] plural
      }
kind-sailor = { $count ->
    [one] моряк
    [few] моряка
    [many] моряков
   *[other] моряка
  }
    .acc = моряка
    .plural = моряки
    .gender = { $count ->
        [one] animate
       *[other] plural
      }
kind-lighthouse = { $count ->
    [one] маяк
    [few] маяка
    [many] маяков
   *[other] маяка
  }
    .acc = маяк
    .plural = маяки
    .gender = { $count ->
        [one] inanimate
       *[other] plural
      }
kind-shoal = { $count ->
    [one] стая рыб
    [few] стаи рыб
    [many] стай рыб
   *[other] стаи рыб
  }
    .acc = стаю рыб
    .plural = стаи рыб
    .gender = { $count ->
        [one] feminine
        [few] feminine-few
       *[other] plural
      }
kind-colony = { $count ->
    [one] колония пингвинов
    [few] колонии пингвинов
    [many] колоний пингвинов
   *[other] колонии пингвинов
  }
    .acc = колонию пингвинов
    .plural = колонии пингвинов
    .gender = { $count ->
        [one] feminine
        [few] feminine-few
       *[other] plural
      }
kind-captain = { $count ->
    [one] капитан
    [few] капитана
    [many] капитанов
   *[other] капитана
  }
    .acc = капитана
    .plural = капитаны
    .gender = { $count ->
        [one] animate
       *[other] plural
      }
kind-jellyfish = { $count ->
    [one] медуза
    [few] медузы
    [many] медуз
   *[other] медузы
  }
    .acc = медузу
    .plural = медузы
    .gender = { $count ->
        [one] feminine
        [few] feminine-few
       *[other] plural
      }
kind-lobster = { $count ->
    [one] лобстер
    [few] лобстера
    [many] лобстеров
   *[other] лобстера
  }
    .acc = лобстера
    .plural = лобстеры
    .gender = { $count ->
        [one] animate
       *[other] plural
      }
kind-crabcast = { $count ->
    [one] колония крабов
    [few] колонии крабов
    [many] колоний крабов
   *[other] колонии крабов
  }
    .acc = колонию крабов
    .plural = колонии крабов
    .gender = { $count ->
        [one] feminine
        [few] feminine-few
       *[other] plural
      }
kind-starfish = { $count ->
    [one] морская звезда
    [few] морские звезды
    [many] морских звёзд
   *[other] морской звезды
  }
    .acc = морскую звезду
    .plural = морские звёзды
    .gender = { $count ->
        [one] feminine
        [few] feminine-few
       *[other] plural
      }
kind-seahorse = { $count ->
    [one] морской конёк
    [few] морских конька
    [many] морских коньков
   *[other] морского конька
  }
    .acc = морского конька
    .plural = морские коньки
    .gender = { $count ->
        [one] animate
       *[other] plural
      }

color-DB = тёмно-синий
    .fem = тёмно-синяя
    .acc = тёмно-синего
    .accfem = тёмно-синюю
    .few = тёмно-синие
    .many = тёмно-синих
color-LB = голубой
    .fem = голубая
    .acc = голубого
    .accfem = голубую
    .few = голубые
    .many = голубых
color-BK = чёрный
    .fem = чёрная
    .acc = чёрного
    .accfem = чёрную
    .few = чёрные
    .many = чёрных
color-YE = жёлтый
    .fem = жёлтая
    .acc = жёлтого
    .accfem = жёлтую
    .few = жёлтые
    .many = жёлтых
color-GR = зелёный
    .fem = зелёная
    .acc = зелёного
    .accfem = зелёную
    .few = зелёные
    .many = зелёных
color-WH = белый
    .fem = белая
    .acc = белого
    .accfem = белую
    .few = белые
    .many = белых
color-PU = фиолетовый
    .fem = фиолетовая
    .acc = фиолетового
    .accfem = фиолетовую
    .few = фиолетовые
    .many = фиолетовых
color-GY = серый
    .fem = серая
    .acc = серого
    .accfem = серую
    .few = серые
    .many = серых
color-LO = светло-оранжевый
    .fem = светло-оранжевая
    .acc = светло-оранжевого
    .accfem = светло-оранжевую
    .few = светло-оранжевые
    .many = светло-оранжевых
color-PK = розовый
    .fem = розовая
    .acc = розового
    .accfem = розовую
    .few = розовые
    .many = розовых
color-OR = оранжевый
    .fem = оранжевая
    .acc = оранжевого
    .accfem = оранжевую
    .few = оранжевые
    .many = оранжевых

# The color agrees with the kind: тёмно-синий краб, тёмно-синяя акула, 2 тёмно-синие акулы, 2 тёмно-синих краба.
card = { $kind-gender ->
    [feminine] { $color-fem }
    [feminine-few] { $color-few }
    [plural] { $color-many }
   *[inanimate] { $color }
  } { $kind }
    .acc = { $kind-gender ->
        [animate] { $color-acc }
        [feminine] { $color-accfem }
       *[inanimate] { $color }
      } { $kind-acc }
cards-none = карт нет
list-and = { $first } и { $last }
percent = { $number } %
pile-A = стопка A
    .acc = стопку A
    .gen = стопки A
pile-B = стопка B
    .acc = стопку B
    .gen = стопки B

## What happened

event-round-started = Раунд { $number }: { $who ->
    [you] начинаешь ты.
   *[other] начинает { $name }.
  }
event-pile-started = Начало { $pile-gen }: { $card }.
event-turn-restricted = Медуза жалит: { $who ->
    [you] в этот ход ты можешь только взять одну карту из колоды.
   *[other] в этот ход { $name } может только взять одну карту из колоды.
  }
event-turn-extra = { $who ->
    [you] Кораблики дают тебе ещё один ход.
   *[other] Кораблики дают ещё один ход: снова ходит { $name }.
  }
event-card-lifted-seen = { $who ->
    [you] Ты смотришь карту: { $card }.
   *[other] { $name } смотрит карту: { $card }.
  }
event-card-drawn = { $who ->
    [you] Ты берёшь карту из колоды.
   *[other] { $name } берёт карту из колоды.
  }
event-card-drawn-seen = { $who ->
    [you] Ты берёшь из колоды { $card-acc }.
   *[other] { $name } берёт из колоды { $card-acc }.
  }
event-card-kept = { $who ->
    [you] Ты берёшь две карты и кладёшь
   *[other] { $name } берёт две карты и кладёт
  } { $discarded-acc } в { $pile-acc }.
event-card-kept-seen = { $who ->
    [you] Ты добавляешь в руку { $card-acc } и кладёшь
   *[other] { $name } добавляет в руку { $card-acc } и кладёт
  } { $discarded-acc } в { $pile-acc }.
event-card-taken = { $who ->
    [you] Ты берёшь
   *[other] { $name } берёт
  } { $card-acc } из { $pile-gen }.
event-cards-laid = { $who ->
    [you] Ты разыгрываешь карты: { $cards }.
   *[other] { $name } разыгрывает карты: { $cards }.
  }
event-effect-lapsed = Эффект не срабатывает: применить его не к чему.
event-pile-searched = { $who ->
    [you] Ты просматриваешь { $pile-acc }.
   *[other] { $name } просматривает { $pile-acc }.
  }
event-card-picked = { $who ->
    [you] Ты выбираешь карту из { $pile-gen }.
   *[other] { $name } выбирает карту из { $pile-gen }.
  }
event-card-picked-seen = { $who ->
    [you] Ты выбираешь
   *[other] { $name } выбирает
  } { $card-acc } из { $pile-gen }.
event-card-chosen = { $who ->
    [you] Ты добавляешь в руку одну карту
   *[other] { $name } добавляет в руку одну карту
  }, { $count ->
    [0] и колода пуста
    [one] { $count } карта возвращается в колоду, и колода перемешивается
    [few] { $count } карты возвращаются в колоду, и колода перемешивается
    [many] { $count } карт возвращаются в колоду, и колода перемешивается
   *[other] { $count } карты возвращаются в колоду, и колода перемешивается
  }.
event-card-chosen-seen = { $who ->
    [you] Ты добавляешь в руку
   *[other] { $name } добавляет в руку
  } { $card-acc }; в колоду { $count ->
    [one] возвращается
   *[other] возвращаются
  } { $returned }, и колода перемешивается.
event-card-chosen-last = { $who ->
    [you] Ты добавляешь в руку
   *[other] { $name } добавляет в руку
  } { $card-acc }, последнюю карту колоды.
event-card-stolen = { $who ->
    [you] Ты крадёшь
   *[other] { $name } крадёт
  } карту у игрока { $victim }.
event-card-stolen-seen = { $who ->
    [you] Ты крадёшь
   *[other] { $name } крадёт
  } { $card-acc } { $victim ->
    [you] у тебя
   *[other] у игрока { $victim }
  }.
event-others-restricted = { $who ->
    [you] В свой следующий ход остальные могут только взять одну карту из колоды.
   *[other] В свой следующий ход оппоненты игрока { $name } могут только взять одну карту из колоды.
  }
event-mermaids-laid = { $who ->
    [you] Четыре русалки: ты сразу выигрываешь игру!
   *[other] Четыре русалки: { $name } сразу выигрывает игру!
  }
event-called-stop = { $who ->
    [you] Ты объявляешь
   *[other] { $name } объявляет
  } ОКОНЧАНИЕ раунда: все получают очки за свои карты.
event-called-last-chance = { $who ->
    [you] Ты объявляешь
   *[other] { $name } объявляет
  } ПОСЛЕДНИЙ ШАНС: остальные делают ещё по одному ходу.
event-hand-revealed = { $who ->
    [you] Ты вскрываешь руку:
   *[other] { $name } вскрывает руку:
  } { $cards }.
event-turn-ended = { $who ->
    [you] Ты заканчиваешь ход.
   *[other] { $name } заканчивает ход.
  }
event-round-ended-stop = Все получают очки за свои карты.
event-round-ended-bet-won = { $who ->
    [you] Твоя ставка сыграла: ты получаешь очки за карты и бонус за цвет,
   *[other] Ставка сыграла: { $name } получает очки за карты и бонус за цвет,
  } остальные получают только бонус за цвет.
event-round-ended-bet-lost = { $who ->
    [you] Твоя ставка проиграна: ты получаешь только бонус за цвет,
   *[other] Ставка проиграна: { $name } получает только бонус за цвет,
  } остальные получают очки за карты, без бонуса.
event-round-ended-void = Колода закончилась: раунд завершается без подсчёта очков.
event-game-ended = { $count ->
    [1] Игру выигрывает { $names }.
   *[other] Победу делят { $names }.
  }
event-game-ended-you = Победа за тобой!
event-game-ended-you-share = Победа общая, и твоя тоже: { $names }.

## Points

rule-duo = Пары
rule-starfish = Морские звёзды
rule-collector = Наборы
rule-multiplier = Множители
rule-mermaid = Русалки
rule-color-bonus = Бонус за цвет

line-duo = { $laid ->
    [yes] разыгранная пара
   *[no] пара в руке
  }
line-starfish = с морской звездой пара становится тройкой
line-collector = { $count } { $kind }
line-collector-seahorse = { $count } { $kind }, считая морского конька
line-multiplier = { $kind }: { $count } { $target }, по { $each ->
    [one] { $each } очку
    [few] { $each } очка
    [many] { $each } очков
   *[other] { $each } очка
  } за карту
line-mermaid = русалка считает цвет: { $color }
line-color-bonus = больше всего карт одного цвета: { $color }

## Refusals

illegal-game-over = Игра окончена.
illegal-not-chance = Сейчас решает игрок, а не случай.
illegal-chance-acts = Сначала сдаётся карта.
illegal-wrong-phase = На этом шаге хода так сделать нельзя.
illegal-restricted = Из-за медузы в этот ход можно только взять одну карту из колоды.
illegal-deck-empty = Колода пуста.
illegal-pile-empty = Эта стопка сброса пуста.
illegal-empty-pile-first = Одна из стопок сброса пуста: карту нужно положить туда.
illegal-card-not-drawn = Этой карты нет среди взятых.
illegal-card-not-in-hand = Этой карты нет в руке.
illegal-card-not-in-pile = Этой карты нет в стопке сброса.
illegal-card-not-in-deck = Этой карты нет в колоде.
illegal-card-not-looked-at = Этой карты нет среди просмотренных.
illegal-not-a-duo = Эти карты не составляют пару.
illegal-not-a-trio = Пара становится тройкой только с морской звездой.
illegal-cards-out-of-order = Карты называют в алфавитном порядке кодов, морскую звезду последней.
illegal-not-four-mermaids = Нужны все четыре русалки в руке.
illegal-no-such-seat = На этом месте никого нет.
illegal-victim-is-self = Красть у себя нельзя.
illegal-victim-has-no-cards = У этого игрока нет карт в руке.
illegal-victim-is-protected = Рука этого игрока вскрыта и защищена от кражи.
illegal-not-enough-points = Для объявления нужно 7 очков.
illegal-already-called = ПОСЛЕДНИЙ ШАНС уже объявлен.

## Why a table says no

refusal-no-such-table = Такого стола нет.
refusal-stale = За столом уже всё изменилось: посмотри ещё раз и реши заново.
refusal-unknown-bot = Бота с таким именем нет.
refusal-not-seated = Это могут делать только те, кто сидит за столом.
refusal-not-your-seat = Это место принадлежит кому-то другому.
refusal-seat-taken = Это место занято.
refusal-seat-empty = На этом месте никого нет.
refusal-already-seated = Ты уже сидишь за этим столом.
refusal-bad-name = В имени может быть от 1 до 40 видимых знаков в одной строке.
refusal-bad-face = Такого лица нет среди тех, из которых можно выбрать.
refusal-too-many-changes = За этим столом слишком много ходили туда-сюда. Начинайте, посадите ботов или откройте другой стол.
refusal-not-host = Настройки стола меняет только тот, кто приглашает.
refusal-fixed-options = Настройки этого стола изменить нельзя.
refusal-seats-needed = Сначала нужно освободить места, которые исчезнут.
refusal-not-gathering = Это можно делать, только пока игра не идёт.
refusal-not-playing = Игра сейчас не идёт.
refusal-not-over = Игра ещё не окончена.
refusal-closed = Владелец сервера закрыл этот стол.
refusal-too-many-games = За этим столом сыграно уже много игр. Чтобы продолжить, открой новый.
refusal-bad-nonce = Одноразовое число занимает от 1 до 64 байт и записывается парами знаков 0–9 и a–f.
refusal-already-ready = Твоя готовность уже отмечена.
refusal-not-your-turn = Сейчас не твой ход.
refusal-bad-action = В этой игре нет такого действия.
refusal-bot-plays = На этом месте играет бот.
refusal-not-taken-over = На этом месте бот не играет.
refusal-nobody-waits = Этого игрока никто не ждёт.
refusal-too-early = Для этого ещё рано.
refusal-time-is-up = Время на это решение вышло; вернуться можно после него.
refusal-return-later = Ты слишком часто возвращаешься на место; снова можно будет в следующем раунде.
refusal-too-long = Эта игра длится слишком долго. Уступи место боту, и она закончится.
refusal-no-summary = Сейчас нет итогов, которые можно прочитать.
refusal-no-hints = За этим столом подсказок нет.
refusal-unknown-phrase = Такой фразы нет среди тех, что можно сказать.
refusal-too-often = Не так часто: подожди немного.
