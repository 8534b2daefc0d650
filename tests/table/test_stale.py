"""Commands sent for an earlier version: which are still valid, and which are stale."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seasalt.rules import Seat
from seasalt.table import (
    Act,
    BotAct,
    Command,
    Emote,
    EmptySeat,
    Ready,
    Rematch,
    Return,
    SeeSummary,
    TakeOver,
    TakeoverReason,
    fold,
    is_stale,
)
from tests.table.sessions import BOT, SECRET, Session, a_session, gathered, over, started


def acting(session: Session) -> tuple[int, int]:
    """Who is to act, and who is not."""
    seat = session.table.to_act
    assert seat is not None
    return seat, 1 - seat


def test_a_move_is_as_good_after_talk_and_after_coming_and_going() -> None:
    session = started(2)
    seat, other = acting(session)
    seen = session.table.version
    session.do(other, Emote("hurry"))
    session.do(other, TakeOver(Seat(other), BOT, TakeoverReason.LEFT))
    session.do(other, Return())

    assert not is_stale(session.table, Seat(seat), Act("draw"), seen)
    assert not is_stale(session.table, None, BotAct(Seat(seat), "draw"), seen)


def test_a_move_is_stale_after_any_other_move() -> None:
    session = started(2)
    seat, _ = acting(session)
    seen = session.table.version
    session.act()

    assert is_stale(session.table, Seat(seat), Act("draw"), seen)
    assert is_stale(session.table, None, BotAct(Seat(seat), "draw"), seen)
    assert not is_stale(session.table, Seat(seat), Act("draw"), seen + 1)


def test_a_move_from_before_the_game_is_stale() -> None:
    session = gathered(2)
    seen = session.table.version
    for seat in (0, 1):
        session.do(seat, Ready("aa"))

    assert is_stale(session.table, Seat(0), Act("draw"), seen)


def test_the_summary_that_others_read_does_not_make_a_move_stale() -> None:
    session = started(2)
    session.play_until_summary()
    seat, other = acting(session)
    seen = session.table.version
    session.do(other, SeeSummary())

    assert not is_stale(session.table, Seat(seat), Act("draw"), seen)


def test_a_nonce_is_for_the_commitment_that_was_seen() -> None:
    session = gathered(2)
    seen = session.table.version
    session.do(1, Ready("bb"))
    other = over(2)
    before = other.table.version
    other.do(0, Rematch(SECRET))

    assert not is_stale(session.table, Seat(0), Ready("aa"), seen)
    assert is_stale(other.table, Seat(0), Ready("aa"), before)


@pytest.mark.parametrize("command", [Emote("hello"), Return(), SeeSummary(), TakeOver(Seat(0), BOT, "left")])
def test_what_is_not_about_the_game_is_as_good_at_any_later_version(command: Command) -> None:
    session = started(2)
    seen = session.table.version
    session.act()
    session.act()

    assert not is_stale(session.table, Seat(0), command, seen)


@pytest.mark.parametrize("command", [TakeOver(Seat(0), BOT, "away"), EmptySeat(Seat(0))])
def test_what_the_server_wants_is_for_the_very_version_that_it_saw(command: Command) -> None:
    session = started(2)
    seen = session.table.version
    session.do(1, Emote("hello"))

    assert is_stale(session.table, None, command, seen)
    assert not is_stale(session.table, None, command, seen + 1)


@pytest.mark.parametrize("command", [Act("draw"), Emote("hello"), EmptySeat(Seat(0))])
def test_a_command_for_a_future_version_is_stale(command: Command) -> None:
    session = started(2)

    assert is_stale(session.table, Seat(0), command, session.table.version + 1)


@given(st.integers(0, 10_000))
def test_a_move_is_stale_exactly_when_the_game_has_changed(seed: int) -> None:
    session, _ = a_session(seed, tries=150)
    seen = None
    for line in session.log:
        table = fold(seen, line.entry, line.at).table
        if seen is not None and seen.game is not None and seen.to_act is not None:
            stale = is_stale(table, seen.to_act, Act("draw"), seen.version)
            assert stale == (table.game != seen.game)
        seen = table
