"""The texts use the terms of the printed rule books."""

import re
from pathlib import Path

import pytest

from seasalt.bots import NAMES
from seasalt.rules import Color, Kind
from seasalt.texts import color_name, kind_name, languages, texts
from tests.texts.catalogs import messages, prose

Row = dict[str, str]


def tables() -> dict[str, list[Row]]:
    """The tables of terms.md by their titles."""
    found: dict[str, list[Row]] = {}
    chapters = (Path(__file__).parent / "terms.md").read_text("utf-8").split("\n## ")[1:]
    for chapter in chapters:
        title, *lines = chapter.split("\n")
        heads, _, *rows = [
            [cell.strip() for cell in line.strip("|").split("|")] for line in lines if line[:1] == "|"
        ]
        found[title] = [dict(zip(heads, row, strict=True)) for row in rows]
    return found


TABLES = tables()


def test_the_tables_have_every_card_and_every_color() -> None:
    assert {row["id"] for row in TABLES["Cards"]} == set[str](Kind)
    assert {row["id"] for row in TABLES["Colors"]} == set[str](Color)


@pytest.mark.parametrize("language", languages())
def test_cards_are_called_as_in_the_book(language: str) -> None:
    called = {row["id"]: kind_name(texts(language), Kind(row["id"])).lower() for row in TABLES["Cards"]}

    assert called == {row["id"]: row[language].lower() for row in TABLES["Cards"]}


@pytest.mark.parametrize("language", languages())
def test_colors_are_called_as_in_the_book(language: str) -> None:
    called = {row["id"]: str(color_name(texts(language), Color(row["id"]))) for row in TABLES["Colors"]}

    assert called == {row["id"]: row[language] for row in TABLES["Colors"]}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("term", TABLES["Terms"], ids=lambda term: term["en"])
def test_a_term_of_the_book_is_used_where_it_belongs(term: Row, language: str) -> None:
    without = [
        place for place in term["where"].split() if term[language].lower() not in words_of(language, place)
    ]

    assert without == []


@pytest.mark.parametrize("row", TABLES["Not said"], ids=lambda row: f"{row['language']}: {row['word']}")
def test_one_thing_has_one_word(row: Row) -> None:
    word = re.compile(rf"\b({row['word'].replace(' ', '|')})\b")
    told = {key: prose(message) for key, message in messages(row["language"]).items()}
    told["page"] = texts(row["language"]).page("rules")

    assert {key for key, text in told.items() if word.search(text)} == set(row["except in"].split())


def words_of(language: str, place: str) -> str:
    if place == "page":
        return " ".join(texts(language).page("rules").lower().split())
    return prose(messages(language)[place]).lower()


def test_in_russian_every_bot_has_a_russian_name() -> None:
    names = [name for names in NAMES.values() for name in names]

    assert [name for name in names if texts("ru").say("bot-name", name=name) == name] == []
    assert [name for name in names if texts("de").say("bot-name", name=name) != name] == []
