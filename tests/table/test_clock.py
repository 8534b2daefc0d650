"""How long people may think, and what happens when they do not decide."""

import pytest

from seasalt.rules import Seat
from seasalt.table import (
    DAY,
    SECOND,
    SUMMARY_TIME,
    Clock,
    ClockRule,
    Emote,
    Pace,
    Ready,
    Refusal,
    Rematch,
    Return,
    TakeOver,
    TakeoverReason,
)
from seasalt.table.clock import new_clock
from tests.table.sessions import BOT, Session, a_round_over, over, started

BANK = ClockRule(Pace.BANK, base=30 * SECOND, bank=60 * SECOND)


def timed(players: int = 2, **options) -> Session:
    return started(players, pace=Pace.BANK, base=30 * SECOND, bank=60 * SECOND, **options)


def thinker(session: Session) -> Seat:
    assert session.table.to_act is not None
    return session.table.to_act


def banks(session: Session) -> tuple[int, ...]:
    assert session.table.clock is not None
    return session.table.clock.banks


# --- the clock itself


def test_without_a_clock_time_never_runs_out() -> None:
    clock = new_clock(ClockRule(), 2).started(5)

    assert clock.deadline(0) is None
    assert clock.pressed(0, 10**12).started(7).deadline(0) is None


def test_a_clock_that_was_not_started_has_no_deadline() -> None:
    assert new_clock(BANK, 2).deadline(0) is None
    assert new_clock(BANK, 2).pressed(0, 99) == new_clock(BANK, 2)


def test_time_is_up_when_base_and_bank_are_used() -> None:
    assert Clock(BANK, (60_000, 7_000), since=1_000).deadline(1) == 1_000 + 30_000 + 7_000


@pytest.mark.parametrize(
    ("took", "left"), [(0, 60_000), (30_000, 60_000), (30_001, 59_999), (90_000, 0), (200_000, 0)]
)
def test_what_a_decision_takes_beyond_the_base_comes_off_the_bank(took: int, left: int) -> None:
    clock = Clock(BANK, (60_000, 60_000), since=1_000).pressed(0, 1_000 + took)

    assert clock == Clock(BANK, (left, 60_000), since=None)


# --- at the table


def test_the_clock_of_the_seat_to_act_runs_from_the_last_action() -> None:
    session = timed()
    session.act(seconds=3)

    assert session.table.deadline() == session.now + 90_000


def test_only_the_thinking_seat_pays_from_the_bank() -> None:
    session = timed()
    seat = thinker(session)
    session.act(seconds=40)

    assert banks(session)[seat] == 50_000
    assert banks(session)[1 - seat] == 60_000


def test_a_bot_is_not_timed() -> None:
    session = timed(bots=1)
    while session.table.to_act != 1:
        session.act()

    assert session.table.deadline() is None


def test_at_a_table_for_days_every_decision_has_its_days() -> None:
    session = started(pace=Pace.DAYS, base=3 * DAY)
    session.act(seconds=2 * 24 * 3600)

    assert session.table.deadline() == session.now + 3 * DAY


def test_a_table_without_a_clock_has_no_deadline() -> None:
    session = started()
    session.wait(10**9)

    assert session.table.deadline() is None
    assert session.refusal(None, TakeOver(thinker(session), BOT, TakeoverReason.CLOCK)) is Refusal.TOO_EARLY


def test_a_bot_takes_over_when_time_is_up_and_not_before() -> None:
    session = timed()
    seat = thinker(session)
    session.wait(90_000 - 1)
    assert session.refusal(None, TakeOver(seat, BOT, TakeoverReason.CLOCK)) is Refusal.TOO_EARLY
    session.wait(1)
    assert session.refusal(None, TakeOver(Seat(1 - seat), BOT, TakeoverReason.CLOCK)) is Refusal.TOO_EARLY
    session.do(None, TakeOver(seat, BOT, TakeoverReason.CLOCK))

    assert session.table.places[seat].played_by == BOT
    assert session.table.deadline() is None


def test_a_person_out_of_time_comes_back_after_the_bots_decision_with_an_empty_bank() -> None:
    session = timed()
    seat = thinker(session)
    session.wait(90_000)
    session.do(None, TakeOver(seat, BOT, TakeoverReason.CLOCK))
    assert session.refusal(seat, Return()) is Refusal.TIME_IS_UP
    session.act()
    session.do(seat, Return())

    assert session.table.places[seat].played_by is None
    assert banks(session)[seat] == 0


def test_leaving_and_coming_back_wins_no_time() -> None:
    session = timed()
    seat = thinker(session)
    deadline = session.table.deadline()
    session.wait(50_000)
    session.do(seat, TakeOver(seat, BOT, TakeoverReason.LEFT))
    session.wait(1_000)
    session.do(seat, Return())

    assert session.table.deadline() == deadline
    session.act()
    assert banks(session)[seat] == 60_000 - 21_000


def test_talk_does_not_touch_the_clock() -> None:
    session = timed()
    deadline = session.table.deadline()
    session.wait(5_000)
    session.do(1 - thinker(session), Emote("hurry"))

    assert session.table.deadline() == deadline


def test_nothing_but_an_action_moves_the_moment_at_which_thinking_began() -> None:
    session = started(2)
    session.act(seconds=3)
    since, seat = session.now, thinker(session)
    session.wait(5_000)
    session.do(seat, Emote("hello"))
    session.do(seat, TakeOver(seat, BOT, TakeoverReason.LEFT))
    session.do(seat, Return())

    assert session.table.thinking_since == since
    assert over(2).table.thinking_since is None


def test_the_clock_waits_for_the_summary_of_a_round() -> None:
    session = a_round_over(pace=Pace.BANK, base=30 * SECOND, bank=60 * SECOND)

    assert session.table.deadline() == session.now + SUMMARY_TIME + 90_000


def test_a_rematch_starts_with_full_banks() -> None:
    session = timed(target="1")
    session.act(seconds=50)
    session.play_until_over()
    assert banks(session) != (60_000, 60_000)
    session.do(0, Rematch(bytes(32)))
    for seat in (0, 1):
        session.do(seat, Ready("00"))

    assert banks(session) == (60_000, 60_000)
