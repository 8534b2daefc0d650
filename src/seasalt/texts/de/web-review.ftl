# Die Analyse einer Partie im Browser; wird mit ihrer Seite geladen.

web-review = Analyse
web-review-begins = Die Partie wird aufgeschlagen …
web-review-looking = Ein genauer Blick …
web-review-going = Du kannst dich schon umsehen; die Ergebnisse kommen nach und nach.
web-review-progress = { $done } von { $of } Schritten fertig
web-review-done = Analysiert: { $count ->
    [one] eine Entscheidung
   *[other] { $count } Entscheidungen
  }, jede nach dem, was man in dem Moment wissen konnte.
web-review-grade = { $grade ->
    [great] { $who ->
        [you] Meisterlich gespielt!
       *[other] { $name } hat meisterlich gespielt
      }
    [good] { $who ->
        [you] Gut gespielt!
       *[other] { $name } hat gut gespielt
      }
   *[fair] { $who ->
        [you] Eine Lehrpartie
       *[other] Hier kann { $name } dazulernen
      }
  }
web-review-accuracy = Genauigkeit
web-review-accuracy-of = Genauigkeit { $accuracy } von 100
web-review-accuracy-about = 100 heißt: nichts verschenkt. Wähle jemanden, um dessen Entscheidungen zu sehen.
web-review-like = gespielt wie: { $level }
web-review-cost = { $who ->
    [you] Was dich am meisten gekostet hat
   *[other] Was { $name } am meisten gekostet hat
  }
web-review-cost-none = { $who ->
    [you] Keine Wahl hat dich viel gekostet. Stark!
   *[other] Keine Wahl hat { $name } viel gekostet.
  }
web-review-cost-yet = Bisher nichts.
web-review-well = { $who ->
    [you] Was du am besten gemacht hast
   *[other] Was { $name } am besten gemacht hat
  }
web-review-well-than = { $chance } gegenüber der nächstbesten Möglichkeit
web-review-luck = Glück und Pech
web-review-luck-one = Ein Spiel des Zufalls
web-review-luck-about = So hat es die Gewinnchancen verändert, bei offenen Händen.
web-review-came = { $who ->
    [you] Du ziehst { $card-acc }
   *[other] { $name } zieht { $card-acc }
  }
web-review-stolen = { $who ->
    [you] Du stiehlst { $card-acc }
   *[other] { $name } stiehlt { $card-acc }
  }
web-review-dealt = Die Runde beginnt mit: { $card }
web-review-ledger = Glück und Entscheidungen
web-review-ledger-about = Von der ersten Gewinnchance bis zum Ergebnis, bei offenen Händen gerechnet. Die Rechnung geht genau auf.
web-review-start = Am Anfang
web-review-by-luck = Glück
web-review-by-own = { $who ->
    [you] Deine Entscheidungen
   *[other] Eigene Entscheidungen
  }
web-review-by-others = Entscheidungen der anderen
web-review-result = Ergebnis
web-review-curve-spoken = Die Gewinnchancen Zug um Zug. Auf der Linie markiert: teure Entscheidungen, { $cost }; beste Entscheidungen, { $well }.
web-review-where = Runde { $round }, Zug { $turn }
web-review-deal = Runde { $round }, zu Beginn
web-review-seen = { $who ->
    [you] wie du es damals gesehen hast
   *[other] wie { $name } es damals gesehen hat
  }
web-review-is-best = { $who ->
    [you] Du hast die beste Wahl gefunden.
   *[other] { $name } hat die beste Wahl gefunden.
  }
web-review-is-good = So gut wie die beste Wahl, oder fast.
web-review-lost = { $loss } % Gewinnchance verschenkt
web-review-chose = { $who ->
    [you] Deine Wahl
   *[other] Wahl von { $name }
  }
web-review-better = Besser
web-review-best = Am besten
web-review-better-was = besser: { $option } ({ $chance })
web-review-all = Durchgehen
web-review-all-about = { $count ->
    [one] eine Entscheidung
   *[other] alle { $count } Entscheidungen
  }
web-review-before = Vorige Entscheidung
web-review-next = Nächste Entscheidung
web-review-place = { $at } von { $of }
web-review-again = Ab hier noch einmal
web-review-again-about = Übung, Verdecktes wird neu verteilt
web-review-title = Analyse der Partie: { $names }
web-review-count-best = { $count ->
    [one] beste
   *[other] beste
  }
web-review-count-good = { $count ->
    [one] gut
   *[other] gute
  }
web-review-count-inaccuracy = { $count ->
    [one] Ungenauigkeit
   *[other] Ungenauigkeiten
  }
web-review-count-mistake = { $count ->
    [one] Fehler
   *[other] Fehler
  }
web-review-count-blunder = { $count ->
    [one] Patzer
   *[other] Patzer
  }
web-review-calls = Ansagen oder nicht
web-review-calls-about = Die Gewinnchance mit STOP, mit LETZTE CHANCE und beim Weiterspielen, immer wenn eine Ansage möglich war. Gewähltes ist umrandet, das Beste fett.
web-review-calls-stop = STOP
web-review-calls-last-chance = LETZTE CHANCE
web-review-calls-play-on = Weiterspielen
web-review-kinds = Wo Chancen liegen blieben
web-review-kinds-about = Was die Entscheidungen jeder Art zusammen gekostet haben, in Teilen einer Partie.
web-review-kinds-count = { $count ->
    [one] in { $count } Entscheidung
   *[other] in { $count } Entscheidungen
  }
web-review-method = Jede Wahl wird mit der besten Möglichkeit in denselben gedachten Verteilungen verglichen, die alle zu dem passen, was an diesem Platz bekannt war. Die Genauigkeit ist 100, wenn nichts verschenkt wurde.
web-review-reviewer = Beurteilt von { $reviewer }.
