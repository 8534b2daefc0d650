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
puzzle-calendar = Problemi degli ultimi giorni
puzzle-mark-solved = risolto
puzzle-mark-tried = risposto
puzzle-mark-open = ancora senza risposta
puzzle-rating = la tua valutazione { $rating } ± { $margin }
puzzle-rating-now = La tua valutazione: { $rating } ({ $change })
puzzle-found-by = Trovato da:
puzzle-try = Scegli un’opzione per continuare da qui: i bot giocano per gli altri, e le carte coperte vengono ridistribuite.
puzzle-trying = { $option }, e poi?
puzzle-trying-about = Continua fino alla fine del round. Le carte coperte vengono ridistribuite.
