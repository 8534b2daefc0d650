# L’édition sans serveur, seulement dans le navigateur ; sa construction ajoute ces mots aux autres.

web-site-setting-up = On met la table…
web-failed-other-tab = La table est ouverte dans un autre onglet. Joue là-bas, ou ferme cet autre onglet.
web-failed-no-python = La table n’a pas pu être mise en place. Recharge la page, ou essaie un autre navigateur.
web-failed-needs-server = Pour cela, il faut un serveur.
web-failed-networks-missing = Impossible de charger le champion pour l’instant. Réessaie avec une connexion ou choisis un autre adversaire.
web-failed-bad-record = Ce fichier ne contient pas une partie terminée.
web-site-record = Ouvrir un fichier de partie
web-site-trouble-storage-full = Il n’y a plus de place sur cet appareil, donc les parties ne sont plus gardées. Celle-ci continue tant que la page est ouverte.
web-site-trouble-no-storage = Ce navigateur ne garde rien pour cette page ; c’est peut-être une fenêtre privée. Les parties continuent tant que la page est ouverte.
web-site-trouble-newer-data = Les parties sur cet appareil ont été gardées par une version plus récente de cette page. Recharge-la pour l’obtenir ; d’ici là, rien n’est gardé.
web-site-update = Une nouvelle version est prête. Elle commence la prochaine fois que tu ouvres la table.
web-site-update-now = La charger
web-site-away = Le serveur est injoignable. Cette table est sur ton appareil : tu peux jouer contre des bots jusqu’à son retour.
web-site-away-back = Réessayer le serveur

## Avec d’autres

web-site-people = Avec d’autres
web-site-people-tile = sur un serveur
web-site-people-about = Cette table est dans ton navigateur, et personne d’autre ne peut s’y asseoir. On se retrouve sur un serveur : si tu en connais un, entre son adresse.
web-site-server = Adresse du serveur
web-site-server-about = Cet appareil s’en souvient.
web-site-server-wrong = Ce n’est pas l’adresse d’un site.
web-site-server-go = Y aller
