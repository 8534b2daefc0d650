# Was --help sagt. Die Zeilen brechen hier so um, wie sie gezeigt werden. Ein Prozentzeichen brächte das Programm durcheinander.

usage-prefix = Aufruf:
usage-arguments = was
usage-options = Optionen
usage-commands = Befehle
usage-help = diese Hilfe zeigen
usage-version = die Version zeigen
usage-about = Eine offene, inoffizielle Ausgabe des Kartenspiels Sea Salt & Paper.
usage-more = „seasalt COMMAND --help“ erklärt einen Befehl und zeigt Beispiele.
usage-wrong = „{ $about }“ passt hier nicht; „{ $prog } --help“ zeigt, was passt.
usage-incomplete = Hier fehlt etwas; „{ $prog } --help“ zeigt, was.
usage-needs-value = { $option } braucht einen Wert; „{ $prog } --help“ zeigt, welchen.
usage-language = Sprache: { $languages } (Standard: die deines Systems)
usage-no-color = ohne Farben ausgeben (wie mit NO_COLOR)
usage-json = JSON ausgeben

## Die Regeln und das Spiel

usage-edition = Regelheft, nach dem gespielt wird: { $editions } (Standard: standard)
usage-option = eine Option der Regeln setzen: { $options } („seasalt rules“ erklärt sie)
usage-players = zu 2, 3 oder 4 (Standard: 2)
usage-extra-salt = die acht Karten von Extra Salt dazunehmen
usage-target = Punktzahl, bei der die Partie endet (Standard: 40, 35 oder 30)
usage-bots = ein Bot für alle Plätze, oder einer für jeden, mit Kommas: { $bots }
usage-bots-listed = Bots:
usage-seed = beliebiger Text: Der gleiche Seed gibt die gleichen Karten
usage-record = die Partie in einer neuen Datei aufzeichnen

## play

usage-play = Hier im Terminal gegen Bots spielen.
usage-play-more = Beispiele:
  {"  "}seasalt play
  {"  "}seasalt play --players 4 --extra-salt
  {"  "}seasalt play --record heute.txt      (Strg-C oder q verlässt den Tisch)
  {"  "}seasalt play --resume heute.txt      (geht weiter, wo du aufgehört hast)
usage-guest = Gast
usage-name = dein Name am Tisch (Standard: { $guest })
usage-memory = „m“ zeigt, was du dir hättest merken können
usage-hints = „i“ zeigt, was der stärkste Bot täte und warum
usage-resume = eine aufgezeichnete Partie fortsetzen

## demo

usage-demo = Bots eine Partie spielen lassen und sie erzählen.
usage-demo-more = Beispiele:
  {"  "}seasalt demo --players 3 --extra-salt --seed 7
  {"  "}seasalt demo --bots greedy,random
  {"  "}seasalt demo --record spiel.txt && seasalt replay spiel.txt

## puzzle

usage-puzzle = Ein Rätsel lösen: eine Stellung aus einer Partie, in der eine Möglichkeit klar die beste ist.
usage-puzzle-more = Ohne Option ist es das Rätsel des Tages (UTC), für alle dasselbe. Du siehst, was dort zu sehen war; „m“
  zeigt, woran man sich erinnern könnte. Nach deiner Antwort siehst du, was jede Möglichkeit wert ist, und warum.
  Der Exit-Status ist 0, wenn du die beste Möglichkeit gefunden hast, sonst 1.

  Beispiele:
  {"  "}seasalt puzzle
  {"  "}seasalt puzzle --theme call --level expert
  {"  "}seasalt puzzle --number 17
  {"  "}echo 2 | seasalt puzzle           (antwortet mit der zweiten Möglichkeit)
usage-puzzle-theme = worum es geht: { $themes }
usage-puzzle-level = wie schwer es ist, nach den schwächsten Bots, die die Antwort finden: { $levels }
usage-puzzle-number = das Rätsel mit dieser Nummer

## score

usage-score = Punkte zählen, wenn ihr mit den echten Karten spielt.
usage-score-more = Eine Karte ist eine Kartenart und eine Farbe, als Code oder in Worten, gern abgekürzt; die Karten beider
  Schachteln werden verstanden. Beispiele:
  {"  "}seasalt score "crab-DB crab-LB octopus-YE" --laid "boat-YE boat-BK"
  {"  "}seasalt score "dunkelblaue Krabbe, 2x Meerjungfrau, Okt gelb"
  {"  "}seasalt score "" --laid "crab db Hummer Seestern db / Fisch bk Fisch gr"

  --jsonl liest für jede Auslage eine solche Zeile und gibt für jede eine Zeile mit Punkten aus:
  {"  {"}"hand": "crab-DB crab-LB", "table": ["boat-YE boat-BK"], "options": {"{"}"mermaid_color": "none"{"}}"}
  Eine unlesbare Zeile ergibt an ihrer Stelle {"{"}"error": ...{"}"} und am Ende den Status 1.
usage-hand = Handkarten, zum Beispiel "crab-DB crab-LB octopus-YE"
usage-laid = ausliegende Duos und Trios
usage-jsonl = jede Zeile einer Datei werten (- ist die Standardeingabe)

## rules

usage-rules = Das ganze Spiel in eigenen Worten, und worin sich die Regelhefte unterscheiden.
usage-rules-more = Beispiele:
  {"  "}seasalt rules
  {"  "}seasalt rules --edition it
usage-markdown = Markdown ausgeben, wie es ist

## replay

usage-replay = Eine aufgezeichnete Partie noch einmal erzählen, jeder Schritt geprüft.
usage-replay-more = Ohne Option wird die Partie so erzählt, wie sie beim Zuschauen war.

  Beispiele:
  {"  "}seasalt replay spiel.txt --open
  {"  "}seasalt replay spiel.txt --seat 2 --pause
  {"  "}seasalt replay spiel.txt --verify
usage-file = eine Aufzeichnung, siehe docs/notation.md
usage-seat = wie dieser Platz es sah, von 1 an gezählt
usage-open = mit allen Karten offen
usage-pause = nach jedem Zug auf die Eingabetaste warten
usage-curve = am Ende die Siegchancen über die ganze Partie
usage-verify = nur prüfen: Regeln, Karten und das Mischen

## review

usage-review = Eine beendete Partie analysieren: was welche Entscheidung gekostet hat, und was Glück war.
usage-review-more = Jede Entscheidung wird danach beurteilt, was man in dem Moment wissen konnte. Chancen sind die, die ganze Partie zu
  gewinnen. Eine Partie zu zweit dauert ein paar Sekunden, eine zu viert bis zu einer halben Minute.

  Beispiele:
  {"  "}seasalt review partie.txt
  {"  "}seasalt review partie.txt --seat 1 --all
  {"  "}seasalt review partie.txt --json > analyse.json
usage-review-seat = nur die Entscheidungen dieses Platzes, ab 1 gezählt
usage-review-all = alle Entscheidungen, nicht nur die drei teuersten
usage-review-html = schreibt die Analyseseite des Browsers mit allen Daten in eine Datei

## serve

usage-serve = Einen Tisch im Netz öffnen.
usage-serve-more = Ohne Optionen: eine SQLite-Datei in deinem Datenordner, nur für diesen Rechner.

  Beispiele:
  {"  "}seasalt serve --open
  {"  "}seasalt serve --lan             (für Handys zu Hause)
  {"  "}seasalt serve --database postgresql://... --bus redis://...   (einer von mehreren Knoten)

  Jede Option gibt es auch als Umgebungsvariable: SEASALT_PORT, SEASALT_DATABASE, ...
usage-host = Adresse, an der gelauscht wird (Standard: 127.0.0.1)
usage-port = Port, an dem gelauscht wird (Standard: 8000)
usage-lan = im Heimnetz lauschen und einen QR-Code zeigen
usage-browser = den Tisch im Browser öffnen
usage-database = sqlite:///FILE oder postgresql://...
usage-bus = redis://... oder valkey://..., zwischen mehreren Knoten
usage-bot-processes = Prozesse, in denen Bots nachdenken (Standard: 1)

## arena

usage-arena = Bots viele Partien spielen lassen und ehrlich sagen, wer besser ist.
usage-arena-more = Jede Kartenfolge wird in allen Sitzordnungen mit denselben Karten gespielt. So bekommt niemand bessere
  Karten; aber die Partien trennen sich nach wenigen Entscheidungen, und Glück bleibt.
  Bei so vielen Bots wie Plätzen wird jede Reihenfolge gespielt; bei weniger ist der erste der Herausforderer, und
  der zuletzt genannte füllt die anderen Plätze; bei mehr spielen alle gegen alle. Derselbe Seed gibt dieselben
  Zahlen, bei beliebig vielen Prozessen.

  Dein eigener Bot kommt als Programm dazu: "cmd:python my_bot.py". docs/bots.md erzählt, was er hört und
  sagt; stürzt er ab, hängt er oder spielt er Unerlaubtes, verschenkt er die Partie, und die Serie geht weiter.

  Beispiele:
  {"  "}seasalt arena greedy random --deals 500
  {"  "}seasalt arena rusher collector hunter gambler --players 4 --deals 20
  {"  "}seasalt arena gambler greedy --players 3 --extra-salt --stop-early
  {"  "}seasalt arena greedy "cmd:python my_bot.py" --csv games.csv --plot bots.svg
  {"  "}seasalt arena mc:100 search:50ms --deals 50
  {"  "}seasalt arena greedy random --seed 7 --json
  {"  "}seasalt arena master expert --deals 500 --dataset decisions.parquet
usage-arena-names = zwei Bots oder mehr: { $bots }, mit Budget "mc:100" oder "search:50ms", "module:Class" oder "cmd:BEFEHL"
usage-deals = Kartenfolgen, jede in allen Sitzordnungen (Standard: 100)
usage-arena-seed = ein beliebiger Text: derselbe Seed gibt dieselben Karten (Standard: 1)
usage-workers = Prozesse, die spielen (Standard: einer je Kern)
usage-stop-early = aufhören, wenn der erste Bot sicher besser oder schlechter als gleich gut ist
usage-bot-seconds = Sekunden, die ein Programm zum Antworten hat (Standard: 10)
usage-luck = das Kartenglück messen und Gewinnanteile abzüglich des gemessenen zeigen
usage-csv = jede Partie in eine Datei schreiben
usage-plot = Gewinne und Wertungen in eine .png- oder .svg-Datei zeichnen
usage-dataset = in eine Parquet-Datei schreiben, was gesehen und getan wurde, zum Lernen; nach Strg-C macht derselbe Befehl weiter
usage-rows = was eine Zeile davon ist: eine Entscheidung (Standard) oder eine Partie
usage-hidden = auch die Karten schreiben, die der Platz nicht sehen konnte
usage-ray = auf einem Ray-Cluster spielen, oder auf einem hier gestarteten

## field

usage-field = Einen Bot gegen zehn feste Gegner spielen lassen: eine Zahl zum Vergleichen.
usage-field-more = Das Feld ist ein Maßstab: zehn Gegner, die sich nie ändern, mit eigens dafür zurückgelegten
  Kartenfolgen, jede in allen Sitzordnungen, im Normalfall mit beiden Schachteln. Die Version steht über dem
  Ergebnis; Zahlen einer Version lassen sich vergleichen. In „seasalt arena“ heißen die Gegner field:rusher,
  field:small und so weiter, zum Üben mit anderen Karten.

  Beispiele:
  {"  "}seasalt field net
  {"  "}seasalt field "cmd:python my_bot.py" --deals 500 --json
  {"  "}seasalt field greedy --players 4 --box base --deals 20
usage-field-name = ein Bot: { $bots }, "mc:100" oder "search:50ms" mit Bedenkzeit, "module:Class" oder "cmd:BEFEHL"
usage-field-box = both (Standard, beide), base oder extra-salt: mit welchen Karten gespielt wird
usage-field-card = das ganze Protokoll spielen (2, 3 und 4 Plätze, beide Schachteln) und die Karte für die Rangliste schreiben: FILE.json oder FILE.md
