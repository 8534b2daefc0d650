# L’analisi di una partita nel browser; si carica con la sua pagina.

web-review = Analisi
web-review-begins = Si apre la partita…
web-review-looking = Uno sguardo più da vicino…
web-review-going = Puoi già dare un’occhiata; il resto arriva poco a poco.
web-review-progress = { $done } passi su { $of }
web-review-done = { $count ->
    [one] Una decisione analizzata
   *[other] { $count } decisioni analizzate
  }, in base a ciò che si poteva sapere in quel momento.
web-review-grade = { $grade ->
    [great] { $who ->
        [you] Una partita da maestro!
       *[other] { $name }: una partita da maestro
      }
    [good] { $who ->
        [you] Ben giocato!
       *[other] { $name }: ben giocato
      }
   *[fair] { $who ->
        [you] Una partita da cui imparare
       *[other] { $name } può imparare qualcosa
      }
  }
web-review-accuracy = Precisione
web-review-accuracy-of = precisione { $accuracy } su 100
web-review-accuracy-about = 100 vuol dire che niente è andato perso. Scegli un nome per vedere le sue decisioni.
web-review-like = livello di gioco: { $level }
web-review-cost = { $who ->
    [you] Che cosa ti è costato di più
   *[other] Che cosa è costato di più a { $name }
  }
web-review-cost-none = { $who ->
    [you] Nessuna scelta ti è costata molto. Ottimo!
   *[other] Nessuna scelta è costata molto a { $name }.
  }
web-review-cost-yet = Per ora niente.
web-review-well = { $who ->
    [you] Che cosa hai fatto meglio
   *[other] Che cosa ha fatto meglio { $name }
  }
web-review-well-than = { $chance } rispetto alla seconda scelta migliore
web-review-luck = Colpi della sorte
web-review-luck-one = Un colpo della sorte
web-review-luck-about = L’effetto sulle probabilità di vittoria, a carte scoperte.
web-review-came = { $who ->
    [you] Hai pescato { $card-the }
   *[other] { $name } ha pescato { $card-the }
  }
web-review-stolen = { $who ->
    [you] Hai rubato { $card-the }
   *[other] { $name } ha rubato { $card-the }
  }
web-review-dealt = Il round inizia con: { $card }
web-review-ledger = Fortuna e scelte
web-review-ledger-about = Dalle probabilità iniziali al risultato, a carte scoperte. Il conto torna esattamente.
web-review-start = All’inizio
web-review-by-luck = Fortuna
web-review-by-own = { $who ->
    [you] Le tue scelte
   *[other] Le sue scelte
  }
web-review-by-others = Scelte degli altri
web-review-result = Risultato
web-review-curve-spoken = Le probabilità di vittoria turno per turno. Segnati sulla linea: scelte costose, { $cost }; scelte migliori, { $well }.
web-review-where = Round { $round }, turno { $turn }
web-review-deal = Round { $round }, all’inizio
web-review-seen = { $who ->
    [you] come lo vedevi allora
   *[other] come lo vedeva { $name } allora
  }
web-review-is-best = { $who ->
    [you] Hai trovato la scelta migliore.
   *[other] { $name } ha trovato la scelta migliore.
  }
web-review-is-good = Buona quanto la migliore, o quasi.
web-review-lost = perso il { $loss }% di probabilità di vincere
web-review-chose = { $who ->
    [you] La tua scelta
   *[other] Scelta di { $name }
  }
web-review-better = Meglio
web-review-best = La migliore
web-review-better-was = meglio: { $option } ({ $chance })
web-review-all = Scorri
web-review-all-about = { $count ->
    [one] una decisione
   *[other] tutte le { $count } decisioni
  }
web-review-before = Decisione precedente
web-review-next = Decisione successiva
web-review-place = { $at } di { $of }
web-review-again = Riprova da qui
web-review-again-about = allenamento, carte coperte ridistribuite
web-review-title = Analisi della partita: { $names }
web-review-count-best = { $count ->
    [one] la migliore
   *[other] migliori
  }
web-review-count-good = { $count ->
    [one] buona
   *[other] buone
  }
web-review-count-inaccuracy = { $count ->
    [one] imprecisione
   *[other] imprecisioni
  }
web-review-count-mistake = { $count ->
    [one] errore
   *[other] errori
  }
web-review-count-blunder = { $count ->
    [one] errore grave
   *[other] errori gravi
  }
web-review-calls = Chiudere o no
web-review-calls-about = La probabilità di vincere con ALT, con SFIDA e continuando, ogni volta che si poteva chiudere il round. La scelta fatta è incorniciata, la migliore in grassetto.
web-review-calls-stop = ALT
web-review-calls-last-chance = SFIDA
web-review-calls-play-on = Continuare
web-review-kinds = Dove si è perso
web-review-kinds-about = Quanto sono costate insieme le scelte di ogni tipo, in parti di una partita.
web-review-kinds-count = { $count ->
    [one] in { $count } scelta
   *[other] in { $count } scelte
  }
web-review-method = Ogni scelta è confrontata con la possibilità migliore nelle stesse distribuzioni immaginate, tutte compatibili con ciò che il giocatore sapeva. La precisione è 100 quando non si perde nulla.
web-review-reviewer = Analisi di { $reviewer }.
