# La ligne de commande : compter les points, démonstration, relecture.

score-hand = Main
score-table = Posées
score-total = Total
score-may-call = { $points } points : tu peux annoncer STOP ou DERNIÈRE CHANCE.
score-may-not-call = Encore { $missing ->
    [one] { $missing } point
   *[other] { $missing } points
  } et tu pourras mettre fin à la manche.
score-four-mermaids = Les quatre sirènes : pose-les à ton tour et tu gagnes la partie.
score-four-mermaids-instant = Les quatre sirènes : tu as gagné la partie.

score-nothing = Nomme les cartes, par exemple : seasalt score "crab-DB crab-LB" --laid "boat-YE boat-BK" (une main vide s’écrit "").
score-cards-and-file = Avec --jsonl, les cartes sont dans le fichier : enlève la main et --laid.
score-idle-options = Remarque : ceci ne change aucun score : { $options }.

jsonl-not-json = Cette ligne n’est pas du JSON : { $why }.
jsonl-not-object = Cette ligne n’est pas un objet JSON.
jsonl-unknown-key = Une ligne n’a pas de champ « { $about } ». Voulais-tu dire « { $nearest } » ?
jsonl-laid-twice = Les champs « table » et « laid » veulent dire la même chose : n’en donne qu’un.
jsonl-not-text = Le champ « { $field } » doit être un texte, comme "crab-DB crab-LB".
jsonl-not-groups = Le champ « { $field } » doit être une liste de groupes, comme ["crab-DB crab-LB"].
jsonl-not-options = Le champ « options » doit être un objet, comme {"{"}"mermaid_color": "none"{"}"}.

file-not-found = Il n’y a pas de fichier « { $file } ».
file-not-readable = Je ne peux pas lire « { $file } » : { $why }.
file-not-writable = Je ne peux pas écrire « { $file } » : { $why }.
file-too-large = Le fichier « { $file } » dépasse { $megabytes } Mo.
file-not-utf8 = Le fichier « { $file } » n’est pas un texte en UTF-8.
file-exists = Le fichier « { $file } » existe déjà ; je ne l’écrase pas.
error = Erreur : { $sentence }
error-option-form = L’option « { $about } » n’a pas la forme NOM=VALEUR.
error-bot-unknown = Il n’y a pas de bot « { $about } » ; les bots sont : { $bots }.
error-bot-no-budget = « { $about } » ne prend pas de budget : enlève les deux-points et la suite, ou choisis un bot qui en prend un : { $bots }.
error-bot-budget = Je ne comprends pas le budget de « { $about } » ; écris des simulations (:100) ou un temps (:50ms, :1s).
error-bot-numpy = « { $about } » a besoin de numpy : pip install numpy.
error-bot-module = « { $about } » ne peut pas être importé : { $detail }.
error-bot-not-a-bot = « { $about } » n’est pas un bot : il ne décide pas et ne crée rien qui décide.
error-bot-count = Il y a { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
  } pour les bots, mais tu en as nommé { $bots }.
error-resume = L’option { $option } ne va pas avec --resume : la partie a déjà ses joueurs, ses règles et son fichier.
error-language = La langue « { $about } » n’existe pas encore ici ; les langues sont : { $languages }.
error-seat-empty = Il n’y a pas de place { $seat } dans cette partie à { $players }.
error-seed-empty = Une graine compte au moins un caractère.
error-interrupted = Interrompu.
error-output = Je ne peux pas écrire le résultat : { $why }.
error-whole-number = { $option } demande un nombre entier de 1 à { $most }, pas « { $about } ».

header-game = { $players } joueurs, édition { $edition }, { $salt ->
    [yes] avec Extra Salt
   *[no] boîte de base
  }, { $target } points à atteindre
header-seat = Joueur
header-duo = Duos
header-starfish = Étoiles
header-collector = Collec.
header-multiplier = Multi.
header-mermaid = Sirènes
header-cards = Cartes
header-bonus = Bonus
header-round-points = Manche
header-total = Total
header-rank = Rang
header-chances = Chances
header-end = Fin
curve-thinking = L’évolution des chances…
verified = Vérifié : { $actions ->
    [one] { $actions } action, conforme aux règles
   *[other] { $actions } actions, toutes conformes aux règles
  }{ $seeded ->
    [shared] , chaque carte telle que la graine la donne, la graine étant faite d’un secret fixé avant la partie et d’un nonce de chaque place
    [yes] , chaque carte telle que la graine la donne
   *[no] {""}
  }.
unfinished = L’enregistrement s’arrête avant la fin de la partie.
recorded = La partie est conservée dans { $file }.
pause = Entrée pour le tour suivant…
bots-in-plain-python = Le noyau n’a pas de bibliothèque pour cette machine : les bots qui prévoient calculent en Python pur, environ cent fois plus lentement.
