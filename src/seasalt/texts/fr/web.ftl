# La table dans le navigateur. Une section par page ; les mots du jeu lui-même sont dans game.ftl.
# Pas de « de { $name } » ni de « que { $name } » : devant Anna ou Hugo, il faudrait « d’ » et « qu’ ».

## Partout

web-title = Sea Salt & Paper
web-description = Le jeu de cartes { web-title } dans le navigateur, contre des bots ou entre amis. Une édition libre et non officielle.
web-no-script = Cette table a besoin de JavaScript. Autorise-le pour cette page, puis recharge-la.
web-back = Retour à l’accueil
web-guest = Invité
web-notice = De la part de l’équipe qui gère ce serveur
web-language = Langue
web-extra-salt = Extra Salt
web-extra-salt-about = huit cartes de plus
web-edition = Édition
web-house = Règles maison
web-house-none = tout comme dans le livret
web-house-count = { $count ->
    [one] { $count } règle à vous
   *[other] { $count } règles à vous
}
web-house-book = livret : { $value }
web-house-reset = Jouer selon le livret
web-players = Joueurs
web-opponents = Adversaires
web-levels = Niveaux
web-characters = Personnages
web-hints = Conseils
web-hints-about = À ton tour, tu peux demander ce que ferait le meilleur bot. C’est valable pour toute la table, et tout le monde le voit.

## Ce qui a échoué

web-failed = Ça n’a pas marché. Réessaie.
web-failed-offline = Le serveur ne répond pas. Cet appareil est-il en ligne ?
web-failed-too-many = Doucement ! Attends un instant, puis réessaie.
web-failed-unavailable = Le serveur est occupé pour l’instant. Réessaie.
web-failed-busy = Les bots réfléchissent déjà à beaucoup de tables. Redemande dans un instant.
web-failed-not-allowed = Cette table est privée : il te faut le lien de quelqu’un qui y a une place.
web-failed-blocked = L’équipe qui gère ce serveur ne te laisse plus jouer ici.
web-failed-set-aside = Quelque chose est endommagé à cette table, elle a donc été mise de côté. Tu n’y es pour rien ; les autres tables continuent.
web-failed-too-many-tables = Tu as une place à beaucoup de tables en cours. Termine ou quitte d’abord l’une d’elles.
web-failed-no-proof = Cette partie a commencé au milieu d’une autre : aucune graine ne prouve ses cartes.
web-failed-bad-key = Cette clé n’est pas valable : elle a déjà servi, elle a expiré, ou elle est mal écrite.
web-failed-no-passkeys = Les clés d’accès ne fonctionnent pas à cette adresse.
web-failed-bad-passkey = Cette clé d’accès n’a pas été acceptée. Rien n’a changé.
web-failed-too-many-passkeys = Tu as dix clés d’accès. Retires-en d’abord une.
web-failed-no-passkey-given = Aucune clé d’accès n’a été utilisée. Rien n’a changé.
web-failed-not-signed-in = Cet appareil a été déconnecté. Recharge la page pour commencer sous une nouvelle identité.
web-signed-out = Cet appareil a été déconnecté. Tu es désormais quelqu’un de nouveau ici.
web-failed-other-name = Ton nom a changé entre-temps. Recharge la page.
web-failed-no-such-session = Cet appareil est déjà déconnecté.
web-failed-no-push-service = Ton navigateur n’a pas pu joindre son service de notifications. Cet appareil est-il en ligne ?
web-failed-bad-push-service = Ce serveur ne peut rien envoyer au service de notifications de ton navigateur.
web-failed-too-many-watchers = Tant de gens regardent cette table qu’il n’y a plus de place. Réessaie plus tard.
web-failed-name-claimed = Ce nom appartient déjà à quelqu’un d’autre ici. Choisis-en un autre dans les réglages.
web-failed-name-reserved = Ce nom ne peut pas devenir le tien : c’est celui d’un bot ou de la maison, ou il mélange les lettres de plusieurs alphabets.
web-failed-claim-too-early = Termine d’abord cinq parties ; tu pourras ensuite faire tien ton nom.
web-failed-no-such-person = Tu n’as terminé aucune partie avec cette personne, ou elle n’est plus là.
web-failed-too-many-people = Tu as retenu ou écarté tant de monde qu’il n’y a plus de place.
web-failed-too-many-reports = Cela suffit pour aujourd’hui. La personne qui gère ce serveur lit tes signalements.

## Une table dans une liste

web-listed-hints = conseils
web-listed-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
  }
web-listed-seconds = { $seconds } s par coup
web-listed-days = { $days ->
    [one] { $days } jour par coup
   *[other] { $days } jours par coup
  }
web-listed-round = manche { $round }
web-listed-seats = places prises : { $taken } sur { $players }
web-listed-join = Rejoindre
web-listed-watch = Regarder
web-listed-continue = Continuer
web-listed-whose = la table avec { $names }
web-listed-your-turn = À toi de jouer
web-listed-waiting = On attend { $name }
web-listed-gathering = Pas encore commencée
web-listed-won = Tu as gagné
web-listed-winner = Victoire : { $name }
web-listed-against = avec { $names }

## Accueil

web-start-about = Un jeu de cartes pour deux à quatre joueurs. Gratuit, sans compte.
web-start-play = Jouer maintenant
web-start-play-about = { $bots ->
    [1] toi et un bot
    [2] toi et deux bots
   *[other] toi et trois bots
  }, { $salt ->
    [yes] Extra Salt
   *[no] 15 minutes
  }
web-start-opening = On mélange…
web-start-find = Trouver des joueurs
web-find-title = { $count ->
    [1] On cherche quelqu’un…
   *[other] On cherche { $count } personnes…
  }
web-find-about = La partie commence dès que d’autres cherchent la même. Laisse cette page ouverte.
web-find-alone = Personne d’autre ne cherche en ce moment. Tu peux attendre encore ou jouer contre des bots.
web-find-bots = Jouer contre des bots
web-find-stop = Arrêter
web-start-choices = Plus d’options
web-start-more = Plus
web-start-running = Tes parties
web-start-open = Tables ouvertes
web-start-open-about = { $count ->
    [0] personne n’attend
    [one] { $count } en attente
   *[other] { $count } en attente
  }
web-start-open-all = Toutes les tables ouvertes
web-start-open-none = Personne n’attend en ce moment.
web-start-friends = Entre amis
web-start-friends-about = avec un lien
web-start-learn = Apprendre
web-start-learn-about = en 3 minutes
web-start-rules = Règles
web-start-rules-about = à consulter
web-start-score = Feuille de score
web-start-score-about = avec de vraies cartes
web-start-games = Mes parties
web-start-games-about = { $count ->
    [0] à jouer, à revoir
    [one] { $count } en cours
   *[other] { $count } en cours
  }
web-start-settings = Réglages
web-start-fine = Une édition libre et non officielle, avec ses propres dessins. Jeu de Bruno Cathala et Théo Rivière.

## Entre amis

web-friends-title = Entre amis
web-friends-about = Un geste, et le lien est prêt : envoie-le, et joue.
web-friends-options = Options
web-friends-name = Ton nom
web-face = Ton visage
web-face-about = Les autres le voient à chaque table, à partir de la prochaine.
web-face-animal = Animal
web-face-color = Couleur du papier
web-face-done = C’est bon
web-face-crane = Grue
web-face-fox = Renard
web-face-cat = Chat
web-face-rabbit = Lapin
web-face-owl = Chouette
web-face-frog = Grenouille
web-face-turtle = Tortue
web-face-butterfly = Papillon
web-friends-time = Temps de réflexion
web-friends-time-none = Sans limite
web-friends-time-bank = Secondes
web-friends-time-days = Jours
web-friends-base = Par coup
web-friends-bank = En réserve, pour toute la partie
web-friends-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
  }
web-friends-minutes = { $count ->
    [0] aucune
    [one] { $count } minute
   *[other] { $count } minutes
  }
web-friends-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
  }
web-friends-time-about = { $pace ->
    [bank] Quand la réserve est épuisée, un bot décide de ce coup.
    [days] Pour jouer à l’occasion. Quand le temps est écoulé, un bot décide de ce coup.
   *[none] Chacun prend tout son temps. Au bout d’une minute, les autres peuvent laisser un bot décider de ce coup.
  }
web-friends-who = Qui peut jouer
web-friends-link = Par lien
web-friends-public = Tout le monde
web-friends-who-about = { $public ->
    [yes] La table est dans la liste pour tous ; le lien marche aussi. Entre inconnus, une pendule fait avancer la partie.
   *[no] Seulement ceux qui ont le lien.
  }
web-friends-memory = Aide-mémoire
web-friends-memory-about = La table montre à chacun ce qu’il aurait pu retenir : les défausses, et les cartes vues dans une main.
web-friends-edition-about = Les livrets de règles imprimés diffèrent sur quelques détails. Standard suit la plupart d’entre eux.
web-friends-open = { $public ->
    [yes] Ouvrir la table
   *[no] Obtenir un lien
  }
web-friends-open-about = des bots peuvent compléter ensuite
web-friends-opening = Ouverture…

## Avant la partie

web-lobby-title = Table pour { $players }
web-lobby-missing = { $count ->
    [1] Une place est libre
    [2] Deux places sont libres
   *[other] Trois places sont libres
  }
web-lobby-missing-about = Envoie le lien, ou fais jouer des bots.
web-lobby-full = Toutes les places sont prises
web-lobby-full-about = La partie commence quand tout le monde est prêt.
web-lobby-you = { $name } (toi)
web-lobby-ready = prêt
web-lobby-not-ready = pas encore prêt
web-lobby-bot = Bot : { $level }
web-lobby-free = Place libre
web-lobby-free-about = attend quelqu’un
web-lobby-add-bot = Mettre un bot
web-lobby-fill = Compléter avec des bots
web-lobby-remove-bot = Renvoyer { $name }
web-lobby-free-seat = Libérer la place : { $name }
web-lobby-sit = M’asseoir ici
web-lobby-options-about = Jusqu’au début de la partie. Qui était prêt devra confirmer à nouveau.
web-lobby-changed = { $name } a changé les règles : { $rules }.
web-lobby-invite = Inviter
web-lobby-invite-about = Toute personne qui a ce lien peut s’asseoir.
web-lobby-qr = Code QR du lien vers une place
web-lobby-copy = Copier le lien
web-lobby-copied = Copié
web-lobby-share = Partager
web-lobby-share-text = Joue à { web-title } avec moi.
web-lobby-watch = D’autres peuvent regarder
web-lobby-watch-about = Ils voient la table, mais pas les mains.
web-lobby-copy-watch = Copier le lien pour regarder
web-lobby-fair = Personne ne peut truquer le mélange
web-lobby-fair-about = Le serveur a déjà fixé son secret et en montre l’empreinte ci-dessous. Quand tu appuies sur « Prêt », ton navigateur ajoute un nombre à lui. Les cartes sont distribuées à partir des deux : aucun côté ne peut les choisir seul. Après la partie, tout est montré et peut être vérifié en la revoyant.
web-lobby-fair-commitment = Empreinte
web-lobby-act-ready = Prêt
web-lobby-act-ready-last = la partie commence
web-lobby-act-ready-others = { $count ->
    [1] puis on attend encore quelqu’un
   *[other] puis on attend encore { $count } personnes
  }
web-lobby-act-waiting = On attend { $names }
web-lobby-act-waiting-seat = { $count ->
    [1] On attend un joueur
   *[other] On attend { $count } joueurs
  }
web-lobby-act-waiting-about = pour toi, c’est bon
web-lobby-act-stand = Me lever
web-lobby-act-watch = Tu regardes
web-lobby-act-watch-about = la partie commencera ici

## Rejoindre

web-join-title = On t’invite
web-join-by = { $name } t’invite
web-join-watch-title = Viens regarder
web-join-at = À la table : { $names }.
web-join-nobody = Il n’y a encore personne.
web-join-name = Ton nom
web-join-learn = Tu débutes ? Apprends le jeu en 3 minutes
web-join-learn-about = puis tu reviens à cette table
web-join-sit = Prendre place
web-join-sit-about = { $count ->
    [1] une place est libre
   *[other] { $count } places sont libres
  }
web-join-sitting = Un instant…
web-join-full = Toutes les places sont prises, mais tu peux regarder.
web-join-running = La partie a commencé, mais tu peux regarder.
web-join-over = La partie est terminée.
web-join-watch-about = seules les cartes face visible se voient
web-join-replay = Revoir la partie
web-join-looking = Recherche de la table…
web-join-again = Réessayer
web-join-play = Jouer autre chose

## Mes parties

web-games-title = Parties
web-games-running = En cours
web-games-running-none = Aucune partie ne t’attend.
web-games-open-one = Ouvrir une table à tous
web-games-over = Terminées
web-games-over-none = Tes parties terminées seront ici, avec chaque coup à revoir.
web-games-replay = Revoir
web-games-looking = Recherche…

## Statistiques

web-profile = Profil
web-profile-about = timbres, précision, chance, classement
web-profile-reviewed = Précision et chance
web-profile-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }
web-profile-luck = { $games ->
    [one] La chance jusqu’ici, en victoires : { $wins }, sur { $games } partie.
   *[other] La chance jusqu’ici, en victoires : { $wins }, sur { $games } parties.
  }
web-profile-luck-about = C’est ce que les cartes ont ajouté à tes chances, ou leur ont pris, dans les parties analysées.
web-profile-none = Dès qu’une de tes parties sera analysée, ta précision et ta chance seront ici.
web-profile-server = Un serveur additionne précision et chance. Ici, elles sont dans l’analyse de chaque partie.
web-stamps = Timbres
web-stamps-about = Un pour chaque niveau que tu as battu, et pour quelques réussites. Ils restent.
web-stamp-bet = DERNIÈRE CHANCE remportée
web-stamp-mermaids = Quatre sirènes
web-stamp-master = Devant le maître
web-stamp-week = Une semaine entière
web-stamp-has = obtenu
web-stamp-not = pas encore
web-stats-title = Tes statistiques
web-stats-none = Après ta première partie terminée : combien de fois tu gagnes, et contre qui.
web-stats-about = Comptées dans ce navigateur seulement.
web-stats-games = Parties
web-stats-won = Gagnées
web-stats-best = Meilleure manche
web-stats-bets = Paris remportés
web-stats-of = sur { $count }
web-stats-calls = Manches : { $rounds }. STOP annoncé : { $stops }. DERNIÈRE CHANCE annoncée : { $bets }.
web-stats-mermaids = Gagnées avec quatre sirènes : { $count }.
web-stats-against = Contre
web-stats-box = Boîte
web-stats-base = Jeu de base
web-stats-mixed = bots variés
web-stats-people = d’autres joueurs
web-stats-reset = Remettre à zéro
web-stats-reset-ask = Effacer tous ces chiffres ?
web-stats-reset-yes = Effacer
web-stats-reset-no = Garder
web-rating-title = Ton classement
web-rating-soon = { $games } parties classées sur { $of } : ensuite, ta force devient un nombre.
web-rating-about = Le bot Débutant a 1000. Une partie compte si elle vient de « Trouver des joueurs », ou seul avec des bots : règles standard, sans conseils ni aide-mémoire, une partie à la fois. Qui part est dernier.
web-rating-listed = Me montrer dans la liste
web-rating-listed-about = Avec nom et visage, pendant 90 jours après ta dernière partie qui compte.
web-rating-list = Joueurs classés
web-rating-list-none = La liste est encore vide.
web-rating-game = Cette partie compte pour ton classement.
web-rating-open = Une de tes parties classées n’est pas finie. D’ici là, aucune autre ne compte.
web-rating-go-on = La reprendre

## Garder ses parties

web-account-title = Garder mes parties
web-account-about = Tes parties appartiennent à ce navigateur, sans mot de passe ni adresse. Un lien fait d’un autre appareil le tien aussi ; une clé de secours te ramène si tu les perds tous.
web-account-link = Ajouter un appareil
web-account-link-about = Ouvre ce lien sur l’autre appareil dans les dix minutes. Il sert une seule fois, à quiconque le possède.
web-account-qr = Le lien en code QR
web-account-recovery = Clé de secours
web-account-recovery-about = Note-la : elle n’est montrée que maintenant. Elle sert une fois, jusqu’au { $date }, sur la page { $page }. Une nouvelle la remplace.
web-account-copy = Copier la clé
web-account-recovery-known = Tu as une clé de secours, jusqu’au { $date }.
web-account-passkey = Ajouter une clé d’accès
web-account-passkey-made = Ta clé d’accès est prête. Avec elle, tu reviens sur tout appareil qui la possède, sur la page { $page }.
web-account-passkeys = Tes clés d’accès
web-account-passkey-end = Retirer
web-account-devices = Les appareils qui sont à toi
web-account-this = celui-ci
web-account-device = Navigateur inconnu
web-account-by-link = par un lien
web-account-by-recovery = par une clé de secours
web-account-by-operator = par une clé de l’hébergeur
web-account-by-passkey = par une clé d’accès
web-account-end = Déconnecter
web-account-end-others = Déconnecter tous les autres
web-account-export = Tout télécharger
web-account-delete = Me supprimer
web-account-delete-ask = Tout ce qui est à toi disparaît pour toujours : parties, résultats, appareils, clés. Dans les parties avec d’autres, un tiret remplace ton nom ; dans celles en cours, un bot continue.
web-account-delete-yes = Supprimer pour toujours
web-account-delete-no = Garder
web-account-come = Devenir { $name } ici
web-account-come-about = Ce navigateur reçoit les parties, les résultats et le nom de { $name }. La clé sert une seule fois.
web-account-now = Jusqu’ici, ce navigateur est { $name } : ces parties ne seront plus accessibles que depuis un autre appareil de { $name }, ou par une clé de secours.
web-account-use = Être { $name } ici
web-account-key = Ta clé
web-account-look = Continuer
web-account-passkey-use = Se connecter avec une clé d’accès
web-account-known = Se connecter avec une clé

## Apprendre
# Le guide a trois lignes sur un téléphone : au plus 150 caractères.

web-learn-title = Ta première partie
web-learn-coach = Guide
web-learn-back = Un pas en arrière
web-learn-skip = Passer
web-learn-next = Continuer
web-learn-part = Étape { $part } sur { $parts }
web-learn-draw = Ton premier tour
web-learn-draw-text = À chaque tour, tu prends une carte. Pioche deux cartes : tu pourras en garder une.
web-learn-keep = Garde une carte
web-learn-keep-text = Deux poulpes valent 3 points : un poulpe, c’est un début. Choisis le poulpe. Le requin va sur la défausse B.
web-learn-end = Finis ton tour
web-learn-end-text = Il n’y a encore rien à jouer. Finis ton tour, et ce sera à Ada.
web-learn-again = De nouveau à toi
web-learn-again-text = Ada a gardé une carte que tu ne vois pas, et mis un bateau sur la B. Pioche de nouveau deux cartes.
web-learn-ahead = Vois plus loin
web-learn-ahead-text = Deux poissons forment un duo, et il y en a un sur la A. Garde donc ce poisson, et couvre la défausse B avec le coquillage.
web-learn-hope-text = Espérons que personne ne prendra le poisson sur la A.
web-learn-take = Prends sur une défausse
web-learn-take-text = Il est encore là ! Au lieu de piocher, tu peux prendre la carte du dessus d’une défausse. Choisis la A.
web-learn-duo = Ton premier duo
web-learn-duo-text = Deux poissons valent un point. Pose-les : ils t’apportent aussi une carte de la pioche. Choisis l’un des deux.
web-learn-laid = Un crabe arrive
web-learn-laid-text = Les cartes posées comptent toujours pour toi, et personne ne peut les voler. Finis ton tour.
web-learn-third-text = Deux bateaux ont donné un nouveau tour à Ada. Pioche deux cartes : il te faut des points !
web-learn-shoal = Un multiplicateur
web-learn-shoal-text = Le banc de poissons donne un point par poisson que tu as, même posé. Garde-le. Le crabe va sur la défausse A.
web-learn-crab-text = Tu as un crabe en main, et un autre est sur la A. Il t’attendra peut-être.
web-learn-second = Le deuxième crabe
web-learn-second-text = Il a attendu. Choisis la défausse A et prends le crabe : deux crabes forment un duo.
web-learn-crabs = Les crabes fouillent
web-learn-crabs-text = Avec deux crabes, tu consultes toute une défausse et tu y prends la carte que tu veux. Pose-les.
web-learn-look = Quelle défausse ?
web-learn-look-text = Tu choisis avant de consulter. La défausse B est la plus grosse : consulte-la.
web-learn-pick = Prends la carte que tu veux
web-learn-pick-text = Un coquillage ne vaut rien. Mais il est gris, comme ton poulpe et ton banc de poissons, et la couleur va bientôt compter.
web-learn-four = Quatre points
web-learn-four-text = Deux duos et le banc font 4, comme le montre la bande au-dessus de ta main. Avec 7, tu pourras finir la manche.
web-learn-there = Le voilà
web-learn-there-text = Un poulpe sur la défausse B ! Avec le tien, il vaut 3 points. Prends-le, et tu en as 7.
web-learn-seven = Sept points
web-learn-seven-text = Maintenant, tu peux finir la manche, prudemment ou par un pari. Appuie sur « Annoncer ».
web-learn-bet = Prudence, ou pari ?
web-learn-bet-text = STOP rapporte tes 7 points. Avec DERNIÈRE CHANCE, Ada a encore un tour. Si elle ne te dépasse pas, tes 3 cartes grises comptent aussi, et elle ne marque que sa couleur. Ose !
web-learn-ada = { $name } joue
web-learn-ada-now = Ton tour est fini. C’est maintenant à { $name }.
web-learn-ada-thinks = { $name } regarde ses cartes.
web-learn-ada-boats = Deux bateaux : Ada joue tout de suite un nouveau tour.
web-learn-ada-last = Ta main est révélée, et personne ne peut y voler de carte. Ada a un dernier tour.
web-learn-over = Cartes sur table
web-learn-not-that = Pas maintenant. Appuie sur ce qui est encadré.
web-learn-not-card = Une bonne carte aussi, mais aujourd’hui l’autre t’aide davantage.
web-learn-not-end = Pas encore : pose d’abord tes deux cartes.
web-learn-not-end-call = Tu pourrais continuer. Mais Ada collectionne aussi : finis la manche tant que tu mènes.
web-learn-not-stop = STOP est prudent, et souvent le bon choix. Ici, le pari rapporte 10 au lieu de 7.
web-learn-won = Pari remporté, partie gagnée
web-learn-won-text = 7 points contre 6 : pari remporté ! Tu marques les points de tes cartes, plus un par carte grise ; Ada ne marque que sa couleur. Une vraie partie dure plusieurs manches, jusqu’à 40 points à deux joueurs.
web-learn-skipped = On y va ?
web-learn-skipped-text = La table dit toujours ce que tu peux faire ensuite, et ce que cela rapporte.
web-learn-unseen = Ce que tu n’as pas encore vu
web-learn-unseen-boats = Deux bateaux : tout de suite un nouveau tour.
web-learn-unseen-shark = Nageur et requin : vole une carte de la main d’un adversaire.
web-learn-unseen-mermaid = Une sirène : un point par carte de la couleur que tu as le plus. Quatre sirènes font gagner la partie.
web-learn-unseen-rest = Manchots, moussaillons, coquillages : plus tu en as du même type, mieux c’est.
web-learn-rules = Toutes les règles
web-learn-once-more = Recommencer
web-learn-after-all = Apprendre
web-learn-play = Jouer pour de vrai
web-learn-play-about = toi et un bot, en 40 points
web-learn-to-table = À la table
web-learn-to-table-about = ton invitation t’y attend

## Feuille de score

web-score-title = Feuille de score
web-score-about = Pour une partie avec de vraies cartes : coche ce que chacun a, et les points se comptent tout seuls.
web-score-back = Retour à la feuille
web-score-names = Noms des joueurs
web-score-names-about = Dans l’ordre des places, vers la gauche.
web-score-player = Joueur { $number }
web-score-begin = Commencer
web-score-begin-about = tout reste dans ce navigateur
web-score-last = { $count ->
    [one] Ta dernière partie, avec { $count } manche, est encore là.
   *[other] Ta dernière partie, avec { $count } manches, est encore là.
  }
web-score-last-back = La reprendre
web-score-start = Une feuille neuve
web-score-leads = { $name } mène
web-score-level = Égalité
web-score-winner = { $count ->
    [one] { $names } gagne !
   *[other] { $names } se partagent la victoire !
  }
web-score-starter = { $name } commence la prochaine manche.
web-score-starter-first = À vous de choisir qui commence.
web-score-rounds = Manches et points
web-score-round-column = Manche
web-score-see = Manche { $number } : la voir
web-score-sums = Total
web-score-called-mark = a mis fin à la manche
web-score-enter = Manche { $number }
web-score-enter-about = quand elle est finie : la compter
web-score-enter-begun = continuer à la compter
web-score-new = Nouvelle partie
web-score-new-ask = Commencer une nouvelle partie ?
web-score-new-about = Celle-ci est mise de côté ; tu peux la reprendre jusqu’à la suivante.
web-score-keep = La garder
web-score-others = Autres joueurs
web-score-again = Rejouer
web-score-again-about = mêmes joueurs
web-score-removed = La manche { $number } est retirée.
web-score-put-back = La remettre
web-score-tabs = Joueurs, et fin de la manche
web-score-end = Fin
web-score-spot = Coche ce qui est
web-score-hand = en main
web-score-laid = posé
web-score-laid-base = Inutile de séparer les duos posés de la main : ils comptent autant.
web-score-laid-salt = Sépare la main et les cartes posées : une étoile de mer ne compte qu’avec son propre duo.
web-score-loose = Une carte posée est sans son duo : coche l’autre aussi, ou remets-la en main.
web-score-loose-of = { $name } : duo incomplet
web-score-tap = { $card } : { $hand } en main, { $laid } sur la table, { $copies } dans la boîte
web-score-tap-gone = { $card } : déjà chez { $names }
web-score-points = point{ $count ->
    [one] {""}
   *[other] s
  }
web-score-sum = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, bonus couleur { $color } : voir pourquoi
web-score-heard = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
web-score-why = Points : { $name }
web-score-why-none = Rien qui compte pour l’instant.
web-score-why-bonus = seulement après DERNIÈRE CHANCE
web-score-next = Ensuite : { $name }
web-score-to-end = Comment ça a fini ?
web-score-cards = Cartes
web-score-how = Comment ça a fini ?
web-score-stop-about = Chacun marque les points de ses cartes.
web-score-last-about = Les autres ont joué encore un tour.
web-score-void = Pioche épuisée
web-score-void-about = Personne ne marque de points.
web-score-mermaids = Quatre sirènes
web-score-mermaids-about = La partie est gagnée.
web-score-by = { $ended ->
    [void] C’était à qui de jouer ?
    [mermaids] Qui les a posées ?
   *[other] Qui a fait l’annonce ?
  }
web-score-who = Choisis un joueur
web-score-too-few = { $points ->
    [one] { $name } a { $points } point, pas assez pour une annonce. Manque-t-il une carte ?
   *[other] { $name } a { $points } points, pas assez pour une annonce. Manque-t-il une carte ?
  }
web-score-write = Noter la manche
web-score-done = C’est bon
web-score-won-mermaids = { $name } a posé les quatre sirènes.
web-score-mend = Modifier
web-score-remove = Retirer cette manche
web-score-to-pad = Voir la feuille
web-score-uncounted = Pas encore comptée
web-score-uncounted-about = Elle sera comptée dès que le serveur répondra.
web-score-offline = Pas de connexion
web-score-offline-about = Tes cartes sont gardées. Les points suivront à son retour.

## Page des règles

web-rules-search = Chercher dans les règles
web-rules-places = { $count ->
    [0] Trouvé nulle part.
    [1] Trouvé à un endroit.
   *[other] Trouvé à { $count } endroits.
  }
web-rules-contents = Sommaire
web-rules-differs = autre que standard
web-rules-copies = { $count } ×
web-rules-copies-salt = { $count } ×, Extra Salt
web-rules-examples = Par exemple
web-rules-bet = Un pari, par exemple
web-rules-other = Quelqu’un d’autre
web-rules-pays = { $cards } de cartes, { $color } de couleur

## Réglages

web-settings-title = Réglages
web-settings-about = Ils s’appliquent tout de suite, dans ce navigateur.
web-settings-name-about = À partir de la prochaine table.
web-settings-name-kept = Enregistré.
web-settings-look = Apparence
web-settings-look-system = Système
web-settings-look-light = Claire
web-settings-look-dark = Sombre
web-settings-sound = Sons
web-settings-sound-about = du papier, et deux gouttes quand c’est à toi
web-settings-haptics = Vibrations
web-settings-haptics-about = à ton tour et aux grands moments, si l’appareil le permet
web-settings-speed = À quelle vitesse jouent les autres
web-settings-speed-calm = Calme
web-settings-speed-normal = Normal
web-settings-speed-fast = Rapide
web-settings-motion = Animations
web-settings-motion-about = les cartes glissent jusqu’à leur place
web-settings-motion-off = Ton appareil demande moins d’animations : les cartes apparaissent seulement en fondu.
web-settings-auto-end = Fin de tour automatique
web-settings-auto-end-about = quand il n’y a plus rien à poser ni à annoncer
web-settings-signs = Grands signes de couleur
web-settings-signs-about = le signe de sa couleur est plus grand sur chaque carte
web-notices = Préviens-moi quand c’est à moi de jouer
web-notices-about = dans les parties sur plusieurs jours, même quand cette page est fermée
web-notices-title = Ton tour
web-notices-offer = Me prévenir
web-notices-blocked = Ton navigateur bloque les notifications de cette page. Autorise-les dans ses réglages, puis recharge la page.
web-notices-home = Sur cet appareil, les notifications n’arrivent qu’aux apps. Choisis « Partager », puis « Sur l’écran d’accueil », et ouvre la table de là.
web-device = Garder la table sur cet appareil
web-device-about = pour jouer contre des bots quand le serveur est injoignable ; environ 8 Mo
web-device-progress = chargement : { $done } fichiers sur { $total }
web-device-failed-storage-full = Il n’y a pas assez de place sur cet appareil.
web-device-failed-offline = Elle n’a pas pu être chargée en entier. Réessaie.

## La table : la prochaine action
# Le titre d’un bouton compte au plus 20 caractères, sa deuxième ligne au plus 34.
# Les boutons sont à l’infinitif ; un bouton qui attend encore un choix demande : « Choisis une carte ».

web-draw-two = Piocher deux cartes
web-draw-one = Piocher une carte
web-draw-detail = et en garder une
web-draw-or-take = ou prendre la carte d’une défausse
web-draw-stung = une méduse ne permet rien d’autre
web-take = Prendre : { $pile }
web-take-detail = { $card-the }
web-choose-pile = Choisis une défausse
web-keep-choose = Laquelle garder ?
web-keep = Garder { $card-gender ->
    [f] la { $card }
    [fe] l’{ $card }
    [me] l’{ $card }
   *[m] le { $card }
  }
web-keep-where = où va l’autre carte ?
web-keep-detail = { $card-gender ->
    [f] la { $card }
    [fe] l’{ $card }
    [me] l’{ $card }
   *[m] le { $card }
  } va sur la { $pile }
web-keep-colored = Garder { $card-the }
web-keep-colored-detail = { $card-the } va sur la { $pile }
web-keep-makes = { $enough ->
    [yes] { $points }, tu peux annoncer
    [closed] fait { $points }, couleur { $color }
   *[no] { $points } sur { $needed }
  }
web-keep-stays = { $enough ->
    [yes] toujours { $points }, tu peux annoncer
    [closed] toujours { $points }, couleur { $color }
   *[no] toujours { $points } sur { $needed }
  }
web-keep-label = Garder { $card } : { $worth }
web-look-choose = Choisis une défausse
web-look = Voir la { $pile }
web-look-detail = puis y prendre une carte
web-pick-choose = Choisis une carte
web-pick = Prendre { $card-gender ->
    [f] la { $card }
    [fe] l’{ $card }
    [me] l’{ $card }
   *[m] le { $card }
  }
web-pick-from = Prends une carte de la { $pile }
web-pick-help = De bas en haut. Personne d’autre ne voit ce que tu prends.
web-pick-then = puis sur le dessus : { $card }
web-lobster-from = { $count ->
    [1] Garde la dernière carte
   *[other] Garde une carte sur { $count }
  }
web-lobster-help = Les autres retournent dans la pioche, qui est mélangée.
web-steal-choose = Choisis un joueur
web-steal = Voler { $name }
web-steal-detail = { $count ->
    [1] sa seule carte
   *[other] une carte sur { $count }, au hasard
  }
web-victim = voler ici
web-lay-choose = Complète le duo
web-lay-crab = Poser deux crabes
web-lay-boat = Poser deux bateaux
web-lay-fish = Poser deux poissons
web-lay-shark = Poser nageur, requin
web-lay-jellyfish = Poser la méduse
web-lay-lobster = Poser le homard
web-lay-starfish = Poser un trio
web-effect-crab = puis choisir dans une défausse
web-effect-boat = puis jouer un nouveau tour
web-effect-fish = puis piocher une carte
web-effect-shark = puis voler une carte
web-effect-jellyfish = les autres ne pourront que piocher
web-effect-lobster = puis garder une carte sur cinq
web-effect-starfish = deux points de plus, sans effet
web-effect-none = sans effet : rien à prendre
web-mermaids = Poser quatre sirènes
web-mermaids-detail = et gagner la partie
web-end-turn = Finir le tour
web-end-soon = automatiquement dans { $seconds } s
web-end-soon-said = Il n’y a plus rien à faire. Ton tour se termine tout seul dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
  } ; « Attendre » ou Échap l’arrête.
web-end-wait = Attendre
web-end-or-lay = ou choisir des cartes à poser
web-undo = Retour
web-wait-for = On attend { $name }
web-take-back = Reprendre ma place
web-take-back-detail = un bot joue pour toi
web-go-on = Laisser jouer un bot
web-go-on-detail = { $name } prend son temps
web-others-wait = Les autres attendent : ils peuvent maintenant laisser un bot décider pour toi.

## La table : places et marques

web-hint = Conseil
web-hint-title = Que ferait le meilleur bot ?
web-hint-about = Tes chances de gagner la partie et les points à attendre de cette manche. Choisis une action ici, puis joue-la avec le bouton principal.
web-hint-only = Il n’y a qu’une chose à faire.
web-hint-margin = Chaque barre s’arrête à l’estimation. La chance se trouve sans doute dans la bande plus claire : plus elle est étroite, plus c’est sûr.
web-hint-thinking = Le bot réfléchit…
web-hint-chance = { $chance } de chances de gagner, sans doute entre { $low } et { $high }
web-hint-points = { $points ->
    [one] environ { $points } point
   *[other] environ { $points } points
  }
web-your-turn = À toi
web-is-choosing = { $who ->
    [you] Un bot joue pour toi
   *[other] { $name } réfléchit
  }
web-steps = Étapes du tour
web-step-take = Prendre
web-step-play = Jouer
web-step-call = Annoncer
web-round = Manche { $number }
web-first-to = { $points ->
    [1] une manche
   *[other] jusqu’à { $points } points
  }
web-practice = entraînement
web-practice-about = Une partie d’entraînement : elle n’est pas comptée.
web-last-chance-runs = { $who ->
    [you] tu as annoncé dernière chance
   *[other] { $name } a annoncé dernière chance
  }
web-beat = { $who ->
    [you] Tes { $points } doivent tenir
   *[other] { $name } : { $points } à battre
  }
web-beat-mine = toi : { $points }
web-situation-has = { $who ->
    [you] tu en as { $points }
   *[other] { $name } en a { $points }
  }
web-situation-turns = dernier tour : { $names }
web-mute = Couper le son
web-unmute = Remettre le son
web-moment-calls = { $who ->
    [you] Tu annonces
   *[other] { $name } annonce
  }
web-moment-has = { $who ->
    [you] Tu as { $points }.
   *[other] { $name } a { $points }.
  }
web-moment-last-turn = Ton dernier tour
web-moment-wait = Les autres ont encore un tour
web-moment-won = Victoire !
web-moment-lost = Pas cette fois
web-moment-shared = Victoire partagée
web-moment-watched = La partie est finie
web-you = Toi
web-you-now = Toi, à l’instant
web-others = Autres joueurs
web-middle = Pioche et défausses
web-deck = Pioche
web-deck-label = { $count ->
    [one] Pioche, { $count } carte
   *[other] Pioche, { $count } cartes
  }
web-pile-label = { $pile } : { $card } au-dessus, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
web-pile-empty = { $pile } : vide
web-your-hand = { $count ->
    [0] Ta main est vide
    [one] Ta main, { $count } carte
   *[other] Ta main, { $count } cartes
  }
web-chosen = choisie
web-new = nouvelle
web-pairs-with = { $count ->
    [one] va avec la carte { $cards }
   *[other] va avec les cartes { $cards }
  }
web-seat-label = { $name } : { $target ->
    [1] { $total } points
   *[other] { $total } sur { $target } points
  }, { $held ->
    [one] { $held } carte en main
   *[other] { $held } cartes en main
  }, { $laid ->
    [none] rien de posé
   *[other] posé : { $laid }
  }. { $open ->
    [yes] Main révélée, { $points } : { $cards }.
   *[no] { $note }
  }
web-choosing = réfléchit
web-choosing-left = réfléchit, { $time }
web-offline = hors ligne
web-offline-left = hors ligne, un bot joue dans { $time }
web-is-offline = { $name } est hors ligne
web-bot-sits-in = un bot joue
web-hand-shown = main révélée
web-did-take = a pris en { $pile }
web-did-put = a mis en { $pile }
web-did-draw = a pioché
web-did-lay = a posé
web-did-steal = { $who ->
    [you] t’a volé
   *[other] a volé
  }
web-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
  }
web-hours = { $count } h
web-watching = Tu regardes. Tu ne vois que les cartes face visible.

## La table : points et annonces

web-points-label = Points : { $points }{ $open ->
    [yes] {" "}; pour annoncer : { $needed }
   *[no] {""}
  }. Voir d’où ils viennent
web-points-from = D’où viennent tes points
web-points-missing = { $count ->
    [one] Encore { $count } point, et tu pourras finir la manche.
   *[other] Encore { $count } points, et tu pourras finir la manche.
  }
web-points-enough = Assez pour finir la manche, quand c’est ton tour.
web-call = Annoncer
web-call-which = STOP ou DERNIÈRE CHANCE
web-call-at = Annoncer à { $points }
web-call-title = Finir la manche ?
web-call-have = Tes cartes valent { $points ->
    [one] { $points } point
   *[other] { $points } points
  }{ $count ->
    [0] .
    [one] {" "}et tu as { $count } carte { $color-f }.
   *[other] {" "}et tu as { $count } cartes { $color-fp }.
  }
web-stop = STOP
web-stop-help = Chacun compte ses points maintenant.
web-last-chance = DERNIÈRE CHANCE
web-last-chance-help = Les autres jouent encore un tour. Tu paries que personne ne dépassera { $points }.
web-case-ends = À coup sûr
web-case-won = Pari remporté
web-case-lost = Pari perdu
web-case-void = La pioche est vide
web-case-mermaids = Quatre sirènes
web-bet-why = { $kind ->
    [won] cartes : { $cards }, couleur : { $color }
    [lost] couleur : { $color }, cartes : 0
    [ends] cartes : { $cards }
    [void] personne ne marque de points
   *[mermaids] tu gagnes la partie
  }
web-holds = { $held ->
    [one] { $held } carte en main
   *[other] { $held } cartes en main
  }, { $duos ->
    [0] rien de posé
    [one] { $duos } duo posé
   *[other] { $duos } duos posés
  }
web-play-on = Continuer
web-call-choose = Choisis
web-call-stop = Annoncer STOP
web-call-stop-detail = la manche s’arrête maintenant
web-call-last = Dernière chance
web-call-last-detail = ta main est révélée à tous

## La table : journal, paroles, menu

web-log = Journal
web-talk = Discussion
web-log-and-talk = Journal et discussion
web-talk-empty = Personne n’a encore rien dit.
web-say-something = Dire quelque chose
web-phrase-hello = Salut !
web-phrase-good-luck = Bonne chance
web-phrase-well-played = Bien joué
web-phrase-thanks = Merci
web-phrase-wow = Waouh
web-phrase-oops = Oups
web-phrase-hurry = À toi ?
web-phrase-good-game = Belle partie
web-menu = Menu
web-hints-on = Conseils activés : à ton tour, tu peux demander ce que ferait le meilleur bot.
web-bot-for-me = Laisser un bot jouer pour moi
web-bot-for-me-detail = tu peux reprendre ta place quand tu veux
web-rules = Règles
web-shortcuts = Touches
web-signs = Que veulent dire les signes ?
web-signs-about = Le coin d’une carte montre sa couleur et ce qu’elle rapporte.
web-sign-duo = 2→1 : deux cartes qui forment un duo valent 1 point.
web-sign-collector = 0 3 6… : une, deux, trois cartes du même type valent 0, 3, 6 points, et ainsi de suite.
web-sign-multiplier = 1× : autant de points par carte du type dessiné.
web-leave-table = Quitter la table
web-leave-table-detail = la partie attend dans « Mes parties »
web-close = Fermer
web-key-deck = piocher
web-key-piles = prendre sur la défausse A, B, ou y poser
web-key-walk = parcourir cartes, défausses et joueurs
web-key-enter = choisir, appuyer
web-key-undo = annuler ton choix
web-key-main = faire ce que dit le bouton principal
web-key-end = finir ton tour
web-key-stop = annoncer STOP
web-key-last = annoncer DERNIÈRE CHANCE
web-key-log = journal et discussion
web-key-hint = demander un conseil, si la table en donne
web-key-help = cette liste
web-recap = Pendant ton absence
web-known-hand = Ce que tu pourrais avoir retenu de cette main
web-known-nothing = Rien de certain.
web-known-pile = { $pile }, de haut en bas
web-known-pile-help = Ce dont tu pourrais te souvenir : une carte face cachée est une carte que tu n’as pas vue.

## La table : quand quelque chose ne va pas

web-lost = Connexion perdue
web-lost-next = Nouvel essai dans { $time }. Ta place est gardée.
web-lost-trying = On réessaie. Ta place est gardée.
web-try-now = Réessayer
web-no-table = Pas de table ici
web-page-lost = La page ne s’est pas chargée
web-home = Accueil
web-loading = Un instant…

## La fin d’une manche et d’une partie

web-round-title = { $ending ->
    [stop] { $who ->
        [you] Tu as annoncé STOP.
       *[other] { $name } a annoncé STOP.
      }
    [bet_won] { $who ->
        [you] Tu remportes ton pari.
       *[other] { $name } remporte son pari.
      }
    [bet_lost] { $who ->
        [you] Tu perds ton pari.
       *[other] { $name } perd son pari.
      }
   *[void] La pioche est épuisée.
  }
web-round-detail = { $ending ->
    [stop] Chacun marque les points de ses cartes.
    [bet_won] DERNIÈRE CHANCE avec { $points } points, et personne n’a fait mieux. Les autres marquent seulement leur bonus couleur.
    [bet_lost] DERNIÈRE CHANCE avec { $points } points n’a pas suffi. Les autres marquent les points de leurs cartes.
   *[void] Personne n’a fait d’annonce : personne ne marque de points dans cette manche.
  }
web-bet-broken = { $who ->
    [you] Tu as fait échouer le pari.
   *[other] { $name } a fait échouer le pari.
  }
web-bet-numbers = { $whose ->
    [more] Tes { $more } contre { $less }.
    [less] { $more } contre tes { $less }.
   *[none] { $more } contre { $less }.
  } { $ending ->
    [bet_won] Les autres marquent seulement leur bonus couleur.
   *[bet_lost] L’annonce ne rapporte que le bonus couleur.
  }
web-ledger-rule = Règle
web-ledger-called = annonce
web-ledger-duos = { $count ->
    [one] { $count } duo
   *[other] { $count } duos
  }
web-ledger-cards = Points des cartes
web-ledger-round = Cette manche
web-ledger-lost = ne compte pas
web-totals = { $points ->
    [1] Points
   *[other] Totaux, jusqu’à { $points } points
  }
web-see-cards = Voir les cartes
web-counted-nothing = aucun point
web-next-round = Manche suivante
web-next-ready = prêts : { $ready } sur { $people }, début dans { $time }
web-next-starts = début dans { $time }
web-to-result = Voir le résultat
web-rounds = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
  }
web-by-mermaids = Quatre sirènes font gagner la partie sur-le-champ.
web-best-round = meilleure manche : { $points }, { $calls ->
    [0] aucune annonce
    [one] { $calls } annonce
   *[other] { $calls } annonces
  }
web-end-ahead = { $who ->
    [you] Tu étais en tête depuis la manche { $round }.
   *[other] { $name } était en tête depuis la manche { $round }.
  }
web-end-always = { $who ->
    [you] Tu étais en tête dès la première manche.
   *[other] { $name } était en tête dès la première manche.
  }
web-end-late = { $who ->
    [you] La dernière manche t’a fait passer en tête.
   *[other] La dernière manche a fait passer { $name } en tête.
  }
web-end-level = Égalité à { $points } : { $names }.
web-end-shared = Cela ne départage personne ici : la victoire est partagée.
web-turning-points = Moments décisifs
web-review-open = Analyse
web-curve = Chances de gagner
web-curve-points = Points
web-curve-about = À chaque tour, toutes les mains visibles et la pioche inconnue.
web-curve-working = On calcule les chances…
web-curve-spoken = { $name } : { $first } au début, entre { $least } et { $most } en chemin, { $last } à la fin.
web-last-round = La dernière manche
web-replay = Revoir
web-rematch = Revanche
web-rematch-bots = même table, nouvelles cartes
web-rematch-friends = dès que tout le monde est prêt
web-new-table = Nouvelle table
web-new-table-detail = on a déjà beaucoup joué à celle-ci

## Revoir une partie

web-replay-title = Revoir la manche { $round }
web-replay-looking = Chargement de la partie…
web-replay-none = Rien à revoir ici
web-replay-soon = Partie en cours
web-replay-soon-about = Dès que la partie sera terminée, tu pourras revoir chaque coup ici.
web-replay-not-allowed = Il te faut le lien de quelqu’un qui a joué à cette table.
web-replay-no-such = Cette partie n’existe pas ; il manque peut-être un bout du lien.
web-replay-to-table = À la table
web-replay-seats = Les joueurs et leurs cartes
web-replay-seat = { $name } : { $target ->
    [1] { $total } points
   *[other] { $total } sur { $target } points
  }.
web-replay-points = { $points ->
    [one] { $points } point à ce stade
   *[other] { $points } points à ce stade
  }
web-replay-gain = +{ $points } cette manche
web-replay-laid = Sur la table : { $cards }.
web-replay-hand = En main : { $cards }.
web-replay-held = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
  }
web-replay-drawn = Piochées : { $cards }.
web-replay-hidden = Ces cartes étaient cachées.
web-replay-drew = { $who ->
    [you] Tu pioches { $count ->
        [1] une carte
       *[other] { $count } cartes
      }.
   *[other] { $name } pioche { $count ->
        [1] une carte
       *[other] { $count } cartes
      }.
  }
web-replay-drew-seen = { $who ->
    [you] Tu pioches : { $cards }.
   *[other] { $name } pioche : { $cards }.
  }
web-replay-shows = { $who ->
    [you] Tu révèles ta main.
   *[other] { $name } révèle sa main.
  }
web-replay-step = { $step } sur { $steps }
web-replay-where = Manche { $round }, étape { $step } sur { $steps } : { $sentence }
web-replay-slider = Étape
web-replay-back = Étape précédente
web-replay-on = Étape suivante
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-speed = Vitesse
web-replay-speed-name = { $speed ->
    [slow] Lent
    [fast] Rapide
   *[normal] Normal
  }
web-replay-view = Comment regarder
web-replay-open = Toutes les mains visibles
web-replay-open-short = Toutes les mains
web-replay-open-about = chaque carte tenue, piochée ou regardée
web-replay-as = { $who ->
    [you] Ce que tu as vu
   *[other] Ce qu’a vu { $name }
  }
web-replay-game = Partie
web-replay-game-of = Partie { $game } sur { $games }
web-replay-key-space = Espace
web-replay-key-step = étape précédente, étape suivante
web-replay-key-play = lecture ou pause
web-replay-key-round = manche suivante, manche précédente
web-replay-key-ends = au début, à la fin
web-replay-story = Ce qui s’est passé
web-replay-round-short = M{ $round }
web-replay-ledger = La manche, règle par règle
# Une manche dans une liste : pas de point final, les points sont à côté.
web-moment = { $ending ->
    [stop] { $who ->
        [you] Tu as annoncé STOP
       *[other] { $name } a annoncé STOP
      }
    [bet_won] { $who ->
        [you] Tu remportes ton pari
       *[other] { $name } remporte son pari
      }
    [bet_lost] { $who ->
        [you] Tu perds ton pari
       *[other] { $name } perd son pari
      }
    [mermaids] Quatre sirènes
   *[void] La pioche est épuisée
  }
web-moment-gain = +{ $points }
web-moment-best = { $name } +{ $points }
web-replay-share = Partager et vérifier
web-replay-share-about = Le lien ouvre la partie à l’étape { $step }, avec la même vue : { $view }.
web-replay-copy = Copier le lien
web-replay-record = Télécharger la partie
web-replay-record-about = L’enregistrement est un texte avec chaque coup et chaque carte. D’autres programmes peuvent le lire aussi.
web-replay-keep = Garder cette partie
web-replay-kept = Le serveur garde cette partie pour toi.
web-replay-keep-about = Au bout d’un certain temps, les vieilles parties sont supprimées. Celles que quelqu’un garde restent.
web-replay-verify = Vérifier le mélange
web-replay-verify-about = Vois si quelqu’un aurait pu choisir les cartes.
web-replay-verifying = Vérification…
web-replay-fair = Le mélange était honnête.
web-replay-fair-why = La table a fixé son secret avant la partie, chaque joueur y a ensuite ajouté un nombre à lui, et chaque carte est venue comme le disent ces nombres : personne n’a pu choisir les cartes.
web-replay-fair-here = Ce navigateur a vérifié lui-même le secret et la graine.
web-replay-unfair = Le mélange ne peut pas être confirmé.
web-replay-unfair-why = Les nombres ne vont pas ensemble : les cartes ne viennent peut-être pas du mélange promis.
web-replay-numbers = Tous les nombres
web-replay-commitment = Engagement avant la partie (SHA-256 du secret)
web-replay-secret = Secret du serveur
web-replay-nonce = Ajouté par { $name }
web-replay-seed = Graine de toutes les cartes (SHA-256 du secret et des nombres)

## Cartes
# Le nom est sur la carte, dans une colonne d’environ huit lettres : un mot long a besoin de tirets conditionnels.
# La règle en dessous compte au plus 15 caractères : ce que la carte marque.

web-card-label = { $kind-gender ->
    [f] { $kind } { $color-f }
    [fe] { $kind } { $color-f }
   *[m] { $kind } { $color }
  }
web-copies = Dans la boîte
web-copies-color = { $count } × { $color }

web-name-crab = Crabe
web-name-boat = Bateau
web-name-fish = Poisson
web-name-swimmer = Nageur
web-name-shark = Requin
web-name-mermaid = Sirène
web-name-shell = Coquil{"\u00AD"}lage
web-name-octopus = Poulpe
web-name-penguin = Manchot
web-name-sailor = Mous{"\u00AD"}sail{"\u00AD"}lon
web-name-lighthouse = Phare
web-name-shoal = Banc de poissons
web-name-colony = Colonie de manchots
web-name-captain = Capi{"\u00AD"}taine
web-name-jellyfish = Méduse
web-name-lobster = Homard
web-name-crabcast = Panier de crabes
web-name-starfish = Étoile de mer
web-name-seahorse = Hippo{"\u00AD"}campe

web-rule-crab = duo · 1
web-rule-boat = duo · 1
web-rule-fish = duo · 1
web-rule-swimmer = + requin · 1
web-rule-shark = + nageur · 1
web-rule-mermaid = couleur max
web-rule-shell = 0 2 4 6 8 10
web-rule-octopus = 0 3 6 9 12
web-rule-penguin = 1 3 5
web-rule-sailor = un 0, deux 5
web-rule-lighthouse = 1 par bateau
web-rule-shoal = 1 par poisson
web-rule-colony = 2 par manchot
web-rule-captain = 3 / moussaillon
web-rule-jellyfish = + nageur · 1
web-rule-lobster = + crabe · 1
web-rule-crabcast = 1 par crabe
web-rule-starfish = trio · 3
web-rule-seahorse = + collection

# La ligne sur une carte touchée : son nom la précède. Au plus 68 caractères.
web-short-crab = deux : 1 point, et prends une carte dans une défausse
web-short-boat = deux : 1 point, et joue un nouveau tour
web-short-fish = deux : 1 point, et pioche une carte
web-short-swimmer = avec un requin : 1 point, et vole une carte
web-short-shark = avec un nageur : 1 point, et vole une carte
web-short-mermaid = 1 point par carte de ta couleur la plus présente ; quatre gagnent
web-short-shell = deux à six : 2, 4, 6, 8 ou 10 points
web-short-octopus = deux à cinq : 3, 6, 9 ou 12 points
web-short-penguin = un à trois : 1, 3 ou 5 points
web-short-sailor = les deux : 5 points
web-short-lighthouse = 1 point pour chacun de tes bateaux
web-short-shoal = 1 point pour chacun de tes poissons
web-short-colony = 2 points pour chacun de tes manchots
web-short-captain = 3 points pour chacun de tes moussaillons
web-short-jellyfish = avec un nageur : 1 point, et les autres ne piochent qu’une carte
web-short-lobster = avec un crabe : 1 point, et garde une carte sur cinq
web-short-crabcast = 1 point pour chacun de tes crabes
web-short-starfish = avec un duo : 2 points de plus, mais sans effet
web-short-seahorse = compte comme une carte de plus dans une collection

web-about-crab = Deux crabes forment un duo qui vaut 1 point. Quand tu les poses, choisis une défausse, consulte-la en entier et prends-y une carte.
web-about-boat = Deux bateaux forment un duo qui vaut 1 point. Quand tu les poses, joue tout de suite un nouveau tour complet.
web-about-fish = Deux poissons forment un duo qui vaut 1 point. Quand tu les poses, ajoute à ta main la première carte de la pioche.
web-about-swimmer = Avec un requin, il forme un duo qui vaut 1 point. Quand tu les poses, choisis un adversaire et vole-lui une carte de sa main, au hasard. Avec Extra Salt, il peut aussi aller avec une méduse.
web-about-shark = Avec un nageur, il forme un duo qui vaut 1 point. Quand tu les poses, choisis un adversaire et vole-lui une carte de sa main, au hasard. Les mains révélées sont protégées.
web-about-mermaid = Ta première sirène donne 1 point par carte de la couleur que tu as le plus, la deuxième par carte de la deuxième couleur que tu as le plus, et ainsi de suite. Les quatre dans ta main font gagner la partie.
web-about-shell = Un coquillage ne vaut rien ; deux à six coquillages valent ensemble 2, 4, 6, 8 ou 10 points.
web-about-octopus = Un poulpe ne vaut rien ; deux à cinq poulpes valent ensemble 3, 6, 9 ou 12 points.
web-about-penguin = Un, deux ou trois manchots valent ensemble 1, 3 ou 5 points.
web-about-sailor = Un moussaillon ne vaut rien ; les deux valent ensemble 5 points.
web-about-lighthouse = Vaut 1 point par bateau que tu as, en main ou posé.
web-about-shoal = Vaut 1 point par poisson que tu as, en main ou posé. Le banc lui-même n’en fait pas partie.
web-about-colony = Vaut 2 points par manchot que tu as. La colonie elle-même n’en fait pas partie.
web-about-captain = Vaut 3 points par moussaillon que tu as. Le capitaine n’en fait pas partie.
web-about-jellyfish = Avec un nageur, elle forme un duo qui vaut 1 point. Quand tu les poses, tes adversaires ne peuvent, à leur prochain tour, que prendre la première carte de la pioche : pas de défausse, pas de duo, pas d’annonce.
web-about-lobster = Avec un crabe, il forme un duo qui vaut 1 point. Quand tu les poses, regarde les cinq premières cartes de la pioche, gardes-en une et mélange les autres à la pioche.
web-about-crabcast = Vaut 1 point par crabe que tu as, en main ou posé. Un homard n’est pas un crabe.
web-about-starfish = Pose-la avec un duo de ta main, en un trio qui vaut 3 points. L’effet du duo ne se produit pas. Une seule étoile de mer par duo, et jamais ajoutée après coup.
web-about-seahorse = Reste dans ta main et compte comme un coquillage, un poulpe, un manchot ou un moussaillon de plus, selon ce qui est le mieux pour toi, si tu en as au moins un et que la collection n’est pas complète.

## La donne du jour

daily-today = Aujourd’hui
daily-title = La donne du jour
daily-set = Joue ma donne
daily-set-on = Les trois donnes
daily-long = La longue donne
daily-new = mêmes cartes pour tous
daily-playing = ta partie t’attend
daily-result = { $outcome ->
    [won] gagné
    [lost] perdu
   *[shared] partagé
  }, { $difference }
daily-again = Rejouer
daily-again-about = mêmes cartes, pour le plaisir
daily-rated = La donne du jour : cette partie compte.
daily-fun = La donne du jour, pour le plaisir : seule ta première partie du jour compte.

# Les gens avec qui nous avons joué.
web-people-title = Les gens
web-people-record = Toi { $won } : { $lost } { $name } en { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }
web-people-owned = ce nom n’appartient qu’à cette personne
web-people-more = { $name } : rejouer, retenir, signaler
web-people-again = Rejouer avec { $name }
web-people-again-about = Une table pour deux. L’invitation reste un jour sur sa page d’accueil.
web-people-remember = Retenir
web-people-remember-about = En tête des gens que tu connais.
web-people-avoid = Plus jamais
web-people-avoid-about = Aucune recherche ne vous réunit, et tu ne vois pas ce que dit cette personne. Elle n’en sait rien.
web-people-is-remember = à retenir
web-people-is-avoid = plus jamais
web-report = Signaler
web-report-about = La personne qui gère ce serveur le lit, avec le nom et la table. De quoi s’agit-il ?
web-report-name = Le nom
web-report-talk = Trop de phrases
web-report-slow = Fait traîner
web-report-cheating = Triche
web-report-done = C’est signalé. Merci.
web-asked-title = On t’invite à jouer
web-asked = aimerait rejouer avec toi
web-asked-come = Y aller
web-asked-no = Pas maintenant, { $name }
web-own-name = « { $name } » n’est qu’à toi ici.
web-own-claim = Garder ce nom pour moi
web-own-ask = Personne d’autre ne pourra plus s’asseoir ici sous le nom « { $name } », ni sous un nom qui lui ressemble. Tu n’as qu’un seul nom de ce genre, pour toujours.
web-own-yes = Il est à moi
web-own-no = Pas maintenant
