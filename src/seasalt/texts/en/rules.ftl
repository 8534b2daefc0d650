# What the options mean, for the rules page. `sentence-` stands inside the rules, `value-` in the table.

edition-standard = standard
edition-de = German
edition-fr = French
edition-it = Italian
edition-en = English
edition-ru = Russian
edition-bga = Board Game Arena
rules-edition = in the { $edition } edition{ $salt ->
    [yes] {" "}with Extra Salt
   *[no] {""}
  }

option-tie-break = Who wins among equal totals
option-next-starter = Who starts after LAST CHANCE
option-empty-deck-in-last-chance = The deck runs out while LAST CHANCE runs
option-mermaid-color = The color of mermaids
option-mermaid-win = When four mermaids win
option-starfish-in-hand = A starfish and a duo, both in hand
option-seahorse-feeds-multipliers = The seahorse counts for multipliers
option-force-empty-pile = A discard must go to the empty pile
option-extra-salt = Extra Salt
option-target-score = Target score

value-tie-break-last-round-points = most points in the last round
value-tie-break-round-ender = who ended the last round
value-tie-break-last-to-play = who played last
value-next-starter-left-of-ender = left of the caller
value-next-starter-left-of-last-turn = left of the last turn: the caller
value-empty-deck-in-last-chance-void = nobody scores
value-empty-deck-in-last-chance-continue = the bet goes on
value-mermaid-color-white = white
value-mermaid-color-none = no color
value-mermaid-win-declare = when laid
value-mermaid-win-instant = on arrival
value-starfish-in-hand-counts = count 3
value-starfish-in-hand-table-only = count 1
value-true = yes
value-false = no
value-target-score-default = 40 / 35 / 30

sentence-tie-break-last-round-points = Of players with equal totals, the one with more points in the last round is ahead.
sentence-tie-break-round-ender = Of players with equal totals, the one who ended the last round is ahead.
sentence-tie-break-last-to-play = Of players with equal totals, the one who played last in the last round is ahead.
sentence-next-starter-left-of-ender = After LAST CHANCE that is the player to the left of the caller.
sentence-next-starter-left-of-last-turn = After LAST CHANCE the last turn counts: the player to the left of it is the caller, who begins.
sentence-empty-deck-in-last-chance-void = In the final turns of a LAST CHANCE an empty deck ends the round too: the bet is off, and nobody scores.
sentence-empty-deck-in-last-chance-continue = But the final turns of a LAST CHANCE go on without a deck, and the bet is scored.
sentence-mermaid-color-white = Mermaids are white cards themselves, and so is the seahorse. No two mermaids count the same color.
sentence-mermaid-color-none = Mermaids themselves have no color. No two mermaids count the same color.
sentence-mermaid-win-declare = lay them in your turn and you win the game, whatever the totals. Should you forget, ending your turn or calling does it for you. In a turn restricted by a jellyfish you cannot.
sentence-mermaid-win-instant = the moment the fourth is in your hand you win the game, whatever the totals, even in a turn restricted by a jellyfish.
sentence-starfish-in-hand-counts = A starfish and a duo that are both still in hand count the same 3 points: that is a reading, for the book does not say it, but Board Game Arena counts so.
sentence-starfish-in-hand-table-only = In hand a starfish counts nothing: the trio must be laid.
sentence-seahorse-feeds-multipliers-true = The penguin or sailor that it stands for counts for colony and captain too.
sentence-seahorse-feeds-multipliers-false = Colony and captain count real penguins and sailors only.
sentence-force-empty-pile-true = If exactly one pile is empty, it must go there.
sentence-force-empty-pile-false = The pile is yours to choose, even if the other one is empty.
sentence-extra-salt-true = This game is played with the eight cards of the expansion.
sentence-extra-salt-false = This game is played with the base box alone; if you add the expansion, its eight cards work like this:
sentence-target-score = { $target } points
sentence-target-scores = 40 points with two players, 35 with three, 30 with four

rules-multiplier = { $kind } { $each } for each { $target }
rules-kind = Kind
rules-copies = Cards
rules-colors = Colors
rules-cards-of-the-kind = cards of the kind

differences-title = Where the books differ
differences-intro = Every point that changes play is an option; an edition is a set of options. DE, FR, IT, EN and RU are the printed books (EN is a summary with a FAQ; RU is the only one with Extra Salt), BGA is the Board Game Arena program.
differences-option = Option
differences-name = Name
differences-books = The books
differences-standard = Standard
differences-voice-implied = { $value } (by a sentence without exception)
differences-voice-both = { $value }, but in one place “collected”
differences-voice-silent = silent, our reading: { $value }
differences-voice-doubled = { $value }, or doubled
differences-voice-absent = without these cards
differences-here-title = What this edition does differently
differences-here-salt = { $book ->
    [yes] This edition has Extra Salt; here that is an option of its own.
   *[no] Extra Salt is added, which this edition does not have.
  }
differences-here-none = { $salt ->
    [yes] On every other option the { $edition } edition plays like the standard edition.
   *[no] The { $edition } edition plays like the standard edition on every option.
  }
differences-here = { $option }: { $value } (standard: { $standard }). So say { $books }.
differences-here-house = { $option }: { $value } (standard: { $standard }). A house rule: no book says so.
differences-here-mentioned = { $option }: { $value } (standard: { $standard }). { $mention }
mention-mermaid-win-instant = The Russian book says so in one place (“collected”).
mention-starfish-in-hand-table-only = RU is silent, and BGA counted so until October 2025.
mention-seahorse-feeds-multipliers-true = RU is silent, and BGA counted so until September 2023.
mention-force-empty-pile-false = EN can be read so: it leaves the choice free and does not mention the empty pile.
mention-target-score-doubled = BGA offers it, as the doubled target.
