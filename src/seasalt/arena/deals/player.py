"""Players of the arena: our bots, and what external programs have in common with them."""

from enum import StrEnum
from random import Random
from time import process_time
from typing import Protocol

from seasalt.arena.series import Series
from seasalt.bots import Bot, Entrant, maker_of
from seasalt.rules.action import Action
from seasalt.rules.knowledge import Knowledge
from seasalt.rules.view import View


class ForfeitReason(StrEnum):
    """Why a bot forfeits a game."""

    ILLEGAL = "illegal"  # its answer is not among the options
    GARBAGE = "garbage"  # its answer does not follow the protocol
    HUNG = "hung"  # it did not answer in time
    CRASHED = "crashed"  # it ended
    NOT_STARTED = "not_started"  # it could not be started, or did not say that it is ready


class Forfeit(Exception):
    """A bot forfeits the game."""

    def __init__(self, why: ForfeitReason, detail: str = "") -> None:
        super().__init__(f"{why}: {detail}")
        self.why = why
        self.detail = detail


class Player(Protocol):
    """Plays games one after the other; `close` returns the CPU seconds it used."""

    def new_game(self, series: Series, seat: int, seed: str) -> None: ...

    def decide(self, view: View, knowledge: Knowledge, options: tuple[Action, ...]) -> Action: ...

    def game_over(self, wins: tuple[float, ...], points: tuple[int, ...]) -> None: ...

    def close(self) -> float: ...


class BotPlayer:
    """A bot, made anew for every game."""

    def __init__(self, entrant: Entrant) -> None:
        self._make = maker_of(entrant)
        self._bot: Bot | None = None
        self._cpu_s = 0.0

    def new_game(self, series: Series, seat: int, seed: str) -> None:
        """Make a new bot with its own generator."""
        self._bot = self._make(Random(seed))

    def decide(self, view: View, knowledge: Knowledge, options: tuple[Action, ...]) -> Action:
        """The bot's decision; its CPU time is counted."""
        assert self._bot is not None
        began = process_time()
        action = self._bot.decide(view, knowledge, options)
        self._cpu_s += process_time() - began
        return action

    def game_over(self, wins: tuple[float, ...], points: tuple[int, ...]) -> None:
        """Nothing: the bot is not used again."""

    def close(self) -> float:
        """The CPU seconds of its decisions."""
        return self._cpu_s
