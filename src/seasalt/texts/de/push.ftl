# Was ein Browser zeigt, während die Seite zu ist: wer in Partien über Tage am Zug ist.

push-turn = Du bist am Zug
push-turn-people = { $count ->
    [one] { $names } wartet auf dich.
   *[other] { $names } warten auf dich.
}
push-turn-bots = Die Bots warten auf dich.
push-reminder = Deine Zeit wird knapp
push-reminder-hours = { $hours ->
    [0] Du hast keine Stunde mehr; dann spielt ein Bot für dich.
    [one] Du hast noch eine Stunde; dann spielt ein Bot für dich.
   *[other] Du hast noch { $hours } Stunden; dann spielt ein Bot für dich.
}
push-reminder-days = { $days ->
    [one] Du hast noch einen Tag; dann spielt ein Bot für dich.
   *[other] Du hast noch { $days } Tage; dann spielt ein Bot für dich.
}
