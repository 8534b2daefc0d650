"""The table of docs/env.md, printed from the kernel. `python -m tests.env.page` writes it."""

import re
from pathlib import Path

from seasalt.env.observation import SHAPES, SLICES
from seasalt.kernel.observation.row import BLOCKS

PAGE = Path(__file__).parents[2] / "docs" / "env.md"


def blocks() -> str:
    """Every block of the row."""
    lines = ["| block | numbers | shape | meaning |", "| --- | --- | --- | --- |"]
    for block in BLOCKS:
        where = SLICES[block.name]
        shape = " x ".join(map(str, SHAPES[block.name]))
        lines.append(f"| `{block.name}` | {where.start} to {where.stop - 1} | {shape} | {block.meaning} |")
    return "\n".join(lines)


def printed(text: str) -> str:
    """The page with its table as it should be."""
    begin, end = "<!-- blocks -->", "<!-- end of blocks -->"
    assert begin in text, "the page has no place for the blocks"
    return re.sub(f"{begin}.*?{end}", lambda _: f"{begin}\n\n{blocks()}\n\n{end}", text, flags=re.S)


if __name__ == "__main__":
    PAGE.write_text(printed(PAGE.read_text("utf-8")), "utf-8")
