# Ce que veulent dire les options, pour la page des règles. `sentence-` est dans le texte, `value-` dans le tableau.
# Une édition est un adjectif, accordé avec « édition ».

edition-standard = standard
edition-de = allemande
edition-fr = française
edition-it = italienne
edition-en = anglaise
edition-ru = russe
edition-bga = Board Game Arena
rules-edition = dans l’édition { $edition }{ $salt ->
    [yes] {" "}avec Extra Salt
   *[no] {""}
  }

option-tie-break = Qui gagne à égalité de totaux
option-next-starter = Qui commence après une DERNIÈRE CHANCE
option-empty-deck-in-last-chance = La pioche s’épuise pendant une DERNIÈRE CHANCE
option-mermaid-color = La couleur des sirènes
option-mermaid-win = Quand quatre sirènes gagnent
option-starfish-in-hand = Une étoile de mer et un duo, tous deux en main
option-seahorse-feeds-multipliers = L’hippocampe compte pour les multiplicateurs
option-force-empty-pile = Une carte défaussée doit aller sur la défausse vide
option-extra-salt = Extra Salt
option-target-score = Score à atteindre

value-tie-break-last-round-points = le plus de points dans la dernière manche
value-tie-break-round-ender = celui qui a mis fin à la dernière manche
value-tie-break-last-to-play = celui qui a joué en dernier
value-next-starter-left-of-ender = le joueur à gauche de celui qui l’a annoncée
value-next-starter-left-of-last-turn = le joueur à gauche du dernier tour, donc celui qui l’a annoncée
value-empty-deck-in-last-chance-void = personne ne marque de points
value-empty-deck-in-last-chance-continue = le pari continue
value-mermaid-color-white = blanc
value-mermaid-color-none = aucune couleur
value-mermaid-win-declare = une fois posées
value-mermaid-win-instant = dès l’arrivée de la quatrième
value-starfish-in-hand-counts = comptent 3
value-starfish-in-hand-table-only = comptent 1
value-true = oui
value-false = non
value-target-score-default = 40 / 35 / 30

sentence-tie-break-last-round-points = À égalité de totaux, c’est le joueur qui a marqué le plus de points dans la dernière manche qui passe devant.
sentence-tie-break-round-ender = À égalité de totaux, c’est le joueur qui a mis fin à la dernière manche qui passe devant.
sentence-tie-break-last-to-play = À égalité de totaux, c’est le joueur qui a joué en dernier dans la dernière manche qui passe devant.
sentence-next-starter-left-of-ender = Après une DERNIÈRE CHANCE, c’est le joueur à gauche de celui qui l’a annoncée.
sentence-next-starter-left-of-last-turn = Après une DERNIÈRE CHANCE, c’est le dernier tour qui compte : le joueur à sa gauche est celui qui l’a annoncée, et c’est donc lui qui commence.
sentence-empty-deck-in-last-chance-void = Une pioche vide termine aussi la manche pendant les derniers tours d’une DERNIÈRE CHANCE : le pari est annulé, et personne ne marque de points.
sentence-empty-deck-in-last-chance-continue = Mais les derniers tours d’une DERNIÈRE CHANCE continuent sans pioche, et le pari compte.
sentence-mermaid-color-white = Les sirènes sont elles-mêmes des cartes blanches, l’hippocampe aussi. Deux sirènes ne comptent jamais la même couleur.
sentence-mermaid-color-none = Les sirènes elles-mêmes n’ont pas de couleur. Deux sirènes ne comptent jamais la même couleur.
sentence-mermaid-win-declare = pose-les à ton tour et tu gagnes la partie, quels que soient les totaux. Si tu l’oublies, elles sont posées pour toi quand tu termines ton tour ou fais une annonce. Pendant un tour limité par une méduse, ce n’est pas possible.
sentence-mermaid-win-instant = dès que la quatrième arrive dans ta main, tu gagnes la partie, quels que soient les totaux, même pendant un tour limité par une méduse.
sentence-starfish-in-hand-counts = Une étoile de mer et un duo qui sont encore tous deux en main valent aussi 3 points : c’est une interprétation, car le livret ne le dit pas, mais Board Game Arena compte ainsi.
sentence-starfish-in-hand-table-only = En main, une étoile de mer ne compte rien : il faut poser le trio.
sentence-seahorse-feeds-multipliers-true = Le manchot ou le moussaillon qu’il représente compte aussi pour la colonie et pour le capitaine.
sentence-seahorse-feeds-multipliers-false = La colonie et le capitaine ne comptent que les vrais manchots et les vrais moussaillons.
sentence-force-empty-pile-true = Si une seule défausse est vide, c’est là que la carte doit aller.
sentence-force-empty-pile-false = Tu choisis la défausse, même si l’autre est vide.
sentence-extra-salt-true = Cette partie se joue avec les huit cartes de l’extension.
sentence-extra-salt-false = Cette partie se joue avec la seule boîte de base ; si tu ajoutes l’extension, voici comment fonctionnent ses huit cartes :
sentence-target-score = { $target } points
sentence-target-scores = 40 points à deux joueurs, 35 à trois, 30 à quatre

rules-multiplier = { $kind } { $each } par { $target }
rules-kind = Carte
rules-copies = Nombre
rules-colors = Couleurs
rules-cards-of-the-kind = nombre de cartes

differences-title = Où les livrets de règles diffèrent
differences-intro = Chaque point qui change le jeu est une option ; une édition est un ensemble d’options. DE, FR, IT, EN et RU sont les livrets imprimés (EN est un résumé suivi d’une FAQ ; RU est le seul à contenir Extra Salt), BGA est le programme de Board Game Arena.
differences-option = Option
differences-name = Nom
differences-books = Les livrets
differences-standard = Standard
differences-voice-implied = { $value } (par une phrase sans exception)
differences-voice-both = { $value }, mais à un endroit « réunies »
differences-voice-silent = sans précision, notre lecture : { $value }
differences-voice-doubled = { $value }, ou le double
differences-voice-absent = sans ces cartes
differences-here-title = Ce que cette édition fait autrement
differences-here-salt = { $book ->
    [yes] Cette édition contient Extra Salt ; ici, c’est une option à part.
   *[no] Extra Salt est ajouté, que cette édition ne contient pas.
  }
differences-here-none = { $salt ->
    [yes] Sur tous les autres points, l’édition { $edition } se joue comme l’édition standard.
   *[no] L’édition { $edition } se joue comme l’édition standard sur tous les points.
  }
differences-here = { $option } : { $value } (standard : { $standard }). D’après { $books }.
differences-here-house = { $option } : { $value } (standard : { $standard }). Règle maison : aucun livret ne le dit.
differences-here-mentioned = { $option } : { $value } (standard : { $standard }). { $mention }
mention-mermaid-win-instant = Le livret russe le dit à un endroit (« réunies »).
mention-starfish-in-hand-table-only = RU n’en dit rien, et BGA a compté ainsi jusqu’en octobre 2025.
mention-seahorse-feeds-multipliers-true = RU n’en dit rien, et BGA a compté ainsi jusqu’en septembre 2023.
mention-force-empty-pile-false = EN peut se lire ainsi : il laisse le choix et ne parle pas de la défausse vide.
mention-target-score-doubled = BGA le propose, comme score doublé.
