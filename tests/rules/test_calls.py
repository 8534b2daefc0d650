"""Step 3 of a turn: docs/rules-reference.md 2.2 and 5.3."""

import pytest

from seasalt.rules import (
    Call,
    Ending,
    Phase,
    Reason,
    Ruleset,
    Seat,
    format_cards,
    new_game,
    parse_cards,
    view,
)
from seasalt.rules.event import Called, HandRevealed, TurnEnded, TurnStarted
from tests.games import a_game, legal, play, viewers
from tests.rules.refusal import refusal

SEVEN = "penguin-PU penguin-LO colony-GR"  # 3 + 4 points
SIX = "octopus-LB octopus-YE octopus-GR"


def test_duos_are_laid_and_a_call_is_made_in_the_same_turn() -> None:
    # 5.3 #26
    game = a_game(f"{SIX} crab-DB crab-LB |")

    after = play(game, "lay crab-DB crab-LB", "stop").game

    assert after.results[-1].ending is Ending.STOP
    assert after.results[-1].points == (7, 0)


@pytest.mark.parametrize("call", ["stop", "last"])
def test_after_a_boat_duo_a_card_is_taken_before_a_call(call: str) -> None:
    # 5.3 #27
    game = a_game(f"{SEVEN} boat-DB boat-LB |", a="fish-DB")

    boat_turn = play(game, "lay boat-DB boat-LB").game

    assert refusal(boat_turn, call) is Reason.WRONG_PHASE


def test_after_a_boat_duo_without_effect_a_call_is_legal() -> None:
    # 5.3 #27
    game = a_game(f"{SEVEN} boat-DB boat-LB |", deck="")

    after = play(game, "lay boat-DB boat-LB").game

    assert legal(after) == {"stop", "last", "end"}


def test_a_call_is_legal_in_a_boat_turn() -> None:
    # 5.3 #28
    game = a_game(f"{SIX} boat-DB boat-LB |", a="fish-DB")

    after = play(game, "lay boat-DB boat-LB", "take A", "stop").game

    assert after.results[-1].points == (7, 0)


@pytest.mark.parametrize(
    ("hand", "without"),
    [
        # by mermaids: pink 3 and white 2, a penguin, a duo
        ("mermaid-WH mermaid-WH penguin-PK sailor-PK jellyfish-PK swimmer-BK", "mermaid-WH"),
        # by an implicit trio: 3, two octopuses 3, a penguin 1
        ("fish-DB fish-LB starfish-DB octopus-LB octopus-YE penguin-PU", "starfish-DB"),
        # by a seahorse, which is a third octopus: 6, a penguin 1
        ("seahorse-WH octopus-LB octopus-YE penguin-PU", "seahorse-WH"),
    ],
)
def test_mermaids_implicit_trios_and_the_seahorse_count_for_the_seven_points(hand: str, without: str) -> None:
    # 5.3 #29
    game = a_game(f"{hand} |", extra_salt=True)
    poorer = a_game(hand.replace(without, "", 1) + " |", extra_salt=True)

    assert {"stop", "last"} <= legal(game)
    assert not {"stop", "last"} & legal(poorer)


@pytest.mark.parametrize("call", ["stop", "last"])
def test_the_color_bonus_does_not_count_for_the_seven_points(call: str) -> None:
    # 5.3 #30, P15: octopuses 6, and a bonus of 3 light blue cards
    game = a_game(f"{SIX} crab-LB boat-LB |")

    assert legal(game) == {"end"}
    assert refusal(game, call) is Reason.NOT_ENOUGH_POINTS


@pytest.mark.parametrize("call", ["stop", "last"])
def test_a_game_with_few_cards_can_be_called_with_fewer_points(call: str) -> None:
    at_four, at_three = (
        a_game("penguin-PU penguin-LO |", deck="crab-DB")._replace(call_at=points) for points in (4, 3)
    )

    assert refusal(at_four, call) is Reason.NOT_ENOUGH_POINTS
    assert call in legal(at_three)
    assert new_game(Ruleset(), 2, cards=at_three.box, call_at=3).game.call_at == 3


@pytest.mark.parametrize("call", ["stop", "last"])
def test_a_second_call_is_refused_while_last_chance_runs(call: str) -> None:
    # 5.3 #31, P20
    game = a_game(f"{SIX} | {SEVEN}", turn=1, caller=0)

    assert legal(game) == {"end"}
    assert refusal(game, call) is Reason.ALREADY_CALLED


def test_nobody_has_to_call() -> None:
    # 5.3 #32, P15
    game = a_game(f"{SEVEN} |")

    after = play(game, "end").game

    assert legal(game) == {"stop", "last", "end"}
    assert (after.to_act, after.round.caller, after.results) == (1, None, ())


def test_a_call_ends_the_turn() -> None:
    # 5.3 #33: the crabs stay in hand
    game = a_game(f"{SEVEN} crab-DB crab-LB | |")

    step = play(game, "last")

    assert step.game.to_act == 1
    assert step.game.round.phase is Phase.TAKE
    assert step.events[2:] == (TurnEnded(Seat(0)), TurnStarted(Seat(1)))


def test_the_caller_of_last_chance_has_no_further_turn() -> None:
    # 5.3 #33
    game = a_game(f"{SEVEN} | | ", a="crab-DB", b="fish-DB")

    after = play(game, "last", "take A", "end", "take B", "end").game

    assert after.results[-1].last_seat == 2
    assert after.results[-1].caller == 0
    assert after.round.number == 2


def test_the_caller_of_last_chance_reveals_the_hand_at_once() -> None:
    # 5.3 #34
    game = a_game(f"{SEVEN} | crab-DB | fish-DB")

    step = play(game, "last")

    hand = parse_cards("colony-GR penguin-LO penguin-PU")
    assert step.events[:2] == (Called(Seat(0), Call.LAST_CHANCE), HandRevealed(Seat(0), hand))
    assert step.game.round.revealed == (True, False, False)
    for viewer in viewers(game):
        assert view(step.game, viewer).hands[0] == hand


def test_stop_reveals_all_hands_and_ends_the_round_without_another_turn() -> None:
    game = a_game(f"| {SEVEN} | crab-DB", turn=1)

    step = play(game, "stop")

    assert step.events[0] == Called(Seat(1), Call.STOP)
    revealed = [event for event in step.events if isinstance(event, HandRevealed)]
    assert [(event.seat, format_cards(event.cards)) for event in revealed] == [
        (0, ""),
        (1, "colony-GR penguin-LO penguin-PU"),
        (2, "crab-DB"),
    ]
    assert step.game.results[-1].ending is Ending.STOP


def test_seven_points_are_counted_after_all_plays_of_the_turn() -> None:
    # 4.6: a starfish that could have made a trio of 3 leaves a duo of 1
    game = a_game("fish-DB fish-LB starfish-DB octopus-LB octopus-YE penguin-PU |", deck="")

    after = play(game, "lay fish-DB fish-LB").game

    assert "stop" in legal(game)
    assert legal(after) == {"end"}


def test_points_may_be_stolen_before_the_next_turn() -> None:
    # 4.6: a player who did not call at 7 has 1 point left
    game = a_game(f"{SEVEN} | shark-DB swimmer-LB", a="crab-DB", b="fish-DB")

    after = play(game, "end", "take A", "lay shark-DB swimmer-LB", "steal 1", "lose colony-GR", "end").game

    assert legal(play(after, "take B").game) == {"end"}
