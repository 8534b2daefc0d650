"""Our bots in OpenSpiel's games, and OpenSpiel's bots at our tables."""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

from seasalt.bots.bot import Bot
from seasalt.env.errors import WrongSetting
from seasalt.env.games.guess import guessed_position
from seasalt.env.spiel import SeasaltGame, SeasaltState, SpielBase
from seasalt.kernel.actions import Numbers
from seasalt.rules.action import Action, Seat
from seasalt.rules.edition import Edition
from seasalt.rules.knowledge import Knowledge
from seasalt.rules.view import View, view

MakeSpielBot = Callable[[SeasaltGame, int, Random], Any]
"""Makes a `pyspiel.Bot` for a game and a player; the generator has its seed."""


class SpielBot(SpielBase):  # type: ignore[misc] # pyspiel has no types
    """A bot of ours as a `pyspiel.Bot`: it gets the view and the knowledge of its seat, never the state."""

    def __init__(self, player: int, bot: Bot) -> None:
        super().__init__()
        self._seat = Seat(player)
        self._bot = bot
        self._planned: Numbers = ()

    def player_id(self) -> int:
        """The seat that it plays."""
        return int(self._seat)

    def restart_at(self, state: SeasaltState) -> None:
        """Forget a duo that was being laid."""
        self._planned = ()

    def step(self, state: SeasaltState) -> int:
        """The number that the bot plays."""
        position = state.position
        chosen = position.chosen
        if not chosen or self._planned[: len(chosen)] != chosen:
            options: tuple[Action, ...] = tuple(position.actions().values())
            seen, known = view(position.game, self._seat), position.knowledge(self._seat)
            decided = self._bot.decide(seen, known, options)
            self._planned = next(
                numbers for numbers, action in position.actions().items() if action == decided
            )
        return int(self._planned[len(chosen)])


class SeatedSpielBot:
    """A `pyspiel.Bot` as a bot of ours, for the arena and every other table.

    A bot gets a View and no history. So the state is a guess by the seat's belief, without a past: good for
    bots that search, resample or read the observation, and not for tables of information states.
    """

    def __init__(self, rng: Random, make: MakeSpielBot) -> None:
        self._rng = rng
        self._make = make
        self._seated: tuple[tuple[Any, ...], SeasaltGame, Any] | None = None

    def decide(self, view: View, knowledge: Knowledge, options: tuple[Action, ...]) -> Action:
        """The action that the bot's numbers lead to."""
        game, bot = self._bot_for(view)
        state = SeasaltState(game, guessed_position(game.start, view, knowledge, self._rng))
        numbers: Numbers = ()
        while numbers not in state.position.actions():
            if numbers:
                state.apply_action(numbers[-1])
            numbers = (*numbers, int(bot.step(state)))
        return state.position.actions()[numbers]

    def _bot_for(self, view: View) -> tuple[SeasaltGame, Any]:
        place = (view.ruleset, view.players, view.seat)
        if self._seated is None or self._seated[0] != place:
            game = game_of_view(view)
            self._seated = (place, game, self._make(game, int(view.seat or 0), self._rng))
        return self._seated[1:]


def game_of_view(view: View) -> SeasaltGame:
    """The game of OpenSpiel with the rules of a table."""
    rules = view.ruleset
    for edition in Edition:
        if replace(edition.ruleset, extra_salt=rules.extra_salt, target_score=rules.target_score) == rules:
            return SeasaltGame(
                {
                    "players": view.players,
                    "extra_salt": rules.extra_salt,
                    "edition": str(edition),
                    "target": rules.target_score or 0,
                }
            )
    raise WrongSetting("ruleset", rules, "an edition, with or without Extra Salt and with any target")
