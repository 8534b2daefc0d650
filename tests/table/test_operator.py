"""What the operator of a server may do at a table."""

from collections.abc import Callable

import pytest

from seasalt.rules import Seat
from seasalt.table import Act, Close, Command, Emote, EmptySeat, Ready, Refusal, Rematch, Sit, SitBot, Stage
from tests.table.sessions import BOT, Session, a_round_over, gathered, over, started

STAGES = [gathered, started, a_round_over, over]


@pytest.mark.parametrize("make", STAGES)
def test_at_a_closed_table_nothing_can_be_done_and_nothing_is_due(make: Callable[[int], Session]) -> None:
    session = make(2)
    session.do(None, Close())

    commands: list[Command] = [Sit("new", "Eve"), SitBot(Seat(0), BOT, "Bo"), EmptySeat(Seat(0)), Close()]
    for command in (*commands, Ready("00"), Act("draw"), Emote("hello"), Rematch(bytes(32))):
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
