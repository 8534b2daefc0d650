"""The protocol: what every entry of the leaderboard plays, and which opponents may be trained against.

It is frozen with the field: other kinds, numbers of deals or rules about opponents make another version.
"""

from typing import Final, NamedTuple

from seasalt.arena.benchmark.contest import Contest
from seasalt.bots.benchmark_opponents.opponents import OPPONENTS

PROTOCOL: Final = 2


class GameKind(NamedTuple):
    """A number of players, and the deals that are played with it against every opponent and with each box."""

    players: int
    deals: int


KINDS: Final = (GameKind(2, 20), GameKind(3, 20), GameKind(4, 12))
"""So many deals that the share over the field is known to five points, with every number of players."""

HELD_OUT: Final = ("hunter", "gambler", "mc:40", "search:8000", "small")
"""Opponents not to train or tune against: of each family in the field, one that others resemble."""

PUBLIC: Final = tuple(name for name in OPPONENTS if name not in HELD_OUT)
"""Opponents that may be trained against, on other deals."""


def contests(bot: str, *, bot_seconds: float = 10.0) -> tuple[Contest, ...]:
    """The contests of the protocol, one for each kind."""
    return tuple(Contest(bot, kind.players, kind.deals, bot_seconds=bot_seconds) for kind in KINDS)
