# What is said of cards that people typed.

spelling-unknown = Нет такой карты: «{ $about }». Может быть, { $nearest }?
spelling-which-color = Для карты «{ $about }» нужен цвет; { $kinds-plural } бывают таких цветов: { $colors }. Может быть, { $nearest }?
spelling-no-such-color = В коробке нет карты «{ $about }»; { $kinds-plural } бывают таких цветов: { $colors }. Может быть, { $nearest }?
spelling-ambiguous = «{ $about }» можно понять по-разному: { $readings }. Напиши чуть подробнее.
spelling-too-many = В коробке только { $count } { $card }, а не { $named }.
spelling-no-copies = «{ $about }» — не число карт: считай от 1 или убери карту.
spelling-not-laid = Эти карты нельзя разыграть: { $cards }. Разыгрывают только пары, к каждой не больше одной морской звезды.
spelling-not-a-group = Эти карты нельзя разыграть вместе: { $cards }. Вместе разыгрывают одну пару и не больше одной морской звезды.
spelling-too-long = Для карт это слишком длинно: больше { $length ->
    [one] { $length } знака
   *[other] { $length } знаков
  }.
