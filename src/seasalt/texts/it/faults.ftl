# Che cosa non si può leggere
# $about è quello che è stato dato, $expected quello che si sarebbe letto.

fault-unknown-card = “{ $about }” non è una carta.
fault-unknown-action = “{ $about }” non è un’azione; qui va: { $expected }.
fault-unknown-pile = “{ $about }” non è una pila: si chiamano A e B.
fault-unknown-seat = Non c’è nessun posto “{ $about }”; i posti qui sono: { $expected }.
fault-wrong-card-count = “{ $about }” non indica due o tre carte.
fault-unknown-option = Non c’è nessuna opzione “{ $about }”; le opzioni sono: { $expected }.
fault-option-value = “{ $about }” non è possibile; scegli tra: { $expected }.
fault-target-score = Il punteggio da raggiungere dev’essere un numero intero da 1 a 999999, non “{ $about }”.
fault-unknown-edition = Non c’è nessuna edizione “{ $about }”; le edizioni sono: { $expected }.
fault-player-count = Si gioca in 2, 3 o 4, non in { $about }.
fault-seat-name = “{ $about }” non è un nome: servono da 1 a { $expected } caratteri stampabili, su una sola riga.
fault-not-a-record = Questa non è una registrazione di seasalt: comincia con “{ $about }”.
fault-record-version = Non conosco il formato di questa registrazione: “{ $about }”; leggo “{ $expected }”.
fault-record-line = Non riesco a leggere “{ $about }”; una riga dell’intestazione comincia con una di queste parole: { $expected }.
fault-record-header = L’intestazione non indica “{ $about }”.
fault-record-twice = “{ $about }” è indicato due volte.
fault-record-actor = In “{ $about }” non tocca a quel posto: ora tocca a “{ $expected }” (* è il caso).
fault-record-illegal = “{ $about }” è contro le regole. { $expected }
fault-record-check = La registrazione dice “{ $about }”, la partita dice “{ $expected }”.
fault-record-seed = Il seme non dà “{ $about }”, ma “{ $expected }”.
fault-record-seed-text = Un seme si scrive a coppie di caratteri 0-9 e a-f, non “{ $about }”.
fault-record-after-end = La partita è finita prima di “{ $about }”.
fault-record-hex = Servono { $expected } coppie di caratteri 0-9 e a-f, non “{ $about }”.
fault-record-secret = Il segreto “{ $about }” non corrisponde all’impegno “{ $expected }”.
fault-record-shared-seed = Il seme “{ $about }” non è quello dato dal segreto e dai nonce: “{ $expected }”.
fault-record-starter = Inizia il posto “{ $about }”, ma secondo il segreto e i nonce dovrebbe iniziare il posto “{ $expected }”.
fault-at-line = Riga { $line }: { $sentence }
