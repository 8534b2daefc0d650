# Die Bots: wie sie heißen und wie sie spielen. Auf der Kommandozeile heißen sie überall gleich.

bot-greedy = Gierhals
bot-random = Zufall
bot-rusher = Drängler
bot-collector = Sammlerin
bot-hunter = Meerjungfrauenjäger
bot-gambler = Zockerin

bot-about-greedy = will sofort Punkte
bot-about-random = macht irgendetwas, was erlaubt ist
bot-about-rusher = sieben Punkte und Schluss, bevor sonst jemand so weit ist
bot-about-collector = baut Sammlungen auf und lässt sich von sieben Punkten nicht beeindrucken
bot-about-hunter = will alle vier Meerjungfrauen, oder wenigstens ihre Farben
bot-about-gambler = zieht, was niemand kennt, und ruft gern LETZTE CHANCE
