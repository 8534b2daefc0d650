# L’arena: bot contro bot.

arena-heading = { $players } giocatori, { $deals ->
    [one] { $deals } smazzata
   *[other] { $deals } smazzate
  }, { $games ->
    [one] { $games } partita
   *[other] { $games } partite
  }; bot di pari forza vincerebbero { $par } ciascuno.
arena-bot = Bot
arena-wins = Vittorie
arena-between = 95 su 100
arena-points = Punti
arena-ahead = Vantaggio
arena-rating = Valutazione
arena-cpu = CPU per decisione
arena-before = Davanti a …
arena-starter = Il posto che comincia ha vinto { $share } delle partite, fra { $low } e { $high }.
arena-rounds = { $rounds } round per partita.
arena-without-luck = { $name } al netto della fortuna delle carte misurata: { $share } (tra { $low } e { $high })
arena-by-deal = “95 su 100” e ± dicono dove stanno i numeri veri, 95 volte su 100, calcolati sulle smazzate.
arena-always-valid = “95 su 100” dice dove sta la quota vera, 95 volte su 100, in qualunque momento ci si fermi; ± solo come se la durata fosse fissata prima.
arena-decided = { $deals ->
    [one] Deciso dopo { $deals } smazzata
   *[other] Deciso dopo { $deals } smazzate
  }: il primo bot di sicuro non è forte esattamente come gli altri.
arena-interrupted = Interrotto: ecco quanto giocato fino a qui.
arena-forfeit = { $name } ha perso a tavolino { $count ->
    [one] { $count } partita
   *[other] { $count } partite
  }, la prima nella smazzata { $deal }: { $why }
forfeit-illegal = “{ $detail }” adesso non è permesso.
forfeit-garbage = “{ $detail }” non è una risposta.
forfeit-hung = nessuna risposta in { $detail }.
forfeit-crashed = il programma è terminato ({ $detail }).
forfeit-not-started = il programma non è diventato pronto ({ $detail }).
arena-deals = Smazzate
arena-so-far = { $name } { $share }
arena-by-budget = Vittorie secondo il budget
arena-two-bots = Indica almeno due bot, per esempio: seasalt arena greedy random
arena-no-command = Dopo “cmd:” viene il comando del tuo bot, per esempio: "cmd:python my_bot.py"
arena-no-program = Non c’è nessun programma “{ $program }” da avviare.
arena-too-many = Tutti gli ordini di così tanti bot sono { $games } partite per smazzata; al massimo { $most }.
arena-plot-ending = Un’immagine è un file .png o .svg, e “{ $file }” non è né l’uno né l’altro.
arena-plot-missing = Le immagini richiedono matplotlib: pip install "seasalt[plots]"
arena-hidden-decisions = --hidden aggiunge colonne a un insieme di dati di decisioni: servono --dataset e --rows decisions.
arena-dataset-missing = Gli insiemi di dati richiedono pyarrow: pip install "seasalt[dataset]"
arena-dataset-other = “{ $file }” appartiene a un insieme di dati iniziato da un altro comando: portalo a termine, oppure elimina il file.
arena-dataset-busy = Un’altra arena sta scrivendo “{ $file }”.
arena-dataset-writing = Scrittura
arena-dataset-written = “{ $file }” è scritto: { $rows ->
    [one] { $rows } riga
   *[other] { $rows } righe
  }.
arena-dataset-goes-on = “{ $file }” non è finito; lo stesso comando continua.
arena-ray-missing = Un cluster richiede Ray: pip install "seasalt[ray]"
arena-ray-failed = Non riesco a entrare nel cluster: { $why }

## il gruppo

field-heading = { $name } contro il gruppo, versione { $version }: { $players } giocatori, { $deals ->
    [one] { $deals } smazzata
   *[other] { $deals } smazzate
  } in tutti gli ordini, { $games ->
    [one] { $games } partita
   *[other] { $games } partite
  }; bot di pari forza vincerebbero { $par } ciascuno.
field-opponent = Avversario
field-base = Gioco base
field-extra-salt = Extra Salt
field-mean = Il gruppo
field-by-deal = “95 su 100” dice dove sta la quota vera, 95 volte su 100, calcolata sulle smazzate.
field-players = Posti
field-public = Aperti
field-held-out = Riservati
field-mixed = Tavoli misti
field-response = Il più forte dei dieci contro di lui, scelto su metà delle smazzate: { $opponent } vince { $share } dell’altra metà ({ $between }). Una risposta ottima vince almeno altrettanto.
field-card-facts = Protocollo { $protocol }, campo { $version }, { $games } partite. Comando: { $command }. Commit: { $commit }. Ore: { $hours }. CPU: { $cpu }. Impronta: { $digest }
field-card-ending = Il file di una scheda termina con .json o .md: “{ $file }”.
field-card-fixed = Una scheda è sempre il protocollo intero: senza --players, --deals e --box.
