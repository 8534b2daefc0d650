# Puzzles, at the terminal and in the browser: decisions in which one option is clearly the best.

puzzle-title = Puzzles
puzzle-of-the-day = Puzzle of the day
puzzle-number = Puzzle { $number }
puzzle-ask = Which option wins the game most often?
puzzle-theme-take = Take or draw?
puzzle-theme-keep = Which card to keep?
puzzle-theme-discard = Where to discard?
puzzle-theme-pick = What to pick?
puzzle-theme-rob = Whom to rob?
puzzle-theme-lay = Lay or hold?
puzzle-theme-call = Stop, bet or go on?
puzzle-level-casual = easy
puzzle-level-skilled = medium
puzzle-level-expert = hard
puzzle-level-master = very hard
puzzle-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
  }
error-puzzle-number = There is no puzzle { $about }: they are numbered from 1 to { $most }.

## The answer

puzzle-right = Well spotted!
puzzle-wrong = Something else is better.
puzzle-ahead = Your choice wins { $chance } of the games from here. The next best option wins { $second }.
puzzle-behind = Your choice wins { $chance } of the games from here, the best one { $best }.
puzzle-points = In this round the best option brings { $best } points on average, { $who ->
    [next] the next best one
   *[you] your choice
  } { $points }.
puzzle-points-fewer = In this round the best option even brings fewer points on average, { $best } instead of { $points }. What counts is the game.
puzzle-options = What every option is worth
puzzle-options-about = The chance to win the game, and the points to expect from this round. All options were played on in the same deals, { $worlds } of them, none of which contradicts what you know.
puzzle-best = best
puzzle-yours = your choice

## In the browser

puzzle-about = A real position, with what you could know there. One option wins clearly more often than the others.
puzzle-more = More puzzles
puzzle-every-theme = All themes
puzzle-every-level = All difficulties
puzzle-theme = Theme
puzzle-level = Difficulty
puzzle-none = There is no such puzzle. Choose another theme or difficulty.
puzzle-next = Next puzzle
puzzle-show = Show the answer
puzzle-to-today = To the puzzle of the day
puzzle-today-about = Find the best move
puzzle-today-done = Solved today
puzzle-today-missed = Answered today
puzzle-streak = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
  }
puzzle-solved = { $solved } of { $tried } solved
puzzle-loading = Laying out the cards…
puzzle-lost = There is no puzzle with this number
puzzle-calendar = Puzzles of the last days
puzzle-mark-solved = solved
puzzle-mark-tried = answered
puzzle-mark-open = not answered yet
puzzle-rating = your rating { $rating } ± { $margin }
puzzle-rating-now = Your rating: { $rating } ({ $change })
puzzle-found-by = Found by:
puzzle-try = Press an option to play on from here: bots play the others, and hidden cards are dealt anew.
puzzle-trying = { $option }: what then?
puzzle-trying-about = Play on until the round is over. Hidden cards are dealt anew.
