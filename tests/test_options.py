"""Every option of the rules at every door where it has to be known: what a new option lacks fails here."""

import os
import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from seasalt.kernel.convert import new_state, set_rules
from seasalt.kernel.engines.compiled_source import compiled_parts
from seasalt.kernel.game.chance import roll
from seasalt.kernel.game.layout import FIELDS, SETUP, State
from seasalt.kernel.observation.row import OBSERVATION, OPTION_PLACES, OPTIONS_BLOCK, observe
from seasalt.rules import Edition, Ruleset, format_record, parse_record, with_options
from seasalt.rules.citation import Certainty
from seasalt.rules.edition import BOOKS, SOURCES
from seasalt.rules.record import Record
from seasalt.rules.ruleset import (
    OPTION_TABLE,
    OPTIONS,
    format_option,
    numbered,
    option_values,
    unusual_values,
)
from seasalt.server.web.public_routes import option_states
from seasalt.table import fold, format_entry, parse_entry
from seasalt.table.entry import ENTRY_VERSION
from seasalt.texts import Texts, languages, texts
from seasalt.texts.rulebook import rules_page
from tests.rules import test_options_matter
from tests.rules.reference import sections
from tests.table.sessions import opening

DOCS = Path(__file__).parents[1] / "docs"


def rulesets(name: str) -> list[Ruleset]:
    """The standard rules with every other value of an option."""
    values = ("13",) if name == "target_score" else unusual_values(name)
    return [with_options(Ruleset(), {name: value}) for value in values]


# --- doors


def record_of_the_kernel(name: str) -> None:
    field = OPTION_TABLE[name].record
    if field is None:
        assert name in {"extra_salt", "target_score"}  # the box, and a number of its own
        return
    assert field in {one.name for one in FIELDS}
    assert field in State.__annotations__
    for ruleset in (Ruleset(), *rulesets(name)):
        s = State()
        set_rules(s, ruleset, 2)
        assert getattr(s, field) == numbered(ruleset, name)


def functions_of_the_kernel(name: str) -> None:
    field = OPTION_TABLE[name].record
    used = [at for at, text in compiled_parts().items() if at != "observe" and f" . {field} " in text]
    assert used or field is None


def observations(name: str) -> None:
    """A value that is not the standard one is a 1 at its place, and nothing else."""
    place = OPTION_TABLE[name].observed
    for number, ruleset in enumerate(rulesets(name), 1):
        expected = [0] * OPTION_PLACES
        if isinstance(place, int):
            expected[place + number - 1] = 1
        assert options_seen(ruleset) == expected


def options_seen(ruleset: Ruleset) -> list[int]:
    s, row = new_state(ruleset, 2), [0] * OBSERVATION
    while s.phase >= SETUP:
        roll(s)
    observe(s, row)
    return row[OPTIONS_BLOCK : OPTIONS_BLOCK + OPTION_PLACES]


def records_of_games(name: str) -> None:
    for ruleset in rulesets(name):
        record = Record(Edition.STANDARD, ruleset, ("Ada", "Bo"))
        assert parse_record(format_record(record)).ruleset == ruleset


def logs_of_tables(name: str) -> None:
    assert 1 <= OPTION_TABLE[name].since <= ENTRY_VERSION
    for ruleset in rulesets(name):
        written = replace(opening(2), options={option: format_option(ruleset, option) for option in OPTIONS})
        assert fold(None, parse_entry(format_entry(written)), 0).table.ruleset == ruleset


def route_of_editions(name: str) -> None:
    (state,) = [state for state in option_states() if state.name == name]
    assert state.number or tuple(state.values) == option_values(name)
    assert [book.edition for book in state.books] == list(BOOKS)


def words_in_every_language(name: str) -> None:
    named = [value for value in option_values(name) if value[0].isalpha() and value not in ("true", "false")]
    keys = [f"option-{name}", *(f"value-{name}-{value}" for value in named)]
    missing = [(language, key) for language in languages() for key in keys if not says(language, key)]
    assert missing == []


def says(language: str, key: str) -> bool:
    return bool(texts(language).say(key.replace("_", "-")))


def rules_pages(name: str) -> None:
    """The page has a slot for the option: each value reads otherwise."""
    for language in languages():
        pages = [opening_of(texts(language), ruleset) for ruleset in (Ruleset(), *rulesets(name))]
        assert len(set(pages)) == len(pages), language


def opening_of(words: Texts, ruleset: Ruleset) -> str:
    page = rules_page(words, Edition.STANDARD, ruleset)
    return page.split(words.say("differences-here-title"))[0].split(words.say("differences-title"))[0]


def games_that_show_the_difference(name: str) -> None:
    assert [test for test in vars(test_options_matter) if test.startswith(f"test_{name}_")]


def differences_in_the_reference(name: str) -> None:
    assert f"`{name}`" in sections()["6.1"]


DOORS: Sequence[Callable[[str], None]] = (
    record_of_the_kernel,
    functions_of_the_kernel,
    observations,
    records_of_games,
    logs_of_tables,
    route_of_editions,
    words_in_every_language,
    rules_pages,
    games_that_show_the_difference,
    differences_in_the_reference,
)


@pytest.mark.parametrize("name", OPTIONS)
def test_an_option_is_known_at_every_door(name: str) -> None:
    missing = [said for door in DOORS if (said := missing_at(door, name))]

    assert not missing, "\n".join(missing)


def missing_at(door: Callable[[str], None], name: str) -> str:
    """What an option lacks at a door; nothing if it is known there."""
    try:
        door(name)
    except Exception as error:  # whatever breaks without it
        return f"{door.__name__}: {error!r}"
    return ""


def test_every_number_of_the_block_of_options_belongs_to_one_value() -> None:
    """Networks have learned these numbers: a new option takes none of them, and none moves."""
    places = {
        option.observed + number: f"{name}={value}"
        for name, option in OPTION_TABLE.items()
        if isinstance(option.observed, int)
        for number, value in enumerate(unusual_values(name))
    }

    assert [places.get(place) for place in range(OPTION_PLACES)] == [
        "tie_break=round_ender",
        "tie_break=last_to_play",
        "next_starter=left_of_last_turn",
        "empty_deck_in_last_chance=continue",
        "mermaid_color=none",
        "mermaid_win=instant",
        "starfish_in_hand=table_only",
        "seahorse_feeds_multipliers=true",
        "force_empty_pile=false",
    ]
    assert len(places) == OPTION_PLACES


def test_an_option_that_old_nodes_do_not_know_says_so() -> None:
    """These are as old as the log; a new one has a later `since`, so that older nodes leave it alone."""
    oldest = [name for name, option in OPTION_TABLE.items() if option.since == 1]

    assert oldest == [
        *("tie_break", "next_starter", "empty_deck_in_last_chance", "mermaid_color", "mermaid_win"),
        *("starfish_in_hand", "seahorse_feeds_multipliers", "force_empty_pile", "extra_salt", "target_score"),
    ]
    assert {option.since for option in OPTION_TABLE.values()} <= {1, *range(3, ENTRY_VERSION + 1)}


# --- tables of the docs, which `UPDATE_SNAPSHOTS=1` writes


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def presets() -> str:
    """What each edition plays; a star where its book is silent."""

    def cell(edition: Edition, name: str) -> str:
        silent = edition in BOOKS and SOURCES[name][edition].certainty is Certainty.SILENT
        return format_option(edition.ruleset, name) + "*" * silent

    rows = [[name, *(cell(edition, name) for edition in Edition)] for name in OPTIONS]
    return table(["option", *Edition], rows)


def options() -> str:
    """The values of each option, the standard one first."""
    rows = []
    for name, option in OPTION_TABLE.items():
        standard = format_option(Ruleset(), name)
        others = [f"`{value}`" for value in unusual_values(name)]
        if name == "target_score":
            others = ["any number from 1"]
        rows.append([f"`{name}`", f"`{standard}`", ", ".join(others), "yes" if option.scores else ""])
    return table(["option", "standard", "or", "for `score`"], rows)


PRINTED = [("rules-reference.md", "presets", presets), ("command-line.md", "options", options)]


@pytest.mark.parametrize(("page", "name", "made"), PRINTED)
def test_the_pages_have_the_tables_of_the_code(page: str, name: str, made: Callable[[], str]) -> None:
    text = (DOCS / page).read_text("utf-8")
    now, found = re.subn(
        f"(<!-- {name} -->\n\n).*?(<!-- end of {name} -->)",
        lambda place: f"{place[1]}{made()}\n\n{place[2]}",
        text,
        flags=re.DOTALL,
    )
    if os.environ.get("UPDATE_SNAPSHOTS"):
        (DOCS / page).write_text(now, "utf-8")

    assert found == 1
    assert (DOCS / page).read_text("utf-8") == now
