# L’analisi di una partita, al terminale.

coach-unfinished = La registrazione finisce prima della partita; si analizza solo una partita conclusa.
coach-getting-ready = Un momento…
coach-so-far = Round { $round }, finora { $mistakes ->
    [one] 1 errore
   *[other] { $mistakes } errori
  }
coach-title-totals = Quanto bene hanno scelto tutti
coach-title-ledger = Da dove viene il risultato (probabilità di vittoria)
coach-title-kinds = Per tipo di decisione
coach-title-costly = Le decisioni costate di più a { $name }
coach-title-all = Tutte le decisioni di { $name }
coach-title-luck = Colpi della sorte
coach-nothing-lost = { $name } non ha sprecato nulla che meriti una parola.
coach-decision = Round { $round }, turno { $turn }: { $verdict }, { $loss } di una partita
coach-chose = scelto
coach-better = meglio
coach-accuracy = { $number }
coach-change = { $sign ->
    [minus] −{ $number }%
   *[plus] +{ $number }%
  }
coach-head-player = Nome
coach-head-accuracy = Precisione
coach-head-loss = Perso per scelta
coach-head-loss-here = Perso
coach-head-like = Ha giocato da
coach-head-decisions = Decisioni
coach-head-start = Inizio
coach-head-luck = Fortuna
coach-head-own = Scelte proprie
coach-head-others = Altri
coach-head-result = Risultato
coach-head-round = Round
coach-head-turn = Turno
coach-head-verdict = Giudizio
coach-head-chose = Scelto
coach-head-better = Meglio
coach-heads-best = Migliori
coach-heads-good = Buone
coach-heads-inaccuracy = Impr.
coach-heads-mistake = Err.
coach-heads-blunder = Gravi
coach-verdict-best = la migliore
coach-verdict-good = buona
coach-verdict-inaccuracy = imprecisione
coach-verdict-mistake = errore
coach-verdict-blunder = errore grave
coach-kind-take = Prendere o pescare
coach-kind-keep = Tenere
coach-kind-lay = Calare
coach-kind-call = Chiamare
coach-kind-pick = Scegliere
coach-kind-steal = Rubare
coach-written = Il rapporto è in { $file }.
