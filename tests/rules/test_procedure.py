"""The short procedure vectors P1 to P20: docs/rules-reference.md 2.1, 2.3, 2.4 and 7.5."""

from random import Random

import pytest

from seasalt.rules import (
    Ending,
    Fault,
    OptionError,
    Phase,
    Pile,
    Reason,
    Ruleset,
    Seat,
    apply,
    format_cards,
    legal_actions,
    new_game,
    parse_card,
    parse_cards,
    sample,
    score,
    seeded_starter,
    view,
)
from seasalt.rules.event import (
    EffectLapsed,
    GameEnded,
    HandRevealed,
    PileSearched,
    PileStarted,
    RoundStarted,
    TurnStarted,
)
from seasalt.rules.view import PileView
from tests.games import a_game, cards_of, legal, play, viewers
from tests.rules.refusal import refusal

SEVEN = "penguin-PU penguin-LO colony-GR"
SIX = "octopus-LB octopus-YE octopus-GR"
JELLYFISH = "jellyfish-PU swimmer-DB"
SHARK = "shark-DB swimmer-LB"


# --- 2.1 set-up


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("extra_salt", "deck_size"), [(False, 56), (True, 64)])
def test_a_round_starts_with_two_piles_of_one_card_and_empty_hands(
    players: int, extra_salt: bool, deck_size: int
) -> None:
    # P1
    fresh = new_game(Ruleset(extra_salt=extra_salt), players, starter=Seat(1))

    step = play(fresh.game, "deal crab-DB", "deal fish-LB")

    now = step.game.round
    assert len(now.deck) == deck_size
    assert tuple(map(format_cards, now.piles)) == ("crab-DB", "fish-LB")
    assert now.hands == ((),) * players
    assert now.tableaus == ((),) * players
    assert step.game.totals == (0,) * players
    assert step.game.to_act == 1
    assert fresh.events == (RoundStarted(1, Seat(1), deck_size + 2),)
    crab, fish = parse_cards("crab-DB fish-LB")
    assert step.events == (PileStarted(Pile.A, crab), PileStarted(Pile.B, fish), TurnStarted(Seat(1)))


def test_every_round_shuffles_all_cards_again() -> None:
    game = a_game(f"{SEVEN} | crab-DB", "fish-DB fish-LB", a="boat-DB")

    after = play(game, "stop").game

    assert after.round.deck == game.box
    assert len(after.round.deck) == 58
    assert (after.round.piles, after.round.hands, after.round.tableaus) == (((), ()), ((), ()), ((), ()))


@pytest.mark.parametrize("players", [0, 1, 5])
def test_two_to_four_play(players: int) -> None:
    with pytest.raises(OptionError) as refused:
        new_game(Ruleset(), players)

    assert refused.value.fault is Fault.PLAYER_COUNT


def test_the_starter_sits_at_the_table() -> None:
    with pytest.raises(OptionError) as refused:
        new_game(Ruleset(), 3, starter=Seat(3))

    assert (refused.value.fault, refused.value.about) == (Fault.UNKNOWN_SEAT, "4")
    assert refused.value.expected == "1 2 3"


@pytest.mark.parametrize(("players", "target"), [(2, 40), (3, 35), (4, 30)])
def test_the_target_is_40_35_or_30_points(players: int, target: int) -> None:
    assert Ruleset().target(players) == target


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_player_is_random(players: int) -> None:
    starters = {seeded_starter(bytes([seed]), players) for seed in range(64)}

    assert starters == set(range(players))


# --- 7.5


def test_with_one_pile_empty_the_discard_has_one_place_to_go() -> None:
    # P2
    game = a_game(a="crab-DB fish-DB boat-DB", phase=Phase.TAKE)

    drawn = play(game, "draw", "deal shell-DB", "deal shell-LB").game

    assert legal(drawn) == {"keep shell-DB > B", "keep shell-LB > B"}


def test_the_last_card_of_the_deck_is_kept_and_the_round_void_at_the_end_of_the_turn() -> None:
    # P3
    game = a_game(deck="crab-DB", a="fish-DB", phase=Phase.TAKE)

    kept = play(game, "draw", "deal crab-DB").game
    after = play(kept, "end").game

    assert legal(kept) == {"end"}
    assert tuple(map(format_cards, kept.round.piles)) == ("fish-DB", "")
    assert after.results[-1].ending is Ending.VOID


def test_stop_with_the_last_card_of_the_deck_is_scored() -> None:
    # P4
    game = a_game(f"{SIX} |", deck="penguin-PU", phase=Phase.TAKE)

    after = play(game, "draw", "deal penguin-PU", "stop").game

    assert after.results[-1].points == (7, 0)


def test_crabs_take_a_card_from_the_middle_and_the_others_see_size_and_top_only() -> None:
    # P5
    game = a_game("crab-DB crab-LB |", a="fish-DB boat-DB shell-GR octopus-LB")

    after = play(game, "lay crab-DB crab-LB", "look A", "pick boat-DB").game

    assert format_cards(after.round.piles[0]) == "fish-DB shell-GR octopus-LB"
    for viewer in viewers(after):
        assert view(after, viewer).piles[0] == PileView(3, parse_card("octopus-LB"))


def test_crabs_before_empty_piles_are_still_worth_a_point() -> None:
    # P6
    game = a_game("crab-DB crab-LB |")

    after = play(game, "lay crab-DB crab-LB").game

    assert after.round.phase is Phase.PLAY
    assert after.round.tableaus[0] == (parse_cards("crab-DB crab-LB"),)
    assert score((), after.round.tableaus[0], after.ruleset).total == 1


def test_a_jellyfish_costs_each_opponent_one_turn() -> None:
    # P7
    game = a_game(f"{JELLYFISH} | |", a="boat-DB", extra_salt=True)

    one = play(game, f"lay {JELLYFISH}", "end").game
    two = play(one, "draw", "deal crab-DB").game
    back = play(two, "draw", "deal fish-DB").game

    assert one.round.restricted == (False, True, True)
    assert two.round.restricted == (False, False, True)
    assert back.round.restricted == (False, False, False)
    assert (back.to_act, legal(back)) == (0, {"draw", "take A"})


def test_boats_after_a_jellyfish_give_a_free_turn_and_the_opponent_is_restricted_afterwards() -> None:
    # P8
    game = a_game(f"{JELLYFISH} boat-DB boat-LB |", a="crab-DB", extra_salt=True)

    boat_turn = play(game, f"lay {JELLYFISH}", "lay boat-DB boat-LB").game
    opponent = play(boat_turn, "take A", "end").game

    assert legal(boat_turn) == {"draw", "take A"}
    assert legal(opponent) == {"draw"}


def test_jellyfish_and_last_chance_leave_each_opponent_one_drawn_card_before_the_scoring() -> None:
    # P9
    game = a_game(f"{SEVEN} {JELLYFISH} | |", deck="crab-DB fish-DB boat-DB", a="shell-GR")

    called = play(game, f"lay {JELLYFISH}", "last").game
    one = play(called, "draw", "deal crab-DB")
    two = play(one.game, "draw", "deal fish-DB")

    assert HandRevealed(Seat(1), parse_cards("crab-DB")) in one.events
    assert HandRevealed(Seat(2), parse_cards("fish-DB")) in two.events
    assert two.game.results[-1].ending is Ending.BET_WON


@pytest.mark.parametrize("deck", ["crab-DB", "crab-DB fish-DB"])
def test_jellyfish_and_last_chance_are_void_after_the_draw_that_empties_the_deck(deck: str) -> None:
    # P9
    game = a_game(f"{SEVEN} {JELLYFISH} | |", deck=deck, a="shell-GR")

    draws = [action for card in deck.split() for action in ("draw", f"deal {card}")]
    after = play(game, f"lay {JELLYFISH}", "last", *draws).game

    assert after.results[-1].ending is Ending.VOID
    assert after.results[-1].last_seat == len(deck.split())


def test_under_last_chance_a_shark_finds_only_who_has_yet_to_play() -> None:
    # P10
    game = a_game(f"{SEVEN} | {SHARK} | crab-DB", turn=1, caller=0)

    assert legal(play(game, f"lay {SHARK}").game) == {"steal 3"}


def test_under_last_chance_between_two_a_shark_finds_nobody() -> None:
    # P11
    game = a_game(f"{SEVEN} | {SHARK}", turn=1, caller=0)

    step = play(game, f"lay {SHARK}")

    assert step.events[1:] == (EffectLapsed(Seat(1)),)
    assert step.game.round.phase is Phase.PLAY


def test_after_boats_in_a_final_turn_the_hand_is_revealed_only_when_the_whole_turn_ends() -> None:
    # P12
    game = a_game(f"{SEVEN} | boat-DB boat-LB |", a="crab-DB", turn=1, caller=0)

    boat_turn = play(game, "lay boat-DB boat-LB").game
    taken = play(boat_turn, "take A").game
    ended = play(taken, "end").game

    assert boat_turn.round.phase is Phase.TAKE
    assert not boat_turn.round.revealed[1]
    assert not taken.round.revealed[1]
    assert ended.round.revealed == (True, True, False)


def test_boats_and_a_starfish_are_three_points_and_no_extra_turn() -> None:
    # P13
    game = a_game("boat-DB boat-LB starfish-DB |", a="crab-DB", extra_salt=True)

    after = play(game, "lay boat-DB boat-LB starfish-DB").game

    assert after.round.phase is Phase.PLAY
    assert score((), after.round.tableaus[0], after.ruleset).total == 3


def test_a_lobster_before_three_cards_sees_three_and_leaves_two() -> None:
    # P14
    game = a_game("crab-DB lobster-BK |", deck="boat-DB fish-DB shell-DB")

    seen = play(game, "lay crab-DB lobster-BK", "deal boat-DB", "deal fish-DB", "deal shell-DB").game
    after = play(seen, "pick fish-DB").game

    assert format_cards(seen.round.drawn) == "boat-DB fish-DB shell-DB"
    assert format_cards(after.round.hands[0]) == "fish-DB"
    assert format_cards(after.round.deck) == "boat-DB shell-DB"


def test_six_points_are_too_few_for_a_call_and_seven_are_enough() -> None:
    # P15
    six, seven = a_game(f"{SIX} |"), a_game(f"{SIX} penguin-PU |")

    assert legal(six) == {"end"}
    assert refusal(six, "stop") is Reason.NOT_ENOUGH_POINTS
    assert refusal(six, "last") is Reason.NOT_ENOUGH_POINTS
    assert legal(seven) == {"stop", "last", "end"}


def test_four_mermaids_at_the_end_of_a_turn_win_the_game() -> None:
    # P16
    game = a_game("mermaid-WH mermaid-WH mermaid-WH mermaid-WH |")

    after = play(game, "end").game

    assert after.outcome is not None
    assert (after.outcome.winners, after.outcome.by_mermaids) == ((0,), True)


def test_a_fourth_mermaid_in_a_restricted_turn_does_not_win() -> None:
    # P17
    game = a_game("mermaid-WH mermaid-WH mermaid-WH |", restricted=(0,), phase=Phase.TAKE)

    after = play(game, "draw", "deal mermaid-WH").game

    assert (after.outcome, after.to_act) == (None, 1)
    assert len(after.round.hands[0]) == 4


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("extra_salt", "size"), [(False, 58), (True, 66)])
def test_at_every_moment_each_card_of_the_box_lies_in_exactly_one_place(
    players: int, extra_salt: bool, size: int
) -> None:
    # P18
    rng = Random(players)
    game = new_game(Ruleset(extra_salt=extra_salt, target_score=999), players).game

    for _ in range(1500):
        game = apply(game, sample(game, rng) if game.chance_acts else rng.choice(legal_actions(game))).game
        if game.outcome:  # four mermaids
            game = new_game(game.ruleset, players).game

        assert cards_of(game) == game.box
    assert len(game.box) == size


def test_with_both_piles_empty_the_player_draws_and_may_discard_on_either() -> None:
    # P19
    game = a_game(phase=Phase.TAKE)

    drawn = play(game, "draw", "deal crab-DB", "deal fish-DB").game

    assert legal(game) == {"draw"}
    assert legal(drawn) == {f"keep {card} > {pile}" for card in ("crab-DB", "fish-DB") for pile in "AB"}


def test_a_second_call_in_a_final_turn_is_illegal() -> None:
    # P20
    game = a_game(f"{SIX} | {SEVEN}", turn=1, caller=0)

    assert legal(game) == {"end"}
    assert refusal(game, "last") is Reason.ALREADY_CALLED


# --- 2.3: nobody acts out of turn


def test_while_chance_acts_no_seat_does_and_the_other_way_round() -> None:
    dealing, taking = new_game(Ruleset(), 2).game, a_game(phase=Phase.TAKE)

    assert dealing.to_act is None
    assert refusal(dealing, "draw") is Reason.CHANCE_ACTS
    assert refusal(taking, "deal crab-DB") is Reason.NOT_CHANCE


def test_chance_deals_only_what_is_in_the_deck() -> None:
    game = a_game("fish-DB fish-LB |", deck="crab-DB")

    assert refusal(play(game, "lay fish-DB fish-LB").game, "deal boat-DB") is Reason.CARD_NOT_IN_DECK


def test_after_the_game_nothing_is_legal() -> None:
    game = a_game(f"{SEVEN} |", totals=(33, 0))

    after = play(game, "stop").game

    assert after.outcome is not None
    assert (after.to_act, legal(after)) == (None, set())
    assert refusal(after, "end") is Reason.GAME_OVER


def test_the_end_of_the_game_says_who_has_won() -> None:
    game = a_game("sailor-PK sailor-OR captain-LO |", totals=(39, 0))
    step = play(game, "stop")

    assert step.game.outcome is not None
    assert step.events[-1] == GameEnded(step.game.outcome)


def test_looking_through_a_pile_says_who_looks_and_at_what() -> None:
    step = play(a_game("crab-DB crab-LB |", a="shell-DB boat-BK"), "lay crab-DB crab-LB", "look A")

    assert step.events[-1] == PileSearched(Seat(0), Pile.A, parse_cards("shell-DB boat-BK"))


def test_a_number_of_players_that_cannot_be_says_which_can() -> None:
    with pytest.raises(OptionError) as raised:
        new_game(Ruleset(), 5)

    assert (raised.value.about, raised.value.expected) == ("5", "2 3 4")
