# Die Arena: Bots gegen Bots.

arena-heading = { $players } Plätze, { $deals ->
    [one] { $deals } Kartenfolge
   *[other] { $deals } Kartenfolgen
  }, { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
  }; gleich gute Bots gewännen je { $par }.
arena-bot = Bot
arena-wins = Gewonnen
arena-between = 95 von 100
arena-points = Punkte
arena-ahead = Vorsprung
arena-rating = Wertung
arena-cpu = CPU je Entscheidung
arena-before = Vor …
arena-starter = Der Platz, der beginnt, gewann { $share } der Partien, zwischen { $low } und { $high }.
arena-rounds = { $rounds } Runden je Partie.
arena-without-luck = { $name } abzüglich des gemessenen Kartenglücks: { $share } (zwischen { $low } und { $high })
arena-by-deal = „95 von 100“ und ± sagen, wo die wahren Zahlen in 95 von 100 Fällen liegen, gerechnet über Kartenfolgen.
arena-always-valid = „95 von 100“ sagt, wo der wahre Anteil in 95 von 100 Fällen liegt, wann immer man aufhört; ± nur so, als wäre die Länge vorher festgelegt.
arena-decided = { $deals ->
    [one] Entschieden nach { $deals } Kartenfolge
   *[other] Entschieden nach { $deals } Kartenfolgen
  }: Der erste Bot ist sicher nicht genau so gut wie die anderen.
arena-interrupted = Abgebrochen: So viel wurde bis dahin gespielt.
arena-forfeit = { $name } hat { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
  } verschenkt, das erste in Kartenfolge { $deal }: { $why }
forfeit-illegal = „{ $detail }“ ist jetzt nicht erlaubt.
forfeit-garbage = „{ $detail }“ ist keine Antwort.
forfeit-hung = keine Antwort in { $detail }.
forfeit-crashed = das Programm hat sich beendet ({ $detail }).
forfeit-not-started = das Programm wurde nicht bereit ({ $detail }).
arena-deals = Kartenfolgen
arena-so-far = { $name } { $share }
arena-by-budget = Gewonnene Partien nach Budget
arena-two-bots = Nenne mindestens zwei Bots, zum Beispiel: seasalt arena greedy random
arena-no-command = Nach „cmd:“ kommt der Befehl deines Bots, zum Beispiel: "cmd:python my_bot.py"
arena-no-program = Ein Programm „{ $program }“, das sich starten lässt, gibt es nicht.
arena-too-many = Alle Sitzordnungen so vieler Bots sind { $games } Partien je Kartenfolge; höchstens { $most } sind möglich.
arena-plot-ending = Ein Bild ist eine Datei auf .png oder .svg, „{ $file }“ ist keins von beiden.
arena-plot-missing = Bilder brauchen matplotlib: pip install "seasalt[plots]"
arena-hidden-decisions = --hidden ergänzt Spalten in einem Datensatz von Entscheidungen: dazu gehören --dataset und --rows decisions.
arena-dataset-missing = Datensätze brauchen pyarrow: pip install "seasalt[dataset]"
arena-dataset-other = „{ $file }“ gehört zu einem Datensatz, den ein anderer Befehl begonnen hat: führe den zu Ende, oder lösche die Datei.
arena-dataset-busy = Eine andere Arena schreibt gerade „{ $file }“.
arena-dataset-writing = Schreiben
arena-dataset-written = „{ $file }“ ist geschrieben: { $rows ->
    [one] { $rows } Zeile
   *[other] { $rows } Zeilen
  }.
arena-dataset-goes-on = „{ $file }“ ist noch nicht fertig; derselbe Befehl macht weiter.
arena-ray-missing = Ein Cluster braucht Ray: pip install "seasalt[ray]"
arena-ray-failed = Ich komme nicht in den Cluster: { $why }

## das Feld

field-heading = { $name } gegen das Feld, Version { $version }: { $players } Plätze, { $deals ->
    [one] { $deals } Kartenfolge
   *[other] { $deals } Kartenfolgen
  } in allen Sitzordnungen, { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
  }; gleich gute Bots gewännen je { $par }.
field-opponent = Gegner
field-base = Grundspiel
field-extra-salt = Extra Salt
field-mean = Das Feld
field-by-deal = „95 von 100“ sagt, wo der wahre Anteil in 95 von 100 Fällen liegt, gerechnet über Kartenfolgen.
field-players = Plätze
field-public = Offen
field-held-out = Zurückgehalten
field-mixed = Gemischte Tische
field-response = Der Stärkste der zehn dagegen, gewählt auf der Hälfte der Kartenfolgen: { $opponent } gewinnt { $share } der anderen Hälfte ({ $between }). Eine beste Antwort gewinnt mindestens so viel.
field-card-facts = Protokoll { $protocol }, Feld { $version }, { $games } Partien. Befehl: { $command }. Commit: { $commit }. Stunden: { $hours }. CPU: { $cpu }. Prüfsumme: { $digest }
field-card-ending = Die Datei einer Karte endet auf .json oder .md: „{ $file }“.
field-card-fixed = Eine Karte ist immer das ganze Protokoll: ohne --players, --deals und --box.
