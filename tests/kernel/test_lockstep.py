"""The kernel plays the game of `rules`: the same options, decision by decision, and the same results."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from seasalt.kernel.layout import ACTIONS, FIRST, MERMAIDS_LAID, OVER, RUNNING, SECOND, STAR
from seasalt.kernel.tables import ALL_CARDS
from seasalt.rules import Cards, Kind, Ruleset, box
from seasalt.rules.ruleset import (
    EmptyDeck,
    MermaidColor,
    MermaidWin,
    NextStarter,
    StarfishInHand,
    TieBreak,
)
from tests.kernel.lockstep import Double, Policy, Seen, play_doubly, shy, uniform

OPTIONS = (
    Ruleset(),
    Ruleset(tie_break=TieBreak.ROUND_ENDER),
    Ruleset(tie_break=TieBreak.LAST_TO_PLAY),
    Ruleset(next_starter=NextStarter.LEFT_OF_LAST_TURN),
    Ruleset(empty_deck_in_last_chance=EmptyDeck.CONTINUE),
    Ruleset(mermaid_color=MermaidColor.NONE),
    Ruleset(mermaid_win=MermaidWin.INSTANT),
    Ruleset(starfish_in_hand=StarfishInHand.TABLE_ONLY),
    Ruleset(seahorse_feeds_multipliers=True),
    Ruleset(force_empty_pile=False),
    Ruleset(target_score=13),
)


def small_box(rng: Random, extra_salt: bool) -> Cards:
    """The mermaids and some other cards: decks that run out, and mermaids that meet."""
    cards = box(extra_salt=extra_salt)
    mermaids = [card for card in cards if card.kind is Kind.MERMAID]
    others = [card for card in cards if card.kind is not Kind.MERMAID]
    return (*mermaids, *rng.sample(others, rng.randrange(8, 30)))


def games(seed: int) -> Iterator[tuple[Ruleset, int, int, Cards | None, Policy]]:
    """Every option with 2 to 4 players, both boxes and both policies, in a whole box or a small one."""
    rng = Random(seed)
    for option in OPTIONS:
        for extra_salt in (False, True):
            for players in (2, 3, 4):
                for policy in (uniform, shy):
                    ruleset = replace(option, extra_salt=extra_salt)
                    cards = small_box(rng, extra_salt) if rng.random() < 0.6 else None
                    yield ruleset, players, rng.randrange(players), cards, policy


@pytest.fixture(scope="module")
def seen() -> Seen:
    """What came up in some rounds of every kind of game, all of them in lockstep."""
    seen, rng = Seen(), Random(7)
    for ruleset, players, starter, cards, policy in games(1):
        double = Double(ruleset, players, starter, cards)
        play_doubly(double, policy, rng, seen, starter=starter, rounds=4)
    return seen


def test_the_kernel_plays_by_the_rules(seen: Seen) -> None:
    assert seen.decisions > 10_000


def test_every_action_number_was_played(seen: Seen) -> None:
    never = sorted(set(range(ACTIONS)) - seen.numbers)

    assert [number if number < 28 else str(ALL_CARDS[number - 28]) for number in never] == []


def test_every_phase_was_seen(seen: Seen) -> None:
    assert {FIRST, SECOND, STAR} <= seen.phases
    assert seen.phases == set(range(OVER - 1))


def test_rounds_and_games_ended_in_every_way(seen: Seen) -> None:
    assert seen.endings == set(range(RUNNING + 1, MERMAIDS_LAID + 1))


def test_a_quarrel_is_told_with_the_record_that_shows_it() -> None:
    class Liar(Double):
        def lose(self, card: int) -> None:
            super().lose(card)
            self.state.totals[0] += 1

    rng = Random(3)
    with pytest.raises(AssertionError, match=r"after lose .*totals(.|\n)*seasalt record 1(.|\n)*\* deal"):
        play_doubly(Liar(Ruleset(target_score=200), 2, 0, None), uniform, rng, Seen(), starter=0)
