# I problemi, al terminale e nel browser: decisioni in cui una sola scelta è chiaramente la migliore.

puzzle-title = Problemi
puzzle-of-the-day = Il problema del giorno
puzzle-number = Problema { $number }
puzzle-ask = Quale scelta vince più spesso la partita?
puzzle-theme-take = Prendere o pescare?
puzzle-theme-keep = Quale carta tenere?
puzzle-theme-discard = Dove scartare?
puzzle-theme-pick = Quale carta scegliere?
puzzle-theme-rob = A chi rubare?
puzzle-theme-lay = Calare o aspettare?
puzzle-theme-call = Fermare, sfidare o continuare?
puzzle-level-casual = facile
puzzle-level-skilled = medio
puzzle-level-expert = difficile
puzzle-level-master = molto difficile
puzzle-players = { $players ->
    [one] { $players } giocatore
   *[other] { $players } giocatori
  }
error-puzzle-number = Non c’è un problema { $about }: sono numerati da 1 a { $most }.

## La risposta

puzzle-right = Ben visto!
puzzle-wrong = C’è di meglio.
puzzle-ahead = Da qui la tua scelta vince il { $chance } delle partite. La seconda ne vince il { $second }.
puzzle-behind = Da qui la tua scelta vince il { $chance } delle partite, la migliore il { $best }.
puzzle-points = In questo round la scelta migliore porta in media { $best } punti, { $who ->
    [next] la seconda
   *[you] la tua
  } { $points }.
puzzle-points-fewer = In questo round la scelta migliore porta in media persino meno punti, { $best } invece di { $points }. Ma conta la partita.
puzzle-options = Quanto vale ogni scelta
puzzle-options-about = La probabilità di vincere la partita e i punti da aspettarsi in questo round. Tutte le scelte sono state giocate nelle stesse { $worlds } distribuzioni, tutte compatibili con ciò che sai.
puzzle-best = la migliore
puzzle-yours = la tua scelta

## Perché la scelta migliore è la migliore. $points: ciò che la sua carta dà subito.

puzzle-idea-take-points = Ciò che è scoperto è sicuro: questa carta ti dà subito { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }, e due carte sconosciute raramente fanno meglio.
puzzle-idea-take-build = Qui non decidono i punti immediati: la carta prepara più di quanto prometta il mazzo, e chi gioca dopo di te non la trova più.
puzzle-idea-draw = Niente di scoperto ti aiuta molto. Pescando vedi due carte, nessuno sa quale tieni, e decidi tu che cosa trova il prossimo giocatore.
puzzle-idea-keep-points = Questa carta ti dà subito { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }. E l’altra sulla pila fa meno danni.
puzzle-idea-keep-build = Non contano i punti immediati, ma ciò che la carta può diventare, e ciò che il prossimo giocatore farebbe con l’altra.
puzzle-idea-discard = Uno scarto è un’offerta al prossimo giocatore. Qui copre una carta che nessuno deve prendere, o ne lascia una che vuoi tu.
puzzle-idea-pick-points = Puoi scegliere tra tutte queste carte: questa ti dà subito { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }.
puzzle-idea-pick-build = Qui non decidono i punti immediati: da questa carta può ancora nascere di più, e ciò che resta aiuta meno gli altri.
puzzle-idea-look = Ricordi che cosa c’è nelle pile: guarda dove si trova la carta che ti serve.
puzzle-idea-rob = Un furto fa più male dove ci sono molte buone carte in mano, e aiuta di più contro chi è più vicino alla vittoria.
puzzle-idea-lay = Una coppia calata conta ancora, e nessuno può rubarla. Il suo effetto vale di più adesso.
puzzle-idea-hold = Aspettare non costa nulla: una coppia conta anche in mano. Il suo effetto, o le carte per qualcosa di meglio, varranno di più dopo.
puzzle-idea-stop = Adesso il tuo vantaggio è sicuro. A ogni turno in più gli altri si avvicinano.
puzzle-idea-stop-wins = I punti che hai adesso bastano per arrivare al traguardo. Non c’è motivo di regalare agli altri un altro turno.
puzzle-idea-bet = In un turno gli altri difficilmente ti superano. La sfida ti dà anche il bonus colore e toglie loro le carte.
puzzle-idea-wait = C’è tempo per chiamare. Qualche turno in più vale per te più di ciò che segneresti adesso.

## Nel browser

puzzle-about = Una posizione vera, con tutto ciò che potresti sapere. Una scelta vince chiaramente più spesso delle altre.
puzzle-more = Altri problemi
puzzle-every-theme = Tutti i temi
puzzle-every-level = Tutte le difficoltà
puzzle-theme = Tema
puzzle-level = Difficoltà
puzzle-none = Non c’è un problema così. Scegli un altro tema o un’altra difficoltà.
puzzle-next = Prossimo problema
puzzle-show = Mostra la risposta
puzzle-to-today = Al problema del giorno
puzzle-today-about = Trova la mossa migliore
puzzle-today-done = Risolto oggi
puzzle-today-missed = Già provato oggi
puzzle-streak = { $days ->
    [one] { $days } giorno di fila
   *[other] { $days } giorni di fila
  }
puzzle-solved = { $solved } su { $tried } risolti
puzzle-loading = Dispongo le carte…
puzzle-lost = Non c’è un problema con questo numero
