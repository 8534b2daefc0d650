"""Points of a round, next starter, winner: docs/rules-reference.md 4.6, 4.7, 5.7, 7.3 and 7.4."""

import pytest

from seasalt.rules import (
    Call,
    Edition,
    Ending,
    Line,
    Outcome,
    Reason,
    RoundResult,
    Rule,
    Ruleset,
    Score,
    Seat,
    new_game,
    parse_cards,
)
from seasalt.rules.ending import (
    card_and_color_points,
    endings_of,
    mermaid_outcome,
    outcome,
    round_points,
)
from seasalt.rules.ruleset import EmptyDeck, TieBreak
from tests.games import a_game, legal, play
from tests.rules.refusal import refusal

SEVEN = "penguin-PU penguin-LO colony-GR"  # 7 points, a bonus of 1
NINE = "octopus-LB octopus-YE octopus-GR octopus-PU"  # 9 points, a bonus of 1


# --- 7.3: rounds


def scores(cards: list[int], bonuses: list[int]) -> tuple[Score, ...]:
    """Scores with these card points and color bonuses."""
    return tuple(Score((), c, Line(Rule.COLOR_BONUS, b, ())) for c, b in zip(cards, bonuses, strict=True))


@pytest.mark.parametrize("turns", range(4))
@pytest.mark.parametrize(
    ("call", "cards", "bonuses", "ending", "points"),
    [
        pytest.param(Call.STOP, [7, 4], [2, 2], Ending.STOP, [7, 4], id="R1"),
        pytest.param(Call.LAST_CHANCE, [7, 4], [2, 2], Ending.BET_WON, [9, 2], id="R2"),
        pytest.param(Call.LAST_CHANCE, [8, 8], [3, 4], Ending.BET_WON, [11, 4], id="R3"),
        pytest.param(Call.LAST_CHANCE, [8, 9], [3, 4], Ending.BET_LOST, [3, 9], id="R4"),
        pytest.param(Call.LAST_CHANCE, [9, 8, 10], [3, 4, 2], Ending.BET_LOST, [3, 8, 10], id="R5"),
        pytest.param(Call.LAST_CHANCE, [10, 10, 7], [4, 3, 5], Ending.BET_WON, [14, 3, 5], id="R6"),
        pytest.param(Call.LAST_CHANCE, [7, 0, 3, 6], [2, 0, 1, 3], Ending.BET_WON, [9, 0, 1, 3], id="R7"),
        pytest.param(
            Call.LAST_CHANCE, [12, 13, 2, 15], [5, 3, 2, 4], Ending.BET_LOST, [5, 13, 2, 15], id="R8"
        ),
        pytest.param(Call.STOP, [7, 11, 0, 9], [5, 5, 5, 5], Ending.STOP, [7, 11, 0, 9], id="R9"),
        pytest.param(Call.LAST_CHANCE, [7, 6], [6, 1], Ending.BET_WON, [13, 1], id="R12"),
        pytest.param(Call.LAST_CHANCE, [7, 8], [9, 1], Ending.BET_LOST, [9, 8], id="R13"),
    ],
)
def test_what_each_player_gets_in_a_round_wherever_the_caller_sits(
    call: Call, cards: list[int], bonuses: list[int], ending: Ending, points: list[int], turns: int
) -> None:
    seat = turns % len(cards)  # the table, rotated so that the caller sits there

    result = round_points(call, Seat(seat), scores(turned(cards, seat), turned(bonuses, seat)))

    assert result == (ending, tuple(turned(points, seat)))


def turned(row: list[int], seat: int) -> list[int]:
    """The row that begins with the caller, as it reads from seat 0."""
    return row[len(row) - seat :] + row[: len(row) - seat]


@pytest.mark.parametrize(("empty_deck", "points"), [("void", (0, 0)), ("continue", (12, 2))])
def test_last_chance_when_the_deck_runs_out_in_the_final_turn(
    empty_deck: str, points: tuple[int, int]
) -> None:
    # R11
    hands = f"{NINE} crab-LB shell-LB | sailor-PK sailor-OR boat-DB fish-DB"
    game = a_game(hands, deck="swimmer-YE", empty_deck_in_last_chance=empty_deck)

    after = play(game, "last", "draw", "deal swimmer-YE", "end").game

    assert after.results[-1].points == points


@pytest.mark.parametrize("ending", [Ending.VOID, Ending.MERMAIDS])
@pytest.mark.parametrize("called", [False, True])
def test_a_void_round_and_four_mermaids_bring_points_for_neither_cards_nor_color(
    ending: Ending, called: bool
) -> None:
    (points,) = scores([7], [3])

    assert card_and_color_points(ending, points, called=called) == (0, 0)


@pytest.mark.parametrize(
    ("call", "hand", "deck_size", "empty_deck", "endings"),
    [
        (Call.STOP, SEVEN, 20, EmptyDeck.VOID, (Ending.STOP,)),
        (Call.STOP, SEVEN, 0, EmptyDeck.VOID, (Ending.STOP,)),
        (Call.LAST_CHANCE, SEVEN, 20, EmptyDeck.VOID, (Ending.BET_WON, Ending.BET_LOST)),
        (Call.LAST_CHANCE, SEVEN, 1, EmptyDeck.VOID, (Ending.BET_WON, Ending.BET_LOST)),
        (Call.LAST_CHANCE, SEVEN, 0, EmptyDeck.VOID, (Ending.VOID,)),
        (Call.LAST_CHANCE, SEVEN, 0, EmptyDeck.CONTINUE, (Ending.BET_WON, Ending.BET_LOST)),
        (Call.STOP, " ".join(["mermaid-WH"] * 4), 0, EmptyDeck.VOID, (Ending.MERMAIDS,)),
        (Call.LAST_CHANCE, " ".join(["mermaid-WH"] * 4), 9, EmptyDeck.VOID, (Ending.MERMAIDS,)),
        (Call.STOP, " ".join(["mermaid-WH"] * 3), 9, EmptyDeck.VOID, (Ending.STOP,)),
    ],
)
def test_how_a_round_can_end_is_known_when_it_is_called(
    call: Call, hand: str, deck_size: int, empty_deck: EmptyDeck, endings: tuple[Ending, ...]
) -> None:
    ruleset = Ruleset(empty_deck_in_last_chance=empty_deck)

    assert endings_of(call, parse_cards(hand), deck_size, ruleset) == endings


def test_opponents_score_their_cards_without_a_bonus_when_the_bet_is_lost() -> None:
    # 5.7 #61: also a player with less than the caller
    game = a_game(f"{SEVEN} | {NINE} | penguin-PK crab-DB boat-DB fish-DB", caller=0, turn=2)

    after = play(game, "end").game

    assert after.results[-1].ending is Ending.BET_LOST
    assert after.results[-1].points == (1, 9, 1)


def test_opponents_get_only_their_color_bonus_when_the_bet_is_won() -> None:
    # 5.7 #62
    game = a_game(f"{NINE} | {SEVEN} | penguin-PK crab-DB boat-DB fish-DB", caller=0, turn=2)

    after = play(game, "end").game

    assert after.results[-1].ending is Ending.BET_WON
    assert after.results[-1].points == (10, 1, 3)


def test_a_tie_with_the_best_opponent_wins_the_bet() -> None:
    # 5.7 #63
    game = a_game(f"{SEVEN} | sailor-PK sailor-OR crab-DB crab-LB fish-DB fish-LB", caller=0, turn=1)

    after = play(game, "end").game

    assert after.results[-1].ending is Ending.BET_WON
    assert after.results[-1].points == (8, 2)


# --- 7.4: the end of the game


def result(
    points: tuple[int, ...],
    *,
    call: Call = Call.STOP,
    caller: int = 0,
    last_turns: tuple[int, ...] = (),
) -> RoundResult:
    """A round that ended by a call."""
    ending = Ending.STOP if call is Call.STOP else Ending.BET_WON
    return RoundResult(
        9, ending, Seat(caller), Seat(caller), call, points, None, last_turns or (0,) * len(points)
    )


def test_of_several_over_the_target_the_highest_total_wins() -> None:
    # 5.7 #64, G1
    game = a_game(f"{SEVEN} | {NINE}", totals=(34, 35))

    after = play(game, "stop").game

    assert after.totals == (41, 44)
    assert [result.points for result in after.results] == [(7, 9)]
    assert after.outcome == Outcome((Seat(1),), (2, 1), by_mermaids=False)


def test_reaching_the_target_exactly_is_enough() -> None:
    # 5.7 #67, G2
    game = a_game(f"{SEVEN} | |", totals=(28, 34, 20))

    after = play(game, "stop").game

    assert after.totals == (35, 34, 20)
    assert after.outcome == Outcome((Seat(0),), (1, 2, 3), by_mermaids=False)


def test_one_point_below_the_target_the_game_goes_on() -> None:
    # 5.7 #67
    game = a_game(f"{SEVEN} | |", totals=(27, 34, 20))

    after = play(game, "stop").game

    assert after.totals == (34, 34, 20)
    assert after.outcome is None
    assert after.round.number == 2


G3 = (30, 30, 29, 10)
G3_POINTS = (9, 12, 4, 0)


def test_equal_totals_are_decided_by_the_points_of_the_last_round() -> None:
    # 5.7 #65, G3
    won = outcome(G3, result(G3_POINTS), Ruleset())

    assert won == Outcome((Seat(1),), (2, 1, 3, 4), by_mermaids=False)


@pytest.mark.parametrize("tie_break", [TieBreak.ROUND_ENDER, TieBreak.LAST_TO_PLAY])
def test_after_stop_the_caller_both_ended_the_round_and_played_last(tie_break: TieBreak) -> None:
    # G4
    stopped = result(G3_POINTS, last_turns=(5, 2, 3, 4))

    won = outcome(G3, stopped, Ruleset(tie_break=tie_break))

    assert won == Outcome((Seat(0),), (1, 2, 3, 4), by_mermaids=False)


@pytest.mark.parametrize(
    ("tie_break", "winner", "ranks"),
    [(TieBreak.ROUND_ENDER, 0, (1, 2, 3, 4)), (TieBreak.LAST_TO_PLAY, 1, (2, 1, 3, 4))],
)
def test_after_last_chance_the_caller_ended_the_round_and_another_played_last(
    tie_break: TieBreak, winner: int, ranks: tuple[int, ...]
) -> None:
    # G5
    called = result(G3_POINTS, call=Call.LAST_CHANCE, last_turns=(5, 6, 7, 8))

    won = outcome(G3, called, Ruleset(tie_break=tie_break))

    assert won == Outcome((Seat(winner),), ranks, by_mermaids=False)


@pytest.mark.parametrize(
    ("tie_break", "winners", "ranks"),
    [(TieBreak.LAST_ROUND_POINTS, (0, 1), (1, 1)), (TieBreak.ROUND_ENDER, (1,), (2, 1))],
)
def test_who_is_still_equal_shares_the_victory(
    tie_break: TieBreak, winners: tuple[Seat, ...], ranks: tuple[int, ...]
) -> None:
    # 5.7 #66, G6
    won = outcome((40, 40), result((8, 8), caller=1), Ruleset(tie_break=tie_break))

    assert won == Outcome(winners, ranks, by_mermaids=False)


def test_no_round_is_played_after_somebody_has_reached_the_target() -> None:
    # 5.7 #68: so no void round can follow
    game = a_game(f"{SEVEN} |", totals=(33, 0))

    after = play(game, "stop").game

    assert after.outcome is not None
    assert after.round.number == 1
    assert (after.to_act, legal(after)) == (None, set())
    assert refusal(after, "end") is Reason.GAME_OVER


@pytest.mark.parametrize(("target_score", "over"), [(7, True), (8, False), (None, False)])
def test_the_target_may_be_set(target_score: int | None, over: bool) -> None:
    game = a_game(f"{SEVEN} |", target_score=target_score)

    assert (play(game, "stop").game.outcome is not None) is over


# --- 7.4: the next starter


@pytest.mark.parametrize("edition", Edition)
def test_after_stop_the_left_neighbor_of_the_caller_starts_in_every_edition(edition: Edition) -> None:
    # G8
    game = a_game(f"| {SEVEN} |", turn=1)._replace(ruleset=edition.ruleset)

    assert play(game, "stop").game.round.starter == 2


@pytest.mark.parametrize("edition", Edition)
def test_after_last_chance_of_three_the_left_neighbor_of_the_caller_starts_or_the_italian_caller(
    edition: Edition,
) -> None:
    # G9
    game = a_game(f"| {SEVEN} |", caller=1, turn=0)._replace(ruleset=edition.ruleset)

    assert play(game, "end").game.round.starter == (1 if edition is Edition.IT else 2)


@pytest.mark.parametrize(("next_starter", "starter"), [("left_of_ender", 1), ("left_of_last_turn", 0)])
def test_after_last_chance_of_two_the_opponent_starts_or_the_italian_caller(
    next_starter: str, starter: int
) -> None:
    # G12
    game = a_game(f"{SEVEN} |", caller=0, turn=1, next_starter=next_starter)

    after = play(game, "end").game

    assert after.round.starter == starter
    assert after.round.turn == starter


# --- 5.10: ranks


def test_the_tie_break_orders_all_places() -> None:
    # 5.10 #77: of three with 20 the best last round comes second, the others share
    won = outcome((30, 20, 20, 20), result((9, 4, 8, 4)), Ruleset())

    assert won == Outcome((Seat(0),), (1, 3, 2, 3), by_mermaids=False)


def test_who_had_no_turn_in_the_final_round_played_earliest_and_two_such_share() -> None:
    # 5.10 #78: the second player stops in the first lap
    stopped = result((0, 7, 0, 0), caller=1, last_turns=(1, 2, 0, 0))

    won = outcome((30, 8, 30, 30), stopped, Ruleset(tie_break=TieBreak.LAST_TO_PLAY))
    shared = outcome((8, 9, 30, 30), stopped, Ruleset(tie_break=TieBreak.LAST_TO_PLAY))

    assert won == Outcome((Seat(0),), (1, 4, 2, 2), by_mermaids=False)
    assert shared == Outcome((Seat(2), Seat(3)), (4, 3, 1, 1), by_mermaids=False)


def test_a_stop_in_the_first_lap_leaves_those_behind_the_caller_without_a_turn() -> None:
    # 5.10 #78: the first and the third have one duo each, and 35 points in all
    laid = "crab-DB crab-LB | | fish-DB fish-LB"
    game = a_game(
        f"| {SEVEN} |", laid, a="boat-DB", totals=(34, 0, 34), last_turns=(1, 0, 0), tie_break="last_to_play"
    )

    after = play(game, "end", "take A", "stop").game

    assert after.totals == (35, 7, 35)
    assert after.outcome == Outcome((Seat(0),), (1, 3, 2), by_mermaids=False)


def test_the_game_itself_remembers_who_played_last() -> None:
    # 5.10 #78: turns are counted from 1 in each round
    game = new_game(Ruleset(), 3, starter=Seat(2)).game

    first = play(game, "deal crab-DB", "deal boat-DB").game
    third = play(first, "take A", "end", "take B", "end").game

    assert first.round.last_turns == (0, 0, 1)
    assert third.round.last_turns == (2, 3, 1)


def test_of_three_tied_the_two_best_of_the_last_round_share() -> None:
    # 5.10 #79
    won = outcome((35, 35, 35), result((9, 9, 4)), Ruleset())

    assert won == Outcome((Seat(0), Seat(1)), (1, 1, 3), by_mermaids=False)


def test_the_tied_share_where_none_of_them_ended_the_round() -> None:
    # 5.10 #79
    won = outcome((34, 35, 35), result((9, 9, 4)), Ruleset(tie_break=TieBreak.ROUND_ENDER))

    assert won == Outcome((Seat(1), Seat(2)), (3, 1, 1), by_mermaids=False)


def test_after_four_mermaids_the_others_are_placed_by_their_totals_and_equal_totals_share() -> None:
    # 5.10 #91
    assert mermaid_outcome(Seat(3), (10, 25, 25, 3)) == Outcome((Seat(3),), (4, 2, 2, 1), by_mermaids=True)


def test_equal_ranks_leave_a_gap_behind_them() -> None:
    # 5.10 #92: 1-2-2-4
    won = outcome((30, 20, 20, 10), result((9, 4, 4, 2)), Ruleset())

    assert won == Outcome((Seat(0),), (1, 2, 2, 4), by_mermaids=False)
