"""The notation of cards and actions."""

import pytest

from seasalt.rules import (
    Action,
    CallLastChance,
    CallStop,
    Card,
    Color,
    Deal,
    Draw,
    EndTurn,
    Fault,
    Keep,
    Kind,
    Lay,
    LayMermaids,
    Look,
    Lose,
    NotationError,
    Pick,
    Pile,
    Seat,
    Steal,
    TakeTop,
    box,
    format_cards,
    parse_action,
    parse_card,
    parse_cards,
)
from seasalt.rules.notation import format_seat, parse_pile, parse_seat

CRAB = Card(Kind.CRAB, Color.DARK_BLUE)
FISH = Card(Kind.FISH, Color.LIGHT_BLUE)
STAR = Card(Kind.STARFISH, Color.YELLOW)

TEXTS: dict[str, Action] = {
    "draw": Draw(),
    "take A": TakeTop(Pile.A),
    "take B": TakeTop(Pile.B),
    "keep crab-DB > B": Keep(CRAB, Pile.B),
    "lay fish-LB fish-LB": Lay((FISH, FISH)),
    "lay crab-DB crab-DB starfish-YE": Lay((CRAB, CRAB, STAR)),
    "look A": Look(Pile.A),
    "pick crab-DB": Pick(CRAB),
    "steal 4": Steal(Seat(3)),
    "mermaids": LayMermaids(),
    "stop": CallStop(),
    "last": CallLastChance(),
    "end": EndTurn(),
    "deal crab-DB": Deal(CRAB),
    "lose crab-DB": Lose(CRAB),
}


@pytest.mark.parametrize("text", TEXTS)
def test_every_action_has_one_text(text: str) -> None:
    assert str(TEXTS[text]) == text
    assert parse_action(text) == TEXTS[text]


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", Fault.UNKNOWN_ACTION),
        ("Draw", Fault.UNKNOWN_ACTION),
        ("draw ", Fault.UNKNOWN_ACTION),
        (" draw", Fault.UNKNOWN_ACTION),
        ("draw two", Fault.UNKNOWN_ACTION),
        ("end\n", Fault.UNKNOWN_ACTION),
        ("steal", Fault.UNKNOWN_SEAT),
        ("steal 0", Fault.UNKNOWN_SEAT),
        ("steal 5", Fault.UNKNOWN_SEAT),
        ("steal ٢", Fault.UNKNOWN_SEAT),
        ("take", Fault.UNKNOWN_PILE),
        ("take a", Fault.UNKNOWN_PILE),
        ("look C", Fault.UNKNOWN_PILE),
        ("pick", Fault.UNKNOWN_CARD),
        ("pick crab", Fault.UNKNOWN_CARD),
        ("deal crab-db", Fault.UNKNOWN_CARD),
        ("lose shark-YE", Fault.UNKNOWN_CARD),
        ("keep crab-DB", Fault.UNKNOWN_ACTION),
        ("keep crab-DB B", Fault.UNKNOWN_ACTION),
        ("keep crab-DB > ", Fault.UNKNOWN_PILE),
        ("keep  > B", Fault.UNKNOWN_CARD),
        ("lay", Fault.WRONG_CARD_COUNT),
        ("lay crab-DB", Fault.WRONG_CARD_COUNT),
        ("lay crab-DB crab-DB crab-DB crab-DB", Fault.WRONG_CARD_COUNT),
        ("lay crab-DB  crab-DB", Fault.UNKNOWN_ACTION),
        ("lay crab-DB\tcrab-DB", Fault.UNKNOWN_ACTION),
    ],
)
def test_any_other_text_is_a_notation_error(text: str, fault: Fault) -> None:
    with pytest.raises(NotationError) as refused:
        parse_action(text)

    assert refused.value.fault is fault


def test_an_action_that_the_rules_refuse_still_has_a_text() -> None:
    assert parse_action("lay shell-DB boat-DB") == Lay(parse_cards("shell-DB boat-DB"))


def test_a_card_is_its_kind_and_its_color() -> None:
    assert parse_card("crab-DB") == CRAB
    assert str(CRAB) == repr(CRAB) == "crab-DB"


def test_every_card_of_the_box_is_read_back_from_its_code() -> None:
    whole = box(extra_salt=True)

    assert parse_cards(format_cards(whole)) == whole


@pytest.mark.parametrize("text", ["", "crab", "crab-", "-DB", "crab-PK", "Crab-DB", "crab-DB ", "crab DB"])
def test_what_is_not_in_the_box_is_no_card(text: str) -> None:
    with pytest.raises(NotationError) as refused:
        parse_card(text)

    assert refused.value.fault is Fault.UNKNOWN_CARD
    assert refused.value.about == text


def test_cards_stand_in_the_order_in_which_they_are_written() -> None:
    assert parse_cards("starfish-YE crab-DB") == (STAR, CRAB)
    assert parse_cards("") == ()


def test_cards_sort_as_their_codes_do() -> None:
    whole = box(extra_salt=True)

    assert sorted(whole) == sorted(whole, key=str)


def test_seats_are_counted_from_one_in_text() -> None:
    assert [parse_seat(text) for text in "1234"] == [0, 1, 2, 3]
    assert [format_seat(Seat(seat)) for seat in range(4)] == ["1", "2", "3", "4"]


def test_piles_are_called_a_and_b() -> None:
    assert [parse_pile(text) for text in "AB"] == [Pile.A, Pile.B]
    assert [str(pile) for pile in Pile] == ["A", "B"]


def test_an_error_says_what_would_have_been_read() -> None:
    with pytest.raises(NotationError) as refused:
        parse_action("take C")

    assert (refused.value.about, refused.value.expected) == ("C", "A B")
