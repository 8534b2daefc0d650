# What a browser shows while the page is closed: whose turn it is in games over days.

push-turn = It is your turn
push-turn-people = { $count ->
    [one] { $names } is waiting for you.
   *[other] { $names } are waiting for you.
}
push-turn-bots = The bots are waiting for you.
push-reminder = Your time is running out
push-reminder-hours = { $hours ->
    [0] Less than an hour is left; then a bot plays for you.
    [one] One hour is left; then a bot plays for you.
   *[other] { $hours } hours are left; then a bot plays for you.
}
push-reminder-days = { $days ->
    [one] One day is left; then a bot plays for you.
   *[other] { $days } days are left; then a bot plays for you.
}
