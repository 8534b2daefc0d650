"""`./dev bench env` reports what was measured and which peers are missing; speeds are not tested here."""

import json
from functools import partial

import pytest

from bench import env
from bench._peers import GAMES, openspiel
from bench.env import AEC, VECTOR, main, measure


def test_all_six_kinds_of_game_are_measured_both_ways_and_no_peer_is_left_out_silently():
    found = measure(seconds=0.001, repeat=1)

    ours = [run for run in found["runs"] if run["library"] in (AEC, VECTOR)]
    assert len(ours) == 12
    vector = [run["steps_per_cpu_s"] for run in ours if run["library"] == VECTOR]
    assert found["vector_steps_per_cpu_s"] == min(vector)
    reported = {(run["library"], run["game"]) for run in found["runs"]}
    reported |= {tuple(name.split(", ")) for name in found["skipped"]}
    assert reported >= {(library, game) for library, (_, games) in GAMES.items() for game in games}


def test_a_peer_is_stepped_through_whole_games():
    assert openspiel("leduc_poker")(50) > 0


def test_one_kind_of_game_can_be_asked_for_and_a_peer_that_is_not_installed_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setattr(env, "measure", partial(measure, seconds=0.001, repeat=1))

    main(["--players", "3", "--extra-salt", "--json"])

    found = json.loads(capsys.readouterr().out)
    assert [(run["library"], run["game"]) for run in found["runs"]] == [
        (AEC, "3 players, Extra Salt"),
        (VECTOR, "3 players, Extra Salt"),
    ]
    assert found["skipped"] == {  # not in test.in
        "seasalt, stable-baselines3, 3 players, Extra Salt": "not installed: pip install stable-baselines3"
    }
    assert found["sb3_steps_per_cpu_s"] is None
