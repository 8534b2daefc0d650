# Les bots : leur nom et leur façon de jouer. En ligne de commande, ils portent le même nom partout.

bot-beginner = Débutant
bot-casual = Amateur
bot-skilled = Confirmé
bot-expert = Expert
bot-master = Maître
bot-greedy = Glouton
bot-random = Hasard
bot-rusher = Fonceur
bot-collector = Collectionneuse
bot-hunter = Chasseur de sirènes
bot-gambler = Flambeuse

bot-about-beginner = voit ce qu’une carte vaut sur le moment et annonce dès que possible
bot-about-casual = voit aussi ce que promet un duo, et qui mène
bot-about-skilled = surveille aussi ce que cherche le joueur suivant
bot-about-expert = imagine quelques suites possibles de la manche
bot-about-master = en imagine des milliers et pèse ce qu’elles valent pour la partie
bot-about-greedy = veut des points tout de suite
bot-about-random = fait n’importe quoi de permis
bot-about-rusher = sept points et c’est fini, avant que les autres soient prêts
bot-about-collector = monte des collections et ne s’émeut pas pour sept points
bot-about-hunter = veut les quatre sirènes, ou au moins leurs couleurs
bot-about-gambler = pioche l’inconnu et aime annoncer DERNIÈRE CHANCE
