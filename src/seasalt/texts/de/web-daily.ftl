### Die Runde des Tages, im Browser.

daily-today = Heute
daily-title = Runde des Tages
daily-long = Die lange Partie
daily-new = dieselben Karten für alle
daily-playing = dein Versuch wartet
daily-result = { $outcome ->
    [won] gewonnen
    [lost] verloren
   *[shared] geteilt
  }, { $difference }
daily-about = Alle bekommen heute dieselben Karten und denselben Gegner: { $name } ({ $level }), der auf dieselben Züge immer gleich antwortet.
daily-once = Deine erste Partie zählt. Es gibt keine Tipps, und es eilt nicht.
daily-then = Danach siehst du, was der Meister aus diesen Karten gemacht hat und wie es hier allen ergangen ist.
daily-play = Spielen
daily-play-about = ein Versuch zählt
daily-again = Noch einmal
daily-again-about = dieselben Karten, nur zum Spaß
daily-gone = Deine Partie von diesem Tag ist nicht zu Ende gespielt worden.
daily-next = Die nächste Partie gibt es um { $time }.
daily-rated = Runde des Tages: Diese zählt.
daily-fun = Runde des Tages, nur zum Spaß: Es zählt nur deine erste am Tag.
daily-thinking = Der Meister spielt diese Karten gerade …
daily-ask = Den Meister fragen
daily-first = Vor dir hat sie hier noch niemand zu Ende gespielt.
daily-beaten = Du warst besser als { $beaten } von { $count } anderen.
daily-everybody = Vorsprung aller vor { $name } in Punkten
daily-bar = { $count ->
    [one] { $range }: { $count } Person
   *[other] { $range }: { $count } Personen
  }
daily-range = { $low } bis { $high }
daily-or-more = { $low } oder mehr
daily-or-less = { $high } oder weniger
daily-rounds = Runden: { $won } gewonnen, { $lost } verloren, { $even } gleich
daily-share = Teilen
daily-share-result = { $outcome ->
    [won] Gewonnen { $score }
    [lost] Verloren { $score }
   *[shared] Geteilt { $score }
  }
