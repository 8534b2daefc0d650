# L’arène : bots contre bots.

arena-heading = { $players } joueurs, { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
  }, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  } ; des bots de même force gagneraient { $par } chacun.
arena-bot = Bot
arena-wins = Victoires
arena-between = 95 sur 100
arena-points = Points
arena-ahead = Avance
arena-rating = Cote
arena-cpu = CPU par décision
arena-before = Devant …
arena-starter = La place qui commence a gagné { $share } des parties, entre { $low } et { $high }.
arena-rounds = { $rounds } manches par partie.
arena-without-luck = { $name } moins la chance aux cartes mesurée : { $share } (entre { $low } et { $high })
arena-by-deal = « 95 sur 100 » et ± disent où se trouvent les vrais nombres, 95 fois sur 100, calculés sur les donnes.
arena-always-valid = « 95 sur 100 » dit où se trouve la vraie part, 95 fois sur 100, quel que soit le moment où l’on s’arrête ; ± seulement comme si la longueur était fixée d’avance.
arena-decided = { $deals ->
    [one] Décidé après { $deals } donne
   *[other] Décidé après { $deals } donnes
  } : le premier bot n’est sûrement pas tout juste aussi fort que les autres.
arena-interrupted = Interrompu : voici ce qui a été joué jusque-là.
arena-forfeit = { $name } a abandonné { $count ->
    [one] { $count } partie
   *[other] { $count } parties
  }, la première dans la donne { $deal } : { $why }
forfeit-illegal = « { $detail } » n’est pas permis à ce moment.
forfeit-garbage = « { $detail } » n’est pas une réponse.
forfeit-hung = pas de réponse en { $detail }.
forfeit-crashed = le programme s’est terminé ({ $detail }).
forfeit-not-started = le programme n’a pas été prêt ({ $detail }).
arena-deals = Donnes
arena-so-far = { $name } { $share }
arena-by-budget = Victoires selon le budget
arena-two-bots = Nomme au moins deux bots, par exemple : seasalt arena greedy random
arena-no-command = Après « cmd: » vient la commande de ton bot, par exemple : "cmd:python my_bot.py"
arena-no-program = Il n’y a pas de programme « { $program } » à lancer.
arena-too-many = Tous les ordres d’autant de bots font { $games } parties par donne ; { $most } au plus.
arena-plot-ending = Une image est un fichier en .png ou .svg, et « { $file } » n’est ni l’un ni l’autre.
arena-plot-missing = Les images demandent matplotlib : pip install "seasalt[plots]"
arena-hidden-decisions = --hidden ajoute des colonnes à un jeu de données de décisions : il faut --dataset et --rows decisions.
arena-dataset-missing = Les jeux de données demandent pyarrow : pip install "seasalt[dataset]"
arena-dataset-other = « { $file } » appartient à un jeu de données commencé par une autre commande : mène-la à son terme, ou supprime le fichier.
arena-dataset-busy = Une autre arène est en train d’écrire « { $file } ».
arena-dataset-writing = Écriture
arena-dataset-written = « { $file } » est écrit : { $rows ->
    [one] { $rows } ligne
   *[other] { $rows } lignes
  }.
arena-dataset-goes-on = « { $file } » n’est pas terminé ; la même commande continue.
arena-ray-missing = Une grappe de machines demande Ray : pip install "seasalt[ray]"
arena-ray-failed = Je ne peux pas rejoindre la grappe de machines : { $why }

## le peloton

field-heading = { $name } contre le peloton, version { $version } : { $players } joueurs, { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
  } dans tous les ordres, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  } ; des bots de même force gagneraient { $par } chacun.
field-opponent = Adversaire
field-base = Jeu de base
field-extra-salt = Extra Salt
field-mean = Le peloton
field-by-deal = « 95 sur 100 » dit où se trouve la vraie part, 95 fois sur 100, calculée sur les donnes.
field-players = Places
field-public = Ouverts
field-held-out = Réservés
field-mixed = Tables mixtes
field-response = Le plus fort des dix contre lui, choisi sur la moitié des donnes : { $opponent } gagne { $share } de l’autre moitié ({ $between }). Une meilleure réponse gagne au moins autant.
field-card-facts = Protocole { $protocol }, champ { $version }, { $games } parties. Commande : { $command }. Commit : { $commit }. Heures : { $hours }. CPU : { $cpu }. Empreinte : { $digest }
field-card-ending = Le fichier d’une fiche se termine par .json ou .md : « { $file } ».
field-card-fixed = Une fiche est toujours le protocole entier : sans --players, --deals ni --box.
