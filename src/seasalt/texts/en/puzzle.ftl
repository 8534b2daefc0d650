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

## Why the best option is the best. $points is what its card gives at once.

puzzle-idea-take-points = What lies open is certain: this card gives you { $points ->
    [one] { $points } point
   *[other] { $points } points
  } at once, and two unknown cards seldom do better.
puzzle-idea-take-build = Immediate points do not decide here: the card prepares more than a draw promises, and whoever plays next no longer gets it.
puzzle-idea-draw = Nothing that lies open helps you much. A draw shows you two cards, nobody learns which one you keep, and you decide what the next player finds.
puzzle-idea-keep-points = This card gives you { $points ->
    [one] { $points } point
   *[other] { $points } points
  } at once. And the other one does less harm on a pile.
puzzle-idea-keep-build = What counts is not the immediate points but what the card can become, and what the next player could do with the other one.
puzzle-idea-discard = A discard is an offer to the next player. Here it covers a card that should not be taken, or leaves one that you want yourself.
puzzle-idea-pick-points = You may choose from all of these: this card gives you { $points ->
    [one] { $points } point
   *[other] { $points } points
  } at once.
puzzle-idea-pick-build = Immediate points do not decide here: this card has the most room to grow, and what stays behind helps the others least.
puzzle-idea-look = You remember what lies in the piles: look where the card is that you need.
puzzle-idea-rob = A theft hurts most where many good cards are in hand, and helps most against the player who is closest to winning.
puzzle-idea-lay = A laid duo still counts, and nobody can steal it. Its effect is worth most now.
puzzle-idea-hold = Nothing is lost by waiting: a duo counts in hand, too. Its effect, or the cards for something better, are worth more later.
puzzle-idea-stop = Your lead is certain now. With every further turn the others draw closer.
puzzle-idea-stop-wins = The points that you have now reach the target. There is no reason to give the others another turn.
puzzle-idea-bet = The others can hardly overtake you in one turn. The bet also brings you the color bonus, and takes their cards from them.
puzzle-idea-wait = A call can wait. A few more turns are worth more to you than what you would get now.

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
