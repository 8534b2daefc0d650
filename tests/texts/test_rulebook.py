"""The rules page says what the options say, for every edition."""

from pathlib import Path

import pytest

from seasalt.cli import main
from seasalt.rules import Edition, Ruleset, with_options
from seasalt.rules.edition import BOOKS, SOURCES, Says, Voice
from seasalt.rules.ruleset import OPTIONS, format_option, option_values
from seasalt.texts import languages, texts
from seasalt.texts.rulebook import differences_table, edition_name, rules_page

ROOT = Path(__file__).parents[2]
SWITCHES = [name for name in OPTIONS if name != "target_score"]


every_language = pytest.mark.parametrize("language", languages())


def sentence(option: str, value: str, language: str = "en") -> str:
    return texts(language).say(f"sentence-{option}-{value}".replace("_", "-"))


def test_the_page_in_the_docs_is_what_the_command_prints(capsys: pytest.CaptureFixture[str]) -> None:
    main(["rules", "--markdown"])

    assert (ROOT / "docs" / "rules.md").read_text("utf-8") == capsys.readouterr().out


@every_language
@pytest.mark.parametrize("edition", Edition)
def test_the_page_of_an_edition_has_its_own_sentences_and_no_other(edition: Edition, language: str) -> None:
    page = rules_page(texts(language), edition, edition.ruleset)

    for option in SWITCHES:
        said = {value for value in option_values(option) if sentence(option, value, language) in page}
        assert said == {format_option(edition.ruleset, option)}


@every_language
@pytest.mark.parametrize("option", SWITCHES)
def test_the_page_follows_every_value_of_every_option(option: str, language: str) -> None:
    for value in option_values(option):
        page = rules_page(texts(language), Edition.STANDARD, with_options(Ruleset(), {option: value}))

        assert sentence(option, value, language) in page


def test_the_page_names_the_target_of_a_house_rule() -> None:
    page = rules_page(texts(), Edition.STANDARD, Ruleset(target_score=1234))

    assert "until somebody has 1234 points" in page.replace("\n", " ")


@every_language
@pytest.mark.parametrize("edition", Edition)
def test_the_page_leaves_no_slot_open(edition: Edition, language: str) -> None:
    words = texts(language)
    page = rules_page(words, edition, edition.ruleset)
    opening = " ".join(page.split("\n## ")[0].split())

    assert "{{" not in page
    assert any(name in opening for name in edition_name(words, edition).spellings)


def test_the_differences_have_one_row_for_each_option() -> None:
    rows = [line for line in differences_table(texts()).split("\n") if line.startswith("|")][2:]

    assert [row.split("|")[2].strip() for row in rows] == [f"`{option}`" for option in OPTIONS]


def test_every_book_has_a_say_on_every_option() -> None:
    assert {option: tuple(SOURCES[option]) for option in SOURCES} == dict.fromkeys(OPTIONS, BOOKS)


def opinions() -> list[tuple[str, Edition, Says]]:
    """What is said by books that have the cards. An edition never switches the box, so that is left out."""
    return [
        (option, book, says)
        for option, row in SOURCES.items()
        for book, says in row.items()
        if says.voice is not Voice.ABSENT and option != "extra_salt"
    ]


@pytest.mark.parametrize(("option", "book", "says"), opinions())
def test_an_edition_plays_as_its_book_says(option: str, book: Edition, says: Says) -> None:
    assert format_option(book.ruleset, option) == says.value


@pytest.mark.parametrize("edition", Edition)
def test_an_edition_never_switches_the_box(edition: Edition) -> None:
    assert not edition.ruleset.extra_salt


@pytest.mark.parametrize("edition", Edition)
def test_what_an_edition_does_differently_is_listed(edition: Edition) -> None:
    differing = [
        option
        for option in OPTIONS
        if format_option(edition.ruleset, option) != format_option(Ruleset(), option)
    ]
    page = rules_page(texts(), edition, edition.ruleset)
    if edition is Edition.STANDARD:
        assert "## What this edition does differently" not in page
        return
    chapter = page.split("## What this edition does differently\n")[1].split("\n## ")[0]
    names = [texts().say(f"option-{option.replace('_', '-')}") for option in differing]

    assert [
        line.split(":")[0].removeprefix("- ") for line in chapter.split("\n") if line[:2] == "- "
    ] == names
    assert ("plays like the standard edition" in chapter) == (not differing)


def test_a_rule_that_no_book_has_is_called_a_house_rule() -> None:
    page = rules_page(texts(), Edition.DE, with_options(Ruleset(), {"mermaid_color": "none"}))

    assert "- The color of mermaids: no color (standard: white). A house rule: no book says so." in page
