# Ce que dit --help. Les lignes sont coupées ici comme elles s'affichent. Un signe pour cent gênerait le programme.

usage-prefix = utilisation :
usage-arguments = arguments
usage-options = options
usage-commands = commandes
usage-help = afficher cette aide et quitter
usage-version = afficher la version et quitter
usage-about = Une édition ouverte et non officielle du jeu de cartes Sea Salt & Paper.
usage-more = « seasalt COMMAND --help » explique une commande et donne des exemples.
usage-wrong = « { $about } » ne va pas ici ; « { $prog } --help » montre ce qui va.
usage-incomplete = Il manque quelque chose ici ; « { $prog } --help » montre quoi.
usage-needs-value = { $option } demande une valeur ; « { $prog } --help » montre laquelle.
usage-language = langue : { $languages } (par défaut : celle de ton système)
usage-no-color = afficher sans couleurs (NO_COLOR le fait aussi)
usage-json = afficher en JSON

## Les règles et la partie

usage-edition = livret de règles à suivre : { $editions } (par défaut : standard)
usage-option = régler une option des règles : { $options } (« seasalt rules » les explique)
usage-players = 2, 3 ou 4 joueurs (par défaut : 2)
usage-extra-salt = ajouter les huit cartes d’Extra Salt
usage-target = total qui termine la partie (par défaut : 40, 35 ou 30)
usage-bots = un bot pour toutes les places, ou un pour chacune, séparés par des virgules : { $bots }
usage-bots-listed = bots :
usage-seed = un texte quelconque : la même graine donne les mêmes cartes
usage-record = conserver la partie dans un nouveau fichier

## play

usage-play = Jouer à ce terminal contre des bots.
usage-play-more = exemples :
  {"  "}seasalt play
  {"  "}seasalt play --players 4 --extra-salt
  {"  "}seasalt play --record today.txt      (Ctrl-C ou q quitte la table)
  {"  "}seasalt play --resume today.txt      (reprend là où tu en étais)
usage-guest = Invité
usage-name = ton nom à la table (par défaut : { $guest })
usage-memory = « m » montre ce dont tu aurais pu te souvenir
usage-hints = « i » montre ce que ferait le meilleur bot, et pourquoi
usage-resume = reprendre une partie enregistrée

## demo

usage-demo = Laisser des bots jouer une partie et la raconter.
usage-demo-more = exemples :
  {"  "}seasalt demo --players 3 --extra-salt --seed 7
  {"  "}seasalt demo --bots greedy,random
  {"  "}seasalt demo --record game.txt && seasalt replay game.txt

## puzzle

usage-puzzle = Résoudre un problème : une position tirée d’une partie, où un choix est nettement le meilleur.
usage-puzzle-more = Sans option, c’est le problème du jour (UTC), le même pour tous. Tu vois ce que voyait ce joueur ; « m »
  montre ce dont il pouvait se souvenir. Après ta réponse, tu vois ce que vaut chaque choix, et pourquoi.
  Le code de sortie est 0 si tu as trouvé le meilleur choix, 1 sinon.

  exemples :
  {"  "}seasalt puzzle
  {"  "}seasalt puzzle --theme call --level expert
  {"  "}seasalt puzzle --number 17
  {"  "}echo 2 | seasalt puzzle           (répond par le deuxième choix)
usage-puzzle-theme = le thème : { $themes }
usage-puzzle-level = la difficulté, selon les bots les plus faibles qui trouvent la réponse : { $levels }
usage-puzzle-number = le problème de ce numéro

## score

usage-score = Compter les points quand on joue avec les vraies cartes.
usage-score-more = Une carte est un type et une couleur, en code ou en mots, abrégés à volonté ; les cartes des deux boîtes
  sont comprises. Exemples :
  {"  "}seasalt score "crab-DB crab-LB octopus-YE" --laid "boat-YE boat-BK"
  {"  "}seasalt score "crabe bleu foncé, 2x sirène, poul ja"
  {"  "}seasalt score "" --laid "crab db lobster starfish db / fish bk fish gr"

  --jsonl lit une ligne comme celle-ci pour chaque main et affiche une ligne de points pour chacune :
  {"  {"}"hand": "crab-DB crab-LB", "table": ["boat-YE boat-BK"], "options": {"{"}"mermaid_color": "none"{"}}"}
  Une ligne illisible donne {"{"}"error": ...{"}"} à sa place, et le code de sortie 1 à la fin.
usage-hand = cartes en main, par exemple "crab-DB crab-LB octopus-YE"
usage-laid = duos et trios posés
usage-jsonl = compter chaque ligne d’un fichier (- est l’entrée standard)

## rules

usage-rules = Tout le jeu avec nos propres mots, et où les livrets de règles diffèrent.
usage-rules-more = exemples :
  {"  "}seasalt rules
  {"  "}seasalt rules --edition it
usage-markdown = afficher le Markdown tel quel

## replay

usage-replay = Raconter à nouveau une partie enregistrée, chaque étape vérifiée.
usage-replay-more = Sans option, la partie est racontée comme un spectateur l’a vue.

  exemples :
  {"  "}seasalt replay game.txt --open
  {"  "}seasalt replay game.txt --seat 2 --pause
  {"  "}seasalt replay game.txt --verify
usage-file = un enregistrement, voir docs/notation.md
usage-seat = comme cette place l’a vue, en comptant à partir de 1
usage-open = avec toutes les cartes visibles
usage-pause = attendre Entrée après chaque tour
usage-curve = à la fin, les chances de gagner au fil de la partie
usage-verify = seulement vérifier : règles, cartes et mélange

## review

usage-review = Analyser une partie terminée : ce que chaque choix a coûté, et la part de la chance.
usage-review-more = Chaque décision est jugée d’après ce que l’on pouvait savoir à ce moment-là. Les chances sont celles de gagner toute
  la partie. Une partie à deux prend quelques secondes, une partie à quatre jusqu’à une demi-minute.

  exemples :
  {"  "}seasalt review partie.txt
  {"  "}seasalt review partie.txt --seat 1 --all
  {"  "}seasalt review partie.txt --json > analyse.json
usage-review-seat = seulement les décisions de cette place, comptée à partir de 1
usage-review-all = toutes les décisions, pas seulement les trois plus coûteuses
usage-review-html = écrit la page d’analyse du navigateur avec ses données, en un seul fichier

## serve

usage-serve = Ouvrir une table sur le réseau.
usage-serve-more = Sans option : un fichier SQLite dans ton dossier de données, pour cette machine seulement.

  exemples :
  {"  "}seasalt serve --open
  {"  "}seasalt serve --lan             (pour les téléphones à la maison)
  {"  "}seasalt serve --database postgresql://... --bus redis://...   (un nœud parmi plusieurs)

  Chaque option est aussi une variable d’environnement : SEASALT_PORT, SEASALT_DATABASE, ...
usage-host = adresse d’écoute (par défaut : 127.0.0.1)
usage-port = port d’écoute (par défaut : 8000)
usage-lan = écouter sur le réseau domestique, et afficher un code QR
usage-browser = ouvrir la table dans le navigateur
usage-database = sqlite:///FILE ou postgresql://...
usage-bus = redis://... ou valkey://..., entre plusieurs nœuds
usage-bot-processes = processus dans lesquels les bots réfléchissent (par défaut : 1)
