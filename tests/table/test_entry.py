"""The lines of a log: written once, read for ever."""

from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seasalt.rules import Seat
from seasalt.table import Entry, format_entry, parse_entry
from seasalt.table.entry import (
    Acted,
    BecameReady,
    BotSat,
    BotTookOver,
    Emoted,
    HandedBack,
    PersonSat,
    RematchOpened,
    SeatEmptied,
    SummarySeen,
)
from tests.table.sessions import a_session, opening

ENTRIES: list[Entry] = [
    opening(4),
    PersonSat(Seat(0), "guest-0", "Ada 🦀 “of” the Sea"),
    BotSat(Seat(1), "greedy", "Bo"),
    SeatEmptied(Seat(2)),
    BecameReady(Seat(0), "00ff"),
    Acted(Seat(3), "keep crab-DB > B", by_bot=True),
    BotTookOver(Seat(0), "greedy", "clock"),
    HandedBack(Seat(0)),
    SummarySeen(Seat(1)),
    Emoted(Seat(1), "well-played"),
    RematchOpened(Seat(1), "ab" * 32, "cd" * 32),
]


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: type(entry).__name__)
def test_an_entry_is_read_back_from_its_line(entry: Entry) -> None:
    line = format_entry(entry)

    assert parse_entry(line) == entry
    assert "\n" not in line


def test_every_kind_of_entry_is_tried_here() -> None:
    assert {type(entry) for entry in ENTRIES} == set(get_args(Entry))


def test_the_lines_of_a_log_are_these() -> None:
    """A line that is written today must be read in ten years: a change here breaks stored games."""
    assert [format_entry(entry) for entry in ENTRIES[1:]] == [
        '{"type": "PersonSat", "seat": 0, "guest": "guest-0", "name": "Ada 🦀 “of” the Sea"}',
        '{"type": "BotSat", "seat": 1, "bot": "greedy", "name": "Bo"}',
        '{"type": "SeatEmptied", "seat": 2}',
        '{"type": "BecameReady", "seat": 0, "nonce": "00ff"}',
        '{"type": "Acted", "seat": 3, "action": "keep crab-DB > B", "by_bot": true}',
        '{"type": "BotTookOver", "seat": 0, "bot": "greedy", "why": "clock"}',
        '{"type": "HandedBack", "seat": 0}',
        '{"type": "SummarySeen", "seat": 1}',
        '{"type": "Emoted", "seat": 1, "phrase": "well-played"}',
        f'{{"type": "RematchOpened", "seat": 1, "commitment": "{"ab" * 32}", "secret": "{"cd" * 32}"}}',
    ]


def test_a_table_from_before_there_were_hints_has_none() -> None:
    line = format_entry(opening(2, hints=True))
    old = line.replace(', "hints": true', "")

    assert old != line
    assert parse_entry(old) == opening(2, hints=False)


@given(st.integers(0, 10_000))
def test_every_entry_of_any_session_is_read_back(seed: int) -> None:
    session, _ = a_session(seed, tries=100)

    for line in session.log:
        assert parse_entry(format_entry(line.entry)) == line.entry
