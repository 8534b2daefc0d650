# Ce qu'un navigateur affiche quand la page est fermée : à qui c'est de jouer dans les parties sur plusieurs jours.

push-turn = C’est à toi de jouer
push-turn-people = { $count ->
    [one] { $names } t’attend.
   *[other] { $names } t’attendent.
}
push-turn-bots = Les bots t’attendent.
push-reminder = Il te reste peu de temps
push-reminder-hours = { $hours ->
    [0] Il te reste moins d’une heure ; ensuite, un bot jouera à ta place.
    [one] Il te reste une heure ; ensuite, un bot jouera à ta place.
   *[other] Il te reste { $hours } heures ; ensuite, un bot jouera à ta place.
}
push-reminder-days = { $days ->
    [one] Il te reste { $days } jour ; ensuite, un bot jouera à ta place.
   *[other] Il te reste { $days } jours ; ensuite, un bot jouera à ta place.
}
