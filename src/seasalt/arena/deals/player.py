"""Who plays in the arena: bots of ours, or programs of somebody else's, one game after the other."""

from enum import StrEnum
from random import Random
from time import process_time
from typing import Protocol

from seasalt.arena.series import Series
from seasalt.bots import Bot, ThinkingBot, parse_bot
from seasalt.kernel.engines.engine import get_ready
from seasalt.rules.action import Action
from seasalt.rules.knowledge import Knowledge
from seasalt.rules.view import View


class Why(StrEnum):
    """Why a bot forfeits a game."""

    ILLEGAL = "illegal"  # it answered what was not among its options
    GARBAGE = "garbage"  # what it said is no answer
    HUNG = "hung"  # it did not answer in time
    CRASHED = "crashed"  # it ended
    NOT_STARTED = "not_started"  # it could not be started, or did not say that it is ready


class Forfeit(Exception):
    """A bot gives the game away."""

    def __init__(self, why: Why, detail: str = "") -> None:
        super().__init__(f"{why}: {detail}")
        self.why = why
        self.detail = detail


class Player(Protocol):
    """A bot of the arena: it plays one game after the other, and at the end says what CPU it used."""

    def new_game(self, series: Series, seat: int, seed: str) -> None: ...

    def decide(self, view: View, knowledge: Knowledge, options: tuple[Action, ...]) -> Action: ...

    def game_over(self, wins: tuple[float, ...], points: tuple[int, ...]) -> None: ...

    def close(self) -> float: ...


class HousePlayer:
    """A bot of ours, made anew for every game."""

    def __init__(self, name: str) -> None:
        self._make = parse_bot(name)
        self._bot: Bot | None = None
        self._cpu_s = 0.0

    def new_game(self, series: Series, seat: int, seed: str) -> None:
        """A new generator, and nothing remembered."""
        self._bot = self._make(Random(seed))
        if isinstance(self._bot, ThinkingBot):
            get_ready()  # to compile is not to think, and must not be counted

    def decide(self, view: View, knowledge: Knowledge, options: tuple[Action, ...]) -> Action:
        """What the bot does, its CPU counted."""
        assert self._bot is not None
        began = process_time()
        action = self._bot.decide(view, knowledge, options)
        self._cpu_s += process_time() - began
        return action

    def game_over(self, wins: tuple[float, ...], points: tuple[int, ...]) -> None:
        """It does not care."""

    def close(self) -> float:
        """The CPU of its decisions, in seconds."""
        return self._cpu_s
