# Was der Server der Person sagt, die ihn startet.

serve-at = Der Tisch steht unter { $address } (Strg-C schließt ihn).
serve-lan = Alle in diesem Heimnetz können mitspielen: die Adresse öffnen oder den Code mit dem Handy scannen. Auf diesem Weg wird nichts verschlüsselt; benutze ihn nur zu Hause.
serve-bad-setting = „{ $about }“ geht nicht als Einstellung { $setting }; docs/settings.md nennt sie alle.
serve-no-port = An { $about } kann ich nicht lauschen: { $why }.
serve-no-database = Der Tisch kann nicht öffnen: { $why }.
serve-no-pages = Der Tisch für den Browser ist noch nicht gebaut. In einem Checkout baut ihn `./dev play`; ein installiertes seasalt bringt ihn mit.
