"""`seasalt bench env` reports what was measured and which peers are missing; speeds are not tested here."""

import json
from functools import partial

import pytest

from seasalt.cli import main
from seasalt.measurement import env
from seasalt.measurement.env import AEC, VECTOR, measure
from seasalt.measurement.peers import GAMES, Steps, openspiel


def test_all_six_kinds_of_game_are_measured_both_ways_and_no_peer_is_left_out_silently():
    found = measure(seconds=0.001, repeat=1)

    ours = [run for run in found["runs"] if run["library"] in (AEC, VECTOR)]
    assert len(ours) == 12
    vector = [run["steps_per_cpu_s"] for run in ours if run["library"] == VECTOR]
    assert found["vector_steps_per_cpu_s"] == min(vector)
    reported = {(run["library"], run["game"]) for run in found["runs"]}
    reported |= {tuple(name.split(", ")) for name in found["skipped"]}
    assert reported >= {(library, game) for library, (_, games) in GAMES.items() for game in games}


def test_a_peer_that_is_not_installed_is_said_with_how_to_add_it():
    def missing(game: str) -> Steps:
        raise ImportError(game)

    installed, skipped = env._installed({("RLCard", "gin-rummy"): lambda: missing("gin-rummy")})

    assert installed == {}
    assert "pip install rlcard" in skipped["RLCard, gin-rummy"]


def test_a_peer_is_stepped_through_whole_games():
    assert openspiel("leduc_poker")(50) > 0


def test_one_kind_of_game_can_be_asked_for(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setattr(env, "measure", partial(measure, seconds=0.001, repeat=1))

    status = main(["bench", "env", "--players", "3", "--extra-salt", "--json"])

    found = json.loads(capsys.readouterr().out)
    assert status == 0
    assert [(run["library"], run["game"]) for run in found["runs"]] == [
        (AEC, "3 players, Extra Salt"),
        (VECTOR, "3 players, Extra Salt"),
    ]
    assert list(found["skipped"]) == ["seasalt, stable-baselines3, 3 players, Extra Salt"]  # not in test.in
    assert found["sb3_steps_per_cpu_s"] is None


def test_without_the_extra_one_sentence_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    def missing(*kind: object) -> Steps:
        raise ImportError("No module named 'numpy'")

    monkeypatch.setattr(env, "_agents", missing)

    assert main(["bench", "env", "--language", "en"]) == 2
    assert capsys.readouterr().err == 'Error: The environments need an extra: pip install "seasalt[env]"\n'
