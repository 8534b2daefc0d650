# Les bots : leur nom et leur façon de jouer. En ligne de commande, ils portent le même nom partout.

bot-beginner = Débutant
bot-casual = Amateur
bot-skilled = Confirmé
bot-expert = Expert
bot-master = Maître
bot-champion = Champion
bot-greedy = Glouton
bot-random = Hasard
bot-rusher = Fonceur
bot-collector = Collectionneuse
bot-hunter = Chasseur de sirènes
bot-gambler = Flambeuse
bot-net = Réseau

bot-about-beginner = voit ce qu’une carte vaut sur le moment, annonce tard et te laisse construire
bot-about-casual = voit ce que promet un duo ou une collection commencée, et parie plus volontiers quand il mène
bot-about-skilled = surveille les couleurs et ce que cherche le joueur suivant
bot-about-expert = imagine comment la manche peut continuer
bot-about-master = imagine des milliers de suites et garde toute la partie en vue
bot-about-champion = a appris seul en milliards de coups et réfléchit quand même à chacun
bot-about-greedy = veut des points tout de suite
bot-about-random = fait n’importe quoi de permis
bot-about-rusher = sept points et c’est fini, avant que les autres soient prêts
bot-about-collector = monte des collections et ne s’émeut pas pour sept points
bot-about-hunter = veut les quatre sirènes, ou au moins leurs couleurs
bot-about-gambler = pioche l’inconnu et aime annoncer DERNIÈRE CHANCE
bot-about-net = a appris seul en milliards de coups et joue à l’intuition, sans rien calculer d’avance

# Le nom d’un bot à la table, dans l’alphabet de la langue.
bot-name = { $name }
