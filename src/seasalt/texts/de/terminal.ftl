# Der Tisch im Terminal: was man sieht, was man darf, und Hilfe zu jeder Wahl.

terminal-welcome = Willkommen am Tisch. Antworte mit einer Nummer, oder tippe die Aktion selbst: „take A“, „end“. „?“ erklärt jede Wahl, „q“ verlässt den Tisch.
terminal-goodbye = Auf Wiedersehen.
terminal-kept = Die Partie ist aufgehoben. Weiter geht es mit: seasalt play --resume { $file }
terminal-how-to-keep = (Mit --record FILE wird eine Partie aufgehoben, und du kannst sie später fortsetzen.)
terminal-your-turn = Du bist am Zug
terminal-round = Runde { $number } · { $turn }
terminal-deck = Stapel
terminal-hand = Hand
terminal-laid = Ausgelegt
terminal-you = Du
terminal-total = { $total } von { $target }
terminal-cards-in-hand = { $count ->
    [one] { $count } Handkarte
   *[other] { $count } Handkarten
  }
terminal-called = hat LETZTE CHANCE angesagt
terminal-restricted = von einer Qualle erwischt
terminal-pile = { $pile } ({ $count })
terminal-pile-empty = leer
terminal-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
terminal-missing = noch { $missing } bis zum Ansagen
terminal-may-call = du darfst ansagen
terminal-bonus = Farbbonus { $bonus } ({ $color-noun })
terminal-drawn = Gezogen
terminal-searched = { $pile }, von unten nach oben
terminal-looked-at = Angesehen
terminal-menu = { $count ->
    [one] Eingabetaste
   *[other] Nummer
  }? (? Hilfe, p Punkte, t Tisch, q verlassen{ $memory ->
    [yes] , m Gedächtnis
   *[no] {""}
  }{ $hints ->
    [yes] , i Tipp
   *[no] {""}
  })
terminal-not-understood = „{ $answer }“ steht nicht zur Wahl: { $count ->
    [one] drück die Eingabetaste
   *[other] tippe eine Nummer von 1 bis { $count }
  }, oder ? für Hilfe.
terminal-ambiguous = „{ $answer }“ kann mehreres heißen: Bitte tippe die Nummer.
terminal-memory-title = Was du dir hättest merken können
terminal-memory-pile = { $pile }, von unten nach oben
terminal-memory-hand = { $name } hat sicher
terminal-memory-deck = Sicher im Stapel
terminal-memory-unknown = ?
terminal-hint-title = Was der stärkste Bot täte
terminal-hint-chance = Siege
terminal-hint-between = Zwischen
terminal-hint-points = Punkte
terminal-hint-expected = { $points }
terminal-hint-about = Die Chance, die Partie zu gewinnen; wo sie in 19 von 20 Fällen liegt; erwartete Punkte in dieser Runde.

## Zur Wahl. $gain ist, was die Karte jetzt an Punkten bringt.

gain = { $gain ->
    [0] {""}
   *[other] +{ $gain }
  }
option-draw = zwei Karten vom Stapel ziehen, eine behalten
option-draw-last = die letzte Karte vom Stapel ziehen
option-draw-restricted = eine Karte ziehen
option-take = { $card-acc } von { $pile } nehmen
option-keep = { $card-acc } behalten, { $other-acc } auf { $pile } legen
option-lay-crab = auslegen: { $cards } – eine Karte aus einem Ablagestapel nehmen
option-lay-boat = auslegen: { $cards } – noch einen Zug machen
option-lay-fish = auslegen: { $cards } – eine Karte ziehen
option-lay-shark = auslegen: { $cards } – eine Karte stehlen
option-lay-jellyfish = auslegen: { $cards } – die anderen dürfen nur eine Karte ziehen
option-lay-lobster = auslegen: { $cards } – fünf Karten ansehen, eine behalten
option-lay-starfish = als Trio auslegen: { $cards } – 3 Punkte, kein Effekt
option-lay-none = auslegen: { $cards } – jetzt ohne Effekt, es gibt nichts zu holen
option-look = { $pile } durchsehen ({ $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  })
option-pick = { $card-acc } nehmen
option-steal = { $name } bestehlen ({ $count ->
    [one] { $count } Handkarte
   *[other] { $count } Handkarten
  })
option-mermaids = die vier Meerjungfrauen auslegen und die Partie gewinnen
option-call-mermaids = { $call ->
    [stop] STOP
   *[last_chance] LETZTE CHANCE
  } ansagen: Deine vier Meerjungfrauen gewinnen die Partie
option-stop = STOP ansagen: Du bekommst { $points }
option-last = LETZTE CHANCE ansagen: { $points } + { $bonus }, wenn dich niemand überholt, sonst { $bonus }
option-last-void = LETZTE CHANCE ansagen: Der Stapel ist leer, es gäbe keine Wertung
option-end = deinen Zug beenden

## Hilfe

help-draw = Du siehst zwei Karten, nimmst eine auf die Hand und legst die andere offen ab. Niemand erfährt, welche du behalten hast.
help-take = Alle sehen, welche Karte du nimmst.
help-keep = Die Karte, die du behältst, kommt verdeckt auf deine Hand. Die andere liegt auf dem Ablagestapel, wo der Nächste sie nehmen kann.
help-lay = Das Duo liegt vor dir, ist vor Angriffen geschützt und zählt weiter. Zuerst kommt sein Effekt, dann geht dein Zug weiter.
help-look = Du siehst den ganzen Ablagestapel der Reihe nach und nimmst eine Karte. Die anderen sehen nur, dass eine fehlt, und die neue oberste.
help-pick = Sie kommt auf deine Hand; zeigen musst du sie nicht.
help-steal = Der Zufall wählt eine Karte dieser Hand. Nur ihr beide erfahrt, welche.
help-mermaids = Wie es auch steht: Die Partie gehört dir.
help-stop = Die Runde endet jetzt. Alle werten ihre Karten, niemand einen Farbbonus.
help-last = Du wettest, dass nach je einem weiteren Zug niemand mehr Punkte hat als du. Du deckst deine Hand auf; niemand kann daraus stehlen. Gewinnst du die Wette, bekommst du deine Karten und deinen Farbbonus, die anderen nur ihren Bonus. Verlierst du sie, bekommst du nur deinen Bonus, und die anderen bekommen ihre Karten.
help-end = Der nächste Spieler ist dran. Ansagen kannst du auch später: Mit 7 Punkten muss das niemand.
help-commands = Wo nur eines zu tun bleibt, tut es die Eingabetaste. p zeigt deine Punkte mit Gründen, t noch einmal den Tisch, q verlässt ihn.{ $memory ->
    [yes] {" "}m zeigt, was du dir hättest merken können.
   *[no] {""}
  }{ $hints ->
    [yes] {" "}i zeigt, was der stärkste Bot täte und warum.
   *[no] {""}
  } Statt einer Nummer kannst du die Aktion selbst tippen, oder ihren Anfang: „draw“, „take B“, „end“.
