"""Settings on the command line: what is wrong with them is said in one sentence."""

import json
from dataclasses import asdict
from pathlib import Path

import pytest

from training import train
from training.settings import Settings, between, settings_of

NOTHING = Path("no checkpoint")

WRONG = {
    "wdith=64": "There is no setting 'wdith'; there are seed, iterations, games, ",
    "width": "Write a setting as NAME=VALUE, the value as JSON; width= is not.",
    "width=wide": "Write a setting as NAME=VALUE, the value as JSON; width=wide is not.",
    "width=1.5": "The setting width is like 512, not 1.5.",
    "rate=0.1": r"The setting rate is like [0.0003, 1e-05], not 0.1.",
}


@pytest.mark.parametrize(("text", "sentence"), WRONG.items())
def test_what_cannot_be_set_is_reported_in_one_sentence(tmp_path: Path, text: str, sentence: str):
    with pytest.raises(SystemExit) as refused:
        train.main([str(tmp_path), "--device", "cpu", "--set", text])

    said = str(refused.value)
    assert said.startswith(sentence)
    assert said.endswith(".")
    assert "\n" not in said
    assert list(tmp_path.iterdir()) == []


def test_settings_are_numbers_lists_and_text():
    changed = settings_of(
        NOTHING, ["width=64", "rate=[1e-3, 0]", "policies=[[3, 0.5]]", "clip=1", "fixed=a.pt"]
    )

    assert (changed.width, changed.rate, changed.policies) == (64, (1e-3, 0), ((3, 0.5),))
    assert (changed.clip, changed.fixed) == (1, "a.pt")


def kept(folder: Path, **changes: object) -> Path:
    checkpoint = folder / "run.json"
    checkpoint.write_text(json.dumps({"settings": {**asdict(Settings()), **changes}}))
    return checkpoint


def test_a_run_keeps_its_settings_and_can_be_made_longer(tmp_path: Path):
    checkpoint = kept(tmp_path, width=64, iterations=10)

    assert settings_of(checkpoint, []) == Settings(width=64, iterations=10)
    assert settings_of(checkpoint, ["iterations=20", "width=64"]) == Settings(width=64, iterations=20)


def test_networks_do_not_change_their_size_in_a_run(tmp_path: Path):
    with pytest.raises(SystemExit, match=r"^This run has begun with width=64, which cannot be changed\.$"):
        settings_of(kept(tmp_path, width=64), ["width=32"])


def test_a_checkpoint_with_settings_of_another_version_is_refused(tmp_path: Path):
    with pytest.raises(SystemExit, match=r"^There is no setting 'temperature'; "):
        settings_of(kept(tmp_path, temperature=1), [])


def test_what_falls_over_a_run_ends_at_its_last_number():
    assert [between((4.0, 2.0), progress) for progress in (0.0, 0.5, 1.0, 1.5)] == [4.0, 3.0, 2.0, 2.0]


def test_every_kind_of_game_has_a_share_and_opponents_leave_games_for_self_play():
    settings = Settings()

    assert sum(settings.kinds) == pytest.approx(1)
    assert settings.past + sum(share for _, share in settings.policies) < 0.25
