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
web-review-grade = { $grade ->
    [great] { $who ->
        [you] Joué de main de maître !
       *[other] { $name } : joué de main de maître
      }
    [good] { $who ->
        [you] Bien joué !
       *[other] { $name } : bien joué
      }
   *[fair] { $who ->
        [you] Une partie pour progresser
       *[other] { $name } peut progresser
      }
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
web-review-well-than = { $chance } par rapport au deuxième meilleur choix
web-review-luck = Coups du sort
web-review-luck-one = Un coup du sort
web-review-luck-about = Effet sur les chances de gagner, toutes mains visibles.
web-review-came = { $who ->
    [you] Tu pioches { $card-the }
   *[other] { $name } pioche { $card-the }
  }
web-review-stolen = { $who ->
    [you] Tu voles { $card-the }
   *[other] { $name } vole { $card-the }
  }
web-review-dealt = La manche commence avec : { $card }
web-review-ledger = Chance et choix
web-review-ledger-about = Des chances du début au résultat, toutes mains visibles. Le compte est exact.
web-review-start = Au début
web-review-by-luck = Chance
web-review-by-own = { $who ->
    [you] Tes choix
   *[other] Ses choix
  }
web-review-by-others = Choix des autres
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
web-review-lost = { $loss } % de chances perdues
web-review-chose = { $who ->
    [you] Ton choix
   *[other] Choix de { $name }
  }
web-review-better = Mieux
web-review-best = Le mieux
web-review-better-was = mieux : { $option } ({ $chance })
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
web-review-kinds-about = Ce que les choix de chaque sorte ont coûté ensemble, en parts d’une partie.
web-review-kinds-count = { $count ->
    [one] en { $count } choix
   *[other] en { $count } choix
  }
web-review-method = Chaque choix est comparé à la meilleure possibilité dans les mêmes donnes imaginées, toutes conformes à ce que le joueur savait. La précision est de 100 quand rien n’est perdu.
web-review-reviewer = Analyse faite par { $reviewer }.
