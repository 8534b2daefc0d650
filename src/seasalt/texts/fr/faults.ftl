# Ce qui ne se lit pas
# $about est ce qui a été donné, $expected ce qui aurait été lu.

fault-unknown-card = Carte inconnue : « { $about } ».
fault-unknown-action = Action inconnue : « { $about } » ; attendu : { $expected }.
fault-unknown-pile = Il n’y a pas de défausse « { $about } » : elles s’appellent A et B.
fault-unknown-seat = Il n’y a pas de place « { $about } » ; places ici : { $expected }.
fault-wrong-card-count = Il faut nommer deux ou trois cartes, et non « { $about } ».
fault-unknown-option = Il n’y a pas d’option « { $about } » ; les options sont : { $expected }.
fault-option-value = Valeur impossible : « { $about } » ; choisis parmi : { $expected }.
fault-target-score = Le score à atteindre doit être un nombre entier de 1 à 999999, et non « { $about } ».
fault-unknown-edition = Il n’y a pas d’édition « { $about } » ; les éditions sont : { $expected }.
fault-player-count = Le jeu se joue à 2, 3 ou 4, et non à { $about }.
fault-seat-name = Ce n’est pas un nom : « { $about } » ; il faut de 1 à { $expected } caractères imprimables, sur une seule ligne.
fault-not-a-record = Ce n’est pas un enregistrement seasalt : il commence par « { $about } ».
fault-record-version = Je ne connais pas le format de cet enregistrement : « { $about } » ; je lis « { $expected } ».
fault-record-line = Je ne peux pas lire « { $about } » ; une ligne d’en-tête commence par l’un de ces mots : { $expected }.
fault-record-header = L’en-tête ne donne pas « { $about } ».
fault-record-twice = La ligne « { $about } » figure deux fois.
fault-record-actor = Ce n’est pas à cette place de jouer dans « { $about } » : c’est à « { $expected } » (* est le hasard).
fault-record-illegal = C’est contraire aux règles : « { $about } ». { $expected }
fault-record-check = L’enregistrement dit « { $about } », la partie dit « { $expected } ».
fault-record-seed = La graine ne donne pas « { $about } », mais « { $expected } ».
fault-record-seed-text = Une graine s’écrit par paires de caractères 0-9 et a-f, et non « { $about } ».
fault-record-after-end = La partie est terminée avant « { $about } ».
fault-record-hex = Il faut { $expected } paires de caractères 0-9 et a-f, et non « { $about } ».
fault-record-secret = Le secret « { $about } » ne correspond pas à l’engagement « { $expected } ».
fault-record-shared-seed = La graine « { $about } » n’est pas celle que donnent le secret et les nonces : « { $expected } ».
fault-record-starter = La place « { $about } » commence, mais d’après le secret et les nonces, c’est la place « { $expected } ».
fault-at-line = Ligne { $line } : { $sentence }
