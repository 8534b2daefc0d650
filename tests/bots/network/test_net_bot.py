"""The bot of the network: it keeps the contract, and what it answers does not depend on the machine."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

import numpy as np
import pytest

from seasalt.bots import Bot, GreedyBot
from seasalt.bots.network.network import log_chances, observed, own_network
from seasalt.bots.network.weights import DISTILLED
from seasalt.kernel.game_record import GameRecord
from seasalt.kernel.observation.row import (
    BELOW_BLOCK,
    DRAWN_BLOCK,
    OBSERVATION,
    OPEN_BLOCK,
    OPTIONS_BLOCK,
    PHASE_BLOCK,
    TOP_BLOCK,
    UNSEEN_BLOCK,
    observe,
)
from seasalt.kernel.thinking.belief import known_state
from seasalt.rules.action import Action, Seat
from seasalt.rules.knowledge import Knowledge, learn, no_knowledge
from seasalt.rules.legal import legal_actions
from seasalt.rules.play import apply
from seasalt.rules.ruleset import Ruleset
from seasalt.rules.shuffle import seeded_chance
from seasalt.rules.turns import new_game
from seasalt.rules.view import View, redact, view

KINDS = [(players, salt) for players in (2, 3, 4) for salt in (False, True)]
ANSWERS = Path(__file__).parent / "answers.json"
"""The log-chances of the likeliest actions at some decisions, as they were computed when the weights came."""


def played(
    players: int, extra_salt: bool, bots: Sequence[Bot], seed: str, decisions: int
) -> Iterator[tuple[View, Knowledge, GameRecord]]:
    """Play, and yield the view and knowledge before each decision, with the kernel's record of the game."""
    ruleset = Ruleset(extra_salt=extra_salt)
    step = new_game(ruleset, players)
    record = GameRecord(ruleset, players)
    known = [no_knowledge(Seat(seat), players, step.game.box) for seat in range(players)]
    made = 0
    while step.game.outcome is None and made < decisions:
        for place in range(players):
            for event in step.events:
                known[place] = learn(known[place], redact(event, Seat(place)))
        game = step.game
        seat = game.to_act
        action: Action
        if seat is None:
            action = seeded_chance(game, seed.encode())
        else:
            made += 1
            seen = view(game, seat)
            yield seen, known[seat], record
            action = bots[seat].decide(seen, known[seat], legal_actions(game))
        record.follow(action)
        step = apply(game, action)


def greedy(players: int) -> list[Bot]:
    return [GreedyBot(Random(seat)) for seat in range(players)]


@pytest.mark.parametrize(("players", "extra_salt"), KINDS)
def test_it_sees_what_it_learned_from(players: int, extra_salt: bool):
    """The row made from a View is the kernel's own, but for what only this seat remembers."""
    memory = {*range(OPEN_BLOCK, TOP_BLOCK), *range(BELOW_BLOCK, DRAWN_BLOCK)}
    unseen = set(range(UNSEEN_BLOCK, PHASE_BLOCK))
    for seen, knowledge, record in played(players, extra_salt, greedy(players), "rows", 80):
        own, common = [0] * OBSERVATION, [0] * OBSERVATION
        observe(known_state(seen, knowledge), own)
        observe(record.state, common)
        different = {place for place in range(OBSERVATION) if own[place] != common[place]}
        assert different <= memory | unseen
        assert all(own[place] > common[place] for place in different & memory)


def test_rows_are_answered_alike_alone_and_together():
    rows = np.concatenate([observed(known_state(*pair))[0] for pair in _pairs(2, False)])
    together = own_network().answers(rows)
    alone = np.concatenate([own_network().answers(rows[place : place + 1]) for place in range(len(rows))])
    np.testing.assert_allclose(together, alone, atol=1e-3)


def test_options_that_it_has_not_learned_do_not_change_its_answers():
    rows = np.concatenate([observed(known_state(*pair))[0] for pair in _pairs(2, False)])
    others = rows.copy()
    others[:, OPTIONS_BLOCK:] = 1

    assert np.array_equal(own_network().answers(others), own_network().answers(rows))


def test_options_that_it_has_not_learned_do_not_change_the_distilled_network():
    with np.load(DISTILLED) as weights:
        assert not weights["first.weight"][:, OPTIONS_BLOCK:OBSERVATION].any()


@pytest.mark.parametrize(("players", "extra_salt"), KINDS)
def test_the_answers_are_the_same_on_every_machine(players: int, extra_salt: bool):
    kept = json.loads(ANSWERS.read_text())[f"{players}{'+' * extra_salt}"]
    for found, expected in zip(_answers(players, extra_salt), kept, strict=True):
        assert found == pytest.approx(expected, abs=2e-3)


def _answers(players: int, extra_salt: bool) -> Iterator[list[float]]:
    """The likeliest action, and the log-chances of all legal ones, at some decisions."""
    for pair in _pairs(players, extra_salt):
        row, mask = observed(known_state(*pair))
        chances = log_chances(own_network().logits(row), mask)[0]
        yield [int(chances.argmax()), *(round(float(chance), 4) for chance in chances[mask[0] > 0])]


def _pairs(players: int, extra_salt: bool) -> list[tuple[View, Knowledge]]:
    """Views and knowledge at some decisions."""
    decisions = played(players, extra_salt, greedy(players), "answers", 24)
    return [(seen, knowledge) for seen, knowledge, _ in decisions]


if __name__ == "__main__":
    kinds = {f"{players}{'+' * extra_salt}": (players, extra_salt) for players, extra_salt in KINDS}
    ANSWERS.write_text(json.dumps({name: [*_answers(*kind)] for name, kind in kinds.items()}) + "\n")
