"""Seats, the beginning of a game, bots that take over, and rematches."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seasalt.rules import Seat, format_record, parse_record, replay
from seasalt.rules.fairness import bot_nonce, commitment, shared_seed
from seasalt.rules.shuffle import seeded_starter
from seasalt.table import (
    DAY,
    Act,
    EmptySeat,
    Pace,
    Ready,
    Rematch,
    Return,
    Sit,
    SitBot,
    Stage,
    Table,
    TakeOver,
    TakeoverReason,
    fold,
    format_entry,
    parse_entry,
)
from seasalt.table.faces import FACES, usual_face
from seasalt.table.refusal import Refusal
from tests.table.sessions import BOT, SECRET, a_session, a_table, gathered, over, started

OTHER_SECRET = bytes(range(32, 64))


# --- seats


def test_a_new_table_is_empty_and_its_first_version_is_one() -> None:
    table = a_table(3).table

    assert [place.is_empty for place in table.places] == [True, True, True]
    assert (table.version, table.stage, table.game) == (1, Stage.GATHERING, None)


def test_a_person_takes_the_seat_of_their_choice_or_the_first_that_is_free() -> None:
    session = a_table(3)
    session.do(None, Sit("guest-b", "Bo", Seat(1)))
    session.do(None, Sit("guest-a", "Ada"))
    session.do(None, Sit("guest-c", "Cleo"))

    assert [place.name for place in session.table.places] == ["Ada", "Bo", "Cleo"]
    assert session.table.seat_of("guest-c") == 2
    assert session.table.seat_of("guest-d") is None


def test_a_person_has_the_face_of_their_choice_or_always_the_same_and_keeps_it() -> None:
    session = over(2)
    chosen, other = a_table(2), a_table(2)
    chosen.do(None, Sit("ada", "Ada", face="owl-pu"))
    for each in (chosen, other):
        each.do(None, Sit("ben", "Ben"))
    before = [place.face for place in session.table.places]
    session.do(1, Rematch(OTHER_SECRET))

    assert chosen.table.places[0].face == "owl-pu"
    assert chosen.table.places[1].face == other.table.places[0].face == usual_face("ben")
    assert usual_face("ben") in FACES
    assert [place.face for place in session.table.places] == before
    assert chosen.refusal(None, Sit("cleo", "Cleo", face="yeti-or")) == Refusal.BAD_FACE


def test_the_host_is_the_person_who_has_sat_longest() -> None:
    session = a_table(4)
    for guest, seat in (("guest-a", 2), ("guest-b", 1), ("guest-c", 3)):
        session.do(None, Sit(guest, guest, Seat(seat)))
        session.wait(1000)
    first = session.table.host
    session.do(2, EmptySeat(Seat(2)))
    session.do(None, Sit("guest-a", "Ada", Seat(2)))

    assert (first, session.table.host) == (2, 1)


def test_a_bot_is_no_host() -> None:
    session = a_table(2)
    session.do(None, SitBot(Seat(0), BOT, "Kai"))

    assert session.table.host is None


def test_a_person_who_changes_seats_is_not_ready_any_more() -> None:
    session = a_table(3)
    session.do(None, Sit("guest-a", "Ada"))
    session.do(0, Ready("aa"))
    session.do(0, EmptySeat(Seat(0)))
    session.do(None, Sit("guest-a", "Ada", Seat(2)))

    assert [place.nonce for place in session.table.places] == [None, None, None]


def test_a_person_who_takes_a_ready_seat_is_not_ready() -> None:
    session = a_table(2)
    session.do(None, Sit("guest-a", "Ada"))
    session.do(0, Ready("aa"))
    session.do(0, EmptySeat(Seat(0)))
    session.do(None, Sit("guest-b", "Bo", Seat(0)))

    assert session.table.places[0].nonce is None


def test_every_entry_is_one_version() -> None:
    session, _ = a_session(seed=5, tries=200)

    assert session.table.version == len(session.log) > 50


# --- the beginning


def test_the_game_begins_when_the_last_person_is_ready() -> None:
    session = gathered(3)
    session.do(2, Ready("02"))
    session.do(0, Ready("00"))
    before = session.table
    session.do(1, Ready("01"))

    assert (before.stage, before.games) == (Stage.GATHERING, 0)
    assert (session.table.stage, session.table.games) == (Stage.PLAYING, 1)


def test_the_game_begins_when_a_bot_takes_the_last_seat_and_everybody_else_is_ready() -> None:
    session = a_table(2)
    session.do(None, Sit("guest-a", "Ada"))
    session.do(0, Ready("aa"))
    session.do(0, SitBot(Seat(1), BOT, "Bo"))

    assert session.table.stage is Stage.PLAYING


def test_bots_alone_do_not_begin_a_game() -> None:
    session = gathered(2, bots=2)
    alone = session.table
    session.do(None, EmptySeat(Seat(0)))
    session.do(None, Sit("guest-a", "Ada"))
    session.do(0, Ready("aa"))

    assert alone.stage is Stage.GATHERING
    assert session.table.stage is Stage.PLAYING


def test_the_seed_is_made_of_the_secret_and_a_nonce_of_every_seat() -> None:
    session = started(3, bots=1)
    table = session.table
    nonces = (b"\x00", b"\x01", bytes.fromhex(bot_nonce(SECRET, Seat(2))))

    assert table.fairness.seed == shared_seed(SECRET, nonces)
    assert table.game is not None
    assert table.game.round.starter == seeded_starter(table.fairness.seed, 3)


def test_a_bot_adds_nothing_that_the_server_could_have_chosen_after_the_commitment() -> None:
    early, late = a_table(2), a_table(2)
    early.do(None, SitBot(Seat(1), BOT, "Bo"))
    early.do(None, Sit("guest-a", "Ada"))
    early.do(0, Ready("aa"))
    late.do(None, Sit("guest-a", "Ada"))
    late.do(0, Ready("aa"))
    late.do(None, SitBot(Seat(1), "random", "Cleo"))

    assert early.table.fairness == late.table.fairness


# --- a person leaves


def test_a_bot_plays_for_a_person_who_left_until_they_take_the_seat_back() -> None:
    session = started(2)
    seat = session.table.to_act
    assert seat is not None
    session.do(seat, TakeOver(seat, BOT, TakeoverReason.LEFT))
    by_bot = session.act().entry
    session.do(seat, Return())

    assert getattr(by_bot, "by_bot", False)
    assert session.table.places[seat].guest is not None
    assert session.table.places[seat].played_by is None


def test_a_game_is_finished_by_bots_when_all_people_have_left() -> None:
    session = started(2, target="3")
    for seat in (0, 1):
        session.do(seat, TakeOver(Seat(seat), BOT, TakeoverReason.LEFT))
    session.play_until_over()

    assert session.table.stage is Stage.OVER


def test_an_absent_person_is_waited_for_if_another_person_plays() -> None:
    table = started(3, bots=1).table
    alone = started(2, bots=1).table

    assert table.others_wait_for(Seat(0))
    assert not alone.others_wait_for(Seat(0))


def test_while_people_gather_a_ready_person_waits_for_the_others() -> None:
    session = gathered(3, bots=1)
    before = session.table
    session.do(1, Ready("bb"))

    assert not any(before.others_wait_for(Seat(seat)) for seat in range(3))
    assert [session.table.others_wait_for(Seat(seat)) for seat in range(3)] == [True, False, False]


def test_there_is_no_waiting_alone_nor_for_an_empty_seat_nor_after_the_game() -> None:
    alone = a_table(2)
    alone.do(None, Sit("guest-a", "Ada"))
    alone.do(0, Ready("aa"))

    assert not any(alone.table.others_wait_for(Seat(seat)) for seat in (0, 1))
    assert not any(over(2).table.others_wait_for(Seat(seat)) for seat in (0, 1))


def test_at_a_table_for_days_there_is_no_waiting() -> None:
    gathering = gathered(2, pace=Pace.DAYS, base=DAY)
    gathering.do(1, Ready("bb"))

    assert not gathering.table.others_wait_for(Seat(0))
    assert not started(2, pace=Pace.DAYS, base=DAY).table.others_wait_for(Seat(0))


# --- what the server has to do


def test_a_table_is_due_at_once_when_a_bot_is_to_act_and_at_rest_when_a_person_is() -> None:
    session = started(2, bots=1)
    dues = {}
    for _ in range(30):
        dues[session.table.to_act] = session.table.due()
        session.act()

    assert dues == {0: None, 1: 0}


def test_a_table_is_due_at_once_when_a_stand_in_is_to_act() -> None:
    session = started(2)
    seat = session.table.to_act
    assert seat is not None
    before = session.table.due()
    session.do(seat, TakeOver(seat, BOT, TakeoverReason.LEFT))

    assert (before, session.table.due()) == (None, 0)


def test_a_table_for_days_is_due_when_the_time_is_up() -> None:
    session = started(2, pace=Pace.DAYS, base=DAY)

    assert session.table.due() == session.table.deadline() == session.now + DAY


def test_where_no_game_runs_nothing_is_due() -> None:
    assert gathered(2).table.due() is None
    assert over(2).table.due() is None


# --- after the game


def test_a_rematch_keeps_people_and_bots_and_asks_the_people_for_new_nonces() -> None:
    session = over(3, bots=1)
    before = session.table
    session.do(1, Rematch(OTHER_SECRET))
    table = session.table

    assert [(p.guest, p.bot, p.name) for p in table.places] == [
        (p.guest, p.bot, p.name) for p in before.places
    ]
    assert [place.nonce for place in table.places] == [None, None, bot_nonce(OTHER_SECRET, Seat(2))]
    assert (table.stage, table.commitment) == (Stage.GATHERING, commitment(OTHER_SECRET))
    session.do(0, Ready("aa"))
    session.do(1, Ready("bb"))
    assert (session.table.stage, session.table.games) == (Stage.PLAYING, 2)


@pytest.mark.parametrize("why", [TakeoverReason.LEFT, TakeoverReason.AWAY])
def test_a_rematch_frees_the_seat_of_a_person_who_did_not_come_back(why: TakeoverReason) -> None:
    session = started(3, target="1")
    session.do(0 if why is TakeoverReason.LEFT else None, TakeOver(Seat(0), BOT, why))
    session.play_until_over()
    session.do(1, Rematch(OTHER_SECRET))

    assert [place.is_empty for place in session.table.places] == [True, False, False]
    session.do(None, Sit("guest-0", "Ada"))
    assert session.table.places[0].played_by is None


def test_a_person_who_comes_back_after_the_game_or_asks_for_the_rematch_keeps_the_seat() -> None:
    session = started(3, target="1")
    session.do(0, TakeOver(Seat(0), BOT, TakeoverReason.LEFT))
    session.do(1, TakeOver(Seat(1), BOT, TakeoverReason.LEFT))
    session.play_until_over()
    session.do(0, Return())
    session.do(1, Rematch(OTHER_SECRET))

    assert not any(place.is_empty or place.stand_in for place in session.table.places)


def test_a_person_may_leave_after_the_game_and_the_record_is_whole() -> None:
    session = over(2)
    before = session.table.record()
    session.do(0, EmptySeat(Seat(0)))

    assert session.table.seat_of("guest-0") is None
    assert session.table.record() == before
    session.do(1, Rematch(OTHER_SECRET))
    assert session.table.places[0].name == ""


def test_the_server_frees_the_seat_of_a_person_who_does_not_come_to_the_rematch() -> None:
    session = over(2)
    session.do(0, Rematch(OTHER_SECRET))
    session.do(None, EmptySeat(Seat(1)))
    session.do(0, SitBot(Seat(1), BOT, "Bo"))
    session.do(0, Ready("aa"))

    assert session.table.stage is Stage.PLAYING


# --- the record


@pytest.mark.parametrize(("players", "bots"), [(2, 0), (2, 1), (3, 1), (4, 3)])
def test_the_record_of_a_finished_table_verifies(players: int, bots: int) -> None:
    record = over(players, bots=bots).table.record()

    assert record.fairness is not None
    assert parse_record(format_record(record)) == record


def test_the_record_of_a_running_game_does_not_tell_how_its_seed_came_about() -> None:
    session = started(2)
    session.act()

    assert session.table.record().fairness is None


def test_a_record_plays_to_the_same_game() -> None:
    session = over(3)
    *_, last = replay(session.table.record())

    assert last.step.game == session.table.game


def test_the_records_of_all_games_are_kept_through_a_rematch() -> None:
    session = over(2)
    first = session.table.record()
    session.do(0, Rematch(OTHER_SECRET))
    between = session.table.records()
    for seat in (0, 1):
        session.do(seat, Ready("bb"))
    playing = session.table.records()
    session.play_until_over()

    assert between == playing == (first,)
    assert session.table.records() == (first, session.table.record())
    assert session.table.record() != first


# --- the log is the source of truth


def folded(lines: list[tuple[str, int]]) -> Table:
    table = None
    for text, at in lines:
        table = fold(table, parse_entry(text), at).table
    assert table is not None
    return table


@given(st.integers(0, 10_000))
def test_the_same_log_makes_the_same_table(seed: int) -> None:
    session, _ = a_session(seed, tries=250)
    lines = [(format_entry(line.entry), line.at) for line in session.log]

    assert folded(lines) == session.table


def test_random_sessions_come_to_rematches_takeovers_and_summaries() -> None:
    sessions = [a_session(seed, tries=500)[0] for seed in range(12)]
    happened = {type(line.entry).__name__ for session in sessions for line in session.log}

    assert happened == {
        "TableOpened",
        "PersonSat",
        "BotSat",
        "SeatEmptied",
        "BecameReady",
        "OptionsChanged",
        "Acted",
        "BotTookOver",
        "HandedBack",
        "SummarySeen",
        "Emoted",
        "RematchOpened",
        "PersonReplaced",
    }
    assert max(session.table.games for session in sessions) > 2


@given(st.integers(0, 10_000))
def test_in_any_session_every_game_that_ends_has_a_record_that_verifies(seed: int) -> None:
    session, _ = a_session(seed, tries=250)

    for record in session.table.records():
        assert record.fairness is not None
        assert parse_record(format_record(record)) == record


@given(st.integers(0, 10_000))
def test_in_any_session_the_seat_to_act_can_act(seed: int) -> None:
    session, _ = a_session(seed, tries=120)
    if session.table.stage is Stage.PLAYING:
        session.now = max(session.now, session.table.summary_until or 0)
        version = session.table.version
        session.act()

        assert session.table.version == version + 1


def test_a_person_acts_by_notation() -> None:
    session = started(2)
    session.do(session.table.to_act, Act("draw"))

    assert session.table.game is not None
    assert len(session.table.game.round.drawn) == 2
