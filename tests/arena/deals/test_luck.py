"""The luck of the cards has a mean of 0 in any game, and results without it scatter less."""

import json
from random import Random
from statistics import variance

import pytest

from seasalt.arena import Series
from seasalt.arena.deals.deal import play_deal
from seasalt.arena.deals.luck import luck_of
from seasalt.arena.report.export import as_json
from seasalt.arena.report.summary import summarize
from seasalt.arena.runner import Measured
from seasalt.cli import main
from seasalt.rules import Ruleset, new_game
from seasalt.rules.chance import chance_outcomes, sample
from seasalt.rules.legal import legal_actions
from seasalt.rules.phase import Phase
from seasalt.rules.play import apply
from tests.thorough import THOROUGH

SERIES = Series(("greedy", "rusher"), deals=10, seed="luck", ruleset=Ruleset(target_score=12), luck=True)


@pytest.fixture(scope="module")
def measured() -> Measured:
    return Measured(SERIES, tuple(play_deal(SERIES, deal) for deal in range(SERIES.deals)))


@pytest.mark.parametrize(
    ("players", "extra_salt"), [(2, False), (3, True), (4, True)] if THOROUGH else [(3, True)]
)
def test_the_luck_of_all_cards_that_may_come_has_a_mean_of_0(players: int, extra_salt: bool) -> None:
    rng, game = Random(players), new_game(Ruleset(extra_salt=extra_salt), players).game
    phases = set()
    for _ in range(120 if THOROUGH else 70):
        if game.outcome:
            break
        if not game.chance_acts:
            game = apply(game, rng.choice(legal_actions(game))).game
            continue
        outcomes = chance_outcomes(game)
        lucks = [(luck_of(game, action), weight) for action, weight in outcomes]
        if game.round.phase is Phase.SETUP:
            assert [luck for luck, _ in lucks] == [None] * len(lucks)
        else:
            phases.add(game.round.phase)
            for seat in range(players):
                assert sum(weight * luck[seat] for luck, weight in lucks if luck) == pytest.approx(0)
            assert all(sum(luck) == pytest.approx(0) for luck, _ in lucks if luck)
        game = apply(game, sample(game, rng)).game
    assert Phase.DRAWING in phases


def test_single_games_scatter_less_without_luck(measured: Measured) -> None:
    games = [game for deal in measured.deals for game in deal.games]
    won = [game.wins[0] for game in games]
    earned = [game.wins[0] - game.luck[0] for game in games if game.luck]

    assert variance(earned) < 0.95 * variance(won)


def test_the_report_has_both_shares_side_by_side(measured: Measured) -> None:
    one, other = as_json(summarize(measured))["bots"]

    assert one["without_luck"]["mean"] + other["without_luck"]["mean"] == pytest.approx(1)
    assert one["without_luck"]["low"] < one["without_luck"]["mean"] < one["without_luck"]["high"]


def test_luck_is_measured_only_if_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["arena", "greedy", "random", "--deals", "2", "--workers", "1", "--option", "target_score=5"]

    main([*asked, "--json"])
    plain = json.loads(capsys.readouterr().out)
    main([*asked, "--luck"])
    text = capsys.readouterr().out

    assert "without_luck" not in plain["bots"][0]
    assert text.count("less the measured luck of the cards") == 2
