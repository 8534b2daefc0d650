"""Properties of every action in every position."""

from collections import Counter
from collections.abc import Iterable
from functools import cache
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seasalt.rules import (
    Action,
    CallStop,
    Ending,
    Game,
    IllegalAction,
    Phase,
    Reason,
    Ruleset,
    Seat,
    apply,
    box,
    chance_outcomes,
    legal_actions,
)
from seasalt.rules.ruleset import EmptyDeck
from tests.games import cards_of
from tests.properties import all_actions
from tests.properties.strategies import Policy, Table, positions, tables
from tests.thorough import THOROUGH


def refusals(game: Game, actions: Iterable[Action]) -> tuple[set[Action], Counter[Reason]]:
    """The actions that `apply` accepts, and the counts of its reasons for refusing others."""
    accepted: set[Action] = set()
    reasons: Counter[Reason] = Counter()
    for action in actions:
        try:
            apply(game, action)
        except IllegalAction as refusal:
            reasons[refusal.reason] += 1
        else:
            accepted.add(action)
    return accepted, reasons


@given(tables())
def test_no_action_makes_or_loses_a_card(table: Table) -> None:
    whole = box(extra_salt=table.ruleset.extra_salt)

    for move in table.moves():
        assert cards_of(move.step.game) == whole


@given(tables())
def test_before_the_game_is_over_there_is_something_to_do_and_no_action_is_listed_twice(table: Table) -> None:
    last = table.start().game
    for move in table.moves():
        options = legal_actions(move.before)

        assert options
        assert len(options) == len(set(options))
        last = move.step.game

    assert (legal_actions(last) == ()) == (last.outcome is not None)


@given(tables())
def test_every_legal_action_applies(table: Table) -> None:
    for move in table.moves(limit=150):
        for action in legal_actions(move.before):
            assert apply(move.before, action).game != move.before


@given(positions(), st.randoms(use_true_random=False))
def test_every_other_action_is_refused_with_a_reason(game: Game, rng: Random) -> None:
    legal = set(legal_actions(game))

    accepted, reasons = refusals(game, [*all_actions.small(rng), *legal])

    assert accepted == legal
    assert reasons


@pytest.mark.parametrize("phase", Phase)
def test_of_all_the_actions_there_are_every_phase_accepts_the_legal_ones_only(phase: Phase) -> None:
    game = max(_unlike_positions()[phase], key=lambda game: len(legal_actions(game)))
    # Trios are laid in one phase; 150,000 of them to be refused in the others take their time.
    actions = all_actions.everything() if THOROUGH or phase is Phase.PLAY else all_actions.small(Random(1))

    accepted, reasons = refusals(game, actions)

    assert accepted == set(legal_actions(game))
    assert reasons


def test_every_reason_that_exists_is_given_somewhere() -> None:
    given_reasons: set[Reason] = set()
    for phase in Phase:
        for game in _unlike_positions()[phase]:
            accepted, reasons = refusals(game, all_actions.small(Random(0)))
            given_reasons |= set(reasons)

            assert accepted == set(legal_actions(game))

    assert given_reasons == set(Reason)


@cache
def _unlike_positions() -> dict[Phase, list[Game]]:
    """Positions by phase that differ in possible reasons to refuse, the first of each kind."""
    ruleset = Ruleset(extra_salt=True, target_score=30, empty_deck_in_last_chance=EmptyDeck.CONTINUE)
    found: dict[object, Game] = {}
    for seed in range(24):
        for move in Table(ruleset, 3, Seat(0), tuple(Policy)[seed % 2], seed).moves():
            for game in (move.before, move.step.game):
                found.setdefault(_sort(game), game)
    return {phase: [game for game in found.values() if game.round.phase is phase] for phase in Phase}


def _sort(game: Game) -> object:
    now = game.round
    empty = (
        (not now.deck, sum(not pile for pile in now.piles)) if now.phase in (Phase.TAKE, Phase.KEEP) else ()
    )
    barred = now.restricted[now.turn] if now.phase is Phase.TAKE else None
    victims = (tuple(not hand for hand in now.hands), now.revealed) if now.phase is Phase.STEAL else ()
    calls = (now.caller is None, CallStop() in legal_actions(game)) if now.phase is Phase.PLAY else ()
    return now.phase, empty, barred, victims, calls


@given(positions())
def test_chance_may_take_any_card_of_its_pool_and_copies_are_weights(game: Game) -> None:
    if not game.chance_acts:
        return
    now = game.round

    outcomes = dict(chance_outcomes(game))

    pool = now.deck if now.victim is None else now.hands[now.victim]
    assert tuple(outcomes) == legal_actions(game)
    assert Counter({action.card: weight for action, weight in outcomes.items()}) == Counter(pool)


@given(tables())
def test_totals_are_the_sums_of_the_rounds(table: Table) -> None:
    game = table.start().game
    for move in table.moves():
        game = move.step.game

    columns = zip(*(result.points for result in game.results), strict=True) if game.results else ()
    assert game.totals == (tuple(map(sum, columns)) or (0,) * table.players)
    assert [result.number for result in game.results] == list(range(1, len(game.results) + 1))


def test_shy_players_let_the_deck_run_out_and_uniform_players_do_not() -> None:
    assert _void_rounds(Policy.UNIFORM) == 0
    assert _void_rounds(Policy.SHY) >= 10


def _void_rounds(policy: Policy) -> int:
    endings: Counter[Ending] = Counter()
    for seed in range(10):
        table = Table(Ruleset(), 2 + seed % 3, Seat(0), policy, seed)
        games = [move.step.game for move in table.moves()]
        endings.update(result.ending for result in games[-1].results)
    return endings[Ending.VOID]
