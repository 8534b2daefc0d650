# Il server, come parla a chi lo avvia.

serve-at = Il tavolo è aperto all’indirizzo { $address } (Ctrl-C lo chiude).
serve-lan = Chiunque sia in questa rete domestica può giocare: basta aprire l’indirizzo, o inquadrare il codice con un telefono. Questa connessione non è cifrata; non usarla fuori casa.
serve-bad-setting = “{ $about }” non va bene per l’impostazione { $setting }; docs/deploy.md le elenca tutte.
serve-no-port = Non riesco ad ascoltare su { $about }: { $why }.
serve-address-unreadable = Questo non è un indirizzo; ha la forma sqlite:///FILE, postgresql://USER:PASSWORD@HOST:PORT/NAME o redis://HOST.
serve-address-no-file = Un database SQLite ha bisogno di un file: sqlite:///FILE.
serve-address-unknown-kind = Non so parlare con “{ $about }”: il database è sqlite o postgresql, il bus redis o valkey.
serve-address-no-driver = Il driver necessario non è installato: lo installa pip install '{ $about }' da riga di comando.
serve-fault-no-answer = A { $about } non risponde nessuno ({ $why }): il database è avviato, e l’indirizzo è giusto?
serve-fault-busy = Il database { $about } è troppo occupato in questo momento ({ $why }).
serve-fault-denied = Il database { $about } non mi lascia entrare: il nome o la password è sbagliata.
serve-fault-no-database = Il database { $about } non esiste: “createdb” ne crea uno.
serve-fault-no-folder = La cartella di { $about } non esiste: prima bisogna crearla.
serve-fault-no-file = Non riesco ad aprire o a creare { $about }: { $why }.
serve-fault-read-only = { $about } è di sola lettura: devo poter scrivere nel file e nella sua cartella.
serve-fault-disk-full = Il disco su cui si trova { $about } è pieno.
serve-fault-disk = Il disco su cui si trova { $about } segnala un errore: { $why }.
serve-fault-damaged = { $about } è danneggiato, o non è un database ({ $why }): “seasalt restore” ripristina una copia di sicurezza.
serve-fault-newer = { $about } viene da un seasalt più recente (revisione { $why }): installa quello, o ripristina una copia più vecchia.
serve-fault-foreign = { $about } appartiene a un altro programma: contiene una tabella “{ $why }”. Non ho cambiato nulla.
serve-no-pages = Il tavolo per il browser non è ancora costruito. In una copia dei sorgenti lo costruisce `./dev play`; un seasalt installato lo contiene già.
