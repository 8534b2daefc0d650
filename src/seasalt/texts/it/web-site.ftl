# L’edizione senza server, solo nel browser; la sua costruzione aggiunge queste parole alle altre.

web-site-setting-up = Preparo il tavolo…
web-failed-other-tab = Il tavolo è aperto in un’altra scheda. Gioca lì, oppure chiudi l’altra scheda.
web-failed-no-python = Non è stato possibile preparare il tavolo. Ricarica la pagina o prova un altro browser.
web-failed-needs-server = Per questo serve un server.
web-failed-networks-missing = Ora non è possibile caricare il campione. Riprova con una connessione o scegli un altro avversario.
web-failed-bad-record = Questo file non contiene una partita finita.
web-site-record = Apri una partita da un file
web-site-trouble-storage-full = Su questo dispositivo non c’è più spazio, quindi le partite non vengono più salvate. Questa continua finché la pagina è aperta.
web-site-trouble-no-storage = Questo browser non salva nulla per questa pagina; forse è una finestra privata. Le partite continuano finché la pagina è aperta.
web-site-trouble-newer-data = Le partite su questo dispositivo sono di una versione più recente di questa pagina. Ricaricala per averla; fino ad allora non si salva nulla.
web-site-update = È pronta una nuova versione. Parte la prossima volta che apri il tavolo.
web-site-update-now = Caricala ora
web-site-away = Il server non è raggiungibile. Questo tavolo è sul tuo dispositivo: puoi giocare contro i bot finché non torna.
web-site-away-back = Riprova il server

## Con altre persone

web-site-people = Con altre persone
web-site-people-tile = su un server
web-site-people-about = Questo tavolo è nel tuo browser, e nessun altro può sedersi. Ci si incontra su un server: se ne conosci uno, scrivi il suo indirizzo.
web-site-server = Indirizzo del server
web-site-server-about = Questo dispositivo lo ricorda.
web-site-server-wrong = Questo non è l’indirizzo di un sito.
web-site-server-go = Vai
