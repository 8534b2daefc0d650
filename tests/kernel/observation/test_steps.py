"""Games stepped from outside: the same in plain Python and library, and without leaks."""

from random import Random
from typing import Any

import pytest

from seasalt.kernel.convert import new_state
from seasalt.kernel.engines import library, plain
from seasalt.kernel.engines.engine import Engine
from seasalt.kernel.game.layout import ACTIONS, SEATS
from seasalt.kernel.observation.hidden_cards import FULL_STATE, HIDDEN_BLOCKS, observe_hidden
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
    Games,
)
from seasalt.kernel.players.policy import BEGINNER, KEEN, SHY
from seasalt.rules import Ruleset
from tests.kernel.observation.test_row import blocks, positions, seen_by

COUNT = 6


class SteppedGames:
    """Some games of an engine."""

    def __init__(
        self, of: Engine, players: int, learner: int, reward: int, autoreset: int, skip_forced: int = 0
    ) -> None:
        ruleset = Ruleset(extra_salt=players > 2, target_score=8)
        self.of = of
        blank = of.states(1, seed=0)
        of.put(new_state(ruleset, players, Random(0)), blank)
        self.games = Games(
            states=of.states(COUNT, seed=1),
            blank=blank,
            seeds=of.numbers([-5 + 77 * place for place in range(COUNT)]),
            starters=of.numbers([place % players for place in range(COUNT)]),
            next_learners=of.numbers([learner] * COUNT),
            learners=of.numbers([learner] * COUNT),
            policies=of.numbers([KEEN, BEGINNER, SHY, 0]),
            most_rounds=2,
            reward=reward,
            autoreset=autoreset,
            full_state=1,
            skip_forced=skip_forced,
            skipped=of.numbers([0] * COUNT),
            ended=of.numbers([0] * COUNT),
            owed=of.reals([0.0] * COUNT * SEATS),
        )
        self.ended = self.games.ended
        self.rewards = of.reals([0.0] * COUNT * SEATS)
        self.rows, self.finals = of.rows(COUNT, FULL_STATE), of.rows(COUNT, FULL_STATE)
        self.masks = of.rows(COUNT, ACTIONS)
        self.begin([1] * COUNT)

    def begin(self, chosen: list[int]) -> None:
        self.of.job("begin_many")(self.games, 0, COUNT, self.of.numbers(chosen), self.rows, self.masks)

    def step(self, actions: list[int]) -> int:
        rows = self.rows, self.masks, self.finals
        numbers = self.of.numbers(actions)
        return int(self.of.job("step_many")(self.games, 0, COUNT, numbers, self.rewards, *rows))

    def legal(self, place: int) -> list[int]:
        return [number for number, flag in enumerate(self.of.read(self.masks)[place]) if flag]

    def written(self) -> Any:
        games = self.games
        arrays = self.rows, self.masks, self.finals, self.ended, self.rewards, games.learners, games.skipped
        return [self.of.read(array) for array in arrays]


@pytest.mark.parametrize("autoreset", [NEXT_STEP, SAME_STEP, DISABLED])
@pytest.mark.parametrize(
    ("players", "learner", "skip_forced"), [(2, EVERYBODY, 1), (2, 1, 0), (3, EVERYBODY, 0), (4, 2, 1)]
)
def test_steps_are_the_same_plain_and_compiled(
    players: int, learner: int, skip_forced: int, autoreset: int
) -> None:
    rng, reward = Random(players), GAME_REWARD if players == 2 else ROUND_REWARD
    slow, fast = (
        SteppedGames(of, players, learner, reward, autoreset, skip_forced) for of in (plain, library)
    )
    endings = set()
    for _ in range(90):
        assert slow.written() == fast.written()
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


def test_an_illegal_action_changes_no_game() -> None:
    games = SteppedGames(plain, 2, EVERYBODY, GAME_REWARD, NEXT_STEP)
    before = games.written()
    actions = [games.legal(place)[0] for place in range(COUNT)]
    for wrong in (-1, 12, 63, 64, 82, 10**6):
        actions[4] = wrong
        assert games.step(actions) == 4
    games.begin([0] * COUNT)

    assert games.written() == before


def test_the_rewards_of_the_seats_sum_to_zero() -> None:
    rng, games = Random(3), SteppedGames(library, 3, EVERYBODY, ROUND_REWARD, NEXT_STEP)
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
        row = [9] * FULL_STATE
        row[:OBSERVATION] = seen_by(s)
        observe_hidden(s, row)
        found = blocks(row)
        hands, deck = row[OBSERVATION : OBSERVATION + 162], row[OBSERVATION + 162 :]

        for seat in range(1, s.players):
            assert sum(hands[54 * (seat - 1) :][:54]) == s.hand_count[(s.turn + seat) % s.players]
        assert sum(deck) == s.deck_count
        assert all(shown <= held for shown, held in zip(found["open"], hands, strict=True))
    assert sum(block.size for block in HIDDEN_BLOCKS) == FULL_STATE - OBSERVATION
