# Die Seite einer Analyse: seasalt review GAME --html report.html

report-title = Analyse der Partie: { $names }
report-kicker = Analyse der Partie
report-rounds = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
  }
report-place = Runde { $round }, Zug { $turn }
report-place-deal = Runde { $round }, vor dem ersten Zug

report-curve = Gewinnchance
report-curve-about = Bei jedem Zug, alle Handkarten offen, der Nachziehstapel unbekannt. Zahlen zeigen die teuersten Entscheidungen, Buchstaben die Glücksfälle.
report-curve-spoken = { $name }: anfangs { $first }, unterwegs zwischen { $least } und { $most }, am Ende { $last }.
report-mark-costly = { $place }: { $name } verschenkt { $loss }
report-mark-stroke = { $place }: Glück, { $change } für { $name }

report-players = Wer wie gespielt hat
report-played-like = Gespielt wie: { $level }
report-no-level = Stufe: nicht bekannt
report-loss-per-decision = { $loss } einer Partie pro Entscheidung verschenkt
report-verdict-best = { $count ->
    [one] beste
   *[other] beste
  }
report-verdict-good = { $count ->
    [one] gut
   *[other] gute
  }
report-verdict-inaccuracy = { $count ->
    [one] Ungenauigkeit
   *[other] Ungenauigkeiten
  }
report-verdict-mistake = { $count ->
    [one] Fehler
   *[other] Fehler
  }
report-verdict-blunder = { $count ->
    [one] Patzer
   *[other] Patzer
  }

report-ledger = Glück und Können
report-ledger-about = Wie aus der Chance am Anfang das Ergebnis wurde, alle Handkarten offen: durch die Karten, durch die eigenen Entscheidungen, durch die der anderen. Es geht genau auf.

report-costly = Die teuersten Entscheidungen
report-costly-about = Gezeigt und beurteilt so, wie der Tisch in diesem Moment von diesem Platz aus aussah: nichts Verdecktes und nichts, was erst später kam.
report-costly-none = Keine Wahl hat etwas Nennenswertes gekostet.
report-cost = kostet { $loss } einer Partie (zwischen { $low } und { $high })
report-worth = gewinnt { $chance }, { $points } Punkte
report-option = Möglichkeit
report-stop = STOP ansagen
report-last-chance = LETZTE CHANCE ansagen
report-end = den Zug beenden
report-drawn = Gezogen
report-looked-at = Angesehen

report-well = Gut gemacht
report-well-about = Die besten Entscheidungen, bei denen alles andere deutlich schlechter gewesen wäre.
report-well-none = Keine Wahl ragt heraus: Es gab immer eine zweite, die fast so gut war.
report-instead = statt: { $option } ({ $chance })

report-strokes = Glücksfälle
report-strokes-about = Was die Karten für die einen und gegen die anderen getan haben.
report-strokes-none = Keine Karte hat die Chancen um { $least } oder mehr verschoben.

report-bets = Ansagen oder nicht
report-bets-about = Die Gewinnchance mit STOP, mit LETZTE CHANCE und beim Weiterspielen, immer wenn eine Ansage möglich war. Gewähltes ist umrandet, das Beste fett.
report-bets-none = Eine Ansage stand nie zur Wahl.
report-when = Wann
report-bet-stop = STOP
report-bet-last-chance = LETZTE CHANCE
report-bet-play-on = Weiterspielen

report-kinds = Wo es liegen blieb
report-kinds-about = Was die Entscheidungen jeder Art zusammen gekostet haben, in Teilen einer Partie.
report-decisions = { $count ->
    [one] in { $count } Entscheidung
   *[other] in { $count } Entscheidungen
  }

report-method = Jede Wahl wird mit der besten Möglichkeit in denselben gedachten Verteilungen verglichen, die alle zu dem passen, was an diesem Platz bekannt war. Die Genauigkeit ist 100, wenn nichts verschenkt wurde.
report-costs = Eine Ungenauigkeit kostet mindestens { $inaccuracy } einer Partie, ein Fehler { $mistake }, ein Patzer { $blunder }; im Zweifel gilt das mildere Wort.
report-reviewer = Beurteilt von { $reviewer }.
report-written = Der Bericht liegt in { $file }.
