"""The deal of the day: the same for everybody, whatever they do and wherever they play."""

from dataclasses import astuple, replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seasalt.rules import Deal, Phase, Seat, legal_actions, parse_record, replay
from seasalt.rules.ending import mermaid_outcome
from seasalt.rules.fairness import commitment
from seasalt.rules.record import format_record
from seasalt.rules.result import Ending, RoundResult
from seasalt.table import (
    Command,
    EmptySeat,
    Ready,
    Refusal,
    Refused,
    Rematch,
    Sit,
    SitBot,
    Stage,
    Table,
    TableOpened,
    decide,
    fold,
)
from seasalt.table.daily import (
    BOT,
    PERSON,
    DailyDeal,
    DailyOutcome,
    DealKind,
    daily_result,
    day_of_set,
    deal_at,
    deals_of_set,
    is_date,
)
from seasalt.table.entry import Acted
from tests.thorough import THOROUGH, examples

ODD, EVEN = DailyDeal("2026-11-17"), DailyDeal("2026-11-18")
LONG = DailyDeal("2026-11-17", DealKind.LONG)
SET = deals_of_set("2026-11-17-0123456789abcdef")
KEY = bytes(range(32))


def begun(deal: DailyDeal, guest: str = "guest-1", name: str = "Ada") -> Table:
    """A table of the day, where the game has just begun."""
    secret = deal.secret(KEY)
    opening = TableOpened(
        deal.players,
        "standard",
        deal.options,
        "none",
        0,
        0,
        memory_aid=False,
        commitment=commitment(secret),
        secret=secret.hex(),
        daily=deal.date,
    )
    table = fold(None, opening, 0).table
    for entry in deal.seating(secret, guest, name, ("Robin", "Kai")[: deal.players - 1]):
        table = fold(table, entry, 0).table
    return table


def played(deal: DailyDeal, rng: Random) -> Table:
    """A whole game of random choices."""
    table = begun(deal)
    while table.to_act is not None:
        assert table.game is not None
        action = str(rng.choice(legal_actions(table.game)))
        table = fold(table, Acted(table.to_act, action), 0).table
    return table


def draws(table: Table) -> dict[int, list[str]]:
    """The cards of each round as they came off the deck, until a lobster shuffled it."""
    found: dict[int, list[str]] = {}
    shuffled: set[int] = set()
    number = 1
    for action, step in replay(table.record()):
        if isinstance(action, Deal) and number not in shuffled:
            found.setdefault(number, []).append(str(action))
        number = step.game.round.number
        if step.game.round.phase is Phase.CHOOSE:
            shuffled.add(number)
    return found


@examples(6)
@given(
    st.sampled_from([ODD, EVEN, LONG, SET[1]]),
    st.randoms(use_true_random=False),
    st.randoms(use_true_random=False),
)
def test_the_nth_card_of_a_round_is_the_same_whatever_the_players_do(
    deal: DailyDeal, one: Random, other: Random
):
    mine, theirs = draws(played(deal, one)), draws(played(deal, other))
    both = mine.keys() & theirs.keys()

    assert 1 in both
    for number in both:
        common = min(len(mine[number]), len(theirs[number]))
        assert mine[number][:common] == theirs[number][:common]


def test_every_date_has_cards_of_its_own():
    days = 28 if THOROUGH else 7
    dates = [DailyDeal(f"2026-11-{day:02}") for day in range(1, days + 1)]
    first = {tuple(draws(played(date, Random(1)))[1][:8]) for date in dates}

    assert len(first) == days


def test_the_guest_changes_no_card():
    ada, boris = begun(ODD), begun(ODD, "guest-2", "Борис")

    assert ada.game == boris.game


def test_odd_days_have_the_base_box_and_even_days_extra_salt():
    assert [begun(deal).ruleset.extra_salt for deal in (ODD, EVEN)] == [False, True]


@pytest.mark.parametrize("deal", [ODD, EVEN, LONG, *SET], ids=str)
def test_the_shuffle_of_a_finished_game_can_be_checked(deal: DailyDeal):
    record = played(deal, Random(3)).record()

    assert record.fairness is not None
    assert record.fairness.holds()
    assert parse_record(format_record(record)) == record


@pytest.mark.parametrize(
    "command",
    [Rematch(bytes(32)), Sit("guest-2", "Bo"), Ready("00ff"), SitBot(Seat(1), "random", "Edna")],
    ids=lambda command: type(command).__name__,
)
def test_nothing_else_is_ever_played_at_its_table(command: Command):
    for table in (begun(ODD), played(ODD, Random(4))):
        seat = None if isinstance(command, Sit | SitBot) else PERSON
        with pytest.raises(Refused):
            decide(table, seat, command, 0)


def test_the_bot_cannot_be_sent_away_during_the_game():
    with pytest.raises(Refused) as refused:
        decide(begun(ODD), PERSON, EmptySeat(Seat(1)), 0)

    assert refused.value.reason is Refusal.NOT_GATHERING


def test_the_opponents_are_the_same_every_day():
    assert {place.bot for deal in (ODD, EVEN, LONG) for place in begun(deal).places[1:]} == {BOT}


@examples(6)
@given(st.sampled_from([ODD, EVEN, LONG]), st.randoms(use_true_random=False))
def test_a_result_tells_the_totals_and_who_was_ahead_in_each_round(deal: DailyDeal, rng: Random):
    table = played(deal, rng)
    result = daily_result(table)

    assert table.stage is Stage.OVER
    assert table.game is not None
    assert table.game.outcome is not None
    mine, *others = table.game.totals
    if not table.game.outcome.by_mermaids:
        assert (result.points, result.difference) == (mine, mine - max(others))
    assert (result.outcome is DailyOutcome.WON) == (table.game.outcome.winners == (PERSON,))
    assert (result.outcome is DailyOutcome.LOST) == (PERSON not in table.game.outcome.winners)
    assert len(result.rounds) == len(table.game.results)
    assert set(result.rounds) <= set("+-=")


@examples(20)
@given(st.sampled_from([ODD, EVEN]), st.randoms(use_true_random=False))
def test_a_round_is_over_with_the_first_one_that_gives_points(deal: DailyDeal, rng: Random):
    table = played(deal, rng)
    assert table.game is not None
    *before, last = table.game.results

    assert [result.ending for result in before] == [Ending.VOID] * len(before)
    assert last.ending is not Ending.VOID
    assert deal_at(table) == deal


def test_the_round_of_a_day_shows_nothing_of_its_long_deal():
    assert ODD.secret() != LONG.secret()
    assert draws(played(ODD, Random(1)))[1][:6] != draws(played(LONG, Random(1)))[1][:6]
    assert deal_at(begun(LONG)) == LONG


def test_a_set_has_three_rounds_of_its_own_which_nobody_knows_without_the_key():
    other = deals_of_set("2026-11-17-0123456789abcdeg")
    secrets = {deal.secret(key) for deal in (*SET, *other) for key in (KEY, bytes(32))}

    assert len(secrets) == 12
    assert [begun(deal).ruleset.extra_salt for deal in SET] == [False, True, False]
    assert [deal_at(begun(deal)) for deal in SET] == list(SET)


@pytest.mark.parametrize(
    "name",
    [
        "",
        "2026-11-17",
        "2026-02-30-0123456789abcdef",
        "2026-11-17-0123456789abcde",
        "2026-11-17-0123456789abcdeF",
    ],
)
def test_what_is_no_set_has_no_day(name: str):
    assert day_of_set(name) is None


@pytest.mark.parametrize(
    ("winner", "deal", "expected"),
    [
        (0, ODD, (DailyOutcome.WON, 35, 35, "+")),
        (2, ODD, (DailyOutcome.LOST, 0, -35, "-")),
        (0, LONG, (DailyOutcome.WON, 3, -9, "+")),
    ],
)
def test_four_mermaids_are_worth_a_game_in_one_round(
    winner: int, deal: DailyDeal, expected: tuple[object, ...]
):
    table = begun(deal)
    assert table.game is not None
    totals = (3, 12) if deal is LONG else (0, 0, 0)
    result = RoundResult(
        1, Ending.MERMAIDS, Seat(winner), None, None, (0,) * deal.players, None, (1,) * deal.players
    )
    game = table.game._replace(
        totals=totals, results=(result,), outcome=mermaid_outcome(Seat(winner), totals)
    )
    over = replace(table, game=game, stage=Stage.OVER)

    assert astuple(daily_result(over)) == expected


@pytest.mark.parametrize(
    ("text", "fits"),
    [
        ("2026-11-17", True),
        ("2026-1-17", False),
        ("2026-02-30", False),
        ("٢٠٢٦-11-17", False),
        ("2026-11-17\n", False),
    ],
)
def test_a_date_has_one_spelling(text: str, fits: bool):
    assert is_date(text) == fits
