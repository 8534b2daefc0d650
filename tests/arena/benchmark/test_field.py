"""`seasalt field`: the contest, its summary and its output.

Two quick opponents are met; the thorough run meets all ten.
"""

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from seasalt.arena.benchmark.contest import Contest, Contested, mixed, play_field
from seasalt.arena.benchmark.summary import summarize_field
from seasalt.arena.benchmark.text import show_field
from seasalt.arena.deals.deal import DealResult
from seasalt.arena.runner import win_share
from seasalt.bots.benchmark_opponents.opponents import OPPONENTS, VERSION
from seasalt.cli import main
from seasalt.console.colors import console
from seasalt.texts import texts
from tests.arena.benchmark.conftest import MET

QUICK = ("--deals", "1", "--box", "base", "--workers", "1")
KEPT = Path(__file__).parent / "keen.json"
FIELD = tuple(OPPONENTS)


class After:
    """Presses Ctrl-C after so many results."""

    def __init__(self, results: int) -> None:
        self._left = results

    def __call__(self, result: DealResult) -> None:
        self._left -= 1
        if not self._left:
            raise KeyboardInterrupt


@pytest.fixture(scope="module", autouse=True)
def _these_opponents() -> Iterator[None]:
    with patch.dict(OPPONENTS, {name: OPPONENTS[name] for name in MET}, clear=True):
        yield


def test_every_opponent_is_met_on_the_same_deals_in_every_seat_with_both_boxes(contested: Contested) -> None:
    contest = contested.contest

    assert len(contested.deals) == 2 * len(MET)
    for pairing, deals in contested.deals.items():
        series = contest.series(pairing)
        assert series.deal_seed(1) == f"field {VERSION}/1".encode()
        assert series.ruleset.extra_salt == pairing.extra_salt
        assert [deal.deal for deal in deals] == [0, 1]
        assert all([game.seating for game in deal.games] == [(0, 1), (1, 0)] for deal in deals)


@pytest.mark.parametrize("seats", [2, 3])
def test_ten_mixed_tables_have_every_opponent_equally_often_and_forty_have_other_neighbours(
    seats: int,
) -> None:
    with patch.dict(OPPONENTS, dict.fromkeys("abcdefghij"), clear=True):
        tables = [mixed(deal, seats) for deal in range(40)]

    assert all(len(set(table)) == seats for table in tables)
    assert set(Counter(name for table in tables[:10] for name in table).values()) == {seats}
    assert len({frozenset(table) for table in tables}) == 40


def test_the_mean_over_the_field_is_that_of_the_opponents(contested: Contested) -> None:
    summary = summarize_field(contested)
    share, opponents = summary["win_share"], summary["opponents"]

    assert share["low"] <= share["mean"] <= share["high"]
    assert share["mean"] == pytest.approx(sum(one["win_share"]["mean"] for one in opponents) / len(MET))
    assert (summary["deals"], summary["games"], summary["forfeits"]) == (2, 8 * len(MET), 0)


def test_frozen_bots_play_the_same_games_ever_after(contested: Contested) -> None:
    """The deals, and the generators of the bots, are as frozen as the opponents."""
    kept = json.loads(KEPT.read_text())

    assert list(kept) == [f"{name}{box}" for name in FIELD for box in ("", "+")]
    assert won(contested) == {name: kept[name] for name in kept if name.removesuffix("+") in MET}


def won(contested: Contested) -> dict[str, list[float]]:
    """The games that were won with each deal."""
    return {
        f"{pairing.opponent}{'+' * pairing.extra_salt}": [2 * win_share(deal, 0) for deal in deals]
        for pairing, deals in contested.deals.items()
    }


@pytest.mark.thorough  # tests/arena/test_series.py has a series in two processes by day
def test_two_processes_measure_what_one_does() -> None:
    contest = Contest("field:keen", deals=1, boxes=(True,))
    both = [summarize_field(play_field(contest, workers=workers)) for workers in (1, 2)]
    for told in both:
        for facts in (told, *told["opponents"]):
            facts["cpu_ms_per_decision"] = facts["opponent_cpu_ms_per_decision"] = None

    assert both[0] == both[1]


def test_after_ctrl_c_what_was_played_is_reported() -> None:
    quick = Contest("random", deals=3, boxes=(False,))
    after_a_deal = summarize_field(play_field(quick, progress=After(len(MET) + 1)))
    after_a_moment = summarize_field(play_field(quick, progress=After(1)))

    assert after_a_deal["interrupted"]
    assert (after_a_deal["deals"], after_a_deal["games"]) == (1, 2 * len(MET) + 2)
    assert after_a_deal["win_share"] is not None
    assert [one["games"] for one in after_a_deal["opponents"]] == [4, *[2] * (len(MET) - 1)]
    assert after_a_moment["win_share"] is None
    assert [one["games"] for one in after_a_moment["opponents"]] == [2]


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    status = main(["field", *arguments])
    return status, *capsys.readouterr()


def test_json_has_the_version_and_every_opponent(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, "greedy", *QUICK, "--players", "3", "--json")

    told: dict[str, Any] = json.loads(out)
    assert (status, err) == (0, "")
    assert (told["field"], told["bot"], told["players"], told["boxes"]) == (VERSION, "greedy", 3, ["base"])
    assert (told["deals"], told["games"], told["par"]) == (1, 3 * len(MET) + 6, 1 / 3)
    assert [one["name"] for one in told["opponents"]] == list(MET)
    assert told["mixed"]["games"] == 6, "each of three bots on every seat"
    for facts in (told, told["mixed"], *told["opponents"]):
        assert 0 <= facts["win_share"]["low"] <= facts["win_share"]["mean"] <= facts["win_share"]["high"] <= 1
        assert facts["cpu_ms_per_decision"] > 0


def test_the_table_names_opponents_and_boxes(
    capsys: pytest.CaptureFixture[str], contested: Contested
) -> None:
    known = texts()
    show_field(summarize_field(contested), contested, console(no_color=True, texts=known), known)
    out = capsys.readouterr().out

    assert all(name in out for name in (*MET, "The field", "Base box", "Extra Salt", "Opponent"))


def test_a_program_that_never_plays_is_status_1_and_reported(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "cmd:false", *QUICK)

    assert status == 1
    assert f"cmd:false gave {2 * len(MET)} games away" in " ".join(out.split())


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["wombat"], "There is no bot “wombat”; bots are: beginner, "),
        (["field:wombat"], f"There is no bot “field:wombat”; bots are: field:{MET[0]}, "),
        (["cmd:nosuchprogram"], "There is no program “nosuchprogram” to start."),
        (["greedy", "--players", "5"], "The game is for 2, 3 or 4 players, not 5."),
        (["greedy", "--deals", "0"], "--deals takes a whole number from 1 to "),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(
    capsys: pytest.CaptureFixture[str], arguments: list[str], said: str
) -> None:
    status, _, err = run(capsys, *arguments)

    assert status == 2
    assert err.startswith(f"Error: {said}")


def test_without_numpy_the_field_says_what_it_needs(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("seasalt.bots.roster.HAS_NUMPY", False)
    status, _, err = run(capsys, "greedy", *QUICK)

    assert status == 2
    assert "numpy" in err


if __name__ == "__main__":
    KEPT.write_text(json.dumps(won(play_field(Contest("field:keen", deals=2))), indent=1) + "\n")
