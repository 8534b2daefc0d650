# The command line: the scoring helper, demo, replay.

score-hand = Hand
score-table = Table
score-total = Total
score-may-call = { $points } points: you may call STOP or LAST CHANCE.
score-may-not-call = { $missing ->
    [one] 1 more point
   *[other] { $missing } more points
  } and you may call.
score-four-mermaids = All four mermaids: lay them in your turn and win the game.
score-four-mermaids-instant = All four mermaids: you have won the game.

score-nothing = Name the cards, for example: seasalt score "crab-DB crab-LB" --laid "boat-YE boat-BK" (an empty hand is "").
score-cards-and-file = With --jsonl the cards are in the file: leave out the hand and --laid.
score-idle-options = Note: these change no score: { $options }.

jsonl-not-json = This line is not JSON: { $why }.
jsonl-not-object = This line is not a JSON object.
jsonl-unknown-key = “{ $about }” is not a key of a line. Did you mean “{ $nearest }”?
jsonl-laid-twice = “table” and “laid” mean the same: name one of them.
jsonl-not-text = “{ $field }” must be text, such as "crab-DB crab-LB".
jsonl-not-groups = “{ $field }” must be a list of groups, such as ["crab-DB crab-LB"].
jsonl-not-options = “options” must be an object, such as {"{"}"mermaid_color": "none"{"}"}.

file-not-found = There is no file “{ $file }”.
file-not-readable = I cannot read “{ $file }”: { $why }.
file-not-writable = I cannot write “{ $file }”: { $why }.
file-too-large = “{ $file }” is larger than { $megabytes } MB.
file-not-utf8 = “{ $file }” is not a text file in UTF-8.
file-exists = “{ $file }” exists already; I do not overwrite it.
error = Error: { $sentence }
error-option-form = “{ $about }” is not an option of the form NAME=VALUE.
error-bot-unknown = There is no bot “{ $about }”; bots are: { $bots }.
error-bot-no-budget = “{ $about }” takes no budget: leave out the colon and what follows, or choose a bot that takes one: { $bots }.
error-bot-budget = “{ $about }” has no budget that I understand; write playouts (:100) or time (:50ms, :1s).
error-bot-numpy = “{ $about }” needs numpy: pip install numpy.
error-bot-module = “{ $about }” cannot be imported: { $detail }.
error-bot-not-a-bot = “{ $about }” is no bot: it neither decides nor makes something that does.
error-bot-count = { $seats ->
    [one] There is 1 seat
   *[other] There are { $seats } seats
  } for bots, but you named { $bots }.
error-resume = { $option } does not go with --resume: the game has its players, its rules and its file already.
error-language = There is no language “{ $about }” yet; languages are: { $languages }.
error-seat-empty = There is no seat { $seat } in this game of { $players }.
error-seed-empty = A seed needs at least one character.
error-interrupted = Interrupted.
error-output = I cannot write the output: { $why }.
error-whole-number = { $option } takes a whole number from 1 to { $most }, not “{ $about }”.

header-game = { $players } players, { $edition } edition, { $salt ->
    [yes] with Extra Salt
   *[no] base box
  }, target { $target }
header-seat = Player
header-duo = Duos
header-starfish = Stars
header-collector = Sets
header-multiplier = Times
header-mermaid = Mermaids
header-cards = Cards
header-bonus = Bonus
header-round-points = Round
header-total = Total
header-rank = Place
header-chances = Chances
header-end = End
curve-thinking = How the chances went …
verified = Verified: { $actions } actions, every one by the rules{ $seeded ->
    [shared] , every card as the seed deals it, the seed made of a secret committed to before the game and a nonce of every seat
    [yes] , every card as the seed deals it
   *[no] {""}
  }.
unfinished = The record ends before the game does.
recorded = The game is kept in { $file }.
pause = Enter for the next turn …
bots-in-plain-python = The kernel has no library for this machine: bots that think ahead play in plain Python, about a hundred times slower.
