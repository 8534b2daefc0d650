# Il gioco in parole: carte, che cosa è successo, perché no, quanto vale.
# $who è "you" per il posto di chi legge; $name è sempre il nome.
#
# Altre forme sono attributi: `.gender` dice come si accorda il colore (m, f; ms con lo, me con l'; mp e fp al plurale),
# il colore ha le sue forme, e `card` ha `.the`, con l'articolo: la sirena bianca.
# Quello che è successo è al passato: "prendi" sembrerebbe un ordine.

## Carte

kind-crab = { $count ->
    [one] granchio
   *[other] granchi
  }
    .gender = { $count ->
        [one] m
       *[other] mp
      }
kind-boat = { $count ->
    [one] barca
   *[other] barche
  }
    .gender = { $count ->
        [one] f
       *[other] fp
      }
kind-fish = { $count ->
    [one] pesce
   *[other] pesci
  }
    .gender = { $count ->
        [one] m
       *[other] mp
      }
kind-swimmer = { $count ->
    [one] nuotatore
   *[other] nuotatori
  }
    .gender = { $count ->
        [one] m
       *[other] mp
      }
kind-shark = { $count ->
    [one] squalo
   *[other] squali
  }
    .gender = { $count ->
        [one] ms
       *[other] mp
      }
kind-mermaid = { $count ->
    [one] sirena
   *[other] sirene
  }
    .gender = { $count ->
        [one] f
       *[other] fp
      }
kind-shell = { $count ->
    [one] conchiglia
   *[other] conchiglie
  }
    .gender = { $count ->
        [one] f
       *[other] fp
      }
kind-octopus = { $count ->
    [one] polpo
   *[other] polpi
  }
    .gender = { $count ->
        [one] m
       *[other] mp
      }
kind-penguin = { $count ->
    [one] pinguino
   *[other] pinguini
  }
    .gender = { $count ->
        [one] m
       *[other] mp
      }
kind-sailor = { $count ->
    [one] marinaio
   *[other] marinai
  }
    .gender = { $count ->
        [one] m
       *[other] mp
      }
kind-lighthouse = { $count ->
    [one] faro
   *[other] fari
  }
    .gender = { $count ->
        [one] m
       *[other] mp
      }
kind-shoal = { $count ->
    [one] banco
   *[other] banchi
  }
    .gender = { $count ->
        [one] m
       *[other] mp
      }
kind-colony = { $count ->
    [one] colonia
   *[other] colonie
  }
    .gender = { $count ->
        [one] f
       *[other] fp
      }
kind-captain = { $count ->
    [one] capitano
   *[other] capitani
  }
    .gender = { $count ->
        [one] m
       *[other] mp
      }
kind-jellyfish = { $count ->
    [one] medusa
   *[other] meduse
  }
    .gender = { $count ->
        [one] f
       *[other] fp
      }
kind-lobster = { $count ->
    [one] astice
   *[other] astici
  }
    .gender = { $count ->
        [one] me
       *[other] mp
      }
kind-crabcast = { $count ->
    [one] colonia di granchi
   *[other] colonie di granchi
  }
    .gender = { $count ->
        [one] f
       *[other] fp
      }
kind-starfish = { $count ->
    [one] stella marina
   *[other] stelle marine
  }
    .gender = { $count ->
        [one] f
       *[other] fp
      }
kind-seahorse = { $count ->
    [one] cavalluccio marino
   *[other] cavallucci marini
  }
    .gender = { $count ->
        [one] m
       *[other] mp
      }

color-DB = blu scuro
    .f = blu scuro
    .mp = blu scuro
    .fp = blu scuro
color-LB = blu chiaro
    .f = blu chiaro
    .mp = blu chiaro
    .fp = blu chiaro
color-BK = nero
    .f = nera
    .mp = neri
    .fp = nere
color-YE = giallo
    .f = gialla
    .mp = gialli
    .fp = gialle
color-GR = verde
    .f = verde
    .mp = verdi
    .fp = verdi
color-WH = bianco
    .f = bianca
    .mp = bianchi
    .fp = bianche
color-PU = viola
    .f = viola
    .mp = viola
    .fp = viola
color-GY = grigio
    .f = grigia
    .mp = grigi
    .fp = grigie
color-LO = arancione chiaro
    .f = arancione chiaro
    .mp = arancione chiaro
    .fp = arancione chiaro
color-PK = rosa
    .f = rosa
    .mp = rosa
    .fp = rosa
color-OR = arancione
    .f = arancione
    .mp = arancione
    .fp = arancione

card = { $kind-gender ->
    [f] { $kind } { $color-f }
    [mp] { $kind } { $color-mp }
    [fp] { $kind } { $color-fp }
   *[m] { $kind } { $color }
  }
    .the = { $kind-gender ->
        [f] la { $kind } { $color-f }
        [me] l’{ $kind } { $color }
        [ms] lo { $kind } { $color }
        [mp] { $kind } { $color-mp }
        [fp] { $kind } { $color-fp }
       *[m] il { $kind } { $color }
      }
cards-none = nessuna carta
list-and = { $first } e { $last }
percent = { $number }%
pile-A = pila A
pile-B = pila B

## Che cosa è successo

event-round-started = Round { $number }: { $who ->
    [you] inizi tu.
   *[other] inizia { $name }.
  }
event-pile-started = La { $pile } comincia con { $card-the }.
event-turn-restricted = Una medusa punge: { $who ->
    [you] puoi solo pescare una carta.
   *[other] { $name } può solo pescare una carta.
  }
event-turn-extra = { $who ->
    [you] Grazie alle barche giochi un altro turno.
   *[other] Grazie alle barche { $name } gioca un altro turno.
  }
event-card-lifted-seen = { $who ->
    [you] Hai guardato { $card-the }.
   *[other] { $name } ha guardato { $card-the }.
  }
event-card-drawn = { $who ->
    [you] Hai pescato una carta.
   *[other] { $name } ha pescato una carta.
  }
event-card-drawn-seen = { $who ->
    [you] Hai pescato { $card-the }.
   *[other] { $name } ha pescato { $card-the }.
  }
event-card-kept = { $who ->
    [you] Hai pescato due carte e scartato
   *[other] { $name } ha pescato due carte e scartato
  } { $discarded-the } sulla { $pile }.
event-card-kept-seen = { $who ->
    [you] Hai tenuto { $card-the } e scartato
   *[other] { $name } ha tenuto { $card-the } e scartato
  } { $discarded-the } sulla { $pile }.
event-card-taken = { $who ->
    [you] Hai preso
   *[other] { $name } ha preso
  } { $card-the } dalla { $pile }.
event-cards-laid = { $who ->
    [you] Hai calato: { $cards }.
   *[other] { $name } ha calato: { $cards }.
  }
event-effect-lapsed = Il loro effetto non si può applicare.
event-pile-searched = { $who ->
    [you] Hai guardato tutta la { $pile }.
   *[other] { $name } ha guardato tutta la { $pile }.
  }
event-card-picked = { $who ->
    [you] Hai scelto una carta dalla { $pile }.
   *[other] { $name } ha scelto una carta dalla { $pile }.
  }
event-card-picked-seen = { $who ->
    [you] Hai scelto
   *[other] { $name } ha scelto
  } { $card-the } dalla { $pile }.
event-card-chosen = { $who ->
    [you] Hai tenuto una carta
   *[other] { $name } ha tenuto una carta
  } e { $count ->
    [0] il mazzo è vuoto
    [one] { $count } è tornata nel mazzo, che viene mescolato
   *[other] { $count } sono tornate nel mazzo, che viene mescolato
  }.
event-card-chosen-seen = { $who ->
    [you] Hai tenuto
   *[other] { $name } ha tenuto
  } { $card-the }; { $count ->
    [one] la carta { $returned } torna
   *[other] le carte { $returned } tornano
  } nel mazzo, che viene mescolato.
event-card-chosen-last = { $who ->
    [you] Hai tenuto
   *[other] { $name } ha tenuto
  } { $card-the }, l’ultima carta del mazzo.
event-card-stolen = { $who ->
    [you] Hai rubato
   *[other] { $name } ha rubato
  } una carta dalla mano di { $victim }.
event-card-stolen-seen = { $victim ->
    [you] { $name } ti ha rubato { $card-the }.
   *[other] { $who ->
        [you] Hai rubato
       *[other] { $name } ha rubato
      } { $card-the } dalla mano di { $victim }.
  }
event-others-restricted = { $who ->
    [you] Nel loro prossimo turno gli altri potranno solo pescare una carta.
   *[other] { $name } libera una medusa: nel loro prossimo turno gli altri potranno solo pescare una carta.
  }
event-mermaids-laid = { $who ->
    [you] Quattro sirene: hai vinto subito la partita!
   *[other] Quattro sirene: { $name } vince subito la partita!
  }
event-called-stop = { $who ->
    [you] Hai chiamato
   *[other] { $name } ha chiamato
  } ALT: il round finisce, ognuno segna i punti delle proprie carte.
event-called-last-chance = { $who ->
    [you] Hai lanciato
   *[other] { $name } ha lanciato
  } una SFIDA: ogni avversario ha ancora un turno.
event-hand-revealed = { $who ->
    [you] Hai rivelato la tua mano:
   *[other] { $name } ha rivelato la sua mano:
  } { $cards }.
event-turn-ended = { $who ->
    [you] Hai terminato il tuo turno.
   *[other] { $name } ha terminato il suo turno.
  }
event-round-ended-stop = Ognuno segna i punti delle proprie carte.
event-round-ended-bet-won = Sfida vinta: { $who ->
    [you] tu segni i punti delle tue carte e il tuo bonus colore,
   *[other] { $name } segna i punti delle sue carte e il suo bonus colore,
  } gli altri solo il loro bonus colore.
event-round-ended-bet-lost = Sfida persa: { $who ->
    [you] tu segni solo il tuo bonus colore,
   *[other] { $name } segna solo il suo bonus colore,
  } gli altri i punti delle loro carte, senza bonus.
event-round-ended-void = Il mazzo è esaurito: nessuno segna punti.
event-game-ended = { $count ->
    [one] { $names } vince la partita.
   *[other] { $names } condividono la vittoria.
  }
event-game-ended-you = Hai vinto la partita!
event-game-ended-you-share = Vittoria condivisa: { $names }.

## Punti

rule-duo = Coppie
rule-starfish = Stelle marine
rule-collector = Collezionabili
rule-multiplier = Moltiplicatori
rule-mermaid = Sirene
rule-color-bonus = Bonus colore

line-duo = { $laid ->
    [yes] una coppia calata
   *[no] una coppia in mano
  }
line-starfish = una stella marina ne fa un tris
line-collector = { $count } { $kind }
line-collector-seahorse = { $count } { $kind }, compreso il cavalluccio marino
line-multiplier = { $kind }: { $count } { $target } da { $each ->
    [one] { $each } punto
   *[other] { $each } punti
  }
line-mermaid = una sirena conta il colore { $color }
line-color-bonus = il colore più presente: { $color }

## Rifiuti

illegal-game-over = La partita è finita.
illegal-not-chance = Ora decide un giocatore, non il caso.
illegal-chance-acts = Prima dev’essere distribuita una carta.
illegal-wrong-phase = Non si può fare in questo momento del turno.
illegal-restricted = A causa di una medusa, in questo turno si può solo pescare una carta.
illegal-deck-empty = Il mazzo è vuoto.
illegal-pile-empty = Questa pila è vuota.
illegal-empty-pile-first = Una pila è vuota: la carta scartata deve andare lì.
illegal-card-not-drawn = Questa carta non è stata pescata.
illegal-card-not-in-hand = Questa carta non è nella mano.
illegal-card-not-in-pile = Questa carta non è nella pila.
illegal-card-not-in-deck = Questa carta non è nel mazzo.
illegal-card-not-looked-at = Questa carta non è tra quelle guardate.
illegal-not-a-duo = Queste carte non formano una coppia.
illegal-not-a-trio = Solo una stella marina fa di una coppia un tris.
illegal-cards-out-of-order = Le carte si indicano in ordine alfabetico, la stella marina per ultima.
illegal-not-four-mermaids = Servono tutte e quattro le sirene in mano.
illegal-no-such-seat = A quel posto non c’è nessuno.
illegal-victim-is-self = Non si ruba dalla propria mano.
illegal-victim-has-no-cards = Quel giocatore non ha carte in mano.
illegal-victim-is-protected = Quella mano è rivelata: è protetta dagli attacchi.
illegal-not-enough-points = Servono 7 punti per chiudere il round.
illegal-already-called = È già stata lanciata una SFIDA.

## Perché un tavolo dice no

refusal-no-such-table = Questo tavolo non esiste.
refusal-stale = Nel frattempo la partita è andata avanti; guarda il tavolo e decidi di nuovo.
refusal-unknown-bot = Non c’è nessun bot con questo nome.
refusal-not-seated = Può farlo solo chi ha un posto al tavolo.
refusal-not-your-seat = Quel posto è di qualcun altro.
refusal-seat-taken = Quel posto è occupato.
refusal-seat-empty = A quel posto non c’è nessuno.
refusal-already-seated = Hai già un posto a questo tavolo.
refusal-bad-name = Un nome ha da 1 a 40 caratteri visibili, su una sola riga.
refusal-bad-face = Questo volto non è tra quelli da scegliere.
refusal-too-many-changes = A questo tavolo c’è stato troppo viavai. Confermate, completatelo con i bot o apritene un altro.
refusal-not-host = Solo chi invita può cambiare le opzioni.
refusal-fixed-options = Le opzioni di questo tavolo non si possono cambiare.
refusal-seats-needed = I posti da togliere devono prima essere liberi.
refusal-not-gathering = Si può fare solo quando non c’è una partita in corso.
refusal-not-playing = Non c’è nessuna partita in corso.
refusal-not-over = La partita non è ancora finita.
refusal-closed = Chi gestisce questo server ha chiuso questo tavolo.
refusal-too-many-games = A questo tavolo si è già giocato molto. Aprine uno nuovo per continuare.
refusal-bad-nonce = Un nonce ha da 1 a 64 byte, scritti a coppie di caratteri 0-9 e a-f.
refusal-already-ready = La tua conferma c’è già.
refusal-not-your-turn = Non è il tuo turno.
refusal-bad-action = Questa non è un’azione del gioco.
refusal-bot-plays = A quel posto gioca un bot.
refusal-not-taken-over = A quel posto non gioca nessun bot.
refusal-nobody-waits = Nessuno sta aspettando quel giocatore.
refusal-too-early = È ancora troppo presto.
refusal-time-is-up = Il tuo tempo per questa decisione è scaduto; potrai rientrare subito dopo.
refusal-return-later = In questo round hai già ripreso il posto molte volte; potrai rifarlo nel prossimo.
refusal-too-long = Questa partita dura da troppo tempo. Lascia il posto a un bot e finirà.
refusal-no-summary = Non c’è nessun riepilogo da leggere.
refusal-no-hints = A questo tavolo non ci sono suggerimenti.
refusal-unknown-phrase = Questa frase non è tra quelle che si possono dire.
refusal-too-often = Non così spesso; aspetta un momento.
