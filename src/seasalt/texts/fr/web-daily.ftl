### La page de la donne du jour, dans le navigateur : chargée avec elle.

daily-about = { $deal ->
    [long] Une partie entière avec ses propres cartes, contre { $name } ({ $level }), qui répond toujours pareil aux mêmes coups.
   *[round] Une manche, environ trois minutes : les mêmes cartes pour tout le monde, et les mêmes adversaires. { $name } ({ $level }) répondent toujours pareil aux mêmes coups.
  }
daily-once = Ton premier essai compte. Pas de conseils, et rien ne presse.
daily-past = Cette journée est passée : ton premier résultat est gardé, mais ne compte dans aucune comparaison ni aucune série.
daily-then = Ensuite tu verras la précision de tes choix, ce que le maître a fait de ces cartes, et comment tout le monde s’en est sorti.
daily-play = Jouer
daily-play-about = { $when ->
    [past] hors classement
   *[today] un seul essai compte
  }
daily-gone = Ta partie de ce jour-là n’a pas été terminée.
daily-next = La prochaine donne arrive à { $time }.
daily-ahead = Avance
daily-accuracy = Précision
daily-reviewing = tes choix sont en cours d’analyse…
daily-luck = Les mêmes cartes, ce n’est pas la même chance : après quelques choix, les parties se séparent. La précision est le nombre sans la chance.
daily-thinking = Le maître joue ces cartes…
daily-ask = Demander au maître
daily-first = Tu es ici la première personne à l’avoir terminée.
daily-beaten = Tu as fait mieux que { $beaten } des { $count } autres.
daily-outplayed = Tes choix ont été plus précis que dans { $beaten } des { $count } autres parties analysées.
daily-everybody = L’avance de chacun sur { $name }, en points
daily-bar = { $count ->
    [one] { $range } : { $count } personne
   *[other] { $range } : { $count } personnes
  }
daily-range = de { $low } à { $high }
daily-or-more = { $low } ou plus
daily-or-less = { $high } ou moins
daily-rounds = Manches : { $won } gagnées, { $lost } perdues, { $even } à égalité
daily-friends-none = Pas encore d’amis ici : ce sont ceux avec qui tu as joué par lien.
daily-friends-server = Les amis sont comparés par un serveur, dès qu’il peut être joint.
daily-friends-all = encore { $count }
daily-parted = Où l’on se sépare
daily-parted-looking = L’analyse compare les deux choix…
daily-parted-same = { $name } et toi avez joué cette donne de la même façon, carte pour carte.
daily-parted-bots = Vos parties se sont séparées sans vous : un adversaire d’une autre version a choisi autre chose le premier.
daily-parted-here = Jusqu’ici, { $name } et toi avez fait la même chose. Puis vos parties se séparent.
daily-parted-better = { $who ->
    [you] Ton choix avait de meilleures chances.
    [other] Le choix de { $name } avait de meilleures chances.
   *[nobody] Les deux choix avaient à peu près les mêmes chances.
  }
daily-parted-best = Le mieux
daily-calendar = Calendrier
daily-before = Mois précédent
daily-after = Mois suivant
daily-day = { $date } : { $stage ->
    [won] gagné, { $difference }
    [lost] perdu, { $difference }
    [shared] partagé
    [begun] commencé
   *[new] pas joué
  }
daily-streak = { $days ->
    [one] Série : { $days } jour
   *[other] Série : { $days } jours
  }
daily-played = { $days ->
    [one] { $days } jour joué
   *[other] { $days } jours joués
  }
daily-streak-about = Un jour manqué ne fait rien ; après deux de suite, la série recommence.
daily-archive = Chaque jour peut être joué, les jours passés hors classement.
daily-long-about = une partie entière de ce jour
daily-round-about = une manche, trois minutes
daily-board-about = En haut, l’avance en points sur le meilleur adversaire ; en bas, la précision des choix. Les mêmes cartes, ce n’est pas la même chance : après quelques choix, les parties se séparent.
daily-week = La semaine
daily-week-about = ses sept donnes côte à côte
daily-week-before = Semaine précédente
daily-week-after = Semaine suivante
daily-set-about = trois manches à envoyer à des amis
daily-set-what = Trois manches d’environ trois minutes, avec les mêmes cartes et les mêmes adversaires pour tous ceux qui ont ce lien. Un seul essai pour chacune.
daily-set-then = Quand tu auras terminé une donne, tu verras ici qui d’autre l’a jouée, et comment, et les autres verront ton nom et ton résultat.
daily-set-number = Donne { $number }
daily-set-play = Jouer la donne { $number }
daily-set-share = Envoyer le lien
daily-set-send = Joue ma donne : les mêmes cartes pour nous deux.
daily-share = Partager
daily-share-result = { $outcome ->
    [won] Gagné { $score }
    [lost] Perdu { $score }
   *[shared] Partagé { $score }
  }
daily-share-accuracy = Précision { $accuracy }
web-failed-no-such-day = Il n’y a pas de donne pour ce jour.
web-failed-no-such-set = Ces donnes n’existent pas, ou plus : demande un nouveau lien.
web-failed-no-such-friend = Vous n’avez terminé aucune partie ensemble à une table ouverte par lien, ou vous n’avez pas tous deux terminé cette donne.
