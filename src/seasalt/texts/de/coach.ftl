# Die Analyse einer Partie am Terminal.

coach-unfinished = Die Aufzeichnung endet vor der Partie; analysiert wird nur eine beendete Partie.
coach-getting-ready = Gleich geht es los …
coach-so-far = Runde { $round }, bisher { $mistakes ->
    [one] 1 Fehler
   *[other] { $mistakes } Fehler
  }
coach-title-totals = Wie gut alle entschieden haben
coach-title-ledger = Woher das Ergebnis kam (Gewinnchancen)
coach-title-kinds = Nach Art der Entscheidung
coach-title-costly = Die Entscheidungen, die { $name } am meisten gekostet haben
coach-title-all = Alle Entscheidungen von { $name }
coach-title-luck = Glück und Pech
coach-nothing-lost = { $name } hat nichts Nennenswertes verschenkt.
coach-decision = Runde { $round }, Zug { $turn }: { $verdict }, { $loss } einer Partie
coach-chose = gewählt
coach-better = besser
coach-accuracy = { $number }
coach-change = { $sign ->
    [minus] −{ $number } %
   *[plus] +{ $number } %
  }
coach-head-player = Name
coach-head-accuracy = Genauigkeit
coach-head-loss = Verlust je Wahl
coach-head-loss-here = Verlust
coach-head-like = Gespielt wie
coach-head-decisions = Entscheidungen
coach-head-start = Start
coach-head-luck = Glück
coach-head-own = Eigene Wahl
coach-head-others = Andere
coach-head-result = Ergebnis
coach-head-round = Runde
coach-head-turn = Zug
coach-head-verdict = Urteil
coach-head-chose = Gewählt
coach-head-better = Besser
coach-heads-best = Beste
coach-heads-good = Gut
coach-heads-inaccuracy = Ungenau
coach-heads-mistake = Fehler
coach-heads-blunder = Patzer
coach-verdict-best = am besten
coach-verdict-good = gut
coach-verdict-inaccuracy = ungenau
coach-verdict-mistake = Fehler
coach-verdict-blunder = Patzer
coach-kind-take = Nehmen oder ziehen
coach-kind-keep = Behalten
coach-kind-lay = Auslegen
coach-kind-call = Ansagen
coach-kind-pick = Aussuchen
coach-kind-steal = Stehlen
coach-written = Der Bericht liegt in { $file }.
