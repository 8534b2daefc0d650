"""Further decisions: docs/rules-reference.md 5.10.

Ranks: test_ending. Option values: test_editions. Memory: test_knowledge.
"""

import pytest

from seasalt.rules import Call, Ending, Game, Phase, Reason, Seat, format_cards, parse_cards, view
from seasalt.rules.event import CardChosen, GameEnded, MermaidsLaid, RoundEnded, TurnStarted
from tests.games import a_game, legal, play, viewers
from tests.rules.refusal import refusal

SEVEN = "penguin-PU penguin-LO colony-GR"
THREE_MERMAIDS = "mermaid-WH mermaid-WH mermaid-WH"
JELLYFISH = "jellyfish-PU swimmer-DB"


def test_the_card_just_discarded_may_be_taken_back_in_a_boat_turn() -> None:
    # 5.10 #76
    game = a_game("boat-DB boat-LB |", a="fish-DB", b="fish-LB", phase=Phase.TAKE)

    discarded = play(game, "draw", "deal crab-DB", "deal shell-GR", "keep crab-DB > A").game
    after = play(discarded, "lay boat-DB boat-LB", "take A").game

    assert format_cards(after.round.hands[0]) == "crab-DB shell-GR"


def test_the_card_just_discarded_may_be_picked_with_crabs() -> None:
    # 5.10 #76
    game = a_game("crab-DB crab-LB |", a="fish-DB", b="fish-LB", phase=Phase.TAKE)

    discarded = play(game, "draw", "deal boat-DB", "deal shell-GR", "keep boat-DB > A").game
    after = play(discarded, "lay crab-DB crab-LB", "look A", "pick shell-GR").game

    assert format_cards(after.round.hands[0]) == "boat-DB shell-GR"


def arrival(way: str, mermaid_win: str) -> Game:
    """A game in which seat 0, with three mermaids, has just got the fourth in that way."""
    match way:
        case "keep":
            game = a_game(f"{THREE_MERMAIDS} |", phase=Phase.TAKE, mermaid_win=mermaid_win)
            return play(game, "draw", "deal crab-DB", "deal mermaid-WH", "keep mermaid-WH > A").game
        case "restricted draw":
            game = a_game(f"{THREE_MERMAIDS} |", restricted=(0,), phase=Phase.TAKE, mermaid_win=mermaid_win)
            return play(game, "draw", "deal mermaid-WH").game
        case "theft":
            game = a_game(f"{THREE_MERMAIDS} shark-DB swimmer-DB | mermaid-WH", mermaid_win=mermaid_win)
            return play(game, "lay shark-DB swimmer-DB", "steal 2", "lose mermaid-WH").game
        case "crab":
            game = a_game(
                f"{THREE_MERMAIDS} crab-DB crab-LB |", a="mermaid-WH fish-DB", mermaid_win=mermaid_win
            )
            return play(game, "lay crab-DB crab-LB", "look A", "pick mermaid-WH").game
        case "lobster":
            hands, deck = f"{THREE_MERMAIDS} crab-DB lobster-BK |", "fish-DB mermaid-WH"
            game = a_game(hands, deck=deck, mermaid_win=mermaid_win)
            deals = ("deal fish-DB", "deal mermaid-WH")
            return play(game, "lay crab-DB lobster-BK", *deals, "pick mermaid-WH").game
        case "fish":
            game = a_game(f"{THREE_MERMAIDS} fish-DB fish-LB |", mermaid_win=mermaid_win)
            return play(game, "lay fish-DB fish-LB", "deal mermaid-WH").game
        case "top of a pile":
            game = a_game(f"{THREE_MERMAIDS} |", a="mermaid-WH", phase=Phase.TAKE, mermaid_win=mermaid_win)
            return play(game, "take A").game
        case _:
            game = a_game(f"{THREE_MERMAIDS} |", deck="mermaid-WH", phase=Phase.TAKE, mermaid_win=mermaid_win)
            return play(game, "draw", "deal mermaid-WH").game


WAYS = ("keep", "restricted draw", "theft", "crab", "lobster", "fish", "top of a pile", "single drawn card")


@pytest.mark.parametrize("way", WAYS)
def test_an_instant_win_comes_at_the_moment_the_fourth_mermaid_arrives(way: str) -> None:
    # 5.10 #80, 5.10 #89
    won, not_yet = arrival(way, "instant"), arrival(way, "declare")

    assert won.outcome is not None
    assert (won.outcome.winners, won.outcome.by_mermaids) == ((0,), True)
    assert not_yet.outcome is None


def test_an_instant_win_comes_before_the_discard_which_goes_back_to_the_deck() -> None:
    # 5.10 #80, 5.10 #89
    game = a_game(
        f"{THREE_MERMAIDS} |",
        deck="fish-DB",
        drawn="crab-DB mermaid-WH",
        phase=Phase.KEEP,
        mermaid_win="instant",
    )

    step = play(game, "keep mermaid-WH > A")

    mermaid, crab = parse_cards("mermaid-WH crab-DB")
    assert step.events[0] == CardChosen(Seat(0), mermaid, (crab,), 1)
    assert step.game.round.piles == ((), ())
    assert format_cards(step.game.round.deck) == "crab-DB fish-DB"
    assert step.game.round.drawn == ()


def test_at_an_instant_win_the_lobsters_other_cards_go_back_to_the_deck() -> None:
    # 5.10 #89
    won = arrival("lobster", "instant")

    assert format_cards(won.round.deck) == "fish-DB"
    assert won.round.drawn == ()


def test_a_kept_card_other_than_the_fourth_mermaid_is_no_win() -> None:
    # 5.10 #80
    game = a_game(f"{THREE_MERMAIDS} |", drawn="crab-DB mermaid-WH", phase=Phase.KEEP, mermaid_win="instant")

    after = play(game, "keep crab-DB > A").game

    assert after.outcome is None
    assert format_cards(after.round.piles[0]) == "mermaid-WH"


def test_four_mermaids_held_since_a_restricted_turn_are_declared_after_the_next_take() -> None:
    # 5.10 #81
    game = a_game(f"{THREE_MERMAIDS} mermaid-WH |", a="crab-DB", phase=Phase.TAKE)

    taken = play(game, "take A").game

    assert refusal(game, "mermaids") is Reason.WRONG_PHASE
    assert legal(taken) == {"mermaids", "end"}


def forced_choices() -> list[tuple[Game, set[str]]]:
    """Games in which there is one thing to do."""
    sharks = a_game("shark-DB swimmer-DB | fish-DB")
    crabs = a_game("crab-DB crab-LB |", b="fish-DB")
    lobster = a_game("crab-DB lobster-BK |", deck="fish-DB")
    return [
        (play(crabs, "lay crab-DB crab-LB").game, {"look B"}),
        (play(crabs, "lay crab-DB crab-LB", "look B").game, {"pick fish-DB"}),
        (play(sharks, "lay shark-DB swimmer-DB").game, {"steal 2"}),
        (play(lobster, "lay crab-DB lobster-BK", "deal fish-DB").game, {"pick fish-DB"}),
        (a_game(phase=Phase.TAKE), {"draw"}),
        (a_game(restricted=(0,), phase=Phase.TAKE), {"draw"}),
        (a_game(a="boat-DB", drawn="crab-DB crab-DB", phase=Phase.KEEP), {"keep crab-DB > B"}),
    ]


@pytest.mark.parametrize(
    ("game", "actions"), forced_choices(), ids=lambda value: " ".join(value) if isinstance(value, set) else ""
)
def test_a_forced_single_choice_stays_an_action(game: Game, actions: set[str]) -> None:
    # 5.10 #82, 5.10 #87
    assert game.to_act == 0
    assert legal(game) == actions


def test_a_restricted_turn_before_an_empty_deck_passes_by_itself_counts_as_a_turn_and_reveals() -> None:
    # 5.10 #87
    hands = f"{SEVEN} | | crab-DB | fish-DB"
    game = a_game(hands, deck="", caller=0, turn=1, restricted=(2, 3), empty_deck_in_last_chance="continue")

    step = play(game, "end")

    (scored,) = step.game.results
    assert scored.ending is Ending.BET_WON
    assert scored.scores is not None
    assert scored.last_seat == 3
    assert scored.last_turns[3] > scored.last_turns[2] > scored.last_turns[1]
    assert TurnStarted(Seat(2), restricted=True) in step.events


def test_a_turn_in_which_nothing_can_be_played_does_not_end_by_itself() -> None:
    # 5.10 #83
    game = a_game(a="crab-DB", phase=Phase.TAKE)

    after = play(game, "take A").game

    assert after.to_act == 0
    assert legal(after) == {"end"}


def test_a_new_round_knows_no_caller_no_call_no_revealed_hand_and_no_restriction() -> None:
    # 5.10 #84
    game = a_game(f"{SEVEN} {JELLYFISH} | |", extra_salt=True)

    running = play(game, f"lay {JELLYFISH}", "last", "draw", "deal crab-DB").game
    after = play(running, "draw", "deal fish-DB").game

    assert (running.round.caller, running.round.call) == (0, Call.LAST_CHANCE)
    assert running.round.revealed == (True, True, False)
    assert running.round.restricted == (False, False, True)
    assert (after.round.caller, after.round.call) == (None, None)
    assert after.round.revealed == (False, False, False)
    assert after.round.restricted == (False, False, False)


def test_a_jellyfish_in_the_last_final_turn_has_no_effect_on_caller_and_finished_players() -> None:
    # 5.10 #84
    game = a_game(f"{SEVEN} | | {JELLYFISH}", caller=0, turn=2, revealed=(1,), extra_salt=True)

    flagged = play(game, f"lay {JELLYFISH}").game
    after = play(flagged, "end", "deal crab-DB", "deal fish-DB").game

    assert flagged.round.restricted == (True, True, False)
    assert after.results[-1].ending is Ending.BET_WON
    assert (after.to_act, legal(after)) == (1, {"draw", "take A", "take B"})


def test_of_two_equal_cards_in_a_pile_crabs_take_the_one_nearest_the_top() -> None:
    # 5.10 #86
    game = a_game("crab-DB crab-LB |", a="fish-DB shell-GR fish-DB boat-DB")

    looking = play(game, "lay crab-DB crab-LB", "look A").game
    after = play(looking, "pick fish-DB").game

    assert legal(looking) == {"pick fish-DB", "pick shell-GR", "pick boat-DB"}
    assert format_cards(after.round.piles[0]) == "fish-DB shell-GR boat-DB"


@pytest.mark.parametrize("call", ["stop", "last"])
def test_a_call_with_four_mermaids_in_hand_is_the_mermaid_win_and_no_call(call: str) -> None:
    # 5.10 #88
    game = a_game(f"{THREE_MERMAIDS} mermaid-WH {SEVEN} | crab-DB")

    step = play(game, call)

    (result,) = step.game.results
    outcome = step.game.outcome
    assert outcome is not None
    assert (result.ending, result.caller, result.call) == (Ending.MERMAIDS, None, None)
    assert step.events == (MermaidsLaid(Seat(0)), RoundEnded(result, (0, 0)), GameEnded(outcome))
    assert step.game.round.revealed == (False, False)


def test_declared_mermaids_lie_in_the_tableau_and_the_game_is_over() -> None:
    # 5.10 #90
    game = a_game(f"{THREE_MERMAIDS} mermaid-WH crab-DB |", "fish-DB fish-LB")

    after = play(game, "mermaids").game

    assert [format_cards(group) for group in after.round.tableaus[0]] == [
        "fish-DB fish-LB",
        f"{THREE_MERMAIDS} mermaid-WH",
    ]
    assert format_cards(after.round.hands[0]) == "crab-DB"
    assert after.round.phase is Phase.OVER


def test_jellyfish_flags_are_public_and_cleared_at_the_end_of_the_next_turn_of_each_seat() -> None:
    # 5.10 #93
    game = a_game(f"| {JELLYFISH} | |", turn=1, extra_salt=True)

    laid = play(game, f"lay {JELLYFISH}").game
    drawn = play(laid, "end", "draw", "deal crab-DB").game

    for viewer in viewers(game):
        assert view(laid, viewer).restricted == (True, False, True, True)
        assert view(drawn, viewer).restricted == (True, False, False, True)


def test_a_void_last_chance_still_names_caller_and_call() -> None:
    # 5.10 #94
    game = a_game(f"{SEVEN} | crab-DB", deck="")

    (result,) = play(game, "last").game.results

    assert (result.ending, result.caller, result.call) == (Ending.VOID, 0, Call.LAST_CHANCE)
    assert (result.points, result.scores) == ((0, 0), None)


def test_cards_in_an_action_stand_in_the_order_of_their_codes_the_starfish_last() -> None:
    # 5.10 #96
    game = a_game("swimmer-LB starfish-DB shark-DB |", extra_salt=True)

    assert legal(game) == {"lay shark-DB swimmer-LB", "lay shark-DB swimmer-LB starfish-DB", "end"}
    assert refusal(game, "lay swimmer-LB shark-DB") is Reason.CARDS_OUT_OF_ORDER
    assert refusal(game, "lay swimmer-LB shark-DB starfish-DB") is Reason.CARDS_OUT_OF_ORDER


@pytest.mark.parametrize(
    ("out_of_order", "duo"), [("fish-LB fish-DB", "fish-DB fish-LB"), ("fish-YE fish-BK", "fish-BK fish-YE")]
)
def test_two_cards_of_a_kind_stand_in_the_order_of_their_colors(out_of_order: str, duo: str) -> None:
    # 5.10 #96
    game = a_game(f"{duo} |")

    assert f"lay {duo}" in legal(game)
    assert refusal(game, f"lay {out_of_order}") is Reason.CARDS_OUT_OF_ORDER


def test_void_rounds_count() -> None:
    # 5.10 #98
    game = a_game(deck="", number=4)

    after = play(game, "end").game

    assert after.results[-1].number == 4
    assert after.round.number == 5
