# Was die Optionen heißen, für die Regelseite. `sentence-` steht in den Regeln, `value-` in der Tabelle.

edition-standard = Standardausgabe
    .dat = Standardausgabe
edition-de = deutsche Ausgabe
    .dat = deutschen Ausgabe
edition-fr = französische Ausgabe
    .dat = französischen Ausgabe
edition-it = italienische Ausgabe
    .dat = italienischen Ausgabe
edition-en = englische Ausgabe
    .dat = englischen Ausgabe
edition-ru = russische Ausgabe
    .dat = russischen Ausgabe
edition-bga = Ausgabe von Board Game Arena
    .dat = Ausgabe von Board Game Arena
rules-edition = nach der { $edition-dat }{ $salt ->
    [yes] {" "}mit Extra Salt
   *[no] {""}
  }

option-tie-break = Wer bei Gleichstand gewinnt
option-next-starter = Wer nach LETZTE CHANCE beginnt
option-empty-deck-in-last-chance = Der Stapel geht während LETZTE CHANCE aus
option-mermaid-color = Die Farbe der Meerjungfrauen
option-mermaid-win = Wann vier Meerjungfrauen gewinnen
option-starfish-in-hand = Seestern und Duo, beide auf der Hand
option-seahorse-feeds-multipliers = Das Seepferdchen zählt für Multiplikatoren
option-force-empty-pile = Eine Karte muss auf den leeren Ablagestapel
option-extra-salt = Extra Salt
option-target-score = Punkteziel

value-tie-break-last-round-points = die meisten Punkte der letzten Runde
value-tie-break-round-ender = wer die letzte Runde beendet hat
value-tie-break-last-to-play = wer zuletzt am Zug war
value-next-starter-left-of-ender = links von der Person, die angesagt hat
value-next-starter-left-of-last-turn = links vom letzten Zug: die Person, die angesagt hat
value-empty-deck-in-last-chance-void = keine Wertung
value-empty-deck-in-last-chance-continue = die Wette geht weiter
value-mermaid-color-white = weiß
value-mermaid-color-none = keine Farbe
value-mermaid-win-declare = ausgelegt
value-mermaid-win-instant = sofort auf der Hand
value-starfish-in-hand-counts = zählen 3
value-starfish-in-hand-table-only = zählen 1
value-true = ja
value-false = nein
value-target-score-default = 40 / 35 / 30

sentence-tie-break-last-round-points = Bei Gleichstand liegt vorn, wer in der letzten Runde mehr Punkte bekommen hat.
sentence-tie-break-round-ender = Bei Gleichstand liegt vorn, wer die letzte Runde beendet hat.
sentence-tie-break-last-to-play = Bei Gleichstand liegt vorn, wer in der letzten Runde zuletzt am Zug war.
sentence-next-starter-left-of-ender = Nach LETZTE CHANCE beginnt, wer links von der Person sitzt, die sie angesagt hat.
sentence-next-starter-left-of-last-turn = Nach LETZTE CHANCE zählt der letzte Zug: Links davon sitzt, wer sie angesagt hat, und beginnt.
sentence-empty-deck-in-last-chance-void = Auch in den letzten Zügen nach LETZTE CHANCE beendet ein leerer Stapel die Runde: Die Wette ist hinfällig, und niemand bekommt Punkte.
sentence-empty-deck-in-last-chance-continue = Nur die letzten Züge nach LETZTE CHANCE gehen auch ohne Stapel weiter, und die Wette wird gewertet.
sentence-mermaid-color-white = Meerjungfrauen sind selbst weiße Karten, das Seepferdchen auch. Keine zwei Meerjungfrauen zählen dieselbe Farbe.
sentence-mermaid-color-none = Meerjungfrauen haben selbst keine Farbe. Keine zwei Meerjungfrauen zählen dieselbe Farbe.
sentence-mermaid-win-declare = Legst du sie in deinem Zug aus, gewinnst du die Partie, wie es auch steht. Vergisst du es, geschieht es am Ende deines Zuges oder beim Ansagen von selbst. In einem Zug, den eine Qualle beschränkt, geht es nicht.
sentence-mermaid-win-instant = Sobald die vierte auf deiner Hand ist, gewinnst du die Partie, wie es auch steht, selbst in einem Zug, den eine Qualle beschränkt.
sentence-starfish-in-hand-counts = Ein Seestern und ein Duo, die beide noch auf der Hand sind, zählen die gleichen 3 Punkte: Das ist eine Lesart, denn im Regelheft steht es nicht, aber Board Game Arena zählt so.
sentence-starfish-in-hand-table-only = Auf der Hand zählt ein Seestern nichts: Das Trio muss ausliegen.
sentence-seahorse-feeds-multipliers-true = Der Pinguin oder Seemann, für den es steht, zählt auch für Pinguinkolonie und Kapitän.
sentence-seahorse-feeds-multipliers-false = Pinguinkolonie und Kapitän zählen nur echte Pinguine und Seemänner.
sentence-force-empty-pile-true = Ist genau ein Ablagestapel leer, muss sie dorthin.
sentence-force-empty-pile-false = Du wählst den Ablagestapel frei, auch wenn der andere leer ist.
sentence-extra-salt-true = Diese Partie wird mit den acht Karten der Erweiterung gespielt.
sentence-extra-salt-false = Diese Partie wird nur mit dem Grundspiel gespielt; nehmt ihr die Erweiterung dazu, gehen ihre acht Karten so:
sentence-target-score = { $target } Punkte
sentence-target-scores = 40 Punkte zu zweit, 35 zu dritt, 30 zu viert

rules-multiplier = { $kind } { $each } je { $target }
rules-kind = Kartenart
rules-copies = Karten
rules-colors = Farben
rules-cards-of-the-kind = Karten der Art

differences-title = Worin sich die Regelhefte unterscheiden
differences-intro = Jeder Punkt, der das Spiel verändert, ist eine Option; eine Ausgabe ist ein Satz von Optionen. DE, FR, IT, EN und RU sind die gedruckten Regelhefte (EN ist eine Zusammenfassung mit häufigen Fragen; nur RU enthält Extra Salt), BGA ist das Programm von Board Game Arena.
differences-option = Option
differences-name = Name
differences-books = Die Regelhefte
differences-standard = Standard
differences-voice-implied = { $value } (durch einen Satz ohne Ausnahme)
differences-voice-both = { $value }, an einer Stelle aber „gesammelt“
differences-voice-silent = ohne Aussage, unsere Lesart: { $value }
differences-voice-doubled = { $value }, oder doppelt
differences-voice-absent = ohne diese Karten
differences-here-title = Was diese Ausgabe anders macht
differences-here-salt = { $book ->
    [yes] Zu dieser Ausgabe gehört Extra Salt; hier ist das eine eigene Option.
   *[no] Extra Salt ist dabei, das nicht zu dieser Ausgabe gehört.
  }
differences-here-none = { $salt ->
    [yes] In allen anderen Optionen spielt sich die { $edition } wie die Standardausgabe.
   *[no] Die { $edition } spielt sich in allen Optionen wie die Standardausgabe.
  }
differences-here = { $option }: { $value } (Standard: { $standard }). So steht es in { $books }.
differences-here-house = { $option }: { $value } (Standard: { $standard }). Eine Hausregel: So steht es in keinem Heft.
differences-here-mentioned = { $option }: { $value } (Standard: { $standard }). { $mention }
mention-mermaid-win-instant = Das russische Regelheft sagt es an einer Stelle so („gesammelt“).
mention-starfish-in-hand-table-only = RU sagt nichts dazu, und BGA zählte bis Oktober 2025 so.
mention-seahorse-feeds-multipliers-true = RU sagt nichts dazu, und BGA zählte bis September 2023 so.
mention-force-empty-pile-false = EN lässt sich so lesen: Es lässt die Wahl frei und erwähnt den leeren Ablagestapel nicht.
mention-target-score-doubled = BGA bietet es an, als doppeltes Ziel.
