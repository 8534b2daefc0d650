# L’analyse d’une partie dans le navigateur ; chargée avec sa page.

web-review = Analyse
web-review-begins = On ouvre la partie…
web-review-looking = Regardons de plus près…
web-review-going = Tu peux déjà regarder ; le reste arrive peu à peu.
web-review-progress = { $done } étapes sur { $of }
web-review-done = { $count ->
    [one] { $count } décision analysée
   *[other] { $count } décisions analysées
  }, selon ce qu’on pouvait savoir à ce moment-là.
web-review-played = { $fit ->
    [but] { $result }, mais joué { $play }
   *[and] { $result } et joué { $play }
  }
web-review-play = { $play ->
    [beginner] comme un débutant
    [casual] comme un amateur
    [skilled] comme un joueur confirmé
    [expert] comme un expert
    [master] comme un maître
    [champion] comme un champion
    [great] presque sans faute
    [good] avec peu d’erreurs
   *[fair] avec beaucoup d’erreurs
  }
web-review-ended = { $ending ->
    [won] { $who ->
        [you] Tu as gagné { $points } à { $rival }
       *[other] { $name } a gagné { $points } à { $rival }
      }
    [lost] { $who ->
        [you] Tu as perdu { $points } à { $rival }
       *[other] { $name } a perdu { $points } à { $rival }
      }
    [first] { $who ->
        [you] Tu as gagné avec { $points } points
       *[other] { $name } a gagné avec { $points } points
      }
    [shared] { $who ->
        [you] Tu as partagé la victoire avec { $points } points
       *[other] { $name } a partagé la victoire avec { $points } points
      }
    [mermaids] { $who ->
        [you] Tu as gagné avec quatre sirènes
       *[other] { $name } a gagné avec quatre sirènes
      }
    [drowned] { $who ->
        [you] Tu as perdu contre quatre sirènes
       *[other] { $name } a perdu contre quatre sirènes
      }
   *[placed] { $who ->
        [you] Tu as pris la place n° { $place } avec { $points } points
       *[other] { $name } a pris la place n° { $place } avec { $points } points
      }
  }
web-review-mostly = { $what ->
    [few] { $count ->
        [one] { $count } seul choix a coûté la moitié de tout ce qui a été perdu.
       *[other] { $count } choix ont coûté la moitié de tout ce qui a été perdu.
      }
    [one] Le choix le plus coûteux a fait perdre à lui seul { $loss } % de chances.
    [many] Aucun choix ne se détache : beaucoup de petites pertes se sont additionnées.
   *[nothing] Presque rien n’a été perdu.
  }
web-review-fortune = { $luck ->
    [with] Les cartes ont aidé.
   *[against] Les cartes étaient contraires.
  }
web-review-accuracy = Précision
web-review-accuracy-of = précision { $accuracy } sur 100
web-review-accuracy-about = 100 : rien n’a été perdu. Choisis un nom pour voir ses décisions.
web-review-like = niveau de jeu : { $level }
web-review-cost = { $who ->
    [you] Ce qui t’a coûté le plus
   *[other] Ce qui a coûté le plus à { $name }
  }
web-review-cost-none = { $who ->
    [you] Aucun choix ne t’a coûté cher. Bravo !
   *[other] Aucun choix n’a coûté cher à { $name }.
  }
web-review-cost-yet = Rien pour l’instant.
web-review-well = { $who ->
    [you] Ce que tu as fait de mieux
   *[other] Ce que { $name } a fait de mieux
  }
web-review-well-than = deuxième choix : { $option } ({ $chance } au lieu de { $best })
web-review-luck = Coups du sort
web-review-luck-made = { $before } points sont devenus { $after }
web-review-luck-about = Effet sur les chances de gagner, toutes mains visibles.
web-review-dealt = La manche commence avec : { $card }
web-review-ledger = Chance et choix
web-review-ledger-about = Des chances du début au résultat, toutes mains visibles. Le compte est exact.
web-review-start = Au début
web-review-by-luck = Chance
web-review-by-choices = Choix de tous
web-review-result = Résultat
web-review-curve-spoken = Les chances de gagner, tour par tour. Marqués sur la ligne : choix coûteux, { $cost } ; meilleurs choix, { $well }.
web-review-where = Manche { $round }, tour { $turn }
web-review-deal = Manche { $round }, la donne
web-review-seen = { $who ->
    [you] comme tu le voyais alors
   *[other] comme { $name } le voyait alors
  }
web-review-is-best = { $who ->
    [you] Tu as trouvé le meilleur choix.
   *[other] { $name } a trouvé le meilleur choix.
  }
web-review-is-good = Aussi bon que le meilleur, ou presque.
web-review-perhaps = Peut-être { $loss } % de chances en moins, mais sans certitude (de { $low } à { $high }).
web-review-lost = { $loss } % de chances perdues (de { $low } à { $high })
web-review-to-win = chances de gagner :
web-review-chose = { $who ->
    [you] Ton choix
   *[other] Choix de { $name }
  }
web-review-better = Mieux
web-review-best = Le mieux
web-review-better-was = mieux : { $option } ({ $chance } au lieu de { $chosen })
web-review-all = Parcourir
web-review-all-about = { $count ->
    [one] { $count } décision
   *[other] les { $count } décisions
  }
web-review-before = Décision précédente
web-review-next = Décision suivante
web-review-place = { $at } sur { $of }
web-review-again = Rejouer à partir d’ici
web-review-again-about = entraînement, cartes cachées redistribuées
web-review-title = Analyse de la partie : { $names }
web-review-count-best = { $count ->
    [one] le meilleur
   *[other] meilleurs
  }
web-review-count-good = { $count ->
    [one] bon
   *[other] bons
  }
web-review-count-inaccuracy = { $count ->
    [one] imprécision
   *[other] imprécisions
  }
web-review-count-mistake = { $count ->
    [one] erreur
   *[other] erreurs
  }
web-review-count-blunder = { $count ->
    [one] gaffe
   *[other] gaffes
  }
web-review-calls = Annoncer ou non
web-review-calls-about = Les chances de gagner avec STOP, avec DERNIÈRE CHANCE et en continuant, chaque fois qu’une annonce était possible. Le choix fait est encadré, le meilleur est en gras.
web-review-calls-stop = STOP
web-review-calls-last-chance = DERNIÈRE CHANCE
web-review-calls-play-on = Continuer
web-review-kinds = Où les chances se sont perdues
web-review-kinds-sum = Ensemble, par manche
web-review-kinds-about = Les chances de gagner que les choix de chaque sorte ont coûtées en moyenne par manche, d’après ce qu’on pouvait savoir.
web-review-kinds-count = { $count ->
    [one] en { $count } choix
   *[other] en { $count } choix
  }
web-review-method = Chaque choix est comparé à la meilleure possibilité dans les mêmes donnes imaginées, toutes conformes à ce que le joueur savait. La précision est de 100 quand rien n’est perdu.
web-review-reviewer = Analyse faite par { $reviewer }.
