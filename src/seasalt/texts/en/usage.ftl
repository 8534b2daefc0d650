# What --help says. Lines are broken here as they are shown. A percent sign would confuse the program.

usage-prefix = usage:
usage-arguments = what
usage-options = options
usage-commands = commands
usage-help = show this help and leave
usage-version = show the version and leave
usage-about = An open, unofficial edition of the card game Sea Salt & Paper.
usage-more = “seasalt COMMAND --help” explains a command and shows examples.
usage-wrong = “{ $about }” does not fit here; “{ $prog } --help” shows what does.
usage-incomplete = Something is missing here; “{ $prog } --help” shows what.
usage-needs-value = { $option } needs a value; “{ $prog } --help” shows which.
usage-language = language: { $languages } (usually the one of your system)
usage-no-color = print without colors (NO_COLOR does it too)
usage-json = print JSON

## The rules and the game

usage-edition = rule book to follow: { $editions } (usually standard)
usage-option = set one option of the rules: { $options } (“seasalt rules” explains them)
usage-players = 2, 3 or 4 players (usually 2)
usage-extra-salt = add the eight cards of Extra Salt
usage-target = total that ends the game (usually 40, 35 or 30)
usage-bots = one bot for all seats, or one for each, by commas: { $bots }
usage-bots-listed = bots:
usage-seed = any text: the same seed deals the same cards
usage-record = keep the game in a new file

## play

usage-play = Play at this terminal against bots.
usage-play-more = examples:
  {"  "}seasalt play
  {"  "}seasalt play --players 4 --extra-salt
  {"  "}seasalt play --record today.txt      (Ctrl-C or q leaves)
  {"  "}seasalt play --resume today.txt      (goes on where you left)
usage-guest = Guest
usage-name = your name at the table (usually { $guest })
usage-memory = “m” shows what you could have remembered
usage-hints = “i” shows what the master would do, and why
usage-resume = go on with a recorded game

## demo

usage-demo = Let bots play a game and tell it.
usage-demo-more = examples:
  {"  "}seasalt demo --players 3 --extra-salt --seed 7
  {"  "}seasalt demo --bots greedy,random
  {"  "}seasalt demo --record game.txt && seasalt replay game.txt

## score

usage-score = Count points for people with the real cards.
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

usage-replay = Tell a recorded game again, every step verified.
usage-replay-more = Without an option the game is told as a spectator saw it.

  examples:
  {"  "}seasalt replay game.txt --open
  {"  "}seasalt replay game.txt --seat 2 --pause
  {"  "}seasalt replay game.txt --verify
usage-file = a record, see docs/notation.md
usage-seat = as that seat saw it, counted from 1
usage-open = with all cards open
usage-pause = wait for Enter after every turn
usage-curve = the chances to win over the game, at its end
usage-verify = only check it: rules, cards, and the shuffle

## serve

usage-serve = Open a table on the network.
usage-serve-more = Without options: an SQLite file in your data folder, for this machine only.

  examples:
  {"  "}seasalt serve --open
  {"  "}seasalt serve --lan             (for phones at home)
  {"  "}seasalt serve --database postgresql://... --bus redis://...   (one of several nodes)

  Every flag is also an environment variable: SEASALT_PORT, SEASALT_DATABASE, ...
usage-host = address to listen on (usually 127.0.0.1)
usage-port = port to listen on (usually 8000)
usage-lan = listen on the home network, and show a QR code
usage-browser = open the table in the browser
usage-database = sqlite:///FILE or postgresql://...
usage-bus = redis://... or valkey://..., between several nodes
usage-bot-processes = processes in which bots think (usually 1)

## status

usage-status = Show how a running server is.
usage-status-more = Without an address: the one on this machine. The exit status is 0 if it can serve, 1 if it cannot now, 2 if nobody answers.

  examples:
  {"  "}seasalt status
  {"  "}seasalt status https://example.org --metrics-token TOKEN
  {"  "}seasalt status --watch          (every 2 seconds, until Ctrl-C)
  {"  "}seasalt status --json
usage-status-address = address of the server (usually http://127.0.0.1:8000)
usage-watch = look again every so many seconds (usually 2), until Ctrl-C
usage-metrics-token = what opens the server’s numbers from elsewhere (SEASALT_METRICS_TOKEN does it too)

## backup, restore

usage-backup = Copy the database of a server into one file, while it runs (SQLite).
usage-backup-more = The copy is of one moment and is checked before it gets its name. For PostgreSQL use pg_dump.

  examples:
  {"  "}seasalt backup today.sqlite3
  {"  "}seasalt backup --database sqlite:////var/lib/seasalt/tables.sqlite3 /backups/tables.sqlite3 --force
usage-backup-file = the file to write
usage-force = replace a file that exists
usage-restore = Put a backup in the place of the database (SQLite).
usage-restore-more = Stop the server first. What was there before is kept beside it, under a name with the time.

  example:
  {"  "}seasalt restore today.sqlite3
usage-restore-file = a file that “seasalt backup” has made
usage-database-file = sqlite:///FILE (usually the one in your data folder, or SEASALT_DATABASE)

## arena

usage-arena = Let bots play many games, and tell honestly who is better.
usage-arena-more = Every deal is played in all seat orders with the same cards: luck falls to all alike. With as many bots as
  seats every order of them is played; with fewer, the first is the challenger and the last one named fills the
  other seats; with more, all play against all. The same seed gives the same numbers, however many workers.

  Your own bot joins as a program: "cmd:python my_bot.py". docs/bot-protocol.md tells what it hears and says; if it
  crashes, hangs or plays what it may not, it gives that game away and the series goes on.

  examples:
  {"  "}seasalt arena greedy random --deals 500
  {"  "}seasalt arena rusher collector hunter gambler --players 4 --deals 20
  {"  "}seasalt arena gambler greedy --players 3 --extra-salt --stop-early
  {"  "}seasalt arena greedy "cmd:python my_bot.py" --csv games.csv --plot bots.svg
  {"  "}seasalt arena greedy random --seed 7 --json
  {"  "}seasalt arena master expert --deals 500 --dataset decisions.parquet
usage-arena-names = bots by name, two at least: { $bots }, or "cmd:COMMAND"
usage-deals = deals to play, each in all seat orders (usually 100)
usage-arena-seed = any text: the same seed deals the same cards (usually 1)
usage-workers = processes that play (usually one for each core)
usage-stop-early = stop when the first bot is surely better or worse than par
usage-bot-seconds = seconds that a program may take to answer (usually 10)
usage-csv = write every game to a file
usage-plot = draw shares and ratings into a .png or .svg file
usage-dataset = write what was seen and done to a Parquet file, for learning; the same command goes on after Ctrl-C
usage-rows = what a row of it is: a decision (usually) or a game
usage-ray = play on a Ray cluster, or on one started here

## bench

usage-bench = Measure a server under load (Linux), the kernel, or the research environment.
usage-bench-more = server: four real sockets a table play whole games against “seasalt serve” processes on this machine.
  Without --database: one node on a fresh SQLite file.

  kernel: random play, in decisions per CPU-second; usually all six kinds of game, and where OpenSpiel is
  installed its card games beside them.

  env: steps of the research environment per CPU-second, random play; other libraries' card games beside them,
  and which of those are not installed.

  examples:
  {"  "}seasalt bench kernel --json
  {"  "}seasalt bench env --json
  {"  "}seasalt bench server --tables 250 --moves-per-s 250 --seconds 15 --json
  {"  "}seasalt bench server --database postgresql://... --bus redis://... --nodes 2 --kill
usage-bench-what = what to measure
usage-tables = four sockets each
usage-moves = at all tables together
usage-seconds = to measure, after warming up
usage-nodes = server processes
usage-kill = kill one node half-way; its clients move over
usage-bench-bots = bots of that name on two seats of each table
usage-together = the people of a table at the same node, as behind a proxy that sorts by table
usage-find-most = look for the highest pace with p99 under 50 ms, and measure at that
usage-bench-database = an empty database (usually a new SQLite file)
usage-bench-seed = which moves are chosen
usage-backend = kernel: how it runs (usually the fastest way that is installed)
usage-bench-players = kernel, env: one kind of game only, for so many players
usage-bench-extra-salt = kernel, env: one kind of game only, with Extra Salt
