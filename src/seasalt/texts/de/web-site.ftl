# Die Ausgabe ohne Server, nur im Browser; ihr Bau fügt diese Wörter zu den anderen.

web-site-setting-up = Der Tisch wird gedeckt …
web-failed-other-tab = Der Tisch ist in einem anderen Tab offen. Spiel dort weiter oder schließ den anderen Tab.
web-failed-no-python = Der Tisch ließ sich nicht aufbauen. Lade die Seite neu oder nimm einen anderen Browser.
web-failed-needs-server = Dafür braucht es einen Server.
web-failed-networks-missing = Der Champion lässt sich gerade nicht laden. Versuche es mit Netz noch einmal oder wähle einen anderen Gegner.
web-failed-bad-record = Diese Datei ist keine Aufzeichnung einer beendeten Partie.
web-site-record = Eine Aufzeichnung aus einer Datei öffnen
web-site-trouble-storage-full = Auf diesem Gerät ist kein Platz mehr, darum werden Partien nicht mehr aufgehoben. Diese geht weiter, solange die Seite offen ist.
web-site-trouble-no-storage = Dieser Browser hebt für diese Seite nichts auf; vielleicht ist es ein privates Fenster. Partien gehen weiter, solange die Seite offen ist.
web-site-trouble-newer-data = Die Partien auf diesem Gerät stammen von einer neueren Fassung dieser Seite. Lade sie neu, um diese zu bekommen; bis dahin wird nichts aufgehoben.
web-site-update = Eine neue Fassung ist da. Sie beginnt, wenn du den Tisch das nächste Mal öffnest.
web-site-update-now = Jetzt laden
web-site-away = Der Server ist nicht erreichbar. Dieser Tisch ist auf deinem Gerät: Bis der Server wieder da ist, kannst du gegen Bots spielen.
web-site-away-back = Server erneut versuchen

## Mit anderen

web-site-people = Mit anderen
web-site-people-tile = auf einem Server
web-site-people-about = Dieser Tisch steht in deinem Browser, und niemand sonst kann sich dazusetzen. Mit anderen spielst du auf einem Server: Wenn du einen kennst, gib seine Adresse ein.
web-site-server = Adresse des Servers
web-site-server-about = Dieses Gerät merkt sie sich.
web-site-server-wrong = Das ist keine Adresse einer Website.
web-site-server-go = Dorthin
