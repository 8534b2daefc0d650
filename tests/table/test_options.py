"""The options of a table before a game: who may change them, what that does, and where it ends."""

from dataclasses import replace

import pytest

from seasalt.rules import Edition, Seat
from seasalt.table import (
    DAY,
    GATHERING_ENTRIES,
    ChangeOptions,
    ClockRule,
    EmptySeat,
    Pace,
    Ready,
    Refusal,
    Rematch,
    Sit,
    SitBot,
    Stage,
    fold,
    is_stale,
)
from tests.table.sessions import BOT, Session, a_table, gathered, opening, over, started

SECRET = bytes(range(1, 33))


def options(players: int = 2, *, hints: bool = False) -> ChangeOptions:
    return ChangeOptions(players, "standard", {}, Pace.NONE, 0, 0, memory_aid=False, hints=hints)


# --- what it does


def test_the_host_changes_every_option_before_the_game() -> None:
    session = gathered(2)
    book = {"extra_salt": "true", "mermaid_win": "instant"}
    session.do(0, ChangeOptions(3, "it", book, Pace.DAYS, DAY, 0, memory_aid=True, hints=True))

    table = session.table
    assert (table.players, table.edition, table.clock_rule) == (3, Edition.IT, ClockRule(Pace.DAYS, DAY))
    assert (table.ruleset.extra_salt, table.ruleset.mermaid_win) == (True, "instant")
    assert (table.memory_aid, table.hints) == (True, True)
    assert [place.name for place in table.places] == ["Ada", "Bo", ""]


def test_who_was_ready_agreed_to_other_options_and_is_asked_again() -> None:
    session = gathered(3, bots=1)
    session.do(1, Ready("0b"))
    session.do(0, options(3))

    assert [place.nonce is not None for place in session.table.places] == [False, False, True]
    session.do(1, Ready("0c"))
    session.do(0, Ready("0a"))
    assert session.table.stage is Stage.PLAYING


def test_a_nonce_for_the_options_before_is_stale() -> None:
    session = gathered(2)
    seen = session.table.version
    session.do(0, options(2, hints=True))

    assert is_stale(session.table, Seat(1), Ready("0b"), seen)
    assert not is_stale(session.table, Seat(1), Ready("0b"), session.table.version)


def test_seats_are_added_empty_and_taken_away_only_while_they_are() -> None:
    session = gathered(2)
    session.do(0, options(4))
    assert [place.is_empty for place in session.table.places] == [False, False, True, True]
    session.do(None, Sit("guest-2", "Cleo", Seat(2)))
    session.do(0, SitBot(Seat(3), BOT, "Dan"))
    assert session.refusal(0, options(3)) is Refusal.SEATS_NEEDED
    session.do(0, EmptySeat(Seat(3)))
    assert session.refusal(0, options(2)) is Refusal.SEATS_NEEDED

    session.do(0, options(3))
    assert [place.name for place in session.table.places] == ["Ada", "Bo", "Cleo"]


def test_a_rematch_may_have_other_options_and_the_game_before_keeps_its_own() -> None:
    session = over(2)
    played = session.table.record()
    session.do(1, Rematch(SECRET))
    session.do(0, replace(options(3), edition="fr"))
    session.do(None, Sit("guest-2", "Cleo"))
    for seat in range(3):
        session.do(seat, Ready(f"0{seat}"))

    assert session.table.records() == (played,)
    assert session.table.record().edition is Edition.FR
    assert len(session.table.record().names) == 3


def test_the_rules_stay_those_that_the_table_was_opened_with() -> None:
    session = a_table(2, rules=1)
    session.do(None, Sit("guest-0", "Ada"))
    session.do(0, options(2))

    assert session.table.ruleset.version == 1


# --- who may, and when


def test_only_the_host_changes_options_and_the_next_when_the_host_gets_up() -> None:
    session = gathered(2)
    assert session.refusal(1, options(3)) is Refusal.NOT_HOST
    assert session.refusal(None, options(3)) is Refusal.NOT_SEATED

    session.do(0, EmptySeat(Seat(0)))
    session.do(1, options(3))
    assert session.table.players == 3


@pytest.mark.parametrize("session", [started(2), over(2)], ids=["playing", "over"])
def test_no_option_changes_during_a_game_or_after_it(session: Session) -> None:
    assert session.refusal(0, options(2, hints=True)) is Refusal.NOT_GATHERING


def test_the_deal_of_the_day_has_the_options_of_everybody() -> None:
    session = a_table(2)
    session.table = fold(None, replace(opening(2), daily="2026-11-17"), 0).table
    session.do(None, Sit("guest-0", "Ada"))

    assert session.refusal(0, options(2, hints=True)) is Refusal.FIXED_OPTIONS


def test_options_that_change_again_and_again_are_refused_after_a_while() -> None:
    session = gathered(2)
    while session.table.entries < GATHERING_ENTRIES:
        session.do(0, options(2, hints=session.table.entries % 2 == 0))

    assert session.refusal(0, options(2)) is Refusal.TOO_MANY_CHANGES
    for seat in (0, 1):
        session.do(seat, Ready(f"0{seat}"))
    assert session.table.stage is Stage.PLAYING
