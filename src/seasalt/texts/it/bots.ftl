# I bot: come si chiamano e come giocano. Sulla riga di comando hanno lo stesso nome in ogni lingua.

bot-beginner = Principiante
bot-casual = Amatore
bot-skilled = Abile
bot-expert = Esperto
bot-master = Maestro
bot-champion = Campione
bot-greedy = Ingordo
bot-random = A casaccio
bot-rusher = Frettoloso
bot-collector = Collezionista
bot-hunter = Cacciatore di sirene
bot-gambler = Temeraria
bot-net = Rete

bot-about-beginner = vede quanto vale una carta adesso, chiama tardi e ti lascia costruire
bot-about-casual = vede che cosa promette una coppia o una collezione iniziata, e scommette di più quando è in vantaggio
bot-about-skilled = tiene d’occhio i colori e quello che serve al giocatore seguente
bot-about-expert = immagina come può continuare il round
bot-about-master = immagina migliaia di continuazioni e pensa a tutta la partita
bot-about-champion = ha imparato da sé in miliardi di mosse, eppure riflette su ognuna
bot-about-greedy = vuole punti subito
bot-about-random = fa una cosa qualsiasi fra quelle permesse
bot-about-rusher = sette punti e via, prima che gli altri siano pronti
bot-about-collector = mette insieme collezioni e non si scompone per sette punti
bot-about-hunter = vuole tutte e quattro le sirene, o almeno i loro colori
bot-about-gambler = pesca quello che nessuno conosce e ama lanciare una SFIDA
bot-about-net = ha imparato da sé in miliardi di mosse e gioca d’istinto, senza calcolare in anticipo

# Il nome di un bot al tavolo, nell’alfabeto della lingua.
bot-name = { $name }
