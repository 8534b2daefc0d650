# How a server is, as `seasalt status` shows it.

status-ready = Ready: the server at { $address } serves.
status-not-ready = Not ready: the server at { $address } cannot serve now.
status-unreachable = Nobody answers at { $address }: { $why }.
status-no-node = Something answers at { $address }, but it is not a seasalt server.
status-bad-address = “{ $about }” is not the address of a server; one is for example http://127.0.0.1:8000.
status-bad-watch = “{ $about }” does not fit: seconds between two looks are 1 to 3600.
status-no-metrics = Its numbers may not be seen from here (HTTP { $status }): ask on the server itself, or with --metrics-token.
status-version = Version
status-uptime = Running for
status-days = { $days } d { $clock }
status-database = Database
status-bus = Bus
status-up = up
status-down = down
status-kernel = Kernel
status-kernel-library = library for this machine
status-kernel-plain = plain Python: no library for this machine
status-tasks = Tasks
status-tasks-well = all running
status-tasks-down = { $count } down
status-restarts = { $count ->
    [one] { $count } restart
   *[other] { $count } restarts
  }
status-process = Process
status-used = { $cpu } % CPU, { $memory } MB, { $files } of { $most } files open
status-tables = Tables
status-gathering = { $count } gathering
status-playing = { $count } playing
status-over = { $count } over
status-held = { $count } held by this node
status-set-aside = { $count } set aside
status-connections = Connections
status-sockets = { $sockets ->
    [one] { $sockets } socket
   *[other] { $sockets } sockets
  }, { $streams ->
    [one] { $streams } stream
   *[other] { $streams } streams
  }
status-moves = Moves
status-per-minute = { $count } a minute
status-answers = Answers
status-commits = Commits
status-loop = Event loop
status-since-start = since the start
status-window = in the last { $seconds } s
status-waiting = Waiting
status-thinking = Thinking
status-killed = { $count ->
    [one] { $count } process killed
   *[other] { $count } processes killed
  }
status-refusals = Refused
status-refused = { $refusals } refused, { $floods } of them too fast; { $dropped ->
    [one] { $dropped } socket dropped
   *[other] { $dropped } sockets dropped
  }
