# What cannot be read
# $about is what was given, $expected what would have been read.

fault-unknown-card = “{ $about }” is not a card.
fault-unknown-action = “{ $about }” is not an action; expected: { $expected }.
fault-unknown-pile = “{ $about }” is not a pile: they are called A and B.
fault-unknown-seat = There is no seat “{ $about }”; seats here: { $expected }.
fault-wrong-card-count = “{ $about }” does not name two or three cards.
fault-unknown-option = There is no option “{ $about }”; options are: { $expected }.
fault-option-value = “{ $about }” is not possible; choose one of: { $expected }.
fault-target-score = The target score must be a whole number from 1 to 999999, not “{ $about }”.
fault-unknown-edition = There is no edition “{ $about }”; editions are: { $expected }.
fault-player-count = The game is for 2, 3 or 4 players, not { $about }.
fault-seat-name = “{ $about }” is not a name: it takes 1 to { $expected } printable characters in one line.
fault-not-a-record = This is not a seasalt record: it begins with “{ $about }”.
fault-record-version = This record has a format that I do not know: “{ $about }”; I read “{ $expected }”.
fault-record-line = I cannot read “{ $about }”; a header line begins with one of: { $expected }.
fault-record-header = The header does not say “{ $about }”.
fault-record-twice = “{ $about }” is said twice.
fault-record-actor = “{ $about }” is not the turn of that seat: “{ $expected }” acts now (* is chance).
fault-record-illegal = “{ $about }” is against the rules: { $expected }
fault-record-check = It says “{ $about }”, the game says “{ $expected }”.
fault-record-seed = “{ $about }” is not what the seed deals: “{ $expected }”.
fault-record-seed-text = A seed is written in pairs of the digits 0-9 and a-f, not “{ $about }”.
fault-record-after-end = The game is over before “{ $about }”.
fault-record-hex = “{ $about }” is not { $expected } pairs of the digits 0-9 and a-f.
fault-record-secret = “{ $about }” is not the secret that was committed to by “{ $expected }”.
fault-record-shared-seed = “{ $about }” is not the seed that the secret and the nonces make: “{ $expected }”.
fault-record-starter = Seat “{ $about }” begins, but by the secret and the nonces seat “{ $expected }” does.
fault-at-line = Line { $line }: { $sentence }
