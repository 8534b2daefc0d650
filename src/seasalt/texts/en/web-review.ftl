# The review of a game in the browser; loaded with that page.

web-review = Review
web-review-begins = The reviewer sits down with your game…
web-review-looking = Looking closer…
web-review-going = You can already look around; findings come one by one.
web-review-progress = { $done } of { $of } steps done
web-review-done = Reviewed: { $count ->
    [one] one decision
   *[other] { $count } decisions
  }, each by what could be known at that moment.
web-review-played = { $fit ->
    [but] { $result } but played { $play }
   *[and] { $result } and played { $play }
  }
web-review-play = { $play ->
    [beginner] like a beginner
    [casual] like a casual player
    [skilled] like a skilled player
    [expert] like an expert
    [master] like a master
    [champion] like a champion
    [great] almost without a slip
    [good] with few slips
   *[fair] with many slips
  }
web-review-ended = { $ending ->
    [won] { $who ->
        [you] You won { $points }:{ $rival }
       *[other] { $name } won { $points }:{ $rival }
      }
    [lost] { $who ->
        [you] You lost { $points }:{ $rival }
       *[other] { $name } lost { $points }:{ $rival }
      }
    [first] { $who ->
        [you] You won with { $points } points
       *[other] { $name } won with { $points } points
      }
    [shared] { $who ->
        [you] You shared the win with { $points } points
       *[other] { $name } shared the win with { $points } points
      }
    [mermaids] { $who ->
        [you] You won with four mermaids
       *[other] { $name } won with four mermaids
      }
    [drowned] { $who ->
        [you] You lost to four mermaids
       *[other] { $name } lost to four mermaids
      }
   *[placed] { $who ->
        [you] You took place { $place } with { $points } points
       *[other] { $name } took place { $place } with { $points } points
      }
  }
web-review-mostly = { $what ->
    [few] { $count ->
        [one] One choice cost half of all that was given away.
       *[other] { $count } choices cost half of all that was given away.
      }
    [one] The costliest choice alone gave away { $loss } points of win chance.
    [many] No single choice stands out: many small losses added up.
   *[nothing] Next to nothing was given away.
  }
web-review-fortune = { $luck ->
    [with] The cards helped.
   *[against] The cards did not help.
  }
web-review-accuracy = Accuracy
web-review-accuracy-of = accuracy { $accuracy } of 100
web-review-accuracy-about = 100 means that nothing was given away. Choose a player to see their decisions.
web-review-like = played like: { $level }
web-review-cost = { $who ->
    [you] What cost you most
   *[other] What cost { $name } most
  }
web-review-cost-none = { $who ->
    [you] No choice cost you much. Well done!
   *[other] No choice cost { $name } much.
  }
web-review-cost-yet = Nothing so far.
web-review-well = { $who ->
    [you] What you did best
   *[other] What { $name } did best
  }
web-review-well-than = next best: { $option } ({ $chance } instead of { $best })
web-review-luck = Strokes of luck
web-review-luck-made = { $before } points became { $after }
web-review-luck-about = How it changed the chances to win, with all hands open.
web-review-dealt = The round begins with: { $card }
web-review-ledger = Luck and choices
web-review-ledger-about = From the first chance to win to the result, with all hands open. It adds up exactly.
web-review-start = At the start
web-review-by-luck = Luck
web-review-by-choices = Everybody’s choices
web-review-result = Result
web-review-curve-spoken = The chances to win by turn. Marked on the line: costly choices, { $cost }; best choices, { $well }.
web-review-where = Round { $round }, turn { $turn }
web-review-deal = Round { $round }, the deal
web-review-seen = { $who ->
    [you] as you saw it then
   *[other] as { $name } saw it then
  }
web-review-is-best = { $who ->
    [you] You found the best choice.
   *[other] { $name } found the best choice.
  }
web-review-is-good = As good as the best, or nearly so.
web-review-perhaps = Perhaps { $loss } points of win chance worse, but not for certain ({ $low } to { $high }).
web-review-lost = { $loss ->
    [one] cost { $loss } point of win chance ({ $low } to { $high })
   *[other] cost { $loss } points of win chance ({ $low } to { $high })
  }
web-review-to-win = chance to win:
web-review-chose = { $who ->
    [you] You chose
   *[other] { $name } chose
  }
web-review-better = Better
web-review-best = Best
web-review-better-was = better: { $option } ({ $chance } instead of { $chosen })
web-review-all = Step through
web-review-all-about = { $count ->
    [one] one decision
   *[other] all { $count } decisions
  }
web-review-before = The decision before
web-review-next = The next decision
web-review-place = { $at } of { $of }
web-review-again = Try again from here
web-review-again-about = practice, hidden cards are dealt anew
web-review-title = Game review: { $names }
web-review-count-best = { $count ->
    [one] best
   *[other] best
  }
web-review-count-good = { $count ->
    [one] good
   *[other] good
  }
web-review-count-inaccuracy = { $count ->
    [one] inaccuracy
   *[other] inaccuracies
  }
web-review-count-mistake = { $count ->
    [one] mistake
   *[other] mistakes
  }
web-review-count-blunder = { $count ->
    [one] blunder
   *[other] blunders
  }
web-review-calls = To call or not to call
web-review-calls-about = The chance to win by STOP, by LAST CHANCE and by playing on, each time a call was possible. What was chosen is framed, the best is bold.
web-review-calls-stop = STOP
web-review-calls-last-chance = LAST CHANCE
web-review-calls-play-on = Play on
web-review-kinds = Where it was lost
web-review-kinds-sum = Together, per round
web-review-kinds-about = Points of win chance that the choices of each kind cost in a round on average, by what could be known then.
web-review-kinds-count = { $count ->
    [one] in { $count } decision
   *[other] in { $count } decisions
  }
web-review-method = A choice is compared with the best option in the same dealt worlds, all of which fit what the player knew. Accuracy is 100 when nothing is lost.
web-review-reviewer = Reviewed by { $reviewer }.
