"""The tables of docs/dataset.md, printed from the columns. `python -m tests.arena.page` writes them."""

import re
from pathlib import Path

from seasalt.arena.dataset.columns import COLUMNS, HIDDEN, Column

PAGE = Path(__file__).parents[2] / "docs" / "dataset.md"


def _table(columns: tuple[Column, ...]) -> str:
    lines = ["| column | part | type | meaning |", "| --- | --- | --- | --- |"]
    lines += [f"| `{name}` | {part} | {kind} | {meaning} |" for name, part, kind, meaning in columns]
    return "\n".join(lines)


def printed(text: str) -> str:
    """The page with its tables as they should be."""
    tables: dict[str, tuple[Column, ...]] = {str(rows): columns for rows, columns in COLUMNS.items()} | {
        "hidden": HIDDEN
    }
    for rows, columns in tables.items():
        begin, end = f"<!-- {rows} -->", f"<!-- end of {rows} -->"
        assert begin in text, f"the page has no place for {rows}"
        table = f"{begin}\n\n{_table(columns)}\n\n{end}"
        text = re.sub(f"{begin}.*?{end}", lambda _: table, text, flags=re.S)  # noqa: B023
    return text


if __name__ == "__main__":
    PAGE.write_text(printed(PAGE.read_text("utf-8")), "utf-8")
