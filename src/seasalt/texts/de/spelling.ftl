# Was zu getippten Karten gesagt wird.

spelling-unknown = „{ $about }“ ist keine Karte. Meinst du { $nearest }?
spelling-which-color = Zu „{ $about }“ fehlt die Farbe. { $kinds } gibt es in diesen Farben: { $colors }. Meinst du { $nearest }?
spelling-no-such-color = „{ $about }“ gibt es nicht. { $kinds } gibt es in diesen Farben: { $colors }. Meinst du { $nearest }?
spelling-ambiguous = „{ $about }“ kann mehreres heißen: { $readings }. Bitte schreib etwas mehr.
spelling-too-many = In der Schachtel { $count ->
    [one] ist
   *[other] sind
  } nur { $count } { $card }, nicht { $named }.
spelling-no-copies = „{ $about }“ ist keine Kartenzahl: Zähle ab 1, oder lass die Karte weg.
spelling-not-laid = Diese Karten können nicht ausliegen: { $cards }. Nur Duos werden ausgelegt, jedes mit höchstens einem Seestern.
spelling-not-a-group = Diese Karten können nicht zusammenliegen: { $cards }. Zusammen liegt ein Duo mit höchstens einem Seestern.
spelling-too-long = Das ist zu lang für Karten: mehr als { $length } Zeichen.
