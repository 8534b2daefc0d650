"""Properties of the notation of any action."""

from hypothesis import given
from hypothesis import strategies as st

from seasalt.rules import (
    Action,
    Deal,
    Keep,
    Lay,
    Lose,
    NotationError,
    Pick,
    Pile,
    Seat,
    Steal,
    format_cards,
    parse_action,
    parse_cards,
)
from tests.properties import all_actions
from tests.properties.strategies import cards


def actions() -> st.SearchStrategy[Action]:
    """Any action that a text can name, trios among them."""
    bare = st.sampled_from(tuple(parse_action(text) for text in ("draw", "mermaids", "stop", "last", "end")))
    piles = st.sampled_from(tuple(parse_action(text) for text in ("take A", "take B", "look A", "look B")))
    of_card = st.builds(Pick, cards()) | st.builds(Deal, cards()) | st.builds(Lose, cards())
    lays = st.builds(Lay, st.tuples(cards(), cards()) | st.tuples(cards(), cards(), cards()))
    steals = st.builds(Steal, st.sampled_from(tuple(map(Seat, range(4)))))
    return st.one_of(bare, piles, of_card, lays, steals, st.builds(Keep, cards(), st.sampled_from(Pile)))


@given(actions())
def test_an_action_is_read_back_from_its_text(action: Action) -> None:
    assert parse_action(str(action)) == action


def test_every_action_but_a_trio_is_read_back_from_its_text() -> None:
    sayable = [action for action in all_actions.without_trios() if _has_a_text(action)]

    assert [parse_action(str(action)) for action in sayable] == sayable
    assert len(set(map(str, sayable))) == len(sayable)


def _has_a_text(action: Action) -> bool:
    match action:
        case Steal(victim):
            return victim in range(4)
        case Lay(laid):
            return len(laid) in (2, 3)
        case _:
            return True


@given(st.lists(cards()))
def test_cards_are_read_back_from_their_text(some: list[object]) -> None:
    assert parse_cards(format_cards(tuple(some))) == tuple(some)  # type: ignore[arg-type]


SAYABLE = frozenset(map(str, filter(_has_a_text, all_actions.without_trios())))
WORDS = ("draw", "keep", "lay", "pick", "steal", "crab-DB", "fish-LB", ">", "A", "1", "", " ")


@given(st.text() | st.lists(st.sampled_from(WORDS)).map(" ".join))
def test_text_is_either_one_action_or_a_notation_error(text: str) -> None:
    try:
        action = parse_action(text)
    except NotationError:
        assert text not in SAYABLE
    else:
        assert str(action) == text
