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
