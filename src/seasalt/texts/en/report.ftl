# The page of a review: seasalt review GAME --html report.html

report-title = Game review: { $names }
report-kicker = Game review
report-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
  }
report-place = Round { $round }, turn { $turn }
report-place-deal = Round { $round }, before the first turn

report-curve = Chance to win
report-curve-about = At each turn, with all hands open and the deck unknown. Numbers mark the decisions that cost most, letters the strokes of luck.
report-curve-spoken = { $name }: { $first } at first, between { $least } and { $most } on the way, { $last } in the end.
report-mark-costly = { $place }: { $name } gives away { $loss }
report-mark-stroke = { $place }: luck, { $change } for { $name }

report-players = The players
report-played-like = Played like: { $level }
report-no-level = Level: not known
report-loss-per-decision = { $loss } of a game lost per decision
report-verdict-best = { $count ->
    [one] best
   *[other] best
  }
report-verdict-good = { $count ->
    [one] good
   *[other] good
  }
report-verdict-inaccuracy = { $count ->
    [one] inaccuracy
   *[other] inaccuracies
  }
report-verdict-mistake = { $count ->
    [one] mistake
   *[other] mistakes
  }
report-verdict-blunder = { $count ->
    [one] blunder
   *[other] blunders
  }

report-ledger = Luck and choices
report-ledger-about = How the chance to win went from the start to the result, with all hands open: what the cards did, what the player did, what the others did. It adds up.

report-costly = The decisions that cost most
report-costly-about = Each is shown and judged as the player saw the table at that moment: nothing hidden, and nothing that came later.
report-costly-none = No choice cost anything worth mentioning.
report-cost = cost { $loss } of a game (between { $low } and { $high })
report-worth = wins { $chance }, { $points } points
report-option = Option
report-stop = call STOP
report-last-chance = call LAST CHANCE
report-end = end the turn
report-drawn = Drawn
report-looked-at = Looked at

report-well = Well done
report-well-about = The best choices where everything else would have been clearly worse.
report-well-none = No choice stood out: there was always a second one about as good.
report-instead = instead of: { $option } ({ $chance })

report-strokes = Strokes of luck
report-strokes-about = What the cards did for one player, and to another.
report-strokes-none = No card moved the chances by { $least } or more.

report-bets = To call or not to call
report-bets-about = The chance to win by STOP, by LAST CHANCE and by playing on, each time a call was possible. What was chosen is framed, the best is bold.
report-bets-none = There was never a call to think about.
report-when = When
report-bet-stop = STOP
report-bet-last-chance = LAST CHANCE
report-bet-play-on = Play on

report-kinds = Where it was lost
report-kinds-about = What the choices of each kind cost together, in parts of a game.
report-decisions = { $count ->
    [one] in { $count } decision
   *[other] in { $count } decisions
  }

report-method = A choice is compared with the best option in the same dealt worlds, all of which fit what the player knew. Accuracy is 100 when nothing is lost.
report-costs = An inaccuracy costs { $inaccuracy } of a game or more, a mistake { $mistake }, a blunder { $blunder }; in doubt the milder word is used.
report-reviewer = Reviewed by { $reviewer }.
report-written = The report is in { $file }.
