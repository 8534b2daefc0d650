"""`seasalt demo`."""

from pathlib import Path

import pytest

from seasalt.console.record_file import read_text
from seasalt.rules import Edition, parse_record
from tests.cli.commands import Run


def test_the_same_seed_is_the_same_game(run: Run) -> None:
    one, two, other = (run("demo", "--seed", seed, "--target", "10").out for seed in ("7", "7", "8"))

    assert one == two != other


@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_a_demo_is_for_two_to_four(run: Run, players: str) -> None:
    result = run("demo", "--players", players, "--seed", "a", "--target", "10", "--extra-salt")

    assert result.status == 0
    assert result.out.startswith(f"{players} players, standard edition, with Extra Salt, target 10\n")


def test_every_seat_may_have_its_own_bot(run: Run) -> None:
    same = run("demo", "--seed", "a", "--target", "10").out
    mixed = run("demo", "--seed", "a", "--target", "10", "--bots", "greedy, random").out

    assert same != mixed


def test_a_record_holds_the_options_that_were_asked_for(run: Run, tmp_path: Path) -> None:
    path = str(tmp_path / "a")
    run("demo", "--record", path, "--edition", "fr", "--option", "mermaid_win=instant", "--target", "10")
    record = parse_record(read_text(Path(path)))

    assert record.edition is Edition.FR
    assert (record.ruleset.mermaid_win, record.ruleset.target_score) == ("instant", 10)
    assert record.ruleset.tie_break == Edition.FR.ruleset.tie_break


def test_bots_have_names_in_the_letters_of_the_language(run: Run) -> None:
    told = run("demo", "--language", "ru", "--bots", "beginner", "--seed", "1", "--target", "5").out

    assert "Пип" in told
    assert "Pip" not in told
