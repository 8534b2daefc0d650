"""The deck runs out: docs/rules-reference.md 2.4 and 5.6."""

import pytest

from seasalt.rules import Ending, Phase, Ruleset, Seat, format_cards, new_game, parse_cards
from seasalt.rules.event import EffectLapsed, HandRevealed, RoundEnded, RoundStarted, TurnEnded
from tests.games import a_game, legal, play

SEVEN = "penguin-PU penguin-LO colony-GR"


def test_a_turn_that_ends_with_an_empty_deck_ends_the_round_without_points() -> None:
    # 5.6 #52, R10
    game = a_game(f"{SEVEN} | crab-DB", deck="", totals=(3, 5))

    step = play(game, "end")

    (result,) = step.game.results
    assert (result.ending, result.points, result.scores) == (Ending.VOID, (0, 0), None)
    assert (result.caller, result.call) == (None, None)
    assert step.game.totals == (3, 5)
    new_round = RoundStarted(2, Seat(1), 4)
    assert step.events == (TurnEnded(Seat(0)), RoundEnded(result, (3, 5)), new_round)


@pytest.mark.parametrize(("turn", "left"), [(1, 2), (2, 0)], ids=["first final turn", "last final turn"])
def test_an_empty_deck_makes_last_chance_void_also_after_the_last_final_turn(turn: int, left: int) -> None:
    # 5.6 #53
    game = a_game(f"{SEVEN} | crab-DB | fish-DB", deck="", a="boat-DB", caller=0, turn=turn)

    after = play(game, "end").game

    assert after.results[-1].ending is Ending.VOID
    assert after.totals == (0, 0, 0)
    assert after.round.starter == left


def test_an_empty_deck_does_not_stop_last_chance_where_the_round_continues() -> None:
    # 5.6 #53
    hands = f"{SEVEN} | crab-DB | fish-DB"
    game = a_game(hands, deck="", a="boat-DB", caller=0, turn=1, empty_deck_in_last_chance="continue")

    last_turn = play(game, "end").game
    scored = play(last_turn, "take A", "end").game

    assert (last_turn.to_act, legal(last_turn)) == (2, {"take A"})
    assert scored.results[-1].ending is Ending.BET_WON
    assert scored.totals == (8, 1, 2)


def test_without_a_call_an_empty_deck_is_void_in_every_edition() -> None:
    # 5.6 #52
    game = a_game(f"{SEVEN} |", deck="", empty_deck_in_last_chance="continue")

    assert play(game, "end").game.results[-1].ending is Ending.VOID


def test_stop_on_the_turn_that_empties_the_deck_is_scored() -> None:
    # 5.6 #54, P4
    game = a_game(f"{SEVEN} |", deck="crab-DB", phase=Phase.TAKE)

    after = play(game, "draw", "deal crab-DB", "stop").game

    assert after.results[-1].ending is Ending.STOP
    assert after.totals == (7, 0)


def test_last_chance_on_the_turn_that_empties_the_deck_is_void() -> None:
    # 5.6 #55
    game = a_game(f"{SEVEN} |", deck="crab-DB", phase=Phase.TAKE)

    step = play(game, "draw", "deal crab-DB", "last")

    assert step.game.results[-1].ending is Ending.VOID
    assert step.game.totals == (0, 0)
    revealed = [event.seat for event in step.events if isinstance(event, HandRevealed)]
    assert revealed == [0]


def test_last_chance_on_that_turn_goes_on_with_the_piles_where_the_round_continues() -> None:
    # 5.6 #55
    game = a_game(f"{SEVEN} |", deck="", a="crab-DB", empty_deck_in_last_chance="continue")

    after = play(game, "last").game

    assert (after.to_act, legal(after)) == (1, {"take A"})


def test_after_the_deck_is_emptied_boats_still_give_their_turn_before_the_round_is_void() -> None:
    # 5.6 #56
    game = a_game("boat-DB boat-LB |", deck="crab-DB", a="fish-DB", phase=Phase.TAKE)

    boat_turn = play(game, "draw", "deal crab-DB", "lay boat-DB boat-LB").game
    after = play(boat_turn, "take A", "end").game

    assert legal(boat_turn) == {"take A"}
    assert after.results[-1].ending is Ending.VOID


@pytest.mark.parametrize("duo", ["fish-DB fish-LB", "crab-LB lobster-BK"])
def test_after_the_deck_is_emptied_fish_and_lobster_have_no_effect(duo: str) -> None:
    # 5.6 #57
    game = a_game(f"{duo} |", deck="crab-DB", phase=Phase.TAKE)

    step = play(game, "draw", "deal crab-DB", f"lay {duo}")

    assert step.events[-1] == EffectLapsed(Seat(0))
    assert step.game.round.phase is Phase.PLAY


def test_a_deck_that_a_lobster_lifts_whole_and_gives_back_is_not_empty() -> None:
    # 5.6 #58
    game = a_game("crab-DB lobster-BK |", deck="boat-DB fish-DB", a="shell-GR")

    lifted = play(game, "lay crab-DB lobster-BK", "deal boat-DB", "deal fish-DB").game
    after = play(lifted, "pick boat-DB", "end").game

    assert lifted.round.deck == ()
    assert format_cards(after.round.deck) == "fish-DB"
    assert (after.to_act, after.results) == (1, ())


@pytest.mark.parametrize("caller", [None, 0, 1], ids=["no call", "last chance by 0", "last chance by 1"])
@pytest.mark.parametrize("next_starter", ["left_of_ender", "left_of_last_turn"])
def test_after_a_void_round_the_left_neighbor_of_the_last_to_play_starts(
    caller: int | None, next_starter: str
) -> None:
    # 5.6 #59, G10, G11
    game = a_game("| | |", deck="", caller=caller, turn=2, next_starter=next_starter)

    assert play(game, "end").game.round.starter == 3


def test_there_may_be_any_number_of_void_rounds() -> None:
    # 5.6 #60: a limit is up to the runner of bots
    three_cards = parse_cards("crab-DB fish-DB boat-DB")
    game = new_game(Ruleset(), 2, cards=three_cards).game

    for _ in range(100):
        game = play(game, "deal crab-DB", "deal fish-DB", "draw", "deal boat-DB", "end").game

    assert {result.ending for result in game.results} == {Ending.VOID}
    assert (game.round.number, game.totals, game.outcome) == (101, (0, 0), None)
