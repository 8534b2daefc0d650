# La page d’une analyse : seasalt review GAME --html report.html

report-title = Analyse de la partie : { $names }
report-kicker = Analyse de la partie
report-rounds = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
  }
report-place = Manche { $round }, tour { $turn }
report-place-deal = Manche { $round }, avant le premier tour

report-curve = Chances de gagner
report-curve-about = À chaque tour, toutes les mains visibles et la pioche inconnue. Les chiffres marquent les choix les plus coûteux, les lettres les coups de chance.
report-curve-spoken = { $name } : { $first } au début, entre { $least } et { $most } en chemin, { $last } à la fin.
report-mark-costly = { $place } : { $name } laisse filer { $loss }
report-mark-stroke = { $place } : la chance, { $change } pour { $name }

report-players = Les joueurs
report-played-like = A joué comme : { $level }
report-no-level = Niveau : inconnu
report-loss-per-decision = { $loss } d’une partie perdus par choix
report-verdict-best = { $count ->
    [one] le meilleur
   *[other] meilleurs
  }
report-verdict-good = { $count ->
    [one] bon
   *[other] bons
  }
report-verdict-inaccuracy = { $count ->
    [one] imprécision
   *[other] imprécisions
  }
report-verdict-mistake = { $count ->
    [one] erreur
   *[other] erreurs
  }
report-verdict-blunder = { $count ->
    [one] gaffe
   *[other] gaffes
  }

report-ledger = La chance et les choix
report-ledger-about = Comment les chances du début sont devenues le résultat, toutes les mains visibles : par les cartes, par ses propres choix, par ceux des autres. Le compte est exact.

report-costly = Les choix les plus coûteux
report-costly-about = Montrés et jugés comme le joueur voyait la table à ce moment-là : rien de caché, et rien de ce qui est venu après.
report-costly-none = Aucun choix n’a coûté grand-chose.
report-cost = coûte { $loss } d’une partie (entre { $low } et { $high })
report-worth = gagne { $chance }, { $points } points
report-option = Possibilité
report-stop = annoncer STOP
report-last-chance = annoncer DERNIÈRE CHANCE
report-end = terminer le tour
report-drawn = Piochées
report-looked-at = Regardées

report-well = Bien joué
report-well-about = Les meilleurs choix, quand tout le reste aurait été nettement moins bon.
report-well-none = Aucun choix ne se détache : il y en avait toujours un autre presque aussi bon.
report-instead = au lieu de : { $option } ({ $chance })

report-strokes = Coups de chance
report-strokes-about = Ce que les cartes ont fait pour les uns et contre les autres.
report-strokes-none = Aucune carte n’a déplacé les chances de { $least } ou plus.

report-bets = Annoncer ou non
report-bets-about = Les chances de gagner avec STOP, avec DERNIÈRE CHANCE et en continuant, chaque fois qu’une annonce était possible. Le choix fait est encadré, le meilleur est en gras.
report-bets-none = Il n’y a jamais eu d’annonce à envisager.
report-when = Quand
report-bet-stop = STOP
report-bet-last-chance = DERNIÈRE CHANCE
report-bet-play-on = Continuer

report-kinds = Où les points se sont perdus
report-kinds-about = Ce que les choix de chaque sorte ont coûté ensemble, en parts d’une partie.
report-decisions = { $count ->
    [one] en { $count } choix
   *[other] en { $count } choix
  }

report-method = Chaque choix est comparé à la meilleure possibilité dans les mêmes donnes imaginées, toutes conformes à ce que le joueur savait. La précision est de 100 quand rien n’est perdu.
report-costs = Une imprécision coûte au moins { $inaccuracy } d’une partie, une erreur { $mistake }, une gaffe { $blunder } ; dans le doute, c’est le mot le plus doux.
report-reviewer = Analyse faite par { $reviewer }.
report-written = Le rapport est dans { $file }.
