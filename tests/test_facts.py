"""The pictures of docs/facts.md match the stored results, and results match the games played."""

from xml.etree import ElementTree

import numpy as np
import pytest

from bench.facts import results
from bench.facts.estimate import difference, ratio, share
from bench.facts.pictures import FOLDER, draw_all
from bench.facts.results import Facts, gather
from tools.running import ROOT

PAGE = (ROOT / "docs" / "facts.md").read_text("utf-8")
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module")
def few() -> Facts:
    """All games for the page, in small numbers."""
    return gather(scale=0.03, seed=1, batches=5)


def test_the_page_is_of_the_results_that_are_kept():
    kept = results.read()

    assert f"| commit | {kept['commit']} |" in PAGE
    assert f"| date | {kept['date']} |" in PAGE


def test_the_pictures_are_what_the_kept_results_give():
    for name, drawn in draw_all(results.read()).items():
        assert (FOLDER / name).read_text("utf-8") == drawn, f"./dev facts --no-play draws {name} anew"


def test_every_picture_is_on_the_page_with_a_text_alternative(few: Facts):
    for name, drawn in draw_all(few).items():
        tree = ElementTree.fromstring(drawn)
        assert tree.findtext(f"{SVG}title")
        assert all(0 <= float(text.attrib["x"]) <= 520 for text in tree.iter(f"{SVG}text"))
        before, _, _ = PAGE.partition(f"](images/{name})")
        assert len(before.rpartition("![")[2]) > 80


def test_shares_of_a_whole_sum_to_one(few: Facts):
    for run in few["runs"]:
        for parts in (run["win_share"], run["first_best"], list(run["endings"].values())):
            assert sum(mean for mean, _, _ in parts) == pytest.approx(1, abs=1e-4)
        assert 0.9 < sum(bet["share"] for bet in run["bets"]) < 1.0001  # rows with few calls are left out
        assert sum(run["turns_counted"]) == run["rounds"]
        assert sum(run["rounds_counted"]) == run["games"]


def test_every_number_lies_in_its_interval(few: Facts):
    def intervals(found: object) -> list[tuple[float, ...]]:
        match found:
            case [float(mean), float(low), float(high)]:
                return [(mean, low, high)]
            case dict():
                return [interval for one in found.values() for interval in intervals(one)]
            case list():
                return [interval for one in found for interval in intervals(one)]
            case _:
                return []

    found = intervals(few["runs"])

    assert len(found) > 1000
    assert all(low <= mean <= high for mean, low, high in found)


@pytest.mark.thorough
def test_the_same_seed_finds_the_same():
    again = [gather(scale=0.001, seed=2, batches=2) for _ in range(2)]

    assert again[0] == again[1]


def test_results_come_back_from_their_file(few: Facts, tmp_path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(results, "KEPT", tmp_path / "results.json")

    results.write(few)

    assert results.read() == few


def test_an_interval_holds_the_truth_nineteen_times_in_twenty():
    rng, held = np.random.default_rng(3), 0
    for _ in range(400):
        below = rng.integers(50, 150, 25).astype(float)
        above = rng.binomial(below.astype(int), 0.3).astype(float)
        _, low, high = ratio(above, below)
        held += low <= 0.3 <= high

    assert 0.92 <= held / 400 <= 0.98


def test_what_never_came_up_may_still_come_up():
    never, always = np.zeros(5), np.full(5, 100.0)

    assert share(never, always) == (0, 0, 3 / 500)
    assert share(always, always) == (1, 1 - 3 / 500, 1)


def test_a_ratio_less_itself_is_nothing():
    above, below = np.array([3.0, 5.0, 4.0]), np.array([10.0, 11.0, 12.0])

    assert difference((above, below), (above, below)) == (0, 0, 0)
