# Das Spiel in Worten: Karten, was geschah, warum nicht, was es zählt.
# $who ist "you" für den eigenen Platz; $name ist immer der Name.
#
# Andere Formen stehen als Attribute: `.gender` sagt, wie sich die Farbe nach der Kartenart richtet (pl ist die
# Mehrzahl), die Farbe hat ihre Endungen, und `card` hat `.acc` (den schwarzen Fisch) und `.dat` (dem schwarzen Fisch).
# Ein Ablagestapel hat `.short`, für enge Knöpfe.

## Karten

kind-crab = { $count ->
    [one] Krabbe
   *[other] Krabben
  }
    .gender = { $count ->
        [one] f
       *[other] pl
      }
kind-boat = { $count ->
    [one] Boot
   *[other] Boote
  }
    .gender = { $count ->
        [one] n
       *[other] pl
      }
kind-fish = { $count ->
    [one] Fisch
   *[other] Fische
  }
    .gender = { $count ->
        [one] m
       *[other] pl
      }
kind-swimmer = { $count ->
    [one] Schwimmer
   *[other] Schwimmer
  }
    .gender = { $count ->
        [one] m
       *[other] pl
      }
kind-shark = { $count ->
    [one] Hai
   *[other] Haie
  }
    .gender = { $count ->
        [one] m
       *[other] pl
      }
kind-mermaid = { $count ->
    [one] Meerjungfrau
   *[other] Meerjungfrauen
  }
    .gender = { $count ->
        [one] f
       *[other] pl
      }
kind-shell = { $count ->
    [one] Muschel
   *[other] Muscheln
  }
    .gender = { $count ->
        [one] f
       *[other] pl
      }
kind-octopus = { $count ->
    [one] Oktopus
   *[other] Oktopusse
  }
    .gender = { $count ->
        [one] m
       *[other] pl
      }
kind-penguin = { $count ->
    [one] Pinguin
   *[other] Pinguine
  }
    .gender = { $count ->
        [one] m
       *[other] pl
      }
kind-sailor = { $count ->
    [one] Seemann
   *[other] Seemänner
  }
    .gender = { $count ->
        [one] m
       *[other] pl
      }
kind-lighthouse = { $count ->
    [one] Leuchtturm
   *[other] Leuchttürme
  }
    .gender = { $count ->
        [one] m
       *[other] pl
      }
kind-shoal = { $count ->
    [one] Fischschwarm
   *[other] Fischschwärme
  }
    .gender = { $count ->
        [one] m
       *[other] pl
      }
kind-colony = { $count ->
    [one] Pinguinkolonie
   *[other] Pinguinkolonien
  }
    .gender = { $count ->
        [one] f
       *[other] pl
      }
kind-captain = { $count ->
    [one] Kapitän
   *[other] Kapitäne
  }
    .gender = { $count ->
        [one] m
       *[other] pl
      }
kind-jellyfish = { $count ->
    [one] Qualle
   *[other] Quallen
  }
    .gender = { $count ->
        [one] f
       *[other] pl
      }
kind-lobster = { $count ->
    [one] Hummer
   *[other] Hummer
  }
    .gender = { $count ->
        [one] m
       *[other] pl
      }
kind-crabcast = { $count ->
    [one] Krabbenkolonie
   *[other] Krabbenkolonien
  }
    .gender = { $count ->
        [one] f
       *[other] pl
      }
kind-starfish = { $count ->
    [one] Seestern
   *[other] Seesterne
  }
    .gender = { $count ->
        [one] m
       *[other] pl
      }
kind-seahorse = { $count ->
    [one] Seepferdchen
   *[other] Seepferdchen
  }
    .gender = { $count ->
        [one] n
       *[other] pl
      }

color-DB = dunkelblau
    .e = dunkelblaue
    .er = dunkelblauer
    .es = dunkelblaues
    .en = dunkelblauen
    .noun = Dunkelblau
color-LB = hellblau
    .e = hellblaue
    .er = hellblauer
    .es = hellblaues
    .en = hellblauen
    .noun = Hellblau
color-BK = schwarz
    .e = schwarze
    .er = schwarzer
    .es = schwarzes
    .en = schwarzen
    .noun = Schwarz
color-YE = gelb
    .e = gelbe
    .er = gelber
    .es = gelbes
    .en = gelben
    .noun = Gelb
color-GR = grün
    .e = grüne
    .er = grüner
    .es = grünes
    .en = grünen
    .noun = Grün
color-WH = weiß
    .e = weiße
    .er = weißer
    .es = weißes
    .en = weißen
    .noun = Weiß
color-PU = violett
    .e = violette
    .er = violetter
    .es = violettes
    .en = violetten
    .noun = Violett
color-GY = grau
    .e = graue
    .er = grauer
    .es = graues
    .en = grauen
    .noun = Grau
color-LO = hellorange
    .e = hellorange
    .er = hellorange
    .es = hellorange
    .en = hellorange
    .noun = Hellorange
color-PK = rosa
    .e = rosa
    .er = rosa
    .es = rosa
    .en = rosa
    .noun = Rosa
color-OR = orange
    .e = orange
    .er = orange
    .es = orange
    .en = orange
    .noun = Orange

card = { $kind-gender ->
    [f] { $color-e } { $kind }
    [n] { $color-es } { $kind }
    [pl] { $color-e } { $kind }
   *[m] { $color-er } { $kind }
  }
    .acc = { $kind-gender ->
        [f] die { $color-e } { $kind }
        [n] das { $color-e } { $kind }
        [pl] die { $color-en } { $kind }
       *[m] den { $color-en } { $kind }
      }
    .dat = { $kind-gender ->
        [f] der { $color-en } { $kind }
        [n] dem { $color-en } { $kind }
        [pl] den { $color-en } { $kind }
       *[m] dem { $color-en } { $kind }
      }
cards-none = keine Karten
list-and = { $first } und { $last }
percent = { $number } %
pile-A = Ablagestapel A
    .short = Ablage A
pile-B = Ablagestapel B
    .short = Ablage B

## Was geschah

event-round-started = Runde { $number }: { $who ->
    [you] Du beginnst.
   *[other] { $name } beginnt.
  }
event-pile-started = { $pile } beginnt mit { $card-dat }.
event-turn-restricted = Von einer Qualle erwischt: { $who ->
    [you] Du darfst nur eine Karte ziehen.
   *[other] { $name } darf nur eine Karte ziehen.
  }
event-turn-extra = Mit den Booten { $who ->
    [you] bist du
   *[other] ist { $name }
  } gleich noch einmal am Zug.
event-card-lifted-seen = { $who ->
    [you] Du siehst dir { $card-acc } an.
   *[other] { $name } sieht sich { $card-acc } an.
  }
event-card-drawn = { $who ->
    [you] Du ziehst eine Karte.
   *[other] { $name } zieht eine Karte.
  }
event-card-drawn-seen = { $who ->
    [you] Du ziehst { $card-acc }.
   *[other] { $name } zieht { $card-acc }.
  }
event-card-kept = { $who ->
    [you] Du ziehst zwei Karten und legst
   *[other] { $name } zieht zwei Karten und legt
  } { $discarded-acc } auf { $pile }.
event-card-kept-seen = { $who ->
    [you] Du behältst { $card-acc } und legst
   *[other] { $name } behält { $card-acc } und legt
  } { $discarded-acc } auf { $pile }.
event-card-taken = { $who ->
    [you] Du nimmst
   *[other] { $name } nimmt
  } { $card-acc } von { $pile }.
event-cards-laid = { $who ->
    [you] Du legst aus: { $cards }.
   *[other] { $name } legt aus: { $cards }.
  }
event-effect-lapsed = Der Effekt geht ins Leere.
event-pile-searched = { $who ->
    [you] Du siehst { $pile } durch.
   *[other] { $name } sieht { $pile } durch.
  }
event-card-picked = { $who ->
    [you] Du nimmst eine Karte aus { $pile }.
   *[other] { $name } nimmt eine Karte aus { $pile }.
  }
event-card-picked-seen = { $who ->
    [you] Du nimmst
   *[other] { $name } nimmt
  } { $card-acc } aus { $pile }.
event-card-chosen = { $who ->
    [you] Du behältst eine Karte
   *[other] { $name } behält eine Karte
  }, { $count ->
    [0] und der Stapel ist leer
    [one] die andere wird in den Stapel zurückgemischt
   *[other] { $count } andere werden in den Stapel zurückgemischt
  }.
event-card-chosen-seen = { $who ->
    [you] Du behältst
   *[other] { $name } behält
  } { $card-acc }; { $returned } { $count ->
    [one] wird
   *[other] werden
  } in den Stapel zurückgemischt.
event-card-chosen-last = { $who ->
    [you] Du behältst
   *[other] { $name } behält
  } { $card-acc }, die letzte Karte des Stapels.
event-card-stolen = { $who ->
    [you] Du stiehlst
   *[other] { $name } stiehlt
  } { $victim } eine Karte.
event-card-stolen-seen = { $who ->
    [you] Du stiehlst
   *[other] { $name } stiehlt
  } { $victim ->
    [you] dir
   *[other] { $victim }
  } { $card-acc }.
event-others-restricted = { $who ->
    [you] In ihrem nächsten Zug dürfen alle anderen nur eine Karte ziehen.
   *[other] In ihrem nächsten Zug dürfen alle außer { $name } nur eine Karte ziehen.
  }
event-mermaids-laid = Vier Meerjungfrauen: { $who ->
    [you] Du gewinnst die Partie sofort!
   *[other] { $name } gewinnt die Partie sofort!
  }
event-called-stop = { $who ->
    [you] Du sagst
   *[other] { $name } sagt
  } STOP an: Die Runde endet, alle werten ihre Karten.
event-called-last-chance = { $who ->
    [you] Du sagst
   *[other] { $name } sagt
  } LETZTE CHANCE an: Alle anderen haben noch einen Zug.
event-hand-revealed = { $who ->
    [you] Du deckst deine Hand auf:
   *[other] { $name } deckt die Hand auf:
  } { $cards }.
event-turn-ended = { $who ->
    [you] Du beendest deinen Zug.
   *[other] { $name } beendet den Zug.
  }
event-round-ended-stop = Alle werten ihre Karten.
event-round-ended-bet-won = { $who ->
    [you] Du gewinnst deine Wette: deine Karten und dein Farbbonus für dich,
   *[other] { $name } gewinnt die Wette: Karten und Farbbonus für { $name },
  } nur der Farbbonus für die anderen.
event-round-ended-bet-lost = { $who ->
    [you] Du verlierst deine Wette: nur der Farbbonus für dich,
   *[other] { $name } verliert die Wette: nur der Farbbonus für { $name },
  } die Karten, ohne Bonus, für die anderen.
event-round-ended-void = Der Stapel ist leer: Die Runde endet ohne Wertung.
event-game-ended = { $count ->
    [one] { $names } gewinnt die Partie.
   *[other] { $names } teilen sich den Sieg.
  }
event-game-ended-you = Du gewinnst die Partie!
event-game-ended-you-share = Ihr teilt euch den Sieg: { $names }.

## Punkte

rule-duo = Duos
rule-starfish = Seesterne
rule-collector = Sammler
rule-multiplier = Multiplikatoren
rule-mermaid = Meerjungfrauen
rule-color-bonus = Farbbonus

line-duo = { $laid ->
    [yes] ein ausliegendes Duo
   *[no] ein Duo auf der Hand
  }
line-starfish = ein Seestern macht daraus ein Trio
line-collector = { $count } { $kind }
line-collector-seahorse = { $count } { $kind }, das Seepferdchen mitgezählt
line-multiplier = { $kind }: je { $each } für { $count } { $target }
line-mermaid = eine Meerjungfrau zählt { $color-noun }
line-color-bonus = die meisten Karten einer Farbe: { $color-noun }

## Was nicht geht

illegal-game-over = Die Partie ist zu Ende.
illegal-not-chance = Jetzt entscheidet jemand am Tisch, nicht der Zufall.
illegal-chance-acts = Zuerst wird eine Karte gegeben.
illegal-wrong-phase = Das geht an dieser Stelle des Zuges nicht.
illegal-restricted = Wegen der Qualle darf in diesem Zug nur eine Karte gezogen werden.
illegal-deck-empty = Der Stapel ist leer.
illegal-pile-empty = Dieser Ablagestapel ist leer.
illegal-empty-pile-first = Ein Ablagestapel ist leer: Die Karte muss dorthin.
illegal-card-not-drawn = Diese Karte wurde nicht gezogen.
illegal-card-not-in-hand = Diese Karte ist nicht auf der Hand.
illegal-card-not-in-pile = Diese Karte liegt nicht in dem Ablagestapel.
illegal-card-not-in-deck = Diese Karte ist nicht im Stapel.
illegal-card-not-looked-at = Diese Karte ist nicht unter den angesehenen.
illegal-not-a-duo = Diese Karten sind kein Duo.
illegal-not-a-trio = Nur ein Seestern macht aus einem Duo ein Trio.
illegal-cards-out-of-order = Die Karten werden in alphabetischer Folge genannt, der Seestern zuletzt.
illegal-not-four-mermaids = Dazu braucht es alle vier Meerjungfrauen auf der Hand.
illegal-no-such-seat = Dort sitzt niemand.
illegal-victim-is-self = Niemand bestiehlt sich selbst.
illegal-victim-has-no-cards = Dort gibt es keine Handkarten.
illegal-victim-is-protected = Diese Hand ist aufgedeckt und vor Angriffen geschützt.
illegal-not-enough-points = Dazu braucht es 7 Punkte.
illegal-already-called = LETZTE CHANCE ist schon angesagt.

## Warum ein Tisch nein sagt

refusal-no-such-table = Diesen Tisch gibt es nicht.
refusal-stale = Am Tisch hat sich etwas getan; sieh noch einmal hin und entscheide neu.
refusal-unknown-bot = Einen Bot mit diesem Namen gibt es nicht.
refusal-not-seated = Das können nur die, die am Tisch sitzen.
refusal-not-your-seat = Dieser Platz gehört jemand anderem.
refusal-seat-taken = Dieser Platz ist besetzt.
refusal-seat-empty = Dort sitzt niemand.
refusal-already-seated = Du sitzt schon an diesem Tisch.
refusal-bad-name = Ein Name hat 1 bis 40 sichtbare Zeichen in einer Zeile.
refusal-bad-face = Dieses Gesicht steht nicht zur Wahl.
refusal-too-many-changes = An diesem Tisch war zu viel Kommen und Gehen. Macht euch bereit, füllt ihn mit Bots oder öffnet einen neuen.
refusal-not-host = Nur wer einlädt, kann die Optionen ändern.
refusal-fixed-options = Die Optionen dieses Tisches stehen fest.
refusal-seats-needed = Die Plätze, die wegfallen würden, müssen erst frei sein.
refusal-not-gathering = Das geht nur, solange keine Partie läuft.
refusal-not-playing = Es läuft keine Partie.
refusal-not-over = Die Partie ist noch nicht zu Ende.
refusal-closed = Dieser Tisch wurde vom Betreiber des Servers geschlossen.
refusal-too-many-games = An diesem Tisch wurde schon oft gespielt. Öffne einen neuen, um weiterzuspielen.
refusal-bad-nonce = Eine Nonce hat 1 bis 64 Bytes, geschrieben als Paare der Ziffern 0-9 und a-f.
refusal-already-ready = Du bist schon bereit.
refusal-not-your-turn = Du bist nicht am Zug.
refusal-bad-action = Das ist keine Aktion dieses Spiels.
refusal-bot-plays = Auf diesem Platz spielt ein Bot.
refusal-not-taken-over = Auf diesem Platz spielt kein Bot.
refusal-nobody-waits = Auf diesen Platz wartet niemand.
refusal-too-early = Dafür ist es noch zu früh.
refusal-time-is-up = Deine Zeit für diese Entscheidung ist um; danach kannst du zurückkommen.
refusal-return-later = Du bist in dieser Runde schon oft zurückgekommen; in der nächsten geht es wieder.
refusal-too-long = Diese Partie dauert schon zu lange. Überlass deinen Platz einem Bot, dann geht sie zu Ende.
refusal-no-summary = Es gibt keine Abrechnung zu lesen.
refusal-no-hints = An diesem Tisch gibt es keine Tipps.
refusal-unknown-phrase = Diesen Spruch gibt es hier nicht.
refusal-too-often = Bitte nicht so oft; warte einen Augenblick.
