### Die Seite der Runde des Tages, im Browser: wird mit ihr geladen.

daily-about = { $deal ->
    [long] Eine ganze Partie mit eigenen Karten gegen { $name } ({ $level }), der auf dieselben Züge immer gleich antwortet.
   *[round] Eine Runde, etwa drei Minuten: dieselben Karten für alle und dieselben Gegner. { $name } ({ $level }) antworten auf dieselben Züge immer gleich.
  }
daily-once = Dein erster Versuch zählt. Es gibt keine Tipps, und es eilt nicht.
daily-past = Dieser Tag ist vorbei: Dein erstes Ergebnis bleibt, zählt aber in keinem Vergleich und in keiner Serie.
daily-then = Danach siehst du, wie genau du entschieden hast, was der Meister aus diesen Karten gemacht hat und wie es allen ergangen ist.
daily-play = Spielen
daily-play-about = { $when ->
    [past] ohne Wertung
   *[today] ein Versuch zählt
  }
daily-gone = Deine Partie von diesem Tag ist nicht zu Ende gespielt worden.
daily-next = Die nächsten Karten gibt es um { $time }.
daily-ahead = Vorsprung
daily-accuracy = Genauigkeit
daily-reviewing = deine Entscheidungen werden analysiert …
daily-luck = Dieselben Karten sind nicht dasselbe Glück: Nach ein paar Zügen trennen sich die Partien. Die Genauigkeit ist die Zahl ohne Glück.
daily-thinking = Der Meister spielt diese Karten gerade …
daily-ask = Den Meister fragen
daily-first = Vor dir hat hier noch niemand zu Ende gespielt.
daily-beaten = Du warst besser als { $beaten } von { $count } anderen.
daily-outplayed = Du warst genauer als in { $beaten } von { $count } anderen analysierten Partien.
daily-everybody = Vorsprung aller vor { $name } in Punkten
daily-bar = { $count ->
    [one] { $range }: { $count } Person
   *[other] { $range }: { $count } Personen
  }
daily-range = { $low } bis { $high }
daily-or-more = { $low } oder mehr
daily-or-less = { $high } oder weniger
daily-rounds = Runden: { $won } gewonnen, { $lost } verloren, { $even } gleich
daily-friends-none = Noch keine Freunde hier: Das sind alle, mit denen du über einen Link gespielt hast.
daily-friends-server = Freunde vergleicht ein Server, sobald er erreichbar ist.
daily-friends-all = noch { $count }
daily-parted = Wo wir uns trennten
daily-parted-looking = Der Coach sieht sich beide Entscheidungen an …
daily-parted-same = Du und { $name } habt diese Karten gleich gespielt, Zug für Zug.
daily-parted-bots = Eure Partien trennten sich ohne euch: Ein Gegner aus einer anderen Version hat zuerst anders entschieden.
daily-parted-here = Bis hierher habt ihr beide dasselbe getan, du und { $name }. Dann habt ihr euch getrennt.
daily-parted-better = { $who ->
    [you] Deine Wahl hatte die besseren Chancen.
    [other] { $name } hat besser gewählt.
   *[nobody] Beide hatten etwa gleich gute Chancen.
  }
daily-parted-best = Am besten
daily-calendar = Kalender
daily-before = Voriger Monat
daily-after = Nächster Monat
daily-day = { $date }: { $stage ->
    [won] gewonnen, { $difference }
    [lost] verloren, { $difference }
    [shared] geteilt
    [begun] begonnen
   *[new] nicht gespielt
  }
daily-streak = { $days ->
    [one] Serie: { $days } Tag
   *[other] Serie: { $days } Tage
  }
daily-played = { $days ->
    [one] { $days } Tag gespielt
   *[other] { $days } Tage gespielt
  }
daily-streak-about = Ein verpasster Tag schadet nicht; nach zweien in Folge beginnt die Serie neu.
daily-archive = Jeder Tag lässt sich spielen, vergangene ohne Wertung.
daily-long-about = eine ganze Partie dieses Tages
daily-round-about = eine Runde, drei Minuten
daily-board-about = Oben der Vorsprung vor dem besseren Gegner in Punkten, darunter die Genauigkeit der Entscheidungen. Dieselben Karten sind nicht dasselbe Glück: Nach ein paar Zügen trennen sich die Partien.
daily-week = Die Woche
daily-week-about = ihre sieben Runden nebeneinander
daily-week-before = Woche davor
daily-week-after = Woche danach
daily-set-about = drei Runden, um sie Freunden zu schicken
daily-set-what = Drei Runden von etwa drei Minuten, mit denselben Karten und denselben Gegnern für alle, die diesen Link haben. Für jede hast du einen Versuch.
daily-set-then = Wenn du eine Runde beendet hast, siehst du hier, wer sie noch gespielt hat und wie, und die anderen sehen deinen Namen und dein Ergebnis.
daily-set-number = Runde { $number }
daily-set-play = Runde { $number } spielen
daily-set-share = Link verschicken
daily-set-send = Spiel meine Karten: dieselben für uns beide.
daily-share = Teilen
daily-share-result = { $outcome ->
    [won] Gewonnen { $score }
    [lost] Verloren { $score }
   *[shared] Geteilt { $score }
  }
daily-share-accuracy = Genauigkeit { $accuracy }
web-failed-no-such-day = Für diesen Tag gibt es keine Karten.
web-failed-no-such-set = Diese Runden gibt es nicht oder nicht mehr: Lass dir einen neuen Link schicken.
web-failed-no-such-friend = Ihr habt an keinem Tisch mit Link eine Partie zusammen beendet, oder nicht beide diese Karten gespielt.
