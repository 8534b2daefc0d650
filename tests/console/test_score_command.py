"""Scores of one holding, or of a file of holdings."""

import json
from pathlib import Path
from typing import Any

import pytest

from seasalt.console.score_command import SCORE_OPTIONS, as_json, score_lines
from seasalt.rules import Edition, Ruleset, score, with_options
from seasalt.rules.ruleset import OPTIONS, option_values
from seasalt.texts import Complaint, texts
from seasalt.texts.card_parser import CardParser

VECTORS = sorted((Path(__file__).parents[1] / "vectors").glob("*.jsonl"))
SPELLING = CardParser(texts())


def answers(*lines: str, ruleset: Ruleset | None = None) -> list[dict[str, Any]]:
    return [answer.json for answer in score_lines(lines, texts(), ruleset or Ruleset())]


def answer(line: str) -> dict[str, Any]:
    (only,) = answers(line)
    return only


def error(line: str) -> str:
    return str(answer(line)["error"])


# --- one holding


def test_a_holding_is_read_as_people_type_it() -> None:
    holding = SPELLING.holding("oct ye, 2x merm", "crab db crab lb")

    assert list(map(str, holding.cards)) == ["mermaid-WH", "mermaid-WH", "octopus-YE", "crab-DB", "crab-LB"]


def test_hand_and_table_together_cannot_have_more_than_the_box() -> None:
    with pytest.raises(Complaint):
        SPELLING.holding("crab gy", "crab gy crab db")


def test_json_tells_the_points_and_their_reasons() -> None:
    holding = SPELLING.holding("crab-DB crab-LB", "boat-YE boat-BK")
    told = as_json(texts(), holding, score(holding.hand, holding.tableau, Ruleset()))

    assert told == {
        "hand": "crab-DB crab-LB",
        "table": ["boat-YE boat-BK"],
        "duo": 2,
        "starfish": 0,
        "collector": 0,
        "multiplier": 0,
        "mermaid": 0,
        "total": 2,
        "color_bonus": 1,
        "may_call": False,
        "four_mermaids": False,
        "lines": [
            {
                "rule": "duo",
                "points": 1,
                "cards": "boat-YE boat-BK",
                "laid": True,
                "kind": None,
                "color": None,
                "reason": "a duo on the table",
            },
            {
                "rule": "duo",
                "points": 1,
                "cards": "crab-DB crab-LB",
                "laid": False,
                "kind": None,
                "color": None,
                "reason": "a duo in hand",
            },
            {
                "rule": "color_bonus",
                "points": 1,
                "cards": "crab-DB",
                "laid": False,
                "kind": None,
                "color": "DB",
                "reason": "most cards of one color: dark blue",
            },
        ],
    }


# --- many holdings


def test_there_are_vectors() -> None:
    assert [path.stem for path in VECTORS] == ["scoring_base", "scoring_by_hand", "scoring_extra_salt"]


@pytest.mark.parametrize("path", VECTORS, ids=lambda path: path.stem)
def test_every_vector_comes_out(path: Path) -> None:
    lines = path.read_text("utf-8").splitlines()
    wrong = []
    for line, points in zip(lines, answers(*lines), strict=True):
        vector = json.loads(line)
        points["duo_and_starfish"] = points.get("duo", 0) + points.get("starfish", 0)
        expected = {key: vector[key] for key in points if key in vector}
        if len(expected) < 6 or expected != {key: points[key] for key in expected}:
            wrong.append((vector, points))

    assert wrong == []


def test_a_line_has_points_by_rule() -> None:
    assert answer('{"hand": "crab-DB crab-LB mermaid-WH", "table": ["boat-YE boat-BK"]}') == {
        "duo": 2,
        "starfish": 0,
        "collector": 0,
        "multiplier": 0,
        "mermaid": 1,
        "total": 3,
        "color_bonus": 1,
    }


def test_a_line_may_be_spelled_like_people_do() -> None:
    assert answer('{"hand": "dark blue crab, crab lb"}')["duo"] == 1


def test_a_line_sets_its_own_options() -> None:
    hand = '"hand": "4x mermaid"'
    white, none = answers(f"{{{hand}}}", f'{{{hand}, "options": {{"mermaid_color": "none"}}}}')

    assert (white["total"], none["total"]) == (4, 0)


def test_a_line_starts_from_the_options_of_the_command() -> None:
    colorless = with_options(Edition.DE.ruleset, {"mermaid_color": "none"})
    (points,) = answers('{"hand": "mermaid"}', ruleset=colorless)

    assert points["total"] == 0


@pytest.mark.parametrize("line", ["{}", '{"hand": ""}', '{"hand": "", "table": []}', '{"table": [""]}'])
def test_no_cards_are_no_points(line: str) -> None:
    assert set(answer(line).values()) == {0}


def test_empty_lines_are_passed_over() -> None:
    assert len(answers("", "  ", "{}", "\r", "{}", "")) == 2


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("nonsense", "This line is not JSON: Expecting value."),
        ('{"hand": "crab-DB"', "This line is not JSON: Expecting ',' delimiter."),
        ("\ufeff{}", "This line is not JSON: "),
        ("[" * 200_000, "This line is not JSON: "),
        ('{"a":' * 200_000, "This line is not JSON: "),
        ("1" * 10_000, "This line is not JSON: "),
        ("[]", "This line is not a JSON object."),
        ("null", "This line is not a JSON object."),
        ("17", "This line is not a JSON object."),
        ('"crab-DB"', "This line is not a JSON object."),
        ('{"hand": 7}', "“hand” must be text"),
        ('{"hand": null}', "“hand” must be text"),
        ('{"hand": ["crab-DB"]}', "“hand” must be text"),
        ('{"table": "crab-DB crab-LB"}', "“table” must be a list of groups"),
        ('{"laid": 7}', "“laid” must be a list of groups"),
        ('{"table": [["crab-DB", "crab-LB"]]}', "“table” must be a list of groups"),
        ('{"table": [1]}', "“table” must be a list of groups"),
        ('{"table": {"a": 1}}', "“table” must be a list of groups"),
        ('{"table": ["crab-DB"]}', "These cannot lie together: dark blue crab."),
        ('{"options": []}', "“options” must be an object"),
        ('{"options": "mermaid_color=none"}', "“options” must be an object"),
        ('{"options": {"wombat": 1}}', "There is no option “wombat”; options are: tie_break "),
        ('{"options": {"mermaid_color": "red"}}', "“mermaid_color = red” is not possible; choose one of: "),
        ('{"options": {"mermaid_color": null}}', "“mermaid_color = null” is not possible; choose one of: "),
        ('{"options": {"mermaid_color": true}}', "“mermaid_color = true” is not possible; choose one of: "),
        (
            '{"options": {"target_score": true}}',
            "The target score must be a whole number from 1 to 999999, not “true”.",
        ),
        ('{"options": {"mermaid_color": [1]}}', "“mermaid_color = [1]” is not possible; choose one of: "),
        ('{"options": {"extra_salt": 1}}', "“extra_salt = 1” is not possible; choose one of: true false."),
        ('{"options": {"target_score": 0}}', "The target score must be a whole number from 1 to 999999"),
        ('{"options": {"target_score": 1e999}}', "The target score must be a whole number from 1 to 999999"),
        ('{"options": {"target_score": 1' + "0" * 4000 + "}}", "The target score must be a whole number"),
        ('{"hand": "wombat"}', "“wombat” is not a card."),
        ('{"hand": "crab-GY crab-GY"}', "The box has only 1 grey crab, not 2."),
        ('{"hand": "crab-GY", "table": ["crab-GY crab-DB"]}', "The box has only 1 grey crab, not 2."),
        ('{"hand": "' + "x" * 5000 + '"}', "That is too long to be cards"),
        ('{"hand": "\\ud800"}', "“?” is not a card."),
        ('{"hand": "\\u0000"}', "“?” is not a card."),
    ],
    ids=lambda text: text[:40],
)
def test_a_line_that_cannot_be_scored_says_why(line: str, sentence: str) -> None:
    told = error(line)

    assert told.startswith(sentence)
    assert told.isprintable()
    assert len(told) < 1000


def test_a_hand_that_is_named_twice_counts_as_json_has_it() -> None:
    assert answer('{"hand": "crab-DB", "hand": "crab-DB crab-LB"}')["duo"] == 1


def test_a_line_may_have_a_label_and_points_to_compare_with() -> None:
    assert answer('{"id": 1, "note": [], "total": 9, "hand": "crab-DB crab-LB"}')["duo"] == 1


@pytest.mark.parametrize(
    ("key", "nearest"),
    [("hnad", "hand"), ("Hand", "hand"), ("tabel", "table"), ("lied", "laid"), ("option", "options")],
)
def test_a_key_that_is_misspelled_is_answered_with_the_nearest(key: str, nearest: str) -> None:
    result = f"“{key}” is not a key of a line. Did you mean “{nearest}”?"

    assert error(f'{{"{key}": "crab-DB crab-LB"}}') == result


@pytest.mark.parametrize(
    "laid", ['["boat-YE boat-BK", "fish-BK fish-GR"]', '"boat ye boat bk / fish bk fish gr"']
)
def test_laid_cards_may_be_called_as_the_flag_is(laid: str) -> None:
    table = '["boat-YE boat-BK", "fish-BK fish-GR"]'

    assert answer(f'{{"hand": "lighthouse", "laid": {laid}}}') == answer(
        f'{{"hand": "lighthouse", "table": {table}}}'
    )


def test_laid_cards_are_named_once() -> None:
    assert error('{"table": [], "laid": []}') == "“table” and “laid” mean the same: name one of them."


# --- options


def test_the_options_that_matter_to_a_score_are_those_that_change_one() -> None:
    vectors = [json.loads(line) for path in VECTORS for line in path.read_text("utf-8").splitlines()[:300]]
    lines = [json.dumps({"hand": vector["hand"], "table": vector["table"]}) for vector in vectors]
    usual = answers(*lines)
    changing = {
        option
        for option in OPTIONS
        for value in (option_values(option) if option != "target_score" else ("7",))
        if answers(*lines, ruleset=with_options(Ruleset(), {option: value})) != usual
    }

    # `mermaid_win` changes what four mermaids do.
    assert changing == set(SCORE_OPTIONS) - {"mermaid_win"}


def test_a_line_tells_which_of_its_options_change_no_score() -> None:
    line = (
        '{"hand": "", "options": {"tie_break": "round_ender", "mermaid_color": "none", "extra_salt": true}}'
    )
    (only,) = score_lines([line], texts(), Ruleset())

    assert only.idle == ("tie_break", "extra_salt")
