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

## Perché una scelta è migliore

coach-reason-reaches = Con { $card-the } basta un ALT: { $number } punti, e il traguardo è a { $count }.
coach-reason-enough = Con { $card-the } i punti sono { $number }, abbastanza per chiamare.
coach-reason-duo = Con { $card-the } c’è una coppia: { $number ->
    [one] { $number } punto
   *[other] { $number } punti
  }, e il suo effetto.
coach-reason-points = Subito { $card-the } vale { $number ->
    [one] { $number } punto
   *[other] { $number } punti
  }, { $other-the } { $count ->
    [0] nessuno
   *[other] solo { $count }
  }.
coach-reason-points-alone = Con { $card-the } si fanno { $number ->
    [one] { $number } punto
   *[other] { $number } punti
  }, ed è sicuro.
coach-reason-mermaids = { $number ->
    [4] Con la quarta sirena la partita è vinta.
   *[other] È la terza sirena; una quarta vince la partita.
  }
coach-reason-promise = Delle carte sconosciute { $number ->
    [one] { $number } va
   *[other] { $number } vanno
  } con { $card-the }, e con { $other-the } { $count ->
    [0] nessuna
   *[other] solo { $count }
  }.
coach-reason-open = Poi si può prendere { $other-the }: { $number ->
    [one] { $number } punto
   *[other] { $number } punti
  } con { $card-the }.
coach-reason-leaves = Poi gioca { $name } e potrebbe prendere { $card-the }.
coach-reason-needs = { $name } potrebbe avere { $card-the } e ha carte che ci vanno insieme.
coach-reason-buries = Così non si copre { $card-the }, che varrebbe { $number ->
    [one] { $number } punto
   *[other] { $number } punti
  }.
coach-reason-dull = Per ora { $card-the } non vale nessun punto; di { $count ->
    [one] { $count } carta sconosciuta
   *[other] { $count } carte sconosciute
  } { $number } { $number ->
    [one] ne varrebbe
   *[other] ne varrebbero
  }, e se ne pescano due.
coach-reason-steals = La coppia ruba una carta, ed è questo che fa la differenza.
coach-reason-another-turn = Le barche danno un altro turno, ed è questo che fa la differenza.
coach-reason-extra-card = I pesci portano una carta del mazzo, ed è questo che fa la differenza.
coach-reason-searches = I granchi possono prendere { $card-the } da una pila: { $number ->
    [one] { $number } punto
   *[other] { $number } punti
  }.
coach-reason-searches-alone = I granchi prendono una carta da una pila, ed è questo che fa la differenza.
coach-reason-stings = Dopo la medusa gli altri possono solo pescare una carta, ed è questo che fa la differenza.
coach-reason-hauls = L’astice sceglie tra carte del mazzo, ed è questo che fa la differenza.
coach-reason-later = L’effetto di questa coppia ora porta poco, e la coppia si può calare più tardi.
coach-reason-wins = ALT basta: { $number } punti, e il traguardo è a { $count }.
coach-reason-race = A { $name } { $number ->
    [one] manca solo { $number } punto
   *[other] mancano solo { $number } punti
  } al traguardo.
coach-reason-ahead = Nessuno ha più di { $number ->
    [one] { $number } punto
   *[other] { $number } punti
  }, { $count ->
    [10] quasi sempre
   *[other] in circa { $count } casi su 10
  }.
coach-reason-behind = Qualcun altro ha più di { $number ->
    [one] { $number } punto
   *[other] { $number } punti
  }, { $count ->
    [10] quasi sempre
   *[other] in circa { $count } casi su 10
  }.
coach-reason-bet-holds = Con un altro turno a testa nessuno supera { $number ->
    [one] { $number } punto
   *[other] { $number } punti
  }, { $count ->
    [10] quasi sempre
   *[other] in circa { $count } casi su 10
  }.
coach-reason-bet-fails = Con un altro turno a testa qualcuno supera { $number ->
    [one] { $number } punto
   *[other] { $number } punti
  }, { $count ->
    [10] quasi sempre
   *[other] in circa { $count } casi su 10
  }.
coach-reason-beats = { $name } ha lanciato la sfida con { $number ->
    [one] { $number } punto
   *[other] { $number } punti
  }; con la scelta migliore la sfida fallisce { $count ->
    [10] quasi sempre
   *[other] più spesso, in circa { $count } casi su 10
  }.
coach-reason-holds = { $name } ha in mano { $card-the }, che varrebbe { $number ->
    [one] { $number } punto
   *[other] { $number } punti
  }.
coach-reason-none = Le partite simulate lo preferiscono.
coach-reason-leads = { $name } è in testa, con { $number } punti a { $count }.
