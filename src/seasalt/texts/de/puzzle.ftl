# Rätsel, im Terminal und im Browser: Entscheidungen, bei denen eine Möglichkeit klar die beste ist.

puzzle-title = Rätsel
puzzle-of-the-day = Rätsel des Tages
puzzle-number = Rätsel { $number }
puzzle-ask = Womit gewinnst du die Partie am häufigsten?
puzzle-theme-take = Nehmen oder ziehen?
puzzle-theme-keep = Welche Karte behalten?
puzzle-theme-discard = Wohin ablegen?
puzzle-theme-pick = Was aussuchen?
puzzle-theme-rob = Wen bestehlen?
puzzle-theme-lay = Auslegen oder warten?
puzzle-theme-call = Beenden, wetten oder weiterspielen?
puzzle-level-casual = leicht
puzzle-level-skilled = mittel
puzzle-level-expert = schwer
puzzle-level-master = sehr schwer
puzzle-players = { $players ->
    [one] { $players } Person
   *[other] { $players } Personen
  }
error-puzzle-number = Ein Rätsel { $about } gibt es nicht: Sie haben die Nummern 1 bis { $most }.

## Die Antwort

puzzle-right = Gut gesehen!
puzzle-wrong = Es gibt etwas Besseres.
puzzle-ahead = Deine Wahl gewinnt von hier aus { $chance } der Partien. Die nächstbeste Möglichkeit gewinnt { $second }.
puzzle-behind = Deine Wahl gewinnt von hier aus { $chance } der Partien, die beste { $best }.
puzzle-points = In dieser Runde bringt die beste Möglichkeit im Schnitt { $best } Punkte, { $who ->
    [next] die nächstbeste
   *[you] deine Wahl
  } { $points }.
puzzle-points-fewer = In dieser Runde bringt die beste Möglichkeit im Schnitt sogar weniger Punkte, { $best } statt { $points }. Aber es zählt die ganze Partie.
puzzle-options = Was jede Möglichkeit wert ist
puzzle-options-about = Die Chance, die Partie zu gewinnen, und die Punkte, die in dieser Runde zu erwarten sind. Alle Möglichkeiten wurden mit denselben Kartenverteilungen weitergespielt, { $worlds } an der Zahl, die alle zu dem passen, was du weißt.
puzzle-best = am besten
puzzle-yours = deine Wahl

## Warum das Beste am besten ist. $points gibt seine Karte sofort.

puzzle-idea-take-points = Was offen liegt, ist sicher: Diese Karte bringt dir sofort { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }, und zwei unbekannte Karten schaffen selten mehr.
puzzle-idea-take-build = Die Punkte im Augenblick entscheiden hier nicht: Die Karte bereitet mehr vor, als ein Zug vom Stapel verspricht, und wer nach dir dran ist, bekommt sie nicht mehr.
puzzle-idea-draw = Nichts, was offen liegt, hilft dir viel. Vom Stapel siehst du zwei Karten, niemand erfährt, welche du behältst, und du bestimmst, was der Nächste vorfindet.
puzzle-idea-keep-points = Diese Karte bringt dir sofort { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }. Und die andere schadet auf dem Ablagestapel weniger.
puzzle-idea-keep-build = Es zählt nicht, was die Karte jetzt bringt, sondern was noch aus ihr werden kann, und was der Nächste mit der anderen anfangen könnte.
puzzle-idea-discard = Was du ablegst, bietest du dem Nächsten an. Hier deckt es eine Karte zu, die niemand nehmen soll, oder lässt eine liegen, die du selbst willst.
puzzle-idea-pick-points = Du darfst aus allen diesen Karten aussuchen: Diese bringt dir sofort { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }.
puzzle-idea-pick-build = Die Punkte im Augenblick entscheiden hier nicht: Aus dieser Karte kann noch am meisten werden, und was liegen bleibt, hilft den anderen am wenigsten.
puzzle-idea-look = Du weißt noch, was in den Ablagestapeln liegt: Sieh dort nach, wo die Karte ist, die du brauchst.
puzzle-idea-rob = Ein Diebstahl tut dort am meisten weh, wo viele gute Karten auf der Hand sind, und hilft am meisten gegen den, der dem Sieg am nächsten ist.
puzzle-idea-lay = Ein ausgelegtes Duo zählt weiter, und niemand kann es stehlen. Sein Effekt ist jetzt am meisten wert.
puzzle-idea-hold = Warten kostet nichts: Ein Duo zählt auch auf der Hand. Sein Effekt, oder die Karten für etwas Besseres, sind später mehr wert.
puzzle-idea-stop = Jetzt ist dein Vorsprung sicher. Mit jedem weiteren Zug kommen die anderen näher.
puzzle-idea-stop-wins = Mit deinen jetzigen Punkten erreichst du das Ziel. Es gibt keinen Grund, den anderen noch einen Zug zu schenken.
puzzle-idea-bet = In einem Zug können dich die anderen kaum überholen. Die Wette bringt dir auch noch den Farbbonus und nimmt ihnen ihre Karten.
puzzle-idea-wait = Die Ansage kann warten. Ein paar weitere Züge sind dir mehr wert als das, was du jetzt bekämst.

## Im Browser

puzzle-about = Eine echte Stellung, mit allem, was du dort wissen könntest. Eine Möglichkeit gewinnt klar öfter als die anderen.
puzzle-more = Mehr Rätsel
puzzle-every-theme = Alle Themen
puzzle-every-level = Alle Stufen
puzzle-theme = Thema
puzzle-level = Schwierigkeit
puzzle-none = So ein Rätsel gibt es nicht. Wähle ein anderes Thema oder eine andere Schwierigkeit.
puzzle-next = Nächstes Rätsel
puzzle-show = Antwort zeigen
puzzle-to-today = Zum Rätsel des Tages
puzzle-today-about = Finde den besten Zug
puzzle-today-done = Heute gelöst
puzzle-today-missed = Heute beantwortet
puzzle-streak = { $days ->
    [one] { $days } Tag in Folge
   *[other] { $days } Tage in Folge
  }
puzzle-solved = { $solved } von { $tried } gelöst
puzzle-loading = Die Karten werden ausgelegt …
puzzle-lost = Ein Rätsel mit dieser Nummer gibt es nicht
