"""docs/rules-reference.md agrees with the code, and the tests that cite it name what is there."""

import ast
import json
import re
from collections import Counter
from itertools import chain
from pathlib import Path

from seasalt.rules import Phase, box
from seasalt.rules.scoring import COLLECTOR_POINTS
from tests.rules.reference import cases, rows, sections, vectors

TESTS = Path(__file__).parents[1]
HERE = Path(__file__).parent
FILES = [path for path in sorted(HERE.glob("test_*.py")) if path.name != Path(__file__).name]

NOT_THE_ENGINES = {
    85: "the log at the table is for the screens; a View has no pile history at all",
}
# Of these cases the tests check the engine's part; the rest belongs elsewhere:
#
# case | not the engine's                               | whose
# -----|------------------------------------------------|-----------------------------
# 4    | the auto-pilot discards on A                   | table, bots
# 23   | the shuffling itself (the deck is a pool)      | chance, whoever deals
# 55   | the warning before LAST CHANCE on an empty deck| screens
# 60   | a limit on void rounds                         | the runner of bots
# 82   | answering a forced choice for the player       | screens


def texts_of_tests() -> list[str]:
    """The text of every test function of this folder but those here, with its decorators."""
    return list(chain.from_iterable(map(texts_in, FILES)))


def texts_in(file: Path) -> list[str]:
    """The text of every test function of a file."""
    text = file.read_text("utf-8")
    functions = [node for node in ast.parse(text).body if isinstance(node, ast.FunctionDef)]
    lines = text.splitlines()
    return [
        "\n".join(lines[min([node.lineno, *(d.lineno for d in node.decorator_list)]) - 1 : node.end_lineno])
        for node in functions
        if node.name.startswith("test_")
    ]


# --- tests and page cite the same numbers


def test_cases_are_numbered_from_1_without_a_gap() -> None:
    assert list(cases()) == list(range(1, 99))


def test_every_case_has_a_test_that_names_it_with_its_section() -> None:
    named = set(chain.from_iterable(re.findall(r"(5\.\d+) #(\d+)", test) for test in texts_of_tests()))

    assert named == {(section, str(case)) for case, section in cases().items() if case not in NOT_THE_ENGINES}


def test_every_vector_has_a_test_that_names_it() -> None:
    named = set(chain.from_iterable(re.findall(r"\b[RGP]\d+\b", test) for test in texts_of_tests()))

    assert {vector for vector in vectors() if vector[0] in "RGP"} == named


def test_modules_cite_sections_that_are_there() -> None:
    texts = [path.read_text("utf-8") for path in FILES]
    cited = [text for file in texts for text in re.findall(r"docs/rules-reference\.md ([\d., and]*\d)", file)]
    numbers = {number for text in cited for number in re.findall(r"\d+(?:\.\d+)?", text)}

    assert len(cited) >= 13
    assert numbers <= set(sections())


# --- the page's tables are the code's


def test_the_card_table_is_the_box() -> None:
    for kind, _, copies, colors, where in rows("1.1")[1:]:
        cards = [
            card for card in box(extra_salt=where == "Extra Salt") if str(card.kind) == kind.split(" ")[0]
        ]
        named = re.findall(r"\b([A-Z]{2})\b ?(\d)?", colors)

        assert len(cards) == int(copies), kind
        assert Counter(str(card.color) for card in cards) == {
            color: int(count or 1) for color, count in named
        }, kind


def test_the_totals_of_each_color_are_those_of_the_box() -> None:
    head, base, _, whole = rows("1.2")

    for counts, extra_salt in ((base, False), (whole, True)):
        colors = Counter(str(card.color) for card in box(extra_salt=extra_salt))
        assert dict(zip(head[1:-1], map(int, counts[1:-1]), strict=True)) == colors
        assert int(counts[-1]) == colors.total()


def test_the_phases_are_those_of_the_engine() -> None:
    named = {row[0].split(" ")[0].strip(",") for row in rows("2.3")[1:]}

    assert named == {phase.name for phase in Phase}


def test_the_collector_table_is_the_one_that_scores() -> None:
    printed = {row[0]: tuple(int(cell) for cell in row[2:] if cell) for row in rows("4.3")[1:]}

    assert printed == {str(kind): points for kind, points in COLLECTOR_POINTS.items()}


def test_the_scoring_vectors_are_those_of_the_file() -> None:
    file = TESTS / "vectors" / "scoring_by_hand.jsonl"
    kept = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    columns = ("duo", "starfish", "collector", "multiplier", "mermaid", "total", "color_bonus")

    printed = []
    for name, hand, table, *numbers, note in rows("7.2")[1:]:
        groups = re.findall(r"\[(.*?)\]", table)
        options = dict(re.findall(r"`(\w+)=(\w+)`", note))
        printed.append((name, hand.strip("—"), groups, options, [*map(int, (n.strip("*") for n in numbers))]))
    assert printed == [
        (
            one["id"],
            one["hand"],
            one["table"],
            {option: str(value).lower() for option, value in one["options"].items()},
            [one[column] for column in columns],
        )
        for one in kept
    ]
