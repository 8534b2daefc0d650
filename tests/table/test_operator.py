"""What the operator of a server may do at a table."""

from collections.abc import Callable

import pytest

from seasalt.rules import Seat
from seasalt.rules.record import format_record, parse_record
from seasalt.table import (
    Act,
    ChangeOptions,
    Close,
    Command,
    Emote,
    EmptySeat,
    Kick,
    Ready,
    Refusal,
    Rematch,
    Return,
    SeeSummary,
    Sit,
    SitBot,
    Stage,
    TakeOver,
)
from tests.table.sessions import BOT, Session, a_round_over, gathered, over, started

STAGES = [gathered, started, a_round_over, over]


@pytest.mark.parametrize("make", STAGES)
def test_at_a_closed_table_nothing_can_be_done_and_nothing_is_due(make: Callable[[int], Session]) -> None:
    session = make(2)
    session.do(None, Close())

    commands: list[Command] = [Sit("new", "Eve"), SitBot(Seat(0), BOT, "Bo"), EmptySeat(Seat(0)), Close()]
    options = ChangeOptions(3, "standard", {}, "none", 0, 0, memory_aid=False, hints=False)
    for command in (*commands, Ready("00"), options, Act("draw"), Emote("hello"), Rematch(bytes(32))):
        for seat in (None, 0):
            assert session.refusal(seat, command) is Refusal.CLOSED
    table = session.table
    assert (table.stage, table.due(), table.to_act) == (Stage.OVER, None, None)
    assert all(place.is_empty for place in table.places)


def test_a_closed_table_keeps_the_games_that_were_over() -> None:
    finished = over(2)
    records = finished.table.records()
    finished.do(None, Close())
    running = started(2)
    running.do(None, Close())

    assert finished.table.records() == records
    assert running.table.records() == ()


def test_no_player_can_close_a_table() -> None:
    assert started(2).refusal(0, Close()) is Refusal.NOT_YOUR_SEAT


# --- kick

KICK = Kick("guest-0", BOT, "Edna")


def test_a_person_who_is_kicked_during_a_game_is_replaced_by_a_bot_and_the_cards_stay() -> None:
    session = started(2)
    seed, game = session.table.fairness.seed, session.table.game
    session.do(None, KICK)

    place, table = session.table.places[0], session.table
    assert (place.guest, place.bot, place.name) == (None, BOT, "Edna")
    assert (table.fairness.seed, table.game, table.seat_of("guest-0")) == (seed, game, None)
    session.play_until_over()
    [record] = session.table.records()
    assert record.names == ("Edna", "Bo")
    assert parse_record(format_record(record)) == record


def test_a_bot_that_stood_in_for_them_is_no_longer_a_stand_in() -> None:
    session = started(2)
    session.do(0, TakeOver(Seat(0), BOT, "left"))
    session.do(None, KICK)

    assert (session.table.places[0].stand_in, session.table.places[0].why) == (None, "")
    assert session.refusal(0, Return()) is Refusal.NOT_SEATED


def test_nobody_waits_for_them_to_read_the_summary() -> None:
    session = a_round_over(2)
    session.do(1, SeeSummary())
    session.do(None, KICK)

    assert session.table.summary_until is None


@pytest.mark.parametrize("make", [gathered, over])
def test_while_no_game_runs_their_seat_becomes_empty(make: Callable[[int], Session]) -> None:
    session = make(2)
    session.do(None, KICK)

    assert session.table.places[0].is_empty


def test_nobody_but_the_operator_kicks_and_only_people() -> None:
    session = started(2, bots=1)

    assert session.refusal(0, KICK) is Refusal.NOT_YOUR_SEAT
    assert session.refusal(None, Kick("guest-9", BOT, "Edna")) is Refusal.NOT_SEATED
