"""The rules page follows the options, for every edition."""

from pathlib import Path

import pytest

from seasalt.cli import main
from seasalt.rules import Edition, Ruleset, with_options
from seasalt.rules.edition import MENTIONED
from seasalt.rules.ruleset import OPTIONS, format_option, option_values
from seasalt.texts import languages, texts
from seasalt.texts.rulebook import differences_table, edition_name, rules_page

ROOT = Path(__file__).parents[2]
DOUBLED = ("target_score", "doubled")
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


@pytest.mark.parametrize(
    ("option", "value", "origin"),
    [
        ("mermaid_win", "instant", "The Russian book says so in one place (“collected”)."),
        ("force_empty_pile", "false", "EN can be read so: it leaves the choice free and does not mention "),
        ("starfish_in_hand", "table_only", "RU is silent, and BGA counted so until October 2025."),
        ("seahorse_feeds_multipliers", "true", "RU is silent, and BGA counted so until September 2023."),
        ("target_score", "80", "BGA offers it, as the doubled target."),
        ("target_score", "60", "BGA offers it, as the doubled target."),
        ("target_score", "50", "A house rule: no book says so."),
    ],
)
def test_a_rule_that_a_source_mentions_is_not_called_a_house_rule(
    option: str, value: str, origin: str
) -> None:
    page = rules_page(texts(), Edition.STANDARD, with_options(Ruleset(), {option: value}))
    (line,) = (line for line in page.split("\n") if line.startswith("- ") and "(standard: " in line)

    assert line.partition("). ")[2].startswith(origin)


def test_every_value_that_a_source_mentions_is_one_that_no_edition_plays_by() -> None:
    played = {(option, format_option(edition.ruleset, option)) for edition in Edition for option in OPTIONS}

    assert MENTIONED & played == set()
    assert all(value in option_values(option) for option, value in MENTIONED if (option, value) != DOUBLED)


# --- questions that the text must answer

LEAVES_THE_ORDER = {
    "en": "The other cards stay in their order.",
    "de": "Die anderen Karten bleiben in ihrer Reihenfolge.",
    "fr": "Les autres cartes restent dans leur ordre.",
    "it": "Le altre carte restano nel loro ordine.",
    "ru": "Порядок остальных карт не меняется.",
}
ONE_CARD_IS_ONE = {
    "en": "A card counts as one, however many animals or things are pictured on it.",
    "de": "Eine Karte zählt als eine, gleich wie viele Tiere oder Dinge darauf abgebildet sind.",
    "fr": "Une carte compte pour une, quel que soit le nombre d’animaux ou d’objets dessinés dessus.",
    "it": "Una carta conta per una, non importa quanti animali o oggetti vi siano disegnati.",
    "ru": "Карта считается за одну, сколько бы животных или предметов на ней ни было нарисовано.",
}
BONUS_APART = {
    "en": "a color that a mermaid has counted counts here again",
    "de": "Auch eine Farbe, die eine Meerjungfrau schon gezählt hat, zählt hier noch einmal",
    "fr": "une couleur déjà comptée par une sirène compte ici une nouvelle fois",
    "it": "un colore già contato da una sirena qui conta di nuovo",
    "ru": "цвет, который уже засчитала русалка, здесь считается ещё раз",
}
BOATS_IN_A_FINAL_TURN = {
    "en": "boats give another turn",
    "de": "Boote bringen einen weiteren Zug",
    "fr": "les bateaux donnent un tour de plus",
    "it": "le barche danno un altro turno",
    "ru": "кораблики дают ещё один ход",
}


@every_language
@pytest.mark.parametrize(
    "sentences",
    [LEAVES_THE_ORDER, ONE_CARD_IS_ONE, BONUS_APART, BOATS_IN_A_FINAL_TURN],
    ids=["crabs leave the order", "one card is one", "bonus apart", "boats in a final turn"],
)
def test_the_rules_say_what_players_ask(language: str, sentences: dict[str, str]) -> None:
    page = " ".join(rules_page(texts(language), Edition.STANDARD, Ruleset()).split())

    assert sentences[language] in page


EMPTY_DECK = ("empty deck", "leerer Stapel", "pioche vide", "mazzo vuoto", "Пустая колода")
READING = ("reading", "Lesart", "interprétation", "interpretazione", "толкование")
NO_COLOR = ("No color", "Keine Farbe", "Aucune couleur", "Nessun colore", "Ни один цвет")
AGAIN = ("again", "noch einmal", "à nouveau", "di nuovo", "снова")


@pytest.mark.parametrize(
    ("option", "value", "words", "is_said"),
    [
        # It follows the sentence on STOP, which is scored, so it must name the empty deck itself.
        ("empty_deck_in_last_chance", "void", EMPTY_DECK, True),
        ("starfish_in_hand", "counts", READING, True),
        # A color may count twice: for a mermaid and for the bonus.
        ("mermaid_color", "white", NO_COLOR, False),
        ("mermaid_color", "none", NO_COLOR, False),
        # The Italian starter need not have begun before.
        ("next_starter", "left_of_last_turn", AGAIN, False),
    ],
)
def test_a_sentence_says_what_it_must_and_no_more(
    option: str, value: str, words: tuple[str, ...], is_said: bool
) -> None:
    for language, said in zip(("en", "de", "fr", "it", "ru"), words, strict=True):
        assert (said in sentence(option, value, language)) is is_said


@every_language
def test_mermaids_without_a_color_are_listed_without_one(language: str) -> None:
    words = texts(language)
    page = rules_page(words, Edition.STANDARD, with_options(Ruleset(), {"mermaid_color": "none"}))
    row = next(
        line for line in page.split("\n") if line.startswith(f"| {words.say('kind-mermaid', count=1)} |")
    )

    assert row.split(" | ")[-1] == f"{words.say('value-mermaid-color-none')} |"


@pytest.mark.parametrize("extra_salt", [False, True])
def test_the_russian_edition_is_like_the_standard_one_but_for_extra_salt(*, extra_salt: bool) -> None:
    page = rules_page(texts(), Edition.RU, Ruleset(extra_salt=extra_salt))

    assert (
        "This edition has Extra Salt; here that is an option of its own. "
        "On every other option the Russian edition plays like the standard edition."
    ) in page


def test_an_edition_without_extra_salt_says_so_where_it_is_added() -> None:
    page = rules_page(texts(), Edition.DE, Ruleset(extra_salt=True))

    assert "Extra Salt is added, which this edition does not have. On every other option " in page
