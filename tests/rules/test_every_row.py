"""No row of RULES.md is forgotten: some test of this folder names every edge case and every vector."""

import ast
import re
from itertools import chain
from pathlib import Path

NOT_THE_ENGINES = {
    85: "the log at the table is for the screens; a View has no pile history at all",
}
# Of these rows the tests check the engine's part; the rest belongs elsewhere:
#
# row | not the engine's                               | whose
# ----|------------------------------------------------|-----------------------------
# 4   | the auto-pilot discards on A                   | table, bots
# 23  | the shuffling itself (the deck is a pool)      | chance, whoever deals
# 55  | the warning before LAST CHANCE on an empty deck| screens
# 60  | a limit on void rounds                         | the runner of bots
# 82  | answering a forced choice for the player       | screens

CHAPTERS = {  # the chapter of each edge case
    **dict.fromkeys(range(1, 11), "5.1"),
    **dict.fromkeys(range(11, 26), "5.2"),
    **dict.fromkeys(range(26, 35), "5.3"),
    **dict.fromkeys(range(35, 44), "5.4"),
    **dict.fromkeys(range(44, 52), "5.5"),
    **dict.fromkeys(range(52, 61), "5.6"),
    **dict.fromkeys(range(61, 76), "5.7"),
    **dict.fromkeys(range(76, 99), "5.10"),
}


def texts_of_tests() -> list[str]:
    """The text of every test function of this folder but those here, with its decorators."""
    files = [path for path in Path(__file__).parent.glob("test_*.py") if path.name != Path(__file__).name]
    return list(chain.from_iterable(map(texts_in, files)))


def texts_in(file: Path) -> list[str]:
    """The text of every test function of a file."""
    text = file.read_text()
    functions = [node for node in ast.parse(text).body if isinstance(node, ast.FunctionDef)]
    lines = text.splitlines()
    return [
        "\n".join(lines[min([node.lineno, *(d.lineno for d in node.decorator_list)]) - 1 : node.end_lineno])
        for node in functions
        if node.name.startswith("test_")
    ]


def test_every_edge_case_has_a_test_that_names_it_with_its_chapter() -> None:
    named = set(chain.from_iterable(re.findall(r"(5\.\d+) #(\d+)", test) for test in texts_of_tests()))

    rows = {(chapter, str(row)) for row, chapter in CHAPTERS.items() if row not in NOT_THE_ENGINES}
    assert named == rows


def test_every_vector_has_a_test_that_names_it() -> None:
    named = set(chain.from_iterable(re.findall(r"\b[RGP]\d+\b", test) for test in texts_of_tests()))

    vectors = {
        f"{letter}{row}" for letter, last in (("R", 13), ("G", 12), ("P", 20)) for row in range(1, last + 1)
    }
    assert vectors - named == set()
