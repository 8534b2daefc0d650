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
puzzle-calendar = Problèmes des derniers jours
puzzle-mark-solved = résolu
puzzle-mark-tried = répondu
puzzle-mark-open = pas encore répondu
puzzle-rating = ta cote { $rating } ± { $margin }
puzzle-rating-now = Ta cote : { $rating } ({ $change })
puzzle-found-by = Trouvé par :
puzzle-try = Choisis une option pour continuer à partir d’ici : des bots jouent les autres, et les cartes cachées sont redistribuées.
puzzle-trying = { $option }, et après ?
puzzle-trying-about = Continue jusqu’à la fin de la manche. Les cartes cachées sont redistribuées.
