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
puzzle-calendar = Rätsel der letzten Tage
puzzle-mark-solved = gelöst
puzzle-mark-tried = beantwortet
puzzle-mark-open = noch offen
puzzle-rating = deine Wertung { $rating } ± { $margin }
puzzle-rating-now = Deine Wertung: { $rating } ({ $change })
puzzle-found-by = Gefunden von:
puzzle-try = Wähle eine Möglichkeit, um von hier weiterzuspielen: Bots spielen die anderen, und verdeckte Karten werden neu verteilt.
puzzle-trying = { $option } – und dann?
puzzle-trying-about = Es geht bis zum Ende der Runde weiter. Verdeckte Karten werden neu verteilt.
