"""What the baselines see and learn from, and that their networks are bots."""

from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bench.baselines import _over_seeds
from leaderboard import policies
from seasalt.arena.statistics.posterior import row_posterior
from seasalt.bots import check_bot
from seasalt.env.vector import SeasaltVectorEnv


def test_a_belief_among_the_inputs_is_the_exact_one_of_the_row() -> None:
    env, rng = SeasaltVectorEnv(16, 2), np.random.default_rng(1)
    rows, info = env.reset(seed=1)
    for _ in range(60):
        rows, _, _, _, info = env.step(np.array([rng.choice(np.flatnonzero(m)) for m in info["action_mask"]]))

    exact = np.array([row_posterior(row.tolist())[0][: policies.BASE_CARDS] for row in rows])

    np.testing.assert_allclose(policies.beliefs(rows) / policies.SURE, exact, atol=0.5 / policies.SURE + 1e-9)


def test_the_outcome_of_a_decision_is_the_lead_of_its_seat_in_that_round(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.syspath_prepend(str(Path(__file__).parents[2] / "examples"))
    clone: Any = import_module("clone")
    decisions = {
        "deal": [0, 0, 0, 0],
        "game": [0, 0, 0, 0],
        "round": [1, 1, 2, 2],
        "seat": [0, 1, 0, 1],
        "round_points": [7, 3, None, None],
    }

    leads = clone.leads(decisions)

    assert leads[:2].tolist() == pytest.approx([2 * clone.POINTS, -2 * clone.POINTS])
    assert np.isnan(leads[2:]).all()


def test_the_interval_of_a_baseline_is_that_over_seeds_not_over_games() -> None:
    alike = [{"won": {"keen": [0.0, 1.0] * 10}}] * 5
    apart = [{"won": {"keen": [share] * 20}} for share in (0.3, 0.4, 0.5, 0.6, 0.7)]

    (one, other) = (_over_seeds(runs, ["keen"]) for runs in (alike, apart))

    assert one["mean"] == other["mean"] == 0.5
    assert other["high"] - other["low"] > 3 * (one["high"] - one["low"])


def test_a_network_of_a_baseline_is_a_bot() -> None:
    for bot in vars(policies.baselines).values():
        check_bot(bot, decisions=30)
