"""`seasalt play`."""

from pathlib import Path

import pytest

from seasalt.console.record_file import read_text
from seasalt.rules import Record, parse_record
from tests.cli.commands import Run, launch
from tests.cli.records import CARDS, SECRETS, changed


def test_without_input_the_game_ends_politely() -> None:
    result = launch("play", "--seed", "1")

    assert (result.status, result.err) == (0, "")
    assert "Goodbye." in result.out
    assert "--record FILE" in result.out


def test_a_game_is_played_to_its_end(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    answers = b"1\n" * 3000
    result = launch("play", "--seed", "1", "--target", "3", "--record", str(path), stdin=answers)

    assert (result.status, result.err) == (0, "")
    assert f"The game is kept in {path}." in result.out
    assert path.read_text().splitlines()[-1].startswith("winner ")


def test_a_finished_game_stays_as_it_is_when_resumed(run: Run, game: Path) -> None:
    before = game.read_text()
    result = run("play", "--resume", str(game))

    assert result.status == 0
    assert game.read_text() == before


def test_a_bad_record_is_not_resumed(run: Run, game: Path) -> None:
    number = changed(game, r"\* deal", lambda text: "* deal wombat")
    before = game.read_text()
    result = run("play", "--resume", str(game))

    assert (result.status, result.err) == (1, f"Error: Line {number}: “wombat” is not a card.\n")
    assert game.read_text() == before


def test_a_game_with_real_cards_goes_on_with_any_cards(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(SECRETS.format(**CARDS))
    before = parse_record(read_text(path))
    result = launch("play", "--resume", str(path), "--bots", "random", stdin=b"1\n1\n1\nq\n")
    after: Record = parse_record(read_text(path))

    assert (result.status, result.err) == (0, "")
    assert after.seed is None
    assert after.actions[: len(before.actions)] == before.actions
    assert len(after.actions) > len(before.actions)


def test_a_name_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    launch("play", "--name", " Zoë [b] ", "--record", str(path))

    assert parse_record(read_text(path)).names == ("Zoë [b]", "Ada")


def test_memory_is_offered_to_those_who_ask(tmp_path: Path) -> None:
    result = launch("play", "--seed", "1", "--memory", stdin=b"m\nq\n")

    assert "What you could remember" in result.out


def test_hints_are_given_to_those_who_ask() -> None:
    result = launch("play", "--seed", "1", "--hints", stdin=b"i\nq\n")

    assert (result.status, result.err) == (0, "")
    assert "What the strongest bot would do" in result.out


def test_a_hint_changes_nothing_in_the_game(tmp_path: Path) -> None:
    plain, hinted = tmp_path / "plain", tmp_path / "hinted"
    launch("play", "--seed", "1", "--record", str(plain), stdin=b"1\n1\n1\nq\n")
    launch("play", "--seed", "1", "--hints", "--record", str(hinted), stdin=b"i\n1\n1\ni\ni\n1\nq\n")

    assert read_text(hinted) == read_text(plain)


def test_after_a_game_the_chances_are_drawn() -> None:
    result = launch("play", "--seed", "1", "--target", "1", "--name", "Zoë", stdin=b"1\n" * 400)
    *_, zoe, ada = result.out.rstrip().split("\n")

    assert (result.status, result.err) == (0, "")
    assert (zoe.split()[0], ada.split()[0]) == ("Zoë", "Ada")
    assert {zoe.split()[-1], ada.split()[-1]} == {"0%", "100%"}


@pytest.mark.parametrize(
    ("bots", "names"),
    [
        ("greedy", ("Guest", "Ada", "Bo", "Cleo")),
        ("skilled", ("Guest", "Robin", "Kim", "Yuki")),
        ("beginner,gambler,beginner", ("Guest", "Pip", "Gina", "Lou")),
        ("mc:5,rusher,search:9", ("Guest", "Ada", "Rico", "Bo")),
    ],
)
def test_bots_have_names_of_their_own(tmp_path: Path, bots: str, names: tuple[str, ...]) -> None:
    path = tmp_path / "game.txt"
    launch("play", "--players", "4", "--bots", bots, "--record", str(path))

    assert parse_record(read_text(path)).names == names


def test_a_bot_does_not_take_the_name_of_a_person(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    launch("play", "--name", "Robin", "--bots", "skilled", "--record", str(path))

    assert parse_record(read_text(path)).names == ("Robin", "Kim")
