# La table au terminal : ce qu'on voit, ce qu'on peut faire, et de l'aide sur chaque choix.

terminal-welcome = Bienvenue à la table. Réponds par un numéro, ou tape l’action elle-même : « take A », « end ». « ? » explique tous les choix, « q » quitte la table.
terminal-goodbye = Au revoir.
terminal-kept = La partie est conservée. Pour la reprendre : seasalt play --resume { $file }
terminal-how-to-keep = (La prochaine fois, --record FICHIER conserve la partie pour que tu puisses la reprendre.)
terminal-your-turn = À toi de jouer
terminal-round = Manche { $number } · { $turn }
terminal-deck = Pioche
terminal-hand = Main
terminal-laid = Posées
terminal-you = Toi
terminal-total = { $total } sur { $target }
terminal-cards-in-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
  }
terminal-called = a annoncé DERNIÈRE CHANCE
terminal-restricted = sous l’effet d’une méduse
terminal-pile = { $pile } ({ $count })
terminal-pile-empty = vide
terminal-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
terminal-missing = { $missing ->
    [one] encore { $missing } point pour pouvoir finir la manche
   *[other] encore { $missing } points pour pouvoir finir la manche
  }
terminal-may-call = tu peux finir la manche
terminal-bonus = bonus couleur { $bonus } ({ $color })
terminal-drawn = Tu as pioché
terminal-searched = { $pile }, de bas en haut
terminal-looked-at = Tu regardes
terminal-menu = { $count ->
    [1] Entrée
   *[other] Numéro
  } ? (? aide, p points, t table, q quitter{ $memory ->
    [yes] , m mémoire
   *[no] {""}
  }{ $hints ->
    [yes] , i conseil
   *[no] {""}
  })
terminal-not-understood = « { $answer } » ne correspond à aucun choix : { $count ->
    [1] appuie sur Entrée
   *[other] tape un numéro de 1 à { $count }
  }, ou « ? » pour l’aide.
terminal-ambiguous = « { $answer } » peut désigner plusieurs choix : tape plutôt le numéro.
terminal-memory-title = Ce dont tu pourrais te souvenir
terminal-memory-pile = { $pile }, de bas en haut
terminal-memory-hand = { $name } a forcément
terminal-memory-deck = Forcément dans la pioche
terminal-memory-unknown = ?
terminal-hint-title = Ce que ferait le meilleur bot
terminal-hint-chance = Gagne
terminal-hint-between = Entre
terminal-hint-points = Points
terminal-hint-expected = { $points }
terminal-hint-about = La chance de gagner la partie ; entre quoi elle se trouve 19 fois sur 20 ; les points attendus dans cette manche.

## Choix. $gain est ce que la carte ajoute à tes points maintenant.

gain = { $gain ->
    [0] {""}
   *[other] +{ $gain }
  }
option-draw = piocher deux cartes, en garder une
option-draw-last = piocher la dernière carte
option-draw-restricted = piocher une carte
option-take = prendre { $card-the } sur la { $pile }
option-keep = garder { $card-the }, mettre { $other-the } sur la { $pile }
option-lay-crab = poser { $cards } : prendre une carte dans une défausse
option-lay-boat = poser { $cards } : jouer un nouveau tour
option-lay-fish = poser { $cards } : piocher une carte
option-lay-shark = poser { $cards } : voler une carte
option-lay-jellyfish = poser { $cards } : les autres ne pourront que piocher une carte
option-lay-lobster = poser { $cards } : regarder cinq cartes, en garder une
option-lay-starfish = poser { $cards } en trio : 3 points, sans effet
option-lay-none = poser { $cards } : sans effet pour l’instant, il n’y a rien à prendre
option-look = consulter la { $pile } ({ $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  })
option-pick = prendre { $card-the }
option-steal = voler une carte à { $name } ({ $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
  })
option-mermaids = poser les quatre sirènes et gagner la partie
option-call-mermaids = annoncer { $call ->
    [stop] STOP
   *[last_chance] DERNIÈRE CHANCE
  } : tes quatre sirènes gagnent la partie
option-stop = annoncer STOP : tu marques { $points } points
option-last = annoncer DERNIÈRE CHANCE : { $points } + { $bonus } si personne ne te dépasse, sinon { $bonus }
option-last-void = annoncer DERNIÈRE CHANCE : la pioche est vide, personne ne marquerait de points
option-end = terminer ton tour

## Aide

help-draw = Tu vois deux cartes, tu en ajoutes une à ta main et tu défausses l’autre, face visible. Personne ne sait ce que tu as gardé.
help-take = Tout le monde voit quelle carte tu prends.
help-keep = La carte que tu gardes rejoint ta main sans être vue. L’autre va sur la défausse, où le joueur suivant peut la prendre.
help-lay = Le duo est posé devant toi, protégé en cas d’attaque, et compte toujours. Son effet se produit d’abord, puis tu continues ton tour.
help-look = Tu vois toute la défausse, dans l’ordre, et tu y prends une carte. Les autres voient seulement qu’il en manque une, et la nouvelle carte du dessus.
help-pick = Elle rejoint ta main ; rien ne t’oblige à la montrer.
help-steal = Le hasard prend une carte de cette main. Seuls ce joueur et toi savez laquelle.
help-mermaids = Quels que soient les totaux : la partie est à toi.
help-stop = La manche s’arrête maintenant. Chacun marque les points de ses cartes, sans bonus couleur.
help-last = Tu paries que personne n’aura plus de points que toi après un dernier tour chacun. Tu révèles ta main ; personne ne peut plus y voler de carte. Pari remporté : tu marques les points de tes cartes et ton bonus couleur, les autres seulement leur bonus couleur. Pari perdu : tu marques seulement ton bonus couleur, les autres les points de leurs cartes.
help-end = C’est au joueur suivant. Tu pourras faire une annonce à un autre tour : avec 7 points, personne n’y est obligé.
help-commands = S’il n’y a qu’un choix, Entrée suffit. p montre tes points et leurs raisons, t la table à nouveau, q quitte la table.{ $memory ->
    [yes] {" "}m montre ce dont tu aurais pu te souvenir.
   *[no] {""}
  }{ $hints ->
    [yes] {" "}i montre ce que ferait le meilleur bot, et pourquoi.
   *[no] {""}
  } Au lieu d’un numéro, tu peux taper l’action elle-même, ou son début : « draw », « take B », « end ».
