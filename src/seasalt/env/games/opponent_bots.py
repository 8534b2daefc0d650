"""One seat against bots of the roster, for an environment: the bots get their Views, the seat gets its row.

The game is played twice, in the rules for the bots and in the kernel for the row, with the same actions and
the same chance.
"""

from random import Random
from typing import Any

import numpy as np

from seasalt.bots import parse_bot
from seasalt.env.errors import IllegalMove, NotRunning
from seasalt.env.games.match import Paid, added, paid_for
from seasalt.env.observation import Row
from seasalt.env.reward import forfeit_rewards
from seasalt.env.settings import Settings
from seasalt.kernel.actions import STAGES, action_of, follow
from seasalt.kernel.bridge import new_state
from seasalt.kernel.engines.engine import engine
from seasalt.kernel.game.layout import ACTIONS, OVER, ROUND_OVER, State, copy_into
from seasalt.kernel.game.play import apply as kernel_apply
from seasalt.kernel.game.turns import next_round
from seasalt.kernel.observation.row import OBSERVATION
from seasalt.rules.action import Action, Seat
from seasalt.rules.chance import sample
from seasalt.rules.knowledge import learn, no_knowledge
from seasalt.rules.legal import legal_actions
from seasalt.rules.play import apply
from seasalt.rules.turns import Step, new_game
from seasalt.rules.view import redact, view


class Sparring:
    """A game of one seat against bots by name, one for each other seat in the order of the seats."""

    def __init__(self, settings: Settings, seed: int, starter: int, seat: int, bots: tuple[str, ...]) -> None:
        self.settings = settings
        self.seat = self.turn = seat
        self.over = False
        self.truncated = False
        self._chance = Random(f"{seed}/chance")
        others = [other for other in range(settings.players) if other != seat]
        self._bots = {
            other: parse_bot(name)(Random(f"{seed}/{other}"))
            for other, name in zip(others, bots, strict=True)
        }
        self._state = new_state(settings.ruleset, settings.players, Random(0), starter=Seat(starter))
        self._before = State()  # where the seat began to lay a duo; that is one action of the rules
        self._laying: list[int] = []
        self.row: Row
        self.mask: Row
        self._step = new_game(settings.ruleset, settings.players, starter=Seat(starter))
        self._known = {
            other: no_knowledge(Seat(other), settings.players, self._step.game.box) for other in others
        }
        self._learn(self._step)
        self.paid_before = self._play_on()  # for rounds that were over before the seat could act

    @property
    def running(self) -> bool:
        """Whether the seat is to act."""
        return not (self.over or self.truncated)

    @property
    def legal(self) -> tuple[int, ...]:
        """The numbers that are legal now."""
        return tuple(np.flatnonzero(self.mask).tolist())

    def act(self, number: int) -> Paid:
        """The seat does `number`, and the others and chance what follows; what is paid for that."""
        if not self.running:
            raise NotRunning
        if not (0 <= number < ACTIONS and self.mask[number]):
            raise IllegalMove(number, self.legal)
        if not self._laying:
            copy_into(self._state, self._before)
        self._laying.append(number)
        kernel_apply(self._state, number)
        if self._state.phase in STAGES:
            self.row, self.mask = self._seen()
            return None
        self._do(action_of(self._before, tuple(self._laying)))
        self._laying = []
        return self._play_on()

    def give_up(self) -> Paid:
        """The seat gives the game away, by a move that is not legal; what is paid for that."""
        self.over = True
        self.mask = np.zeros(ACTIONS, np.int8)
        return forfeit_rewards(self.settings.players, self.seat)

    def _play_on(self) -> Paid:
        """Chance and the bots, until the seat is to act or the game is over."""
        paid: Paid = None
        while self.running:
            game, s = self._step.game, self._state
            if s.phase in (ROUND_OVER, OVER):
                paid = added(paid, paid_for(s, self.settings))
                self.over = s.phase == OVER
                self.truncated = not self.over and s.round_number >= self.settings.max_rounds
                if self.running:
                    next_round(s)
            elif game.to_act == self.seat:
                break
            elif game.to_act is None:
                self._both_do(sample(game, self._chance))
            else:
                seat = game.to_act
                self._both_do(
                    self._bots[seat].decide(view(game, seat), self._known[seat], legal_actions(game))
                )
        self.row, self.mask = self._seen()
        return paid

    def _both_do(self, action: Action) -> None:
        follow(self._state, action)
        self._do(action)

    def _do(self, action: Action) -> None:
        """In the rules; the kernel has done it already."""
        self._step = apply(self._step.game, action)
        self._learn(self._step)

    def _learn(self, step: Step) -> None:
        for seat, knowledge in self._known.items():
            for event in step.events:
                knowledge = learn(knowledge, redact(event, Seat(seat)))
            self._known[seat] = knowledge

    def _seen(self) -> tuple[Row, Row]:
        fast = engine()
        records, rows, masks = fast.states(1, 0), fast.rows(1, OBSERVATION), fast.rows(1, ACTIONS)
        fast.put(self._state, records)
        fast.job("observe_one")(records, 0, self.seat, rows, masks)
        return np.array(rows[0], np.int8), np.array(masks[0], np.int8)

    def state(self) -> State:
        """The whole position, with all that is hidden: for who scores, draws or criticises."""
        s = State()
        copy_into(self._state, s)
        return s

    def __deepcopy__(self, memo: dict[int, Any]) -> "Sparring":
        from pickle import dumps, loads  # generators are copied too, which `deepcopy` would share

        return loads(dumps(self))  # type: ignore[no-any-return]
