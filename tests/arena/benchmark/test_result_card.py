"""Cards: the results of the protocol deal by deal, and what follows from them."""

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import patch

import pytest

from seasalt.arena.benchmark import command, contest
from seasalt.arena.benchmark.command import commit_of, result_card_as_json
from seasalt.arena.benchmark.contest import Contest, Contested, Pairing
from seasalt.arena.benchmark.protocol import HELD_OUT, KINDS, PUBLIC, contests
from seasalt.arena.benchmark.summary import (
    Facts,
    deals_of,
    digest,
    response,
    result_card,
    summarize_field,
    summary_of,
)
from seasalt.arena.benchmark.text import result_card_as_markdown
from seasalt.arena.deals.deal import DealResult, play_deal
from seasalt.arena.runner import win_share
from seasalt.arena.series import Series
from seasalt.bots.benchmark_opponents.opponents import OPPONENTS
from seasalt.cli import main
from seasalt.texts import texts
from tests.arena.benchmark.conftest import MET


@pytest.fixture(scope="module")
def whole(contested: Contested) -> Contested:
    """Games that were played, against one opponent for each half of the field."""
    of = {name: MET[place // 5] for place, name in enumerate(OPPONENTS)}
    return Contested(
        contested.contest,
        {
            one: contested.deals[Pairing(of[one.opponent], one.extra_salt)]
            for one in contested.contest.pairings
        },
    )


@pytest.fixture(scope="module")
def made(whole: Contested) -> Facts:
    return result_card([whole], command="seasalt field field:keen", commit="abc", hours=0.01, workers=1)


def test_the_summary_of_a_card_follows_from_its_results(whole: Contested, made: Facts) -> None:
    share = summarize_field(whole)["win_share"]
    told = made["summary"]["players"]["2"]
    parts = [
        len(names) * told[group]["mean"] for group, names in (("public", PUBLIC), ("held_out", HELD_OUT))
    ]

    assert told["field"] == pytest.approx(share)
    assert sum(parts) / 10 == pytest.approx(share["mean"])
    assert summary_of(json.loads(result_card_as_json(made))["results"]) == made["summary"]


def test_a_card_has_the_share_and_the_points_of_every_deal(whole: Contested, made: Facts) -> None:
    deals = whole.deals[Pairing("young", True)]
    kept = made["results"]["2"]["young"]["extra_salt"]

    assert kept["won"] == [win_share(deal, 0) for deal in deals]
    assert kept["points"] == [deal.games[0].points[0] + deal.games[1].points[1] for deal in deals]


def test_the_response_is_measured_on_deals_on_which_it_was_not_chosen() -> None:
    won = {"lucky": {"base": [0.0, 1.0, 0.0, 1.0]}, "steady": {"base": [0.5, 0.0, 0.5, 0.0]}}

    assert response(won)["opponent"] == "lucky"
    assert response(won)["mean"] == 0.0


def test_the_digest_is_that_of_the_results(made: Facts) -> None:
    results = json.loads(json.dumps(made["results"]))
    assert digest(results) == made["digest"]

    results["2"]["small"]["base"]["points"][1] += 1

    assert digest(results) != made["digest"]


def test_a_card_is_a_page_with_every_opponent_on_it(made: Facts) -> None:
    page = result_card_as_markdown(made, texts("en"))

    assert [line.split("`")[1] for line in page.splitlines() if line.startswith("| `")] == [
        *PUBLIC,
        *HELD_OUT,
    ]
    assert made["digest"] in page
    assert "seasalt field field:keen" in page


def test_the_protocol_is_2_to_4_players_with_both_boxes_on_the_deals_of_the_field() -> None:
    played = contests("greedy")

    assert (
        [(one.players, one.deals) for one in played]
        == [tuple(kind) for kind in KINDS]
        == [(2, 20), (3, 20), (4, 12)]
    )
    assert [len(one.pairings) for one in played] == [20, 22, 22], "with three and four, mixed tables too"
    assert sorted((*PUBLIC, *HELD_OUT)) == sorted(OPPONENTS)


@pytest.fixture
def _short_protocol(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """One contest of two quick opponents and two deals."""
    monkeypatch.setattr(command, "contests", lambda bot, bot_seconds: (Contest(bot, 2, 2, (False,)),))
    with patch.dict(OPPONENTS, {name: OPPONENTS[name] for name in ("rusher", "keen")}, clear=True):
        yield


@pytest.mark.usefixtures("_short_protocol")
def test_a_card_that_was_interrupted_goes_on_and_is_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    played: list[int] = []

    def counting(series: Series, deal: int) -> DealResult:
        played.append(deal)
        if len(played) == 3:
            raise KeyboardInterrupt
        return play_deal(series, deal)

    monkeypatch.setattr(contest, "play_deal", counting)
    monkeypatch.setattr(command, "result_card", lambda played, **facts: whole_results(played, facts))
    monkeypatch.setattr(command, "show_field", lambda *arguments: None)
    asked = ["field", "random", "--workers", "1", "--card"]
    cut, whole = tmp_path / "cut.json", tmp_path / "whole.json"

    assert main([*asked, str(cut)]) == 130
    assert "the same command goes on" in capsys.readouterr().err
    assert not cut.exists()
    assert main([*asked, str(cut)]) == 0
    assert len(played) == 3 + 2, "two of four deals were kept"
    assert main([*asked, str(whole)]) == 0

    assert json.loads(cut.read_text())["results"] == json.loads(whole.read_text())["results"]
    assert json.loads(cut.read_text())["hours"] > 0
    assert sorted(file.name for file in tmp_path.iterdir()) == ["cut.json", "whole.json"]


def whole_results(played: list[Contested], facts: Facts) -> Facts:
    """The results of a card, without the summary over opponents that were left out."""
    won = {
        pairing.opponent: {"base": deals_of(deals)} for one in played for pairing, deals in one.deals.items()
    }
    return {"results": {"2": won}, **facts}


@pytest.mark.parametrize("place", ["no/such/folder/card.json", "a_folder.json"])
def test_a_card_that_cannot_be_written_is_refused_before_the_first_deal(
    place: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "a_folder.json").mkdir()
    monkeypatch.setattr(contest, "play_deal", None)

    assert main(["field", "random", "--card", str(tmp_path / place)]) == 2
    assert "cannot write" in capsys.readouterr().err


@pytest.mark.parametrize(
    "wrong",
    [("--card", "card.txt"), ("--card", "card.json", "--deals", "3"), ("--card", "a.md", "--box", "base")],
)
def test_a_card_is_the_whole_protocol_or_refused(
    wrong: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["field", "random", *wrong]) == 2

    assert "card" in capsys.readouterr().err.lower()


def test_the_commit_of_a_card_is_that_of_the_package_and_not_of_a_repository_around_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("SEASALT_COMMIT", raising=False)
    package = tmp_path / ".venv" / "lib" / "seasalt"
    package.mkdir(parents=True)
    git = ["git", "-c", "user.name=a", "-c", "user.email=a@b.c", "-C", str(tmp_path)]
    subprocess.run([*git, "init", "-q"], check=True)
    subprocess.run([*git, "commit", "-q", "--allow-empty", "-m", "somebody else's"], check=True)

    assert commit_of(package) == ""

    (package / "commit.txt").write_text("0123456789abcdef" * 2 + "01234567\n")
    assert commit_of(package) == "01234567"
