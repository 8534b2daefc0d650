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

## Pourquoi un choix est meilleur

coach-reason-reaches = Avec { $card-the }, STOP suffit : { $number } points, et le but est à { $count }.
coach-reason-enough = Avec { $card-the }, cela fait { $number } points, assez pour annoncer.
coach-reason-duo = Avec { $card-the }, il y a un duo : { $number ->
    [one] { $number } point
   *[other] { $number } points
  }, et son effet.
coach-reason-points = Tout de suite, { $card-the } rapporte { $number ->
    [one] { $number } point
   *[other] { $number } points
  }, { $other-the } { $count ->
    [0] aucun
   *[other] seulement { $count }
  }.
coach-reason-points-alone = Avec { $card-the }, on gagne { $number ->
    [one] { $number } point
   *[other] { $number } points
  }, et c’est sûr.
coach-reason-mermaids = { $number ->
    [4] Avec la quatrième sirène, la partie est gagnée.
   *[other] C’est la troisième sirène ; une quatrième gagne la partie.
  }
coach-reason-promise = Parmi les cartes inconnues, { $number ->
    [one] { $number } va
   *[other] { $number } vont
  } avec { $card-the }, et avec { $other-the } { $count ->
    [0] aucune
   *[other] seulement { $count }
  }.
coach-reason-open = Ensuite on peut prendre { $other-the } : { $number ->
    [one] { $number } point
   *[other] { $number } points
  } avec { $card-the }.
coach-reason-leaves = { $name } joue ensuite et pourrait prendre { $card-the }.
coach-reason-needs = { $name } pourrait obtenir { $card-the } et a des cartes qui vont avec.
coach-reason-buries = Ainsi on ne couvre pas { $card-the }, qui rapporterait { $number ->
    [one] { $number } point
   *[other] { $number } points
  }.
coach-reason-dull = Pour l’instant, { $card-the } ne rapporte aucun point ; sur { $count ->
    [one] { $count } carte inconnue
   *[other] { $count } cartes inconnues
  }, { $number } en { $number ->
    [one] rapporterait
   *[other] rapporteraient
  }, et on en pioche deux.
coach-reason-steals = Le duo vole une carte, et c’est ce qui fait la différence.
coach-reason-another-turn = Les bateaux offrent un nouveau tour, et c’est ce qui fait la différence.
coach-reason-extra-card = Les poissons apportent une carte de la pioche, et c’est ce qui fait la différence.
coach-reason-searches = Les crabes peuvent aller chercher { $card-the } dans une défausse : { $number ->
    [one] { $number } point
   *[other] { $number } points
  }.
coach-reason-searches-alone = Les crabes vont chercher une carte dans une défausse, et c’est ce qui fait la différence.
coach-reason-stings = Après la méduse, les autres ne peuvent que piocher une carte, et c’est ce qui fait la différence.
coach-reason-hauls = Le homard choisit parmi des cartes de la pioche, et c’est ce qui fait la différence.
coach-reason-later = L’effet de ce duo apporte peu pour l’instant, et le duo peut être posé plus tard.
coach-reason-wins = STOP suffit : { $number } points, et le but est à { $count }.
coach-reason-race = Il ne manque que { $number ->
    [one] { $number } point
   *[other] { $number } points
  } à { $name } pour atteindre le but.
coach-reason-ahead = Personne n’a plus de { $number ->
    [one] { $number } point
   *[other] { $number } points
  }, { $count ->
    [10] presque toujours
   *[other] dans environ { $count } cas sur 10
  }.
coach-reason-behind = Quelqu’un d’autre a plus de { $number ->
    [one] { $number } point
   *[other] { $number } points
  }, { $count ->
    [10] presque toujours
   *[other] dans environ { $count } cas sur 10
  }.
coach-reason-bet-holds = Avec un tour de plus chacun, personne ne dépasse { $number ->
    [one] { $number } point
   *[other] { $number } points
  }, { $count ->
    [10] presque toujours
   *[other] dans environ { $count } cas sur 10
  }.
coach-reason-bet-fails = Avec un tour de plus chacun, quelqu’un dépasse { $number ->
    [one] { $number } point
   *[other] { $number } points
  }, { $count ->
    [10] presque toujours
   *[other] dans environ { $count } cas sur 10
  }.
coach-reason-beats = { $name } a parié sur { $number ->
    [one] { $number } point
   *[other] { $number } points
  } ; avec le meilleur choix, le pari échoue { $count ->
    [10] presque toujours
   *[other] plus souvent, dans environ { $count } cas sur 10
  }.
coach-reason-holds = { $name } a en main { $card-the }, qui rapporterait { $number ->
    [one] { $number } point
   *[other] { $number } points
  }.
coach-reason-none = Les parties simulées le préfèrent.
coach-reason-leads = { $name } est en tête, avec { $number } points contre { $count }.
