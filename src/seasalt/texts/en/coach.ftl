# The review of a game, at the terminal.

coach-unfinished = This record ends before the game does; only a finished game is reviewed.
coach-getting-ready = Getting ready…
coach-so-far = Round { $round }, { $mistakes ->
    [one] 1 mistake
   *[other] { $mistakes } mistakes
  } so far
coach-title-totals = How well everybody chose
coach-title-ledger = Where the result came from (chances to win)
coach-title-kinds = By kind of decision
coach-title-costly = The decisions that cost { $name } most
coach-title-all = Every decision of { $name }
coach-title-luck = Strokes of luck
coach-nothing-lost = { $name } gave nothing away that would be worth a word.
coach-decision = Round { $round }, turn { $turn }: { $verdict }, { $loss } of a game
coach-chose = chosen
coach-better = better
coach-accuracy = { $number }
coach-change = { $sign ->
    [minus] −{ $number }%
   *[plus] +{ $number }%
  }
coach-head-player = Player
coach-head-accuracy = Accuracy
coach-head-loss = Lost each
coach-head-loss-here = Lost
coach-head-like = Played like
coach-head-decisions = Decisions
coach-head-start = Start
coach-head-luck = Luck
coach-head-own = Own choices
coach-head-others = Others
coach-head-result = Result
coach-head-round = Round
coach-head-turn = Turn
coach-head-verdict = Verdict
coach-head-chose = Chosen
coach-head-better = Better
coach-heads-best = Best
coach-heads-good = Good
coach-heads-inaccuracy = Inacc.
coach-heads-mistake = Mist.
coach-heads-blunder = Blund.
coach-verdict-best = best
coach-verdict-good = good
coach-verdict-inaccuracy = inaccuracy
coach-verdict-mistake = mistake
coach-verdict-blunder = blunder
coach-kind-take = Take or draw
coach-kind-keep = Keep
coach-kind-lay = Lay
coach-kind-call = Call
coach-kind-pick = Pick
coach-kind-steal = Steal
coach-written = The report is in { $file }.

## Why an option is better

coach-reason-reaches = With the { $card } a STOP is enough: { $number } points, and the target is { $count }.
coach-reason-enough = With the { $card } there are { $number } points, enough for a call.
coach-reason-duo = With the { $card } there is a duo: { $number ->
    [one] { $number } point
   *[other] { $number } points
  }, and its effect.
coach-reason-points = The { $card } makes { $number ->
    [one] { $number } point
   *[other] { $number } points
  } at once, the { $other } { $count ->
    [0] none
   *[other] only { $count }
  }.
coach-reason-points-alone = The { $card } makes { $number ->
    [one] { $number } point
   *[other] { $number } points
  }, and that is certain.
coach-reason-mermaids = { $number ->
    [4] With the fourth mermaid the game is won.
   *[other] It is the third mermaid; a fourth wins the game.
  }
coach-reason-promise = Of the unseen cards { $number ->
    [one] { $number } goes
   *[other] { $number } go
  } with the { $card }, { $count ->
    [0] none
   *[other] only { $count }
  } with the { $other }.
coach-reason-open = Afterwards the { $other } lies open, which makes { $number ->
    [one] { $number } point
   *[other] { $number } points
  } with the { $card }.
coach-reason-leaves = { $name } plays next and could take the { $card }.
coach-reason-needs = { $name } could get the { $card } and has cards that go with it.
coach-reason-buries = This keeps the { $card } uncovered, which would make { $number ->
    [one] { $number } point
   *[other] { $number } points
  }.
coach-reason-dull = The { $card } makes no points at once; of { $count ->
    [one] { $count } unseen card
   *[other] { $count } unseen cards
  } { $number } would, and a draw shows two.
coach-reason-steals = The duo steals a card, and that makes the difference.
coach-reason-another-turn = The boats give another turn, and that makes the difference.
coach-reason-extra-card = The fish bring a card from the deck, and that makes the difference.
coach-reason-searches = The crabs can fetch the { $card } from a pile: { $number ->
    [one] { $number } point
   *[other] { $number } points
  }.
coach-reason-searches-alone = The crabs fetch a card from a pile, and that makes the difference.
coach-reason-stings = After the jellyfish the others may only draw one card each, and that makes the difference.
coach-reason-hauls = The lobster chooses among cards of the deck, and that makes the difference.
coach-reason-later = The effect of this duo brings little now, and the duo can be laid later.
coach-reason-wins = STOP is enough: { $number } points, and the target is { $count }.
coach-reason-race = { $name } lacks only { $number ->
    [one] { $number } point
   *[other] { $number } points
  } to the target.
coach-reason-ahead = { $count ->
    [10] Nobody is likely to have more than { $number } points.
   *[other] In about { $count } of 10 cases nobody has more than { $number } points.
  }
coach-reason-behind = { $count ->
    [10] Somebody is nearly sure to have more than { $number } points.
   *[other] In about { $count } of 10 cases somebody has more than { $number } points.
  }
coach-reason-bet-holds = { $count ->
    [10] Even with one more turn each, { $number } points are hardly ever beaten.
   *[other] With one more turn each, nobody beats { $number } points in about { $count } of 10 cases.
  }
coach-reason-bet-fails = { $count ->
    [10] With one more turn each, { $number } points are nearly always beaten.
   *[other] With one more turn each, somebody beats { $number } points in about { $count } of 10 cases.
  }
coach-reason-beats = { $name } has bet on { $number ->
    [one] { $number } point
   *[other] { $number } points
  }; with the better choice the bet fails { $count ->
    [10] nearly always
   *[other] more often, in about { $count } of 10 cases
  }.
coach-reason-holds = { $name } has the { $card } in hand, which would make { $number ->
    [one] { $number } point
   *[other] { $number } points
  }.
coach-reason-none = The playouts prefer it.
coach-reason-leads = { $name } is in front, with { $number } points to { $count }.
