# The terminal table: what one sees, what one may do, and help on every choice.

terminal-welcome = Welcome to the table. Answer with a number, or type the act itself: “take A”, “end”. “?” explains every choice, “q” leaves.
terminal-goodbye = Goodbye.
terminal-kept = The game is kept. To go on: seasalt play --resume { $file }
terminal-how-to-keep = (Next time, --record FILE keeps a game so that you can go on with it.)
terminal-your-turn = Your turn
terminal-round = Round { $number } · { $turn }
terminal-deck = Deck
terminal-hand = Hand
terminal-laid = Laid
terminal-you = You
terminal-total = { $total } of { $target }
terminal-cards-in-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
  }
terminal-called = called LAST CHANCE
terminal-restricted = stung by a jellyfish
terminal-pile = { $pile } ({ $count })
terminal-pile-empty = empty
terminal-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
terminal-missing = { $missing ->
    [one] 1 more to call
   *[other] { $missing } more to call
  }
terminal-may-call = you may call
terminal-bonus = color bonus { $bonus } ({ $color })
terminal-drawn = You drew
terminal-searched = { $pile }, bottom to top
terminal-looked-at = You look at
terminal-menu = { $count ->
    [one] Enter
   *[other] Number
  }? (? help, p points, t table, q quit{ $memory ->
    [yes] , m memory
   *[no] {""}
  }{ $hints ->
    [yes] , i hint
   *[no] {""}
  })
terminal-not-understood = “{ $answer }” is none of the choices: { $count ->
    [one] press Enter
   *[other] type a number from 1 to { $count }
  }, or ? for help.
terminal-ambiguous = “{ $answer }” could mean several choices: please type the number.
terminal-memory-title = What you could remember
terminal-memory-pile = { $pile }, bottom to top
terminal-memory-hand = { $name } surely holds
terminal-memory-deck = Surely in the deck
terminal-memory-unknown = ?
terminal-hint-title = What the strongest bot would do
terminal-hint-chance = Wins
terminal-hint-between = Between
terminal-hint-points = Points
terminal-hint-expected = { $points }
terminal-hint-about = The chance to win the game; between what it lies, 19 times in 20; points expected in this round.

## Choices. $gain is what the card adds to your points now.

gain = { $gain ->
    [0] {""}
   *[other] +{ $gain }
  }
option-draw = draw two cards from the deck, keep one
option-draw-last = draw the last card of the deck
option-draw-restricted = draw one card
option-take = take the { $card } from { $pile }
option-keep = keep the { $card }, discard the { $other } on { $pile }
option-lay-crab = lay { $cards }: take a card out of a pile
option-lay-boat = lay { $cards }: take another turn
option-lay-fish = lay { $cards }: draw a card
option-lay-shark = lay { $cards }: steal a card
option-lay-jellyfish = lay { $cards }: the others may only draw one card
option-lay-lobster = lay { $cards }: look at five cards, keep one
option-lay-starfish = lay { $cards } as a trio: 3 points, no effect
option-lay-none = lay { $cards }: no effect now, there is nothing to act on
option-look = look through { $pile } ({ $count ->
    [one] 1 card
   *[other] { $count } cards
  })
option-pick = take the { $card }
option-steal = steal from { $name } ({ $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
  })
option-mermaids = lay the four mermaids and win the game
option-call-mermaids = call { $call ->
    [stop] STOP
   *[last_chance] LAST CHANCE
  }: your four mermaids win the game
option-stop = call STOP: you score { $points }
option-last = call LAST CHANCE: { $points } + { $bonus } if nobody gets ahead of you, else { $bonus }
option-last-void = call LAST CHANCE: the deck is empty, so nobody would score
option-end = end your turn

## Help

help-draw = You see two cards, keep one in your hand and discard the other face up. Nobody learns what you kept.
help-take = Everybody sees which card you take.
help-keep = The card you keep goes into your hand unseen. The other lies on the pile, where the next player may take it.
help-lay = The duo lies in front of you, safe from theft, and still counts. First its effect happens, then you go on with your turn.
help-look = You see the whole pile, in order, and take one card. The others only see that one is gone, and the new top.
help-pick = It goes into your hand; you need not show it.
help-steal = Chance picks one card of that hand. Only the two of you learn which.
help-mermaids = Whatever the totals: the game is yours.
help-stop = The round ends now. Everybody scores their cards, and nobody a color bonus.
help-last = You bet that nobody has more points than you after one more turn each. You show your hand; nobody can steal from it. If you win the bet, you score your cards and your color bonus and the others only their bonus. If you lose it, you score only your bonus and the others their cards.
help-end = The next player is up. You may call in a later turn: nobody has to call at 7 points.
help-commands = Enter does what is left where there is only one choice. p shows your points with reasons, t the table again, q leaves.{ $memory ->
    [yes] {" "}m shows what you could have remembered.
   *[no] {""}
  }{ $hints ->
    [yes] {" "}i shows what the strongest bot would do, and why.
   *[no] {""}
  } Instead of a number you may type the act itself, or its beginning: “draw”, “take B”, “end”.
