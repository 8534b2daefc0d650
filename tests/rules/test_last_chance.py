"""The final turns after LAST CHANCE: docs/rules-reference.md 5.4."""

from seasalt.rules import Ending, Phase, Reason, Seat, format_cards, parse_cards
from seasalt.rules.event import EffectLapsed, HandRevealed
from tests.games import a_game, legal, play
from tests.rules.refusal import refusal

SEVEN = "penguin-PU penguin-LO colony-GR"
SHARK = "shark-DB swimmer-LB"


def test_everybody_else_has_one_more_turn_in_seat_order_and_reveals_at_its_end() -> None:
    game = a_game(f"| {SEVEN} | crab-DB", turn=1, a="fish-DB", b="boat-DB")

    called = play(game, "last").game
    first = play(called, "take A", "end")
    second = play(first.game, "take B", "end")

    assert (called.to_act, first.game.to_act) == (2, 0)
    assert first.events[1] == HandRevealed(Seat(2), parse_cards("crab-DB fish-DB"))
    assert second.events[1] == HandRevealed(Seat(0), parse_cards("boat-DB"))
    assert second.game.results[-1].ending is Ending.BET_WON


def test_the_bet_is_decided_by_the_cards_after_all_final_turns() -> None:
    # 4.6: the fourth octopus beats the caller's 7
    game = a_game(f"{SEVEN} | octopus-LB octopus-YE octopus-GR", a="octopus-PU")

    after = play(game, "last", "take A", "end").game

    assert after.results[-1].ending is Ending.BET_LOST
    assert after.results[-1].points == (1, 9)


def test_a_final_turn_is_a_full_turn_with_duo_effects() -> None:
    # 5.4 #35
    game = a_game(
        f"{SEVEN} | crab-DB fish-DB fish-LB", a="crab-LB", b="shell-GR", caller=0, turn=1, phase=Phase.TAKE
    )

    after = play(
        game,
        *("take A", "lay crab-DB crab-LB", "look B", "pick shell-GR"),
        *("lay fish-DB fish-LB", "deal shell-DB"),
    ).game

    assert format_cards(after.round.hands[1]) == "shell-DB shell-GR"
    assert len(after.round.tableaus[1]) == 2
    assert play(after, "end").game.results[-1].scores is not None


def test_boats_in_a_final_turn_give_another_turn_and_the_hand_is_revealed_after_it() -> None:
    # 5.4 #36, P12
    game = a_game(f"{SEVEN} | boat-DB boat-LB |", a="crab-DB", turn=1, caller=0)

    boat_turn = play(game, "lay boat-DB boat-LB").game
    taken = play(boat_turn, "take A").game
    ended = play(taken, "end").game

    assert (boat_turn.to_act, legal(boat_turn)) == (1, {"draw", "take A"})
    assert not boat_turn.round.revealed[1]
    assert not taken.round.revealed[1]
    assert ended.round.revealed == (True, True, False)


def test_the_caller_cannot_be_stolen_from() -> None:
    # 5.4 #37, P10
    game = a_game(f"{SEVEN} | {SHARK} | crab-DB", caller=0, turn=1)

    choosing = play(game, f"lay {SHARK}").game

    assert legal(choosing) == {"steal 3"}
    assert refusal(choosing, "steal 1") is Reason.VICTIM_IS_PROTECTED


def test_who_has_finished_the_final_turn_cannot_be_stolen_from() -> None:
    # 5.4 #38
    game = a_game(f"{SEVEN} | crab-DB | {SHARK} | fish-DB", a="boat-DB", caller=0, turn=1)

    choosing = play(game, "end", "take A", f"lay {SHARK}").game

    assert legal(choosing) == {"steal 4"}
    assert refusal(choosing, "steal 2") is Reason.VICTIM_IS_PROTECTED


def test_who_has_yet_to_play_the_final_turn_can_be_stolen_from() -> None:
    # 5.4 #39
    game = a_game(f"{SEVEN} | {SHARK} | crab-DB | fish-DB", caller=0, turn=1)

    choosing = play(game, f"lay {SHARK}").game

    assert legal(choosing) == {"steal 3", "steal 4"}
    assert format_cards(play(choosing, "steal 4", "lose fish-DB").game.round.hands[1]) == "fish-DB"


def test_between_two_players_a_shark_in_the_final_turn_has_no_effect() -> None:
    # 5.4 #40, P11
    game = a_game(f"{SEVEN} | {SHARK}", caller=0, turn=1)

    step = play(game, f"lay {SHARK}")

    assert step.events[1:] == (EffectLapsed(Seat(1)),)
    assert legal(step.game) == {"end"}


def test_four_mermaids_in_a_final_turn_win_the_game() -> None:
    # 5.4 #41
    mermaids = "mermaid-WH mermaid-WH mermaid-WH"
    game = a_game(f"{SEVEN} | {mermaids}", a="mermaid-WH", totals=(39, 0), caller=0, turn=1, phase=Phase.TAKE)

    after = play(game, "take A", "mermaids").game

    assert after.outcome is not None
    assert after.outcome.winners == (1,)
    assert after.totals == (39, 0)


def test_a_restricted_final_turn_is_one_card_and_then_the_hand_is_revealed() -> None:
    # 5.4 #42
    hands = f"{SEVEN} | crab-DB crab-LB | fish-DB"
    game = a_game(hands, a="boat-DB", caller=0, turn=1, restricted=(1,), phase=Phase.TAKE)

    step = play(game, "draw", "deal shell-GR")

    assert legal(game) == {"draw"}
    assert step.events[1] == HandRevealed(Seat(1), parse_cards("crab-DB crab-LB shell-GR"))
    assert step.game.to_act == 2


def test_a_jellyfish_in_a_final_turn_restricts_those_who_come_later() -> None:
    # 5.4 #43
    game = a_game(f"{SEVEN} | jellyfish-PU swimmer-DB | | ", deck="crab-DB fish-DB boat-DB", caller=0, turn=1)

    second = play(game, "lay jellyfish-PU swimmer-DB", "end").game
    third = play(second, "draw", "deal crab-DB").game
    scored = play(third, "draw", "deal fish-DB").game

    assert (second.to_act, legal(second)) == (2, {"draw"})
    assert (third.to_act, legal(third)) == (3, {"draw"})
    assert scored.results[-1].ending is Ending.BET_WON
