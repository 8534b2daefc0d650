# Le jeu en mots : cartes, événements, refus, points.
# $who est "you" pour la place de qui lit ; $name est toujours le nom.
#
# D'autres formes sont des attributs : `.gender` dit comment la couleur s'accorde (m, f ; me et fe avec l' ; mp et fp
# au pluriel), la couleur a ses formes, et `card` a `.the`, avec l'article : la sirène blanche.

## Cartes

kind-crab = { $count ->
    [one] crabe
   *[other] crabes
  }
    .gender = { $count ->
        [one] m
       *[other] mp
      }
kind-boat = { $count ->
    [one] bateau
   *[other] bateaux
  }
    .gender = { $count ->
        [one] m
       *[other] mp
      }
kind-fish = { $count ->
    [one] poisson
   *[other] poissons
  }
    .gender = { $count ->
        [one] m
       *[other] mp
      }
kind-swimmer = { $count ->
    [one] nageur
   *[other] nageurs
  }
    .gender = { $count ->
        [one] m
       *[other] mp
      }
kind-shark = { $count ->
    [one] requin
   *[other] requins
  }
    .gender = { $count ->
        [one] m
       *[other] mp
      }
kind-mermaid = { $count ->
    [one] sirène
   *[other] sirènes
  }
    .gender = { $count ->
        [one] f
       *[other] fp
      }
kind-shell = { $count ->
    [one] coquillage
   *[other] coquillages
  }
    .gender = { $count ->
        [one] m
       *[other] mp
      }
kind-octopus = { $count ->
    [one] poulpe
   *[other] poulpes
  }
    .gender = { $count ->
        [one] m
       *[other] mp
      }
kind-penguin = { $count ->
    [one] manchot
   *[other] manchots
  }
    .gender = { $count ->
        [one] m
       *[other] mp
      }
kind-sailor = { $count ->
    [one] moussaillon
   *[other] moussaillons
  }
    .gender = { $count ->
        [one] m
       *[other] mp
      }
kind-lighthouse = { $count ->
    [one] phare
   *[other] phares
  }
    .gender = { $count ->
        [one] m
       *[other] mp
      }
kind-shoal = { $count ->
    [one] banc de poissons
   *[other] bancs de poissons
  }
    .gender = { $count ->
        [one] m
       *[other] mp
      }
kind-colony = { $count ->
    [one] colonie de manchots
   *[other] colonies de manchots
  }
    .gender = { $count ->
        [one] f
       *[other] fp
      }
kind-captain = { $count ->
    [one] capitaine
   *[other] capitaines
  }
    .gender = { $count ->
        [one] m
       *[other] mp
      }
kind-jellyfish = { $count ->
    [one] méduse
   *[other] méduses
  }
    .gender = { $count ->
        [one] f
       *[other] fp
      }
kind-lobster = { $count ->
    [one] homard
   *[other] homards
  }
    .gender = { $count ->
        [one] m
       *[other] mp
      }
kind-crabcast = { $count ->
    [one] panier de crabes
   *[other] paniers de crabes
  }
    .gender = { $count ->
        [one] m
       *[other] mp
      }
kind-starfish = { $count ->
    [one] étoile de mer
   *[other] étoiles de mer
  }
    .gender = { $count ->
        [one] fe
       *[other] fp
      }
kind-seahorse = { $count ->
    [one] hippocampe
   *[other] hippocampes
  }
    .gender = { $count ->
        [one] me
       *[other] mp
      }

color-DB = bleu foncé
    .f = bleu foncé
    .mp = bleu foncé
    .fp = bleu foncé
color-LB = bleu clair
    .f = bleu clair
    .mp = bleu clair
    .fp = bleu clair
color-BK = noir
    .f = noire
    .mp = noirs
    .fp = noires
color-YE = jaune
    .f = jaune
    .mp = jaunes
    .fp = jaunes
color-GR = vert
    .f = verte
    .mp = verts
    .fp = vertes
color-WH = blanc
    .f = blanche
    .mp = blancs
    .fp = blanches
color-PU = violet
    .f = violette
    .mp = violets
    .fp = violettes
color-GY = gris
    .f = grise
    .mp = gris
    .fp = grises
color-LO = orange clair
    .f = orange clair
    .mp = orange clair
    .fp = orange clair
color-PK = rose
    .f = rose
    .mp = roses
    .fp = roses
color-OR = orange
    .f = orange
    .mp = orange
    .fp = orange

card = { $kind-gender ->
    [f] { $kind } { $color-f }
    [fe] { $kind } { $color-f }
    [mp] { $kind } { $color-mp }
    [fp] { $kind } { $color-fp }
   *[m] { $kind } { $color }
  }
    .the = { $kind-gender ->
        [f] la { $kind } { $color-f }
        [fe] l’{ $kind } { $color-f }
        [me] l’{ $kind } { $color }
        [mp] les { $kind } { $color-mp }
        [fp] les { $kind } { $color-fp }
       *[m] le { $kind } { $color }
      }
cards-none = aucune carte
list-and = { $first } et { $last }
percent = { $number } %
pile-A = défausse A
pile-B = défausse B

## Ce qui se passe

event-round-started = Manche { $number } : { $who ->
    [you] tu commences.
   *[other] { $name } commence.
  }
event-pile-started = La { $pile } commence par { $card-the }.
event-turn-restricted = Une méduse pique : { $who ->
    [you] tu ne peux que piocher une carte.
   *[other] { $name } ne peut que piocher une carte.
  }
event-turn-extra = { $who ->
    [you] Les bateaux t’offrent un nouveau tour.
   *[other] Les bateaux offrent un nouveau tour à { $name }.
  }
event-card-lifted-seen = { $who ->
    [you] Tu regardes { $card-the }.
   *[other] { $name } regarde { $card-the }.
  }
event-card-drawn = { $who ->
    [you] Tu pioches une carte.
   *[other] { $name } pioche une carte.
  }
event-card-drawn-seen = { $who ->
    [you] Tu pioches { $card-the }.
   *[other] { $name } pioche { $card-the }.
  }
event-card-kept = { $who ->
    [you] Tu pioches deux cartes et mets
   *[other] { $name } pioche deux cartes et met
  } { $discarded-the } sur la { $pile }.
event-card-kept-seen = { $who ->
    [you] Tu gardes { $card-the } et mets
   *[other] { $name } garde { $card-the } et met
  } { $discarded-the } sur la { $pile }.
event-card-taken = { $who ->
    [you] Tu prends
   *[other] { $name } prend
  } { $card-the } sur la { $pile }.
event-cards-laid = { $who ->
    [you] Tu poses : { $cards }.
   *[other] { $name } pose : { $cards }.
  }
event-effect-lapsed = Leur effet ne peut pas s’appliquer.
event-pile-searched = { $who ->
    [you] Tu consultes la { $pile }.
   *[other] { $name } consulte la { $pile }.
  }
event-card-picked = { $who ->
    [you] Tu choisis une carte dans la { $pile }.
   *[other] { $name } choisit une carte dans la { $pile }.
  }
event-card-picked-seen = { $who ->
    [you] Tu choisis
   *[other] { $name } choisit
  } { $card-the } dans la { $pile }.
event-card-chosen = { $who ->
    [you] Tu gardes une carte { $count ->
        [0] et la pioche est vide
       *[other] et en remets { $count } dans la pioche, qui est mélangée
      }
   *[other] { $name } garde une carte { $count ->
        [0] et la pioche est vide
       *[other] et en remet { $count } dans la pioche, qui est mélangée
      }
  }.
event-card-chosen-seen = { $who ->
    [you] Tu gardes
   *[other] { $name } garde
  } { $card-the } ; { $count ->
    [one] la carte { $returned } retourne
   *[other] les cartes { $returned } retournent
  } dans la pioche, qui est mélangée.
event-card-chosen-last = { $who ->
    [you] Tu gardes
   *[other] { $name } garde
  } { $card-the }, la dernière carte de la pioche.
event-card-stolen = { $who ->
    [you] Tu voles
   *[other] { $name } vole
  } une carte à { $victim }.
event-card-stolen-seen = { $victim ->
    [you] { $name } te vole { $card-the }.
   *[other] { $who ->
        [you] Tu voles
       *[other] { $name } vole
      } { $card-the } à { $victim }.
  }
event-others-restricted = { $who ->
    [you] À leur prochain tour, les autres ne pourront que piocher une carte.
   *[other] { $name } lâche une méduse : à leur prochain tour, les autres ne pourront que piocher une carte.
  }
event-mermaids-laid = { $who ->
    [you] Quatre sirènes : tu gagnes immédiatement la partie !
   *[other] Quatre sirènes : { $name } gagne immédiatement la partie !
  }
event-called-stop = { $who ->
    [you] Tu annonces
   *[other] { $name } annonce
  } STOP : la manche s’arrête, chacun marque les points de ses cartes.
event-called-last-chance = { $who ->
    [you] Tu annonces
   *[other] { $name } annonce
  } DERNIÈRE CHANCE : il reste un tour à chaque adversaire.
event-hand-revealed = { $who ->
    [you] Tu révèles ta main :
   *[other] { $name } révèle sa main :
  } { $cards }.
event-turn-ended = { $who ->
    [you] Tu termines ton tour.
   *[other] { $name } termine son tour.
  }
event-round-ended-stop = Chacun marque les points de ses cartes.
event-round-ended-bet-won = Pari remporté : { $who ->
    [you] tu marques les points de tes cartes et ton bonus couleur,
   *[other] { $name } marque les points de ses cartes et son bonus couleur,
  } les autres seulement leur bonus couleur.
event-round-ended-bet-lost = Pari perdu : { $who ->
    [you] tu marques seulement ton bonus couleur,
   *[other] { $name } marque seulement son bonus couleur,
  } les autres les points de leurs cartes, sans bonus.
event-round-ended-void = La pioche est épuisée : personne ne marque de points.
event-game-ended = { $count ->
    [one] { $names } gagne la partie.
   *[other] { $names } se partagent la victoire.
  }
event-game-ended-you = Tu gagnes la partie !
event-game-ended-you-share = Victoire partagée : { $names }.

## Points

rule-duo = Duos
rule-starfish = Étoiles de mer
rule-collector = Collections
rule-multiplier = Multiplicateurs
rule-mermaid = Sirènes
rule-color-bonus = Bonus couleur

line-duo = { $laid ->
    [yes] un duo posé
   *[no] un duo en main
  }
line-starfish = une étoile de mer en fait un trio
line-collector = { $count } { $kind }
line-collector-seahorse = { $count } { $kind }, dont l’hippocampe
line-multiplier = { $kind } : { $count } { $target } à { $each ->
    [one] { $each } point
   *[other] { $each } points
  }
line-mermaid = une sirène compte la couleur { $color-f }
line-color-bonus = la couleur la plus représentée : { $color }

## Refus

illegal-game-over = La partie est terminée.
illegal-not-chance = C’est à un joueur de décider, pas au hasard.
illegal-chance-acts = Une carte doit d’abord être distribuée.
illegal-wrong-phase = Ce n’est pas possible à ce moment du tour.
illegal-restricted = À cause d’une méduse, ce tour ne permet que de piocher une carte.
illegal-deck-empty = La pioche est vide.
illegal-pile-empty = Cette défausse est vide.
illegal-empty-pile-first = Une défausse est vide : la carte défaussée doit y aller.
illegal-card-not-drawn = Cette carte n’a pas été piochée.
illegal-card-not-in-hand = Cette carte n’est pas dans la main.
illegal-card-not-in-pile = Cette carte n’est pas dans la défausse.
illegal-card-not-in-deck = Cette carte n’est pas dans la pioche.
illegal-card-not-looked-at = Cette carte n’est pas parmi celles qui ont été regardées.
illegal-not-a-duo = Ces cartes ne forment pas un duo.
illegal-not-a-trio = Seule une étoile de mer fait d’un duo un trio.
illegal-cards-out-of-order = Les cartes se nomment dans l’ordre alphabétique, l’étoile de mer en dernier.
illegal-not-four-mermaids = Il faut avoir les quatre sirènes en main.
illegal-no-such-seat = Il n’y a personne à cette place.
illegal-victim-is-self = On ne se vole pas soi-même.
illegal-victim-has-no-cards = Ce joueur n’a pas de carte en main.
illegal-victim-is-protected = Cette main est révélée : elle est protégée en cas d’attaque.
illegal-not-enough-points = Il faut 7 points pour mettre fin à la manche.
illegal-already-called = DERNIÈRE CHANCE est déjà annoncée.

## Pourquoi une table dit non

refusal-no-such-table = Cette table n’existe pas.
refusal-stale = La partie a avancé entre-temps ; regarde la table et décide à nouveau.
refusal-unknown-bot = Aucun bot ne porte ce nom.
refusal-not-seated = Il faut avoir une place à la table pour cela.
refusal-not-your-seat = Cette place est à quelqu’un d’autre.
refusal-seat-taken = Cette place est prise.
refusal-seat-empty = Il n’y a personne à cette place.
refusal-already-seated = Tu as déjà une place à cette table.
refusal-bad-name = Un nom compte de 1 à 40 caractères visibles, sur une seule ligne.
refusal-bad-face = Ce visage ne fait pas partie du choix.
refusal-too-many-changes = Il y a eu trop d’allées et venues à cette table. Préparez-vous, complétez-la avec des bots ou ouvrez-en une autre.
refusal-not-host = Seule la personne qui invite peut changer les options.
refusal-fixed-options = Les options de cette table ne peuvent plus changer.
refusal-seats-needed = Les places à retirer doivent d’abord être libres.
refusal-not-gathering = Ce n’est possible que quand aucune partie n’est en cours.
refusal-not-playing = Aucune partie n’est en cours.
refusal-not-over = La partie n’est pas encore terminée.
refusal-closed = L’équipe qui gère ce serveur a fermé cette table.
refusal-too-many-games = On a déjà beaucoup joué à cette table. Ouvres-en une nouvelle pour continuer.
refusal-bad-nonce = Un nonce compte de 1 à 64 octets, écrits par paires de caractères 0-9 et a-f.
refusal-already-ready = C’est déjà noté : il ne manque plus que les autres.
refusal-not-your-turn = Ce n’est pas ton tour.
refusal-bad-action = Ce n’est pas une action de ce jeu.
refusal-bot-plays = Un bot joue à cette place.
refusal-not-taken-over = Aucun bot ne joue à cette place.
refusal-nobody-waits = Personne n’attend ce joueur.
refusal-too-early = C’est trop tôt pour cela.
refusal-time-is-up = Ton temps pour cette décision est écoulé ; tu pourras revenir juste après.
refusal-return-later = Tu as déjà souvent repris ta place pendant cette manche ; tu pourras de nouveau à la prochaine.
refusal-too-long = Cette partie dure depuis trop longtemps. Laisse ta place à un bot, et elle se terminera.
refusal-no-summary = Il n’y a pas de décompte à lire.
refusal-no-hints = Il n’y a pas de conseils à cette table.
refusal-unknown-phrase = Cette phrase n’est pas parmi celles que l’on peut dire.
refusal-too-often = Pas si souvent, s’il te plaît ; attends un instant.
