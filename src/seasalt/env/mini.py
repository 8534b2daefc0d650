"""Games small enough to solve, or nearly: `pyspiel.load_game("python_seasalt_mini")`, once this is imported.

One round for two or three players by the usual rules, with five to seven cards and a call from two points.
So few cards soon run out, so final turns continue without them, as at Board Game Arena; otherwise no bet
would ever be scored.
"""

from typing import Any, Final, NamedTuple

from seasalt.env.errors import WrongSetting
from seasalt.env.games.position import Position, Start
from seasalt.env.games.recall import Form
from seasalt.env.settings import check_number
from seasalt.env.spiel import PositionGame, game_type, most_points, register
from seasalt.rules.cards import Cards
from seasalt.rules.edition import Edition
from seasalt.rules.notation import parse_cards

MINI_CALL: Final = 2


class Rung(NamedTuple):
    """A game of the ladder: its cards, and the most events that a seat can see."""

    cards: Cards
    events: int


FIVE: Final = parse_cards("crab-DB crab-DB mermaid-WH penguin-LO penguin-PU")
SIX: Final = (*FIVE, *parse_cards("mermaid-WH"))
SEVEN: Final = (*SIX, *parse_cards("fish-DB"))
LADDER: Final = {  # by the number of cards and players
    (5, 2): Rung(FIVE, 29),
    (5, 3): Rung(FIVE, 32),
    (6, 2): Rung(SIX, 32),
    (6, 3): Rung(SIX, 35),
    (7, 2): Rung(SEVEN, 37),
}

GAME_TYPE: Final = game_type(
    "python_seasalt_mini", "Sea Salt & Paper, mini", (2, 3), {"cards": 5, "players": 2}, recalls=True
)


class MiniGame(PositionGame):
    """A game of the ladder, by the number of its cards and players."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**GAME_TYPE.parameter_specification, **(params or {})}
        size = check_number("cards", chosen["cards"], 5, 7), check_number("players", chosen["players"], 2, 3)
        if size not in LADDER:
            allowed = ", ".join(f"{cards} and {players}" for cards, players in LADDER)
            raise WrongSetting("cards and players", "{} and {}".format(*size), allowed)
        start = mini_start(*size)
        assert start.cards is not None
        most = float(most_points(start.cards, start.ruleset))
        self.form = Form(LADDER[size].events, start.players, start.cards)
        super().__init__(GAME_TYPE, start, (-most, most), params or {})

    def returns(self, position: Position) -> list[float]:
        """Each seat's lead in points over the mean of the others."""
        totals = position.game.totals
        return [own - (sum(totals) - own) / (len(totals) - 1) for own in totals]


def mini_start(cards: int = 5, players: int = 2) -> Start:
    """How a game of the ladder starts."""
    box = LADDER[cards, players].cards
    return Start(
        Edition.BGA.ruleset, players, max_rounds=1, cards=box, call_at=MINI_CALL, remembers=cards == 5
    )


MINI_BOX: Final = LADDER[5, 2].cards

register(GAME_TYPE, MiniGame)
