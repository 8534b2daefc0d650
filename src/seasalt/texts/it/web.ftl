# Il tavolo nel browser. Una sezione per pagina; le parole del gioco stesso sono in game.ftl.

## Ovunque

web-title = Sea Salt & Paper
web-description = Il gioco di carte { web-title } nel browser, contro i bot o con gli amici. Un’edizione libera e non ufficiale.
web-no-script = Questo tavolo ha bisogno di JavaScript. Consentilo per questa pagina e ricaricala.
web-back = Torna all’inizio
web-guest = Ospite
web-notice = Da chi gestisce questo server
web-language = Lingua
web-extra-salt = Extra Salt
web-extra-salt-about = otto carte in più
web-edition = Edizione
web-house = Regole della casa
web-house-none = tutto come nel regolamento
web-house-count = { $count ->
    [one] una regola vostra
   *[other] { $count } regole vostre
}
web-house-book = regolamento: { $value }
web-house-reset = Gioca secondo il regolamento
web-players = Giocatori
web-opponents = Avversari
web-levels = Livelli
web-characters = Personaggi
web-hints = Suggerimenti
web-hints-about = Chi è di turno può chiedere che cosa farebbe il bot più forte. Vale per tutto il tavolo, e tutti lo vedono.

## Che cosa non è riuscito

web-failed = Non ha funzionato. Riprova.
web-failed-offline = Il server non risponde. Questo dispositivo è in rete?
web-failed-too-many = Un po’ troppo in fretta. Aspetta un momento, poi riprova.
web-failed-unavailable = Il server è occupato in questo momento. Riprova.
web-failed-busy = I bot stanno già pensando a molti tavoli. Chiedi di nuovo tra poco.
web-failed-not-allowed = Questo tavolo è privato: ti serve il link di qualcuno che ha un posto lì.
web-failed-blocked = Chi gestisce questo server non ti lascia più giocare qui.
web-failed-set-aside = Qualcosa in questo tavolo è danneggiato, perciò è stato messo da parte. Non è colpa tua; gli altri tavoli continuano.
web-failed-too-many-tables = Hai un posto a molti tavoli ancora in corso. Prima finisci o lascia una di quelle partite.
web-failed-no-proof = Questa partita è iniziata a metà di un’altra: nessun seme ne dimostra le carte.
web-failed-bad-key = Questa chiave non è valida: è già stata usata, è scaduta o è scritta male.
web-failed-no-passkeys = Le passkey non funzionano a questo indirizzo.
web-failed-bad-passkey = Questa passkey non è stata accettata. Non è cambiato nulla.
web-failed-too-many-passkeys = Hai dieci passkey. Prima rimuovine una.
web-failed-no-passkey-given = Nessuna passkey è stata usata. Non è cambiato nulla.
web-failed-not-signed-in = Questo dispositivo è stato disconnesso. Ricarica la pagina per iniziare da capo.
web-signed-out = Questo dispositivo è stato disconnesso. D’ora in poi qui sei qualcuno di nuovo.
web-failed-other-name = Nel frattempo il tuo nome è cambiato. Ricarica la pagina.
web-failed-no-such-session = Quel dispositivo è già uscito.
web-failed-no-push-service = Il tuo browser non è riuscito a raggiungere il suo servizio di notifiche. Questo dispositivo è online?
web-failed-bad-push-service = Questo server non può inviare nulla al servizio di notifiche del tuo browser.
web-failed-too-many-watchers = Così tante persone guardano questo tavolo che non c’è più posto. Riprova più tardi.
web-failed-name-claimed = Questo nome qui appartiene già a qualcun altro. Scegline un altro nelle impostazioni.
web-failed-name-reserved = Questo nome non può diventare tuo: è di un bot o della casa, oppure mescola lettere di più alfabeti.
web-failed-claim-too-early = Finisci prima cinque partite; poi potrai rendere tuo il nome.
web-failed-no-such-person = Non hai finito nessuna partita con questa persona, oppure non c’è più.
web-failed-too-many-people = Hai ricordato o evitato così tante persone che non c’è più posto.
web-failed-too-many-reports = Per oggi basta. Chi gestisce il server legge le tue segnalazioni.

## Un tavolo in un elenco

web-listed-hints = suggerimenti
web-listed-players = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
  }
web-listed-seconds = { $seconds } s a mossa
web-listed-days = { $days ->
    [one] un giorno a mossa
   *[other] { $days } giorni a mossa
  }
web-listed-round = round { $round }
web-listed-seats = posti occupati: { $taken } su { $players }
web-listed-join = Unisciti
web-listed-watch = Guarda
web-listed-continue = Continua
web-listed-whose = tavolo di { $names }
web-listed-your-turn = Tocca a te
web-listed-waiting = In attesa di { $name }
web-listed-gathering = Non ancora iniziata
web-listed-won = Hai vinto
web-listed-winner = Vittoria: { $name }
web-listed-against = con { $names }

## Inizio

web-start-about = Un gioco di carte per due, tre o quattro giocatori. Gratis, senza account.
web-start-play = Gioca subito
web-start-play-about = { $bots ->
    [1] tu e un bot
    [2] tu e due bot
   *[other] tu e tre bot
  }, { $salt ->
    [yes] Extra Salt
   *[no] 15 minuti
  }
web-start-opening = Mescolo le carte…
web-start-find = Trova giocatori
web-find-title = { $count ->
    [1] Cerco un’altra persona…
   *[other] Cerco altre { $count } persone…
  }
web-find-about = La partita comincia appena altri cercano la stessa. Lascia aperta questa pagina.
web-find-alone = In questo momento non cerca nessun altro. Puoi aspettare ancora o giocare contro i bot.
web-find-bots = Gioca contro i bot
web-find-stop = Annulla
web-start-choices = Altre opzioni
web-start-more = Altro
web-start-running = Le tue partite
web-start-open = Tavoli aperti
web-start-open-about = { $count ->
    [0] nessuno aspetta
    [one] { $count } in attesa
   *[other] { $count } in attesa
  }
web-start-open-all = Tutti i tavoli aperti
web-start-open-none = In questo momento non aspetta nessuno.
web-start-friends = Con gli amici
web-start-friends-about = con un link
web-start-learn = Impara
web-start-learn-about = in 3 minuti
web-start-rules = Regole
web-start-rules-about = da consultare
web-start-score = Segnapunti
web-start-score-about = con le carte vere
web-start-games = Le mie partite
web-start-games-about = { $count ->
    [0] anche da rivedere
    [one] { $count } in corso
   *[other] { $count } in corso
  }
web-start-settings = Impostazioni
web-start-fine = Un’edizione libera e non ufficiale, con disegni propri. Gioco di Bruno Cathala e Théo Rivière.

## Con gli amici

web-friends-title = Con gli amici
web-friends-about = Un tocco e il link è pronto. Mandalo e gioca.
web-friends-options = Opzioni
web-friends-name = Il tuo nome
web-face = Il tuo volto
web-face-about = Gli altri lo vedono a ogni tavolo, a partire dal prossimo.
web-face-animal = Animale
web-face-color = Colore della carta
web-face-done = Fatto
web-face-crane = Gru
web-face-fox = Volpe
web-face-cat = Gatto
web-face-rabbit = Coniglio
web-face-owl = Gufo
web-face-frog = Rana
web-face-turtle = Tartaruga
web-face-butterfly = Farfalla
web-friends-time = Tempo per pensare
web-friends-time-none = Senza limite
web-friends-time-bank = Secondi
web-friends-time-days = Giorni
web-friends-base = A mossa
web-friends-bank = Di riserva, per tutta la partita
web-friends-seconds = { $count ->
    [one] { $count } secondo
   *[other] { $count } secondi
  }
web-friends-minutes = { $count ->
    [0] nessuna
    [one] { $count } minuto
   *[other] { $count } minuti
  }
web-friends-days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
  }
web-friends-time-about = { $pace ->
    [bank] Finita la riserva, quella mossa la decide un bot.
    [days] Per giocare nei ritagli di tempo. Finito il tempo, quella mossa la decide un bot.
   *[none] Ognuno ci pensa quanto vuole. Dopo un minuto gli altri possono far decidere quella mossa a un bot.
  }
web-friends-who = Chi può giocare
web-friends-link = Con il link
web-friends-public = Tutti
web-friends-who-about = { $public ->
    [yes] Il tavolo è nell’elenco per tutti; funziona anche il link. Tra sconosciuti un orologio manda avanti la partita.
   *[no] Solo chi ha il link.
  }
web-friends-memory = Aiuto per la memoria
web-friends-memory-about = Il tavolo mostra a ognuno quello che avrebbe potuto ricordare: le pile, e le carte viste in una mano.
web-friends-edition-about = I regolamenti stampati differiscono in qualche dettaglio. Standard segue la maggior parte.
web-friends-open = { $public ->
    [yes] Apri il tavolo
   *[no] Crea un link
  }
web-friends-open-about = i bot possono completarlo dopo
web-friends-opening = Apro il tavolo…

## Prima della partita

web-lobby-title = Tavolo per { $players }
web-lobby-missing = { $count ->
    [1] Un posto è libero
    [2] Due posti sono liberi
   *[other] Tre posti sono liberi
  }
web-lobby-missing-about = Manda il link, o fai giocare dei bot.
web-lobby-full = Tutti i posti sono occupati
web-lobby-full-about = La partita comincia quando tutti hanno confermato.
web-lobby-you = { $name } (tu)
web-lobby-ready = ha confermato
web-lobby-not-ready = deve confermare
web-lobby-bot = Bot: { $level }
web-lobby-free = Posto libero
web-lobby-free-about = aspetta qualcuno
web-lobby-add-bot = Metti un bot
web-lobby-fill = Dai i posti liberi ai bot
web-lobby-remove-bot = Manda via { $name }
web-lobby-free-seat = Libera il posto: { $name }
web-lobby-sit = Siediti qui
web-lobby-options-about = Fino all’inizio della partita. Chi aveva confermato dovrà rifarlo.
web-lobby-changed = { $name } ha cambiato le regole: { $rules }.
web-lobby-invite = Invita
web-lobby-invite-about = Chi ha questo link può sedersi.
web-lobby-qr = Codice QR del link a un posto
web-lobby-copy = Copia il link
web-lobby-copied = Copiato
web-lobby-share = Condividi
web-lobby-share-text = Gioca a { web-title } con me.
web-lobby-watch = Altri possono guardare
web-lobby-watch-about = Vedono il tavolo, ma non le mani.
web-lobby-copy-watch = Copia il link per guardare
web-lobby-fair = Nessuno può truccare il mazzo
web-lobby-fair-about = Il server ha già fissato il suo segreto e ne mostra l’impronta qui sotto. Quando premi “Ci sono”, il tuo browser aggiunge un numero suo. Le carte escono da tutti e due: nessuno, da solo, può sceglierle. Dopo la partita tutto viene mostrato e si può verificare rivedendola.
web-lobby-fair-commitment = Impronta
web-lobby-act-ready = Ci sono
web-lobby-act-ready-last = la partita comincia
web-lobby-act-ready-others = { $count ->
    [one] poi manca ancora una persona
   *[other] poi mancano ancora { $count } persone
  }
web-lobby-act-waiting = Aspettiamo { $names }
web-lobby-act-waiting-seat = { $count ->
    [one] Manca un giocatore
   *[other] Mancano { $count } giocatori
  }
web-lobby-act-waiting-about = tu hai confermato
web-lobby-act-stand = Alzati
web-lobby-act-watch = Stai guardando
web-lobby-act-watch-about = la partita comincerà qui

## Unirsi

web-join-title = C’è un invito per te
web-join-by = { $name } ti invita
web-join-watch-title = Vieni a guardare
web-join-at = Al tavolo: { $names }.
web-join-nobody = Non c’è ancora nessuno.
web-join-name = Il tuo nome
web-join-learn = Mai giocato? Impara in 3 minuti
web-join-learn-about = poi torni a questo tavolo
web-join-sit = Siediti
web-join-sit-about = { $count ->
    [one] un posto è libero
   *[other] { $count } posti sono liberi
  }
web-join-sitting = Un momento…
web-join-full = Tutti i posti sono occupati, ma puoi guardare.
web-join-running = La partita è cominciata, ma puoi guardare.
web-join-over = La partita è finita.
web-join-watch-about = vedi solo le carte scoperte
web-join-replay = Rivedi la partita
web-join-looking = Cerco il tavolo…
web-join-again = Riprova
web-join-play = Gioca un’altra partita

## Le mie partite

web-games-title = Partite
web-games-running = In corso
web-games-running-none = Nessuna partita ti aspetta.
web-games-open-one = Apri un tavolo per tutti
web-games-over = Finite
web-games-over-none = Le tue partite finite saranno qui, con ogni mossa da rivedere.
web-games-replay = Rivedi
web-games-looking = Cerco…

## Statistiche

web-profile = Profilo
web-profile-about = francobolli, precisione, fortuna, punteggio
web-profile-reviewed = Precisione e fortuna
web-profile-games = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
  }
web-profile-luck = { $games ->
    [one] La fortuna finora, in vittorie: { $wins }, in { $games } partita.
   *[other] La fortuna finora, in vittorie: { $wins }, in { $games } partite.
  }
web-profile-luck-about = Tanto le carte hanno dato o tolto alle tue probabilità, nelle partite analizzate.
web-profile-none = Quando una tua partita sarà analizzata, la precisione e la fortuna saranno qui.
web-profile-server = Precisione e fortuna le somma un server. Qui sono nell’analisi di ogni partita.
web-stamps = Francobolli
web-stamps-about = Uno per ogni livello che hai battuto, e per qualche impresa. Restano.
web-stamp-bet = SFIDA vinta
web-stamp-mermaids = Quattro sirene
web-stamp-master = Davanti al maestro
web-stamp-week = Una settimana intera
web-stamp-has = fatto
web-stamp-not = non ancora
web-stats-title = Le tue statistiche
web-stats-none = Dopo la prima partita finita: quante volte vinci, e contro chi.
web-stats-about = Contate solo in questo browser.
web-stats-games = Partite
web-stats-won = Vinte
web-stats-best = Miglior round
web-stats-bets = Sfide vinte
web-stats-of = su { $count }
web-stats-calls = Round: { $rounds }. ALT chiamati: { $stops }. SFIDE lanciate: { $bets }.
web-stats-mermaids = Vinte con quattro sirene: { $count }.
web-stats-against = Contro
web-stats-box = Scatola
web-stats-base = Gioco base
web-stats-mixed = bot diversi
web-stats-people = altre persone
web-stats-reset = Azzera
web-stats-reset-ask = Cancellare tutti questi numeri?
web-stats-reset-yes = Cancella
web-stats-reset-no = Tieni
web-rating-title = Il tuo punteggio
web-rating-soon = { $games } partite valide su { $of }: poi la tua forza diventa un numero.
web-rating-about = Il bot Principiante ha 1000. Contano le partite da «Trova giocatori», o da solo con i bot: regole standard, senza suggerimenti né promemoria, una partita alla volta. Chi se ne va è ultimo.
web-rating-listed = Mostrami nella lista
web-rating-listed-about = Con nome e volto, per 90 giorni dopo la tua ultima partita valida.
web-rating-list = Giocatori con punteggio
web-rating-list-none = La lista è ancora vuota.
web-rating-game = Questa partita conta per il tuo punteggio.
web-rating-open = Una tua partita valida non è finita. Fino ad allora non ne conta nessun’altra.
web-rating-go-on = Riprendila

## Conservare le partite

web-account-title = Conserva le mie partite
web-account-about = Le tue partite appartengono a questo browser, senza password né indirizzo. Con un link anche un altro dispositivo diventa il tuo; una chiave di recupero ti riporta qui se li perdi tutti.
web-account-link = Aggiungi un dispositivo
web-account-link-about = Apri questo link sull’altro dispositivo entro dieci minuti. Vale una volta sola, per chiunque lo abbia.
web-account-qr = Il link come codice QR
web-account-recovery = Chiave di recupero
web-account-recovery-about = Scrivila: viene mostrata solo ora. Vale una volta, fino al { $date }, alla pagina { $page }. Una nuova la sostituisce.
web-account-copy = Copia la chiave
web-account-recovery-known = Hai una chiave di recupero, fino al { $date }.
web-account-passkey = Aggiungi una passkey
web-account-passkey-made = La tua passkey è pronta. Con lei torni su ogni dispositivo che la possiede, alla pagina { $page }.
web-account-passkeys = Le tue passkey
web-account-passkey-end = Rimuovi
web-account-devices = I tuoi dispositivi
web-account-this = questo
web-account-device = Browser sconosciuto
web-account-by-link = con un link
web-account-by-recovery = con una chiave di recupero
web-account-by-operator = con una chiave del gestore
web-account-by-passkey = con una passkey
web-account-end = Esci
web-account-end-others = Esci da tutti gli altri
web-account-export = Scarica tutto
web-account-delete = Eliminami
web-account-delete-ask = Tutto ciò che è tuo sparisce per sempre: partite, risultati, dispositivi, chiavi. Nelle partite con altri un trattino sostituisce il tuo nome; in quelle in corso continua un bot.
web-account-delete-yes = Elimina per sempre
web-account-delete-no = Conserva
web-account-come = Diventa { $name } qui
web-account-come-about = Questo browser riceve le partite, i risultati e il nome di { $name }. La chiave vale una volta sola.
web-account-now = Finora questo browser è { $name }: quelle partite si raggiungeranno solo da un altro dispositivo di { $name } o con una chiave di recupero.
web-account-use = Gioca qui come { $name }
web-account-key = La tua chiave
web-account-look = Continua
web-account-passkey-use = Entra con una passkey
web-account-known = Entra con una chiave

## Imparare
# La guida ha tre righe su un telefono: al massimo 150 caratteri.

web-learn-title = La tua prima partita
web-learn-coach = Guida
web-learn-back = Un passo indietro
web-learn-skip = Salta
web-learn-next = Continua
web-learn-part = Parte { $part } di { $parts }
web-learn-draw = Il tuo primo turno
web-learn-draw-text = In ogni turno prendi una carta. Pescane due dal mazzo: potrai tenerne una.
web-learn-keep = Tienine una
web-learn-keep-text = Due polpi valgono 3 punti: uno è già un inizio. Scegli il polpo. Lo squalo va sulla pila B.
web-learn-end = Termina il turno
web-learn-end-text = Non c’è ancora niente da giocare. Termina il turno, poi tocca ad Ada.
web-learn-again = Tocca di nuovo a te
web-learn-again-text = Ada ha tenuto una carta che non vedi, e ha messo una barca sulla B. Pesca di nuovo due carte.
web-learn-ahead = Guarda avanti
web-learn-ahead-text = Due pesci sono una coppia, e un pesce è sulla pila A. Tieni quindi questo pesce, e copri la pila B con la conchiglia.
web-learn-hope-text = Ora speriamo che nessuno prenda il pesce sulla A.
web-learn-take = Prendi da una pila
web-learn-take-text = È ancora lì! Invece di pescare puoi prendere la carta in cima a una pila. Scegli la pila A.
web-learn-duo = La tua prima coppia
web-learn-duo-text = Due pesci valgono un punto. Calali: ti portano anche una carta dal mazzo. Scegline uno.
web-learn-laid = È arrivato un granchio
web-learn-laid-text = Le carte calate contano ancora per te, e nessuno può rubarle. Termina il turno.
web-learn-third-text = Due barche hanno dato ad Ada un altro turno. Pesca due carte: ti servono punti!
web-learn-shoal = Un moltiplicatore
web-learn-shoal-text = Il banco dà un punto per ogni pesce che hai, anche calato. Tienilo. Il granchio va sulla pila A.
web-learn-crab-text = Hai un granchio in mano, e un altro è sulla A. Forse ti aspetterà.
web-learn-second = Il secondo granchio
web-learn-second-text = Ha aspettato. Scegli la pila A e prendi il granchio: due granchi sono una coppia.
web-learn-crabs = I granchi cercano
web-learn-crabs-text = Con due granchi guardi tutta una pila e prendi la carta che vuoi. Calali.
web-learn-look = Quale pila?
web-learn-look-text = Si sceglie prima di guardare. La pila B è la più grande: guardala.
web-learn-pick = Prendi la carta che vuoi
web-learn-pick-text = Una conchiglia non vale niente. Ma è grigia, come il tuo polpo e il tuo banco, e presto conterà anche il colore.
web-learn-four = Quattro punti
web-learn-four-text = Due coppie e il banco fanno 4, come mostra la striscia sopra la tua mano. Con 7 potrai chiudere il round.
web-learn-there = Eccolo
web-learn-there-text = Un polpo sulla pila B! Con il tuo vale 3 punti. Prendilo, e ne hai 7.
web-learn-seven = Sette punti
web-learn-seven-text = Ora puoi chiudere il round, con prudenza o con una sfida. Premi “Chiama”.
web-learn-bet = Prudenza, o sfida?
web-learn-bet-text = L’ALT ti dà i tuoi 7 punti. Con la SFIDA, Ada ha ancora un turno. Se non ti supera, contano anche le tue 3 carte grigie, e lei segna solo il suo colore. Osa!
web-learn-ada = { $name } sta giocando
web-learn-ada-now = Il tuo turno è finito. Ora gioca { $name }.
web-learn-ada-thinks = { $name } guarda le sue carte.
web-learn-ada-boats = Due barche: Ada gioca subito un altro turno.
web-learn-ada-last = La tua mano è rivelata, e nessuno può più rubarti carte. Ada ha un turno finale.
web-learn-over = Carte in tavola
web-learn-not-that = Non ora. Premi quello nel riquadro.
web-learn-not-card = Anche questa è una buona carta, ma oggi l’altra ti aiuta di più.
web-learn-not-end = Non ancora: prima cala le tue due carte.
web-learn-not-end-call = Potresti continuare. Ma anche Ada raccoglie carte: chiudi il round finché hai più punti.
web-learn-not-stop = L’ALT è prudente, e spesso è la scelta giusta. Qui la sfida ti dà 10 invece di 7.
web-learn-won = Hai vinto la sfida, e la partita
web-learn-won-text = 7 punti contro 6: sfida vinta! Segni i punti delle tue carte, più uno per ogni carta grigia; Ada segna solo il suo colore. Una partita vera dura più round, fino a 40 punti in due.
web-learn-skipped = Si comincia?
web-learn-skipped-text = Il tavolo dice sempre che cosa puoi fare dopo, e quanto vale.
web-learn-unseen = Che cosa non hai ancora visto
web-learn-unseen-boats = Due barche: subito un altro turno.
web-learn-unseen-shark = Nuotatore e squalo: ruba una carta dalla mano di un avversario.
web-learn-unseen-mermaid = Una sirena: un punto per ogni carta del colore che hai di più. Quattro sirene vincono la partita.
web-learn-unseen-rest = Pinguini, marinai, conchiglie: più ne hai dello stesso tipo, meglio è.
web-learn-rules = Tutte le regole
web-learn-once-more = Ricomincia
web-learn-after-all = Impara
web-learn-play = Gioca davvero
web-learn-play-about = tu e un bot, fino a 40 punti
web-learn-to-table = Al tavolo
web-learn-to-table-about = il tuo invito ti aspetta lì

## Segnapunti

web-score-title = Segnapunti
web-score-about = Per una partita con le carte vere: segna quello che ha ognuno, e i punti si contano da soli.
web-score-back = Torna al segnapunti
web-score-names = Nomi dei giocatori
web-score-names-about = Nell’ordine in cui sedete, verso sinistra.
web-score-player = Giocatore { $number }
web-score-begin = Comincia
web-score-begin-about = resta tutto in questo browser
web-score-last = { $count ->
    [one] La tua ultima partita, con un round, è ancora qui.
   *[other] La tua ultima partita, con { $count } round, è ancora qui.
  }
web-score-last-back = Riprendila
web-score-start = Un foglio nuovo
web-score-leads = { $name } è in testa
web-score-level = Parità
web-score-winner = { $count ->
    [one] Vince { $names }!
   *[other] Vittoria condivisa: { $names }!
  }
web-score-starter = { $name } inizia il prossimo round.
web-score-starter-first = Scegliete voi chi inizia.
web-score-rounds = Round e punti
web-score-round-column = Round
web-score-see = Vedi il round { $number }
web-score-sums = Totale
web-score-called-mark = ha chiuso il round
web-score-enter = Round { $number }
web-score-enter-about = quando è finito: contalo
web-score-enter-begun = continua a contarlo
web-score-new = Nuova partita
web-score-new-ask = Cominciare una nuova partita?
web-score-new-about = Questa viene messa da parte; puoi riprenderla fino alla prossima.
web-score-keep = Tienila
web-score-others = Altri giocatori
web-score-again = Gioca ancora
web-score-again-about = stessi giocatori
web-score-removed = Il round { $number } è stato tolto.
web-score-put-back = Rimettilo
web-score-tabs = Giocatori, e fine del round
web-score-end = Fine
web-score-spot = Segna quello che è
web-score-hand = in mano
web-score-laid = calato
web-score-laid-base = Non serve separare le coppie calate dalla mano: contano allo stesso modo.
web-score-laid-salt = Separa la mano dalle carte calate: una stella marina conta solo con la sua coppia.
web-score-loose = Una carta calata è senza la sua coppia: segna anche l’altra, o mettila in mano.
web-score-loose-of = { $name }: coppia incompleta
web-score-tap = { $card }: { $hand } in mano, { $laid } sul tavolo, { $copies } nella scatola
web-score-tap-gone = { $card }: già presa ({ $names })
web-score-points = { $count ->
    [one] punto
   *[other] punti
  }
web-score-sum = { $points ->
    [one] Un punto
   *[other] { $points } punti
  }, bonus colore { $color }: vedi perché
web-score-heard = { $points ->
    [one] Un punto
   *[other] { $points } punti
  }
web-score-why = Punti di { $name }
web-score-why-none = Ancora niente che conti.
web-score-why-bonus = solo dopo una SFIDA
web-score-next = Avanti: { $name }
web-score-to-end = Com’è finito?
web-score-cards = Carte
web-score-how = Com’è finito?
web-score-stop-about = Ognuno segna i punti delle proprie carte.
web-score-last-about = Gli altri hanno avuto ancora un turno.
web-score-void = Mazzo esaurito
web-score-void-about = Nessuno segna punti.
web-score-mermaids = Quattro sirene
web-score-mermaids-about = La partita è vinta.
web-score-by = { $ended ->
    [void] Di chi era il turno?
    [mermaids] Chi le ha calate?
   *[other] Chi ha chiamato?
  }
web-score-who = Scegli un giocatore
web-score-too-few = { $points ->
    [one] { $name } ha un punto, troppo poco per chiamare. Manca una carta?
   *[other] { $name } ha { $points } punti, troppo pochi per chiamare. Manca una carta?
  }
web-score-write = Segna il round
web-score-done = Fatto
web-score-won-mermaids = { $name } ha calato le quattro sirene.
web-score-mend = Modifica
web-score-remove = Togli questo round
web-score-to-pad = Al segnapunti
web-score-uncounted = Non ancora contato
web-score-uncounted-about = Sarà contato appena il server risponderà.
web-score-offline = Nessuna connessione
web-score-offline-about = Le tue carte sono salve. I punti arrivano quando torna.

## Pagina delle regole

web-rules-search = Cerca nelle regole
web-rules-places = { $count ->
    [0] Non si trova da nessuna parte.
    [one] Si trova in un punto.
   *[other] Si trova in { $count } punti.
  }
web-rules-contents = Indice
web-rules-differs = diverso da standard
web-rules-copies = { $count } ×
web-rules-copies-salt = { $count } ×, Extra Salt
web-rules-examples = Per esempio
web-rules-bet = Una sfida, per esempio
web-rules-other = Qualcun altro
web-rules-pays = { $cards } per le carte, { $color } di bonus colore

## Impostazioni

web-settings-title = Impostazioni
web-settings-about = Valgono per questo browser, da subito.
web-settings-name-about = Dal prossimo tavolo.
web-settings-name-kept = Salvato.
web-settings-look = Aspetto
web-settings-look-system = Sistema
web-settings-look-light = Chiaro
web-settings-look-dark = Scuro
web-settings-sound = Suoni
web-settings-sound-about = carta, e due gocce quando tocca a te
web-settings-haptics = Vibrazione
web-settings-haptics-about = al tuo turno e nei grandi momenti, se il dispositivo lo permette
web-settings-speed = A che velocità giocano gli altri
web-settings-speed-calm = Calma
web-settings-speed-normal = Normale
web-settings-speed-fast = Veloce
web-settings-motion = Animazioni
web-settings-motion-about = le carte scivolano fino al loro posto
web-settings-motion-off = Il tuo dispositivo chiede meno animazioni: le carte compaiono solo in dissolvenza.
web-settings-auto-end = Il turno finisce da solo
web-settings-auto-end-about = quando non c’è più nulla da calare o da chiamare
web-settings-signs = Segni di colore grandi
web-settings-signs-about = il segno del suo colore è più grande su ogni carta
web-notices = Avvisami quando tocca a me
web-notices-about = nelle partite su più giorni, anche a pagina chiusa
web-notices-title = Il tuo turno
web-notices-offer = Avvisami
web-notices-blocked = Il tuo browser blocca le notifiche di questa pagina. Consentile nelle sue impostazioni, poi ricarica la pagina.
web-notices-home = Su questo dispositivo le notifiche arrivano solo alle app. Scegli “Condividi”, poi “Aggiungi alla schermata Home”, e apri il tavolo da lì.
web-device = Tieni il tavolo su questo dispositivo
web-device-about = per giocare contro i bot quando il server non è raggiungibile; circa 8 MB
web-device-progress = caricamento: { $done } file su { $total }
web-device-failed-storage-full = Su questo dispositivo non c’è abbastanza spazio.
web-device-failed-offline = Non è stato possibile caricarlo per intero. Riprova.

## Il tavolo: la prossima azione
# Il titolo di un pulsante ha al massimo 20 caratteri, la seconda riga al massimo 34.

web-draw-two = Pesca due carte
web-draw-one = Pesca una carta
web-draw-detail = e tienine una
web-draw-or-take = o prendi la carta di una pila
web-draw-stung = una medusa non permette altro
web-take = Prendi dalla { $pile }
web-take-detail = { $card-the }
web-choose-pile = Scegli una pila
web-keep-choose = Scegli quale tenere
web-keep = Tieni { $card-gender ->
    [f] la { $card }
    [me] l’{ $card }
    [ms] lo { $card }
   *[m] il { $card }
  }
web-keep-where = dove va l’altra carta?
web-keep-detail = { $card-gender ->
    [f] la { $card }
    [me] l’{ $card }
    [ms] lo { $card }
   *[m] il { $card }
  } va sulla { $pile }
web-keep-colored = Tieni { $card-the }
web-keep-colored-detail = { $card-the } va sulla { $pile }
web-keep-makes = { $enough ->
    [yes] { $points }, puoi chiamare
    [closed] arrivi a { $points }, colore { $color }
   *[no] { $points } su { $needed }
  }
web-keep-stays = { $enough ->
    [yes] ancora { $points }, puoi chiamare
    [closed] ancora { $points }, colore { $color }
   *[no] ancora { $points } su { $needed }
  }
web-keep-label = Tieni { $card }: { $worth }
web-look-choose = Scegli una pila
web-look = Guarda la { $pile }
web-look-detail = poi prendi una carta
web-pick-choose = Scegli una carta
web-pick = Prendi { $card-gender ->
    [f] la { $card }
    [me] l’{ $card }
    [ms] lo { $card }
   *[m] il { $card }
  }
web-pick-from = Prendi una carta dalla { $pile }
web-pick-help = Dal basso in alto. Nessun altro vede che cosa prendi.
web-pick-then = poi in cima: { $card }
web-lobster-from = { $count ->
    [one] Tieni l’ultima carta
   *[other] Tieni una carta su { $count }
  }
web-lobster-help = Le altre tornano nel mazzo, che viene mescolato.
web-steal-choose = Scegli un giocatore
web-steal = Ruba a { $name }
web-steal-detail = { $count ->
    [one] la sua unica carta
   *[other] una carta su { $count }, a caso
  }
web-victim = ruba qui
web-lay-choose = Completa la coppia
web-lay-crab = Cala due granchi
web-lay-boat = Cala due barche
web-lay-fish = Cala due pesci
web-lay-shark = Cala lo squalo
web-lay-jellyfish = Cala la medusa
web-lay-lobster = Cala l’astice
web-lay-starfish = Cala un tris
web-effect-crab = poi prendi una carta da una pila
web-effect-boat = poi giochi un altro turno
web-effect-fish = poi peschi una carta
web-effect-shark = poi rubi una carta
web-effect-jellyfish = gli altri potranno solo pescare
web-effect-lobster = poi tieni una carta su cinque
web-effect-starfish = due punti in più, nessun effetto
web-effect-none = nessun effetto: niente da prendere
web-mermaids = Cala quattro sirene
web-mermaids-detail = e vinci la partita
web-end-turn = Fine turno
web-end-soon = automaticamente tra { $seconds } s
web-end-soon-said = Non c’è altro da fare. Il tuo turno finisce da solo tra { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
  }; «Aspetta» o Esc lo ferma.
web-end-wait = Aspetta
web-end-or-lay = o scegli le carte da calare
web-undo = Indietro
web-wait-for = Aspettiamo { $name }
web-take-back = Torna a giocare
web-take-back-detail = ora un bot gioca per te
web-go-on = Fai giocare un bot
web-go-on-detail = { $name } ci mette molto
web-others-wait = Gli altri aspettano: ora possono far decidere un bot al posto tuo.

## Il tavolo: posti e segni

web-hint = Suggerimento
web-hint-title = Che cosa farebbe il bot più forte?
web-hint-about = La tua probabilità di vincere la partita e i punti da aspettarsi in questo round. Scegli qui un’azione, poi giocala con il pulsante grande.
web-hint-only = C’è una sola cosa da fare.
web-hint-margin = Ogni barra finisce alla stima. La probabilità sta quasi di certo nella fascia più chiara: più è stretta, più è sicura.
web-hint-thinking = Il bot riflette…
web-hint-chance = { $chance } di probabilità di vincere, probabilmente fra { $low } e { $high }
web-hint-points = { $points ->
    [one] circa { $points } punto
   *[other] circa { $points } punti
  }
web-your-turn = Tocca a te
web-is-choosing = { $who ->
    [you] Un bot gioca per te
   *[other] { $name } sta pensando
  }
web-steps = Passi del turno
web-step-take = Prendi
web-step-play = Gioca
web-step-call = Chiama
web-round = Round { $number }
web-first-to = { $points ->
    [1] un round
   *[other] fino a { $points } punti
  }
web-practice = allenamento
web-practice-about = Una partita di allenamento: non viene contata.
web-last-chance-runs = { $who ->
    [you] hai lanciato una sfida
   *[other] { $name } ha lanciato una sfida
  }
web-beat = { $who ->
    [you] I tuoi { $points } devono reggere
   *[other] { $name }: { $points } da battere
  }
web-beat-mine = tu: { $points }
web-situation-has = { $who ->
    [you] tu ne hai { $points }
   *[other] { $name } ne ha { $points }
  }
web-situation-turns = ultimo turno: { $names }
web-mute = Togli l’audio
web-unmute = Attiva l’audio
web-moment-calls = { $who ->
    [you] Tu chiami
   *[other] { $name } chiama
  }
web-moment-has = { $who ->
    [you] Tu hai { $points }.
   *[other] { $name } ha { $points }.
  }
web-moment-last-turn = Il tuo ultimo turno
web-moment-wait = Gli altri hanno ancora un turno
web-moment-won = Vittoria!
web-moment-lost = Non questa volta
web-moment-shared = Vittoria condivisa
web-moment-watched = La partita è finita
web-you = Tu
web-you-now = Tu, poco fa
web-others = Altri giocatori
web-middle = Mazzo e pile
web-deck = Mazzo
web-deck-label = { $count ->
    [one] Mazzo, una carta
   *[other] Mazzo, { $count } carte
  }
web-pile-label = { $pile }: { $card } in cima, { $count ->
    [one] una carta
   *[other] { $count } carte
  }
web-pile-empty = { $pile }: vuota
web-your-hand = { $count ->
    [0] La tua mano è vuota
    [one] La tua mano, una carta
   *[other] La tua mano, { $count } carte
  }
web-chosen = scelta
web-new = nuova
web-pairs-with = { $count ->
    [one] fa coppia con la carta { $cards }
   *[other] fa coppia con le carte { $cards }
  }
web-seat-label = { $name }: { $target ->
    [1] { $total } punti
   *[other] { $total } su { $target } punti
  }, { $held ->
    [one] una carta in mano
   *[other] { $held } carte in mano
  }, { $laid ->
    [none] niente di calato
   *[other] calate: { $laid }
  }. { $open ->
    [yes] Mano rivelata, { $points }: { $cards }.
   *[no] { $note }
  }
web-choosing = pensa
web-choosing-left = pensa, { $time }
web-offline = offline
web-offline-left = offline, un bot gioca tra { $time }
web-is-offline = { $name } è offline
web-bot-sits-in = gioca un bot
web-hand-shown = mano rivelata
web-did-take = ha preso dalla { $pile }
web-did-put = ha messo sulla { $pile }
web-did-draw = ha pescato
web-did-lay = ha calato
web-did-steal = { $who ->
    [you] ha rubato a te
   *[other] ha rubato
  }
web-days = { $count ->
    [one] un giorno
   *[other] { $count } giorni
  }
web-hours = { $count } h
web-watching = Stai guardando. Vedi solo le carte scoperte.

## Il tavolo: punti e chiamate

web-points-label = Punti: { $points }{ $open ->
    [yes] ; per chiamare: { $needed }
   *[no] {""}
  }. Vedi da dove vengono
web-points-from = Da dove vengono i tuoi punti
web-points-missing = { $count ->
    [one] Ancora un punto, e potrai chiudere il round.
   *[other] Ancora { $count } punti, e potrai chiudere il round.
  }
web-points-enough = Bastano per chiudere il round, quando tocca a te.
web-call = Chiama
web-call-which = ALT o SFIDA
web-call-at = Chiama con { $points }
web-call-title = Chiudere il round?
web-call-have = Le tue carte valgono { $points ->
    [one] un punto
   *[other] { $points } punti
  }{ $count ->
    [0] .
    [one] {" "}e hai una carta { $color-f }.
   *[other] {" "}e hai { $count } carte { $color-fp }.
  }
web-stop = ALT
web-stop-help = Ognuno segna adesso i punti delle proprie carte.
web-last-chance = SFIDA
web-last-chance-help = Gli altri giocano ancora un turno. Scommetti che nessuno supererà { $points }.
web-case-ends = Di sicuro
web-case-won = Sfida vinta
web-case-lost = Sfida persa
web-case-void = Il mazzo è vuoto
web-case-mermaids = Quattro sirene
web-bet-why = { $kind ->
    [won] { $cards } per le carte, { $color } di bonus colore
    [lost] { $color } di bonus colore, 0 per le carte
    [ends] { $cards } per le carte
    [void] nessuno segna punti
   *[mermaids] vinci la partita
  }
web-holds = { $held ->
    [one] una carta in mano
   *[other] { $held } carte in mano
  }, { $duos ->
    [0] niente di calato
    [one] una coppia calata
   *[other] { $duos } coppie calate
  }
web-play-on = Continua
web-call-choose = Scegli
web-call-stop = Chiama ALT
web-call-stop-detail = il round finisce adesso
web-call-last = Lancia una SFIDA
web-call-last-detail = riveli la tua mano a tutti

## Il tavolo: cronaca, frasi, menu

web-log = Cronaca
web-talk = Chat
web-log-and-talk = Cronaca e chat
web-talk-empty = Nessuno ha ancora detto niente.
web-say-something = Di’ qualcosa
web-phrase-hello = Ciao!
web-phrase-good-luck = Buona fortuna
web-phrase-well-played = Bella mossa
web-phrase-thanks = Grazie
web-phrase-wow = Caspita
web-phrase-oops = Ops
web-phrase-hurry = Tocca a te?
web-phrase-good-game = Bella partita
web-menu = Menu
web-hints-on = Suggerimenti attivi: chi è di turno può chiedere che cosa farebbe il bot più forte.
web-bot-for-me = Fai giocare un bot per me
web-bot-for-me-detail = puoi riprendere il tuo posto quando vuoi
web-rules = Regole
web-shortcuts = Tasti
web-signs = Che cosa dicono i segni
web-signs-about = L’angolo di una carta mostra il suo colore e quanto vale.
web-sign-duo = 2→1: due carte che fanno coppia valgono 1 punto.
web-sign-collector = 0 3 6…: una, due, tre carte dello stesso tipo valgono 0, 3, 6 punti, e così via.
web-sign-multiplier = 1×: tanti punti per ogni carta del tipo disegnato.
web-leave-table = Lascia il tavolo
web-leave-table-detail = la partita aspetta in “Le mie partite”
web-close = Chiudi
web-key-deck = pescare dal mazzo
web-key-piles = prendere dalla pila A o B, o metterci una carta
web-key-walk = scorrere carte, pile e giocatori
web-key-enter = scegliere, premere
web-key-undo = annullare la scelta
web-key-main = fare quello che dice il pulsante grande
web-key-end = terminare il turno
web-key-stop = chiamare ALT
web-key-last = lanciare una SFIDA
web-key-log = cronaca e chat
web-key-hint = chiedere un suggerimento, se il tavolo ne dà
web-key-help = questo elenco
web-recap = Mentre non c’eri
web-known-hand = Quello che potresti ricordare di questa mano
web-known-nothing = Niente di sicuro.
web-known-pile = { $pile }, dall’alto in basso
web-known-pile-help = Quello che potresti ricordare: una carta coperta è una che non hai visto.

## Il tavolo: quando qualcosa non va

web-lost = Connessione persa
web-lost-next = Nuovo tentativo tra { $time }. Il tuo posto è al sicuro.
web-lost-trying = Si riprova. Il tuo posto è al sicuro.
web-try-now = Riprova
web-no-table = Qui non c’è nessun tavolo
web-page-lost = La pagina non si è caricata
web-home = All’inizio
web-loading = Un momento…

## La fine di un round e di una partita

web-round-title = { $ending ->
    [stop] { $who ->
        [you] Hai chiamato ALT.
       *[other] { $name } ha chiamato ALT.
      }
    [bet_won] { $who ->
        [you] Hai vinto la sfida.
       *[other] { $name } ha vinto la sfida.
      }
    [bet_lost] { $who ->
        [you] Hai perso la sfida.
       *[other] { $name } ha perso la sfida.
      }
   *[void] Il mazzo è esaurito.
  }
web-round-detail = { $ending ->
    [stop] Ognuno segna i punti delle proprie carte.
    [bet_won] SFIDA con { $points } punti, e nessuno ha fatto meglio. Gli altri segnano solo il loro bonus colore.
    [bet_lost] SFIDA con { $points } punti: non sono bastati. Gli altri segnano i punti delle loro carte.
   *[void] Nessuno ha chiamato, quindi nessuno segna punti in questo round.
  }
web-bet-broken = { $who ->
    [you] Hai battuto la sfida.
   *[other] { $name } ha battuto la sfida.
  }
web-bet-numbers = { $whose ->
    [more] I tuoi { $more } contro { $less }.
    [less] { $more } contro i tuoi { $less }.
   *[none] { $more } contro { $less }.
  } { $ending ->
    [bet_won] Gli altri segnano solo il loro bonus colore.
   *[bet_lost] Chi ha chiamato segna solo il bonus colore.
  }
web-ledger-rule = Regola
web-ledger-called = chiamata
web-ledger-duos = { $count ->
    [one] una coppia
   *[other] { $count } coppie
  }
web-ledger-cards = Punti delle carte
web-ledger-round = Questo round
web-ledger-lost = non conta
web-totals = { $points ->
    [1] Punti
   *[other] Totali, si gioca fino a { $points } punti
  }
web-see-cards = Vedi le carte
web-counted-nothing = nessun punto
web-next-round = Prossimo round
web-next-ready = pronti: { $ready } su { $people }, si inizia tra { $time }
web-next-starts = si inizia tra { $time }
web-to-result = Vai al risultato
web-rounds = { $count ->
    [one] Un round
   *[other] { $count } round
  }
web-by-mermaids = Quattro sirene vincono subito la partita.
web-best-round = miglior round: { $points }, { $calls ->
    [0] nessuna chiamata
    [one] una chiamata
   *[other] { $calls } chiamate
  }
web-end-ahead = { $who ->
    [you] Eri in testa dal round { $round }.
   *[other] { $name } era in testa dal round { $round }.
  }
web-end-always = { $who ->
    [you] Eri in testa dal primo round.
   *[other] { $name } era in testa dal primo round.
  }
web-end-late = { $who ->
    [you] L’ultimo round ti ha portato in testa.
   *[other] L’ultimo round ha portato in testa { $name }.
  }
web-end-level = Parità a { $points }: { $names }.
web-end-shared = Qui non decide nulla: la vittoria è condivisa.
web-turning-points = Momenti decisivi
web-review-open = Analisi
web-curve = Probabilità di vincere
web-curve-points = Punti
web-curve-about = A ogni turno, con tutte le mani scoperte e il mazzo ignoto.
web-curve-working = Calcolo le probabilità…
web-curve-spoken = { $name }: { $first } all’inizio, fra { $least } e { $most } lungo la partita, { $last } alla fine.
web-last-round = L’ultimo round
web-replay = Rivedi
web-rematch = Rivincita
web-rematch-bots = stesso tavolo, nuove carte
web-rematch-friends = appena tutti sono pronti
web-new-table = Nuovo tavolo
web-new-table-detail = a questo si è già giocato molto

## Rivedere una partita

web-replay-title = Rivedi il round { $round }
web-replay-looking = Cerco la partita…
web-replay-none = Qui non c’è niente da rivedere
web-replay-soon = Partita in corso
web-replay-soon-about = Appena la partita è finita, qui puoi rivedere ogni mossa.
web-replay-not-allowed = Ti serve il link di qualcuno che era a questo tavolo.
web-replay-no-such = Questa partita non esiste; forse manca un pezzo del link.
web-replay-to-table = Al tavolo
web-replay-seats = I giocatori e le loro carte
web-replay-seat = { $name }: { $target ->
    [1] { $total } punti
   *[other] { $total } su { $target } punti
  }.
web-replay-points = { $points ->
    [one] { $points } punto finora
   *[other] { $points } punti finora
  }
web-replay-gain = +{ $points } in questo round
web-replay-laid = Calate: { $cards }.
web-replay-hand = In mano: { $cards }.
web-replay-held = { $count ->
    [one] { $count } carta in mano
   *[other] { $count } carte in mano
  }
web-replay-drawn = Pescate: { $cards }.
web-replay-hidden = Queste carte erano nascoste.
web-replay-drew = { $who ->
    [you] Hai pescato { $count ->
        [one] una carta
       *[other] { $count } carte
      }.
   *[other] { $name } ha pescato { $count ->
        [one] una carta
       *[other] { $count } carte
      }.
  }
web-replay-drew-seen = { $who ->
    [you] Hai pescato: { $cards }.
   *[other] { $name } ha pescato: { $cards }.
  }
web-replay-shows = { $who ->
    [you] Hai rivelato la tua mano.
   *[other] { $name } ha rivelato la sua mano.
  }
web-replay-step = { $step } su { $steps }
web-replay-where = Round { $round }, passo { $step } su { $steps }: { $sentence }
web-replay-slider = Passo
web-replay-back = Passo precedente
web-replay-on = Passo successivo
web-replay-play = Riproduci
web-replay-pause = Pausa
web-replay-speed = Velocità
web-replay-speed-name = { $speed ->
    [slow] Bassa
    [fast] Alta
   *[normal] Media
  }
web-replay-view = Come guardare
web-replay-open = Tutte le mani scoperte
web-replay-open-short = Tutte le mani
web-replay-open-about = ogni carta tenuta, pescata o guardata
web-replay-as = { $who ->
    [you] Come l’hai vista tu
   *[other] Come l’ha vista { $name }
  }
web-replay-game = Partita
web-replay-game-of = Partita { $game } di { $games }
web-replay-key-space = Spazio
web-replay-key-step = un passo indietro, un passo avanti
web-replay-key-play = riproduci o pausa
web-replay-key-round = round successivo, round precedente
web-replay-key-ends = all’inizio, alla fine
web-replay-story = Che cosa è successo
web-replay-round-short = R{ $round }
web-replay-ledger = Il round, regola per regola
# Un round in un elenco: senza punto, accanto ci sono i punti.
web-moment = { $ending ->
    [stop] { $who ->
        [you] Hai chiamato ALT
       *[other] { $name } ha chiamato ALT
      }
    [bet_won] { $who ->
        [you] Hai vinto la sfida
       *[other] { $name } ha vinto la sfida
      }
    [bet_lost] { $who ->
        [you] Hai perso la sfida
       *[other] { $name } ha perso la sfida
      }
    [mermaids] Quattro sirene
   *[void] Il mazzo è esaurito
  }
web-moment-gain = +{ $points }
web-moment-best = { $name } +{ $points }
web-replay-share = Condividi e verifica
web-replay-share-about = Il link apre la partita al passo { $step }, con la stessa vista: { $view }.
web-replay-copy = Copia il link
web-replay-record = Scarica la partita
web-replay-record-about = La registrazione è un testo con ogni mossa e ogni carta. La possono leggere anche altri programmi.
web-replay-keep = Conserva questa partita
web-replay-kept = Il server conserva questa partita per te.
web-replay-keep-about = Dopo un po’ le vecchie partite vengono eliminate. Quelle che qualcuno conserva restano.
web-replay-verify = Verifica il mazzo
web-replay-verify-about = Guarda se qualcuno avrebbe potuto scegliere le carte.
web-replay-verifying = Verifica in corso…
web-replay-fair = Le carte sono state mescolate onestamente.
web-replay-fair-why = Il tavolo ha fissato il suo segreto prima della partita, dopo ogni giocatore ha aggiunto un numero suo, e ogni carta è uscita come dicono questi numeri: nessuno ha potuto scegliere le carte.
web-replay-fair-here = Questo browser ha verificato da sé il segreto e il seme.
web-replay-unfair = Non si può confermare come sono state mescolate le carte.
web-replay-unfair-why = I numeri non tornano: forse le carte non sono uscite dal mazzo promesso.
web-replay-numbers = Tutti i numeri
web-replay-commitment = Impegno prima della partita (SHA-256 del segreto)
web-replay-secret = Segreto del server
web-replay-nonce = Aggiunto da { $name }
web-replay-seed = Seme di tutte le carte (SHA-256 di segreto e numeri)

## Carte
# Il nome sta sulla carta, in una colonna di circa otto lettere: una parola lunga vuole trattini facoltativi.
# La regola sotto ha al massimo 15 caratteri: quello che la carta segna.

web-card-label = { $kind-gender ->
    [f] { $kind } { $color-f }
   *[m] { $kind } { $color }
  }
web-copies = Nella scatola
web-copies-color = { $count } × { $color }

web-name-crab = Gran{"\u00AD"}chio
web-name-boat = Barca
web-name-fish = Pesce
web-name-swimmer = Nuota{"\u00AD"}tore
web-name-shark = Squalo
web-name-mermaid = Sirena
web-name-shell = Conchi{"\u00AD"}glia
web-name-octopus = Polpo
web-name-penguin = Pin{"\u00AD"}guino
web-name-sailor = Mari{"\u00AD"}naio
web-name-lighthouse = Faro
web-name-shoal = Banco
web-name-colony = Colonia
web-name-captain = Capitano
web-name-jellyfish = Medusa
web-name-lobster = Astice
web-name-crabcast = Colonia di granchi
web-name-starfish = Stella marina
web-name-seahorse = Caval{"\u00AD"}luccio marino

web-rule-crab = coppia · 1
web-rule-boat = coppia · 1
web-rule-fish = coppia · 1
web-rule-swimmer = + squalo · 1
web-rule-shark = + nuotatore · 1
web-rule-mermaid = colore top
web-rule-shell = 0 2 4 6 8 10
web-rule-octopus = 0 3 6 9 12
web-rule-penguin = 1 3 5
web-rule-sailor = uno 0, due 5
web-rule-lighthouse = 1 per barca
web-rule-shoal = 1 per pesce
web-rule-colony = 2 per pinguino
web-rule-captain = 3 per marinaio
web-rule-jellyfish = + nuotatore · 1
web-rule-lobster = + granchio · 1
web-rule-crabcast = 1 per granchio
web-rule-starfish = tris · 3
web-rule-seahorse = + collezione

# La riga su una carta toccata: il suo nome sta davanti. Al massimo 68 caratteri.
web-short-crab = due: 1 punto, e prendi una carta da una pila
web-short-boat = due: 1 punto, e giochi un altro turno
web-short-fish = due: 1 punto, e peschi una carta
web-short-swimmer = con uno squalo: 1 punto, e rubi una carta
web-short-shark = con un nuotatore: 1 punto, e rubi una carta
web-short-mermaid = 1 punto per ogni carta del tuo colore più presente; quattro vincono
web-short-shell = da due a sei: 2, 4, 6, 8 o 10 punti
web-short-octopus = da due a cinque: 3, 6, 9 o 12 punti
web-short-penguin = da uno a tre: 1, 3 o 5 punti
web-short-sailor = tutti e due: 5 punti
web-short-lighthouse = 1 punto per ognuna delle tue barche
web-short-shoal = 1 punto per ognuno dei tuoi pesci
web-short-colony = 2 punti per ognuno dei tuoi pinguini
web-short-captain = 3 punti per ognuno dei tuoi marinai
web-short-jellyfish = con un nuotatore: 1 punto, e gli altri pescano una sola carta
web-short-lobster = con un granchio: 1 punto, e tieni una carta su cinque
web-short-crabcast = 1 punto per ognuno dei tuoi granchi
web-short-starfish = con una coppia: 2 punti in più, ma nessun effetto
web-short-seahorse = vale come una carta in più di una collezione

web-about-crab = Due granchi sono una coppia che vale 1 punto. Quando li cali, scegli una pila degli scarti, guardala tutta e prendi una carta.
web-about-boat = Due barche sono una coppia che vale 1 punto. Quando le cali, gioca subito un altro turno intero.
web-about-fish = Due pesci sono una coppia che vale 1 punto. Quando li cali, aggiungi alla mano la carta in cima al mazzo.
web-about-swimmer = Con uno squalo è una coppia che vale 1 punto. Quando li cali, scegli un avversario e ruba una carta a caso dalla sua mano. Con Extra Salt può andare anche con una medusa.
web-about-shark = Con un nuotatore è una coppia che vale 1 punto. Quando li cali, scegli un avversario e ruba una carta a caso dalla sua mano. Le mani rivelate sono protette.
web-about-mermaid = La tua prima sirena dà 1 punto per ogni carta del colore che hai di più, la seconda per ogni carta del secondo colore che hai di più, e così via. Tutte e quattro nella tua mano vincono la partita.
web-about-shell = Una conchiglia non vale niente; da due a sei conchiglie valgono insieme 2, 4, 6, 8 o 10 punti.
web-about-octopus = Un polpo non vale niente; da due a cinque polpi valgono insieme 3, 6, 9 o 12 punti.
web-about-penguin = Uno, due o tre pinguini valgono insieme 1, 3 o 5 punti.
web-about-sailor = Un marinaio non vale niente; tutti e due valgono insieme 5 punti.
web-about-lighthouse = Vale 1 punto per ogni barca che hai, in mano o calata.
web-about-shoal = Vale 1 punto per ogni pesce che hai, in mano o calato. Il banco stesso non è uno di loro.
web-about-colony = Vale 2 punti per ogni pinguino che hai. La colonia stessa non è uno di loro.
web-about-captain = Vale 3 punti per ogni marinaio che hai. Il capitano non è uno di loro.
web-about-jellyfish = Con un nuotatore è una coppia che vale 1 punto. Quando li cali, nel loro prossimo turno i tuoi avversari possono solo pescare una carta dal mazzo: nessuna pila, nessuna coppia, nessuna chiamata.
web-about-lobster = Con un granchio è una coppia che vale 1 punto. Quando li cali, guarda le cinque carte in cima al mazzo, tienine una e rimescola le altre nel mazzo.
web-about-crabcast = Vale 1 punto per ogni granchio che hai, in mano o calato. Un astice non è un granchio.
web-about-starfish = Calala insieme a una coppia dalla tua mano, come tris che vale 3 punti. L’effetto della coppia non si applica. Al massimo una stella marina per coppia, e mai aggiunta in seguito.
web-about-seahorse = Resta nella tua mano e conta come una conchiglia, un polpo, un pinguino o un marinaio in più, come ti conviene, se ne hai almeno uno e la collezione non è completa.

## Il round del giorno

daily-today = Oggi
daily-title = Il round del giorno
daily-set = Gioca le mie carte
daily-set-on = I tre round
daily-long = La partita lunga
daily-new = stesse carte per tutti
daily-playing = la tua prova ti aspetta
daily-result = { $outcome ->
    [won] vinta
    [lost] persa
   *[shared] pari
  }, { $difference }
daily-again = Gioca ancora
daily-again-about = stesse carte, per divertimento
daily-rated = Il round del giorno: questa conta.
daily-fun = Il round del giorno, per divertimento: conta solo la tua prima della giornata.

# Le persone con cui abbiamo giocato.
web-people-title = Persone
web-people-record = Tu { $won } : { $lost } { $name } in { $games ->
    [one] una partita
   *[other] { $games } partite
  }
web-people-owned = questo nome è solo suo
web-people-more = { $name }: giocare ancora, ricordare, segnalare
web-people-again = Gioca ancora con { $name }
web-people-again-about = Un tavolo per due. L’invito resta un giorno sulla sua pagina iniziale.
web-people-remember = Ricorda
web-people-remember-about = In cima alle persone che conosci.
web-people-avoid = Mai più
web-people-avoid-about = Nessuna ricerca vi fa incontrare e non vedi quello che dice. Non ne viene a sapere nulla.
web-people-is-remember = da ricordare
web-people-is-avoid = mai più
web-report = Segnala
web-report-about = Lo legge chi gestisce questo server, con il nome e il tavolo. Di che si tratta?
web-report-name = Il nome
web-report-talk = Troppe frasi
web-report-slow = Perde tempo apposta
web-report-cheating = Imbroglia
web-report-done = Segnalato. Grazie.
web-asked-title = Ti invitano a giocare
web-asked = vorrebbe un’altra partita con te
web-asked-come = Vai
web-asked-no = Non ora, { $name }
web-own-name = «{ $name }» qui è solo tuo.
web-own-claim = Tieni questo nome solo per me
web-own-ask = Nessun altro potrà più sedersi qui come «{ $name }», né con un nome che gli somiglia. Di nomi così ne hai uno solo, per sempre.
web-own-yes = È mio
web-own-no = Non ora
