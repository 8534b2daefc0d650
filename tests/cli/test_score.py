"""`seasalt score`."""

import json
import re
from pathlib import Path

import pytest

from tests.cli.commands import Result, Run, launch


def test_a_hand_is_scored_with_reasons(run: Run) -> None:
    result = run("score", "dark blue crab, 2x mermaid, oct ye, crab lb", "--laid", "boat ye boat bk")

    assert result.status == 0
    assert re.search(r"^Total +\d+", result.out, re.M)
    assert "a duo on the table" in result.out
    assert "a mermaid takes white" in result.out


def test_with_seven_points_a_player_may_call(run: Run) -> None:
    hand = "oct lb oct ye oct gr crab db crab lb"

    assert "7 points: you may call STOP or LAST CHANCE." in run("score", hand).out
    assert "1 more point and you may call." in run("score", hand.removesuffix("crab lb")).out


def test_four_mermaids_are_announced(run: Run) -> None:
    assert "All four mermaids" in run("score", "4 mermaids").out
    assert "All four mermaids" not in run("score", "3 mermaids").out


@pytest.mark.parametrize("arguments", [("",), (" ",), ("", "--laid", ""), ("--laid", "")])
def test_an_empty_hand_is_worth_nothing(run: Run, arguments: tuple[str, ...]) -> None:
    result = run("score", *arguments)

    assert (result.status, result.err) == (0, "")
    assert re.search(r"^Total +0", result.out, re.M)


def test_cards_need_no_quotes(run: Run) -> None:
    assert run("score", "dark", "blue", "crab") == run("score", "dark blue crab")


def test_an_option_changes_the_points(run: Run) -> None:
    white = json.loads(run("score", "mermaid", "--json").out)
    none = json.loads(run("score", "mermaid", "--json", "--option", "mermaid_color=none").out)

    assert (white["total"], none["total"]) == (1, 0)


def test_four_mermaids_have_won_where_the_fourth_wins_on_arrival(run: Run) -> None:
    result = run("score", "4x mermaid", "--option", "mermaid_win=instant")

    assert result.out.rstrip().endswith("All four mermaids: you have won the game.")


@pytest.mark.parametrize("arguments", [("crab-DB", "--json"), ("--jsonl", "{file}")])
def test_options_that_change_no_score_are_named_and_the_answer_is_the_same(
    run: Run, tmp_path: Path, arguments: tuple[str, ...]
) -> None:
    file = tmp_path / "a"
    file.write_text('{"hand": "crab-DB", "options": {"extra_salt": true}}\n')
    command = ("score", *(argument.format(file=file) for argument in arguments))
    idle = ("--option", "tie_break=round_ender", "--option", "extra_salt=true", "--edition", "fr")
    result, plain = run(*command, *idle, "--option", "mermaid_color=none"), run(*command)

    assert result == Result(0, plain.out, "Note: these change no score: tie_break, extra_salt, --edition.\n")


def test_a_bad_line_is_answered_in_its_place_and_the_run_goes_on(run: Run, tmp_path: Path) -> None:
    (tmp_path / "a").write_text('{"hand": "crab-DB"}\n\nnonsense\n{"hand": "2x mermaid"}\n')
    result = run("score", "--jsonl", str(tmp_path / "a"))
    one, two, three = map(json.loads, result.out.splitlines())

    assert (result.status, result.err) == (1, "")
    assert (one["total"], list(two), three["total"]) == (0, ["error"], 2)


def test_holdings_come_from_the_standard_input_too() -> None:
    result = launch("score", "--jsonl", "-", stdin=b'{"hand": "mermaid"}\n\xff\xfe\n{"hand": "\\ud800"}\n')
    one, two, three = map(json.loads, result.out.splitlines())

    assert (result.status, result.err) == (1, "")
    assert (one["total"], list(two), list(three)) == (1, ["error"], ["error"])


def test_an_empty_file_of_holdings_is_no_mistake(run: Run, tmp_path: Path) -> None:
    (tmp_path / "a").write_text("\n \n")

    assert run("score", "--jsonl", str(tmp_path / "a")) == Result(0, "", "")
