# Che cosa vogliono dire le opzioni, per la pagina delle regole. `sentence-` sta nel testo, `value-` nella tabella.
# Un'edizione è un aggettivo, concordato con “edizione”.

edition-standard = standard
edition-de = tedesca
edition-fr = francese
edition-it = italiana
edition-en = inglese
edition-ru = russa
edition-bga = Board Game Arena
rules-edition = nell’edizione { $edition }{ $salt ->
    [yes] {" "}con Extra Salt
   *[no] {""}
  }

option-tie-break = Chi vince a parità di totali
option-next-starter = Chi inizia dopo una SFIDA
option-empty-deck-in-last-chance = Il mazzo si esaurisce durante una SFIDA
option-mermaid-color = Il colore delle sirene
option-mermaid-win = Quando vincono quattro sirene
option-starfish-in-hand = Una stella marina e una coppia, entrambe in mano
option-seahorse-feeds-multipliers = Il cavalluccio marino conta per i moltiplicatori
option-force-empty-pile = Una carta scartata deve andare sulla pila vuota
option-extra-salt = Extra Salt
option-target-score = Punteggio da raggiungere

value-tie-break-last-round-points = più punti nell’ultimo round
value-tie-break-round-ender = chi ha messo fine all’ultimo round
value-tie-break-last-to-play = chi ha giocato per ultimo
value-next-starter-left-of-ender = chi è a sinistra di chi l’ha lanciata
value-next-starter-left-of-last-turn = chi è a sinistra dell’ultimo turno, cioè chi l’ha lanciata
value-empty-deck-in-last-chance-void = nessuno segna punti
value-empty-deck-in-last-chance-continue = la sfida continua
value-mermaid-color-white = bianco
value-mermaid-color-none = nessun colore
value-mermaid-win-declare = quando vengono calate
value-mermaid-win-instant = all’arrivo della quarta
value-starfish-in-hand-counts = contano 3
value-starfish-in-hand-table-only = contano 1
value-true = sì
value-false = no
value-target-score-default = 40 / 35 / 30

sentence-tie-break-last-round-points = A parità di totali è davanti il giocatore con più punti nell’ultimo round.
sentence-tie-break-round-ender = A parità di totali è davanti il giocatore che ha messo fine all’ultimo round.
sentence-tie-break-last-to-play = A parità di totali è davanti il giocatore che nell’ultimo round ha giocato per ultimo.
sentence-next-starter-left-of-ender = Dopo una SFIDA è il giocatore alla sinistra di chi l’ha lanciata.
sentence-next-starter-left-of-last-turn = Dopo una SFIDA conta l’ultimo turno: il giocatore alla sua sinistra è chi l’ha lanciata, che quindi inizia.
sentence-empty-deck-in-last-chance-void = Un mazzo vuoto chiude il round anche nei turni finali di una SFIDA: la sfida è annullata, e nessuno segna punti.
sentence-empty-deck-in-last-chance-continue = Ma i turni finali di una SFIDA continuano senza mazzo, e la sfida vale.
sentence-mermaid-color-white = Le sirene stesse sono carte bianche, e così il cavalluccio marino. Due sirene non contano mai lo stesso colore.
sentence-mermaid-color-none = Le sirene stesse non hanno colore. Due sirene non contano mai lo stesso colore.
sentence-mermaid-win-declare = calale nel tuo turno e vinci la partita, quali che siano i totali. Se te ne dimentichi, vengono calate per te quando termini il turno o chiudi il round. In un turno limitato da una medusa non si può.
sentence-mermaid-win-instant = appena la quarta arriva nella tua mano vinci la partita, quali che siano i totali, anche in un turno limitato da una medusa.
sentence-starfish-in-hand-counts = Anche una stella marina e una coppia ancora in mano contano insieme 3 punti: è un’interpretazione, perché il regolamento non lo dice, ma Board Game Arena conta così.
sentence-starfish-in-hand-table-only = In mano una stella marina non conta nulla: il tris va calato.
sentence-seahorse-feeds-multipliers-true = Il pinguino o il marinaio che rappresenta conta anche per la colonia e per il capitano.
sentence-seahorse-feeds-multipliers-false = La colonia e il capitano contano solo i pinguini e i marinai veri.
sentence-force-empty-pile-true = Se una sola pila è vuota, la carta deve andare lì.
sentence-force-empty-pile-false = La pila la scegli tu, anche se l’altra è vuota.
sentence-extra-salt-true = Questa partita si gioca con le otto carte dell’espansione.
sentence-extra-salt-false = Questa partita si gioca con la sola scatola base; se aggiungi l’espansione, le sue otto carte funzionano così:
sentence-target-score = { $target } punti
sentence-target-scores = 40 punti in due, 35 in tre, 30 in quattro

rules-multiplier = { $kind } { $each } per ogni { $target }
rules-kind = Carta
rules-copies = Numero
rules-colors = Colori
rules-cards-of-the-kind = numero di carte

differences-title = Dove i regolamenti differiscono
differences-intro = Ogni punto che cambia il gioco è un’opzione; un’edizione è un insieme di opzioni. DE, FR, IT, EN e RU sono i regolamenti stampati (EN è un riassunto con FAQ; RU è l’unico con Extra Salt), BGA è il programma di Board Game Arena.
differences-option = Opzione
differences-name = Nome
differences-books = I regolamenti
differences-standard = Standard
differences-voice-implied = { $value } (da una frase senza eccezioni)
differences-voice-both = { $value }, ma in un punto “raccolte”
differences-voice-silent = nessuna indicazione, la nostra lettura: { $value }
differences-voice-doubled = { $value }, o il doppio
differences-voice-absent = senza queste carte
differences-here-title = Che cosa fa di diverso questa edizione
differences-here-salt = { $book ->
    [yes] Questa edizione comprende Extra Salt; qui è un’opzione a parte.
   *[no] È aggiunto Extra Salt, che questa edizione non comprende.
  }
differences-here-none = { $salt ->
    [yes] In ogni altro punto l’edizione { $edition } si gioca come l’edizione standard.
   *[no] L’edizione { $edition } si gioca come l’edizione standard in ogni punto.
  }
differences-here = { $option }: { $value } (standard: { $standard }). Secondo { $books }.
differences-here-house = { $option }: { $value } (standard: { $standard }). Una regola della casa: nessun regolamento lo dice.
differences-here-mentioned = { $option }: { $value } (standard: { $standard }). { $mention }
mention-mermaid-win-instant = Il regolamento russo lo dice in un punto (“raccolte”).
mention-starfish-in-hand-table-only = RU non dice nulla, e BGA ha contato così fino a ottobre 2025.
mention-seahorse-feeds-multipliers-true = RU non dice nulla, e BGA ha contato così fino a settembre 2023.
mention-force-empty-pile-false = EN si può leggere così: lascia libera la scelta e non parla della pila vuota.
mention-target-score-doubled = BGA lo offre, come punteggio doppio.
