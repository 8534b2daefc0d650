"""Games played from outside, a step at a time: the same plain and compiled, and nobody sees too much."""

from random import Random
from typing import Any

import pytest

from seasalt.kernel.bridge import new_state
from seasalt.kernel.engines import compiled, plain
from seasalt.kernel.engines.engine import Engine
from seasalt.kernel.game.layout import ACTIONS, SEATS
from seasalt.kernel.observation.hidden_cards import HIDDEN_BLOCKS, WHOLE, observe_hidden
from seasalt.kernel.observation.row import OBSERVATION
from seasalt.kernel.observation.steps import (
    DISABLED,
    EVERYBODY,
    GAME_REWARD,
    NEXT_STEP,
    ROUND_REWARD,
    SAME_STEP,
    TERMINATED,
    TRUNCATED,
)
from seasalt.kernel.players.policy import GREEDY, KEEN, SHY
from seasalt.rules import Ruleset
from tests.kernel.observation.test_row import blocks, positions, seen_by

COUNT = 6


class Games:
    """Some games of an engine, stepped by any legal action."""

    def __init__(self, of: Engine, players: int, learner: int, kind: int, autoreset: int) -> None:
        ruleset = Ruleset(extra_salt=players > 2, target_score=8)
        self.of = of
        self.made = of.states(COUNT, seed=1)
        self.blank = of.states(1, seed=0)
        of.put(new_state(ruleset, players, Random(0)), self.blank)
        self.seeds = of.numbers([-5 + 77 * place for place in range(COUNT)])
        self.starters = of.numbers([place % players for place in range(COUNT)])
        self.next_learners = of.numbers([learner] * COUNT)
        self.learners = of.numbers([learner] * COUNT)
        self.policies = of.numbers([KEEN, GREEDY, SHY, 0])
        self.ended = of.numbers([0] * COUNT)
        self.owed, self.rewards = of.reals([0.0] * COUNT * SEATS), of.reals([0.0] * COUNT * SEATS)
        self.rows, self.finals = of.rows(COUNT, WHOLE), of.rows(COUNT, WHOLE)
        self.masks = of.rows(COUNT, ACTIONS)
        self.kind, self.autoreset = kind, autoreset
        self.begin([1] * COUNT)

    def begin(self, chosen: list[int]) -> None:
        who = self.seeds, self.starters, self.next_learners, self.learners, self.policies
        rest = 2, self.kind, self.ended, self.owed, 1, self.rows, self.masks
        self.of.job("begin_many")(self.made, 0, COUNT, self.blank, self.of.numbers(chosen), *who, *rest)

    def step(self, actions: list[int]) -> int:
        who = self.seeds, self.starters, self.next_learners, self.learners, self.policies
        how = 2, self.kind, self.autoreset, self.ended, self.owed, self.rewards, 1
        rows = self.rows, self.masks, self.finals
        now = self.blank, self.of.numbers(actions)
        return int(self.of.job("step_many")(self.made, 0, COUNT, *now, *who, *how, *rows))

    def legal(self, place: int) -> list[int]:
        return [number for number, flag in enumerate(self.of.read(self.masks)[place]) if flag]

    def told(self) -> Any:
        arrays = self.rows, self.masks, self.finals, self.ended, self.rewards, self.learners
        return [self.of.read(array) for array in arrays]


@pytest.mark.parametrize("autoreset", [NEXT_STEP, SAME_STEP, DISABLED])
@pytest.mark.parametrize(("players", "learner"), [(2, EVERYBODY), (2, 1), (3, EVERYBODY), (4, 2)])
def test_steps_are_the_same_plain_and_compiled(players: int, learner: int, autoreset: int) -> None:
    rng, kind = Random(players), GAME_REWARD if players == 2 else ROUND_REWARD
    slow, fast = (Games(of, players, learner, kind, autoreset) for of in (plain, compiled))
    endings = set()
    for _ in range(90):
        assert slow.told() == fast.told()
        actions = [rng.choice(slow.legal(place) or [99]) for place in range(COUNT)]
        assert slow.step(actions) == fast.step(actions) == -1
        endings |= set(slow.ended)
        if autoreset == DISABLED and any(slow.ended):
            chosen = [int(ended > 0) for ended in slow.ended]
            slow.begin(chosen)
            fast.begin(chosen)
        if autoreset == SAME_STEP:
            for games in (slow, fast):
                games.ended[:] = games.of.numbers([0] * COUNT)

    assert endings & {TERMINATED, TRUNCATED}


def test_an_action_that_may_not_be_done_changes_nothing_anywhere() -> None:
    games = Games(plain, 2, EVERYBODY, GAME_REWARD, NEXT_STEP)
    before = games.told()
    actions = [games.legal(place)[0] for place in range(COUNT)]
    for wrong in (-1, 12, 63, 64, 82, 10**6):
        actions[4] = wrong
        assert games.step(actions) == 4
    games.begin([0] * COUNT)

    assert games.told() == before


def test_the_rewards_of_the_seats_sum_to_zero() -> None:
    rng, games = Random(3), Games(compiled, 3, EVERYBODY, ROUND_REWARD, NEXT_STEP)
    paid = 0
    for _ in range(200):
        games.step([rng.choice(games.legal(place) or [0]) for place in range(COUNT)])
        for place in range(COUNT):
            rewards = games.of.read(games.rewards)[SEATS * place :][:SEATS]
            paid += any(rewards)
            assert sum(rewards) == pytest.approx(0, abs=1e-12)

    assert paid > 10


def test_what_is_hidden_completes_what_is_seen() -> None:
    for s in positions(8, 600):
        row = [9] * WHOLE
        row[:OBSERVATION] = seen_by(s)
        observe_hidden(s, row)
        found = blocks(row)
        hands, deck = row[OBSERVATION : OBSERVATION + 162], row[OBSERVATION + 162 :]

        for seat in range(1, s.players):
            assert sum(hands[54 * (seat - 1) :][:54]) == s.hand_count[(s.turn + seat) % s.players]
        assert sum(deck) == s.deck_count
        assert all(shown <= held for shown, held in zip(found["open"], hands, strict=True))
    assert sum(block.size for block in HIDDEN_BLOCKS) == WHOLE - OBSERVATION
