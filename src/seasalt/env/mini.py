"""A game small enough to solve: `pyspiel.load_game("python_seasalt_mini")`, once this module is imported.

One round for two players by the usual rules, with five cards and a call from two points. A deck of three soon
runs out, so final turns continue without it, as at Board Game Arena; otherwise no bet would ever be scored.
"""

from typing import Any, Final

from seasalt.env.games.position import Position, Start
from seasalt.env.spiel import PositionGame, game_type, most_points, register
from seasalt.rules.edition import Edition
from seasalt.rules.notation import parse_cards

MINI_BOX: Final = parse_cards("crab-DB crab-DB mermaid-WH penguin-LO penguin-PU")
MINI_CALL: Final = 2
MINI_START: Final = Start(
    Edition.BGA.ruleset, players=2, max_rounds=1, cards=MINI_BOX, call_at=MINI_CALL, remembers=True
)
GAME_TYPE: Final = game_type("python_seasalt_mini", "Sea Salt & Paper, mini", (2, 2), {})


class MiniGame(PositionGame):
    """The mini game. It has no parameters."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        most = float(most_points(MINI_BOX, MINI_START.ruleset))
        super().__init__(GAME_TYPE, MINI_START, (-most, most), params or {})

    def returns(self, position: Position) -> list[float]:
        """Each seat's lead over the other in points."""
        one, other = position.game.totals
        return [float(one - other), float(other - one)]


register(GAME_TYPE, MiniGame)
