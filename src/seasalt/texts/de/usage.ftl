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
