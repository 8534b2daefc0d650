# La pagina di un’analisi: seasalt review GAME --html report.html

report-title = Analisi della partita: { $names }
report-kicker = Analisi della partita
report-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } round
  }
report-place = Round { $round }, turno { $turn }
report-place-deal = Round { $round }, prima del primo turno

report-curve = Probabilità di vincere
report-curve-about = A ogni turno, con tutte le mani scoperte e il mazzo ignoto. I numeri segnano le scelte più care, le lettere i colpi di fortuna.
report-curve-spoken = { $name }: { $first } all’inizio, fra { $least } e { $most } lungo la partita, { $last } alla fine.
report-mark-costly = { $place }: { $name } regala { $loss }
report-mark-stroke = { $place }: fortuna, { $change } per { $name }

report-players = I giocatori
report-played-like = Ha giocato come: { $level }
report-no-level = Livello: non noto
report-loss-per-decision = { $loss } di una partita persi a ogni scelta
report-verdict-best = { $count ->
    [one] la migliore
   *[other] migliori
  }
report-verdict-good = { $count ->
    [one] buona
   *[other] buone
  }
report-verdict-inaccuracy = { $count ->
    [one] imprecisione
   *[other] imprecisioni
  }
report-verdict-mistake = { $count ->
    [one] errore
   *[other] errori
  }
report-verdict-blunder = { $count ->
    [one] erroraccio
   *[other] erroracci
  }

report-ledger = Fortuna e scelte
report-ledger-about = Come la probabilità iniziale è diventata il risultato, con tutte le mani scoperte: per le carte, per le proprie scelte, per quelle degli altri. I conti tornano.

report-costly = Le scelte più care
report-costly-about = Mostrate e giudicate come il giocatore vedeva il tavolo in quel momento: niente di coperto, e niente di ciò che è venuto dopo.
report-costly-none = Nessuna scelta è costata qualcosa di rilevante.
report-cost = costa { $loss } di una partita (fra { $low } e { $high })
report-worth = vince { $chance }, { $points } punti
report-option = Possibilità
report-stop = chiamare ALT
report-last-chance = lanciare una SFIDA
report-end = terminare il turno
report-drawn = Pescate
report-looked-at = Guardate

report-well = Ben fatto
report-well-about = Le scelte migliori, quando tutto il resto sarebbe stato nettamente peggio.
report-well-none = Nessuna scelta spicca: ce n’era sempre un’altra quasi altrettanto buona.
report-instead = invece di: { $option } ({ $chance })

report-strokes = Colpi di fortuna
report-strokes-about = Che cosa hanno fatto le carte per alcuni e contro altri.
report-strokes-none = Nessuna carta ha spostato le probabilità di { $least } o più.

report-bets = Chiudere o no
report-bets-about = La probabilità di vincere con ALT, con SFIDA e continuando, ogni volta che si poteva chiudere il round. La scelta fatta è incorniciata, la migliore in grassetto.
report-bets-none = Non c’è mai stato da decidere se chiudere.
report-when = Quando
report-bet-stop = ALT
report-bet-last-chance = SFIDA
report-bet-play-on = Continuare

report-kinds = Dove si è perso
report-kinds-about = Quanto sono costate insieme le scelte di ogni tipo, in parti di una partita.
report-decisions = { $count ->
    [one] in { $count } scelta
   *[other] in { $count } scelte
  }

report-method = Ogni scelta è confrontata con la possibilità migliore nelle stesse distribuzioni immaginate, tutte compatibili con ciò che il giocatore sapeva. La precisione è 100 quando non si perde nulla.
report-costs = Un’imprecisione costa almeno { $inaccuracy } di una partita, un errore { $mistake }, un erroraccio { $blunder }; nel dubbio vale la parola più mite.
report-reviewer = Analisi di { $reviewer }.
report-written = Il rapporto è in { $file }.
