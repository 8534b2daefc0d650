# Die Kommandozeile: Punkte zählen, Vorführung, Wiedergabe.

score-hand = Hand
score-table = Ausgelegt
score-total = Summe
score-may-call = { $points } Punkte: Du darfst STOP oder LETZTE CHANCE ansagen.
score-may-not-call = Noch { $missing ->
    [one] { $missing } Punkt
   *[other] { $missing } Punkte
  }, dann darfst du ansagen.
score-four-mermaids = Alle vier Meerjungfrauen: Leg sie in deinem Zug aus, und du gewinnst die Partie.
score-four-mermaids-instant = Alle vier Meerjungfrauen: Du hast die Partie gewonnen.

score-nothing = Nenne die Karten, zum Beispiel: seasalt score "crab-DB crab-LB" --laid "boat-YE boat-BK" (eine leere Hand ist "").
score-cards-and-file = Mit --jsonl stehen die Karten in der Datei: Lass die Hand und --laid weg.
score-idle-options = Hinweis: Das ändert keine Punkte: { $options }.

jsonl-not-json = Diese Zeile ist kein JSON: { $why }.
jsonl-not-object = Diese Zeile ist kein JSON-Objekt.
jsonl-unknown-key = „{ $about }“ ist kein Schlüssel einer Zeile. Meinst du „{ $nearest }“?
jsonl-laid-twice = „table“ und „laid“ bedeuten dasselbe: Nenne eines von beiden.
jsonl-not-text = „{ $field }“ muss Text sein, etwa "crab-DB crab-LB".
jsonl-not-groups = „{ $field }“ muss eine Liste von Gruppen sein, etwa ["crab-DB crab-LB"].
jsonl-not-options = „options“ muss ein Objekt sein, etwa {"{"}"mermaid_color": "none"{"}"}.

file-not-found = Eine Datei „{ $file }“ gibt es nicht.
file-not-readable = „{ $file }“ kann ich nicht lesen: { $why }.
file-not-writable = „{ $file }“ kann ich nicht schreiben: { $why }.
file-too-large = „{ $file }“ ist größer als { $megabytes } MB.
file-not-utf8 = „{ $file }“ ist keine Textdatei in UTF-8.
file-exists = „{ $file }“ gibt es schon; ich überschreibe sie nicht.
error = Fehler: { $sentence }
error-option-form = „{ $about }“ ist keine Option der Form NAME=VALUE.
error-bot-unknown = Einen Bot „{ $about }“ gibt es nicht; Bots sind: { $bots }.
error-bot-no-budget = „{ $about }“ nimmt kein Budget: Lass den Doppelpunkt und alles danach weg, oder nimm einen Bot mit Budget: { $bots }.
error-bot-budget = Das Budget von „{ $about }“ verstehe ich nicht; schreib Playouts (:100) oder Zeit (:50ms, :1s).
error-bot-numpy = „{ $about }“ braucht numpy: pip install numpy.
error-bot-module = „{ $about }“ lässt sich nicht importieren: { $detail }.
error-bot-not-a-bot = „{ $about }“ ist kein Bot: Es entscheidet nicht und macht auch nichts, das entscheidet.
error-bot-count = Für Bots gibt es { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
  }, genannt hast du { $bots }.
error-resume = { $option } passt nicht zu --resume: Die Partie hat ihre Spieler, ihre Regeln und ihre Datei schon.
error-language = Die Sprache „{ $about }“ gibt es noch nicht; Sprachen sind: { $languages }.
error-seat-empty = Einen Platz { $seat } gibt es in dieser Partie zu { $players ->
    [2] zweit
    [3] dritt
   *[4] viert
  } nicht.
error-seed-empty = Ein Seed braucht mindestens ein Zeichen.
error-interrupted = Abgebrochen.
error-output = Ich kann die Ausgabe nicht schreiben: { $why }.
error-whole-number = { $option } nimmt eine ganze Zahl von 1 bis { $most }, nicht „{ $about }“.

header-game = Zu { $players ->
    [2] zweit
    [3] dritt
   *[4] viert
  }, { $edition }, { $salt ->
    [yes] mit Extra Salt
   *[no] Grundspiel
  }, bis { $target } Punkte
header-seat = Name
header-duo = Duos
header-starfish = Sterne
header-collector = Sammler
header-multiplier = Multipl.
header-mermaid = Meerjungfr.
header-cards = Karten
header-bonus = Bonus
header-round-points = Runde
header-total = Summe
header-rank = Platz
header-chances = Chancen
header-end = Ende
curve-thinking = Wie die Chancen standen …
verified = Geprüft: { $actions } Aktionen, jede nach den Regeln{ $seeded ->
    [shared] , jede Karte wie vom Seed gegeben, der Seed aus einem vor der Partie festgelegten Geheimnis und einer Nonce von jedem Platz
    [yes] , jede Karte wie vom Seed gegeben
   *[no] {""}
  }.
unfinished = Die Aufzeichnung endet vor der Partie.
recorded = Die Partie ist in { $file } aufgezeichnet.
pause = Weiter zum nächsten Zug mit der Eingabetaste …
bots-in-plain-python = Der Kernel hat für diesen Rechner keine Bibliothek: Bots, die vorausdenken, rechnen in reinem Python, etwa hundertmal langsamer.
