# Che cosa dice --help. Le righe sono spezzate qui come si mostrano. Un segno di percento confonderebbe il programma.

usage-prefix = uso:
usage-arguments = argomenti
usage-options = opzioni
usage-commands = comandi
usage-help = mostrare questo aiuto e uscire
usage-version = mostrare la versione e uscire
usage-about = Un’edizione aperta e non ufficiale del gioco di carte Sea Salt & Paper.
usage-more = “seasalt COMMAND --help” spiega un comando e mostra esempi.
usage-wrong = “{ $about }” qui non va; “{ $prog } --help” mostra che cosa va.
usage-incomplete = Qui manca qualcosa; “{ $prog } --help” mostra che cosa.
usage-needs-value = { $option } vuole un valore; “{ $prog } --help” mostra quale.
usage-language = lingua: { $languages } (predefinito: quella del tuo sistema)
usage-no-color = mostrare senza colori (lo fa anche NO_COLOR)
usage-json = mostrare in JSON

## Le regole e la partita

usage-edition = regolamento da seguire: { $editions } (predefinito: standard)
usage-option = impostare un’opzione delle regole: { $options } (“seasalt rules” le spiega)
usage-players = 2, 3 o 4 giocatori (predefinito: 2)
usage-extra-salt = aggiungere le otto carte di Extra Salt
usage-target = totale che chiude la partita (predefinito: 40, 35 o 30)
usage-bots = un bot per tutti i posti, o uno per ciascuno, separati da virgole: { $bots }
usage-bots-listed = bot:
usage-seed = un testo qualsiasi: lo stesso seme dà le stesse carte
usage-record = salvare la partita in un nuovo file

## play

usage-play = Giocare a questo terminale contro i bot.
usage-play-more = esempi:
  {"  "}seasalt play
  {"  "}seasalt play --players 4 --extra-salt
  {"  "}seasalt play --record today.txt      (Ctrl-C o q lascia il tavolo)
  {"  "}seasalt play --resume today.txt      (continua da dove eri)
usage-guest = Ospite
usage-name = il tuo nome al tavolo (predefinito: { $guest })
usage-memory = “m” mostra quello che avresti potuto ricordare
usage-hints = “i” mostra che cosa farebbe il bot più forte, e perché
usage-resume = continuare una partita registrata

## demo

usage-demo = Far giocare una partita ai bot e raccontarla.
usage-demo-more = esempi:
  {"  "}seasalt demo --players 3 --extra-salt --seed 7
  {"  "}seasalt demo --bots greedy,random
  {"  "}seasalt demo --record game.txt && seasalt replay game.txt

## puzzle

usage-puzzle = Risolvere un problema: una posizione di una partita, in cui una scelta è chiaramente la migliore.
usage-puzzle-more = Senza opzioni è il problema del giorno (UTC), uguale per tutti. Vedi ciò che vedeva quel giocatore; “m” mostra
  che cosa poteva ricordare. Dopo la risposta vedi quanto vale ogni scelta, e perché.
  Lo stato di uscita è 0 se hai trovato la scelta migliore, altrimenti 1.

  esempi:
  {"  "}seasalt puzzle
  {"  "}seasalt puzzle --theme call --level expert
  {"  "}seasalt puzzle --number 17
  {"  "}echo 2 | seasalt puzzle           (risponde con la seconda scelta)
usage-puzzle-theme = il tema: { $themes }
usage-puzzle-level = la difficoltà, secondo i bot più deboli che trovano la risposta: { $levels }
usage-puzzle-number = il problema con questo numero

## score

usage-score = Contare i punti per chi gioca con le carte vere.
usage-score-more = Una carta è un tipo e un colore, in codice o in parole, abbreviate a piacere; si capiscono le carte di
  entrambe le scatole. Esempi:
  {"  "}seasalt score "crab-DB crab-LB octopus-YE" --laid "boat-YE boat-BK"
  {"  "}seasalt score "granchio blu scuro, 2x sirena, pol gi"
  {"  "}seasalt score "" --laid "crab db lobster starfish db / fish bk fish gr"

  --jsonl legge una riga come questa per ogni mano e stampa una riga di punti per ciascuna:
  {"  {"}"hand": "crab-DB crab-LB", "table": ["boat-YE boat-BK"], "options": {"{"}"mermaid_color": "none"{"}}"}
  Una riga illeggibile dà al suo posto {"{"}"error": ...{"}"}, e alla fine il codice di uscita 1.
usage-hand = carte in mano, per esempio "crab-DB crab-LB octopus-YE"
usage-laid = coppie e tris calati
usage-jsonl = contare ogni riga di un file (- è l’ingresso standard)

## rules

usage-rules = Tutto il gioco con parole nostre, e dove i regolamenti differiscono.
usage-rules-more = esempi:
  {"  "}seasalt rules
  {"  "}seasalt rules --edition it
usage-markdown = mostrare il Markdown così com’è

## replay

usage-replay = Raccontare di nuovo una partita registrata, verificando ogni passo.
usage-replay-more = Senza opzioni la partita è raccontata come l’ha vista uno spettatore.

  esempi:
  {"  "}seasalt replay game.txt --open
  {"  "}seasalt replay game.txt --seat 2 --pause
  {"  "}seasalt replay game.txt --verify
usage-file = una registrazione, vedi docs/notation.md
usage-seat = come l’ha vista quel posto, contando da 1
usage-open = con tutte le carte scoperte
usage-pause = aspettare Invio dopo ogni turno
usage-curve = alla fine, le probabilità di vittoria lungo la partita
usage-verify = solo verificarla: regole, carte e mescolata

## review

usage-review = Analizza una partita conclusa: quanto è costata ogni scelta, e quanto ha pesato la fortuna.
usage-review-more = Ogni decisione è giudicata in base a ciò che si poteva sapere in quel momento. Le probabilità sono quelle di vincere
  l’intera partita. Una partita a due richiede pochi secondi, una a quattro fino a mezzo minuto.

  esempi:
  {"  "}seasalt review partita.txt
  {"  "}seasalt review partita.txt --seat 1 --all
  {"  "}seasalt review partita.txt --json > analisi.json
usage-review-seat = solo le decisioni di quel posto, contato da 1
usage-review-all = tutte le decisioni, non solo le tre più care
usage-review-html = scrive la pagina di analisi del browser con i dati, in un solo file

## serve

usage-serve = Aprire un tavolo in rete.
usage-serve-more = Senza opzioni: un file SQLite nella tua cartella dei dati, solo per questa macchina.

  esempi:
  {"  "}seasalt serve --open
  {"  "}seasalt serve --lan             (per i telefoni in casa)
  {"  "}seasalt serve --database postgresql://... --bus redis://...   (un nodo tra diversi)

  Ogni opzione è anche una variabile d’ambiente: SEASALT_PORT, SEASALT_DATABASE, ...
usage-host = indirizzo su cui ascoltare (predefinito: 127.0.0.1)
usage-port = porta su cui ascoltare (predefinito: 8000)
usage-lan = ascoltare nella rete di casa, e mostrare un codice QR
usage-browser = aprire il tavolo nel browser
usage-database = sqlite:///FILE o postgresql://...
usage-bus = redis://... o valkey://..., tra diversi nodi
usage-bot-processes = processi in cui pensano i bot (predefinito: 1)
