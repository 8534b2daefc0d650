### Il round del giorno, nel browser.

daily-today = Oggi
daily-title = Il round del giorno
daily-long = La partita lunga
daily-new = stesse carte per tutti
daily-playing = la tua prova ti aspetta
daily-result = { $outcome ->
    [won] vinta
    [lost] persa
   *[shared] pari
  }, { $difference }
daily-about = Oggi tutti ricevono le stesse carte e affrontano lo stesso avversario: { $name } ({ $level }), che alle stesse mosse risponde sempre allo stesso modo.
daily-once = La tua prima partita conta. Niente suggerimenti, e nessuna fretta.
daily-then = Dopo vedrai che cosa ha fatto il maestro con queste carte, e come è andata a tutti qui.
daily-play = Gioca
daily-play-about = conta una sola prova
daily-again = Gioca ancora
daily-again-about = stesse carte, per divertimento
daily-gone = La tua partita di quel giorno non è stata finita.
daily-next = La prossima arriva alle { $time }.
daily-rated = Il round del giorno: questa conta.
daily-fun = Il round del giorno, per divertimento: conta solo la tua prima della giornata.
daily-thinking = Il maestro sta giocando queste carte…
daily-ask = Chiedi al maestro
daily-first = Qui nessuno l’ha finita prima di te.
daily-beaten = { $count ->
    [one] Hai fatto meglio di { $beaten } persona su { $count }.
   *[other] Hai fatto meglio di { $beaten } degli altri { $count }.
  }
daily-everybody = Il vantaggio di ognuno su { $name }, in punti
daily-bar = { $count ->
    [one] { $range }: { $count } persona
   *[other] { $range }: { $count } persone
  }
daily-range = da { $low } a { $high }
daily-or-more = { $low } o più
daily-or-less = { $high } o meno
daily-rounds = Round: { $won } vinti, { $lost } persi, { $even } pari
daily-share = Condividi
daily-share-result = { $outcome ->
    [won] Vinta { $score }
    [lost] Persa { $score }
   *[shared] Pari { $score }
  }
