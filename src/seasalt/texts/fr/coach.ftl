# L’analyse d’une partie, au terminal.

coach-unfinished = L’enregistrement s’arrête avant la fin de la partie ; on n’analyse qu’une partie terminée.
coach-getting-ready = On se prépare…
coach-so-far = Manche { $round }, { $mistakes ->
    [one] { $mistakes } erreur
   *[other] { $mistakes } erreurs
  } jusqu’ici
coach-title-totals = La qualité des choix de chacun
coach-title-ledger = D’où vient le résultat (chances de gagner)
coach-title-kinds = Par type de décision
coach-title-costly = Les décisions qui ont coûté le plus cher à { $name }
coach-title-all = Toutes les décisions de { $name }
coach-title-luck = Les coups du sort
coach-nothing-lost = { $name } n’a rien gaspillé qui vaille la peine d’en parler.
coach-decision = Manche { $round }, tour { $turn } : { $verdict }, { $loss } d’une partie
coach-chose = choisi
coach-better = mieux
coach-accuracy = { $number }
coach-change = { $sign ->
    [minus] −{ $number } %
   *[plus] +{ $number } %
  }
coach-head-player = Nom
coach-head-accuracy = Précision
coach-head-loss = Perte par choix
coach-head-loss-here = Perte
coach-head-like = Niveau de jeu
coach-head-decisions = Décisions
coach-head-start = Départ
coach-head-luck = Chance
coach-head-own = Ses choix
coach-head-others = Les autres
coach-head-result = Résultat
coach-head-round = Manche
coach-head-turn = Tour
coach-head-verdict = Avis
coach-head-chose = Choisi
coach-head-better = Mieux
coach-heads-best = Meilleurs
coach-heads-good = Bons
coach-heads-inaccuracy = Impr.
coach-heads-mistake = Err.
coach-heads-blunder = Gaffes
coach-verdict-best = meilleur choix
coach-verdict-good = bon choix
coach-verdict-inaccuracy = imprécision
coach-verdict-mistake = erreur
coach-verdict-blunder = gaffe
coach-kind-take = Prendre ou piocher
coach-kind-keep = Garder
coach-kind-lay = Poser
coach-kind-call = Annoncer
coach-kind-pick = Choisir
coach-kind-steal = Voler
coach-written = Le rapport est dans { $file }.
