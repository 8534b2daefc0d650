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
web-review-played = { $fit ->
    [but] { $result }, aber { $play } gespielt
   *[and] { $result } und { $play } gespielt
  }
web-review-play = { $play ->
    [beginner] wie ein Neuling
    [casual] wie ein Freizeitspieler
    [skilled] wie ein Könner
    [expert] wie ein Profi
    [master] wie ein Meister
    [champion] wie ein Champion
    [great] fast fehlerlos
    [good] mit wenigen Fehlern
   *[fair] mit vielen Fehlern
  }
web-review-ended = { $ending ->
    [won] { $who ->
        [you] Du hast { $points }:{ $rival } gewonnen
       *[other] { $name } hat { $points }:{ $rival } gewonnen
      }
    [lost] { $who ->
        [you] Du hast { $points }:{ $rival } verloren
       *[other] { $name } hat { $points }:{ $rival } verloren
      }
    [first] { $who ->
        [you] Du hast mit { $points } Punkten gewonnen
       *[other] { $name } hat mit { $points } Punkten gewonnen
      }
    [shared] { $who ->
        [you] Du hast den Sieg mit { $points } Punkten geteilt
       *[other] { $name } hat den Sieg mit { $points } Punkten geteilt
      }
    [mermaids] { $who ->
        [you] Du hast mit vier Meerjungfrauen gewonnen
       *[other] { $name } hat mit vier Meerjungfrauen gewonnen
      }
    [drowned] { $who ->
        [you] Du hast gegen vier Meerjungfrauen verloren
       *[other] { $name } hat gegen vier Meerjungfrauen verloren
      }
   *[placed] { $who ->
        [you] Du hast mit { $points } Punkten Platz { $place } erreicht
       *[other] { $name } hat mit { $points } Punkten Platz { $place } erreicht
      }
  }
web-review-mostly = { $what ->
    [few] { $count ->
        [one] Eine Entscheidung hat die Hälfte von allem gekostet, was verschenkt wurde.
       *[other] { $count } Entscheidungen haben die Hälfte von allem gekostet, was verschenkt wurde.
      }
    [one] Die teuerste Entscheidung allein hat { $loss } % Gewinnchance gekostet.
    [many] Keine einzelne Entscheidung sticht heraus: Viele kleine Verluste kamen zusammen.
   *[nothing] Verschenkt wurde fast nichts.
  }
web-review-fortune = { $luck ->
    [with] Die Karten haben geholfen.
   *[against] Die Karten haben nicht geholfen.
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
web-review-well-than = am zweitbesten: { $option } ({ $chance } statt { $best })
web-review-luck = Glück und Pech
web-review-luck-made = Aus { $before } Punkten wurden { $after }
web-review-luck-about = So hat es die Gewinnchancen verändert, bei offenen Händen.
web-review-dealt = Die Runde beginnt mit: { $card }
web-review-ledger = Glück und Entscheidungen
web-review-ledger-about = Von der ersten Gewinnchance bis zum Ergebnis, bei offenen Händen gerechnet. Die Rechnung geht genau auf.
web-review-start = Am Anfang
web-review-by-luck = Glück
web-review-by-choices = Entscheidungen aller
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
web-review-perhaps = Vielleicht { $loss } % Gewinnchance schlechter, aber nicht sicher ({ $low } bis { $high }).
web-review-lost = { $loss } % Gewinnchance verschenkt ({ $low } bis { $high })
web-review-to-win = Gewinnchance:
web-review-chose = { $who ->
    [you] Deine Wahl
   *[other] Wahl von { $name }
  }
web-review-better = Besser
web-review-best = Am besten
web-review-better-was = besser: { $option } ({ $chance } statt { $chosen })
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
web-review-kinds-sum = Zusammen, je Runde
web-review-kinds-about = Wie viel Gewinnchance die Entscheidungen jeder Art im Mittel in einer Runde gekostet haben, nach dem, was man wissen konnte.
web-review-kinds-count = { $count ->
    [one] in { $count } Entscheidung
   *[other] in { $count } Entscheidungen
  }
web-review-method = Jede Wahl wird mit der besten Möglichkeit in denselben gedachten Verteilungen verglichen, die alle zu dem passen, was an diesem Platz bekannt war. Die Genauigkeit ist 100, wenn nichts verschenkt wurde.
web-review-reviewer = Beurteilt von { $reviewer }.
