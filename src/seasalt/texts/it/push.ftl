# Quello che un browser mostra mentre la pagina è chiusa: a chi tocca nelle partite su più giorni.

push-turn = Tocca a te
push-turn-people = { $count ->
    [one] { $names } ti sta aspettando.
   *[other] { $names } ti stanno aspettando.
}
push-turn-bots = I bot ti stanno aspettando.
push-reminder = Ti resta poco tempo
push-reminder-hours = { $hours ->
    [0] Ti resta meno di un’ora; poi un bot gioca per te.
    [one] Ti resta un’ora; poi un bot gioca per te.
   *[other] Ti restano { $hours } ore; poi un bot gioca per te.
}
push-reminder-days = { $days ->
    [one] Ti resta un giorno; poi un bot gioca per te.
   *[other] Ti restano { $days } giorni; poi un bot gioca per te.
}
