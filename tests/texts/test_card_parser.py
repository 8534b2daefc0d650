"""Parsing of typed cards."""

from collections.abc import Callable
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seasalt.rules import Card, Cards, Color, Kind, format_cards, parse_cards
from seasalt.rules.cards import EXTRA_SALT_BOX
from seasalt.rules.scoring import Tableau, is_duo
from seasalt.texts import Complaint, card_name, explain, languages, texts
from seasalt.texts.card_parser import ALL_CARDS, MAX_LENGTH, CardParser


@cache
def spelling(language: str = "en") -> CardParser:
    """Made when a test needs it: every process of the tests imports this file."""
    return CardParser(texts(language))


def read(text: str) -> str:
    return format_cards(spelling().cards(text))


def laid(text: str) -> list[str]:
    return [format_cards(group) for group in spelling().tableau(text)]


def complaint(text: str, reading: Callable[[str], object] = read) -> str:
    with pytest.raises(Complaint) as raised:
        reading(text)
    return explain(texts(), raised.value)


def laid_complaint(text: str) -> str:
    return complaint(text, laid)


# --- valid text


@pytest.mark.parametrize(
    "text",
    [
        "crab-DB",
        "crab db",
        "CRAB-db",
        "Crab_DB",
        "db crab",
        "dark blue crab",
        "crab dark blue",
        "crabs dark blue",
        "  crab   db ",
        "\tcrab\u00a0DB\u00a0",
        "-crab-DB-",
        "crab d",
        "cra d",
        "d b crab",
        ",;crab-DB;,\n",
    ],
)
def test_a_card_may_be_written_in_many_ways(text: str) -> None:
    assert read(text) == "crab-DB"


def test_cards_need_nothing_between_them() -> None:
    assert read("dark blue crab crab lb octopus-YE") == "crab-DB crab-LB octopus-YE"


def test_commas_semicolons_and_lines_part_cards() -> None:
    assert read("crab db,crab lb;octopus ye\nshell gy") == "crab-DB crab-LB octopus-YE shell-GY"


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("mermaid", "mermaid-WH"),
        ("merm", "mermaid-WH"),
        ("lobster", "lobster-BK"),
        ("penguin colony", "colony-GR"),
        ("shoal of fish", "shoal-GY"),
        ("cast of crabs", "crabcast-GR"),
        ("lighthouse", "lighthouse-PU"),
    ],
)
def test_a_kind_of_one_color_needs_no_color(text: str, card: str) -> None:
    assert read(text) == card


@pytest.mark.parametrize("text", ["2x mermaid", "2 mermaids", "2* merm", "x2 mermaid", "2× mermaid"])
def test_a_count_repeats_a_card(text: str) -> None:
    assert read(text) == "mermaid-WH mermaid-WH"


def test_a_count_is_for_the_next_card_only() -> None:
    assert read("2x crab db crab lb") == "crab-DB crab-DB crab-LB"


def test_a_whole_word_beats_a_word_cut_short() -> None:
    assert read("crab gr") == "crab-GR"  # not grey, which begins the same


@pytest.mark.parametrize("text", ["", " ", ",", "- _", "\u00a0", "\n\n"])
def test_an_empty_text_is_no_cards(text: str) -> None:
    assert read(text) == ""


def test_cards_keep_the_order_in_which_they_are_typed() -> None:
    assert read("shell gy, crab db") == "shell-GY crab-DB"


# --- in every language


@pytest.mark.parametrize("language", languages())
def test_every_card_is_known_by_its_name_in_the_language_in_english_and_by_code(language: str) -> None:
    words = texts(language)
    for card in ALL_CARDS:
        one, two, five = (card_name(words, card, count) for count in (1, 2, 5))

        assert spelling(language).cards(f"{one}, 2 {two}, 5x {five}") == (card,) * 8
        assert spelling(language).cards(card_name(texts(), card)) == (card,)
        assert spelling(language).cards(str(card)) == (card,)


@pytest.mark.parametrize(
    ("language", "text", "cards"),
    [
        ("de", "dunkelblaue Krabbe", "crab-DB"),
        ("de", "Krabbe dunkelblau", "crab-DB"),
        ("de", "DUNKELBLAU KRABBE", "crab-DB"),
        ("de", "dunkel krab", "crab-DB"),
        ("de", "grüne Muschel, gruene Muschel, grun muschel", "shell-GR shell-GR shell-GR"),
        ("de", "2x weiße Meerjungfrauen, weisse meerj", "mermaid-WH mermaid-WH mermaid-WH"),
        ("de", "Kapitän Kapitaen kapitan", "captain-LO captain-LO captain-LO"),
        ("de", "schwarzer Fisch black fish fish-BK", "fish-BK fish-BK fish-BK"),
        ("de", "Okt gelb", "octopus-YE"),
        ("fr", "étoile de mer jaune, etoile de mer bleu clair", "starfish-YE starfish-LB"),
        ("it", "granchio blu scuro", "crab-DB"),
        ("ru", "тёмно-синий краб, темно синий краб", "crab-DB crab-DB"),
    ],
)
def test_a_name_may_be_written_in_many_ways(language: str, text: str, cards: str) -> None:
    assert format_cards(spelling(language).cards(text)) == cards


def test_a_gender_is_not_a_card() -> None:
    with pytest.raises(Complaint):
        spelling("de").cards("pl schwarz")  # an attribute of several words


def test_what_was_typed_is_repeated_with_its_accents() -> None:
    with pytest.raises(Complaint) as raised:
        spelling("de").cards("grüner Wombat")

    assert explain(texts("de"), raised.value).startswith("„grüner wombat“ ist keine Karte. Meinst du ")


@pytest.mark.parametrize("language", languages())
def test_the_longest_text_is_answered_at_once(language: str) -> None:
    """Many possible readings are not enumerated."""
    with pytest.raises(Complaint):
        spelling(language).cards("s b " * (MAX_LENGTH // 4))


# --- errors


def test_a_word_that_fits_several_cards_is_not_guessed() -> None:
    result = complaint("sh db")

    assert result == "“sh db” could mean dark blue shark / dark blue shell: please write a little more."


def test_a_card_without_its_color_is_asked_for_it() -> None:
    result = complaint("sailor")

    assert result.startswith("“sailor” needs a color: sailors come in orange and pink. Did you mean sailor-")


def test_a_wrong_color_is_answered_with_those_of_the_kind() -> None:
    result = complaint("purple sailor")

    assert result == (
        "There is no “purple sailor” in the box: sailors come in orange and pink. Did you mean sailor-PK?"
    )


@pytest.mark.parametrize(
    ("text", "about"),
    [
        ("mermaid-DB", "mermaid db"),
        ("crab-DB mermaid-DB", "mermaid db"),
        ("crab db, mermaid dark blue", "mermaid dark blue"),
        ("crab-DB dark blue mermaid", "dark blue mermaid"),
    ],
)
def test_a_kind_of_one_color_does_not_exist_in_another(text: str, about: str) -> None:
    assert complaint(text) == (
        f"There is no “{about}” in the box: mermaids come in white. Did you mean mermaid-WH?"
    )


@pytest.mark.parametrize(
    ("text", "nearest"),
    [
        ("carb-DB", "crab-DB"),
        ("octopsu ye", "octopus-YE"),
        ("mermiad", "mermaid-WH"),
        ("dark bleu crab", "crab-DB"),
    ],
)
def test_a_slip_is_answered_with_the_nearest_card(text: str, nearest: str) -> None:
    assert complaint(text).endswith(f"Did you mean {nearest}?")


def test_what_follows_good_cards_is_named_alone() -> None:
    assert complaint("crab db crab lb wombat").startswith("“wombat” is not a card.")


def test_more_than_any_box_could_hold_is_not_read() -> None:
    result = complaint("crab-DB " * MAX_LENGTH)

    assert result == "That is too long to be cards: more than 2,000 characters."


@pytest.mark.parametrize("text", ["100x crab db", "2x", "x", "²x crab db", "2x 2x crab db"])
def test_a_count_that_makes_no_sense_is_not_read(text: str) -> None:
    assert complaint(text).endswith("?")


@pytest.mark.parametrize("count", ["0x", "0", "x0", "00×"])
def test_zero_copies_of_a_card_are_refused(count: str) -> None:
    result = f"“{count}” is not a number of cards: count from 1, or leave the card out."

    assert complaint(f"crab lb, {count} crab-DB") == result


# --- what the box holds


def test_the_whole_box_is_possible() -> None:
    spelling().check_box(EXTRA_SALT_BOX)

    with pytest.raises(Complaint):
        spelling().check_box((*EXTRA_SALT_BOX, EXTRA_SALT_BOX[0]))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("3x crab db", "The box has only 2 dark blue crabs, not 3."),
        ("2x crab gy", "The box has only 1 grey crab, not 2."),
        ("5 mermaids", "The box has only 4 white mermaids, not 5."),
    ],
)
def test_more_copies_than_the_box_has_are_refused(text: str, sentence: str) -> None:
    assert complaint(text, lambda text: spelling().check_box(spelling().cards(text))) == sentence


# --- laid cards


def test_laid_cards_find_their_partners_in_any_order() -> None:
    assert laid("swimmer db boat ye fish bk shark lb fish gr boat bk") == [
        "swimmer-DB shark-LB",
        "boat-YE boat-BK",
        "fish-BK fish-GR",
    ]


def test_a_starfish_joins_a_duo() -> None:
    assert laid("starfish db crab db crab lb fish bk fish gr") == [
        "crab-DB crab-LB starfish-DB",
        "fish-BK fish-GR",
    ]


def test_a_slash_says_which_cards_lie_together() -> None:
    assert laid("crab db crab lb / fish bk starfish ye fish gr") == [
        "crab-DB crab-LB",
        "fish-BK fish-GR starfish-YE",
    ]


@pytest.mark.parametrize("text", ["", " / ", "|"])
def test_nothing_laid_is_no_groups(text: str) -> None:
    assert laid(text) == []


@pytest.mark.parametrize(
    "text",
    [
        "crab db",
        "crab db crab lb crab ye",
        "crab db fish bk",
        "2x mermaid",
        "starfish db",
        "crab db crab lb starfish db starfish lb",
        "shell db shell lb",
    ],
)
def test_cards_that_make_no_duos_cannot_lie_on_the_table(text: str) -> None:
    assert laid_complaint(text).startswith("These cannot lie on the table: ")


@pytest.mark.parametrize(
    "text", ["crab db / crab lb", "crab db crab lb crab ye /", "crab db crab lb starfish db starfish lb |"]
)
def test_cards_between_slashes_must_be_one_duo(text: str) -> None:
    assert laid_complaint(text).startswith("These cannot lie together: ")


def test_more_laid_cards_than_the_box_has_are_refused() -> None:
    assert laid_complaint("9x crab db " * 9) == "The box has only 2 dark blue crabs, not 81."


def test_a_whole_box_without_partners_is_answered_at_once() -> None:
    result = laid_complaint(format_cards(EXTRA_SALT_BOX))

    assert result.startswith("These cannot lie on the table: black boat, black boat, dark blue boat, ")


def test_one_crab_too_many_among_many_duos_is_answered_at_once() -> None:
    kinds = (Kind.BOAT, Kind.SWIMMER, Kind.SHARK, Kind.FISH, Kind.CRAB)  # an odd number of crabs, tried last
    cards = [card for kind in kinds for card in EXTRA_SALT_BOX if card.kind is kind]
    cards.remove(Card(Kind.FISH, Color.GREEN))

    assert laid_complaint(format_cards(tuple(cards))).startswith("These cannot lie on the table: ")


# --- any text

SOME = ("crab", "s", "l", "2x", "9", "dark", "blue", "of", "x")
WORDS = st.sampled_from([*map(str, ALL_CARDS), *SOME, *"-_/|, \0"])
TEXTS = st.text(max_size=60) | st.lists(WORDS, max_size=30).map(" ".join)


@given(TEXTS)
def test_any_text_is_cards_or_a_complaint(text: str) -> None:
    cards: Cards = ()
    result = "a sentence"
    try:
        cards = spelling().cards(text)
    except Complaint as error:
        result = explain(texts(), error)

    assert spelling().cards(format_cards(cards)) == cards
    assert result.isprintable()


@given(TEXTS)
def test_any_text_is_laid_groups_or_a_complaint(text: str) -> None:
    groups: Tableau = ()
    result = "a sentence"
    try:
        groups = spelling().tableau(text)
    except Complaint as error:
        result = explain(texts(), error)

    assert all(is_duo(*group[:2]) and len(group) in (2, 3) for group in groups)
    assert result.isprintable()


@given(st.lists(st.sampled_from(ALL_CARDS), max_size=20))
def test_cards_by_name_are_read_as_cards_by_code(cards: list[Card]) -> None:
    by_name = ", ".join(card_name(texts(), card) for card in cards)

    assert spelling().cards(by_name) == parse_cards(format_cards(tuple(cards)))
