# Il server, come parla a chi lo avvia.

serve-at = Il tavolo è aperto all’indirizzo { $address } (Ctrl-C lo chiude).
serve-lan = Chiunque sia in questa rete domestica può giocare: basta aprire l’indirizzo, o inquadrare il codice con un telefono. Questa connessione non è cifrata; non usarla fuori casa.
serve-bad-setting = “{ $about }” non va bene per l’impostazione { $setting }; docs/settings.md le elenca tutte.
serve-no-port = Non riesco ad ascoltare su { $about }: { $why }.
serve-no-database = Il tavolo non si può aprire: { $why }.
serve-no-pages = Il tavolo per il browser non è ancora costruito. In una copia dei sorgenti lo costruisce `./dev play`; un seasalt installato lo contiene già.
