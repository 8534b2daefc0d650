# Was nicht zu lesen ist
# $about ist, was da stand, $expected, was gelesen worden wäre.

fault-unknown-card = „{ $about }“ ist keine Karte.
fault-unknown-action = „{ $about }“ ist keine Aktion; erwartet: { $expected }.
fault-unknown-pile = „{ $about }“ ist kein Ablagestapel: Sie heißen A und B.
fault-unknown-seat = Einen Platz „{ $about }“ gibt es nicht; Plätze hier: { $expected }.
fault-wrong-card-count = „{ $about }“ nennt nicht zwei oder drei Karten.
fault-unknown-option = Eine Option „{ $about }“ gibt es nicht; Optionen sind: { $expected }.
fault-option-value = „{ $about }“ geht nicht; zur Wahl stehen: { $expected }.
fault-target-score = Das Punkteziel muss eine ganze Zahl von 1 bis 999999 sein, nicht „{ $about }“.
fault-unknown-edition = Eine Ausgabe „{ $about }“ gibt es nicht; Ausgaben sind: { $expected }.
fault-player-count = Das Spiel ist für 2, 3 oder 4 Spieler, nicht für { $about }.
fault-seat-name = „{ $about }“ ist kein Name: Er hat 1 bis { $expected } druckbare Zeichen in einer Zeile.
fault-not-a-record = Das ist keine Aufzeichnung von seasalt: Sie beginnt mit „{ $about }“.
fault-record-version = Diese Aufzeichnung hat ein Format, das ich nicht kenne: „{ $about }“; ich lese „{ $expected }“.
fault-record-line = „{ $about }“ kann ich nicht lesen; eine Kopfzeile beginnt mit einem von: { $expected }.
fault-record-header = Im Kopf fehlt „{ $about }“.
fault-record-twice = „{ $about }“ steht zweimal da.
fault-record-actor = Bei „{ $about }“ ist dieser Platz nicht dran: Jetzt handelt „{ $expected }“ (* ist der Zufall).
fault-record-illegal = „{ $about }“ ist gegen die Regeln: { $expected }
fault-record-check = Da steht „{ $about }“, die Partie ergibt „{ $expected }“.
fault-record-seed = „{ $about }“ ist nicht, was der Seed gibt: „{ $expected }“.
fault-record-seed-text = Ein Seed wird in Paaren der Ziffern 0-9 und a-f geschrieben, nicht „{ $about }“.
fault-record-after-end = Vor „{ $about }“ ist die Partie schon zu Ende.
fault-record-hex = „{ $about }“ sind nicht { $expected } Paare der Ziffern 0-9 und a-f.
fault-record-secret = „{ $about }“ ist nicht das Geheimnis, auf das „{ $expected }“ festgelegt war.
fault-record-shared-seed = „{ $about }“ ist nicht der Seed, den Geheimnis und Noncen ergeben: „{ $expected }“.
fault-record-starter = Platz „{ $about }“ beginnt, nach Geheimnis und Noncen aber Platz „{ $expected }“.
fault-at-line = Zeile { $line }: { $sentence }
