"""What a node asks of its bots: `workers.bot_pool` uses processes, `offline.inline_bots` thinks in place."""

from collections.abc import Callable
from typing import NamedTuple, Protocol, TypeVar, TypeVarTuple

from seasalt.bots import Explanation, Level
from seasalt.rules.action import Action
from seasalt.rules.game import Game
from seasalt.rules.knowledge import Knowledge
from seasalt.rules.view import View
from seasalt.server.interfaces.asker import Asker

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

FALLBACK = "greedy"  # plays for a person who is away
SIMPLER = Level.SKILLED  # decides for a bot that looks ahead when there is no time for it


class ThinkingFailed(Exception):
    """No worker had time for a job, or the one that began it took too long or died."""


class Question(NamedTuple):
    """What a bot is asked: to choose one of the options. With the same seed it answers the same."""

    view: View
    knowledge: Knowledge
    options: tuple[Action, ...]
    seed: str


class BotWork(Protocol):
    """Decisions of bots, hints, win chances and reviews."""

    @property
    def move_seconds(self) -> float:
        """How long a bot may look ahead in plain Python."""
        ...

    def get_ready(self) -> None:
        """Prepare for the first job of a bot that looks ahead."""

    async def decide(self, bot: str, asked: Question, table: str) -> Action:
        """The decision of a bot. A simpler one decides for it if there is no time or the job fails."""
        ...

    async def decide_in_time(self, bot: str, asked: Question, table: str) -> Action:
        """The decision of a bot that no simpler one may replace; may raise `ThinkingFailed`."""
        ...

    async def explain(self, asker: Asker, asked: Question, table: str) -> Explanation:
        """The adviser's estimate of each option; `ThinkingFailed` if it takes longer than a hint may."""
        ...

    async def win_chances(self, asker: Asker, game: Game, table: str) -> tuple[float, ...]:
        """The chances of all seats to win in a position of a finished game."""
        ...

    async def review(self, asker: Asker, table: str, work: Callable[[*Ts], T], *args: *Ts) -> T:
        """The result of a job of a review."""
        ...

    def used(self, asker: Asker) -> float:
        """The seconds that were worked for a guest lately."""
        ...

    def close(self) -> None:
        """End all work."""
