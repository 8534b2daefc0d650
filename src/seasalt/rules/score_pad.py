"""Points for games with real cards: of one holding, and of a round."""

from typing import NamedTuple

from seasalt.rules.action import Seat
from seasalt.rules.cards import MERMAID, Cards
from seasalt.rules.ending import round_points
from seasalt.rules.result import Call, Ending, RoundResult
from seasalt.rules.ruleset import CALL_POINTS
from seasalt.rules.scoring import Score, Tableau


class Holding(NamedTuple):
    """The hand and the laid cards of a player, from both boxes."""

    hand: Cards
    tableau: Tableau

    @property
    def cards(self) -> Cards:
        """All cards."""
        return self.hand + sum(self.tableau, ())


def may_call(points: Score) -> bool:
    """Whether the points are enough to call."""
    return points.total >= CALL_POINTS


def has_four_mermaids(holding: Holding) -> bool:
    """Whether the hand has the four mermaids that win the game."""
    return holding.hand.count(MERMAID) == 4


def round_result(
    number: int, ended: Call | Ending, seat: Seat, hand: Cards, scores: tuple[Score, ...]
) -> RoundResult:
    """The result of a round that ended in the turn of `seat`, by its call or otherwise, with its `hand`."""
    players = len(scores)
    if hand.count(MERMAID) == 4 and isinstance(ended, Call):
        ended = Ending.MERMAIDS  # they win before any call
    if isinstance(ended, Ending):
        nothing, turns = (0,) * players, _turns_up_to(seat, players)
        return RoundResult(number, ended, seat, None, None, nothing, None, turns)
    ending, points = round_points(ended, seat, scores)
    # After LAST CHANCE everybody else has one more turn.
    last = Seat((seat - 1) % players) if ended is Call.LAST_CHANCE else seat
    return RoundResult(number, ending, last, seat, ended, points, scores, _turns_up_to(last, players))


def _turns_up_to(last: Seat, players: int) -> tuple[int, ...]:
    """The order of the last turns by seat; turns are not counted at a real table."""
    return tuple((seat - last - 1) % players + 1 for seat in range(players))
