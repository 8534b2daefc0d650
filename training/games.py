"""Many games at once, on a GPU or on the CPU, stepped by the decisions of networks.

A step plays one decision in every game and then everything up to the next real one: chance, decisions with
one option, opponents that are policies of the kernel, ends of rounds and new games. The reward of a seat is
the change of its chance to win the game (`kernel.evaluation.equity`), paid at the end of a round.

`one_step` is compiled together with the kernel, by the device of `seasalt.env.gpu`.
"""

from random import Random
from typing import Any, NamedTuple

import numpy as np
import torch

from seasalt.env.gpu.device import Device
from seasalt.kernel.convert import new_state
from seasalt.kernel.engines import arrays, library
from seasalt.kernel.evaluation.equity import game_value, standing_value
from seasalt.kernel.game.bits import lowest_bit, random_below
from seasalt.kernel.game.chance import roll
from seasalt.kernel.game.layout import ACTIONS, OVER, ROUND_OVER, SEATS, SETUP
from seasalt.kernel.game.legal import first_action, legal
from seasalt.kernel.game.play import apply
from seasalt.kernel.game.turns import next_round, start_game
from seasalt.kernel.observation.action_mask import write_mask
from seasalt.kernel.observation.hidden_cards import FULL_STATE, observe_hidden
from seasalt.kernel.observation.row import observe
from seasalt.kernel.players.policy import decide
from seasalt.kernel.thinking.equity_tables import KINDS, read_equity
from seasalt.rules.ruleset import Ruleset

MOST_ROUNDS = 60
NETWORKS = -1  # in place of a policy: networks play all seats

PLAYERS = np.array([players for players, _ in KINDS])


class Stepped(NamedTuple):
    """The arrays of a step."""

    states: Any
    actions: Any
    learners: Any
    opponents: Any
    kinds: Any
    tables: Any
    chances: Any
    finals: Any
    rewards: Any
    points: Any
    ended: Any
    turns: Any
    rows: Any
    masks: Any


def begin_game(s, place, equity, chances, learners):
    start_game(s, random_below(s, s.players + 0))
    learners[place] = random_below(s, s.players + 0)
    for seat in range(s.players):
        chances[SEATS * place + seat] = standing_value(
            s, s.starter + 0, (seat - s.starter) % s.players, equity
        )


def one_step(place, step):
    s = step.states[place]
    begin = SEATS * place
    actions, learners, opponents, chances = step.actions, step.learners, step.opponents, step.chances
    rewards, points, finals = step.rewards, step.points, step.finals
    equity = step.tables[step.kinds[place]]
    for seat in range(SEATS):
        rewards[begin + seat] = 0.0
    is_over = 0
    rounds = 0
    if actions[place] < 0:  # a record before its first game
        begin_game(s, place, equity, chances, learners)
    elif s.phase < SETUP:
        apply(s, actions[place])
    while True:
        phase = s.phase + 0
        if phase < SETUP:
            if opponents[place] >= 0 and s.turn != learners[place]:
                apply(s, decide(s, opponents[place]))
            else:
                word = legal(s)
                if word & (word - 1):
                    break
                apply(s, first_action(s) + lowest_bit(word))
        elif phase < ROUND_OVER:
            roll(s)
        else:
            for seat in range(s.players):
                if is_over == 0:
                    value = game_value(s, seat, equity)
                    rewards[begin + seat] += value - chances[begin + seat]
                    chances[begin + seat] = value
                if rounds == 0:
                    points[begin + seat] = min(s.points[seat], 100)
            rounds = 1
            if phase == OVER or s.round_number >= MOST_ROUNDS:
                if is_over == 0 and finals[place] < 0.0:
                    finals[place] = game_value(s, learners[place], equity)
                is_over = 1
                begin_game(s, place, equity, chances, learners)
            else:
                next_round(s)
                if is_over:
                    for seat in range(s.players):
                        chances[begin + seat] = standing_value(
                            s, s.starter + 0, (seat - s.starter) % s.players, equity
                        )
    step.ended[place] = rounds + is_over
    step.turns[place] = s.turn
    observe(s, step.rows[place])
    observe_hidden(s, step.rows[place])
    write_mask(s, step.masks[place])


class Steps:
    """What `count` steps leave behind; index t + 1 is what follows step t."""

    def __init__(self, device: Device, games: int, count: int) -> None:
        self.rewards = device.zeros(count, games * SEATS, dtype=torch.float32)
        self.points = device.zeros(count, games * SEATS, dtype=torch.int8)  # of the round that ended
        self.ended = device.zeros(count, games, dtype=torch.int8)  # 1 a round, 2 the game
        self.turns = device.zeros(count, games, dtype=torch.int8)
        self.learners = device.zeros(count, games, dtype=torch.int8)
        self.rows = device.zeros(count, games, FULL_STATE, dtype=torch.int8)
        self.masks = device.zeros(count, games, ACTIONS, dtype=torch.int8)
        self.wrapped = [
            [device.wrap(part[step]) for part in (self.rewards, self.points, self.ended)]
            + [device.wrap(part[step]) for part in (self.turns, self.rows, self.masks)]
            for step in range(count)
        ]

    def roll_over(self) -> None:
        """Make what followed the last step the first of the next steps."""
        for part in (self.rewards, self.points, self.ended, self.turns, self.learners, self.rows, self.masks):
            part[0].copy_(part[-1])


class Games:
    """Games of the kinds given, with the policy of all seats but the learner's, or NETWORKS, for each."""

    def __init__(self, device: Device, kinds: np.ndarray, opponents: np.ndarray, seed: int) -> None:
        self.count = len(kinds)
        self._states = device.put(_records(kinds, seed))
        self._kinds, self._opponents = (
            torch.tensor(numbers, device=device.torch, dtype=torch.int64) for numbers in (kinds, opponents)
        )
        self.learners = device.zeros(self.count, dtype=torch.int64)
        self.actions = device.zeros(self.count, dtype=torch.int64) - 1
        self._chances = device.zeros(self.count * SEATS, dtype=torch.float64)
        # The learner's share of its first game; -1 before its end.
        self.finals = device.zeros(self.count, dtype=torch.float64) - 1
        self._step = device.compile(one_step, begin_game)
        self._tables = _equity_tables(device)
        shared = (self.actions, self.learners, self._opponents, self._kinds, self._tables, self._chances)
        self._arrays = [self._states, *map(device.wrap, (*shared, self.finals))]

    def step(self, steps: Steps, index: int) -> None:
        """Play `actions`, and write what follows to an index of the steps."""
        self._step(self.count, Stepped(*self._arrays, *steps.wrapped[index]))
        steps.learners[index].copy_(self.learners)


def _equity_tables(device: Device) -> torch.Tensor:
    """A row for each kind of game, as long as the longest."""
    tables = [read_equity(*kind) for kind in KINDS]
    rows = np.zeros((len(KINDS), max(map(len, tables))))
    for row, table in zip(rows, tables, strict=True):
        row[: len(table)] = table
    return torch.tensor(rows, device=device.torch)


def _records(kinds: np.ndarray, seed: int) -> Any:
    records = arrays.states(len(kinds), seed)
    generators = records["rng"].copy()
    for number, (players, extra_salt) in enumerate(KINDS):
        blank = arrays.states(1, 0)
        library.put(new_state(Ruleset(extra_salt=extra_salt), players, Random(0)), blank)
        records[kinds == number] = blank[0]
    records["rng"] = generators
    return records
