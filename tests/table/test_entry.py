"""The lines of a log, which later versions must still read."""

from dataclasses import replace
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seasalt.rules import Edition, Ruleset, Seat, with_options
from seasalt.rules.ruleset import OPTION_TABLE, RULES_VERSION, MermaidWin
from seasalt.table import Entry, fold, format_entry, parse_entry
from seasalt.table.entry import (
    ENTRY_VERSION,
    Acted,
    BecameReady,
    BotSat,
    BotTookOver,
    Emoted,
    GameResumed,
    HandedBack,
    NewerEntry,
    OptionsChanged,
    PersonReplaced,
    PersonSat,
    RematchOpened,
    SeatEmptied,
    SummarySeen,
    TableClosed,
    UnreadableEntry,
)
from tests.table.sessions import a_session, opening

ENTRIES: list[Entry] = [
    opening(4),
    PersonSat(Seat(0), "guest-0", "Ada 🦀 “of” the Sea"),
    PersonSat(Seat(1), "guest-1", "Bo", "fox-or"),
    BotSat(Seat(1), "greedy", "Bo"),
    SeatEmptied(Seat(2)),
    BecameReady(Seat(0), "00ff"),
    OptionsChanged(Seat(0), 3, "it", {"extra_salt": "true"}, "bank", 30_000, 120_000, False, True),
    Acted(Seat(3), "keep crab-DB > B", by_bot=True),
    BotTookOver(Seat(0), "greedy", "clock"),
    HandedBack(Seat(0)),
    SummarySeen(Seat(1)),
    Emoted(Seat(1), "well-played"),
    RematchOpened(Seat(1), "ab" * 32, "cd" * 32),
    GameResumed(Seat(1), ["deal crab-DB", "draw"]),
    PersonReplaced(Seat(1), "greedy", "Bo"),
    TableClosed(),
]


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: type(entry).__name__)
def test_an_entry_is_read_back_from_its_line(entry: Entry) -> None:
    line = format_entry(entry)

    assert parse_entry(line) == entry
    assert "\n" not in line


def test_a_table_with_the_deal_of_the_day_is_left_to_nodes_that_know_it() -> None:
    daily = replace(opening(2), daily="2026-11-17", rated=True)
    line = format_entry(daily)

    assert parse_entry(line) == daily
    assert line.startswith('{"v": 2, ')


def test_a_rated_table_says_so_to_nodes_that_know_the_word() -> None:
    line = format_entry(replace(opening(2), rated=True))

    assert parse_entry(line) == replace(opening(2), rated=True)
    assert line.startswith('{"v": 2, ')


def test_any_other_table_can_be_read_by_older_nodes() -> None:
    line = format_entry(opening(2))

    assert line.startswith('{"v": 1, ')
    assert "daily" not in line
    assert "rated" not in line


@pytest.fixture
def a_new_option(monkeypatch: pytest.MonkeyPatch) -> str:
    """An option that only the next version of seasalt knows."""
    row = OPTION_TABLE["force_empty_pile"]._replace(since=ENTRY_VERSION + 1)
    monkeypatch.setitem(OPTION_TABLE, "force_empty_pile", row)
    return "force_empty_pile"


def test_a_table_that_plays_by_a_new_option_is_left_to_nodes_that_know_it(a_new_option: str) -> None:
    line = format_entry(replace(opening(2), options={a_new_option: "false", "mermaid_win": "instant"}))

    assert line.startswith(f'{{"v": {ENTRY_VERSION + 1}, ')
    with pytest.raises(NewerEntry):
        parse_entry(line)


def test_a_table_that_plays_as_before_a_new_option_can_be_read_by_older_nodes(a_new_option: str) -> None:
    options = {a_new_option: "true", "mermaid_win": "instant"}
    line = format_entry(replace(opening(2), options=options))

    assert line.startswith('{"v": 1, ')
    assert a_new_option not in line
    ruleset = fold(None, parse_entry(line), 0).table.ruleset
    assert ruleset == with_options(Ruleset(), options)


def test_a_table_from_before_an_option_plays_the_standard_whatever_its_edition() -> None:
    old = replace(opening(2), edition="fr", options={"mermaid_win": "instant"})

    ruleset = fold(None, parse_entry(format_entry(old)), 0).table.ruleset
    assert ruleset == Ruleset(mermaid_win=MermaidWin.INSTANT) != Edition.FR.ruleset


def test_every_kind_of_entry_is_tried_here() -> None:
    assert {type(entry) for entry in ENTRIES} == set(get_args(Entry))


def test_the_lines_of_a_log_are_these() -> None:
    """A line that is written today must be read in ten years: a change here breaks stored games."""
    assert [format_entry(entry) for entry in ENTRIES[1:]] == [
        '{"v": 1, "type": "PersonSat", "seat": 0, "guest": "guest-0", "name": "Ada 🦀 “of” the Sea"}',
        '{"v": 4, "type": "PersonSat", "seat": 1, "guest": "guest-1", "name": "Bo", "face": "fox-or"}',
        '{"v": 1, "type": "BotSat", "seat": 1, "bot": "greedy", "name": "Bo"}',
        '{"v": 1, "type": "SeatEmptied", "seat": 2}',
        '{"v": 1, "type": "BecameReady", "seat": 0, "nonce": "00ff"}',
        '{"v": 5, "type": "OptionsChanged", "seat": 0, "players": 3, "edition": "it", '
        '"options": {"extra_salt": "true"}, "pace": "bank", "base": 30000, "bank": 120000, '
        '"memory_aid": false, "hints": true}',
        '{"v": 1, "type": "Acted", "seat": 3, "action": "keep crab-DB > B", "by_bot": true}',
        '{"v": 1, "type": "BotTookOver", "seat": 0, "bot": "greedy", "why": "clock"}',
        '{"v": 1, "type": "HandedBack", "seat": 0}',
        '{"v": 1, "type": "SummarySeen", "seat": 1}',
        '{"v": 1, "type": "Emoted", "seat": 1, "phrase": "well-played"}',
        '{"v": 1, "type": "RematchOpened", "seat": 1, '
        f'"commitment": "{"ab" * 32}", "secret": "{"cd" * 32}"}}',
        '{"v": 2, "type": "GameResumed", "starter": 1, "actions": ["deal crab-DB", "draw"]}',
        '{"v": 3, "type": "PersonReplaced", "seat": 1, "bot": "greedy", "name": "Bo"}',
        '{"v": 3, "type": "TableClosed"}',
    ]


def test_a_table_from_before_there_were_hints_has_none() -> None:
    line = format_entry(opening(2, hints=True))
    old = line.replace(', "hints": true', "")

    assert old != line
    assert parse_entry(old) == opening(2, hints=False)


def test_a_line_from_before_lines_had_a_version_is_read() -> None:
    assert parse_entry('{"type": "SeatEmptied", "seat": 2}') == SeatEmptied(Seat(2))


@pytest.mark.parametrize(
    "line",
    [
        f'{{"v": {ENTRY_VERSION + 1}, "type": "Waved", "seat": 0}}',
        f'{{"v": {ENTRY_VERSION + 1}, "type": "Acted", "seat": 0, "how": "slowly"}}',
        format_entry(opening(2, rules=RULES_VERSION + 1)),
    ],
)
def test_a_line_that_a_newer_version_wrote_is_told_apart_from_a_damaged_one(line: str) -> None:
    with pytest.raises(NewerEntry):
        parse_entry(line)


@pytest.mark.parametrize(
    "line",
    [
        '{"v": 1, "type": "Waved", "seat": 0}',
        '{"type": "Acted"}',
        '{"type": "Acted", "seat": "0", "action": "draw"}',
        format_entry(opening(2)).replace('"rules": 1', '"rules": "1"'),
        format_entry(opening(2)).replace('"players": 2', '"players": null'),
        '{"type": "Acted", "seat": 0, "action": "draw", "how": "slowly"}',
        '{"seat": 0}',
        '["Acted"]',
        "half a li",
        "",
        "[" * 100_000,
    ],
)
def test_a_damaged_line_is_unreadable(line: str) -> None:
    with pytest.raises(UnreadableEntry):
        parse_entry(line)


def test_a_table_is_played_by_the_rules_it_was_opened_with() -> None:
    table = fold(None, opening(2, rules=1), 0).table

    assert table.ruleset.version == 1
    assert fold(None, parse_entry(format_entry(opening(2)).replace(', "rules": 1', "")), 0).table == table


@given(st.integers(0, 10_000))
def test_every_entry_of_any_session_is_read_back(seed: int) -> None:
    session, _ = a_session(seed, tries=100)

    for line in session.log:
        assert parse_entry(format_entry(line.entry)) == line.entry
