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

## arena

usage-arena = Faire jouer beaucoup de parties à des bots et dire honnêtement lequel est le meilleur.
usage-arena-more = Chaque donne est jouée dans tous les ordres de places avec les mêmes cartes. Personne n’en reçoit
  donc de meilleures, mais les parties se séparent après quelques décisions, et la chance reste.
  Avec autant de bots que de places, chaque ordre est joué ; avec moins, le premier défie, et le dernier nommé
  remplit les autres places ; avec plus, tous jouent contre tous. La même graine donne les mêmes nombres, quel que
  soit le nombre de processus.

  Ton propre bot vient sous forme de programme : "cmd:python my_bot.py". docs/bots.md dit ce qu’il entend et
  ce qu’il dit ; s’il plante, se bloque ou joue un coup interdit, il abandonne cette partie et la série continue.

  exemples :
  {"  "}seasalt arena greedy random --deals 500
  {"  "}seasalt arena rusher collector hunter gambler --players 4 --deals 20
  {"  "}seasalt arena gambler greedy --players 3 --extra-salt --stop-early
  {"  "}seasalt arena greedy "cmd:python my_bot.py" --csv games.csv --plot bots.svg
  {"  "}seasalt arena mc:100 search:50ms --deals 50
  {"  "}seasalt arena greedy random --seed 7 --json
  {"  "}seasalt arena master expert --deals 500 --dataset decisions.parquet
usage-arena-names = au moins deux bots : { $bots }, avec un budget "mc:100" ou "search:50ms", "module:Class" ou "cmd:COMMANDE"
usage-deals = donnes à jouer, chacune dans tous les ordres (par défaut : 100)
usage-arena-seed = un texte quelconque : la même graine donne les mêmes cartes (par défaut : 1)
usage-workers = processus qui jouent (par défaut : un par cœur)
usage-stop-early = s’arrêter quand le premier bot est sûrement meilleur ou moins bon que l’égalité
usage-bot-seconds = secondes laissées à un programme pour répondre (par défaut : 10)
usage-luck = mesurer la chance aux cartes et montrer les parts de victoires moins ce qui a été mesuré
usage-csv = écrire chaque partie dans un fichier
usage-plot = dessiner victoires et cotes dans un fichier .png ou .svg
usage-dataset = écrire ce qui a été vu et fait dans un fichier Parquet, pour apprendre ; la même commande continue après Ctrl-C
usage-rows = ce qu’en est une ligne : une décision (par défaut) ou une partie
usage-hidden = écrire aussi les cartes que la place ne pouvait pas voir
usage-ray = jouer sur une grappe Ray, ou sur une démarrée ici

## field

usage-field = Faire jouer un bot contre dix adversaires figés : un chiffre à comparer.
usage-field-more = Le peloton est une référence : dix adversaires qui ne changent jamais, sur des donnes qui lui sont
  réservées, chacune dans tous les ordres, par défaut avec les deux boîtes. Sa version est dans le titre ; les
  chiffres d’une même version se comparent. Dans « seasalt arena », ces adversaires s’appellent field:rusher,
  field:small et ainsi de suite, pour s’entraîner sur d’autres donnes.

  exemples :
  {"  "}seasalt field net
  {"  "}seasalt field "cmd:python my_bot.py" --deals 500 --json
  {"  "}seasalt field greedy --players 4 --box base --deals 20
usage-field-name = un bot : { $bots }, "mc:100" ou "search:50ms" avec un budget, "module:Class" ou "cmd:COMMANDE"
usage-field-box = both (les deux, par défaut), base ou extra-salt : les cartes avec lesquelles on joue
usage-field-card = jouer tout le protocole (2, 3 et 4 places, les deux boîtes) et écrire la fiche du classement : FILE.json ou FILE.md
