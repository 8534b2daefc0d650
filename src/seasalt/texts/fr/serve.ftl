# Le serveur, tel qu'il parle à qui le lance.

serve-at = La table est ouverte à l’adresse { $address } (Ctrl-C la ferme).
serve-lan = Toute personne sur ce réseau domestique peut jouer : il suffit d’ouvrir l’adresse, ou de scanner le code avec un téléphone. Cette connexion n’est pas chiffrée ; ne t’en sers pas hors de chez toi.
serve-bad-setting = La valeur « { $about } » ne convient pas au réglage { $setting } ; docs/deploy.md les énumère tous.
serve-no-port = Je ne peux pas écouter sur { $about } : { $why }.
serve-address-unreadable = Ce n’est pas une adresse ; elle ressemble à sqlite:///FILE, postgresql://USER:PASSWORD@HOST:PORT/NAME ou redis://HOST.
serve-address-no-file = Une base SQLite a besoin d’un fichier : sqlite:///FILE.
serve-address-unknown-kind = Je ne sais pas parler à « { $about } » : la base est sqlite ou postgresql, le bus redis ou valkey.
serve-address-no-driver = Le pilote nécessaire n’est pas installé : pip install '{ $about }' y remédie.
serve-fault-no-answer = Personne ne répond à { $about } ({ $why }) : la base est-elle lancée, et l’adresse est-elle juste ?
serve-fault-busy = La base { $about } est trop occupée pour le moment ({ $why }).
serve-fault-denied = La base { $about } me refuse l’entrée : le nom ou le mot de passe est faux.
serve-fault-no-database = La base { $about } n’existe pas : « createdb » en crée une.
serve-fault-no-folder = Le dossier de { $about } n’existe pas : crée-le d’abord.
serve-fault-no-file = Impossible d’ouvrir ou de créer { $about } : { $why }.
serve-fault-read-only = { $about } est en lecture seule : je dois pouvoir écrire dans le fichier et dans son dossier.
serve-fault-disk-full = Le disque où se trouve { $about } est plein.
serve-fault-disk = Le disque où se trouve { $about } signale une erreur : { $why }.
serve-fault-damaged = { $about } est endommagé, ou n’est pas une base de données ({ $why }) : « seasalt restore » rétablit une sauvegarde.
serve-fault-newer = { $about } vient d’un seasalt plus récent (révision { $why }) : installe celui-là, ou rétablis une sauvegarde plus ancienne.
serve-fault-foreign = { $about } appartient à un autre programme : il s’y trouve une table « { $why } ». Je n’y ai rien changé.
serve-no-pages = La table pour le navigateur n’est pas encore construite. Dans une copie des sources, `./dev play` la construit ; un seasalt installé la contient déjà.
