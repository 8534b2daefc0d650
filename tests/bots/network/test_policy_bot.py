"""A policy over rows and masks plays as a bot, and sees what the environments show."""

from random import Random
from typing import Any

import numpy as np
import pytest

from seasalt.arena import Series, measure, summarize
from seasalt.bots import check_bot
from seasalt.bots.network.net_bot import NetBot
from seasalt.bots.network.network import own_network
from seasalt.bots.network.policy_bot import PolicyBot, mask_of, row_of
from seasalt.env.games.match import Match
from seasalt.env.settings import settings
from seasalt.env.single import SeaSalt
from seasalt.kernel.game.layout import ACTIONS
from seasalt.kernel.observation.row import OBSERVATION
from seasalt.rules import Action, Knowledge, Ruleset, View


def first(rows: Any, masks: Any) -> Any:
    return masks.argmax(1)


def network(rows: Any, masks: Any) -> Any:
    return own_network().logits(rows)


class Compared:
    """Plays as a network, and compares both ways to ask it."""

    def __init__(self, rng: Random) -> None:
        self.one, self.other = NetBot(rng), PolicyBot(network)

    def decide(self, view: View, knowledge: Knowledge, options: tuple[Action, ...]) -> Action:
        action = self.one.decide(view, knowledge, options)
        assert self.other.decide(view, knowledge, options) == action
        return action


def test_the_network_of_the_package_plays_the_same_as_a_policy() -> None:
    measure(Series((Compared, "greedy"), deals=1, ruleset=Ruleset(target_score=10)))


class Watching:
    """Plays any action; remembers what it could have read from rows."""

    seen: list[tuple[Any, Any]] = []  # noqa: RUF012 # shared on purpose

    def decide(self, view: View, knowledge: Knowledge, options: tuple[Action, ...]) -> Action:
        self.seen.append((row_of(view, knowledge), mask_of(view, knowledge)))
        return options[0]


def test_a_row_has_the_layout_of_the_environments() -> None:
    env = SeaSalt(opponents=Watching, seat=1)
    env.reset(seed=3, options={"starter": 0})
    (row, mask), *_ = Watching.seen
    match = Match(settings(), 1, 0)  # any first decision: the hand is empty, and two cards lie open

    assert row.shape == (OBSERVATION,)
    assert mask.shape == (ACTIONS,)
    assert np.array_equal(mask, match.mask)
    assert env.observation_space.contains(row)
    same = [place for place in range(OBSERVATION) if row[place] == match.row[place]]
    assert len(same) > OBSERVATION - 20  # other cards on top, and so other cards unseen


@pytest.mark.parametrize("policy", [first, network], ids=["numbers", "logits"])
def test_a_policy_keeps_the_contract_of_bots(policy: Any) -> None:
    check_bot(PolicyBot(policy).seeded, decisions=60)
    check_bot(PolicyBot(network, sample=True).seeded, decisions=60)


def test_samples_follow_the_generator_and_the_chances() -> None:
    logits = np.zeros((1, ACTIONS))
    logits[0, :3] = 0, np.log(3), -np.inf
    mask = np.zeros((1, ACTIONS), np.int8)
    mask[0, :3] = 1
    bot = PolicyBot(lambda rows, masks: logits, sample=True)
    drawn = [
        [int(one.choices(mask, mask)[0]) for _ in range(400)]
        for one in (bot.seeded(Random(1)), bot.seeded(Random(1)), bot.seeded(Random(2)))
    ]

    assert drawn[0] == drawn[1] != drawn[2]
    assert set(drawn[0]) == {0, 1}
    assert 250 < sum(drawn[0]) < 350


def test_an_illegal_answer_is_named() -> None:
    masks = np.eye(1, ACTIONS, 7, dtype=np.int8)
    with pytest.raises(ValueError, match="my policy answers 3; legal are 7"):
        PolicyBot(lambda rows, masks: np.array([3]), name="my policy").choices(masks, masks)


@pytest.mark.parametrize(
    ("answers", "said"),
    [
        (np.full((2, ACTIONS), np.nan), "NaN for a legal action"),
        (np.full((2, ACTIONS), -np.inf), "-inf for every legal action"),
        (
            np.zeros((2, ACTIONS - 1)),
            r"float64 of shape \(2, 81\) for 2 rows; it can be an action number or 82",
        ),
        (np.zeros((2, 100)), "shape"),
        (np.zeros(3), "shape"),
        (np.array([7, 7.5]), "answers 7.5; legal are 7"),
        (np.array([7, np.nan]), "answers nan; legal are 7"),
        (np.array([7, 2**40]), "legal are 7"),
        (np.array(["7", "7"]), "<U1"),
    ],
)
def test_an_answer_that_is_none_is_refused_with_a_sentence(answers: Any, said: str) -> None:
    masks = np.eye(1, ACTIONS, 7, dtype=np.int8).repeat(2, 0)
    with pytest.raises(ValueError, match=said):
        PolicyBot(lambda rows, masks: answers).choices(masks, masks)


def test_logits_of_illegal_actions_may_be_anything() -> None:
    masks = np.eye(1, ACTIONS, 7, dtype=np.int8)
    logits = np.full((1, ACTIONS), np.nan)
    logits[0, 7] = -5

    assert PolicyBot(lambda rows, masks: logits).choices(masks, masks).tolist() == [7]


def test_a_policy_plays_in_the_arena_under_its_name() -> None:
    summary = summarize(
        measure(Series((PolicyBot(first, name="first"), "random"), deals=2, ruleset=Ruleset(target_score=5)))
    )

    assert [bot.name for bot in summary.bots] == ["first", "random"]
    assert all(bot.decisions for bot in summary.bots)
