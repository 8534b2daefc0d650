# Was der Server der Person sagt, die ihn startet.

serve-at = Der Tisch steht unter { $address } (Strg-C schließt ihn).
serve-lan = Alle in diesem Heimnetz können mitspielen: die Adresse öffnen oder den Code mit dem Handy scannen. Auf diesem Weg wird nichts verschlüsselt; benutze ihn nur zu Hause.
serve-bad-setting = „{ $about }“ geht nicht als Einstellung { $setting }; docs/deploy.md nennt sie alle.
serve-no-port = An { $about } kann ich nicht lauschen: { $why }.
serve-address-unreadable = Das ist keine Adresse; sie sieht aus wie sqlite:///FILE, postgresql://USER:PASSWORD@HOST:PORT/NAME oder redis://HOST.
serve-address-no-file = Eine SQLite-Datenbank braucht eine Datei: sqlite:///FILE.
serve-address-unknown-kind = Mit „{ $about }“ kann ich nicht sprechen: Die Datenbank ist sqlite oder postgresql, der Bus redis oder valkey.
serve-address-no-driver = Der Treiber dafür ist nicht installiert; das holt pip install '{ $about }' nach.
serve-fault-no-answer = Unter { $about } antwortet niemand ({ $why }): Läuft die Datenbank, und stimmt die Adresse?
serve-fault-busy = Die Datenbank { $about } hat gerade zu viel zu tun ({ $why }).
serve-fault-denied = Die Datenbank { $about } lässt mich nicht hinein: Name oder Passwort ist falsch.
serve-fault-no-database = Eine Datenbank { $about } gibt es nicht: „createdb“ legt eine an.
serve-fault-no-folder = Den Ordner von { $about } gibt es nicht: Lege ihn zuerst an.
serve-fault-no-file = { $about } lässt sich weder öffnen noch anlegen: { $why }.
serve-fault-read-only = { $about } ist schreibgeschützt: Ich muss in die Datei und in ihren Ordner schreiben können.
serve-fault-disk-full = Der Datenträger, auf dem { $about } liegt, ist voll.
serve-fault-disk = Der Datenträger, auf dem { $about } liegt, meldet einen Fehler: { $why }.
serve-fault-damaged = { $about } ist beschädigt oder gar keine Datenbank ({ $why }): „seasalt restore“ holt eine Sicherung zurück.
serve-fault-newer = { $about } stammt von einem neueren seasalt (Stand { $why }): Installiere dieses oder hole eine ältere Sicherung zurück.
serve-fault-foreign = { $about } gehört einem anderen Programm: Darin gibt es eine Tabelle „{ $why }“. Ich habe nichts daran geändert.
serve-no-pages = Der Tisch für den Browser ist noch nicht gebaut. In einem Checkout baut ihn `./dev play`; ein installiertes seasalt bringt ihn mit.
