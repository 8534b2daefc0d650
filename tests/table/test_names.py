"""Names must be visible, stay within their line, and differ from the others'."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seasalt.rules.record import MAX_NAME, is_name
from seasalt.table import Refusal, Sit
from seasalt.table.names import distinct_name, look_of, looks_of, mixes_scripts, tidy_name
from tests.table.sessions import a_table


@pytest.mark.parametrize(
    "name",
    [
        "Ada",
        "<img src=x onerror=alert(1)>",
        "Zoë",
        "Nguyễn",
        "เก๋ไก๋",
        "אָדָם",
        "Ольга",
        "木村さん",
        "👩🏽 🇮🇹 ❤️",
        "7",
        ".",
        "x" * MAX_NAME,
    ],
)
def test_what_can_be_seen_is_a_name(name: str) -> None:
    assert tidy_name(name) == name


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "\u3164",
        "Ada\u3164",
        "\u2800",
        "\u115f",
        "\u1160",
        "\uffa0",
        "\u200b",
        "\u200d",
        "\u2060Ada",
        "\ufeff",
        "\ufe0f",
        "Ada\ufe00",
        "\U000e0100",
        "\U000e0041",
        "\u00ad",
        "Ada\u202egnp",
        "\u2067Ada\u2069",
        "\u061cAda",
        "Ada\nBo",
        "\x00",
        "\ue000",
        "\u0301",
        "A \u0301",
        "Z\u0351\u0352\u0353algo",
        "a\ufe0f\ufe0f\ufe0f",
        "x" * (MAX_NAME + 1),
        "x" * 1_000_000,
    ],
)
def test_what_cannot_be_seen_or_leaves_its_line_is_no_name(name: str) -> None:
    assert tidy_name(name) is None


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Ada ", "Ada"),
        ("Ada\u00a0Lovelace", "Ada Lovelace"),
        ("Zoe\u0308", "Zoë"),
        ("👩\u200d🚀", "👩🚀"),
        ("می\u200cنا", "مینا"),
    ],
)
def test_a_name_is_tidied(typed: str, kept: str) -> None:
    assert tidy_name(typed) == kept


@given(st.text())
def test_what_is_kept_can_stand_in_a_record_and_is_tidy(text: str) -> None:
    name = tidy_name(text)

    assert name is None or (is_name(name) and tidy_name(name) == name)


@pytest.mark.parametrize("other", ["Guest", "guest", "GUEST", "Gùést", "Guеst", "Ｇuest"])
def test_a_name_that_looks_the_same_gets_a_number(other: str) -> None:
    assert distinct_name("Guest", ["Ada", other]) == "Guest 2"


@pytest.mark.parametrize(
    "other",
    ["MIA", "Mía", "Міа", "M i a", "Mia ✓", "·Mia·", "Ｍｉａ", "ⓜⓘⓐ", "M1a", "Mla", "Mıa", "ᴍɪᴀ", "ꓟꓲꓮ"],
)
def test_what_may_be_taken_for_a_name_looks_like_it(other: str) -> None:
    assert look_of(other) == look_of("Mia")


def test_capitals_of_greek_may_be_taken_for_latin_ones_and_for_their_own_small_ones() -> None:
    assert look_of("Nik") in looks_of("ΝΙΚ")
    assert look_of("νικ") in looks_of("ΝΙΚ")
    assert looks_of("Nik") == {look_of("nik")}


@pytest.mark.parametrize("other", ["Mia 2", "Maia", "Mia K", "✓"])
def test_what_is_another_name_does_not(other: str) -> None:
    assert look_of(other) != look_of("Mia")


@pytest.mark.parametrize(
    ("name", "mixes"),
    [("Mіa", True), ("Ꮇia", True), ("Mia Ёж", False), ("木村さん", False), ("Мия7", False), ("Ναι", False)],
)
def test_no_word_of_a_language_has_letters_of_several_scripts(name: str, mixes: bool) -> None:
    assert mixes_scripts(name) == mixes


def test_numbers_go_on_and_fit() -> None:
    assert distinct_name("Guest", ["Guest", "Guest 2", "Guest 3"]) == "Guest 4"
    assert len(distinct_name("x" * MAX_NAME, ["x" * MAX_NAME])) == MAX_NAME


def test_two_of_the_same_name_can_be_told_apart_at_a_table() -> None:
    session = a_table(3)
    for guest in range(3):
        session.do(None, Sit(f"guest-{guest}", "Guest"))

    assert [place.name for place in session.table.places] == ["Guest", "Guest 2", "Guest 3"]


def test_a_guest_with_an_invisible_name_cannot_sit_down() -> None:
    assert a_table(2).refusal(None, Sit("guest-0", "\u3164")) is Refusal.BAD_NAME
