"""A mistake is answered in one sentence; help shows how to ask."""

import re
from pathlib import Path

import pytest

from seasalt.bots import ROSTER
from seasalt.rules import Edition
from seasalt.rules.ruleset import OPTIONS
from tests.cli.commands import Result, Run, is_one_sentence

# --- errors


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("score wombat", "“wombat” is not a card."),
        ("score crab-DB --laid crab-LB", "These cannot lie on the table: light blue crab."),
        ("score --option mermaid_color", "“mermaid_color” is not an option of the form NAME=VALUE."),
        ("score --option wombat=1", "There is no option “wombat”; options are: tie_break "),
        (
            "score --option mermaid_color=red",
            "“mermaid_color = red” is not possible; choose one of: white none.",
        ),
        ("score --edition xx", "There is no edition “xx”; editions are: standard de fr it en ru bga."),
        ("score --jsonl /no/such/file", "There is no file “/no/such/file”."),
        ("score --jsonl /", "I cannot read “/”: Is a directory."),
        (
            "rules --option target_score=0",
            "The target score must be a whole number from 1 to 999999, not “0”.",
        ),
        ("replay /no/such/file", "There is no file “/no/such/file”."),
        ("replay /", "I cannot read “/”: Is a directory."),
        ("demo --players 5", "The game is for 2, 3 or 4 players, not 5."),
        ("demo --players -2", "The game is for 2, 3 or 4 players, not -2."),
        ("demo --players 2.0", "The game is for 2, 3 or 4 players, not 2.0."),
        ("demo --target -1", "The target score must be a whole number from 1 to 999999, not “-1”."),
        ("demo --target 1000000", "The target score must be a whole number from 1 to 999999, not “1000000”."),
        (
            "demo --bots wombat",
            "There is no bot “wombat”; bots are: beginner, casual, skilled, expert, master, champion, ",
        ),
        (
            "demo --bots greedy,",
            "There is no bot “”; bots are: beginner, casual, skilled, expert, master, champion, greedy, ",
        ),
        (
            "demo --bots rusher:5",
            "“rusher” takes no budget: leave out the colon and what follows, or choose a bot that takes one",
        ),
        ("play --bots master:abc", "“master” takes no budget: leave out the colon and what follows, or "),
        ("demo --bots greedy,random,greedy", "There are 2 seats for bots, but you named 3."),
        ("demo --players 4 --bots greedy,random", "There are 4 seats for bots, but you named 2."),
        ("demo --seed=", "A seed needs at least one character."),
        ("demo --record /no/such/file", "I cannot write “/no/such/file”: No such file or directory."),
        ("demo --record /", "“/” exists already; I do not overwrite it."),
        ("play --bots greedy,random", "There is 1 seat for bots, but you named 2."),
        ("score", "Name the cards, for example: "),
        ("score crab-DB --jsonl a", "With --jsonl the cards are in the file: leave out the hand and --laid."),
        ("score --laid crab-DB --jsonl a", "With --jsonl the cards are in the file: leave out the hand and "),
        ("score 0x crab-DB", "“0x” is not a number of cards: count from 1, or leave the card out."),
        ("score crab-DB mermaid-DB", "There is no “mermaid db” in the box: mermaids come in white."),
        ("play --resume a --seed b", "--seed does not go with --resume: "),
        ("play --resume a --seed=", "--seed does not go with --resume: "),
        ("play --resume a --extra-salt", "--extra-salt does not go with --resume: "),
        (
            "play --resume a --edition standard",
            "--edition does not go with --resume: the game has its players, ",
        ),
        ("play --resume a --players 2", "--players does not go with --resume: "),
        ("play --resume a --name Guest", "--name does not go with --resume: "),
        ("play --resume /no/such/file", "There is no file “/no/such/file”."),
        (f"play --name {'x' * 41}", "“xxxxxxxxxx"),
        ("play --name a\x1bb", "“a?b” is not a name: it takes 1 to 40 printable characters in one line."),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(run: Run, command: str, sentence: str) -> None:
    answer = run(*command.split(" "))

    assert answer.status == 2
    assert answer.err.startswith(f"Error: {sentence}")
    assert is_one_sentence(answer)


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("wombat", "“wombat” is not valid here; “seasalt --help” shows what is."),
        ("--wombat", "“--wombat” is not valid here; “seasalt --help” shows what is."),
        ("play --wombat", "“--wombat” is not valid here; “seasalt play --help” shows what is."),
        ("play --play", "“--play” is not valid here; “seasalt play --help” shows what is."),
        ("rules wombat", "“wombat” is not valid here; “seasalt rules --help” shows what is."),
        ("replay", "An argument is missing; “seasalt replay --help” shows which."),
        ("replay a --seat 1 --open", "“--open” is not valid here; “seasalt replay --help” shows what is."),
        ("demo --players", "--players needs a value; “seasalt demo --help” shows which."),
        ("demo --language", "--language needs a value; “seasalt demo --help” shows which."),
        ("score --laid --json", "--laid needs a value; “seasalt score --help” shows which."),
        ("arena greedy random --deals x", "--deals takes a whole number from 1 to 10,000,000, not “x”."),
        ("arena greedy random --deals 0", "--deals takes a whole number from 1 to 10,000,000, not “0”."),
        ("arena greedy random --deals -1", "--deals takes a whole number from 1 to 10,000,000, not “-1”."),
    ],
)
def test_wrong_usage_names_the_help(run: Run, command: str, sentence: str) -> None:
    assert run(*command.split()) == Result(2, "", f"Error: {sentence}\n")


def test_without_arguments_there_is_help(run: Run) -> None:
    result = run()

    assert result.status == 0
    assert result.out.startswith("usage: seasalt")


@pytest.mark.parametrize(
    ("command", "data"),
    [("replay", b"\xff\xfe\x00\x01"), ("score --jsonl", b"caf\xe9\n"), ("play --resume", b"\xed\xa0\x80")],
)
def test_a_file_that_is_not_text_is_named(run: Run, tmp_path: Path, command: str, data: bytes) -> None:
    (tmp_path / "a").write_bytes(data)

    assert run(*command.split(), str(tmp_path / "a")) == Result(
        2, "", f"Error: “{tmp_path / 'a'}” is not a text file in UTF-8.\n"
    )


def test_a_name_of_a_thousand_letters_is_not_repeated_in_full(run: Run) -> None:
    result = run("replay", "x" * 5000)

    assert is_one_sentence(result)
    assert len(result.err) < 800


def test_a_file_that_exists_is_refused_and_kept(run: Run, tmp_path: Path) -> None:
    (tmp_path / "a").write_text("precious")
    result = [run(command, "--record", str(tmp_path / "a")) for command in ("demo", "play")]

    assert [answer.status for answer in result] == [2, 2]
    assert {answer.err for answer in result} == {
        f"Error: “{tmp_path / 'a'}” exists already; I do not overwrite it.\n"
    }
    assert (tmp_path / "a").read_text() == "precious"


# --- help


def test_help_names_every_command(run: Run) -> None:
    result = run("--help")

    assert result.status == 0
    assert all(
        re.search(rf"^ +{name} ", result.out, re.M)
        for name in ("play", "score", "rules", "replay", "demo", "arena")
    )


def test_help_on_the_arena_shows_bots_with_a_budget(run: Run) -> None:
    text = run("arena", "--help").out

    assert '"mc:100" or "search:50ms"' in " ".join(text.split())
    assert "seasalt arena mc:100 search:50ms" in text


def test_help_names_every_edition_option_and_bot(run: Run) -> None:
    told = " ".join(run("play", "--help").out.replace("-\n", "-").split())

    for name in (*Edition, *OPTIONS, *ROSTER):
        assert name in told
    assert "rusher Rusher: seven points and out" in told
