"""What is rated follows from the games alone, and nobody gains by leaving or by a friend who loses."""

from random import Random
from statistics import fmean

import pytest

from seasalt.server.ratings.rated_games import PAIR_A_DAY, RatedGame, RatedSeat, fold
from seasalt.server.ratings.rating import DAY_MS, NEWCOMER, Rating, anchor, chance

HOUR_MS = 3600 * 1000
STRANGERS = [f"stranger {number}" for number in range(20)]
BOTS = ["beginner", "casual", "skilled", "expert"]
STRENGTHS = {
    "anna": 1300.0,
    "ben": 1300.0,
    **{name: 860.0 + 40 * number for number, name in enumerate(STRANGERS)},
    **{name: rating.mean for name in BOTS if (rating := anchor(name))},
}


def game(*seats: RatedSeat, at: int = 0) -> RatedGame:
    return RatedGame(at, seats)


def person(guest: str, place: int, *, left: bool = False) -> RatedSeat:
    return RatedSeat(guest, None, place, left)


def bot(name: str, place: int) -> RatedSeat:
    return RatedSeat(None, name, place)


# --- one game


def test_who_has_left_is_last_even_if_the_bot_in_their_seat_has_won():
    left = fold([game(person("anna", 1, left=True), person("ben", 2), person("cora", 3))])
    lost = fold([game(person("anna", 3), person("ben", 1), person("cora", 2))])

    assert left["anna"].mean == lost["anna"].mean
    assert left["ben"].mean == lost["ben"].mean


def test_two_who_have_left_share_the_last_place():
    left = fold([game(person("anna", 1, left=True), person("ben", 2, left=True), person("cora", 3))])

    assert left["anna"].mean == left["ben"].mean < NEWCOMER.mean < left["cora"].mean


def test_a_lone_player_is_rated_by_the_bots_they_meet():
    strong = fold(game(person("anna", 1), bot("champion", 2), at=at) for at in range(20))
    weak = fold(game(person("anna", 1), bot("random", 2), at=at) for at in range(20))

    assert strong["anna"].mean > 1600
    assert weak["anna"].mean < strong["anna"].mean - 300


def test_a_bot_that_the_arena_does_not_know_does_not_count():
    assert fold([game(person("anna", 1), bot("unknown", 2))])["anna"] == NEWCOMER


# --- a pair


def test_a_pair_counts_three_times_a_day_and_again_on_the_next():
    def after(games: int) -> Rating:
        return fold(game(person("anna", 1), person("ben", 2), at=at) for at in range(games))["anna"]

    tomorrow = [game(person("anna", 1), person("ben", 2), at=DAY_MS)]
    today = [game(person("anna", 1), person("ben", 2), at=at) for at in range(5)]

    assert after(PAIR_A_DAY - 1).games < after(PAIR_A_DAY).games == after(PAIR_A_DAY + 5).games
    assert fold(today + tomorrow)["anna"].games == PAIR_A_DAY + 1


def test_a_third_player_counts_for_a_pair_that_has_met_too_often():
    often = [game(person("anna", 1), person("ben", 2), at=at) for at in range(PAIR_A_DAY)]
    three = game(person("anna", 2), person("ben", 3), person("cora", 1), at=PAIR_A_DAY)

    before, after = fold(often), fold([*often, three])

    assert after["anna"].mean < before["anna"].mean
    assert after["anna"].games == PAIR_A_DAY + 1


def test_two_who_meet_every_day_teach_less_and_less_about_each_other():
    games = [game(person("anna", 1), person("ben", 2), at=day * DAY_MS) for day in range(40)]
    certain = [fold(games[:count])["anna"].deviation for count in (10, 40)]

    lone = fold(game(person("anna", 1), person(f"guest {day}", 2), at=day * DAY_MS) for day in range(40))

    assert certain[1] > 0.9 * certain[0]
    assert lone["anna"].deviation < 0.8 * certain[1]


# --- people who try to gain by it


def season(rng: Random, *, thrown: int = 0, dodges: bool = False, days: int = 60) -> dict[str, Rating]:
    """Anna and Ben, both of strength 1300, play six strangers and bots a day, and all strangers play too.

    `thrown` more games a day are between the two, and Ben loses them on purpose. When Anna `dodges`, she
    leaves half of the games that she is about to lose.
    """
    games: list[RatedGame] = []
    for day in range(days):
        pairs = [(name, rng.choice([*STRANGERS, *BOTS])) for name in ("anna", "ben") for _ in range(6)]
        pairs += [(name, rng.choice([*STRANGERS, *BOTS])) for name in STRANGERS]
        outcomes = [(one, other, rng.random(), rng.random()) for one, other in pairs if one != other]
        for number, (one, other, luck, mood) in enumerate(outcomes):
            ahead = luck < chance(Rating(STRENGTHS[one], 0), Rating(STRENGTHS[other], 0), 2)
            leaves = dodges and one == "anna" and not ahead and mood < 0.5
            first = person(one, 1 if ahead else 2, left=leaves)
            place = 2 if ahead else 1
            second = bot(other, place) if other in BOTS else person(other, place)
            games.append(game(first, second, at=day * DAY_MS + number))
        seats, late = (person("anna", 1), person("ben", 2)), day * DAY_MS + HOUR_MS
        games += [game(*seats, at=late + number) for number in range(thrown)]
    return fold(games)


def test_who_leaves_lost_games_is_rated_like_somebody_who_stays():
    assert season(Random(1), dodges=True)["anna"] == season(Random(1))["anna"]


@pytest.mark.parametrize("days", [20, 60])
def test_a_friend_who_loses_on_purpose_lifts_nobody_beyond_the_uncertainty(days: int):
    honest = fmean(season(Random(seed), days=days)["anna"].mean for seed in range(5))
    lifted = [season(Random(seed), days=days, thrown=8)["anna"] for seed in range(5)]

    assert fmean(rating.mean for rating in lifted) - honest < fmean(rating.deviation for rating in lifted)


def test_the_ratings_of_a_season_are_the_strengths():
    found = season(Random(3))

    for name, strength in STRENGTHS.items():
        if name in found:
            assert abs(found[name].mean - strength) < 3.5 * found[name].deviation, name
