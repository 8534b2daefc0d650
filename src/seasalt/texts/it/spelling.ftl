# Che cosa si dice delle carte scritte a mano.

spelling-unknown = “{ $about }” non è una carta. Intendevi { $nearest }?
spelling-which-color = A “{ $about }” manca il colore: ci sono { $kinds } in { $colors }. Intendevi { $nearest }?
spelling-no-such-color = Nella scatola non c’è “{ $about }”: ci sono { $kinds } in { $colors }. Intendevi { $nearest }?
spelling-ambiguous = “{ $about }” può indicare { $readings }: scrivi qualcosa di più.
spelling-too-many = Nella scatola { $count ->
    [one] c’è solo { $count } { $card }
   *[other] ci sono solo { $count } { $card }
  }, non { $named }.
spelling-no-copies = “{ $about }” non è un numero di carte: conta da 1, o togli la carta.
spelling-not-laid = Queste carte non si possono calare: { $cards }. Si calano solo coppie, ciascuna con al massimo una stella marina.
spelling-not-a-group = Queste carte non si possono calare insieme: { $cards }. Un gruppo è una coppia, con al massimo una stella marina.
spelling-too-long = È troppo lungo per delle carte: più di { $length } caratteri.
