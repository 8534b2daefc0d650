# What is said of cards that people typed.

spelling-unknown = “{ $about }” is not a card. Did you mean { $nearest }?
spelling-which-color = “{ $about }” needs a color: { $kinds } come in { $colors }. Did you mean { $nearest }?
spelling-no-such-color = There is no “{ $about }” in the box: { $kinds } come in { $colors }. Did you mean { $nearest }?
spelling-ambiguous = “{ $about }” could mean { $readings }: please write a little more.
spelling-too-many = The box has only { $count } { $card }, not { $named }.
spelling-no-copies = “{ $about }” is not a number of cards: count from 1, or leave the card out.
spelling-not-laid = These cannot lie on the table: { $cards }. Only duos are laid, each with at most one starfish.
spelling-not-a-group = These cannot lie together: { $cards }. A group is one duo, with at most one starfish.
spelling-too-long = That is too long to be cards: more than { $length } characters.
