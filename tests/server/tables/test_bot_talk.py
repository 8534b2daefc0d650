"""Bots say little, and only about what everybody saw."""

from dataclasses import replace

from seasalt.rules import Seat
from seasalt.rules.event import Called, CardStolen, Event, TurnStarted
from seasalt.rules.result import Call
from seasalt.server.tables.bot_talk import remark
from seasalt.table import BotEmote, Refusal, Table
from tests.table.sessions import started

PERSON, BOT, OTHER = Seat(0), Seat(1), Seat(2)
TRIES = 300


def a_table() -> Table:
    """A person and two bots in a game."""
    table = started(3).table
    places = (table.places[0], *(replace(place, guest=None, bot="casual") for place in table.places[1:]))
    return replace(table, places=places)


def said(table: Table, *events: Event) -> list[BotEmote]:
    """All that is said to these events, at tables that differ in their version alone."""
    found = (remark(replace(table, version=version), events) for version in range(TRIES))
    return [one for one in found if one is not None]


def test_a_robbed_bot_sometimes_says_so_and_mostly_does_not() -> None:
    remarks = said(a_table(), CardStolen(PERSON, BOT, None))

    assert set(remarks) == {BotEmote(BOT, "oops")}
    assert TRIES / 10 < len(remarks) < TRIES / 2


def test_people_are_never_spoken_for() -> None:
    assert said(a_table(), CardStolen(PERSON, PERSON, None)) == []
    assert {one.seat for one in said(a_table(), Called(BOT, Call.LAST_CHANCE))} == {OTHER}


def test_the_same_table_says_the_same_again() -> None:
    table, event = a_table(), Called(PERSON, Call.LAST_CHANCE)

    assert said(table, event) == said(table, event)
    assert {one.phrase for one in said(table, event)} == {"good-luck"}


def test_a_bot_that_has_spoken_is_silent_for_the_round() -> None:
    table = a_table()
    places = tuple(replace(place, said=1) for place in table.places)

    assert said(replace(table, places=places), CardStolen(PERSON, BOT, None)) == []


def test_an_ordinary_turn_is_not_worth_a_word() -> None:
    assert said(a_table(), TurnStarted(BOT)) == []


def test_the_table_lets_a_bot_speak_once_a_round_and_no_player_in_its_name() -> None:
    session = started(2, bots=1)
    bot = Seat(next(seat for seat, place in enumerate(session.table.places) if place.bot))
    word = BotEmote(bot, "oops")

    assert session.refusal(1 - bot, word) is Refusal.NOT_YOUR_SEAT
    session.do(None, word)
    assert session.refusal(None, word) is Refusal.TOO_OFTEN
    assert session.refusal(None, BotEmote(Seat(1 - bot), "oops")) is Refusal.NOT_YOUR_SEAT
