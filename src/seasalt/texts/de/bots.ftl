# Die Bots: wie sie heißen und wie sie spielen. Auf der Kommandozeile heißen sie überall gleich.

bot-beginner = Neuling
bot-casual = Freizeitspieler
bot-skilled = Könner
bot-expert = Profi
bot-master = Meister
bot-champion = Champion
bot-greedy = Gierhals
bot-random = Zufall
bot-rusher = Drängler
bot-collector = Sammlerin
bot-hunter = Meerjungfrauenjäger
bot-gambler = Zockerin
bot-net = Netz

bot-about-beginner = sieht, was eine Karte jetzt wert ist, beendet die Runde spät und lässt dich sammeln
bot-about-casual = sieht, was ein Duo oder eine begonnene Sammlung verspricht, und wettet eher, je weiter er vorn liegt
bot-about-skilled = achtet auf Farben und darauf, was der nächste Platz braucht
bot-about-expert = spielt in Gedanken durch, wie die Runde weitergehen kann
bot-about-master = spielt in Gedanken Tausende von Fortsetzungen durch und hat die ganze Partie im Blick
bot-about-champion = hat in Milliarden Zügen allein gelernt und denkt trotzdem jeden durch
bot-about-greedy = will sofort Punkte
bot-about-random = macht irgendetwas, was erlaubt ist
bot-about-rusher = sieben Punkte und Schluss, bevor sonst jemand so weit ist
bot-about-collector = baut Sammlungen auf und lässt sich von sieben Punkten nicht beeindrucken
bot-about-hunter = will alle vier Meerjungfrauen, oder wenigstens ihre Farben
bot-about-gambler = zieht, was niemand kennt, und sagt gern LETZTE CHANCE an
bot-about-net = hat sich das Spiel in Milliarden Zügen selbst beigebracht und spielt nach Gefühl, ohne vorauszurechnen

# Wie ein Bot am Tisch heißt, in den Buchstaben der Sprache.
bot-name = { $name }
