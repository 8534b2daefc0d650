"""The mini game is small enough to solve, and docs/openspiel.md has the results."""

import doctest
import json

import pytest

from bench._report import RESULTS
from bench.mini import PICTURE, cfr, exploitabilities, mini, picture, results
from seasalt.env.mini import MINI_BOX
from seasalt.rules import box
from tools.running import ROOT


@pytest.mark.thorough
def test_the_mini_game_is_small_and_solved_and_its_page_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """One test: they share a tree and a solution, which each process of the tests would compute again."""
    assert mini()[1].histories == 46_744
    assert set(MINI_BOX) <= set(box(extra_salt=False))

    found, _ = cfr()  # comes as near to an equilibrium as one likes
    assert list(found.values()) == sorted(found.values(), reverse=True)
    assert found[100] < 0.001

    uniform, greedy, one_step, *solved = exploitabilities().values()
    assert uniform > greedy > one_step > 10 * max(solved)  # no player that plans nothing is near it

    kept = json.loads((RESULTS / "mini.json").read_text("utf-8"))
    assert results().items() <= kept.items(), "./dev bench mini --keep writes it anew"
    assert PICTURE.read_text("utf-8") == picture(), "./dev bench mini draws it anew"

    # The examples of the page make the same tree. pytest does not run them by themselves.
    monkeypatch.setattr("seasalt.env.spiel_tree.tree_of", lambda game: mini()[1])
    examples = doctest.testfile(str(ROOT / "docs" / "openspiel.md"), module_relative=False, encoding="utf-8")
    assert examples.attempted > 10
    assert not examples.failed
