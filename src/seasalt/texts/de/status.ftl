# Wie es einem Server geht, wie `seasalt status` es zeigt.

status-ready = Bereit: Der Server unter { $address } bedient.
status-not-ready = Nicht bereit: Der Server unter { $address } kann gerade nicht bedienen.
status-unreachable = Unter { $address } antwortet niemand: { $why }.
status-no-node = Unter { $address } antwortet etwas, aber kein seasalt-Server.
status-bad-address = „{ $about }“ ist keine Adresse eines Servers; eine wäre zum Beispiel http://127.0.0.1:8000.
status-bad-watch = „{ $about }“ passt nicht: Zwischen zwei Abfragen liegen 1 bis 3600 Sekunden.
status-no-metrics = Seine Zahlen sind von hier aus nicht zu sehen (HTTP { $status }): Frag auf dem Server selbst oder mit --metrics-token.
status-version = Version
status-uptime = Läuft seit
status-days = { $days } T { $clock }
status-database = Datenbank
status-bus = Bus
status-up = erreichbar
status-down = nicht erreichbar
status-kernel = Kernel
status-kernel-library = Bibliothek für diesen Rechner
status-kernel-plain = reines Python: keine Bibliothek für diesen Rechner
status-tasks = Aufgaben
status-tasks-well = alle laufen
status-tasks-down = { $count } ausgefallen
status-restarts = { $count ->
    [one] { $count } Neustart
   *[other] { $count } Neustarts
  }
status-process = Prozess
status-used = { $cpu } % CPU, { $memory } MB, { $files } von { $most } Dateien offen
status-tables = Tische
status-gathering = { $count } warten auf Spieler
status-playing = { $count } im Spiel
status-over = { $count } zu Ende
status-held = { $count } betreut dieser Knoten
status-set-aside = { $count } beiseitegelegt
status-connections = Verbindungen
status-sockets = { $sockets ->
    [one] { $sockets } Socket
   *[other] { $sockets } Sockets
  }, { $streams ->
    [one] { $streams } Stream
   *[other] { $streams } Streams
  }
status-moves = Züge
status-per-minute = { $count } pro Minute
status-answers = Antworten
status-commits = Commits
status-loop = Event-Loop
status-since-start = seit dem Start
status-window = in den letzten { $seconds } s
status-waiting = Wartend
status-thinking = Nachdenken
status-killed = { $count ->
    [one] { $count } Prozess abgebrochen
   *[other] { $count } Prozesse abgebrochen
  }
status-refusals = Abgelehnt
status-refused = { $refusals } abgelehnt, davon { $floods } zu schnell; { $dropped ->
    [one] { $dropped } Socket getrennt
   *[other] { $dropped } Sockets getrennt
  }
