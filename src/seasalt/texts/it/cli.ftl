# La riga di comando: contare i punti, dimostrazione, rivedere.

score-hand = Mano
score-table = Calate
score-total = Totale
score-may-call = { $points } punti: puoi chiamare ALT o lanciare una SFIDA.
score-may-not-call = { $missing ->
    [one] Ancora { $missing } punto
   *[other] Ancora { $missing } punti
  } e potrai chiudere il round.
score-four-mermaids = Tutte e quattro le sirene: calale nel tuo turno e vinci la partita.
score-four-mermaids-instant = Tutte e quattro le sirene: hai vinto la partita.

score-nothing = Indica le carte, per esempio: seasalt score "crab-DB crab-LB" --laid "boat-YE boat-BK" (una mano vuota si scrive "").
score-cards-and-file = Con --jsonl le carte sono nel file: togli la mano e --laid.
score-idle-options = Nota: questo non cambia nessun punteggio: { $options }.

jsonl-not-json = Questa riga non è JSON: { $why }.
jsonl-not-object = Questa riga non è un oggetto JSON.
jsonl-unknown-key = Una riga non ha il campo “{ $about }”. Intendevi “{ $nearest }”?
jsonl-laid-twice = “table” e “laid” vogliono dire lo stesso: indicane uno solo.
jsonl-not-text = “{ $field }” dev’essere un testo, come "crab-DB crab-LB".
jsonl-not-groups = “{ $field }” dev’essere una lista di gruppi, come ["crab-DB crab-LB"].
jsonl-not-options = “options” dev’essere un oggetto, come {"{"}"mermaid_color": "none"{"}"}.

file-not-found = Il file “{ $file }” non esiste.
file-not-readable = Non riesco a leggere “{ $file }”: { $why }.
file-not-writable = Non riesco a scrivere “{ $file }”: { $why }.
file-too-large = Il file “{ $file }” supera i { $megabytes } MB.
file-not-utf8 = Il file “{ $file }” non è un testo in UTF-8.
file-exists = Il file “{ $file }” esiste già; non lo sovrascrivo.
error = Errore: { $sentence }
error-option-form = L’opzione “{ $about }” non ha la forma NOME=VALORE.
error-bot-unknown = Non c’è nessun bot “{ $about }”; i bot sono: { $bots }.
error-bot-no-budget = “{ $about }” non accetta un budget: togli i due punti e quel che segue, o scegli un bot che ne accetta uno: { $bots }.
error-bot-budget = Non capisco il budget di “{ $about }”; scrivi simulazioni (:100) o tempo (:50ms, :1s).
error-bot-numpy = “{ $about }” ha bisogno di numpy: pip install numpy.
error-bot-module = “{ $about }” non si può importare: { $detail }.
error-bot-not-a-bot = “{ $about }” non è un bot: non decide e non crea nulla che decida.
error-bot-count = { $seats ->
    [one] C’è { $seats } posto
   *[other] Ci sono { $seats } posti
  } per i bot, ma ne hai indicati { $bots }.
error-resume = L’opzione { $option } non va con --resume: la partita ha già i suoi giocatori, le sue regole e il suo file.
error-language = La lingua “{ $about }” qui non c’è ancora; le lingue sono: { $languages }.
error-seat-empty = Non c’è nessun posto { $seat } in questa partita da { $players }.
error-seed-empty = Un seme ha almeno un carattere.
error-interrupted = Interrotto.
error-output = Non riesco a scrivere il risultato: { $why }.
error-whole-number = { $option } vuole un numero intero da 1 a { $most }, non “{ $about }”.

header-game = { $players } giocatori, edizione { $edition }, { $salt ->
    [yes] con Extra Salt
   *[no] scatola base
  }, { $target } punti da raggiungere
header-seat = Giocatore
header-duo = Coppie
header-starfish = Stelle
header-collector = Collez.
header-multiplier = Molt.
header-mermaid = Sirene
header-cards = Carte
header-bonus = Bonus
header-round-points = Round
header-total = Totale
header-rank = Posto
header-chances = Probabilità
header-end = Fine
curve-thinking = Come sono andate le probabilità…
verified = Verificato: { $actions ->
    [one] { $actions } azione, secondo le regole
   *[other] { $actions } azioni, tutte secondo le regole
  }{ $seeded ->
    [shared] , ogni carta come la dà il seme, e il seme fatto di un segreto fissato prima della partita e di un nonce di ogni posto
    [yes] , ogni carta come la dà il seme
   *[no] {""}
  }.
unfinished = La registrazione finisce prima della partita.
recorded = La partita è salvata in { $file }.
pause = Invio per il prossimo turno…
bots-in-plain-python = Il kernel non ha una libreria per questa macchina: i bot che pensano in anticipo calcolano in Python puro, circa cento volte più lentamente.
