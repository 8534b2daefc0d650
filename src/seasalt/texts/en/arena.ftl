# The arena: bots against bots. Researchers and developers read it, so it is there in English only.

arena-heading = { $players } players, { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
  }, { $games ->
    [one] { $games } game
   *[other] { $games } games
  }; equal bots would win { $par } each.
arena-bot = Bot
arena-wins = Games won
arena-between = 95 of 100
arena-points = Points
arena-ahead = Ahead by
arena-rating = Rating
arena-cpu = CPU a decision
arena-before = Before …
arena-starter = The seat that begins won { $share } of the games, between { $low } and { $high }.
arena-rounds = { $rounds } rounds a game.
arena-without-luck = { $name } less the measured luck of the cards: { $share } (between { $low } and { $high })
arena-by-deal = “95 of 100” and ± tell where the true numbers lie, 95 times in 100, reckoned over deals.
arena-always-valid = “95 of 100” tells where the true share lies, 95 times in 100, whenever one stops looking; ± only as if the length had been fixed.
arena-decided = { $deals ->
    [one] Decided after { $deals } deal
   *[other] Decided after { $deals } deals
  }: the first bot is surely not just as good as the others.
arena-interrupted = Interrupted: this is what was played until then.
arena-forfeit = { $name } gave { $count ->
    [one] { $count } game
   *[other] { $count } games
  } away, the first in deal { $deal }: { $why }
forfeit-illegal = it may not do “{ $detail }” now.
forfeit-garbage = “{ $detail }” is no answer.
forfeit-hung = it did not answer in { $detail }.
forfeit-crashed = the program ended ({ $detail }).
forfeit-not-started = the program did not get ready ({ $detail }).
arena-deals = Deals
arena-so-far = { $name } { $share }
arena-by-budget = Games won by budget
arena-two-bots = Name two bots at least, for example: seasalt arena greedy random
arena-no-command = After “cmd:” comes the command of your bot, for example: "cmd:python my_bot.py"
arena-no-program = There is no program “{ $program }” to start.
arena-too-many = All orders of so many bots are { $games } games a deal; { $most } at most will do.
arena-plot-ending = A picture is a file in .png or .svg, and “{ $file }” is neither.
arena-plot-missing = Pictures need matplotlib: pip install "seasalt[plots]"
arena-hidden-decisions = --hidden adds columns to a dataset of decisions: it needs --dataset, and --rows decisions.
arena-dataset-missing = Datasets need pyarrow: pip install "seasalt[dataset]"
arena-dataset-other = “{ $file }” belongs to a dataset that another command began: run that one to its end, or delete the file.
arena-dataset-busy = Another arena is writing “{ $file }”.
arena-dataset-writing = Writing
arena-dataset-written = “{ $file }” is written: { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
  }.
arena-dataset-goes-on = “{ $file }” is not finished; the same command goes on.
arena-ray-missing = A cluster needs Ray: pip install "seasalt[ray]"
arena-ray-failed = I cannot join the cluster: { $why }

## the field

field-heading = { $name } against the field, version { $version }: { $players } players, { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
  } in every seat order, { $games ->
    [one] { $games } game
   *[other] { $games } games
  }; par is { $par }.
field-opponent = Opponent
field-base = Base box
field-extra-salt = Extra Salt
field-mean = The field
field-by-deal = “95 of 100” tells where the true share lies, 95 times in 100, reckoned over deals.
field-players = Players
field-public = Public
field-held-out = Held out
field-mixed = Mixed tables
field-response = The strongest of the ten against it, chosen on half of the deals: { $opponent } wins { $share } of the other half ({ $between }). A best response wins at least as much.
field-card-facts = Protocol { $protocol }, field { $version }, { $games } games. Command: { $command }. Commit: { $commit }. Hours: { $hours }. CPU: { $cpu }. Digest: { $digest }
field-card-ending = The file of a card ends in .json or .md: “{ $file }”.
field-card-fixed = A card is always the whole protocol: leave out --players, --deals and --box.

## --help of `seasalt arena`

usage-arena = Let bots play many games, and measure which is better.
usage-arena-more = Every deal is played in all seat orders with the same cards. So no bot is dealt better ones, but games part after
  a few decisions, and luck remains. With as many bots as seats every order of them is played; with fewer, the
  first is the challenger and the last one named fills the other seats; with more, all play against all. The same
  seed gives the same numbers, however many workers.

  Your own bot joins as a program: "cmd:python my_bot.py". docs/bots.md describes the messages. If it
  crashes, hangs or makes an illegal move, it forfeits that game and the series goes on.

  examples:
  {"  "}seasalt arena greedy random --deals 500
  {"  "}seasalt arena rusher collector hunter gambler --players 4 --deals 20
  {"  "}seasalt arena gambler greedy --players 3 --extra-salt --stop-early
  {"  "}seasalt arena greedy "cmd:python my_bot.py" --csv games.csv --plot bots.svg
  {"  "}seasalt arena mc:100 search:50ms --deals 50
  {"  "}seasalt arena greedy random --seed 7 --json
  {"  "}seasalt arena master expert --deals 500 --dataset decisions.parquet
usage-arena-names = two bots or more: { $bots }, "mc:100" or "search:50ms" with a budget, "module:Class" or "cmd:COMMAND"
usage-deals = deals to play, each in all seat orders (default: 100)
usage-arena-seed = any text: the same seed deals the same cards (default: 1)
usage-workers = processes that play (default: one for each core)
usage-stop-early = stop when the first bot is clearly better or worse than par
usage-bot-seconds = seconds that a program may take to answer (default: 10)
usage-luck = measure the luck of the cards, and show win shares less what was measured
usage-csv = write every game to a file
usage-plot = draw shares and ratings into a .png or .svg file
usage-dataset = write observations and actions to a Parquet file; after Ctrl-C the same command continues
usage-rows = what a row is: a decision (default) or a game
usage-hidden = also write the cards that the seat could not see
usage-ray = play on a Ray cluster, or on one started here

## --help of `seasalt field`

usage-field = Play a bot against ten frozen opponents, for a number to compare with others.
usage-field-more = The field is a benchmark: ten opponents that never change, on deals kept for it, each played in all seat
  orders, by default with both boxes. Its version is in the heading; numbers of one version compare. In “seasalt arena”
  the opponents are field:rusher, field:small and so on, for practice on other deals.

  examples:
  {"  "}seasalt field net
  {"  "}seasalt field "cmd:python my_bot.py" --deals 500 --json
  {"  "}seasalt field greedy --players 4 --box base --deals 20
usage-field-name = a bot: { $bots }, "mc:100" or "search:50ms" with a budget, "module:Class" or "cmd:COMMAND"
usage-field-box = both (default), base or extra-salt: the cards that are played with
usage-field-card = play the whole protocol (2, 3 and 4 players, both boxes) and write the card for the leaderboard: FILE.json or FILE.md
