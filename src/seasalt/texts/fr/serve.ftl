# Le serveur, tel qu'il parle à qui le lance.

serve-at = La table est ouverte à l’adresse { $address } (Ctrl-C la ferme).
serve-lan = Toute personne sur ce réseau domestique peut jouer : il suffit d’ouvrir l’adresse, ou de scanner le code avec un téléphone. Cette connexion n’est pas chiffrée ; ne t’en sers pas hors de chez toi.
serve-bad-setting = La valeur « { $about } » ne convient pas au réglage { $setting } ; docs/settings.md les énumère tous.
serve-no-port = Je ne peux pas écouter sur { $about } : { $why }.
serve-no-database = La table ne peut pas ouvrir : { $why }.
serve-no-pages = La table pour le navigateur n’est pas encore construite. Dans une copie des sources, `./dev play` la construit ; un seasalt installé la contient déjà.
