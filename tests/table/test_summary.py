"""The summary of a round: all players have time to read it, and none can delay the others with it."""

from seasalt.rules import Seat
from seasalt.rules.event import RoundEnded
from seasalt.table import (
    SUMMARY_TIME,
    Act,
    BotAct,
    Pace,
    Refusal,
    Return,
    SeeSummary,
    Stage,
    TakeOver,
    TakeoverReason,
)
from tests.table.sessions import BOT, Session, a_round_over, over, started


def test_a_round_ends_with_a_summary_that_ends_by_itself() -> None:
    session = a_round_over(3)

    assert session.table.summary_until == session.now + SUMMARY_TIME


def test_the_summary_ends_at_once_when_all_people_have_read_it() -> None:
    session = a_round_over(3, bots=1, pace=Pace.BANK, base=30_000)
    session.wait(1_000)
    session.do(0, SeeSummary())
    one_reads = session.table
    session.do(1, SeeSummary())

    assert one_reads.summary_until is not None
    assert session.table.summary_until is None
    assert session.table.clock is not None
    assert session.table.clock.since == session.now


def test_a_bot_waits_for_the_summary_and_no_longer() -> None:
    session = a_bots_turn_at_the_summary()
    action = BotAct(Seat(1), "draw")
    assert session.refusal(None, action) is Refusal.TOO_EARLY
    session.wait(SUMMARY_TIME - 1)
    assert session.refusal(None, action) is Refusal.TOO_EARLY
    session.wait(1)
    session.do(None, action)

    assert session.table.summary_until is None


def a_bots_turn_at_the_summary() -> Session:
    """A person who reads, and a bot that begins the next round."""
    session = started(2, bots=1)
    session.play_until_summary()
    while session.table.to_act != 1:
        session.now += SUMMARY_TIME
        session.play_until_summary()
    return session


def test_a_person_acts_while_others_still_read() -> None:
    session = a_round_over(3)
    seat = session.table.to_act
    session.do(seat, Act("draw"))

    assert session.table.summary_until is not None
    assert session.table.summary_seen == {seat}


def test_to_act_is_to_have_read_the_summary() -> None:
    session = a_round_over(2)
    seat = session.table.to_act
    assert seat is not None
    session.do(1 - seat, SeeSummary())
    session.do(seat, Act("draw"))

    assert session.table.summary_until is None


def test_a_reader_whose_seat_a_bot_plays_does_not_delay_the_others() -> None:
    session = a_round_over(2)
    session.do(0, SeeSummary())
    session.do(1, TakeOver(Seat(1), BOT, TakeoverReason.LEFT))

    assert session.table.summary_until is None


def test_a_person_who_comes_back_to_a_summary_may_read_it_to_its_end() -> None:
    session = a_round_over(3)
    until = session.table.summary_until
    session.do(0, TakeOver(Seat(0), BOT, TakeoverReason.LEFT))
    session.do(0, Return())
    session.do(1, SeeSummary())
    session.do(2, SeeSummary())

    assert session.table.summary_until == until


def test_where_only_bots_play_there_is_no_summary() -> None:
    session = started(2)
    for seat in (0, 1):
        session.do(seat, TakeOver(Seat(seat), BOT, TakeoverReason.LEFT))
    session.play_until_summary()

    assert session.table.summary_until is None


def test_the_first_action_after_its_time_closes_the_summary() -> None:
    session = a_round_over(2)
    session.wait(SUMMARY_TIME)
    session.act()

    assert session.table.summary_until is None


def test_a_summary_is_read_once_and_in_its_time() -> None:
    session = a_round_over(2)
    session.do(0, SeeSummary())
    assert session.refusal(0, SeeSummary()) is Refusal.NO_SUMMARY
    session.wait(SUMMARY_TIME)

    assert session.refusal(1, SeeSummary()) is Refusal.NO_SUMMARY


def test_the_next_round_has_an_unread_summary() -> None:
    session = a_round_over(2)
    for seat in (0, 1):
        session.do(seat, SeeSummary())
    session.play_until_summary()

    assert session.table.summary_seen == frozenset()
    assert session.table.summary_until == session.now + SUMMARY_TIME


def test_after_the_game_there_is_no_summary_to_wait_for() -> None:
    session = over(2)

    assert session.table.stage is Stage.OVER
    assert any(isinstance(event, RoundEnded) for event in session.log[-1].events)
    assert session.table.summary_until is None
