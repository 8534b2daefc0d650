"""Swimmer and jellyfish: docs/rules-reference.md 3.1 and 5.5."""

import pytest

from seasalt.rules import Ending, Phase, Reason, Seat, format_cards, parse_cards
from seasalt.rules.event import CardDrawn, CardsLaid, OthersRestricted, TurnEnded, TurnStarted
from tests.games import a_game, legal, play
from tests.rules.refusal import refusal

SEVEN = "penguin-PU penguin-LO colony-GR"
JELLYFISH = "jellyfish-PU swimmer-DB"


def test_a_jellyfish_restricts_every_opponent_and_never_its_player() -> None:
    game = a_game(f"| {JELLYFISH} |", turn=1, extra_salt=True)

    step = play(game, f"lay {JELLYFISH}")

    assert step.game.round.restricted == (True, False, True)
    assert step.game.round.phase is Phase.PLAY
    assert step.events == (CardsLaid(Seat(1), parse_cards(JELLYFISH)), OthersRestricted(Seat(1)))


@pytest.mark.parametrize("pile", ["A", "B"])
def test_a_restricted_player_may_not_take_from_a_pile(pile: str) -> None:
    game = a_game(a="crab-DB", b="fish-DB", restricted=(0,), phase=Phase.TAKE)

    assert legal(game) == {"draw"}
    assert refusal(game, f"take {pile}") is Reason.RESTRICTED


def test_a_restricted_turn_is_over_when_its_one_card_is_drawn_without_a_play_or_a_call() -> None:
    game = a_game(f"{SEVEN} crab-DB crab-LB |", restricted=(0,), phase=Phase.TAKE)

    step = play(game, "draw", "deal shell-GR")

    drawn = CardDrawn(Seat(0), parse_cards("shell-GR")[0])
    assert step.events == (drawn, TurnEnded(Seat(0)), TurnStarted(Seat(1)))
    assert step.game.round.tableaus == ((), ())
    assert step.game.round.caller is None


def test_each_opponent_is_restricted_for_one_turn() -> None:
    # 5.5 #44, P7
    game = a_game(f"{JELLYFISH} | |", a="crab-DB", extra_salt=True)

    one = play(game, f"lay {JELLYFISH}", "end").game
    two = play(one, "draw", "deal shell-GR").game
    back = play(two, "draw", "deal fish-DB").game
    again = play(back, "draw", "deal boat-DB", "deal boat-LB", "keep boat-DB > B", "end").game

    assert (one.to_act, legal(one)) == (1, {"draw"})
    assert (two.to_act, legal(two)) == (2, {"draw"})
    assert (back.to_act, legal(back)) == (0, {"draw", "take A"})
    assert (again.to_act, legal(again)) == (1, {"draw", "take A", "take B"})


def test_two_jellyfish_duos_do_not_stack() -> None:
    # 5.5 #45
    game = a_game(f"{JELLYFISH} jellyfish-PK swimmer-LB |", a="crab-DB", b="fish-DB", extra_salt=True)

    restricted = play(game, f"lay {JELLYFISH}", "lay jellyfish-PK swimmer-LB", "end").game
    later = play(restricted, "draw", "deal shell-GR", "take A", "end").game

    assert legal(restricted) == {"draw"}
    assert (later.to_act, legal(later)) == (1, {"draw", "take B"})


def test_the_own_boat_turn_is_not_restricted_and_the_opponents_next_turn_still_is() -> None:
    # 5.5 #46, P8
    game = a_game(f"{JELLYFISH} boat-DB boat-LB |", a="crab-DB", b="fish-DB", extra_salt=True)

    boat_turn = play(game, f"lay {JELLYFISH}", "lay boat-DB boat-LB").game
    opponent = play(boat_turn, "take A", "end").game

    assert legal(boat_turn) == {"draw", "take A", "take B"}
    assert (opponent.to_act, legal(opponent)) == (1, {"draw"})


def test_a_restricted_player_before_an_empty_deck_takes_nothing_and_the_turn_ends() -> None:
    # 5.5 #47
    game = a_game(
        f"{SEVEN} | | crab-DB |",
        deck="",
        a="fish-DB",
        caller=0,
        turn=1,
        restricted=(2,),
        empty_deck_in_last_chance="continue",
    )

    after = play(game, "end").game

    assert format_cards(after.round.hands[2]) == "crab-DB"
    assert (after.to_act, legal(after)) == (3, {"take A"})


def test_a_restricted_player_cannot_declare_four_mermaids() -> None:
    # 5.5 #48
    mermaids = "mermaid-WH mermaid-WH mermaid-WH mermaid-WH"
    game = a_game(f"{mermaids} |", restricted=(0,), phase=Phase.TAKE)

    after = play(game, "draw", "deal shell-GR").game

    assert refusal(game, "mermaids") is Reason.WRONG_PHASE
    assert (after.outcome, after.to_act) == (None, 1)


def test_four_mermaids_that_could_not_be_declared_score_like_any_mermaids() -> None:
    # 3.4, P17: white 4, dark blue 1, light blue 1
    hands = "| mermaid-WH mermaid-WH mermaid-WH crab-DB fish-LB"
    game = a_game(hands, caller=0, turn=1, restricted=(1,), phase=Phase.TAKE)

    after = play(game, "draw", "deal mermaid-WH").game

    assert after.outcome is None
    assert after.results[-1].ending is Ending.BET_LOST
    assert after.results[-1].points == (0, 6)


def test_a_restriction_ends_with_the_round() -> None:
    # 5.5 #49
    game = a_game(f"{SEVEN} {JELLYFISH} |", extra_salt=True)

    after = play(game, f"lay {JELLYFISH}", "stop", "deal crab-DB", "deal fish-DB").game

    assert after.round.restricted == (False, False)
    assert (after.to_act, legal(after)) == (1, {"draw", "take A", "take B"})


def test_after_a_jellyfish_and_last_chance_all_final_turns_are_restricted() -> None:
    # 5.5 #50, P9
    game = a_game(f"{SEVEN} {JELLYFISH} | |", a="crab-DB", extra_salt=True)

    first = play(game, f"lay {JELLYFISH}", "last").game
    second = play(first, "draw", "deal fish-DB").game

    assert (first.to_act, legal(first)) == (1, {"draw"})
    assert (second.to_act, legal(second)) == (2, {"draw"})
    assert play(second, "draw", "deal boat-DB").game.results[-1].ending is Ending.BET_WON


def test_a_restricted_turn_that_empties_the_deck_makes_the_round_void() -> None:
    # 5.5 #51
    game = a_game(f"{SEVEN} |", deck="crab-DB", a="fish-DB", restricted=(0,), phase=Phase.TAKE)

    after = play(game, "draw", "deal crab-DB").game

    assert after.results[-1].ending is Ending.VOID
