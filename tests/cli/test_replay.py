"""`seasalt replay`, and what it tells to whom."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from seasalt.console.record_file import read_text
from seasalt.rules import format_record, parse_record
from tests.cli.commands import Result, Run, is_one_sentence, launch
from tests.cli.records import CARDS, OTHER_CARDS, SECRETS, changed
from tests.table.sessions import over

# --- replay


def test_a_record_is_told_again_and_verified(run: Run, game: Path) -> None:
    result = run("replay", str(game))
    actions = len(parse_record(read_text(game)).actions)

    assert result.status == 0
    assert f"Verified: {actions} actions, every one by the rules, every card as the seed deals it." in (
        " ".join(result.out.split())
    )


def test_a_record_told_with_all_cards_open_is_the_demo_that_made_it(run: Run, tmp_path: Path) -> None:
    path = str(tmp_path / "a")
    demo = run("demo", "--seed", "4", "--target", "12", "--record", path).out
    told = run("replay", path, "--open").out

    assert told.split("\nVerified")[0].rstrip() == demo.split("The game is kept in")[0].rstrip()


def test_a_replay_ends_with_the_chances_if_asked_for(run: Run, game: Path) -> None:
    assert "Chances" not in run("replay", str(game)).out
    assert "Chances" in run("replay", str(game), "--curve").out


def test_a_replay_can_only_verify(run: Run, game: Path) -> None:
    assert run("replay", str(game), "--verify").out.split()[0] == "Verified:"


def test_an_unfinished_record_is_told_to_its_end(run: Run, game: Path) -> None:
    game.write_text("".join(game.read_text().splitlines(keepends=True)[:60]))
    result = run("replay", str(game))

    assert result.status == 0
    assert "The record ends before the game does." in result.out


def test_a_record_without_a_seed_is_verified_by_the_rules_alone(run: Run, game: Path) -> None:
    game.write_text(re.sub("^seed .*\n", "", game.read_text(), flags=re.M))
    result = run("replay", str(game), "--verify")

    assert re.fullmatch(r"\s*Verified: [\d,]+ actions, every one by the rules\.\s*", result.out)


@pytest.fixture
def live(tmp_path: Path) -> Path:
    """The record of a game at a live table."""
    path = tmp_path / "live.txt"
    path.write_text(format_record(over(3, bots=1).table.record()))
    return path


def test_the_shuffle_of_a_live_table_is_verified_in_words(run: Run, live: Path) -> None:
    result = run("replay", "--verify", str(live))

    assert result.status == 0
    assert re.fullmatch(
        r"Verified: [\d,]+ actions, every one by the rules, every card as the seed deals it, "
        r"the seed made of a secret committed to before the game and a nonce of every seat\.",
        " ".join(result.out.split()),
    )


@pytest.mark.parametrize(
    ("wanted", "text", "blamed", "sentence"),
    [
        ("seed", f"seed {'00' * 32}", "seed", "is not the seed that the secret and the nonces make"),
        ("nonce 1", "nonce 1 0bad", "seed", "is not the seed that the secret and the nonces make"),
        ("secret", f"secret {'00' * 32}", "secret", "is not the secret that was committed to by"),
        ("commitment", f"commitment {'00' * 32}", "secret", "is not the secret that was committed to by"),
        ("nonce 2", "nonce 2 xyz", "nonce 2", "“xyz” is not 1-64 pairs of the digits 0-9 and a-f."),
        ("secret", "# gone", "nonce 3", "The header does not say “secret”."),
    ],
)
def test_a_shuffle_that_was_tampered_with_is_named(
    run: Run, live: Path, wanted: str, text: str, blamed: str, sentence: str
) -> None:
    changed(live, wanted, lambda line: text)
    line = next(n for n, result in enumerate(live.read_text().splitlines(), 1) if result.startswith(blamed))
    answer = run("replay", "--verify", str(live))

    assert (answer.status, answer.out) == (1, "")
    assert answer.err.startswith(f"Error: Line {line}: ")
    assert sentence in answer.err
    assert is_one_sentence(answer)


def test_a_pause_does_not_wait_after_the_end_of_the_input(game: Path) -> None:
    result = launch("replay", str(game), "--pause", stdin=b"\n\n")

    assert (result.status, result.err) == (0, "")
    assert "Verified" in result.out


@pytest.mark.parametrize(
    ("wanted", "line", "sentence"),
    [
        ("seasalt", lambda text: "wombat", "This is not a seasalt record: it begins with “wombat”."),
        ("seasalt", lambda text: "seasalt record 9", "This record has a format that I do not know"),
        ("edition", lambda text: "edition xx", "There is no edition “xx”"),
        ("option tie", lambda text: "option tie_break maybe", "“tie_break = maybe” is not possible"),
        ("seat 2", lambda text: "wombat 2", "I cannot read “wombat 2”"),
        ("seat 2", lambda text: "seat 1 Ada", "“seat 1” is said twice."),
        ("seed", lambda text: "seed xyz", "A seed is written in pairs of the digits 0-9 and a-f, not “xyz”."),
        (r"\* deal", lambda text: "* deal wombat-DB", "“wombat-DB” is not a card."),
        (r"\* deal", lambda text: "1 draw", "“1 draw” is not the turn of that seat"),
        (r"\d draw", lambda text: text.replace("draw", "end"), "“"),
        (r"\d end", lambda text: text.replace("end", "stop"), "“"),
        ("points", lambda text: text + " 1", "It says “points"),
        ("winner", lambda text: "winner 1 2 3", "It says “winner 1 2 3”, the game says “winner"),
    ],
)
def test_a_bad_record_is_status_1_and_names_the_line(
    run: Run, game: Path, wanted: str, line: Callable[[str], str], sentence: str
) -> None:
    number = changed(game, wanted, line)
    answer = run("replay", str(game))

    assert (answer.status, answer.out) == (1, "")
    assert answer.err.startswith(f"Error: Line {number}: {sentence}")
    assert is_one_sentence(answer)


def test_a_card_that_the_seed_does_not_deal_is_named(run: Run, game: Path) -> None:
    dealt = next(text for text in game.read_text().splitlines() if text.startswith("* deal"))
    number = changed(game, r"\* deal", lambda text: "* deal shell-GY")
    answer = run("replay", str(game))

    assert (
        answer.err == f"Error: Line {number}: “* deal shell-GY” is not what the seed deals: “{dealt[2:]}”.\n"
    )


def test_an_empty_file_is_not_a_record(run: Run, tmp_path: Path) -> None:
    (tmp_path / "a").write_text("")

    assert run("replay", str(tmp_path / "a")).status == 1


@pytest.mark.parametrize("seat", ["0", "4", "-1", "x", "1.0", "", "²"])
def test_a_seat_that_is_empty_is_refused(run: Run, game: Path, seat: str) -> None:
    result = run("replay", str(game), f"--seat={seat}")

    assert result == Result(2, "", f"Error: There is no seat {seat} in this game of 3.\n")


# --- secrets


def told_to(run: Run, folder: Path, cards: dict[str, str], *reader: str) -> str:
    path = folder / "secrets.txt"
    path.write_text(SECRETS.format(**cards))
    result = run("replay", str(path), *reader)
    assert result.status == 0, result.err
    return result.out


@pytest.mark.parametrize(
    ("reader", "differing"),
    [
        ((), set()),
        (("--seat", "1"), {"kept", "stolen"}),
        (("--seat", "2"), {"stolen"}),
        (("--seat", "3"), {"looked"}),
        (("--open",), {"kept", "stolen", "looked"}),
    ],
    ids=["spectator", "seat 1", "seat 2", "seat 3", "open"],
)
def test_a_reader_is_told_what_that_seat_could_know_and_no_more(
    run: Run, tmp_path: Path, reader: tuple[str, ...], differing: set[str]
) -> None:
    one = told_to(run, tmp_path, CARDS, *reader).split("\n")
    other = told_to(run, tmp_path, OTHER_CARDS, *reader).split("\n")
    lines = [(mine, theirs) for mine, theirs in zip(one, other, strict=True) if mine != theirs]
    told = {
        "kept": any("keep" in mine and "shark" in mine for mine, _ in lines),
        "stolen": any("steal" in mine for mine, _ in lines),
        "looked": any("back into the deck" in mine or "octopus" in mine for mine, _ in lines),
    }

    assert {what for what, is_told in told.items() if is_told} == differing
    assert bool(lines) == bool(differing)


def test_a_seat_reads_itself_as_you(run: Run, game: Path) -> None:
    seats = [run("replay", str(game), "--seat", seat).out for seat in ("1", "2", "3")]

    assert all(re.search(r"^You (draw|take|keep)", told, re.M) for told in seats)
    assert len(set(seats)) == 3
