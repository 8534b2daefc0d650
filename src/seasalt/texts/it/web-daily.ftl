### La pagina del round del giorno, nel browser: si carica con lei.

daily-about = { $deal ->
    [long] Una partita intera con carte proprie, contro { $name } ({ $level }), che alle stesse mosse risponde sempre allo stesso modo.
   *[round] Un round, circa tre minuti: le stesse carte per tutti, e gli stessi avversari. { $name } ({ $level }) alle stesse mosse rispondono sempre allo stesso modo.
  }
daily-once = Conta la tua prima prova. Niente suggerimenti, e nessuna fretta.
daily-past = Questo giorno è passato: il tuo primo risultato resta, ma non conta in nessun confronto e in nessuna serie.
daily-then = Poi vedrai quanto sono state precise le tue scelte, che cosa ha fatto il maestro con queste carte, e come è andata a tutti.
daily-play = Gioca
daily-play-about = { $when ->
    [past] senza classifica
   *[today] conta una sola prova
  }
daily-gone = La tua partita di quel giorno non è stata finita.
daily-next = Le prossime carte arrivano alle { $time }.
daily-ahead = Vantaggio
daily-accuracy = Precisione
daily-reviewing = le tue scelte sono in analisi…
daily-luck = Le stesse carte non sono la stessa fortuna: dopo qualche scelta le partite si separano. La precisione è il numero senza fortuna.
daily-thinking = Il maestro sta giocando queste carte…
daily-ask = Chiedi al maestro
daily-first = Qui nessuno ha finito prima di te.
daily-beaten = Hai fatto meglio di { $beaten } degli altri { $count }.
daily-outplayed = Le tue scelte sono state più precise che in { $beaten } delle altre { $count } partite analizzate.
daily-everybody = Il vantaggio di ognuno su { $name }, in punti
daily-bar = { $count ->
    [one] { $range }: { $count } persona
   *[other] { $range }: { $count } persone
  }
daily-range = da { $low } a { $high }
daily-or-more = { $low } o più
daily-or-less = { $high } o meno
daily-rounds = Round: { $won } vinti, { $lost } persi, { $even } pari
daily-friends-none = Ancora nessun amico qui: sono quelli con cui hai giocato tramite un link.
daily-friends-server = Gli amici li confronta un server, quando è raggiungibile.
daily-friends-all = { $count ->
    [one] { $count } in più
   *[other] altri { $count }
  }
daily-parted = Dove ci siamo separati
daily-parted-looking = L’analisi guarda entrambe le scelte…
daily-parted-same = Tu e { $name } avete giocato queste carte allo stesso modo, mossa per mossa.
daily-parted-bots = Le vostre partite si sono separate senza di voi: un avversario di un’altra versione ha scelto diversamente per primo.
daily-parted-here = Fin qui tu e { $name } avete fatto lo stesso. Poi vi siete separati.
daily-parted-better = { $who ->
    [you] La tua scelta aveva più probabilità di vincere.
    [other] La scelta di { $name } aveva più probabilità di vincere.
   *[nobody] Le due scelte avevano più o meno le stesse probabilità.
  }
daily-parted-best = La migliore
daily-calendar = Calendario
daily-before = Mese precedente
daily-after = Mese successivo
daily-day = { $date }: { $stage ->
    [won] vinta, { $difference }
    [lost] persa, { $difference }
    [shared] pari
    [begun] iniziata
   *[new] non giocata
  }
daily-streak = { $days ->
    [one] Serie: { $days } giorno
   *[other] Serie: { $days } giorni
  }
daily-played = { $days ->
    [one] { $days } giorno giocato
   *[other] { $days } giorni giocati
  }
daily-streak-about = Un giorno saltato non fa danni; dopo due di fila la serie riparte.
daily-archive = Si può giocare ogni giorno; quelli passati non contano.
daily-long-about = una partita intera di questo giorno
daily-round-about = un round, tre minuti
daily-board-about = Sopra, i punti di vantaggio sul migliore degli avversari; sotto, la precisione delle scelte. Le stesse carte non sono la stessa fortuna: dopo qualche scelta le partite si separano.
daily-week = La settimana
daily-week-about = i suoi sette round uno accanto all’altro
daily-week-before = Settimana precedente
daily-week-after = Settimana successiva
daily-set-about = tre round da mandare agli amici
daily-set-what = Tre round di circa tre minuti, con le stesse carte e gli stessi avversari per tutti quelli che hanno questo link. Una sola prova per ciascuno.
daily-set-then = Quando avrai finito un round, vedrai qui chi altro l’ha giocato, e come, e gli altri vedranno il tuo nome e il tuo risultato.
daily-set-number = Round { $number }
daily-set-play = Gioca il round { $number }
daily-set-share = Manda il link
daily-set-send = Gioca le mie carte: le stesse per tutti e due.
daily-share = Condividi
daily-share-result = { $outcome ->
    [won] Vinta { $score }
    [lost] Persa { $score }
   *[shared] Pari { $score }
  }
daily-share-accuracy = Precisione { $accuracy }
web-failed-no-such-day = Per quel giorno non ci sono carte.
web-failed-no-such-set = Queste carte non ci sono, o non ci sono più: chiedi un nuovo link.
web-failed-no-such-friend = Non avete finito nessuna partita insieme a un tavolo aperto con un link, o non avete finito entrambi queste carte.
