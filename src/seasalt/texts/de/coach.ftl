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

## Warum etwas besser ist

coach-reason-reaches = Mit { $card-dat } genügt ein STOP: { $number } Punkte, und das Ziel sind { $count }.
coach-reason-enough = Mit { $card-dat } sind es { $number } Punkte, genug zum Ansagen.
coach-reason-duo = Mit { $card-dat } gibt es ein Duo: { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
  }, dazu der Effekt.
coach-reason-points = Mit { $card-dat } gibt es sofort { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
  }, mit { $other-dat } { $count ->
    [0] keinen
   *[other] nur { $count }
  }.
coach-reason-points-alone = Mit { $card-dat } gibt es { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
  }, und das ist sicher.
coach-reason-mermaids = { $number ->
    [4] Mit der vierten Meerjungfrau ist die Partie gewonnen.
   *[other] Es ist die dritte Meerjungfrau; eine vierte gewinnt die Partie.
  }
coach-reason-promise = Von den unbekannten Karten { $number ->
    [one] passt { $number }
   *[other] passen { $number }
  } zu { $card-dat }, zu { $other-dat } { $count ->
    [0] keine
   *[other] nur { $count }
  }.
coach-reason-open = Danach liegt offen, was mit { $card-dat } noch { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
  } bringt: { $other }.
coach-reason-leaves = Danach ist { $name } am Zug und könnte { $card-acc } nehmen.
coach-reason-needs = { $name } könnte { $card-acc } bekommen und hat Karten, die dazu passen.
coach-reason-buries = So wird { $card-acc } niemand zudecken, und das wären { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
  }.
coach-reason-dull = Mit { $card-dat } gibt es sofort keinen Punkt, mit { $number } von { $count ->
    [one] { $count } unbekannten Karte
   *[other] { $count } unbekannten Karten
  } schon, und gezogen werden zwei.
coach-reason-steals = Das Duo stiehlt eine Karte, und das macht den Unterschied.
coach-reason-another-turn = Die Boote bringen noch einen Zug, und das macht den Unterschied.
coach-reason-extra-card = Die Fische bringen eine Karte vom Stapel, und das macht den Unterschied.
coach-reason-searches = Die Krabben können { $card-acc } aus einem Ablagestapel holen: { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
  }.
coach-reason-searches-alone = Die Krabben holen eine Karte aus einem Ablagestapel, und das macht den Unterschied.
coach-reason-stings = Nach der Qualle dürfen die anderen nur je eine Karte ziehen, und das macht den Unterschied.
coach-reason-hauls = Der Hummer sucht unter Karten vom Stapel aus, und das macht den Unterschied.
coach-reason-later = Der Effekt dieses Duos bringt jetzt wenig, und das Duo lässt sich später auslegen.
coach-reason-wins = STOP genügt: { $number } Punkte, und das Ziel sind { $count }.
coach-reason-race = { $name } { $number ->
    [one] fehlt nur noch { $number } Punkt
   *[other] fehlen nur noch { $number } Punkte
  } bis zum Ziel.
coach-reason-ahead = Mehr als { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
  } hat { $count ->
    [10] fast immer
   *[other] in etwa { $count } von 10 Fällen
  } niemand.
coach-reason-behind = Mehr als { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
  } hat { $count ->
    [10] fast immer
   *[other] in etwa { $count } von 10 Fällen
  } jemand anders.
coach-reason-bet-holds = Mit je einem weiteren Zug übertrifft { $count ->
    [10] fast immer
   *[other] in etwa { $count } von 10 Fällen
  } niemand { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
  }.
coach-reason-bet-fails = Mit je einem weiteren Zug übertrifft { $count ->
    [10] fast immer
   *[other] in etwa { $count } von 10 Fällen
  } jemand { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
  }.
coach-reason-beats = { $name } hat auf { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
  } gewettet; mit der besseren Wahl misslingt die Wette { $count ->
    [10] fast immer
   *[other] öfter, in etwa { $count } von 10 Fällen
  }.
coach-reason-holds = { $name } hat { $card-acc } auf der Hand, und das wären { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
  }.
coach-reason-none = Im Durchspielen schneidet es besser ab.
coach-reason-leads = { $name } liegt vorn, mit { $number } zu { $count } Punkten.
