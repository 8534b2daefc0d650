"""Many games at once, on a GPU or on the CPU, stepped by the decisions of networks.

A step plays one decision in every game and then everything up to the next real one: chance, decisions with
one option, opponents that are policies of the kernel, ends of rounds and new games. The reward of a seat is
the change of its chance to win the game (`kernel.evaluation.equity`), paid at the end of a round.

`one_step` is compiled by numba or numba-cuda together with the kernel, from the same source.
"""

from functools import cache
from random import Random
from types import FunctionType
from typing import Any

import numpy as np
import torch

from seasalt.kernel.bridge import new_state
from seasalt.kernel.engines import arrays, library
from seasalt.kernel.game.layout import ACTIONS, SEATS
from seasalt.kernel.observation.hidden_cards import FULL_STATE
from seasalt.kernel.thinking.equity_tables import KINDS, read_equity
from seasalt.rules.ruleset import Ruleset

MOST_ROUNDS = 60
THREADS = 64  # in a block of a GPU
NETWORKS = -1  # in place of a policy: networks play all seats

PLAYERS = np.array([players for players, _ in KINDS])

# ruff: noqa: F821 # names of the kernel, which are put into the globals


def begin_game(s, place, equity, chances, learners):
    start_game(s, random_below(s, s.players + 0))
    learners[place] = random_below(s, s.players + 0)
    for seat in range(s.players):
        chances[SEATS * place + seat] = standing_value(
            s, s.starter + 0, (seat - s.starter) % s.players, equity
        )


def one_step(
    states, place, actions, learners, opponents, kinds, tables, chances, rewards, points, ended, finals,
    turns, rows, masks,
):  # fmt: skip
    s = states[place]
    begin = SEATS * place
    equity = tables[kinds[place]]
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
    ended[place] = rounds + is_over
    turns[place] = s.turn
    observe(s, rows[place])
    observe_hidden(s, rows[place])
    write_mask(s, masks[place])


def _rebuilt(function: Any, scope: dict[str, Any], compiler: Any) -> Any:
    return compiler(FunctionType(function.__code__, scope, function.__name__))


@cache
def _cpu_step() -> Any:
    from numba import njit

    from seasalt.kernel.engines import numba_kernel

    compiler = njit(error_model="numpy", nogil=True)
    scope = {**numba_kernel.kernel(), "MOST_ROUNDS": MOST_ROUNDS}
    scope["begin_game"] = _rebuilt(begin_game, scope, compiler)
    step = _rebuilt(one_step, scope, compiler)

    @compiler
    def step_all(states, actions, *rest):
        for place in range(len(actions)):
            step(states, place, actions, *rest)

    return step_all


@cache
def _gpu_step() -> Any:
    from seasalt.kernel.engines import cuda as engine

    cuda = engine.cuda
    compiler = cuda.jit(device=True)
    scope = {**engine.kernel(), "MOST_ROUNDS": MOST_ROUNDS}
    scope["begin_game"] = _rebuilt(begin_game, scope, compiler)
    step = _rebuilt(one_step, scope, compiler)

    @cuda.jit
    def body(
        states, actions, learners, opponents, kinds, tables, chances, rewards, points, ended, finals, turns,
        rows, masks,
    ):  # fmt: skip
        place = cuda.grid(1)
        if place < len(actions):
            step(
                states, place, actions, learners, opponents, kinds, tables, chances, rewards, points, ended,
                finals, turns, rows, masks,
            )  # fmt: skip

    def step_all(states, actions, *rest):
        body[(actions.shape[0] + THREADS - 1) // THREADS, THREADS](states, actions, *rest)

    return step_all


class Device:
    """Where games and networks are: `cuda` or `cpu`. Compiles the step once."""

    def __init__(self, name: str) -> None:
        self.torch = torch.device(name)
        self.is_gpu = self.torch.type == "cuda"
        if self.is_gpu:
            from seasalt.kernel.engines import cuda as engine

            self.step, self.wrap, self.records = _gpu_step(), engine.cuda.as_cuda_array, engine.cuda.to_device
        else:
            self.step, self.wrap, self.records = _cpu_step(), lambda tensor: tensor.numpy(), lambda host: host
        widest = max(len(read_equity(*kind)) for kind in KINDS)
        tables = np.zeros((len(KINDS), widest))
        for place, kind in enumerate(KINDS):
            tables[place, : len(read_equity(*kind))] = read_equity(*kind)
        self._tables = torch.tensor(tables, device=self.torch)
        self.tables = self.wrap(self._tables)

    def zeros(self, *shape: int, dtype: torch.dtype) -> torch.Tensor:
        """A tensor of zeros there."""
        return torch.zeros(*shape, device=self.torch, dtype=dtype)

    def wait(self) -> None:
        """Until all that was asked for is done."""
        if self.is_gpu:
            torch.cuda.synchronize()


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
        self._device = device
        self._states = device.records(_records(kinds, seed))
        self._kinds, self._opponents = (
            torch.tensor(numbers, device=device.torch, dtype=torch.int64) for numbers in (kinds, opponents)
        )
        self.learners = device.zeros(self.count, dtype=torch.int64)
        self.actions = device.zeros(self.count, dtype=torch.int64) - 1
        self._chances = device.zeros(self.count * SEATS, dtype=torch.float64)
        self.finals = (
            device.zeros(self.count, dtype=torch.float64) - 1
        )  # the learner's share of its first game
        self._fixed = [
            device.wrap(part) for part in (self.actions, self.learners, self._opponents, self._kinds)
        ]
        self._sums = [device.wrap(part) for part in (self._chances, self.finals)]

    def step(self, steps: Steps, index: int) -> None:
        """Play `actions`, and write what follows to an index of the steps."""
        rewards, points, ended, turns, rows, masks = steps.wrapped[index]
        chances, finals = self._sums
        self._device.step(
            self._states, *self._fixed, self._device.tables, chances, rewards, points, ended, finals, turns,
            rows, masks,
        )  # fmt: skip
        steps.learners[index].copy_(self.learners)


def _records(kinds: np.ndarray, seed: int) -> Any:
    """Records before their first game."""
    records = arrays.states(len(kinds), seed)
    generators = records["rng"].copy()
    for number, (players, extra_salt) in enumerate(KINDS):
        blank = arrays.states(1, 0)
        library.put(new_state(Ruleset(extra_salt=extra_salt), players, Random(0)), blank)
        records[kinds == number] = blank[0]
    records["rng"] = generators
    return records
