# Ce qui se dit des cartes que l'on a tapées.

spelling-unknown = Carte inconnue : « { $about } ». Voulais-tu dire { $nearest } ?
spelling-which-color = Il manque une couleur à « { $about } » : les { $kinds } existent en { $colors }. Voulais-tu dire { $nearest } ?
spelling-no-such-color = Il n’y a pas de « { $about } » dans la boîte : les { $kinds } existent en { $colors }. Voulais-tu dire { $nearest } ?
spelling-ambiguous = « { $about } » peut désigner { $readings } : écris-en un peu plus.
spelling-too-many = Dans la boîte, il y a seulement { $count } { $card }, et non { $named }.
spelling-no-copies = « { $about } » n’est pas un nombre de cartes : compte à partir de 1, ou enlève la carte.
spelling-not-laid = Ces cartes ne peuvent pas être posées : { $cards }. On ne pose que des duos, chacun avec une étoile de mer au plus.
spelling-not-a-group = Ces cartes ne peuvent pas être posées ensemble : { $cards }. Un groupe est un duo, avec une étoile de mer au plus.
spelling-too-long = C’est trop long pour des cartes : plus de { $length } caractères.
