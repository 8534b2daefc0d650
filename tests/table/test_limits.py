"""Everything that a guest could repeat has a limit, so that no guest can spoil a table for the others."""

from dataclasses import replace

import pytest

from seasalt.rules import Seat
from seasalt.table import (
    EMOTE_PAUSE,
    GAME_ENTRIES,
    GATHERING_ENTRIES,
    MAX_GAMES,
    PHRASES_A_ROUND,
    RETURNS_A_ROUND,
    SUMMARY_TIME,
    Act,
    BotAct,
    Emote,
    EmptySeat,
    Pace,
    Ready,
    Refusal,
    Rematch,
    Return,
    SeeSummary,
    Sit,
    SitBot,
    Stage,
    TakeOver,
    TakeoverReason,
    is_due,
)
from tests.table.sessions import BOT, Session, a_round_over, a_table, over, started
from tests.table.test_summary import a_bots_turn_at_the_summary

SECRET = bytes(32)
TEN_MINUTES = 600_000


def restless() -> Session:
    """A table for three that has used up its limit of changes; Ada sits there."""
    session = a_table(3)
    session.do(None, Sit("guest-0", "Ada"))
    while session.table.entries < GATHERING_ENTRIES:
        if session.table.places[1].is_empty:
            session.do(0, SitBot(Seat(1), BOT, "Bo"))
        else:
            session.do(0, EmptySeat(Seat(1)))
    return session


def come_and_go(session: Session, times: int) -> None:
    """Ada leaves her seat to a bot and takes it back, several times."""
    for _ in range(times):
        session.do(0, TakeOver(Seat(0), BOT, TakeoverReason.LEFT))
        session.do(0, Return())


# --- before a game


def test_bots_that_come_and_go_are_refused_after_a_while() -> None:
    session = restless()
    if session.table.places[1].is_empty:
        session.do(0, SitBot(Seat(1), BOT, "Bo"))

    assert session.refusal(0, EmptySeat(Seat(1))) is Refusal.TOO_MANY_CHANGES
    assert session.refusal(None, Sit("guest-9", "Cleo")) is Refusal.TOO_MANY_CHANGES
    assert session.refusal(0, Emote("hello")) is Refusal.TOO_MANY_CHANGES


def test_a_restless_table_can_still_begin() -> None:
    session = restless()
    for seat in (1, 2):
        if session.table.places[seat].is_empty:
            session.do(0, SitBot(Seat(seat), BOT, f"Bot {seat}"))
    session.do(0, Ready("00"))

    assert session.table.stage is Stage.PLAYING


def test_one_gets_up_from_a_restless_table() -> None:
    session = restless()
    session.do(0, EmptySeat(Seat(0)))

    assert session.table.places[0].is_empty


def test_every_game_may_be_gathered_for_anew() -> None:
    session = over(2)
    session.table = replace(session.table, version=session.table.began + GATHERING_ENTRIES)
    session.do(0, Rematch(SECRET))
    session.do(0, EmptySeat(Seat(0)))
    session.do(None, Sit("guest-9", "Cleo"))

    assert session.table.entries == 2


# --- in a game


def test_a_seat_changes_hands_so_often_in_a_round_and_then_in_the_next() -> None:
    session = started(2)
    come_and_go(session, RETURNS_A_ROUND)
    session.do(0, TakeOver(Seat(0), BOT, TakeoverReason.LEFT))
    assert session.refusal(0, Return()) is Refusal.RETURN_LATER
    session.play_until_summary()
    session.do(0, Return())

    assert session.table.places[0].stand_in is None


def test_a_person_who_loses_the_connection_again_and_again_always_comes_back() -> None:
    session = started(2)
    for _ in range(RETURNS_A_ROUND + 1):
        session.do(None, TakeOver(Seat(0), BOT, TakeoverReason.AWAY))
        session.do(0, Return(TakeoverReason.AWAY))

    assert session.table.places[0].stand_in is None


def test_phrases_of_one_seat_are_limited_in_a_round() -> None:
    session = started(2)
    for _ in range(PHRASES_A_ROUND):
        session.do(0, Emote("hurry"))
        session.wait(EMOTE_PAUSE)
    assert session.refusal(0, Emote("hurry")) is Refusal.TOO_OFTEN
    session.play_until_summary()
    session.do(0, Emote("hurry"))

    assert session.table.places[0].said == 1


def test_a_game_that_goes_on_for_ever_is_finished_by_bots() -> None:
    session = started(2)
    session.table = replace(session.table, version=session.table.began + GAME_ENTRIES)
    seat = session.table.to_act
    assert seat is not None
    assert session.refusal(seat, Act("draw")) is Refusal.TOO_LONG
    session.do(seat, TakeOver(seat, BOT, TakeoverReason.LEFT))
    assert session.refusal(seat, Return()) is Refusal.TOO_LONG
    session.do(None, BotAct(seat, "draw"))

    assert session.table.entries == GAME_ENTRIES + 2


def test_a_table_sees_so_many_games_and_no_more() -> None:
    session = over(2)
    session.table = replace(session.table, games=MAX_GAMES)

    assert session.refusal(0, Rematch(SECRET)) is Refusal.TOO_MANY_GAMES


# --- a clock that is put back


@pytest.mark.parametrize(
    ("moment", "come"), [(0, True), (99, True), (100, True), (101, False), (120, False), (121, True)]
)
def test_a_moment_too_far_away_has_come(moment: int, come: bool) -> None:
    assert is_due(moment, 100, within=20) is come


def test_a_clock_put_back_does_not_silence_a_seat() -> None:
    session = started(2)
    session.do(0, Emote("hello"))
    session.wait(-TEN_MINUTES)
    session.do(0, Emote("hello"))

    assert session.table.places[0].spoke == session.now


def test_a_clock_put_back_ends_a_summary() -> None:
    session = a_bots_turn_at_the_summary()
    session.wait(-TEN_MINUTES)
    assert session.refusal(0, SeeSummary()) is Refusal.NO_SUMMARY
    session.do(None, BotAct(Seat(1), "draw"))

    assert session.table.summary_until is None


def test_a_clock_put_back_gives_no_extra_time() -> None:
    session = a_round_over(2, pace=Pace.BANK, base=30_000)
    session.wait(-TEN_MINUTES)
    session.do(0, Emote("hello"))

    assert session.table.thinking_since == session.now
    assert session.table.deadline() == session.now + 30_000


def test_a_summary_of_which_time_is_left_stays() -> None:
    session = a_round_over(2)
    session.wait(SUMMARY_TIME - 1)
    session.do(0, SeeSummary())

    assert session.table.summary_until is not None
