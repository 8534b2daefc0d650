"""Step 1 of a turn, and the piles: docs/rules-reference.md 2.2, 2.3 and 5.1."""

import pytest

from seasalt.rules import Ending, Phase, Pile, Reason, Seat, format_cards, parse_cards, view
from seasalt.rules.event import CardDrawn, CardKept, CardLifted, CardTaken
from seasalt.rules.view import PileView
from tests.games import a_game, legal, play, viewers
from tests.rules.refusal import refusal


def test_a_turn_begins_with_drawing_two_cards_or_taking_the_top_of_a_pile() -> None:
    game = a_game(a="crab-DB", b="fish-LB", phase=Phase.TAKE)

    assert legal(game) == {"draw", "take A", "take B"}


def test_of_two_drawn_cards_one_is_kept_and_the_other_lies_face_up_on_the_chosen_pile() -> None:
    game = a_game(a="crab-DB", b="fish-LB", phase=Phase.TAKE)

    step = play(game, "draw", "deal boat-DB", "deal shell-LB", "keep shell-LB > B")

    assert format_cards(step.game.round.hands[0]) == "shell-LB"
    assert tuple(map(format_cards, step.game.round.piles)) == ("crab-DB", "fish-LB boat-DB")
    assert step.game.round.phase is Phase.PLAY
    boat, shell = parse_cards("boat-DB shell-LB")
    me = Seat(0)
    assert step.events == (CardLifted(me, boat), CardLifted(me, shell), CardKept(me, shell, boat, Pile.B))


def test_only_the_top_card_of_a_pile_may_be_taken() -> None:
    game = a_game(a="crab-DB fish-LB", phase=Phase.TAKE)

    step = play(game, "take A")

    crab, fish = parse_cards("crab-DB fish-LB")
    assert step.game.round.hands[0] == (fish,)
    assert step.game.round.piles[0] == (crab,)
    assert step.game.round.phase is Phase.PLAY
    assert step.events == (CardTaken(Seat(0), Pile.A, fish, crab),)


def test_a_card_that_was_not_drawn_cannot_be_kept() -> None:
    game = a_game("crab-DB |", drawn="boat-DB shell-LB", phase=Phase.KEEP)

    assert legal(game) == {f"keep {card} > {pile}" for card in ("boat-DB", "shell-LB") for pile in "AB"}
    assert refusal(game, "keep crab-DB > A") is Reason.CARD_NOT_DRAWN


def test_a_deck_of_one_card_may_be_drawn_and_the_card_is_kept_without_a_discard() -> None:
    # 5.1 #1, 5.10 #87, P3
    game = a_game(deck="crab-DB", a="fish-LB", b="boat-LB", phase=Phase.TAKE)

    step = play(game, "draw", "deal crab-DB")

    assert step.game.round.hands[0] == parse_cards("crab-DB")
    assert step.game.round.piles == game.round.piles
    assert step.game.round.phase is Phase.PLAY
    assert step.events == (CardDrawn(Seat(0), parse_cards("crab-DB")[0]),)
    assert legal(step.game) == {"end"}
    assert play(step.game, "end").game.results[-1].ending is Ending.VOID


def test_in_a_boat_turn_with_an_empty_deck_a_card_is_taken_from_a_pile() -> None:
    # 5.1 #2
    game = a_game("boat-DB boat-LB |", deck="", a="fish-LB", b="crab-DB")

    boat_turn = play(game, "lay boat-DB boat-LB").game

    assert legal(boat_turn) == {"take A", "take B"}
    assert refusal(boat_turn, "draw") is Reason.DECK_EMPTY


def test_in_a_final_turn_with_an_empty_deck_a_card_is_taken_from_a_pile_where_the_round_continues() -> None:
    # 5.1 #2
    game = a_game(
        deck="", a="fish-LB", caller=0, turn=1, phase=Phase.TAKE, empty_deck_in_last_chance="continue"
    )

    assert legal(game) == {"take A"}
    assert refusal(game, "draw") is Reason.DECK_EMPTY


@pytest.mark.parametrize(("a", "b", "empty", "other"), [("fish-LB", "", "B", "A"), ("", "fish-LB", "A", "B")])
def test_a_discard_must_go_to_the_empty_pile(a: str, b: str, empty: str, other: str) -> None:
    # 5.1 #3, P2
    game = a_game(a=a, b=b, drawn="boat-DB shell-LB", phase=Phase.KEEP)

    assert legal(game) == {f"keep boat-DB > {empty}", f"keep shell-LB > {empty}"}
    assert refusal(game, f"keep boat-DB > {other}") is Reason.EMPTY_PILE_FIRST


def test_with_both_piles_empty_the_discard_may_go_to_either() -> None:
    # 5.1 #4, P19
    game = a_game(drawn="boat-DB shell-LB", phase=Phase.KEEP)

    assert legal(game) == {f"keep {card} > {pile}" for card in ("boat-DB", "shell-LB") for pile in "AB"}


def test_a_pile_that_was_emptied_stays_empty() -> None:
    # 5.1 #5
    game = a_game(a="fish-LB", b="crab-DB", phase=Phase.TAKE)

    after = play(game, "take A", "end").game

    assert after.round.piles == ((), parse_cards("crab-DB"))
    assert legal(after) == {"draw", "take B"}
    assert refusal(after, "take A") is Reason.PILE_EMPTY


def test_with_both_piles_empty_the_only_way_to_take_is_to_draw() -> None:
    # 5.1 #6, P19
    game = a_game(phase=Phase.TAKE)

    assert legal(game) == {"draw"}
    assert refusal(game, "take A") is Reason.PILE_EMPTY


def test_where_there_is_no_card_to_take_the_step_is_skipped() -> None:
    # 5.1 #7
    game = a_game("| | crab-DB", deck="", caller=0, turn=1, empty_deck_in_last_chance="continue")

    after = play(game, "end").game

    assert after.to_act == 2
    assert after.round.phase is Phase.PLAY
    assert legal(after) == {"end"}


def test_a_restricted_turn_with_no_card_to_take_is_over_at_once() -> None:
    # 5.1 #7
    game = a_game("| | |", deck="", caller=0, turn=1, restricted=(2,), empty_deck_in_last_chance="continue")

    after = play(game, "end").game

    assert after.to_act == 3
    assert after.round.revealed == (True, True, True, False)


def test_nobody_may_look_through_a_pile_below_its_top() -> None:
    # 5.1 #8
    game = a_game(a="crab-DB fish-LB", b="boat-DB boat-LB shell-GR", phase=Phase.TAKE)
    fish, shell = parse_cards("fish-LB shell-GR")

    for viewer in viewers(game):
        seen = view(game, viewer)
        assert seen.piles == (PileView(2, fish), PileView(3, shell))
        assert seen.searched is None
    assert refusal(game, "look A") is Reason.WRONG_PHASE


@pytest.mark.parametrize("action", ["lay crab-DB crab-LB", "mermaids", "stop", "last", "end"])
def test_nothing_is_played_called_or_ended_before_a_card_is_taken(action: str) -> None:
    # 5.1 #9
    hand = "crab-DB crab-LB mermaid-WH mermaid-WH mermaid-WH mermaid-WH sailor-PK sailor-OR"
    game = a_game(f"{hand} |", a="fish-LB", phase=Phase.TAKE)

    assert refusal(game, action) is Reason.WRONG_PHASE
    assert play(game, "take A", action).game != game


def test_of_a_drawn_duo_one_card_is_discarded_before_anything_can_be_laid() -> None:
    # 5.1 #10
    game = a_game(phase=Phase.TAKE, a="fish-LB", b="shell-GR")

    drawn = play(game, "draw", "deal crab-DB", "deal crab-LB").game
    kept = play(drawn, "keep crab-LB > A").game

    assert drawn.round.hands[0] == ()
    assert refusal(drawn, "lay crab-DB crab-LB") is Reason.WRONG_PHASE
    assert legal(kept) == {"end"}
    assert format_cards(kept.round.piles[0]) == "fish-LB crab-DB"
