"""Which commands a table accepts, and which it refuses with which reason."""

from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seasalt.rules import Reason, Seat
from seasalt.table import (
    EMOTE_PAUSE,
    PHRASES,
    Act,
    BotAct,
    Command,
    Emote,
    EmptySeat,
    Entry,
    Pace,
    Ready,
    Refusal,
    Refused,
    Rematch,
    Return,
    SeeSummary,
    Sit,
    SitBot,
    TakeOver,
    TakeoverReason,
    check_hint,
    decide,
    fold,
)
from tests.table.sessions import BOT, Session, a_session, a_table, gathered, over, started

SECRET = bytes(32)


def one_person() -> Session:
    """Ada sits on seat 1 of three; seat 2 has a bot."""
    session = a_table(3)
    session.do(None, Sit("guest-0", "Ada"))
    session.do(0, SitBot(Seat(1), BOT, "Bo"))
    return session


# --- seats


def test_a_seat_that_is_taken_is_refused() -> None:
    session = one_person()

    assert session.refusal(None, Sit("guest-9", "Cleo", Seat(0))) is Refusal.SEAT_TAKEN
    assert session.refusal(None, Sit("guest-9", "Cleo", Seat(1))) is Refusal.SEAT_TAKEN
    assert session.refusal(0, SitBot(Seat(0), BOT, "Cleo")) is Refusal.SEAT_TAKEN
    assert gathered(2).refusal(None, Sit("guest-9", "Cleo")) is Refusal.SEAT_TAKEN


@pytest.mark.parametrize("seat", [-1, 3])
def test_a_seat_that_the_table_does_not_have_is_refused(seat: int) -> None:
    session = one_person()
    commands: list[Command] = [
        Sit("guest-9", "Cleo", Seat(seat)),
        SitBot(Seat(seat), BOT, "Cleo"),
        EmptySeat(Seat(seat)),
    ]

    assert {session.refusal(None, command) for command in commands} == {Refusal.NO_SUCH_SEAT}
    playing = started(3)
    assert playing.refusal(None, BotAct(Seat(seat), "draw")) is Refusal.NO_SUCH_SEAT
    assert playing.refusal(None, TakeOver(Seat(seat), BOT, TakeoverReason.AWAY)) is Refusal.NO_SUCH_SEAT


def test_a_guest_does_not_sit_on_two_seats() -> None:
    assert one_person().refusal(None, Sit("guest-0", "Ada", Seat(2))) is Refusal.ALREADY_SEATED


@pytest.mark.parametrize("name", ["", " Ada", "A\nda", "a" * 41])
def test_a_name_that_no_record_could_hold_is_refused(name: str) -> None:
    session = a_table(2)

    assert session.refusal(None, Sit("guest-0", name)) is Refusal.BAD_NAME
    assert session.refusal(None, SitBot(Seat(0), BOT, name)) is Refusal.BAD_NAME


def test_a_person_empties_their_own_seat_and_a_bots_but_no_other() -> None:
    session = one_person()
    session.do(None, Sit("guest-2", "Cleo"))

    assert session.refusal(2, EmptySeat(Seat(0))) is Refusal.NOT_YOUR_SEAT
    session.do(0, EmptySeat(Seat(1)))
    assert session.refusal(0, EmptySeat(Seat(1))) is Refusal.SEAT_EMPTY
    session.do(0, EmptySeat(Seat(0)))
    assert session.table.places[0].is_empty


def test_while_a_game_runs_seats_stay_as_they_are() -> None:
    session = started(3, bots=1)
    commands: list[Command] = [
        Sit("guest-9", "Dan"),
        SitBot(Seat(1), BOT, "Dan"),
        EmptySeat(Seat(2)),
        EmptySeat(Seat(0)),
        Ready("aa"),
    ]

    assert {session.refusal(0, command) for command in commands} == {Refusal.NOT_GATHERING}
    assert over(2).refusal(None, Sit("guest-9", "Dan")) is Refusal.NOT_GATHERING


# --- ready


@pytest.mark.parametrize("nonce", ["", "0", "AA", "0G", "00" * 65, " 00", "00\n", "\x00"])
def test_a_nonce_is_one_to_64_bytes_in_pairs_of_digits(nonce: str) -> None:
    assert gathered(2).refusal(0, Ready(nonce)) is Refusal.BAD_NONCE


@pytest.mark.parametrize("nonce", ["00", "ff" * 64])
def test_the_shortest_and_the_longest_nonce_are_taken(nonce: str) -> None:
    session = gathered(2)
    session.do(0, Ready(nonce))

    assert session.table.places[0].nonce == nonce


def test_being_ready_twice_does_not_change_a_nonce() -> None:
    session = gathered(2)
    session.do(0, Ready("aa"))

    assert session.refusal(0, Ready("bb")) is Refusal.ALREADY_READY


def test_only_those_who_sit_are_asked() -> None:
    session = started(2)
    commands: list[Command] = [Act("draw"), Return(), SeeSummary(), Emote("hello"), Rematch(SECRET)]

    assert {session.refusal(None, command) for command in commands} == {Refusal.NOT_SEATED}
    assert gathered(2).refusal(None, Ready("aa")) is Refusal.NOT_SEATED


def test_a_person_who_has_just_lost_the_seat_is_refused_too() -> None:
    gathering, after = gathered(2), over(2)
    gathering.do(None, EmptySeat(Seat(0)))
    after.do(0, EmptySeat(Seat(0)))

    assert gathering.refusal(0, Ready("aa")) is Refusal.NOT_SEATED
    assert after.refusal(0, Rematch(SECRET)) is Refusal.NOT_SEATED
    assert after.refusal(0, Emote("hello")) is Refusal.NOT_SEATED


# --- acting


def test_out_of_turn_is_refused() -> None:
    session = started(2)
    seat = session.table.to_act
    assert seat is not None

    assert session.refusal(1 - seat, Act("draw")) is Refusal.NOT_YOUR_TURN


@pytest.mark.parametrize(
    "text", ["", "fly", "take C", "DRAW", "draw ", "deal crab-DB", "lose crab-DB", "\x00"]
)
def test_what_is_no_action_of_a_player_is_refused(text: str) -> None:
    session = started(2)

    assert session.refusal(session.table.to_act, Act(text)) is Refusal.BAD_ACTION


def test_what_the_rules_refuse_is_refused_with_their_reason() -> None:
    session = started(2)

    assert session.refusal(session.table.to_act, Act("stop")) is Reason.WRONG_PHASE
    assert session.refusal(session.table.to_act, Act("steal 9")) is Refusal.BAD_ACTION
    session.do(session.table.to_act, Act("take A"))
    assert session.refusal(session.table.to_act, Act("lay crab-DB crab-DB")) is Reason.CARD_NOT_IN_HAND


def test_before_and_after_the_game_actions_are_refused() -> None:
    for session in (gathered(2), over(2)):
        assert session.refusal(0, Act("draw")) is Refusal.NOT_PLAYING
        assert session.refusal(None, BotAct(Seat(1), "draw")) is Refusal.NOT_PLAYING
        assert session.refusal(0, TakeOver(Seat(0), BOT, TakeoverReason.LEFT)) is Refusal.NOT_PLAYING


# --- bots


def test_only_the_server_acts_for_a_bot_and_never_for_a_person() -> None:
    session = started(2, bots=1)

    assert session.refusal(None, BotAct(Seat(0), "draw")) is Refusal.NOT_TAKEN_OVER
    assert session.refusal(0, BotAct(Seat(1), "draw")) is Refusal.NOT_YOUR_SEAT


def test_a_bot_has_to_keep_to_the_rules() -> None:
    session = started(2, bots=1)
    while session.table.to_act != 1:
        session.act()

    assert session.refusal(None, BotAct(Seat(1), "stop")) is Reason.WRONG_PHASE
    assert session.refusal(None, BotAct(Seat(1), "deal crab-DB")) is Refusal.BAD_ACTION


def test_a_person_does_not_act_while_a_bot_plays_the_seat() -> None:
    session = started(2)
    seat = session.table.to_act
    assert seat is not None
    session.do(seat, TakeOver(seat, BOT, TakeoverReason.LEFT))

    assert session.refusal(seat, Act("draw")) is Refusal.BOT_PLAYS
    assert session.refusal(seat, TakeOver(seat, BOT, TakeoverReason.LEFT)) is Refusal.BOT_PLAYS


def test_a_bots_own_seat_is_not_taken_over() -> None:
    assert started(2, bots=1).refusal(None, TakeOver(Seat(1), BOT, TakeoverReason.AWAY)) is Refusal.BOT_PLAYS


def test_only_oneself_says_that_one_leaves_and_only_the_server_that_one_is_away() -> None:
    session = started(2)

    assert session.refusal(1, TakeOver(Seat(0), BOT, TakeoverReason.LEFT)) is Refusal.NOT_YOUR_SEAT
    assert session.refusal(None, TakeOver(Seat(0), BOT, TakeoverReason.LEFT)) is Refusal.NOT_YOUR_SEAT
    assert session.refusal(1, TakeOver(Seat(0), BOT, TakeoverReason.AWAY)) is Refusal.NOT_YOUR_SEAT
    assert session.refusal(0, TakeOver(Seat(0), BOT, TakeoverReason.CLOCK)) is Refusal.NOT_YOUR_SEAT


def test_a_bot_takes_over_for_an_absent_person_only_where_another_waits() -> None:
    session = started(2)
    session.do(None, TakeOver(Seat(0), BOT, TakeoverReason.AWAY))

    assert session.refusal(None, TakeOver(Seat(1), BOT, TakeoverReason.AWAY)) is Refusal.NOBODY_WAITS
    assert (
        started(2, bots=1).refusal(None, TakeOver(Seat(0), BOT, TakeoverReason.AWAY)) is Refusal.NOBODY_WAITS
    )


def test_at_a_table_for_days_absence_is_no_reason_to_take_over() -> None:
    session = started(2, pace=Pace.DAYS, base=1000)

    assert session.refusal(None, TakeOver(Seat(0), BOT, TakeoverReason.AWAY)) is Refusal.NOBODY_WAITS


def test_a_person_who_has_not_left_cannot_come_back() -> None:
    assert started(2).refusal(0, Return()) is Refusal.NOT_TAKEN_OVER


def test_the_server_lets_an_absent_person_back_in_but_not_one_who_has_left() -> None:
    session = started(2)
    session.do(None, TakeOver(Seat(0), BOT, TakeoverReason.AWAY))
    session.do(0, Return(TakeoverReason.AWAY))
    session.do(0, TakeOver(Seat(0), BOT, TakeoverReason.LEFT))

    assert session.refusal(0, Return(TakeoverReason.AWAY)) is Refusal.NOT_TAKEN_OVER
    session.do(0, Return())


# --- summary, talk, rematch


def test_without_a_summary_there_is_nothing_to_have_read() -> None:
    assert started(2).refusal(0, SeeSummary()) is Refusal.NO_SUMMARY


@pytest.mark.parametrize("phrase", PHRASES)
def test_a_preset_phrase_can_be_said_at_any_time(phrase: str) -> None:
    for session in (gathered(2), started(2), over(2)):
        session.do(1, Emote(phrase))


def test_free_text_is_not_a_phrase() -> None:
    assert started(2).refusal(0, Emote("you ...")) is Refusal.UNKNOWN_PHRASE


def test_phrases_of_one_seat_need_a_pause() -> None:
    session = started(2)
    session.do(0, Emote("hurry"))
    assert session.refusal(0, Emote("hurry")) is Refusal.TOO_OFTEN
    session.do(1, Emote("thanks"))
    session.wait(EMOTE_PAUSE)
    session.do(0, Emote("hurry"))

    assert session.table.version == len(session.log)


def test_a_rematch_comes_after_the_game() -> None:
    assert started(2).refusal(0, Rematch(SECRET)) is Refusal.NOT_OVER
    assert gathered(2).refusal(0, Rematch(SECRET)) is Refusal.NOT_OVER


# --- hints


def hint_refusal(session: Session, seat: int | None) -> object:
    with pytest.raises(Refused) as refused:
        check_hint(session.table, None if seat is None else Seat(seat))
    return refused.value.reason


def test_a_hint_is_for_the_person_whose_turn_it_is() -> None:
    session = started(3, hints=True)
    turn = session.table.to_act
    assert turn is not None
    check_hint(session.table, turn)

    others = [seat for seat in range(3) if seat != turn]
    assert {hint_refusal(session, seat) for seat in others} == {Refusal.NOT_YOUR_TURN}
    assert hint_refusal(session, None) is Refusal.NOT_SEATED


def test_a_table_without_hints_gives_none() -> None:
    session = started(2)

    assert {hint_refusal(session, seat) for seat in (0, 1)} == {Refusal.NO_HINTS}


def test_there_is_no_hint_before_the_game_nor_after_it() -> None:
    assert hint_refusal(gathered(2, hints=True), 0) is Refusal.NOT_PLAYING
    assert hint_refusal(over(2, hints=True), 0) is Refusal.NOT_PLAYING


def test_for_whom_a_bot_plays_there_is_no_hint() -> None:
    session = started(2, hints=True)
    turn = session.table.to_act
    session.do(turn, TakeOver(Seat(turn or 0), BOT, TakeoverReason.LEFT))

    assert hint_refusal(session, turn) is Refusal.BOT_PLAYS


def test_a_rematch_keeps_the_hints() -> None:
    session = over(2, hints=True)
    session.do(0, Rematch(SECRET))

    assert session.table.hints


# --- in any session


@given(st.integers(0, 10_000))
def test_whatever_is_decided_can_be_folded_and_deciding_again_says_the_same(seed: int) -> None:
    _, tried = a_session(seed, tries=150)

    for before, seat, command, now, answer in tried:
        who = None if seat is None else Seat(seat)
        if isinstance(answer, get_args(Entry)):
            assert decide(before, who, command, now) == answer
            assert fold(before, answer, now).table.version == before.version + 1
        else:
            with pytest.raises(Refused) as refused:
                decide(before, who, command, now)
            assert refused.value.reason is answer


def test_every_refusal_of_a_table_is_met_in_some_session_but_for_those_of_the_server() -> None:
    met: set[object] = set()
    for seed in range(30):
        met |= {one.answer for one in a_session(seed, tries=400)[1] if isinstance(one.answer, Refusal)}

    of_the_server = {Refusal.NO_SUCH_TABLE, Refusal.STALE, Refusal.UNKNOWN_BOT, Refusal.NO_HINTS}
    of_the_bounds = {Refusal.TOO_MANY_GAMES, Refusal.RETURN_LATER, Refusal.TOO_LONG, Refusal.BAD_FACE}
    assert set(Refusal) - met == of_the_server | of_the_bounds | {Refusal.CLOSED, Refusal.FIXED_OPTIONS}
