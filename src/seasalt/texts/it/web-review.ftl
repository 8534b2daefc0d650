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
web-review-played = { $fit ->
    [but] { $result }, ma giocando { $play }
   *[and] { $result }, giocando { $play }
  }
web-review-play = { $play ->
    [beginner] come un principiante
    [casual] come un amatore
    [skilled] come un giocatore abile
    [expert] come un esperto
    [master] come un maestro
    [champion] come un campione
    [great] quasi senza errori
    [good] con pochi errori
   *[fair] con molti errori
  }
web-review-ended = { $ending ->
    [won] { $who ->
        [you] Hai vinto { $points } a { $rival }
       *[other] { $name } ha vinto { $points } a { $rival }
      }
    [lost] { $who ->
        [you] Hai perso { $points } a { $rival }
       *[other] { $name } ha perso { $points } a { $rival }
      }
    [first] { $who ->
        [you] Hai vinto con { $points } punti
       *[other] { $name } ha vinto con { $points } punti
      }
    [shared] { $who ->
        [you] Hai condiviso la vittoria con { $points } punti
       *[other] { $name } ha condiviso la vittoria con { $points } punti
      }
    [mermaids] { $who ->
        [you] Hai vinto con quattro sirene
       *[other] { $name } ha vinto con quattro sirene
      }
    [drowned] { $who ->
        [you] Hai perso contro quattro sirene
       *[other] { $name } ha perso contro quattro sirene
      }
   *[placed] { $who ->
        [you] Hai ottenuto il posto n. { $place } con { $points } punti
       *[other] { $name } ha ottenuto il posto n. { $place } con { $points } punti
      }
  }
web-review-mostly = { $what ->
    [few] { $count ->
        [one] Una sola scelta è costata metà di tutto ciò che è andato perso.
       *[other] { $count } scelte sono costate metà di tutto ciò che è andato perso.
      }
    [one] La scelta più costosa ha fatto perdere da sola { $loss } punti di probabilità.
    [many] Nessuna scelta spicca: molte piccole perdite si sono sommate.
   *[nothing] Non è andato perso quasi niente.
  }
web-review-fortune = { $luck ->
    [with] Le carte hanno aiutato.
   *[against] Le carte erano contrarie.
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
web-review-well-than = seconda scelta: { $option } ({ $chance } invece di { $best })
web-review-luck = Colpi della sorte
web-review-luck-made = Da { $before } punti a { $after }
web-review-luck-about = L’effetto sulle probabilità di vittoria, a carte scoperte.
web-review-dealt = Il round inizia con: { $card }
web-review-ledger = Fortuna e scelte
web-review-ledger-about = Dalle probabilità iniziali al risultato, a carte scoperte. Il conto torna esattamente.
web-review-start = All’inizio
web-review-by-luck = Fortuna
web-review-by-choices = Scelte di tutti
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
web-review-perhaps = Forse { $loss } punti di probabilità in meno, ma non è certo (da { $low } a { $high }).
web-review-lost = { $loss ->
    [one] costata { $loss } punto di probabilità (da { $low } a { $high })
   *[other] costata { $loss } punti di probabilità (da { $low } a { $high })
  }
web-review-to-win = probabilità di vincere:
web-review-chose = { $who ->
    [you] La tua scelta
   *[other] Scelta di { $name }
  }
web-review-better = Meglio
web-review-best = La migliore
web-review-better-was = meglio: { $option } ({ $chance } invece di { $chosen })
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
web-review-kinds-sum = In tutto, per round
web-review-kinds-about = Le probabilità di vincere che le scelte di ogni tipo sono costate in media in un round, in base a ciò che si poteva sapere.
web-review-kinds-count = { $count ->
    [one] in { $count } scelta
   *[other] in { $count } scelte
  }
web-review-method = Ogni scelta è confrontata con la possibilità migliore nelle stesse distribuzioni immaginate, tutte compatibili con ciò che il giocatore sapeva. La precisione è 100 quando non si perde nulla.
web-review-reviewer = Analisi di { $reviewer }.
