"""Positions agree with the rules and the kernel, and show a seat no more than it may know."""

import copy
import pickle
from random import Random

import numpy as np
import pytest

from seasalt.env.errors import IllegalMove, NotRunning
from seasalt.env.games.position import Position, first_position
from seasalt.env.spiel_tree import choices, histories
from seasalt.kernel.actions import legal_numbers
from seasalt.kernel.convert import state_of
from seasalt.rules import box
from tests.env.walking import a_start, play, small, texts, walk
from tests.thorough import THOROUGH

TINY = [
    "crab-DB crab-DB mermaid-WH mermaid-WH mermaid-WH",
    "mermaid-WH mermaid-WH mermaid-WH shark-DB swimmer-DB",
]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_legal_numbers_are_those_of_the_kernel(players: int) -> None:
    seen = staged = 0
    for seed in range(4):
        for position in walk(first_position(a_start(players, extra_salt=True)), Random(seed)):
            if position.to_act is not None and not position.chosen:
                seen += 1
                assert position.legal() == legal_numbers(state_of(position.game))
            staged += bool(position.chosen)

    assert seen > 200
    assert staged > 0


def test_chance_is_the_share_of_each_card_in_the_pool() -> None:
    position = first_position(a_start())

    chances = position.chances()
    assert len(chances) == len(set(box(extra_salt=False)))
    assert sum(chance for _, chance in chances) == pytest.approx(1)
    (mermaids,) = [chance for card, chance in chances if position.name(card) == "deal mermaid-WH"]
    assert mermaids == 4 / 58


def test_a_number_that_is_not_legal_is_refused() -> None:
    position = first_position(a_start())

    with pytest.raises(IllegalMove):
        position.after(60)
    with pytest.raises(IllegalMove):
        play(play(position, "deal crab-DB"), "deal crab-LB").after(13)  # type: ignore[union-attr, arg-type]


def test_nothing_is_played_after_the_end() -> None:
    *_, last = walk(first_position(a_start(max_rounds=1)), Random(1))

    with pytest.raises(NotRunning):
        last.after(0)


def test_a_copy_is_the_position_itself_and_a_pickle_plays_it_again() -> None:
    for position in walk(first_position(a_start(3, extra_salt=True, max_rounds=1)), Random(3)):
        assert copy.deepcopy(position) is position
        if len(position.numbers) % 9 == 0 or position.chosen:
            again = pickle.loads(pickle.dumps(position))
            assert again.game == position.game
            assert [again.information_state(seat) for seat in range(3)] == [
                position.information_state(seat) for seat in range(3)
            ]
            assert np.array_equal(again.row(1), position.row(1))


# --- what a seat may know


@pytest.mark.parametrize("cards", TINY if THOROUGH else TINY[:1])
def test_an_information_state_forgets_nothing_that_its_seat_did(cards: str) -> None:
    own: dict[str, tuple[tuple[str, int], ...]] = {}
    legal: dict[str, tuple[int, ...]] = {}

    def visit(position: Position, did: tuple[tuple[tuple[str, int], ...], ...]) -> None:
        seat = position.to_act
        for number in choices(position):
            after = did
            if seat is not None:
                state = position.information_state(seat)
                assert own.setdefault(state, did[seat]) == did[seat]
                assert legal.setdefault(state, position.legal()) == position.legal()
                mine = (*did[seat], (state, number))
                after = (mine, did[1]) if seat == 0 else (did[0], mine)
            visit(position.after(number), after)

    visit(small(cards), ((), ()))

    assert len(own) > 1000


def test_an_information_state_only_grows() -> None:
    before = ["", "", "", ""]
    for position in walk(first_position(a_start(4, extra_salt=True)), Random(8)):
        if not position.chosen:
            for seat in range(4):
                assert position.information_state(seat).startswith(before[seat])
                before[seat] = position.information_state(seat)


def test_a_duo_being_laid_is_known_to_its_seat_alone() -> None:
    laying = [p for p in walk(first_position(a_start(extra_salt=True, max_rounds=9)), Random(2)) if p.chosen]

    assert laying
    for position in laying:
        seat = position.game.round.turn
        before = first_position(position.start)
        for number in position.numbers[: -len(position.chosen)]:
            before = before.after(number)
        assert position.information_state(seat) != before.information_state(seat)
        assert position.information_state(1 - seat) == before.information_state(1 - seat)
        assert np.array_equal(position.row(1 - seat), before.row(1 - seat))


@pytest.mark.parametrize("players", [2, 3, 4] if THOROUGH else [3])
def test_what_a_seat_is_told_does_not_change_with_cards_that_it_cannot_know(players: int) -> None:
    rng, others = Random(players), 0
    for seed in range(30):
        steps = list(walk(first_position(a_start(players, extra_salt=True, max_rounds=1)), Random(seed)))
        position = steps[rng.randrange(12, len(steps))]
        viewer = rng.randrange(players)
        other = with_hidden_cards_swapped(position, viewer, rng)
        if other is not None:
            others += other.game != position.game
            assert other.information_state(viewer) == position.information_state(viewer)
            assert np.array_equal(other.row(viewer), position.row(viewer))

    assert others > 7


def with_hidden_cards_swapped(position: Position, viewer: int, rng: Random) -> Position | None:
    """The same game with two cards swapped that the viewer has never seen.

    One is in another seat's hand, the other in the deck. None if the others could not have played that way.
    """
    if position.chosen or position.over:
        return None
    now, known = position.game.round, position.information_state(viewer)
    held = sorted(
        {
            card
            for seat, hand in enumerate(now.hands)
            if seat != viewer
            for card in hand
            if str(card) not in known
        }
    )
    hidden = [card for card in sorted(set(now.deck)) if str(card) not in known and card not in held]
    if not held or not hidden:
        return None
    one, other = str(rng.choice(held)), str(rng.choice(hidden))
    swapped = {one: other, other: one}
    at: Position | None = first_position(position.start)
    for text in texts(position):
        assert at is not None
        at = play(at, " ".join(swapped.get(word, word) for word in text.split()))
        if at is None:
            return None
    return at


def test_the_seat_that_drew_and_the_others_are_told_different_things() -> None:
    position: Position | None = first_position(a_start())
    for text in (
        "deal crab-DB",
        "deal fish-DB",
        "draw",
        "deal boat-BK",
        "deal shell-GY",
        "keep shell-GY > B",
    ):
        assert position is not None
        position = play(position, text)

    assert position is not None
    assert position.information_state(0).endswith(
        "1 lift boat-BK; 1 lift shell-GY; 1 keep shell-GY > B boat-BK"
    )
    assert position.information_state(1).endswith("1 lift ?; 1 lift ?; 1 keep ? > B boat-BK")


def test_a_call_takes_seven_points_unless_the_game_says_otherwise() -> None:
    assert first_position(a_start()).game.call_at == 7
    assert any(
        13 in position.legal() for position in histories(small(TINY[0])) if position.to_act is not None
    )
