# L’état d’un serveur, tel que `seasalt status` l’affiche.

status-ready = Prêt : le serveur à l’adresse { $address } répond aux demandes.
status-not-ready = Pas prêt : le serveur à l’adresse { $address } ne peut pas servir pour l’instant.
status-unreachable = Personne ne répond à l’adresse { $address } : { $why }.
status-no-node = Quelque chose répond à l’adresse { $address }, mais ce n’est pas un serveur seasalt.
status-bad-address = « { $about } » n’est pas l’adresse d’un serveur ; en voici une : http://127.0.0.1:8000.
status-bad-watch = « { $about } » ne convient pas : il faut de 1 à 3600 secondes entre deux relevés.
status-no-metrics = Ses chiffres ne sont pas visibles d’ici (HTTP { $status }) : demande sur le serveur lui-même, ou avec --metrics-token.
status-version = Version
status-uptime = En marche depuis
status-days = { $days } j { $clock }
status-database = Base de données
status-bus = Bus
status-up = joignable
status-down = injoignable
status-kernel = Noyau
status-kernel-library = bibliothèque pour cette machine
status-kernel-plain = Python pur : pas de bibliothèque pour cette machine
status-tasks = Tâches
status-tasks-well = toutes en marche
status-tasks-down = { $count } en panne
status-restarts = { $count ->
    [one] { $count } redémarrage
   *[other] { $count } redémarrages
  }
status-process = Processus
status-used = { $cpu } % CPU, { $memory } Mo, { $files } fichiers ouverts sur { $most }
status-tables = Tables
status-gathering = { $count } en attente de joueurs
status-playing = { $count } en jeu
status-over = { $count } finies
status-held = { $count } à la charge de ce nœud
status-set-aside = { $count } mises de côté
status-connections = Connexions
status-sockets = { $sockets ->
    [one] { $sockets } socket
   *[other] { $sockets } sockets
  }, { $streams ->
    [one] { $streams } flux
   *[other] { $streams } flux
  }
status-moves = Coups
status-per-minute = { $count } par minute
status-answers = Réponses
status-commits = Écritures
status-loop = Boucle
status-since-start = depuis le démarrage
status-window = sur les { $seconds } dernières secondes
status-waiting = En attente
status-thinking = Réflexion
status-killed = { $count ->
    [one] { $count } processus arrêté
   *[other] { $count } processus arrêtés
  }
status-refusals = Refus
status-refused = { $refusals } refus, dont { $floods } pour trop de hâte ; { $dropped ->
    [one] { $dropped } socket coupé
   *[other] { $dropped } sockets coupés
  }
