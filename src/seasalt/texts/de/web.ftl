# The table in the browser. One section a page; the words of the game itself are in game.ftl.

## Everywhere

web-title = Sea Salt & Paper
web-description = Das Kartenspiel { web-title } im Browser, gegen Bots oder mit Freunden. Eine inoffizielle, freie Ausgabe.
web-no-script = Dieser Tisch braucht JavaScript. Erlaube es für diese Seite und lade sie neu.
web-back = Zurück zum Start
web-guest = Gast
web-notice = Vom Betreiber dieses Servers
web-language = Sprache
web-extra-salt = Extra Salt
web-extra-salt-about = acht Karten mehr
web-edition = Regelheft
web-house = Hausregeln
web-house-none = alles wie im Regelheft
web-house-count = { $count ->
    [one] eine eigene
   *[other] { $count } eigene
}
web-house-book = im Heft: { $value }
web-house-reset = Nach dem Regelheft spielen
web-players = Spieler
web-opponents = Gegner
web-levels = Spielstärken
web-characters = Charaktere
web-hints = Tipps
web-hints-about = Wer am Zug ist, darf fragen, was der stärkste Bot tun würde. Das gilt für alle am Tisch, und alle sehen es.

## What failed

web-failed = Das hat nicht geklappt. Bitte versuch es noch einmal.
web-failed-offline = Der Server ist nicht zu erreichen. Ist dieses Gerät online?
web-failed-too-many = Das ging zu schnell. Warte einen Augenblick und versuch es noch einmal.
web-failed-unavailable = Der Server ist gerade beschäftigt. Bitte versuch es noch einmal.
web-failed-busy = Gerade wird an zu vielen Tischen nachgedacht. Bitte frag gleich noch einmal.
web-failed-not-allowed = Dieser Tisch ist privat: Du brauchst den Link von jemandem, der dort sitzt.
web-failed-blocked = Der Betreiber dieses Servers lässt dich hier nicht mehr mitspielen.
web-failed-set-aside = An diesem Tisch ist etwas beschädigt, deshalb wurde er beiseitegestellt. Du kannst nichts dafür; die anderen Tische spielen weiter.
web-failed-too-many-tables = Du sitzt an sehr vielen Tischen, die noch nicht fertig sind. Beende oder verlasse zuerst einen davon.
web-failed-no-proof = Diese Partie begann mitten in einer anderen; darum belegt kein Seed ihre Karten.
web-failed-bad-key = Dieser Schlüssel gilt nicht: Er wurde schon benutzt, ist abgelaufen oder falsch geschrieben.
web-failed-no-passkeys = An dieser Adresse gibt es keine Passkeys.
web-failed-bad-passkey = Dieser Passkey wurde nicht angenommen. Nichts hat sich geändert.
web-failed-too-many-passkeys = Du hast zehn Passkeys. Entferne zuerst einen davon.
web-failed-no-passkey-given = Es wurde kein Passkey benutzt. Nichts hat sich geändert.
web-failed-not-signed-in = Dieses Gerät wurde abgemeldet. Lade die Seite neu, um als jemand Neues zu beginnen.
web-signed-out = Dieses Gerät wurde abgemeldet. Von jetzt an bist du hier jemand Neues.
web-failed-other-name = Dein Name hat sich inzwischen geändert. Lade die Seite neu.
web-failed-no-such-session = Dieses Gerät ist schon abgemeldet.
web-failed-no-push-service = Dein Browser konnte seinen Push-Dienst nicht erreichen. Ist dieses Gerät online?
web-failed-bad-push-service = Dieser Server kann an den Push-Dienst deines Browsers nichts schicken.
web-failed-too-many-watchers = An diesem Tisch schauen schon so viele zu, dass kein Platz mehr ist. Versuche es später noch einmal.
web-failed-name-claimed = Dieser Name gehört hier schon jemand anderem. Such dir in den Einstellungen einen anderen aus.
web-failed-name-reserved = Dieser Name kann nicht deiner werden: Er gehört einem Bot oder zum Haus, oder er mischt Buchstaben aus mehreren Alphabeten.
web-failed-claim-too-early = Bring erst fünf Partien zu Ende; dann kannst du deinen Namen zu deinem machen.
web-failed-no-such-person = Mit dieser Person hast du noch keine Partie zu Ende gespielt, oder es gibt sie nicht mehr.
web-failed-too-many-people = Du hast dir so viele Leute gemerkt oder sie gemieden, dass kein Platz für weitere ist.
web-failed-too-many-reports = Das genügt für heute. Wer den Server betreibt, liest, was du gemeldet hast.

## A table in a list

web-listed-hints = Tipps
web-listed-players = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
  }
web-listed-seconds = { $seconds } s je Zug
web-listed-days = { $days ->
    [one] ein Tag je Zug
   *[other] { $days } Tage je Zug
  }
web-listed-round = Runde { $round }
web-listed-seats = { $taken } von { $players } Plätzen besetzt
web-listed-join = Mitspielen
web-listed-watch = Zusehen
web-listed-continue = Weiterspielen
web-listed-whose = am Tisch von { $names }
web-listed-your-turn = Du bist am Zug
web-listed-waiting = Warten auf { $name }
web-listed-gathering = Noch nicht begonnen
web-listed-won = Du hast gewonnen
web-listed-winner = Sieg für { $name }
web-listed-against = mit { $names }

## Start

web-start-about = Ein Kartenspiel für zwei bis vier Spieler. Kostenlos, ohne Konto.
web-start-play = Jetzt spielen
web-start-play-about = { $bots ->
    [1] du und ein Bot
    [2] du und zwei Bots
   *[other] du und drei Bots
  }, { $salt ->
    [yes] Extra Salt
   *[no] 15 Minuten
  }
web-start-opening = Es wird gemischt …
web-start-find = Mitspieler finden
web-find-title = { $count ->
    [1] Suche nach einer Person …
   *[other] Suche nach { $count } Personen …
  }
web-find-about = Die Partie beginnt, sobald andere dieselbe suchen. Lass diese Seite offen.
web-find-alone = Gerade sucht sonst niemand. Du kannst weiter warten oder gegen Bots spielen.
web-find-bots = Gegen Bots spielen
web-find-stop = Abbrechen
web-start-choices = Mehr Optionen
web-start-more = Mehr
web-start-running = Deine Partien
web-start-open = Offene Tische
web-start-open-about = { $count ->
    [0] niemand wartet
    [one] einer wartet
   *[other] { $count } warten
  }
web-start-open-all = Alle offenen Tische
web-start-open-none = Gerade wartet niemand.
web-start-friends = Mit Freunden
web-start-friends-about = per Link
web-start-learn = Lernen
web-start-learn-about = in 3 Minuten
web-start-rules = Regeln
web-start-rules-about = zum Nachlesen
web-start-score = Punkteblock
web-start-score-about = für echte Karten
web-start-games = Meine Partien
web-start-games-about = { $count ->
    [0] und Rückblicke
    [one] eine läuft
   *[other] { $count } laufen
  }
web-start-settings = Einstellungen
web-start-fine = Eine inoffizielle, freie Ausgabe mit eigenen Zeichnungen. Das Spiel ist von Bruno Cathala und Théo Rivière.

## With friends

web-friends-title = Mit Freunden
web-friends-about = Ein Druck, und du hast den Link. Schick ihn los und spiel.
web-friends-options = Optionen
web-friends-name = Dein Name
web-face = Dein Gesicht
web-face-about = Die anderen sehen es an jedem Tisch, ab dem nächsten.
web-face-animal = Tier
web-face-color = Farbe des Papiers
web-face-done = Fertig
web-face-crane = Kranich
web-face-fox = Fuchs
web-face-cat = Katze
web-face-rabbit = Hase
web-face-owl = Eule
web-face-frog = Frosch
web-face-turtle = Schildkröte
web-face-butterfly = Schmetterling
web-friends-time = Bedenkzeit
web-friends-time-none = Ohne Uhr
web-friends-time-bank = Sekunden
web-friends-time-days = Tage
web-friends-base = Für einen Zug
web-friends-bank = In Reserve, für die ganze Partie
web-friends-seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
  }
web-friends-minutes = { $count ->
    [0] keine
    [one] { $count } Minute
   *[other] { $count } Minuten
  }
web-friends-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
  }
web-friends-time-about = { $pace ->
    [bank] Ist die Reserve verbraucht, entscheidet ein Bot diesen Zug.
    [days] Für Partien nebenbei. Ist die Zeit um, entscheidet ein Bot diesen Zug.
   *[none] Alle lassen sich so viel Zeit, wie sie mögen. Nach einer Minute dürfen die anderen einen Bot diesen Zug entscheiden lassen.
  }
web-friends-who = Wer mitspielen darf
web-friends-link = Per Link
web-friends-public = Alle
web-friends-who-about = { $public ->
    [yes] Alle sehen den Tisch in der Liste; der Link geht auch. Unter Fremden hält eine Uhr die Partie in Gang.
   *[no] Nur, wer den Link hat.
  }
web-friends-memory = Gedächtnisstütze
web-friends-memory-about = Der Tisch zeigt allen, was sie sich hätten merken können: die Ablagestapel, und Karten, die sie auf einer Hand gesehen haben.
web-friends-edition-about = Die gedruckten Regelhefte unterscheiden sich in Kleinigkeiten. Standard ist, was in den meisten steht.
web-friends-open = { $public ->
    [yes] Tisch öffnen
   *[no] Link erstellen
  }
web-friends-open-about = Bots können später dazukommen
web-friends-opening = Wird geöffnet …

## Before the game

web-lobby-title = Tisch für { $players }
web-lobby-missing = { $count ->
    [1] Ein Platz ist frei
    [2] Zwei Plätze sind frei
   *[other] Drei Plätze sind frei
  }
web-lobby-missing-about = Schick den Link, oder lass Bots mitspielen.
web-lobby-full = Alle Plätze sind besetzt
web-lobby-full-about = Die Partie beginnt, sobald alle bereit sind.
web-lobby-you = { $name } (du)
web-lobby-ready = bereit
web-lobby-not-ready = noch nicht bereit
web-lobby-bot = Bot: { $level }
web-lobby-free = Freier Platz
web-lobby-free-about = wartet auf jemanden
web-lobby-add-bot = Bot dazu
web-lobby-fill = Freie Plätze mit Bots füllen
web-lobby-remove-bot = { $name } wegschicken
web-lobby-free-seat = Platz von { $name } frei machen
web-lobby-sit = Hier hinsetzen
web-lobby-options-about = Bis die Partie beginnt. Wer bereit war, wird neu gefragt.
web-lobby-changed = { $name } hat die Regeln geändert: { $rules }.
web-lobby-invite = Einladen
web-lobby-invite-about = Wer diesen Link hat, darf sich dazusetzen.
web-lobby-qr = QR-Code mit dem Link zu einem Platz
web-lobby-copy = Link kopieren
web-lobby-copied = Kopiert
web-lobby-share = Teilen
web-lobby-share-text = Spiel mit mir { web-title }.
web-lobby-watch = Andere dürfen zusehen
web-lobby-watch-about = Sie sehen den Tisch, aber keine Handkarten.
web-lobby-copy-watch = Link zum Zusehen kopieren
web-lobby-fair = Beim Mischen kann niemand mogeln
web-lobby-fair-about = Der Server hat sein Geheimnis schon festgelegt und zeigt unten dessen Fingerabdruck. Drückst du „Ich bin bereit“, gibt dein Browser eine eigene Zahl dazu. Die Karten ergeben sich aus beidem, also kann keine Seite allein sie wählen. Nach der Partie wird alles gezeigt und lässt sich im Rückblick nachprüfen.
web-lobby-fair-commitment = Fingerabdruck
web-lobby-act-ready = Ich bin bereit
web-lobby-act-ready-last = die Partie beginnt
web-lobby-act-ready-others = { $count ->
    [one] dann fehlt noch jemand
   *[other] dann fehlen noch { $count }
  }
web-lobby-act-waiting = Warten auf { $names }
web-lobby-act-waiting-seat = { $count ->
    [one] Noch ein Platz frei
   *[other] Noch { $count } Plätze frei
  }
web-lobby-act-waiting-about = du bist bereit
web-lobby-act-stand = Aufstehen
web-lobby-act-watch = Du siehst zu
web-lobby-act-watch-about = gleich beginnt hier die Partie

## Join

web-join-title = Du bist eingeladen
web-join-by = { $name } lädt dich ein
web-join-watch-title = Komm und sieh zu
web-join-at = Am Tisch: { $names }.
web-join-nobody = Dort sitzt noch niemand.
web-join-name = Dein Name
web-join-learn = Neu hier? Lern das Spiel in 3 Minuten
web-join-learn-about = danach kommst du an diesen Tisch zurück
web-join-sit = Platz nehmen
web-join-sit-about = { $count ->
    [one] ein Platz ist frei
   *[other] { $count } Plätze sind frei
  }
web-join-sitting = Einen Augenblick …
web-join-full = Alle Plätze sind besetzt, aber du darfst zusehen.
web-join-running = Die Partie hat begonnen, aber du darfst zusehen.
web-join-over = Die Partie ist zu Ende.
web-join-watch-about = zu sehen sind nur offene Karten
web-join-replay = Rückblick ansehen
web-join-looking = Der Tisch wird gesucht …
web-join-again = Erneut versuchen
web-join-play = Etwas anderes spielen

## My games

web-games-title = Partien
web-games-running = Laufende
web-games-running-none = Keine Partie wartet auf dich.
web-games-open-one = Tisch für alle öffnen
web-games-over = Beendete
web-games-over-none = Hier stehen später deine beendeten Partien, Zug für Zug zum Nachspielen.
web-games-replay = Rückblick
web-games-looking = Wird gesucht …

## Statistics

web-profile = Profil
web-profile-about = Stempel, Genauigkeit, Glück, Wertung
web-profile-reviewed = Genauigkeit und Glück
web-profile-games = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
  }
web-profile-luck = { $games ->
    [one] Glück bisher: { $wins } Siege in { $games } Partie.
   *[other] Glück bisher: { $wins } Siege in { $games } Partien.
  }
web-profile-luck-about = So viel haben die Karten deinen Chancen gegeben oder genommen, in den analysierten Partien.
web-profile-none = Sobald eine deiner Partien analysiert ist, stehen hier deine Genauigkeit und dein Glück.
web-profile-server = Genauigkeit und Glück zählt ein Server zusammen. Hier stehen sie in der Analyse jeder Partie.
web-stamps = Stempel
web-stamps-about = Einer für jede Spielstärke, die du geschlagen hast, und für manches, das einmal gelungen ist. Sie bleiben.
web-stamp-bet = LETZTE CHANCE gewonnen
web-stamp-mermaids = Vier Meerjungfrauen
web-stamp-master = Vor dem Meister
web-stamp-week = Eine ganze Woche
web-stamp-has = geschafft
web-stamp-not = noch nicht
web-stats-title = Deine Statistik
web-stats-none = Nach deiner ersten beendeten Partie: wie oft du gewinnst, und gegen wen.
web-stats-about = Wird nur in diesem Browser gezählt.
web-stats-games = Partien
web-stats-won = Gewonnen
web-stats-best = Beste Runde
web-stats-bets = Wetten gewonnen
web-stats-of = von { $count }
web-stats-calls = Runden: { $rounds }. STOP angesagt: { $stops }. LETZTE CHANCE angesagt: { $bets }.
web-stats-mermaids = Mit vier Meerjungfrauen gewonnen: { $count }.
web-stats-against = Gegen
web-stats-box = Schachtel
web-stats-base = Grundspiel
web-stats-mixed = verschiedene Bots
web-stats-people = Menschen
web-stats-reset = Zurücksetzen
web-stats-reset-ask = Alle diese Zahlen vergessen?
web-stats-reset-yes = Vergessen
web-stats-reset-no = Behalten
web-rating-title = Deine Wertung
web-rating-soon = { $games } von { $of } gewerteten Partien: Danach ist deine Stärke eine Zahl.
web-rating-about = Der Bot Neuling hat 1000. Partien zählen nach „Mitspieler finden“ oder allein mit Bots: Standardregeln, keine Tipps, keine Gedächtnisstütze, eine Partie zur Zeit. Wer geht, ist Letzter.
web-rating-listed = Mich in der Liste zeigen
web-rating-listed-about = Mit Name und Gesicht, bis 90 Tage nach deiner letzten Partie, die zählt.
web-rating-list = Gewertete Spieler
web-rating-list-none = Noch ist niemand in der Liste.
web-rating-game = Diese Partie zählt für deine Wertung.
web-rating-open = Eine gewertete Partie von dir ist noch nicht zu Ende. Bis dahin zählt keine andere.
web-rating-go-on = Weiterspielen

## Partien behalten

web-account-title = Meine Partien behalten
web-account-about = Deine Partien gehören diesem Browser, ohne Passwort und Adresse. Mit einem Link bist du es auch auf einem anderen Gerät; ein Rettungsschlüssel bringt dich zurück, wenn alle verloren sind.
web-account-link = Gerät hinzufügen
web-account-link-about = Öffne diesen Link innerhalb von zehn Minuten auf dem anderen Gerät. Er gilt einmal, für jeden, der ihn hat.
web-account-qr = Der Link als QR-Code
web-account-recovery = Rettungsschlüssel
web-account-recovery-about = Schreib ihn auf: Er wird nur jetzt gezeigt. Er gilt einmal, bis zum { $date }, auf der Seite { $page }. Ein neuer ersetzt ihn.
web-account-copy = Schlüssel kopieren
web-account-recovery-known = Du hast einen Rettungsschlüssel, bis zum { $date }.
web-account-passkey = Passkey hinzufügen
web-account-passkey-made = Dein Passkey ist bereit. Damit kommst du auf jedem Gerät zurück, das ihn hat, auf der Seite { $page }.
web-account-passkeys = Deine Passkeys
web-account-passkey-end = Entfernen
web-account-devices = Deine Geräte
web-account-this = dieses
web-account-device = Unbekannter Browser
web-account-by-link = durch einen Link
web-account-by-recovery = durch einen Rettungsschlüssel
web-account-by-operator = durch einen Schlüssel des Betreibers
web-account-by-passkey = durch einen Passkey
web-account-end = Abmelden
web-account-end-others = Alle anderen abmelden
web-account-export = Alles herunterladen
web-account-delete = Mich löschen
web-account-delete-ask = Alles, was dir gehört, ist dann für immer weg: Partien, Ergebnisse, Geräte, Schlüssel. In Partien mit anderen steht ein Strich statt deines Namens; in laufenden spielt ein Bot weiter.
web-account-delete-yes = Für immer löschen
web-account-delete-no = Behalten
web-account-come = Hier { $name } werden
web-account-come-about = Dieser Browser bekommt die Partien, die Ergebnisse und den Namen von { $name }. Der Schlüssel gilt einmal.
web-account-now = Bisher ist dieser Browser { $name }: Jene Partien sind dann nur noch von einem anderen Gerät von { $name } oder mit einem Rettungsschlüssel zu erreichen.
web-account-use = Hier { $name } sein
web-account-key = Dein Schlüssel
web-account-look = Weiter
web-account-passkey-use = Mit einem Passkey anmelden
web-account-known = Mit einem Schlüssel anmelden

## Learn
# The coach has room for three lines on a phone: at most 150 characters.

web-learn-title = Deine erste Partie
web-learn-coach = Anleitung
web-learn-back = Einen Schritt zurück
web-learn-skip = Überspringen
web-learn-next = Weiter
web-learn-part = Teil { $part } von { $parts }
web-learn-draw = Dein erster Zug
web-learn-draw-text = In jedem Zug nimmst du eine Karte. Zieh zwei vom Stapel: Eine davon darfst du behalten.
web-learn-keep = Behalte eine
web-learn-keep-text = Zwei Oktopusse sind 3 Punkte wert, einer ist ein Anfang. Wähle ihn. Der Hai kommt auf Ablagestapel B.
web-learn-end = Beende deinen Zug
web-learn-end-text = Auszulegen gibt es noch nichts. Beende deinen Zug, dann ist Ada dran.
web-learn-again = Du bist wieder dran
web-learn-again-text = Ada hat eine Karte behalten, die du nicht siehst, und ein Boot auf B gelegt. Zieh wieder zwei.
web-learn-ahead = Denk voraus
web-learn-ahead-text = Zwei Fische sind ein Duo, und auf Ablagestapel A liegt ein Fisch. Behalte also diesen Fisch, und deck B mit der Muschel zu.
web-learn-hope-text = Jetzt hoffe, dass niemand den Fisch auf A nimmt.
web-learn-take = Nimm vom Ablagestapel
web-learn-take-text = Er ist noch da! Statt zu ziehen, darfst du die oberste Karte eines Ablagestapels nehmen. Wähle A.
web-learn-duo = Dein erstes Duo
web-learn-duo-text = Zwei Fische sind einen Punkt wert. Leg sie aus, und sie bringen dir auch eine Karte vom Stapel. Wähle einen.
web-learn-laid = Eine Krabbe!
web-learn-laid-text = Ausgelegte Karten zählen weiter für dich, und niemand kann sie stehlen. Beende deinen Zug.
web-learn-third-text = Zwei Boote haben Ada einen zweiten Zug gebracht. Zieh zwei: Du brauchst Punkte!
web-learn-shoal = Ein Multiplikator
web-learn-shoal-text = Der Fischschwarm bringt einen Punkt je Fisch, auch für ausgelegte. Behalte ihn. Die Krabbe kommt auf Ablagestapel A.
web-learn-crab-text = Du hast eine Krabbe, und auf A liegt noch eine. Vielleicht wartet sie auf dich.
web-learn-second = Die zweite Krabbe
web-learn-second-text = Sie hat gewartet. Wähle Ablagestapel A und nimm die Krabbe: Zwei Krabben sind ein Duo.
web-learn-crabs = Krabben suchen
web-learn-crabs-text = Mit zwei Krabben siehst du einen ganzen Ablagestapel durch und nimmst eine Karte deiner Wahl. Leg sie aus.
web-learn-look = Welcher Ablagestapel?
web-learn-look-text = Du wählst, bevor du hineinsiehst. Ablagestapel B ist der größere: Sieh ihn durch.
web-learn-pick = Nimm eine Karte heraus
web-learn-pick-text = Eine Muschel ist nichts wert. Aber sie ist grau wie dein Oktopus und dein Fischschwarm, und eine Farbe zahlt sich bald aus.
web-learn-four = Vier Punkte
web-learn-four-text = Zwei Duos und der Fischschwarm machen 4, wie der Streifen über deiner Hand zeigt. Mit 7 darfst du die Runde beenden.
web-learn-there = Da ist er
web-learn-there-text = Ein Oktopus auf Ablagestapel B! Mit deinem ist er 3 Punkte wert. Nimm ihn, und du hast 7.
web-learn-seven = Sieben Punkte
web-learn-seven-text = Jetzt darfst du die Runde beenden, sicher oder mit einer Wette. Drück „Ansagen“.
web-learn-bet = Sicher, oder eine Wette?
web-learn-bet-text = STOP bringt dir deine 7 Punkte. Bei LETZTE CHANCE hat Ada noch einen Zug. Überholt sie dich nicht, zählen auch deine 3 grauen Karten, und sie bekommt nur ihre Farbe. Trau dich!
web-learn-ada = { $name } spielt
web-learn-ada-now = Das war dein Zug. Jetzt ist { $name } dran.
web-learn-ada-thinks = { $name } sieht sich ihre Karten an.
web-learn-ada-boats = Zwei Boote: Ada ist gleich noch einmal am Zug.
web-learn-ada-last = Deine Karten liegen offen, und niemand kann daraus stehlen. Ada hat einen letzten Zug.
web-learn-over = Alle Karten auf dem Tisch
web-learn-not-that = Jetzt nicht. Drück, was umrahmt ist.
web-learn-not-card = Auch eine gute Karte, aber die andere hilft dir heute mehr.
web-learn-not-end = Noch nicht: Leg zuerst deine zwei Karten aus.
web-learn-not-end-call = Du könntest weiterspielen. Aber Ada sammelt auch: Beende die Runde, solange du vorn liegst.
web-learn-not-stop = STOP ist sicher und in vielen Partien richtig. Hier bringt die Wette 10 statt 7.
web-learn-won = Du hast die Wette gewonnen, und die Partie
web-learn-won-text = 7 Punkte gegen 6: Wette gewonnen! Du bekommst Punkte für deine Karten und noch einen für jede graue; Ada bekommt nur ihre Farbe. Eine richtige Partie geht über mehrere Runden, zu zweit bis 40 Punkte.
web-learn-skipped = Bereit?
web-learn-skipped-text = Der Tisch sagt immer, was du als Nächstes tun kannst und was es bringt.
web-learn-unseen = Was noch nicht vorkam
web-learn-unseen-boats = Zwei Boote: gleich noch ein Zug.
web-learn-unseen-shark = Schwimmer und Hai: Stiehl eine Karte aus einer anderen Hand.
web-learn-unseen-mermaid = Eine Meerjungfrau: ein Punkt für jede Karte deiner häufigsten Farbe. Vier davon gewinnen die Partie.
web-learn-unseen-rest = Pinguine, Seemänner, Muscheln: je mehr von einer Art, desto besser.
web-learn-rules = Alle Regeln
web-learn-once-more = Noch einmal
web-learn-after-all = Doch lernen
web-learn-play = Richtig spielen
web-learn-play-about = du und ein Bot, bis 40 Punkte
web-learn-to-table = Zum Tisch
web-learn-to-table-about = dort wartet deine Einladung

## Score pad

web-score-title = Punkteblock
web-score-about = Für eine Partie mit echten Karten: Markiere, was alle haben, und es wird gezählt.
web-score-back = Zurück zum Block
web-score-names = Namen der Spieler
web-score-names-about = So, wie ihr sitzt, links herum.
web-score-player = Spieler { $number }
web-score-begin = Los geht’s
web-score-begin-about = der Block bleibt in diesem Browser
web-score-last = { $count ->
    [one] Deine letzte Partie mit einer Runde ist noch da.
   *[other] Deine letzte Partie mit { $count } Runden ist noch da.
  }
web-score-last-back = Zurückholen
web-score-start = Ein neuer Block
web-score-leads = { $name } führt
web-score-level = Gleichstand
web-score-winner = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } teilen sich den Sieg!
  }
web-score-starter = { $name } beginnt die nächste Runde.
web-score-starter-first = Wer beginnt, könnt ihr euch aussuchen.
web-score-rounds = Runden und Punkte
web-score-round-column = Runde
web-score-see = Runde { $number } ansehen
web-score-sums = Stand
web-score-called-mark = hat angesagt
web-score-enter = Runde { $number }
web-score-enter-about = wenn sie vorbei ist: auszählen
web-score-enter-begun = weiter auszählen
web-score-new = Neue Partie
web-score-new-ask = Eine neue Partie beginnen?
web-score-new-about = Diese wird weggelegt; du kannst sie zurückholen, bis die nächste weggelegt wird.
web-score-keep = Behalten
web-score-others = Andere Spieler
web-score-again = Noch einmal
web-score-again-about = dieselben Spieler
web-score-removed = Runde { $number } ist gestrichen.
web-score-put-back = Zurückholen
web-score-tabs = Spieler, und wie die Runde endete
web-score-end = Ende
web-score-spot = Karten markieren
web-score-hand = auf der Hand
web-score-laid = ausgelegt
web-score-laid-base = Ausgelegte Duos dürfen mit der Hand markiert werden: Sie zählen gleich.
web-score-laid-salt = Hand und Ausgelegtes bitte trennen: Ein Seestern zählt nur mit seinem eigenen Duo.
web-score-loose = Eine ausgelegte Karte hat noch keine Partnerin: Markiere sie auch, oder nimm die Karte auf die Hand.
web-score-loose-of = { $name }: ein halbes Duo
web-score-tap = { $card }: { $hand } auf der Hand, { $laid } ausgelegt, { $copies } in der Schachtel
web-score-tap-gone = { $card }: schon bei { $names }
web-score-points = { $count ->
    [one] Punkt
   *[other] Punkte
  }
web-score-sum = { $points ->
    [one] Ein Punkt
   *[other] { $points } Punkte
  }, Farbbonus { $color }: Gründe ansehen
web-score-heard = { $points ->
    [one] Ein Punkt
   *[other] { $points } Punkte
  }
web-score-why = Punkte von { $name }
web-score-why-none = Noch nichts, das zählt.
web-score-why-bonus = nur nach LETZTE CHANCE
web-score-next = Weiter: { $name }
web-score-to-end = Wie ging sie aus?
web-score-cards = Karten
web-score-how = Wie ging sie aus?
web-score-stop-about = Alle werten ihre Karten.
web-score-last-about = Die anderen hatten noch einen Zug.
web-score-void = Stapel leer
web-score-void-about = Niemand bekommt Punkte.
web-score-mermaids = Vier Meerjungfrauen
web-score-mermaids-about = Die Partie ist gewonnen.
web-score-by = { $ended ->
    [void] Wer war am Zug?
    [mermaids] Wer hat sie ausgelegt?
   *[other] Wer hat angesagt?
  }
web-score-who = Wer war es?
web-score-too-few = { $points ->
    [one] { $name } hat einen Punkt, zu wenig zum Ansagen. Fehlt eine Karte?
   *[other] { $name } hat { $points } Punkte, zu wenig zum Ansagen. Fehlt eine Karte?
  }
web-score-write = Aufschreiben
web-score-done = Fertig
web-score-won-mermaids = { $name } hat vier Meerjungfrauen ausgelegt.
web-score-mend = Ändern
web-score-remove = Diese Runde streichen
web-score-to-pad = Zum Block
web-score-uncounted = Noch nicht gezählt
web-score-uncounted-about = Gezählt wird, sobald der Server zu erreichen ist.
web-score-offline = Keine Verbindung
web-score-offline-about = Deine Karten sind aufgehoben. Die Punkte kommen, sobald sie wieder steht.

## Rules page

web-rules-search = In den Regeln suchen
web-rules-places = { $count ->
    [0] Nirgends gefunden.
    [one] An einer Stelle gefunden.
   *[other] An { $count } Stellen gefunden.
  }
web-rules-contents = Inhalt
web-rules-differs = anders als Standard
web-rules-copies = { $count } ×
web-rules-copies-salt = { $count } ×, Extra Salt
web-rules-examples = Zum Beispiel
web-rules-bet = Eine Wette als Beispiel
web-rules-other = Jemand anderes
web-rules-pays = { $cards } für Karten, { $color } Farbbonus

## Settings

web-settings-title = Einstellungen
web-settings-about = Sie gelten sofort, in diesem Browser.
web-settings-name-about = Ab dem nächsten Tisch.
web-settings-name-kept = Gespeichert.
web-settings-look = Aussehen
web-settings-look-system = System
web-settings-look-light = Hell
web-settings-look-dark = Dunkel
web-settings-sound = Geräusche
web-settings-sound-about = Papier, und zwei Tropfen, wenn du am Zug bist
web-settings-haptics = Vibration
web-settings-haptics-about = wenn du dran bist und in großen Momenten, falls das Gerät es kann
web-settings-speed = Wie schnell die anderen ziehen
web-settings-speed-calm = Ruhig
web-settings-speed-normal = Normal
web-settings-speed-fast = Schnell
web-settings-motion = Bewegung
web-settings-motion-about = Karten wandern dorthin, wo sie hingehören
web-settings-motion-off = Dein Gerät wünscht weniger Bewegung, darum blenden Karten nur ein und aus.
web-settings-auto-end = Züge enden von selbst
web-settings-auto-end-about = wenn es nichts mehr auszulegen oder anzusagen gibt
web-settings-signs = Große Farbzeichen
web-settings-signs-about = das Zeichen ihrer Farbe ist auf jeder Karte größer
web-notices = Benachrichtige mich, wenn ich am Zug bin
web-notices-about = in Partien über Tage, auch wenn diese Seite zu ist
web-notices-title = Dein Zug
web-notices-offer = Benachrichtigen
web-notices-blocked = Dein Browser blockiert Mitteilungen dieser Seite. Erlaube sie in seinen Einstellungen und lade die Seite dann neu.
web-notices-home = Auf diesem Gerät kommen Mitteilungen nur bei Apps an. Wähle „Teilen“, dann „Zum Home-Bildschirm“, und öffne den Tisch von dort.
web-device = Den Tisch auf diesem Gerät behalten
web-device-about = für Partien gegen Bots, wenn der Server nicht erreichbar ist; etwa 8 MB
web-device-progress = wird geladen: { $done } von { $total } Dateien
web-device-failed-storage-full = Auf diesem Gerät ist kein Platz dafür.
web-device-failed-offline = Er ließ sich nicht vollständig laden. Bitte versuche es noch einmal.

## The table: the next act
# The title of a button has at most 20 characters, its second line at most 34.

web-draw-two = Zwei Karten ziehen
web-draw-one = Eine Karte ziehen
web-draw-detail = eine davon behalten
web-draw-or-take = oder nimm von einem Ablagestapel
web-draw-stung = mehr lässt die Qualle nicht zu
web-take = Von { $pile-short } nehmen
web-take-detail = { $card-acc }
web-choose-pile = Ablagestapel wählen
web-keep-choose = Welche behältst du?
web-keep = { $card } behalten
web-keep-where = wohin kommt die andere Karte?
web-keep-detail = { $card } auf { $pile-short } legen
web-keep-colored = Behalten: { $card }
web-keep-colored-detail = { $card-acc } auf { $pile-short } legen
web-keep-makes = { $enough ->
    [yes] { $points }, genug zum Ansagen
    [closed] macht { $points }, Farbe { $color }
   *[no] { $points } von { $needed }
  }
web-keep-stays = { $enough ->
    [yes] bleibt bei { $points }, genug zum Ansagen
    [closed] bleibt bei { $points }, Farbe { $color }
   *[no] bleibt bei { $points } von { $needed }
  }
web-keep-label = Behalten: { $card }, { $worth }
web-look-choose = Ablagestapel wählen
web-look = { $pile-short } durchsehen
web-look-detail = dann eine Karte daraus nehmen
web-pick-choose = Karte wählen
web-pick = { $card } nehmen
web-pick-from = Nimm eine aus { $pile }
web-pick-help = Von unten nach oben. Niemand sonst sieht, was du nimmst.
web-pick-then = obenauf dann: { $card }
web-lobster-from = { $count ->
    [one] Behalte die letzte Karte
   *[other] Behalte eine von { $count }
  }
web-lobster-help = Die anderen kommen zurück in den Stapel, und er wird gemischt.
web-steal-choose = Wen bestiehlst du?
web-steal = { $name } bestehlen
web-steal-detail = { $count ->
    [one] die einzige Karte
   *[other] eine von { $count } Karten, zufällig
  }
web-victim = hier stehlen
web-lay-choose = Partnerkarte wählen
web-lay-crab = Krabben auslegen
web-lay-boat = Boote auslegen
web-lay-fish = Fische auslegen
web-lay-shark = Hai-Duo auslegen
web-lay-jellyfish = Quallen-Duo auslegen
web-lay-lobster = Hummer-Duo auslegen
web-lay-starfish = Trio auslegen
web-effect-crab = dann eine abgelegte Karte nehmen
web-effect-boat = dann noch einmal am Zug
web-effect-fish = dann eine Karte ziehen
web-effect-shark = dann eine Karte stehlen
web-effect-jellyfish = dann ziehen die anderen nur eine
web-effect-lobster = dann eine von fünf Karten behalten
web-effect-starfish = zwei Punkte mehr, aber kein Effekt
web-effect-none = jetzt ohne Effekt: nichts zu holen
web-mermaids = Vier Meerjungfrauen
web-mermaids-detail = auslegen und die Partie gewinnen
web-end-turn = Zug beenden
web-end-soon = von selbst in { $seconds } s
web-end-soon-said = Es ist nichts mehr zu tun. Dein Zug endet von selbst in { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
  }; „Warten“ oder Escape hält ihn an.
web-end-wait = Warten
web-end-or-lay = oder Karten zum Auslegen wählen
web-undo = Zurück
web-wait-for = Warten auf { $name }
web-take-back = Selbst weiterspielen
web-take-back-detail = gerade spielt ein Bot für dich
web-go-on = Bot spielen lassen
web-go-on-detail = { $name } braucht lange
web-others-wait = Die anderen warten: Sie dürfen jetzt einen Bot für dich entscheiden lassen.

## The table: places and marks

web-hint = Tipp
web-hint-title = Was würde der stärkste Bot tun?
web-hint-about = Deine Chance, die Partie zu gewinnen, und die Punkte, die in dieser Runde zu erwarten sind. Wähle hier eine Aktion; gespielt wird sie mit dem großen Knopf.
web-hint-only = Jetzt gibt es nur eins zu tun.
web-hint-margin = Jeder Balken endet bei der Schätzung. Die Chance liegt wahrscheinlich im helleren Band: je schmaler, desto sicherer.
web-hint-thinking = Der Bot überlegt …
web-hint-chance = { $chance } Gewinnchance, wahrscheinlich zwischen { $low } und { $high }
web-hint-points = { $points ->
    [one] etwa { $points } Punkt
   *[other] etwa { $points } Punkte
  }
web-your-turn = Dein Zug
web-is-choosing = { $who ->
    [you] Ein Bot spielt für dich
   *[other] { $name } überlegt
  }
web-steps = Schritte eines Zuges
web-step-take = Nehmen
web-step-play = Auslegen
web-step-call = Ansagen
web-round = Runde { $number }
web-first-to = { $points ->
    [1] eine Runde
   *[other] bis { $points } Punkte
  }
web-practice = Übung
web-practice-about = Eine Übungspartie: Sie wird nicht gezählt.
web-last-chance-runs = { $who ->
    [you] du hast LETZTE CHANCE angesagt
   *[other] { $name } hat LETZTE CHANCE angesagt
  }
web-beat = { $who ->
    [you] Deine { $points } müssen halten
   *[other] { $name }: { $points } zu schlagen
  }
web-beat-mine = du: { $points }
web-situation-has = { $who ->
    [you] du hast { $points }
   *[other] { $name } hat { $points }
  }
web-situation-turns = letzter Zug: { $names }
web-mute = Ton ausschalten
web-unmute = Ton einschalten
web-moment-calls = { $who ->
    [you] Du sagst an
   *[other] { $name } sagt an
  }
web-moment-has = { $who ->
    [you] Du hast { $points }.
   *[other] { $name } hat { $points }.
  }
web-moment-last-turn = Dein letzter Zug
web-moment-wait = Die anderen haben noch einen Zug
web-moment-won = Gewonnen!
web-moment-lost = Diesmal nicht
web-moment-shared = Geteilter Sieg
web-moment-watched = Die Partie ist zu Ende
web-you = Du
web-you-now = Du, eben
web-others = Die anderen
web-middle = Stapel und Ablagestapel
web-deck = Stapel
web-deck-label = { $count ->
    [one] Stapel, eine Karte
   *[other] Stapel, { $count } Karten
  }
web-pile-label = { $pile }: oben { $card }, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }
web-pile-empty = { $pile }: leer
web-your-hand = { $count ->
    [0] Deine Hand ist leer
    [one] Deine Hand, eine Karte
   *[other] Deine Hand, { $count } Karten
  }
web-chosen = gewählt
web-new = neu
web-pairs-with = { $count ->
    [one] passt zu Karte { $cards }
   *[other] passt zu den Karten { $cards }
  }
web-seat-label = { $name }: { $target ->
    [1] { $total } Punkte
   *[other] { $total } von { $target } Punkten
  }, { $held ->
    [one] eine Handkarte
   *[other] { $held } Handkarten
  }, { $laid ->
    [none] nichts ausgelegt
   *[other] ausgelegt: { $laid }
  }. { $open ->
    [yes] Offene Hand, { $points }: { $cards }.
   *[no] { $note }
  }
web-choosing = überlegt
web-choosing-left = überlegt, { $time }
web-offline = offline
web-offline-left = offline, in { $time } spielt ein Bot
web-is-offline = { $name } ist offline
web-bot-sits-in = ein Bot springt ein
web-hand-shown = offene Hand
web-did-take = nahm von { $pile }
web-did-put = legte auf { $pile }
web-did-draw = zog
web-did-lay = legte Karten aus
web-did-steal = { $who ->
    [you] bestahl dich
   *[other] stahl eine Karte
  }
web-days = { $count ->
    [one] ein Tag
   *[other] { $count } Tage
  }
web-hours = { $count } Std.
web-watching = Du siehst zu. Zu sehen sind nur offene Karten.

## The table: points and calls

web-points-label = Punkte: { $points }{ $open ->
    [yes] ; zum Ansagen nötig: { $needed }
   *[no] {""}
  }. Zeigen, woher sie kommen
web-points-from = Woher deine Punkte kommen
web-points-missing = { $count ->
    [one] Noch ein Punkt, und du darfst die Runde beenden.
   *[other] Noch { $count } Punkte, und du darfst die Runde beenden.
  }
web-points-enough = Genug, um die Runde zu beenden, wenn du am Zug bist.
web-call = Ansagen
web-call-which = STOP oder LETZTE CHANCE
web-call-at = Ansagen ab { $points }
web-call-title = Runde beenden?
web-call-have = Du hast { $points ->
    [one] einen Kartenpunkt
   *[other] { $points } Kartenpunkte
  }{ $count ->
    [0] .
    [one] {" "}und eine { $color-e } Karte.
   *[other] {" "}und { $count } { $color-e } Karten.
  }
web-stop = STOP
web-stop-help = Alle werten sofort ihre Karten.
web-last-chance = LETZTE CHANCE
web-last-chance-help = Die anderen haben noch einen Zug. Du wettest, dass niemand über { $points } kommt.
web-case-ends = Sicher
web-case-won = Wette gewonnen
web-case-lost = Wette verloren
web-case-void = Der Stapel ist leer
web-case-mermaids = Vier Meerjungfrauen
web-bet-why = { $kind ->
    [won] { $cards } für Karten, { $color } Farbbonus
    [lost] { $color } Farbbonus, Karten zählen 0
    [ends] { $cards } für Karten
    [void] niemand bekommt Punkte
   *[mermaids] du gewinnst die Partie
  }
web-holds = hat { $held ->
    [one] eine Handkarte
   *[other] { $held } Handkarten
  }, { $duos ->
    [0] nichts ausgelegt
    [one] ein Duo ausgelegt
   *[other] { $duos } Duos ausgelegt
  }
web-play-on = Weiter{"\u00AD"}spielen
web-call-choose = Was sagst du an?
web-call-stop = STOP ansagen
web-call-stop-detail = die Runde endet sofort
web-call-last = LETZTE CHANCE
web-call-last-detail = ansagen: alle sehen deine Hand

## The table: log, talk, menu

web-log = Verlauf
web-talk = Chat
web-log-and-talk = Verlauf und Chat
web-talk-empty = Noch hat niemand etwas gesagt.
web-say-something = Etwas sagen
web-phrase-hello = Hallo!
web-phrase-good-luck = Viel Glück
web-phrase-well-played = Schöner Zug
web-phrase-thanks = Danke
web-phrase-wow = Wow
web-phrase-oops = Hoppla
web-phrase-hurry = Bist du dran?
web-phrase-good-game = Schöne Partie
web-menu = Menü
web-hints-on = Tipps sind an: Wer am Zug ist, darf fragen, was der stärkste Bot tun würde.
web-bot-for-me = Einen Bot für mich spielen lassen
web-bot-for-me-detail = du kannst jederzeit auf deinen Platz zurück
web-rules = Regeln
web-shortcuts = Tasten
web-signs = Was die Zeichen bedeuten
web-signs-about = In der Ecke einer Karte stehen ihre Farbe und was sie zählt.
web-sign-duo = 2→1: Zwei Karten, die ein Duo bilden, sind 1 Punkt wert.
web-sign-collector = 0 3 6…: Eine, zwei, drei Karten der Art sind 0, 3, 6 Punkte wert und so weiter.
web-sign-multiplier = 1×: so viele Punkte für jede Karte der abgebildeten Art.
web-leave-table = Den Tisch verlassen
web-leave-table-detail = die Partie wartet unter „Meine Partien“
web-close = Schließen
web-key-deck = vom Stapel ziehen
web-key-piles = von Ablage A, Ablage B nehmen oder dort ablegen
web-key-walk = durch Karten, Stapel und Mitspieler gehen
web-key-enter = wählen, drücken
web-key-undo = Auswahl zurücknehmen
web-key-main = tun, was der große Knopf sagt
web-key-end = deinen Zug beenden
web-key-stop = STOP ansagen
web-key-last = LETZTE CHANCE ansagen
web-key-log = Verlauf und Chat
web-key-hint = um einen Tipp bitten, wenn es am Tisch welche gibt
web-key-help = diese Liste
web-recap = Während du weg warst
web-known-hand = Was du dir von dieser Hand hättest merken können
web-known-nothing = Nichts mit Sicherheit.
web-known-pile = { $pile }, von oben
web-known-pile-help = Was du dir hättest merken können: Eine verdeckte Karte hast du nicht gesehen.

## The table: when something is wrong

web-lost = Verbindung verloren
web-lost-next = Nächster Versuch in { $time }. Dein Platz ist sicher.
web-lost-trying = Neuer Versuch läuft. Dein Platz ist sicher.
web-try-now = Jetzt versuchen
web-no-table = Hier ist kein Tisch
web-page-lost = Diese Seite ließ sich nicht laden
web-home = Zum Start
web-loading = Einen Augenblick …

## The end of a round and of a game

web-round-title = { $ending ->
    [stop] { $who ->
        [you] Du hast STOP angesagt.
       *[other] { $name } hat STOP angesagt.
      }
    [bet_won] { $who ->
        [you] Du gewinnst deine Wette.
       *[other] { $name } gewinnt die Wette.
      }
    [bet_lost] { $who ->
        [you] Du verlierst deine Wette.
       *[other] { $name } verliert die Wette.
      }
   *[void] Der Stapel ist leer.
  }
web-round-detail = { $ending ->
    [stop] Alle werten ihre Karten.
    [bet_won] LETZTE CHANCE mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
      }, und niemand kam darüber. Für die anderen zählt nur der Farbbonus.
    [bet_lost] LETZTE CHANCE mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
      } hat nicht gereicht. Die anderen werten ihre Karten.
   *[void] Niemand hat angesagt, also gibt es in dieser Runde keine Punkte.
  }
web-bet-broken = { $who ->
    [you] Du hast die Wette geknackt.
   *[other] { $name } hat die Wette geknackt.
  }
web-bet-numbers = { $whose ->
    [more] Deine { $more } gegen { $less }.
    [less] { $more } gegen deine { $less }.
   *[none] { $more } gegen { $less }.
  } { $ending ->
    [bet_won] Für die anderen zählt nur der Farbbonus.
   *[bet_lost] Für die Ansage zählt nur der Farbbonus.
  }
web-ledger-rule = Regel
web-ledger-called = angesagt
web-ledger-duos = { $count ->
    [one] ein Duo
   *[other] { $count } Duos
  }
web-ledger-cards = Karten{"\u00AD"}punkte
web-ledger-round = Diese Runde
web-ledger-lost = zählt nicht
web-totals = { $points ->
    [1] Punkte
   *[other] Stand, gespielt wird bis { $points }
  }
web-see-cards = Karten ansehen
web-counted-nothing = keine Punkte
web-next-round = Nächste Runde
web-next-ready = { $ready } von { $people } bereit, Start in { $time }
web-next-starts = Start in { $time }
web-to-result = Zum Ergebnis
web-rounds = { $count ->
    [one] Eine Runde
   *[other] { $count } Runden
  }
web-by-mermaids = Vier Meerjungfrauen gewinnen die Partie sofort.
web-best-round = beste Runde { $points }, { $calls ->
    [0] nie angesagt
    [one] einmal angesagt
   *[other] { $calls }-mal angesagt
  }
web-end-ahead = { $who ->
    [you] Du lagst ab Runde { $round } vorn.
   *[other] { $name } lag ab Runde { $round } vorn.
  }
web-end-always = { $who ->
    [you] Du lagst von der ersten Runde an vorn.
   *[other] { $name } lag von der ersten Runde an vorn.
  }
web-end-late = { $who ->
    [you] Die letzte Runde hat dich nach vorn gebracht.
   *[other] Die letzte Runde hat { $name } nach vorn gebracht.
  }
web-end-level = Gleichstand bei { $points }: { $names }.
web-end-shared = Das entscheidet hier nichts: Der Sieg wird geteilt.
web-turning-points = Wendepunkte
web-review-open = Analyse
web-curve = Gewinnchance
web-curve-points = Punkte
web-curve-about = Bei jedem Zug, alle Karten auf der Hand offen, der Nachziehstapel unbekannt.
web-curve-working = Die Chancen werden berechnet …
web-curve-spoken = { $name }: anfangs { $first }, unterwegs zwischen { $least } und { $most }, am Ende { $last }.
web-last-round = Die letzte Runde
web-replay = Rückblick
web-rematch = Revanche
web-rematch-bots = gleicher Tisch, neue Karten
web-rematch-friends = los, sobald alle bereit sind
web-new-table = Neuer Tisch
web-new-table-detail = an diesem wurde schon oft gespielt

## Replay

web-replay-title = Rückblick, Runde { $round }
web-replay-looking = Die Partie wird geladen …
web-replay-none = Hier ist kein Rückblick
web-replay-soon = Noch nicht zu Ende
web-replay-soon-about = Sobald die Partie zu Ende ist, kannst du hier jeden Zug sehen.
web-replay-not-allowed = Du brauchst einen Link von jemandem, der an diesem Tisch saß.
web-replay-no-such = Diese Partie gibt es nicht; vielleicht fehlt ein Stück vom Link.
web-replay-to-table = Zum Tisch
web-replay-seats = Die Spieler und ihre Karten
web-replay-seat = { $name }: { $target ->
    [1] { $total } Punkte
   *[other] { $total } von { $target } Punkten
  }.
web-replay-points = { $points ->
    [one] jetzt { $points } Punkt
   *[other] jetzt { $points } Punkte
  }
web-replay-gain = +{ $points } in dieser Runde
web-replay-laid = Ausgelegt: { $cards }.
web-replay-hand = Hand: { $cards }.
web-replay-held = { $count ->
    [one] { $count } Handkarte
   *[other] { $count } Handkarten
  }
web-replay-drawn = Gezogen: { $cards }.
web-replay-hidden = Diese Karten waren verdeckt.
web-replay-drew = { $who ->
    [you] Du ziehst { $count ->
        [one] eine Karte
       *[other] { $count } Karten
      }.
   *[other] { $name } zieht { $count ->
        [one] eine Karte
       *[other] { $count } Karten
      }.
  }
web-replay-drew-seen = { $who ->
    [you] Du ziehst: { $cards }.
   *[other] { $name } zieht: { $cards }.
  }
web-replay-shows = { $who ->
    [you] Du deckst deine Hand auf.
   *[other] { $name } deckt die Hand auf.
  }
web-replay-step = { $step } von { $steps }
web-replay-where = Runde { $round }, Schritt { $step } von { $steps }: { $sentence }
web-replay-slider = Schritt
web-replay-back = Schritt zurück
web-replay-on = Schritt vor
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-speed = Tempo
web-replay-speed-name = { $speed ->
    [slow] Langsam
    [fast] Schnell
   *[normal] Normal
  }
web-replay-view = Wie du zusiehst
web-replay-open = Alle Hände offen
web-replay-open-short = Alle Hände
web-replay-open-about = jede Karte, die gehalten, gezogen oder angesehen wurde
web-replay-as = { $who ->
    [you] Mit deinen Augen
   *[other] Mit den Augen von { $name }
  }
web-replay-game = Partie
web-replay-game-of = Partie { $game } von { $games }
web-replay-key-space = Leertaste
web-replay-key-step = ein Schritt zurück, ein Schritt vor
web-replay-key-play = abspielen oder anhalten
web-replay-key-round = nächste Runde, vorige Runde
web-replay-key-ends = zum Anfang, zum Ende
web-replay-story = Was geschah
web-replay-round-short = R{ $round }
web-replay-ledger = Punkte dieser Runde
# A round in a list: no full stop, it stands beside the points.
web-moment = { $ending ->
    [stop] { $who ->
        [you] Du sagst STOP an
       *[other] { $name } sagt STOP an
      }
    [bet_won] { $who ->
        [you] Du gewinnst deine Wette
       *[other] { $name } gewinnt die Wette
      }
    [bet_lost] { $who ->
        [you] Du verlierst deine Wette
       *[other] { $name } verliert die Wette
      }
    [mermaids] Vier Meerjungfrauen
   *[void] Der Stapel ist leer
  }
web-moment-gain = +{ $points }
web-moment-best = { $name } +{ $points }
web-replay-share = Teilen und prüfen
web-replay-share-about = Der Link öffnet diesen Rückblick bei Schritt { $step }, mit derselben Sicht: { $view }.
web-replay-copy = Link kopieren
web-replay-record = Aufzeichnung laden
web-replay-record-about = Die Aufzeichnung ist ein Text mit jedem Zug und jeder Karte. Auch andere Programme können sie lesen.
web-replay-keep = Partie behalten
web-replay-kept = Der Server behält diese Partie für dich.
web-replay-keep-about = Alte Partien werden nach einiger Zeit gelöscht. Was jemand behält, bleibt.
web-replay-verify = Mischen prüfen
web-replay-verify-about = Sieh nach, ob jemand die Karten hätte wählen können.
web-replay-verifying = Wird geprüft …
web-replay-fair = Es wurde ehrlich gemischt.
web-replay-fair-why = Der Tisch hat sein Geheimnis vor der Partie festgelegt, danach haben alle eine eigene Zahl dazugegeben, und jede Karte kam so, wie es diese Zahlen sagen: Niemand konnte die Karten wählen.
web-replay-fair-here = Geheimnis und Seed hat dieser Browser selbst geprüft.
web-replay-unfair = Das Mischen lässt sich nicht bestätigen.
web-replay-unfair-why = Die Zahlen passen nicht zusammen: Die Karten kamen vielleicht nicht aus der Mischung, die zugesagt war.
web-replay-numbers = Alle Zahlen
web-replay-commitment = Zusage vor der Partie (SHA-256 des Geheimnisses)
web-replay-secret = Geheimnis des Servers
web-replay-nonce = Dazugegeben von { $name }
web-replay-seed = Seed aller Karten (SHA-256 von Geheimnis und Zahlen)

## Cards
# The name stands on the card, in a column of some eight letters: a long word needs soft hyphens.
# The rule under it has at most 15 characters: what the card scores.

web-card-label = { $kind }, { $color }
web-copies = In der Schachtel
web-copies-color = { $count } × { $color }

web-name-crab = Krabbe
web-name-boat = Boot
web-name-fish = Fisch
web-name-swimmer = Schwim{"\u00AD"}mer
web-name-shark = Hai
web-name-mermaid = Meer{"\u00AD"}jung{"\u00AD"}frau
web-name-shell = Muschel
web-name-octopus = Oktopus
web-name-penguin = Pinguin
web-name-sailor = See{"\u00AD"}mann
web-name-lighthouse = Leucht{"\u00AD"}turm
web-name-shoal = Fisch{"\u00AD"}schwarm
web-name-colony = Pinguin{"\u00AD"}kolonie
web-name-captain = Kapitän
web-name-jellyfish = Qualle
web-name-lobster = Hummer
web-name-crabcast = Krab{"\u00AD"}ben{"\u00AD"}kolonie
web-name-starfish = See{"\u00AD"}stern
web-name-seahorse = See{"\u00AD"}pferd{"\u00AD"}chen

web-rule-crab = Duo · 1
web-rule-boat = Duo · 1
web-rule-fish = Duo · 1
web-rule-swimmer = + Hai · 1
web-rule-shark = + Schwimmer · 1
web-rule-mermaid = Top-Farbe
web-rule-shell = 0 2 4 6 8 10
web-rule-octopus = 0 3 6 9 12
web-rule-penguin = 1 3 5
web-rule-sailor = einer 0, zwei 5
web-rule-lighthouse = 1 je Boot
web-rule-shoal = 1 je Fisch
web-rule-colony = 2 je Pinguin
web-rule-captain = 3 je Seemann
web-rule-jellyfish = + Schwimmer · 1
web-rule-lobster = + Krabbe · 1
web-rule-crabcast = 1 je Krabbe
web-rule-starfish = Trio · 3
web-rule-seahorse = + Sammler

# The line about a card that was tapped: its name stands before it. At most 68 characters.
web-short-crab = zwei: 1 Punkt, und nimm eine Karte aus einem Ablagestapel
web-short-boat = zwei: 1 Punkt, und du bist noch einmal am Zug
web-short-fish = zwei: 1 Punkt, und zieh eine Karte
web-short-swimmer = mit einem Hai: 1 Punkt, und stiehl eine Karte
web-short-shark = mit einem Schwimmer: 1 Punkt, und stiehl eine Karte
web-short-mermaid = 1 Punkt je Karte deiner häufigsten Farbe; vier gewinnen
web-short-shell = zwei bis sechs: 2, 4, 6, 8 oder 10 Punkte
web-short-octopus = zwei bis fünf: 3, 6, 9 oder 12 Punkte
web-short-penguin = einer bis drei: 1, 3 oder 5 Punkte
web-short-sailor = beide: 5 Punkte
web-short-lighthouse = 1 Punkt für jedes deiner Boote
web-short-shoal = 1 Punkt für jeden deiner Fische
web-short-colony = 2 Punkte für jeden deiner Pinguine
web-short-captain = 3 Punkte für jeden deiner Seemänner
web-short-jellyfish = mit einem Schwimmer: 1 Punkt, und die anderen ziehen nur eine
web-short-lobster = mit einer Krabbe: 1 Punkt, und behalte eine von fünf Karten
web-short-crabcast = 1 Punkt für jede deiner Krabben
web-short-starfish = mit einem Duo: 2 Punkte mehr, aber kein Effekt
web-short-seahorse = zählt als eine Karte mehr in einer Sammlung

web-about-crab = Zwei Krabben sind ein Duo und 1 Punkt wert. Legst du sie aus, wähl einen Ablagestapel, sieh ihn ganz durch und nimm eine Karte.
web-about-boat = Zwei Boote sind ein Duo und 1 Punkt wert. Legst du sie aus, bist du sofort noch einmal ganz am Zug.
web-about-fish = Zwei Fische sind ein Duo und 1 Punkt wert. Legst du sie aus, nimm die oberste Karte des Stapels auf die Hand.
web-about-swimmer = Mit einem Hai ist er ein Duo und 1 Punkt wert. Legst du sie aus, wähl einen Gegner und stiehl eine zufällige Karte aus dessen Hand. Mit Extra Salt kann auch eine Qualle die Partnerin sein.
web-about-shark = Mit einem Schwimmer ist er ein Duo und 1 Punkt wert. Legst du sie aus, wähl einen Gegner und stiehl eine zufällige Karte aus dessen Hand. Aufgedeckte Hände sind geschützt.
web-about-mermaid = Deine erste Meerjungfrau bringt 1 Punkt für jede Karte der Farbe, von der du die meisten hast, die zweite für die Farbe, von der du die zweitmeisten hast, und so weiter. Alle vier auf deiner Hand gewinnen die Partie.
web-about-shell = Eine Muschel ist nichts wert; zwei bis sechs sind zusammen 2, 4, 6, 8 oder 10 Punkte wert.
web-about-octopus = Ein Oktopus ist nichts wert; zwei bis fünf sind zusammen 3, 6, 9 oder 12 Punkte wert.
web-about-penguin = Ein, zwei oder drei Pinguine sind zusammen 1, 3 oder 5 Punkte wert.
web-about-sailor = Ein Seemann ist nichts wert; beide sind zusammen 5 Punkte wert.
web-about-lighthouse = Bringt 1 Punkt für jedes Boot, das du hast, auf der Hand oder ausgelegt.
web-about-shoal = Bringt 1 Punkt für jeden Fisch, den du hast, auf der Hand oder ausgelegt. Der Schwarm selbst zählt nicht mit.
web-about-colony = Bringt 2 Punkte für jeden Pinguin, den du hast. Die Kolonie selbst zählt nicht mit.
web-about-captain = Bringt 3 Punkte für jeden Seemann, den du hast. Der Kapitän selbst zählt nicht mit.
web-about-jellyfish = Mit einem Schwimmer ist sie ein Duo und 1 Punkt wert. Legst du sie aus, dürfen deine Gegner in ihrem nächsten Zug nur eine Karte vom Stapel ziehen: kein Ablagestapel, kein Duo, keine Ansage.
web-about-lobster = Mit einer Krabbe ist er ein Duo und 1 Punkt wert. Legst du sie aus, sieh dir die obersten fünf Karten des Stapels an, behalte eine und misch die anderen zurück.
web-about-crabcast = Bringt 1 Punkt für jede Krabbe, die du hast, auf der Hand oder ausgelegt. Ein Hummer ist keine Krabbe.
web-about-starfish = Leg ihn zusammen mit einem Duo aus der Hand aus, als Trio, das 3 Punkte wert ist. Der Effekt des Duos entfällt. Höchstens ein Seestern je Duo, und nie nachträglich.
web-about-seahorse = Bleibt auf deiner Hand und zählt als eine weitere Muschel, ein Oktopus, ein Pinguin oder ein Seemann, was für dich am besten ist, wenn du davon mindestens eine Karte hast und die Reihe noch nicht voll ist.

## Die Runde des Tages

daily-today = Heute
daily-title = Runde des Tages
daily-set = Spiel meine Karten
daily-set-on = Zu den drei Runden
daily-long = Die lange Partie
daily-new = dieselben Karten für alle
daily-playing = dein Versuch wartet
daily-result = { $outcome ->
    [won] gewonnen
    [lost] verloren
   *[shared] geteilt
  }, { $difference }
daily-again = Noch einmal
daily-again-about = dieselben Karten, nur zum Spaß
daily-rated = Runde des Tages: Diese zählt.
daily-fun = Runde des Tages, nur zum Spaß: Es zählt nur deine erste am Tag.

# Leute, mit denen wir gespielt haben.
web-people-title = Leute
web-people-record = Du { $won } : { $lost } { $name } in { $games ->
    [one] einer Partie
   *[other] { $games } Partien
  }
web-people-owned = der Name gehört nur dieser Person
web-people-more = { $name }: noch eine Partie, merken, melden
web-people-again = Noch eine Partie mit { $name }
web-people-again-about = Ein Tisch für zwei. Die Einladung steht einen Tag lang auf der Startseite.
web-people-remember = Merken
web-people-remember-about = Steht vorne bei den Leuten, die du kennst.
web-people-avoid = Nicht noch einmal
web-people-avoid-about = Keine Suche bringt euch zusammen, und du siehst nicht, was diese Person sagt. Sie erfährt nichts davon.
web-people-is-remember = gemerkt
web-people-is-avoid = nicht noch einmal
web-report = Melden
web-report-about = Wer diesen Server betreibt, liest es, mit Name und Tisch. Worum geht es?
web-report-name = Der Name
web-report-talk = Zu viele Sprüche
web-report-slow = Hinhalten
web-report-cheating = Schummeln
web-report-done = Gemeldet. Danke.
web-asked-title = Du wirst gefragt
web-asked = möchte noch eine Partie mit dir
web-asked-come = Hingehen
web-asked-no = Jetzt nicht, { $name }
web-own-name = „{ $name }“ gehört hier nur dir.
web-own-claim = Diesen Namen nur für mich
web-own-ask = Dann kann sich hier niemand sonst als „{ $name }“ an einen Tisch setzen, auch nicht mit einem Namen, der so aussieht. Du hast nur einen solchen Namen, und das für immer.
web-own-yes = Er soll meiner sein
web-own-no = Jetzt nicht
