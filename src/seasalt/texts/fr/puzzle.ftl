# Les problèmes, au terminal et dans le navigateur : des décisions où un seul choix est nettement le meilleur.

puzzle-title = Problèmes
puzzle-of-the-day = Le problème du jour
puzzle-number = Problème { $number }
puzzle-ask = Quel choix gagne le plus souvent la partie ?
puzzle-theme-take = Prendre ou piocher ?
puzzle-theme-keep = Quelle carte garder ?
puzzle-theme-discard = Où défausser ?
puzzle-theme-pick = Quelle carte choisir ?
puzzle-theme-rob = Qui voler ?
puzzle-theme-lay = Poser ou attendre ?
puzzle-theme-call = Arrêter, parier ou continuer ?
puzzle-level-casual = facile
puzzle-level-skilled = moyen
puzzle-level-expert = difficile
puzzle-level-master = très difficile
puzzle-players = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
  }
error-puzzle-number = Il n’y a pas de problème { $about } : ils vont de 1 à { $most }.

## La réponse

puzzle-right = Bien vu !
puzzle-wrong = Il y a mieux.
puzzle-ahead = À partir d’ici, ton choix gagne { $chance } des parties. Le suivant en gagne { $second }.
puzzle-behind = À partir d’ici, ton choix gagne { $chance } des parties, le meilleur { $best }.
puzzle-points = Dans cette manche, le meilleur choix rapporte en moyenne { $best } points, { $who ->
    [next] le suivant
   *[you] le tien
  } { $points }.
puzzle-points-fewer = Dans cette manche, le meilleur choix rapporte même moins de points en moyenne, { $best } au lieu de { $points }. Mais c’est la partie qui compte.
puzzle-options = Ce que vaut chaque choix
puzzle-options-about = La chance de gagner la partie et les points à attendre de cette manche. Tous les choix ont été joués dans les mêmes { $worlds } donnes, toutes compatibles avec ce que tu sais.
puzzle-best = le meilleur
puzzle-yours = ton choix

## Pourquoi le meilleur choix est le meilleur. $points : ce que sa carte rapporte tout de suite.

puzzle-idea-take-points = Ce qui est visible est sûr : cette carte te rapporte tout de suite { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, et deux cartes inconnues font rarement mieux.
puzzle-idea-take-build = Ce ne sont pas les points du moment qui décident : cette carte prépare plus que ce que promet la pioche, et le joueur suivant ne l’aura pas.
puzzle-idea-draw = Rien de visible ne t’aide beaucoup. En piochant, tu vois deux cartes, personne ne sait laquelle tu gardes, et tu décides de ce que trouve le joueur suivant.
puzzle-idea-keep-points = Cette carte te rapporte tout de suite { $points ->
    [one] { $points } point
   *[other] { $points } points
  }. Et l’autre fait moins de mal sur une défausse.
puzzle-idea-keep-build = Ce qui compte n’est pas le point du moment, mais ce que la carte peut devenir, et ce que le joueur suivant ferait de l’autre.
puzzle-idea-discard = Défausser, c’est offrir une carte au joueur suivant. Ici, elle en couvre une qu’il ne faut pas laisser prendre, ou en laisse une que tu veux toi-même.
puzzle-idea-pick-points = Tu peux choisir parmi toutes ces cartes : celle-ci te rapporte tout de suite { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
puzzle-idea-pick-build = Ce ne sont pas les points du moment qui décident : c’est cette carte qui peut encore rapporter le plus, et ce qui reste aide le moins les autres.
puzzle-idea-look = Tu te souviens de ce qu’il y a dans les défausses : cherche là où se trouve la carte dont tu as besoin.
puzzle-idea-rob = Un vol fait le plus mal là où une main compte beaucoup de bonnes cartes, et aide le plus contre celui qui est le plus près de gagner.
puzzle-idea-lay = Un duo posé compte toujours, et personne ne peut le voler. C’est maintenant que son effet vaut le plus.
puzzle-idea-hold = Attendre ne coûte rien : un duo compte aussi en main. Son effet, ou les cartes pour faire mieux, vaudront plus tard davantage.
puzzle-idea-stop = Ton avance est acquise maintenant. À chaque tour de plus, les autres se rapprochent.
puzzle-idea-stop-wins = Les points que tu as maintenant suffisent pour atteindre le but. Aucune raison d’offrir un tour de plus aux autres.
puzzle-idea-bet = Les autres ne peuvent guère te dépasser en un tour. Le pari t’apporte aussi le bonus couleur et leur enlève leurs cartes.
puzzle-idea-wait = L’annonce peut attendre. Quelques tours de plus valent mieux pour toi que ce que tu marquerais maintenant.

## Dans le navigateur

puzzle-about = Une vraie position, avec ce que tu peux y savoir. Un choix gagne nettement plus souvent que les autres.
puzzle-more = D’autres problèmes
puzzle-every-theme = Tous les thèmes
puzzle-every-level = Toutes les difficultés
puzzle-theme = Thème
puzzle-level = Difficulté
puzzle-none = Il n’y a pas de problème de ce genre. Choisis un autre thème ou une autre difficulté.
puzzle-next = Problème suivant
puzzle-show = Montrer la réponse
puzzle-to-today = Au problème du jour
puzzle-today-about = Trouve le meilleur coup
puzzle-today-done = Résolu aujourd’hui
puzzle-today-missed = Déjà tenté
puzzle-streak = { $days ->
    [one] { $days } jour de suite
   *[other] { $days } jours de suite
  }
puzzle-solved = { $solved } sur { $tried } résolus
puzzle-loading = On dispose les cartes…
puzzle-lost = Il n’y a pas de problème de ce numéro
