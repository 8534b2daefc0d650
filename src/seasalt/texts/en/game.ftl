# The game in words: cards, what happened, why not, what it is worth.
# $who is "you" for the reader's own seat; $name is always the name.

## Cards

kind-crab = { $count ->
    [one] crab
   *[other] crabs
  }
kind-boat = { $count ->
    [one] boat
   *[other] boats
  }
kind-fish = { $count ->
    [one] fish
   *[other] fish
  }
kind-swimmer = { $count ->
    [one] swimmer
   *[other] swimmers
  }
kind-shark = { $count ->
    [one] shark
   *[other] sharks
  }
kind-mermaid = { $count ->
    [one] mermaid
   *[other] mermaids
  }
kind-shell = { $count ->
    [one] shell
   *[other] shells
  }
kind-octopus = { $count ->
    [one] octopus
   *[other] octopuses
  }
kind-penguin = { $count ->
    [one] penguin
   *[other] penguins
  }
kind-sailor = { $count ->
    [one] sailor
   *[other] sailors
  }
kind-lighthouse = { $count ->
    [one] lighthouse
   *[other] lighthouses
  }
kind-shoal = { $count ->
    [one] shoal of fish
   *[other] shoals of fish
  }
kind-colony = { $count ->
    [one] penguin colony
   *[other] penguin colonies
  }
kind-captain = { $count ->
    [one] captain
   *[other] captains
  }
kind-jellyfish = { $count ->
    [one] jellyfish
   *[other] jellyfish
  }
kind-lobster = { $count ->
    [one] lobster
   *[other] lobsters
  }
kind-crabcast = { $count ->
    [one] cast of crabs
   *[other] casts of crabs
  }
kind-starfish = { $count ->
    [one] starfish
   *[other] starfish
  }
kind-seahorse = { $count ->
    [one] seahorse
   *[other] seahorses
  }

color-DB = dark blue
color-LB = light blue
color-BK = black
color-YE = yellow
color-GR = green
color-WH = white
color-PU = purple
color-GY = grey
color-LO = light orange
color-PK = pink
color-OR = orange

card = { $color } { $kind }
cards-none = no cards
list-and = { $first } and { $last }
percent = { $number }%
pile-A = pile A
pile-B = pile B

## What happened

event-round-started = Round { $number }: { $who ->
    [you] you start.
   *[other] { $name } starts.
  }
event-pile-started = The { $card } opens { $pile }.
event-turn-restricted = A jellyfish stings: { $who ->
    [you] you may only draw one card.
   *[other] { $name } may only draw one card.
  }
event-turn-extra = { $who ->
    [you] The boats give you another turn.
   *[other] The boats give { $name } another turn.
  }
event-card-lifted-seen = { $who ->
    [you] You look at the { $card }.
   *[other] { $name } looks at the { $card }.
  }
event-card-drawn = { $who ->
    [you] You draw a card.
   *[other] { $name } draws a card.
  }
event-card-drawn-seen = { $who ->
    [you] You draw the { $card }.
   *[other] { $name } draws the { $card }.
  }
event-card-kept = { $who ->
    [you] You draw two cards and discard
   *[other] { $name } draws two cards and discards
  } the { $discarded } on { $pile }.
event-card-kept-seen = { $who ->
    [you] You keep the { $card } and discard
   *[other] { $name } keeps the { $card } and discards
  } the { $discarded } on { $pile }.
event-card-taken = { $who ->
    [you] You take
   *[other] { $name } takes
  } the { $card } from { $pile }.
event-cards-laid = { $who ->
    [you] You lay { $cards }.
   *[other] { $name } lays { $cards }.
  }
event-effect-lapsed = Their effect comes to nothing.
event-pile-searched = { $who ->
    [you] You look through { $pile }.
   *[other] { $name } looks through { $pile }.
  }
event-card-picked = { $who ->
    [you] You take a card out of { $pile }.
   *[other] { $name } takes a card out of { $pile }.
  }
event-card-picked-seen = { $who ->
    [you] You take
   *[other] { $name } takes
  } the { $card } out of { $pile }.
event-card-chosen = { $who ->
    [you] You keep one card
   *[other] { $name } keeps one card
  } and { $count ->
    [0] the deck is empty
    [one] 1 goes back into the deck, which is shuffled
   *[other] { $count } go back into the deck, which is shuffled
  }.
event-card-chosen-seen = { $who ->
    [you] You keep
   *[other] { $name } keeps
  } the { $card }; { $returned } { $count ->
    [one] goes
   *[other] go
  } back into the deck, which is shuffled.
event-card-chosen-last = { $who ->
    [you] You keep
   *[other] { $name } keeps
  } the { $card }, the last card of the deck.
event-card-stolen = { $who ->
    [you] You steal
   *[other] { $name } steals
  } a card from { $victim }.
event-card-stolen-seen = { $who ->
    [you] You steal
   *[other] { $name } steals
  } the { $card } from { $victim ->
    [you] you
   *[other] { $victim }
  }.
event-others-restricted = { $who ->
    [you] In their next turn the others may only draw one card.
   *[other] In their next turn the opponents of { $name } may only draw one card.
  }
event-mermaids-laid = { $who ->
    [you] Four mermaids: you win the game at once!
   *[other] Four mermaids: { $name } wins the game at once!
  }
event-called-stop = { $who ->
    [you] You call
   *[other] { $name } calls
  } STOP: the round ends, everybody scores their cards.
event-called-last-chance = { $who ->
    [you] You call
   *[other] { $name } calls
  } LAST CHANCE: everybody else has one more turn.
event-hand-revealed = { $who ->
    [you] You show your hand:
   *[other] { $name } shows the hand:
  } { $cards }.
event-turn-ended = { $who ->
    [you] You end your turn.
   *[other] { $name } ends the turn.
  }
event-round-ended-stop = Everybody scores their cards.
event-round-ended-bet-won = { $who ->
    [you] You win your bet: your cards and your color bonus for you,
   *[other] { $name } wins the bet: cards and color bonus for { $name },
  } only the color bonus for the others.
event-round-ended-bet-lost = { $who ->
    [you] You lose your bet: only the color bonus for you,
   *[other] { $name } loses the bet: only the color bonus for { $name },
  } the cards, without bonus, for the others.
event-round-ended-void = The deck has run out: nobody scores.
event-game-ended = { $count ->
    [one] { $names } wins the game.
   *[other] { $names } share the victory.
  }
event-game-ended-you = You win the game!
event-game-ended-you-share = You share the victory: { $names }.

## Points

rule-duo = Duos
rule-starfish = Starfish
rule-collector = Collections
rule-multiplier = Multipliers
rule-mermaid = Mermaids
rule-color-bonus = Color bonus

line-duo = { $laid ->
    [yes] a duo on the table
   *[no] a duo in hand
  }
line-starfish = a starfish makes it a trio
line-collector = { $count } { $kind }
line-collector-seahorse = { $count } { $kind }, the seahorse being one of them
line-multiplier = { $kind }: { $each } for each of { $count } { $target }
line-mermaid = a mermaid takes { $color }
line-color-bonus = most cards of one color: { $color }

## Refusals

illegal-game-over = The game is over.
illegal-not-chance = A player decides now, not chance.
illegal-chance-acts = A card is being dealt first.
illegal-wrong-phase = That cannot be done at this point of the turn.
illegal-restricted = Because of a jellyfish, this turn allows only drawing one card.
illegal-deck-empty = The deck is empty.
illegal-pile-empty = That pile is empty.
illegal-empty-pile-first = One pile is empty: the discard must go there.
illegal-card-not-drawn = That card was not drawn.
illegal-card-not-in-hand = That card is not in the hand.
illegal-card-not-in-pile = That card is not in the pile.
illegal-card-not-in-deck = That card is not in the deck.
illegal-card-not-looked-at = That card is not among those looked at.
illegal-not-a-duo = Those cards do not make a duo.
illegal-not-a-trio = Only a starfish makes a duo a trio.
illegal-cards-out-of-order = The cards are named in alphabetical order, the starfish last.
illegal-not-four-mermaids = It takes all four mermaids in hand.
illegal-no-such-seat = Nobody sits there.
illegal-victim-is-self = Nobody steals from themselves.
illegal-victim-has-no-cards = That player has no cards in hand.
illegal-victim-is-protected = That hand is on the table and safe from theft.
illegal-not-enough-points = It takes 7 points to call.
illegal-already-called = LAST CHANCE has been called already.

## Why a table says no

refusal-no-such-table = There is no such table.
refusal-stale = The table has moved on; look again and decide anew.
refusal-unknown-bot = There is no bot of that name.
refusal-not-seated = Only those who sit at the table can do that.
refusal-not-your-seat = That seat belongs to somebody else.
refusal-seat-taken = That seat is taken.
refusal-seat-empty = Nobody sits there.
refusal-already-seated = You sit at this table already.
refusal-bad-name = A name takes 1 to 40 characters that can be seen, in one line.
refusal-bad-face = That face is not one to choose from.
refusal-too-many-changes = There has been too much coming and going at this table. Get ready, fill it with bots, or open another one.
refusal-not-host = Only the person who invites can change the options.
refusal-fixed-options = The options of this table cannot be changed.
refusal-seats-needed = The seats that would go have to be empty first.
refusal-not-gathering = That can only be done while no game is running.
refusal-not-playing = No game is running.
refusal-not-over = The game is not over yet.
refusal-closed = This table was closed by the operator of the server.
refusal-too-many-games = This table has seen many games. Open a new one to play on.
refusal-bad-nonce = A nonce is 1 to 64 bytes, written in pairs of the digits 0-9 and a-f.
refusal-already-ready = You are ready already.
refusal-not-your-turn = It is not your turn.
refusal-bad-action = That is not an action of this game.
refusal-bot-plays = A bot plays on that seat.
refusal-not-taken-over = No bot plays on that seat.
refusal-nobody-waits = Nobody is waiting for that player.
refusal-too-early = It is too early for that.
refusal-time-is-up = Your time for this decision is up; you can come back after it.
refusal-return-later = You have come back often in this round; you can do so again in the next one.
refusal-too-long = This game has gone on for too long. Leave your seat to a bot, and it comes to an end.
refusal-no-summary = There is no summary to read.
refusal-no-hints = There are no hints at this table.
refusal-unknown-phrase = That phrase is not among those that can be said.
refusal-too-often = Not so often, please; wait a moment.
