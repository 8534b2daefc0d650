"""docs/rules-reference.md, as tests read it: its sections, and the rows of their tables."""

import re
from functools import cache
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "rules-reference.md"


@cache
def sections() -> dict[str, str]:
    """The text of every section by its number: "2", "2.1" and so on."""
    parts = re.split(r"^#{2,3} (\d+(?:\.\d+)?)\.? ", PAGE.read_text("utf-8"), flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def rows(section: str) -> list[list[str]]:
    """The cells of every row of a section's tables, the head first, without bold type."""
    lines = [line for line in sections()[section].splitlines() if line.startswith("|")]
    cells = [[cell.strip().strip("*") for cell in line.strip("|").split("|")] for line in lines]
    return [row for row in cells if set(row[0]) != {"-"}]


@cache
def cases() -> dict[int, str]:
    """The section of each numbered edge case, by its number."""
    return {
        int(row[0]): section
        for section in sections()
        if section.startswith("5.")
        for row in rows(section)
        if row[0].isdecimal()
    }


@cache
def vectors() -> tuple[str, ...]:
    """The name of every test vector, as in the first column: E1, V01, R1, G1, P1 and so on."""
    return tuple(row[0] for section in ("7.2", "7.3", "7.4", "7.5") for row in rows(section)[1:])
