### The page of the deal of the day, in the browser: loaded with it.

daily-about = { $deal ->
    [long] A whole game with cards of its own, against { $name } ({ $level }), who answers the same moves in the same way.
   *[round] One round, about three minutes: the same cards for everybody, and the same opponents. { $name } ({ $level }) answer the same moves in the same way.
  }
daily-once = Your first game counts. There are no hints and there is no hurry.
daily-past = This day is over: your first result is kept, but it counts in no comparison and in no streak.
daily-then = Then you see how accurate your choices were, what the master made of these cards, and how everybody did.
daily-play = Play
daily-play-about = { $when ->
    [past] not rated
   *[today] one try counts
  }
daily-gone = Your game of that day was not finished.
daily-next = The next deal comes at { $time }.
daily-ahead = Ahead
daily-accuracy = Accuracy
daily-reviewing = your choices are being reviewed…
daily-luck = The same cards are not the same luck: games part after a few choices. The accuracy is the number without luck.
daily-thinking = The master is playing these cards…
daily-ask = Ask the master
daily-first = You are the first to finish it here.
daily-beaten = You did better than { $beaten } of { $count } other players.
daily-outplayed = Your choices were more accurate than in { $beaten } of { $count } other games that were reviewed.
daily-everybody = Everybody’s points ahead of { $name }
daily-bar = { $count ->
    [one] { $range }: { $count } player
   *[other] { $range }: { $count } players
  }
daily-range = { $low } to { $high }
daily-or-more = { $low } or more
daily-or-less = { $high } or less
daily-rounds = Rounds: { $won } won, { $lost } lost, { $even } even
daily-friends-none = No friends here yet: friends are those you have played with by link.
daily-friends-server = Friends are compared on a server, when it can be reached.
daily-friends-all = { $count } more
daily-parted = Where we parted
daily-parted-looking = The coach looks at both choices…
daily-parted-same = You and { $name } played this deal in the same way, card for card.
daily-parted-bots = Your games parted without you: an opponent, who was of another version, chose otherwise first.
daily-parted-here = Until here you and { $name } did the same. Then you parted.
daily-parted-better = { $who ->
    [you] Your choice had the better chances.
    [other] { $name } made the better choice.
   *[nobody] Both choices had about the same chances.
  }
daily-parted-best = Best
daily-calendar = Calendar
daily-before = Previous month
daily-after = Next month
daily-day = { $date }: { $stage ->
    [won] won, { $difference }
    [lost] lost, { $difference }
    [shared] shared
    [begun] begun
   *[new] not played
  }
daily-streak = { $days ->
    [one] Streak: { $days } day
   *[other] Streak: { $days } days
  }
daily-played = { $days ->
    [one] { $days } day played
   *[other] { $days } days played
  }
daily-streak-about = A missed day does no harm; after two in a row the streak begins anew.
daily-archive = Every day can be played. Past days are not rated.
daily-long-about = a whole game of this day
daily-round-about = one round, three minutes
daily-board-about = Above, the points ahead of the better opponent; below, the accuracy of the choices. The same cards are not the same luck: games part after a few choices.
daily-week = The week
daily-week-about = its seven deals beside each other
daily-week-before = Previous week
daily-week-after = Next week
daily-set-about = three rounds to send to friends
daily-set-what = Three rounds of about three minutes, with the same cards and the same opponents for everybody who has this link. One try each.
daily-set-then = When you have finished a deal, you see here who else has, and how, and they see your name and your result.
daily-set-number = Deal { $number }
daily-set-play = Play deal { $number }
daily-set-share = Send the link
daily-set-send = Play my deal: the same cards for both of us.
daily-share = Share
daily-share-result = { $outcome ->
    [won] Won { $score }
    [lost] Lost { $score }
   *[shared] Shared { $score }
  }
daily-share-accuracy = Accuracy { $accuracy }
web-failed-no-such-day = There is no deal of that day.
web-failed-no-such-set = These deals are not there, or no longer: ask for a new link.
web-failed-no-such-friend = That person and you have finished no game together at a table opened by link, or have not both finished this deal.
