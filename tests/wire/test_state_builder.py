"""States that share their public part equal states built for one viewer alone."""

from random import Random

import pytest

from seasalt.rules import Ruleset, Seat, apply, legal_actions, new_game, sample, view
from seasalt.rules.edition import edition_named
from seasalt.rules.game import Game
from seasalt.rules.phase import Phase
from seasalt.rules.result import Ending
from seasalt.table.clock import ClockRule
from seasalt.table.place import Place
from seasalt.table.table import Stage, Table
from seasalt.wire.messages import encode
from seasalt.wire.state_builder import StateBuilder, game_state, table_info
from seasalt.wire.states import BetState
from tests.games import a_game

SEVEN = "penguin-PU penguin-LO colony-GR"  # 7 points, a bonus of 1
SEVEN_AND_MERMAIDS = "mermaid-WH mermaid-WH mermaid-WH mermaid-WH penguin-PU penguin-LO colony-GR"


def a_table(game: Game) -> Table:
    places = tuple(Place(guest=f"g{seat}", name=f"G{seat}", nonce="00") for seat in range(game.players))
    rules = edition_named("standard"), game.ruleset, ClockRule(), False, False
    return Table(9, *rules, "", "00", places, Stage.PLAYING, game)


def bets_of(game: Game, viewer: int | None) -> list[BetState] | None:
    state = StateBuilder(a_table(game)).state(None if viewer is None else Seat(viewer)).game
    assert state is not None
    return state.bets


def bet_rows(bets: list[BetState] | None) -> list[tuple[str, list[tuple[str, int, int, int]]]]:
    """Each call with its cases: points for cards, points for color, and the new total."""
    return [
        (bet.call, [(case.case, case.for_cards, case.for_color, case.total) for case in bet.cases])
        for bet in bets or ()
    ]


@pytest.mark.parametrize("seed", range(5))
def test_a_seat_sees_the_same_as_from_its_view_alone(seed):
    rng, game = Random(seed), new_game(Ruleset(extra_salt=True), 4).game
    for _ in range(400):
        if game.outcome is not None:
            return
        if game.to_act is None:
            game = apply(game, sample(game, rng)).game
            continue
        builder = StateBuilder(a_table(game))
        for viewer in (None, *map(Seat, range(4))):
            legal = legal_actions(game) if viewer == game.to_act else ()
            alone = game_state(view(game, viewer), with_result=False, legal=legal)
            assert encode(builder.state(viewer).game) == encode(alone)
        game = apply(game, rng.choice(legal_actions(game))).game


@pytest.mark.parametrize(("players", "target"), [(2, 40), (3, 35), (4, 30)])
def test_a_table_says_when_one_may_call_and_when_the_game_ends(players: int, target: int):
    info = table_info(a_table(new_game(Ruleset(), players).game))

    assert (info.call_at, info.target) == (7, target)


# --- what a call may bring


def test_a_seat_that_may_call_is_told_what_each_call_may_bring():
    game = a_game(f"{SEVEN} crab-GR | fish-LB", totals=(20, 3))

    assert bet_rows(bets_of(game, 0)) == [
        ("stop", [("ends", 7, 0, 27)]),
        ("last", [("won", 7, 2, 29), ("lost", 0, 2, 22)]),
    ]


def test_a_seat_that_may_not_call_is_told_nothing():
    assert bets_of(a_game(f"{SEVEN} | crab-DB", phase=Phase.TAKE), 0) is None  # not yet
    assert bets_of(a_game("penguin-PU colony-GR | crab-DB"), 0) is None  # too few points
    assert bets_of(a_game(f"crab-DB | {SEVEN}"), 1) is None  # not their turn
    assert bets_of(a_game(f"{SEVEN} | crab-DB", caller=1), 0) is None  # another seat has called
    assert bets_of(a_game(f"{SEVEN} | crab-DB"), None) is None  # a spectator


@pytest.mark.parametrize(("empty_deck", "cases"), [("void", ["void"]), ("continue", ["won", "lost"])])
def test_a_bet_on_an_empty_deck_is_void_where_the_rules_say_so(empty_deck: str, cases: list[str]):
    stop, last = bet_rows(
        bets_of(a_game(f"{SEVEN} | crab-DB", deck="", empty_deck_in_last_chance=empty_deck), 0)
    )

    assert stop == ("stop", [("ends", 7, 0, 7)])
    assert [case for case, *_ in last[1]] == cases


def test_with_four_mermaids_in_hand_any_call_wins_the_game():
    bets = bet_rows(bets_of(a_game(f"{SEVEN_AND_MERMAIDS} | crab-DB", totals=(5, 0)), 0))

    assert bets == [("stop", [("mermaids", 0, 0, 5)]), ("last", [("mermaids", 0, 0, 5)])]


@pytest.mark.parametrize("seed", range(12))
def test_a_call_brings_what_was_told_before_it(seed: int):
    rng, game = Random(seed), new_game(Ruleset(target_score=60), 2 + seed % 3).game
    calls, kept = 0, 0
    promised: list[BetState] | None = None
    while game.outcome is None:
        seat, before = game.to_act, game
        action = sample(game, rng) if seat is None else _eager(legal_actions(game), rng)
        if str(action) in ("stop", "last"):
            promised = [bet for bet in bets_of(game, seat) or () if bet.call == str(action)]
            calls += 1
        game = apply(game, action).game
        if promised and len(game.results) > len(before.results):
            result, (bet,) = game.results[-1], promised
            came = {Ending.STOP: "ends", Ending.BET_WON: "won", Ending.BET_LOST: "lost"}.get(result.ending)
            assert result.caller is not None
            for case in bet.cases:
                if case.case == came:
                    assert case.for_cards + case.for_color == result.points[result.caller]
                    assert case.total == game.totals[result.caller]
                    kept += 1
            promised = None
    assert kept > calls // 2 > 0  # a deck that runs out during the last turns is not foretold


def _eager(legal: tuple[object, ...], rng: Random):
    calls = [action for action in legal if str(action) in ("stop", "last")]
    return rng.choice(calls or legal)


# --- what an action leads to


def lapsing_of(game: Game, viewer: int) -> list[str]:
    return StateBuilder(a_table(game)).state(Seat(viewer)).lapsing


def test_in_the_last_turn_of_two_players_a_shark_promises_no_theft():
    game = a_game("shark-DB swimmer-LB | crab-DB", caller=1)

    assert lapsing_of(game, 0) == ["lay shark-DB swimmer-LB"]


def test_a_starfish_replaces_an_effect_and_so_nothing_lapses():
    game = a_game("shark-DB starfish-DB swimmer-LB | crab-DB", caller=1, extra_salt=True)

    assert lapsing_of(game, 0) == ["lay shark-DB swimmer-LB"]


def test_only_the_seat_to_act_is_told_what_lapses():
    assert lapsing_of(a_game("crab-DB crab-LB | fish-DB"), 0) == ["lay crab-DB crab-LB"]
    assert lapsing_of(a_game("crab-DB crab-LB | fish-DB"), 1) == []


@pytest.mark.parametrize(
    ("deck", "restricted", "count"),
    [("crab-DB crab-LB", (), 2), ("crab-DB", (), 1), ("crab-DB crab-LB", (0,), 1), ("", (), None)],
)
def test_a_seat_that_may_draw_is_told_how_many_cards(
    deck: str, restricted: tuple[int, ...], count: int | None
):
    game = a_game("|", deck=deck, a="fish-DB", phase=Phase.TAKE, restricted=restricted)

    assert StateBuilder(a_table(game)).state(Seat(0)).draws == count
    assert StateBuilder(a_table(game)).state(Seat(1)).draws is None


@pytest.mark.parametrize(
    ("wish", "expected"),
    [
        (
            {"phase": Phase.TAKE, "a": "crab-YE", "b": "shell-GR"},
            [("crab-YE", 1, "duo"), ("shell-GR", 0, None)],
        ),
        (
            {"phase": Phase.KEEP, "drawn": "octopus-PU boat-BK"},
            [("octopus-PU", 3, "collector"), ("boat-BK", 0, None)],
        ),
        (
            {"phase": Phase.KEEP, "drawn": "mermaid-WH boat-BK"},
            [("mermaid-WH", 1, "mermaid"), ("boat-BK", 0, None)],
        ),
    ],
)
def test_a_seat_is_told_what_each_card_within_reach_would_make(wish, expected):
    game = a_game(hands="crab-DB octopus-GY | boat-DB", **wish)

    mine = StateBuilder(a_table(game)).state(Seat(0)).game
    theirs = StateBuilder(a_table(game)).state(Seat(1)).game

    assert mine is not None
    assert theirs is not None
    assert theirs.gains is None
    assert mine.gains is not None
    assert sorted(
        (gain.card, gain.points, gain.line.rule if gain.line else None) for gain in mine.gains
    ) == sorted(expected)


def test_a_seat_is_told_what_each_card_within_reach_would_make_of_its_color():
    game = a_game(hands="crab-DB fish-DB | boat-DB", phase=Phase.KEEP, drawn="shell-DB boat-BK")
    mine = StateBuilder(a_table(game)).state(Seat(0)).game

    assert mine is not None
    assert mine.gains is not None
    assert {gain.card: gain.color_bonus for gain in mine.gains} == {"shell-DB": 3, "boat-BK": 2}
