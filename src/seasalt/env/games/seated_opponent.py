"""Opponents at a seat of one game: bots, policies of the kernel, and programs of the bot protocol."""

from contextlib import suppress
from random import Random
from typing import NoReturn, Protocol

from seasalt.bots import Bot, Entrant, maker_of
from seasalt.env.errors import EnvError
from seasalt.env.opponents import POLICIES, PROGRAM
from seasalt.env.settings import Settings
from seasalt.kernel.actions import chosen_by
from seasalt.kernel.game.layout import State, copied
from seasalt.rules.action import Action
from seasalt.rules.knowledge import Knowledge
from seasalt.rules.view import View

SECONDS = 10.0  # wall time that a program has for an answer, as in the arena


class Opponent(Protocol):
    """Decides for one seat. Only policies of the kernel look at the record."""

    def decide(
        self, view: View, knowledge: Knowledge, options: tuple[Action, ...], record: State
    ) -> Action: ...

    def close(self) -> None: ...


def seated(entrant: Entrant, settings: Settings, seat: int, seed: str) -> Opponent:
    """The opponent for one game."""
    if isinstance(entrant, str) and entrant in POLICIES:
        return KernelOpponent(POLICIES[entrant], Random(seed))
    if isinstance(entrant, str) and entrant.startswith(PROGRAM):
        return ProgramOpponent(entrant, settings, seat, seed)
    return BotOpponent(maker_of(entrant)(Random(seed)))


class BotOpponent:
    """A bot, which gets its View and Knowledge."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    def decide(self, view: View, knowledge: Knowledge, options: tuple[Action, ...], record: State) -> Action:
        """The bot's decision."""
        action = self._bot.decide(view, knowledge, options)
        if action not in options:
            raise OpponentFailed(type(self._bot).__name__, f"{action} is not legal")
        return action

    def close(self) -> None:
        """Nothing to close."""


class KernelOpponent:
    """A policy of the kernel."""

    def __init__(self, policy: int, rng: Random) -> None:
        self._policy = policy
        self._rng = rng

    def decide(self, view: View, knowledge: Knowledge, options: tuple[Action, ...], record: State) -> Action:
        """The choice of the policy."""
        s = copied(record)
        s.random = self._rng.random
        return chosen_by(s, self._policy)

    def close(self) -> None:
        """Nothing to close."""


class OpponentFailed(EnvError):
    """An opponent did not answer with a legal action."""

    def __str__(self) -> str:
        return f"the opponent {self.args[0]} failed: {self.args[1]}"


class ProgramOpponent:
    """An external program, started for one game."""

    def __init__(self, command: str, settings: Settings, seat: int, seed: str) -> None:
        from seasalt.arena.deals.player import Forfeit  # the arena has dependencies that others do not need
        from seasalt.arena.deals.program import Program
        from seasalt.arena.series import Series

        self._command = command
        self._forfeit = Forfeit
        self._program = Program(command.removeprefix(PROGRAM), SECONDS)
        series = Series((command,), settings.players, ruleset=settings.ruleset, bot_seconds=SECONDS)
        try:
            self._program.new_game(series, seat, seed)
        except Forfeit as forfeit:
            raise OpponentFailed(command, str(forfeit)) from None

    def decide(self, view: View, knowledge: Knowledge, options: tuple[Action, ...], record: State) -> Action:
        """The program's answer."""
        try:
            return self._program.decide(view, knowledge, options)
        except self._forfeit as forfeit:
            raise OpponentFailed(self._command, str(forfeit)) from None

    def close(self) -> None:
        """End the program."""
        self._program.close()

    def __del__(self) -> None:
        with suppress(AttributeError):  # it was never started
            self.close()

    def __reduce__(self) -> NoReturn:
        raise OpponentFailed(self._command, "a game against a program cannot be copied or sent elsewhere")
