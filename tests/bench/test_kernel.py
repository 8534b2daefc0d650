"""`./dev bench kernel` reports what was measured; speeds are not tested here."""

import json

import pytest

from bench import kernel
from bench.kernel import main, measure
from seasalt.kernel.engines import library, plain

ASKED_FOR = {"backend", "runs", "decisions_per_cpu_s", "rounds_per_cpu_s", "peers", "ratio_to_best_peer"}


def test_all_six_kinds_of_game_are_measured_and_the_slowest_counts():
    found = measure("library", seconds=0.01)

    assert found.keys() >= ASKED_FOR
    assert found["backend"] == "library"
    kinds = [(run["players"], run["extra_salt"]) for run in found["runs"]]
    assert kinds == [(2, False), (2, True), (3, False), (3, True), (4, False), (4, True)]
    assert found["decisions_per_cpu_s"] == min(run["decisions_per_cpu_s"] for run in found["runs"])


def test_peers_that_are_not_installed_are_said_to_be_missing(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(kernel, "find_spec", lambda name: None)

    found = measure("python", seconds=0.01)

    assert (found["peers"], found["ratio_to_best_peer"]) == ({}, None)
    assert "OpenSpiel is not installed" in found["no_peers"]


def test_one_kind_of_game_can_be_asked_for(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setattr(kernel, "REPEAT", 1)

    main(["--backend", "python", "--players", "3", "--extra-salt", "--json"])

    found = json.loads(capsys.readouterr().out)
    assert found["backend"] == "python"
    assert [(run["players"], run["extra_salt"]) for run in found["runs"]] == [(3, True)]


def test_a_backend_that_is_not_here_is_refused_with_those_that_are(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(kernel, "engines", lambda: [plain, library])

    with pytest.raises(SystemExit, match="choose one of: python, library"):
        main(["--backend", "cuda"])
