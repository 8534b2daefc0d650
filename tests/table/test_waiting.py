"""The others may go on without a person who is connected but does nothing for a while."""

import pytest

from seasalt.rules import Seat
from seasalt.table import (
    CLOCK_PATIENCE,
    DAY,
    PATIENCE,
    GoOnWithout,
    Pace,
    Ready,
    Refusal,
    Return,
    Stage,
    TakeOver,
    TakeoverReason,
)
from tests.table.sessions import BOT, Session, gathered, started


def waiting(players: int = 2, **options) -> tuple[Session, Seat, int]:
    """A game, the seat that is to act, and another seat."""
    session = started(players, **options)
    slow = session.table.to_act
    assert slow is not None
    return session, slow, (slow + 1) % players


# --- in a game


def test_after_a_minute_any_other_person_may_let_a_bot_play_on() -> None:
    session, slow, other = waiting(3)
    session.wait(PATIENCE)
    session.do(other, GoOnWithout(slow, BOT))

    assert (session.table.places[slow].stand_in, session.table.places[slow].why) == (BOT, TakeoverReason.SLOW)


def test_before_the_minute_is_over_it_is_too_early() -> None:
    session, slow, other = waiting()
    session.wait(PATIENCE - 1)

    assert session.refusal(other, GoOnWithout(slow, BOT)) is Refusal.TOO_EARLY


def test_every_decision_has_its_own_minute() -> None:
    session, slow, other = waiting()
    session.wait(PATIENCE)
    session.act()
    assert session.table.to_act == slow

    assert session.refusal(other, GoOnWithout(slow, BOT)) is Refusal.TOO_EARLY


def test_only_the_seat_to_act_can_be_replaced_and_not_by_itself() -> None:
    session, slow, other = waiting(3)
    third = Seat(3 - slow - other)
    session.wait(PATIENCE)

    assert session.refusal(slow, GoOnWithout(slow, BOT)) is Refusal.NOBODY_WAITS
    assert session.refusal(other, GoOnWithout(third, BOT)) is Refusal.NOBODY_WAITS
    assert session.refusal(other, GoOnWithout(Seat(3), BOT)) is Refusal.NO_SUCH_SEAT
    assert session.refusal(None, GoOnWithout(slow, BOT)) is Refusal.NOT_SEATED
    assert session.refusal(None, TakeOver(slow, BOT, TakeoverReason.SLOW)) is Refusal.NOBODY_WAITS


def test_a_person_who_left_the_game_to_a_bot_does_not_wait() -> None:
    session, slow, other = waiting(3)
    session.do(other, TakeOver(Seat(other), BOT, TakeoverReason.LEFT))
    session.wait(PATIENCE)

    assert session.refusal(other, GoOnWithout(slow, BOT)) is Refusal.BOT_PLAYS


def test_alone_among_bots_one_thinks_as_long_as_one_likes() -> None:
    session = started(2, bots=1)

    assert session.table.go_on_at(Seat(0)) is None


def test_the_bot_makes_the_decision_and_then_the_person_may_come_back() -> None:
    session, slow, other = waiting()
    session.wait(PATIENCE)
    session.do(other, GoOnWithout(slow, BOT))
    assert session.refusal(slow, Return()) is Refusal.TIME_IS_UP
    while session.table.to_act == slow:
        session.act()
    session.do(slow, Return())

    assert session.table.places[slow].stand_in is None


@pytest.mark.parametrize(
    ("base", "bank", "wait"),
    [
        (30_000, 120_000, None),  # the clock itself is faster
        (30_000, 600_000, CLOCK_PATIENCE),
        (400_000, 600_000, 400_000),
    ],
)
def test_a_clock_that_was_agreed_on_is_kept_but_not_for_hours(base: int, bank: int, wait: int | None) -> None:
    session, slow, _ = waiting(pace=Pace.BANK, base=base, bank=bank)

    assert session.table.go_on_at(slow) == (None if wait is None else session.now + wait)


def test_a_game_by_days_is_left_to_its_clock() -> None:
    session, slow, other = waiting(pace=Pace.DAYS, base=3 * DAY)
    session.wait(PATIENCE)

    assert session.refusal(other, GoOnWithout(slow, BOT)) is Refusal.NOBODY_WAITS


def test_a_clock_put_back_does_not_keep_the_others_waiting() -> None:
    session, slow, other = waiting()
    session.wait(-10 * CLOCK_PATIENCE)
    session.do(other, GoOnWithout(slow, BOT))

    assert session.table.places[slow].why == TakeoverReason.SLOW


# --- before a game


def test_a_person_who_never_gets_ready_can_be_made_to_get_up() -> None:
    session = gathered(3)
    session.do(0, Ready("00"))
    session.wait(PATIENCE)
    session.do(0, GoOnWithout(Seat(1), BOT))

    assert session.table.places[1].is_empty
    assert session.table.stage is Stage.GATHERING


def test_only_a_ready_person_who_has_waited_may_do_so() -> None:
    session = gathered(3)
    session.wait(PATIENCE)
    session.do(0, Ready("00"))

    assert session.refusal(0, GoOnWithout(Seat(1), BOT)) is Refusal.TOO_EARLY
    session.wait(PATIENCE)
    assert session.refusal(2, GoOnWithout(Seat(1), BOT)) is Refusal.NOBODY_WAITS
    assert session.refusal(0, GoOnWithout(Seat(0), BOT)) is Refusal.NOBODY_WAITS


def test_a_ready_person_cannot_be_made_to_get_up() -> None:
    session = gathered(3)
    for seat in (0, 1):
        session.do(seat, Ready("00"))
    session.wait(PATIENCE)

    assert session.refusal(0, GoOnWithout(Seat(1), BOT)) is Refusal.NOBODY_WAITS
