"""A match of one seat against bots: the bots get their Views, the seat gets its row.

The rules play it, for the bots; a kernel record follows, for the row.
"""

from random import Random
from typing import Any

import numpy as np

from seasalt.bots import Entrant
from seasalt.env.errors import NotRunning
from seasalt.env.games.match import is_forced, legal_number
from seasalt.env.games.seated_opponent import seated
from seasalt.env.observation import Row, mask_after_end
from seasalt.env.reward import Rewards, add_rewards, end_rewards, forfeit_rewards
from seasalt.env.settings import Settings
from seasalt.kernel.actions import STAGES, Numbers, action_of
from seasalt.kernel.engines.engine import engine
from seasalt.kernel.game.layout import ACTIONS, State
from seasalt.kernel.game_record import GameRecord
from seasalt.kernel.observation.row import OBSERVATION
from seasalt.rules.action import Action, Seat
from seasalt.rules.chance import sample
from seasalt.rules.game import Game
from seasalt.rules.knowledge import learn, no_knowledge
from seasalt.rules.legal import legal_actions
from seasalt.rules.play import apply
from seasalt.rules.turns import Step, new_game
from seasalt.rules.view import redact, view


class BotMatch:
    """A game of one seat against opponents, one for each other seat in the order of the seats."""

    def __init__(
        self, settings: Settings, seed: int, starter: int, seat: int, opponents: tuple[Entrant, ...]
    ) -> None:
        self.settings = settings
        self.seat = self.turn = seat
        self.over = False
        self.truncated = False
        self.skipped = 0  # forced decisions that were played since the last one from outside
        self._chance = Random(f"{seed}/chance")
        others = [other for other in range(settings.players) if other != seat]
        self._bots = {
            other: seated(opponent, settings, other, f"{seed}/{other}")
            for other, opponent in zip(others, opponents, strict=True)
        }
        self._record = GameRecord(
            settings.ruleset,
            settings.players,
            starter=Seat(starter),
            max_rounds=settings.max_rounds,
            common_memory=settings.common_memory,
        )
        self._chosen: Numbers = ()  # numbers of a duo that is being laid
        self.row: Row
        self.mask: Row
        self._step = new_game(settings.ruleset, settings.players, starter=Seat(starter))
        self._known = {
            other: no_knowledge(Seat(other), settings.players, self._step.game.box) for other in others
        }
        self._learn(self._step)
        self.paid_before = self._play_on()  # for rounds that ended before the seat could act

    @property
    def running(self) -> bool:
        """Whether the seat is to act."""
        return not (self.over or self.truncated)

    @property
    def legal(self) -> Numbers:
        """The legal action numbers."""
        return tuple(np.flatnonzero(self.mask).tolist())

    def act(self, number: int) -> Rewards:
        """Play `number` for the seat, then bots and chance; returns what is paid for it."""
        if not self.running:
            raise NotRunning
        self.skipped = 0
        return self._play_on(self._choose(legal_number(number, self.mask)))

    def give_up(self) -> Rewards:
        """Lose the game for the seat, after an illegal move; returns what is paid."""
        self.over = True
        self.mask = mask_after_end()
        return forfeit_rewards(self.settings.players, self.seat)

    def _play_on(self, paid: Rewards = None) -> Rewards:
        """Let chance and bots act until the seat is to act or the game is over."""
        while True:
            while self.running and self._step.game.to_act != self.seat:
                paid = add_rewards(paid, self._play(self._next_action(self._step.game)))
            self._look()
            if not (self.settings.skip_forced and self.running and is_forced(self.mask)):
                return paid
            self.skipped += 1
            paid = add_rewards(paid, self._choose(int(self.mask.argmax())))

    def _choose(self, number: int) -> Rewards:
        """Play `number` for the seat; a duo is laid once all its numbers are chosen."""
        self._chosen = (*self._chosen, number)
        if self.state().phase in STAGES:
            return None
        action = action_of(self._record.state, self._chosen)
        self._chosen = ()
        return self._play(action)

    def _next_action(self, game: Game) -> Action:
        seat = game.to_act
        if seat is None:
            return sample(game, self._chance)
        return self._bots[seat].decide(
            view(game, seat), self._known[seat], legal_actions(game), self._record.state
        )

    def _play(self, action: Action) -> Rewards:
        """Play an action in the rules and in the record; returns what is paid if it ends a round."""
        rounds = len(self._step.game.results)
        self._record.follow(action)
        self._step = apply(self._step.game, action)
        self._learn(self._step)
        game = self._step.game
        if len(game.results) == rounds:
            return None
        self.over = game.outcome is not None
        self.truncated = not self.over and len(game.results) >= self.settings.max_rounds
        ranks = game.outcome.ranks if game.outcome else None
        return end_rewards(game.results[-1].points, ranks, self.settings.reward)

    def _learn(self, step: Step) -> None:
        for seat, knowledge in self._known.items():
            for event in step.events:
                knowledge = learn(knowledge, redact(event, Seat(seat)))
            self._known[seat] = knowledge

    def _look(self) -> None:
        fast = engine()
        records, rows, masks = fast.states(1, 0), fast.rows(1, OBSERVATION), fast.rows(1, ACTIONS)
        fast.put(self.state(), records)
        fast.job("observe_one")(records, 0, self.seat, rows, masks)
        self.row, self.mask = np.array(rows[0], np.int8), np.array(masks[0], np.int8)
        if not self.running:
            self.mask = mask_after_end()

    def state(self) -> State:
        """A copy of the whole position, hidden cards included."""
        return self._record.after(self._chosen)

    def close(self) -> None:
        """End the programs among the opponents."""
        for opponent in self._bots.values():
            opponent.close()

    def __deepcopy__(self, memo: dict[int, Any]) -> "BotMatch":
        from pickle import dumps, loads  # copies the generators too, which `deepcopy` would share

        return loads(dumps(self))  # type: ignore[no-any-return]
