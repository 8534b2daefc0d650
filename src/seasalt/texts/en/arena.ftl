# The arena: bots against bots.

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
