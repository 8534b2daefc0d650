### La donne du jour, dans le navigateur.

daily-today = Aujourd’hui
daily-title = La donne du jour
daily-long = La longue donne
daily-new = mêmes cartes pour tous
daily-playing = ta partie t’attend
daily-result = { $outcome ->
    [won] gagné
    [lost] perdu
   *[shared] partagé
  }, { $difference }
daily-about = Aujourd’hui tout le monde reçoit les mêmes cartes et affronte le même adversaire : { $name } ({ $level }), qui répond toujours pareil aux mêmes coups.
daily-once = Ta première partie compte. Pas de conseils, et rien ne presse.
daily-then = Ensuite tu verras ce que le maître a fait de ces cartes, et comment tout le monde s’en est sorti ici.
daily-play = Jouer
daily-play-about = un seul essai compte
daily-again = Rejouer
daily-again-about = mêmes cartes, pour le plaisir
daily-gone = Ta partie de ce jour-là n’a pas été terminée.
daily-next = La prochaine donne arrive à { $time }.
daily-rated = La donne du jour : cette partie compte.
daily-fun = La donne du jour, pour le plaisir : seule ta première partie du jour compte.
daily-thinking = Le maître joue ces cartes…
daily-ask = Demander au maître
daily-first = Tu es ici la première personne à l’avoir terminée.
daily-beaten = { $count ->
    [one] Tu as fait mieux que { $beaten } personne sur { $count }.
   *[other] Tu as fait mieux que { $beaten } des { $count } autres.
  }
daily-everybody = L’avance de chacun sur { $name }, en points
daily-bar = { $count ->
    [one] { $range } : { $count } personne
   *[other] { $range } : { $count } personnes
  }
daily-range = de { $low } à { $high }
daily-or-more = { $low } ou plus
daily-or-less = { $high } ou moins
daily-rounds = Manches : { $won } gagnées, { $lost } perdues, { $even } à égalité
daily-share = Partager
daily-share-result = { $outcome ->
    [won] Gagné { $score }
    [lost] Perdu { $score }
   *[shared] Partagé { $score }
  }
