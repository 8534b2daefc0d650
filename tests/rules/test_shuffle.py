"""Chance from a seed. The fixed numbers are part of the format: changing them breaks old records."""

from collections import Counter
from hashlib import sha256
from hmac import digest
from random import Random

import pytest

from seasalt.rules import (
    Card,
    Deal,
    Game,
    Lose,
    Phase,
    Ruleset,
    Seat,
    apply,
    legal_actions,
    new_game,
    parse_action,
    seeded_chance,
    seeded_starter,
)
from seasalt.rules.chance import chance_pool
from seasalt.rules.shuffle import number_below
from tests.games import a_game, play


def word(seed: bytes, message: str) -> int:
    """The first eight bytes of the digest, as docs/shuffle.md describes it."""
    return int.from_bytes(digest(seed, message.encode(), sha256)[:8], "big")


def deal_all(seed: bytes, rng: Random, ruleset: Ruleset, players: int) -> list[Card]:
    """The cards from the deck in the first round, with seats that act at random but never call."""
    game, dealt = new_game(ruleset, players).game, []
    while game.round.number == 1 and not game.outcome:
        if game.chance_acts:
            action = seeded_chance(game, seed)
            dealt += [action.card] if isinstance(action, Deal) else []
        else:
            calls = (parse_action("stop"), parse_action("last"))
            action = rng.choice([option for option in legal_actions(game) if option not in calls])  # type: ignore[assignment]
        game = apply(game, action).game
    return dealt


# --- numbers


@pytest.mark.parametrize(
    ("bound", "seed", "label", "number"),
    [
        (58, b"seasalt", "deal/1/58", 16),
        (57, b"seasalt", "deal/1/57", 25),
        (4, b"seasalt", "starter", 1),
        (5, b"\x00\xff", "steal/2/1", 1),
        (66, b"\x00" * 32, "lobster/3/1/40", 7),
    ],
    ids=["first card", "second card", "starter", "theft", "after a lobster"],
)
def test_a_number_is_fixed_by_seed_and_label(bound: int, seed: bytes, label: str, number: int) -> None:
    assert number_below(bound, seed, label) == number


def test_the_number_is_the_first_word_of_the_digest_modulo_the_bound() -> None:
    for bound in range(1, 67):
        assert number_below(bound, b"seed", "label") == word(b"seed", "seasalt-1/label/0") % bound


def test_a_word_that_would_favor_low_numbers_is_thrown_away() -> None:
    bound = 2**63 + 1  # a word of this size or more, about every second one, is rejected
    labels = [str(number) for number in range(40)]
    thrown = [label for label in labels if word(b"seed", f"seasalt-1/{label}/0") >= bound]

    assert 10 < len(thrown) < 30
    for label in labels:
        words = (word(b"seed", f"seasalt-1/{label}/{attempt}") for attempt in range(100))
        assert number_below(bound, b"seed", label) == next(one for one in words if one < bound)


def test_numbers_are_even() -> None:
    counts = Counter(number_below(6, b"seed", str(label)) for label in range(6000))

    assert set(counts) == set(range(6))
    assert all(900 < count < 1100 for count in counts.values())


# --- labels


@pytest.mark.parametrize(
    ("game", "label"),
    [
        (new_game(Ruleset(), 2).game, "deal/1/58"),
        (a_game("crab-DB|", phase=Phase.DRAWING, number=3, a="boat-DB"), "deal/3/56"),
        (a_game("|", "fish-DB fish-LB", phase=Phase.FISHING), "deal/1/56"),
        (a_game("|", "crab-DB lobster-BK", phase=Phase.HAULING, extra_salt=True), "deal/1/64"),
        (a_game("|", "crab-DB lobster-BK", phase=Phase.DRAWING, extra_salt=True), "lobster/1/1/64"),
        (a_game("|", "crab-DB lobster-BK starfish-DB", phase=Phase.DRAWING, extra_salt=True), "deal/1/63"),
        (a_game("|crab-DB", "shark-DB swimmer-DB", phase=Phase.LOSING, victim=1), "steal/1/1"),
        (
            a_game(
                "|crab-DB", "shark-DB swimmer-DB|shark-LB swimmer-LB", phase=Phase.LOSING, victim=1, number=2
            ),
            "steal/2/2",
        ),
    ],
)
def test_every_choice_has_its_label(game: Game, label: str) -> None:
    pool = chance_pool(game)

    for seed in (b"one", b"other", b"third"):
        assert seeded_chance(game, seed).card == pool[number_below(len(pool), seed, label)]


def test_the_starter_has_a_label_of_its_own() -> None:
    for players in (2, 3, 4):
        starters = [seeded_starter(bytes([seed]), players) for seed in range(60)]

        assert set(starters) == {Seat(seat) for seat in range(players)}
        assert starters == [number_below(players, bytes([seed]), "starter") for seed in range(60)]


def test_a_theft_takes_a_card_of_the_victims_hand() -> None:
    game = a_game("|crab-DB boat-DB shell-YE", "shark-DB swimmer-DB", phase=Phase.LOSING, victim=1)

    taken = {seeded_chance(game, bytes([seed])) for seed in range(60)}

    assert taken == {Lose(card) for card in game.round.hands[1]}


# --- what the labels are for


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_players_do_does_not_change_the_order_of_the_deck(players: int) -> None:
    orders = [deal_all(b"seed", Random(number), Ruleset(), players) for number in range(6)]

    shortest = min(map(len, orders))
    assert shortest > 50
    assert {tuple(order[:shortest]) for order in orders} == {tuple(orders[0][:shortest])}


def test_another_seed_or_another_round_has_another_order() -> None:
    rng = Random(0)
    first = deal_all(b"seed", rng, Ruleset(), 2)

    assert deal_all(b"sees", rng, Ruleset(), 2)[:20] != first[:20]
    second_round = new_game(Ruleset(), 2).game
    second_round = second_round._replace(round=second_round.round._replace(number=2))
    assert seeded_chance(second_round, b"seed") != Deal(first[0])


def test_a_lobster_shuffles_the_deck_again() -> None:
    hand = "crab-DB lobster-BK | "
    before = a_game(hand, extra_salt=True, a="shell-YE", b="boat-DB")
    hauled = play(before, "lay crab-DB lobster-BK").game
    for _ in range(5):
        hauled = apply(hauled, seeded_chance(hauled, b"seed")).game
    after = apply(hauled, legal_actions(hauled)[0]).game
    after = play(after, "end", "draw").game
    same_deck = after._replace(round=after.round._replace(tableaus=((), ())))

    assert seeded_chance(after, b"seed") != seeded_chance(same_deck, b"seed")


def test_the_starting_cards_of_a_known_seed() -> None:
    game, dealt = new_game(Ruleset(), 2).game, []
    for _ in range(2):
        dealt.append(str(seeded_chance(game, b"seasalt")))
        game = apply(game, seeded_chance(game, b"seasalt")).game

    assert dealt == ["deal crab-LB", "deal lighthouse-PU"]
