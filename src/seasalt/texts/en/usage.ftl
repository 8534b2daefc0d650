# What --help says. Lines are broken here as they are shown. A percent sign would confuse the program.

usage-prefix = usage:
usage-arguments = arguments
usage-options = options
usage-commands = commands
usage-help = show this help and exit
usage-version = show the version and exit
usage-about = An open, unofficial edition of the card game Sea Salt & Paper.
usage-more = “seasalt COMMAND --help” explains a command and shows examples.
usage-wrong = “{ $about }” is not valid here; “{ $prog } --help” shows what is.
usage-incomplete = An argument is missing; “{ $prog } --help” shows which.
usage-needs-value = { $option } needs a value; “{ $prog } --help” shows which.
usage-language = language: { $languages } (default: that of your system)
usage-no-color = print without colors (or set NO_COLOR)
usage-json = print JSON

## The rules and the game

usage-edition = rule book to follow: { $editions } (default: standard)
usage-option = set one option of the rules: { $options } (“seasalt rules” explains them)
usage-players = 2, 3 or 4 players (default: 2)
usage-extra-salt = add the eight cards of Extra Salt
usage-target = total that ends the game (default: 40, 35 or 30)
usage-bots = one bot for all seats, or one for each, separated by commas: { $bots }
usage-bots-listed = bots:
usage-seed = any text: the same seed deals the same cards
usage-record = write the game to a new file

## play

usage-play = Play at this terminal against bots.
usage-play-more = examples:
  {"  "}seasalt play
  {"  "}seasalt play --players 4 --extra-salt
  {"  "}seasalt play --record today.txt      (Ctrl-C or q quits)
  {"  "}seasalt play --resume today.txt      (continues that game)
usage-guest = Guest
usage-name = your name at the table (default: { $guest })
usage-memory = “m” shows what you could have remembered
usage-hints = “i” shows what the strongest bot would do, and why
usage-resume = continue a recorded game

## demo

usage-demo = Let bots play a game, and print it.
usage-demo-more = examples:
  {"  "}seasalt demo --players 3 --extra-salt --seed 7
  {"  "}seasalt demo --bots greedy,random
  {"  "}seasalt demo --record game.txt && seasalt replay game.txt

## puzzle

usage-puzzle = Solve a puzzle: a position from a game, in which one option is clearly the best.
usage-puzzle-more = Without an option it is the puzzle of the day (UTC), the same for everybody. You see what its seat saw; “m”
  shows what it could remember. After your answer you see what every option is worth, and why.
  The exit status is 0 if you found the best option, 1 if not.

  examples:
  {"  "}seasalt puzzle
  {"  "}seasalt puzzle --theme call --level expert
  {"  "}seasalt puzzle --number 17
  {"  "}echo 2 | seasalt puzzle           (answers with the second option)
usage-puzzle-theme = what it is about: { $themes }
usage-puzzle-level = how hard it is, by the weakest bots that find the answer: { $levels }
usage-puzzle-number = the puzzle with this number

## score

usage-score = Count points for games with real cards.
usage-score-more = Cards are a kind and a color, as code or in words, shortened as you like; cards of both boxes are
  understood. Examples:
  {"  "}seasalt score "crab-DB crab-LB octopus-YE" --laid "boat-YE boat-BK"
  {"  "}seasalt score "dark blue crab, 2x mermaid, oct ye"
  {"  "}seasalt score "" --laid "crab db lobster starfish db / fish bk fish gr"

  --jsonl reads a line like this for each holding and prints a line of points for each:
  {"  {"}"hand": "crab-DB crab-LB", "table": ["boat-YE boat-BK"], "options": {"{"}"mermaid_color": "none"{"}}"}
  A line that cannot be read gives {"{"}"error": ...{"}"} in its place, and exit status 1 at the end.
usage-hand = cards in hand, for example "crab-DB crab-LB octopus-YE"
usage-laid = duos and trios on the table
usage-jsonl = score every line of a file (- is stdin)

## rules

usage-rules = The whole game in our own words, and where the rule books differ.
usage-rules-more = examples:
  {"  "}seasalt rules
  {"  "}seasalt rules --edition it
usage-markdown = print Markdown as it is

## replay

usage-replay = Print a recorded game again, verifying every step.
usage-replay-more = Without an option the game is printed as a spectator saw it.

  examples:
  {"  "}seasalt replay game.txt --open
  {"  "}seasalt replay game.txt --seat 2 --pause
  {"  "}seasalt replay game.txt --verify
usage-file = a record, see docs/notation.md
usage-seat = as that seat saw it, counted from 1
usage-open = with all cards open
usage-pause = wait for Enter after every turn
usage-curve = the chances to win over the game, at its end
usage-verify = only verify it: rules, cards and shuffle

## review

usage-review = Review a finished game: which choices cost what, and how much was luck.
usage-review-more = Every decision is judged by what its player could know at that moment. Chances are those to win the whole game.
  A game of two takes a few seconds, one of four up to half a minute.

  examples:
  {"  "}seasalt review game.txt
  {"  "}seasalt review game.txt --seat 1 --all
  {"  "}seasalt review game.txt --json > review.json
  {"  "}seasalt review game.txt --html report.html
usage-review-seat = only the decisions of that seat, counted from 1
usage-review-all = every decision, not only the three that cost most
usage-review-html = write the review page of the browser, with the data in it, as one file

## serve

usage-serve = Open a table on the network.
usage-serve-more = Without options: an SQLite file in your data folder, for this machine only.

  examples:
  {"  "}seasalt serve --open
  {"  "}seasalt serve --lan             (for phones at home)
  {"  "}seasalt serve --database postgresql://... --bus redis://...   (one of several nodes)

  Every flag is also an environment variable: SEASALT_PORT, SEASALT_DATABASE, ...
usage-host = address to listen on (default: 127.0.0.1)
usage-port = port to listen on (default: 8000)
usage-lan = listen on the home network, and show a QR code
usage-browser = open the table in the browser
usage-database = sqlite:///FILE or postgresql://...
usage-bus = redis://... or valkey://..., between several nodes
usage-bot-processes = processes in which bots think (default: 1)
