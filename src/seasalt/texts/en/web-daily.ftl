### The deal of the day, in the browser.

daily-today = Today
daily-title = Deal of the day
daily-long = The long deal
daily-new = same cards for everybody
daily-playing = your try is waiting
daily-result = { $outcome ->
    [won] won
    [lost] lost
   *[shared] shared
  }, { $difference }
daily-about = Everybody gets the same cards today, and the same opponent: { $name } ({ $level }), who answers the same moves in the same way.
daily-once = Your first game counts. There are no hints and there is no hurry.
daily-then = After that you see what the master made of these cards, and how everybody did here.
daily-play = Play
daily-play-about = one try counts
daily-again = Play again
daily-again-about = same cards, for fun
daily-gone = Your game of that day was not finished.
daily-next = The next deal comes at { $time }.
daily-rated = Deal of the day: this game counts.
daily-fun = Deal of the day, for fun: only your first game of the day counts.
daily-thinking = The master is playing these cards…
daily-ask = Ask the master
daily-first = You are the first to finish it here.
daily-beaten = { $count ->
    [one] You did better than { $beaten } of { $count } other player.
   *[other] You did better than { $beaten } of { $count } other players.
  }
daily-everybody = Everybody’s points ahead of { $name }
daily-bar = { $count ->
    [one] { $range }: { $count } player
   *[other] { $range }: { $count } players
  }
daily-range = { $low } to { $high }
daily-or-more = { $low } or more
daily-or-less = { $high } or less
daily-rounds = Rounds: { $won } won, { $lost } lost, { $even } even
daily-share = Share
daily-share-result = { $outcome ->
    [won] Won { $score }
    [lost] Lost { $score }
   *[shared] Shared { $score }
  }
