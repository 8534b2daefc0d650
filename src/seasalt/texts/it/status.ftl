# Come sta un server, come lo mostra `seasalt status`.

status-ready = Pronto: il server all’indirizzo { $address } è in servizio.
status-not-ready = Non pronto: il server all’indirizzo { $address } per ora non può servire.
status-unreachable = All’indirizzo { $address } non risponde nessuno: { $why }.
status-no-node = All’indirizzo { $address } risponde qualcosa, ma non è un server seasalt.
status-bad-address = “{ $about }” non è l’indirizzo di un server; per esempio: http://127.0.0.1:8000.
status-bad-watch = “{ $about }” non va bene: tra due letture passano da 1 a 3600 secondi.
status-no-metrics = Da qui i suoi numeri non si possono vedere (HTTP { $status }): chiedi sul server stesso, o con --metrics-token.
status-version = Versione
status-uptime = In funzione da
status-days = { $days } g { $clock }
status-database = Database
status-bus = Bus
status-up = raggiungibile
status-down = non raggiungibile
status-kernel = Kernel
status-kernel-library = libreria per questa macchina
status-kernel-plain = Python puro: nessuna libreria per questa macchina
status-tasks = Attività
status-tasks-well = tutte in funzione
status-tasks-down = { $count } ferme
status-restarts = { $count ->
    [one] { $count } riavvio
   *[other] { $count } riavvii
  }
status-process = Processo
status-used = { $cpu } % CPU, { $memory } MB, { $files } file aperti su { $most }
status-tables = Tavoli
status-gathering = { $count } in attesa di giocatori
status-playing = { $count } in gioco
status-over = { $count } finiti
status-held = { $count } seguiti da questo nodo
status-set-aside = { $count } messi da parte
status-connections = Connessioni
status-sockets = { $sockets ->
    [one] { $sockets } socket
   *[other] { $sockets } socket
  }, { $streams ->
    [one] { $streams } flusso
   *[other] { $streams } flussi
  }
status-moves = Mosse
status-per-minute = { $count } al minuto
status-answers = Risposte
status-commits = Scritture
status-loop = Ciclo degli eventi
status-since-start = dall’avvio
status-window = negli ultimi { $seconds } s
status-waiting = In attesa
status-thinking = Riflessione
status-killed = { $count ->
    [one] { $count } processo interrotto
   *[other] { $count } processi interrotti
  }
status-refusals = Rifiuti
status-refused = { $refusals } rifiuti, di cui { $floods } per troppa fretta; { $dropped ->
    [one] { $dropped } socket chiuso
   *[other] { $dropped } socket chiusi
  }
