# Il tavolo al terminale: che cosa si vede, che cosa si può fare, e aiuto su ogni scelta.

terminal-welcome = Ti diamo il benvenuto al tavolo. Rispondi con un numero, o scrivi l’azione stessa: “take A”, “end”. “?” spiega tutte le scelte, “q” lascia il tavolo.
terminal-goodbye = A presto.
terminal-kept = La partita è salvata. Per continuarla: seasalt play --resume { $file }
terminal-how-to-keep = (La prossima volta, --record FILE salva la partita, così potrai continuarla.)
terminal-your-turn = Tocca a te
terminal-round = Round { $number } · { $turn }
terminal-deck = Mazzo
terminal-hand = Mano
terminal-laid = Calate
terminal-you = Tu
terminal-total = { $total } su { $target }
terminal-cards-in-hand = { $count ->
    [one] { $count } carta in mano
   *[other] { $count } carte in mano
  }
terminal-called = ha lanciato una SFIDA
terminal-restricted = sotto l’effetto di una medusa
terminal-pile = { $pile } ({ $count })
terminal-pile-empty = vuota
terminal-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }
terminal-missing = { $missing ->
    [one] ancora { $missing } punto per chiudere il round
   *[other] ancora { $missing } punti per chiudere il round
  }
terminal-may-call = puoi chiudere il round
terminal-bonus = bonus colore { $bonus } ({ $color })
terminal-drawn = Hai pescato
terminal-searched = { $pile }, dal basso in alto
terminal-looked-at = Stai guardando
terminal-menu = { $count ->
    [one] Invio
   *[other] Numero
  }? (? aiuto, p punti, t tavolo, q uscire{ $memory ->
    [yes] , m memoria
   *[no] {""}
  }{ $hints ->
    [yes] , i suggerimento
   *[no] {""}
  })
terminal-not-understood = “{ $answer }” non corrisponde a nessuna scelta: { $count ->
    [one] premi Invio
   *[other] scrivi un numero da 1 a { $count }
  }, o “?” per l’aiuto.
terminal-ambiguous = “{ $answer }” può indicare più scelte: scrivi il numero.
terminal-memory-title = Quello che potresti ricordare
terminal-memory-pile = { $pile }, dal basso in alto
terminal-memory-hand = { $name } ha di sicuro
terminal-memory-deck = Di sicuro nel mazzo
terminal-memory-unknown = ?
terminal-hint-title = Che cosa farebbe il bot più forte
terminal-hint-chance = Vince
terminal-hint-between = Tra
terminal-hint-points = Punti
terminal-hint-expected = { $points }
terminal-hint-about = La probabilità di vincere la partita; tra quali valori si trova 19 volte su 20; i punti attesi in questo round.

## Scelte. $gain è quello che la carta aggiunge ora ai tuoi punti.

gain = { $gain ->
    [0] {""}
   *[other] +{ $gain }
  }
option-draw = pescare due carte dal mazzo, tenerne una
option-draw-last = pescare l’ultima carta del mazzo
option-draw-restricted = pescare una carta
option-take = prendere { $card-the } dalla { $pile }
option-keep = tenere { $card-the }, scartare { $other-the } sulla { $pile }
option-lay-crab = calare { $cards }: prendere una carta da una pila
option-lay-boat = calare { $cards }: giocare un altro turno
option-lay-fish = calare { $cards }: pescare una carta
option-lay-shark = calare { $cards }: rubare una carta
option-lay-jellyfish = calare { $cards }: gli altri potranno solo pescare una carta
option-lay-lobster = calare { $cards }: guardare cinque carte, tenerne una
option-lay-starfish = calare { $cards } come tris: 3 punti, nessun effetto
option-lay-none = calare { $cards }: nessun effetto ora, non c’è niente da prendere
option-look = guardare tutta la { $pile } ({ $count ->
    [one] { $count } carta
   *[other] { $count } carte
  })
option-pick = prendere { $card-the }
option-steal = rubare una carta a { $name } ({ $count ->
    [one] { $count } carta in mano
   *[other] { $count } carte in mano
  })
option-mermaids = calare le quattro sirene e vincere la partita
option-call-mermaids = { $call ->
    [stop] chiamare ALT
   *[last_chance] lanciare una SFIDA
  }: le tue quattro sirene vincono la partita
option-stop = chiamare ALT: segni { $points } punti
option-last = lanciare una SFIDA: { $points } + { $bonus } se nessuno ti supera, altrimenti { $bonus }
option-last-void = lanciare una SFIDA: il mazzo è vuoto, nessuno segnerebbe punti
option-end = terminare il tuo turno

## Aiuto

help-draw = Vedi due carte, ne aggiungi una alla mano e scarti l’altra scoperta. Nessuno sa quale hai tenuto.
help-take = Tutti vedono quale carta prendi.
help-keep = La carta che tieni va nella tua mano senza che nessuno la veda. L’altra va sulla pila, dove il prossimo giocatore può prenderla.
help-lay = La coppia resta di fronte a te, protetta dagli attacchi, e conta comunque. Prima si applica il suo effetto, poi continui il tuo turno.
help-look = Vedi tutta la pila, in ordine, e prendi una carta. Gli altri vedono solo che ne manca una, e la nuova carta in cima.
help-pick = Va nella tua mano; non devi mostrarla.
help-steal = Il caso sceglie una carta di quella mano. Solo voi due saprete quale.
help-mermaids = Quali che siano i totali: la partita è tua.
help-stop = Il round finisce adesso. Ognuno segna i punti delle proprie carte, senza bonus colore.
help-last = Scommetti che nessuno avrà più punti di te dopo un ultimo turno ciascuno. Riveli la tua mano; nessuno può più rubarti carte. Se vinci la sfida, segni i punti delle tue carte e il tuo bonus colore, e gli altri solo il loro bonus colore. Se la perdi, segni solo il tuo bonus colore, e gli altri i punti delle loro carte.
help-end = Tocca al prossimo giocatore. Potrai chiudere il round in un altro turno: con 7 punti nessuno è obbligato.
help-commands = Se c’è una sola scelta, basta Invio. p mostra i tuoi punti e da dove vengono, t di nuovo il tavolo, q lascia il tavolo.{ $memory ->
    [yes] {" "}m mostra quello che avresti potuto ricordare.
   *[no] {""}
  }{ $hints ->
    [yes] {" "}i mostra che cosa farebbe il bot più forte, e perché.
   *[no] {""}
  } Invece di un numero puoi scrivere l’azione stessa, o il suo inizio: “draw”, “take B”, “end”.
