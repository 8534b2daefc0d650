"""Ratings find how strong players are, say how sure they are, and cannot be farmed."""

import json
from collections import defaultdict
from itertools import combinations
from random import Random
from statistics import fmean

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bench.anchors import ANCHORS, GAMES, fit, games_in
from seasalt.bots.levels import LEVELS
from seasalt.server.ratings.rating import DAY_MS, NEWCOMER, Rating, anchor, chance, idle, rate

YEAR_MS = 365 * DAY_MS
PEOPLE = ("casual", "skilled", "expert", "champion", "greedy", "collector")
"""Bots that sit down as people do, unknown; the others are the anchors that they meet."""
EACH = 200

known = st.builds(Rating, st.floats(300, 2000), st.floats(20, 300), st.integers(1, 500), st.just(0))


@st.composite
def tables(draw: st.DrawFn) -> tuple[list[Rating], list[int]]:
    players = draw(st.lists(known, min_size=2, max_size=4))
    places = draw(st.lists(st.integers(1, len(players)), min_size=len(players), max_size=len(players)))
    return players, places


def the(bot: str) -> Rating:
    rating = anchor(bot)
    assert rating is not None
    return rating


# --- one game


@given(tables())
def test_every_game_makes_all_at_the_table_more_certain(game: tuple[list[Rating], list[int]]):
    before, places = game

    after = rate(before, places, 0)

    assert all(new.deviation < old.deviation for new, old in zip(after, before, strict=True))
    assert [new.games for new in after] == [old.games + 1 for old in before]


@given(tables())
def test_who_finishes_before_everybody_rises_and_who_finishes_behind_falls(
    game: tuple[list[Rating], list[int]],
):
    before, places = game
    after = rate(before, places, 0)

    if places.count(min(places)) == 1:
        assert after[places.index(min(places))].mean > before[places.index(min(places))].mean
    if places.count(max(places)) == 1:
        assert after[places.index(max(places))].mean < before[places.index(max(places))].mean


@given(tables(), st.randoms())
def test_the_order_of_the_seats_does_not_matter(game: tuple[list[Rating], list[int]], rng: Random):
    before, places = game
    order = list(range(len(before)))
    rng.shuffle(order)

    turned = rate([before[seat] for seat in order], [places[seat] for seat in order], 0)

    for seat, new in zip(order, turned, strict=True):
        assert new.mean == pytest.approx(rate(before, places, 0)[seat].mean)


@given(known, st.integers(2, 4))
def test_a_tie_of_equals_moves_nobody(one: Rating, players: int):
    after = rate([one] * players, [1] * players, 0)

    assert all(new.mean == pytest.approx(one.mean) for new in after)


def test_a_shared_place_is_worth_less_than_a_win_and_more_than_a_defeat():
    won, drawn, lost = (
        rate([NEWCOMER] * 3, places, 0)[0].mean for places in ((1, 3, 2), (1, 3, 1), (2, 3, 1))
    )

    assert lost < drawn < won


def test_a_pair_that_does_not_count_teaches_nothing():
    two = rate([NEWCOMER, NEWCOMER], (1, 2), 0, lambda one, other: 0.0)
    three = rate([NEWCOMER] * 3, (1, 2, 3), 0, lambda one, other: float({one, other} != {0, 1}))

    assert two == [NEWCOMER, NEWCOMER]
    assert 0 < three[0].mean - NEWCOMER.mean < rate([NEWCOMER] * 3, (1, 2, 3), 0)[0].mean - NEWCOMER.mean


def test_a_game_does_not_move_a_bot_even_if_it_is_alone_with_a_person():
    bot = the("skilled")

    person, same = rate([NEWCOMER, bot], (1, 2), 0)

    assert same == bot
    assert person.mean > NEWCOMER.mean


def test_the_same_difference_counts_for_less_with_more_players():
    strong, weak = Rating(1400, 0), Rating(1000, 0)

    assert [chance(strong, weak, 2)] == [pytest.approx(10 / 11)]
    assert chance(strong, weak, 2) > chance(strong, weak, 3) > chance(strong, weak, 4) > 0.5


# --- time


@given(known, st.integers(0, 20), st.integers(0, 20))
def test_idle_years_make_a_rating_less_certain_and_never_lower(rating: Rating, years: int, more: int):
    later, much_later = idle(rating, years * YEAR_MS), idle(rating, (years + more) * YEAR_MS)

    assert later.mean == much_later.mean == rating.mean
    assert rating.deviation <= later.deviation <= much_later.deviation <= NEWCOMER.deviation


def test_a_clock_that_was_put_back_changes_nothing():
    rating = Rating(1300, 50, 20, at=YEAR_MS)

    assert idle(rating, 0) == rating
    assert rate([rating, NEWCOMER], (1, 2), 0)[0].at == YEAR_MS


# --- the anchors


def test_the_anchors_are_what_follows_from_the_games_that_are_kept():
    kept = json.loads(ANCHORS.read_text("utf-8"))
    rates, steepness = fit(list(games_in(GAMES.read_text("utf-8"))))

    assert {bot: row["mean"] for bot, row in kept["ratings"].items()} == {
        bot: round(mean, 1) for bot, mean in rates.items()
    }
    assert kept["steepness"] == {str(players): round(by, 3) for players, by in steepness.items()}


def test_every_level_is_an_anchor_and_higher_than_the_one_below():
    means = [the(level).mean for level in LEVELS]

    assert means == sorted(means)
    assert anchor("nobody") is None


# --- many games, played by bots


@pytest.fixture(scope="module")
def learned() -> tuple[dict[str, Rating], dict[str, int], list[tuple[tuple[str, ...], tuple[int, ...]]]]:
    """Ratings of bots that came as people and played so many games each, and the games after that."""
    ratings = dict.fromkeys(PEOPLE, NEWCOMER)
    held_out = []
    for bots, places in games_in(GAMES.read_text("utf-8")):
        people = [bot for bot in bots if bot in PEOPLE]
        if any(ratings[bot].games < EACH for bot in people):
            after = rate([ratings.get(bot) or the(bot) for bot in bots], places, 0)
            ratings |= {bot: after[bots.index(bot)] for bot in people if ratings[bot].games < EACH}
        elif people:
            held_out.append((bots, places))
    return ratings, {bot: rating.games for bot, rating in ratings.items()}, held_out


def test_bots_that_come_as_people_get_the_ratings_of_the_arena(learned):
    ratings, games, _ = learned
    measured = json.loads(ANCHORS.read_text("utf-8"))["ratings"]
    beginner = the("beginner").mean

    assert set(games.values()) == {EACH}
    for bot, rating in ratings.items():
        low, high = beginner + measured[bot]["low"], beginner + measured[bot]["high"]
        assert rating.mean - 2 * rating.deviation <= high, bot
        assert rating.mean + 2 * rating.deviation >= low, bot


def test_chances_predicted_for_other_games_are_right_to_three_points(learned):
    ratings, _, held_out = learned
    bins: dict[int, list[tuple[float, float]]] = defaultdict(list)
    for bots, places in held_out:
        for one, other in combinations(range(len(bots)), 2):
            if bots[one] in PEOPLE or bots[other] in PEOPLE:
                mine, yours = (ratings.get(bots[seat]) or the(bots[seat]) for seat in (one, other))
                expected = chance(mine, yours, len(bots))
                score = 0.5 + 0.5 * ((places[one] < places[other]) - (places[one] > places[other]))
                bins[int(10 * max(expected, 1 - expected))].append(
                    (expected, score) if expected >= 0.5 else (1 - expected, 1 - score)
                )

    off = {low: fmean(e for e, _ in found) - fmean(s for _, s in found) for low, found in bins.items()}
    assert min(map(len, bins.values())) > 1000
    assert all(abs(points) <= 0.03 for points in off.values()), off
