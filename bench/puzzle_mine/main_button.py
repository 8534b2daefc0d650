"""What the main button of the table does before anything is chosen: a puzzle's answer should not be that.

The same as `mainButton` in web/src/pages/table/buttons.ts does with nothing selected.
"""

from seasalt.coach.puzzle import PuzzlePosition
from seasalt.rules.action import Action, Draw, EndTurn, Lay, LayMermaids
from seasalt.rules.cards import Card, Kind
from seasalt.rules.legal import lapsing_lays
from seasalt.rules.phase import Phase


def offered(position: PuzzlePosition) -> Action | None:
    """The action of the main button; where something must be chosen first there is none."""
    options = position.options
    if position.phase is Phase.TAKE:
        return Draw() if Draw() in options else None
    if position.phase is not Phase.PLAY:
        return None
    if LayMermaids() in options:
        return LayMermaids()
    duos = [option for option in options if isinstance(option, Lay) and len(option.cards) == 2]
    hand = position.view.hand
    if _apart(duos, hand) > sum(card.kind is Kind.STARFISH for card in hand):
        lapsing = lapsing_lays(position.game)
        for duo in duos:
            if duo not in lapsing:
                return duo
    return EndTurn() if EndTurn() in options else None


def _apart(duos: list[Lay], hand: tuple[Card, ...]) -> int:
    """How many of the duos can be laid without sharing a card."""
    left = list(hand)
    count = 0
    for duo in duos:
        while all(left.count(card) >= duo.cards.count(card) for card in duo.cards):
            for card in duo.cards:
                left.remove(card)
            count += 1
    return count
