"""The tables of docs/kernel.md, printed from the kernel. `python -m tests.kernel.page` writes them."""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from seasalt.kernel.game.card_tables import ALL_CARDS
from seasalt.kernel.game.layout import ACTION_NAMES, CARD, FIELDS

PAGE = Path(__file__).parents[2] / "docs" / "kernel.md"


def _table(head: tuple[str, ...], rows: Iterable[tuple[object, ...]]) -> str:
    lines = [head, tuple("---" for _ in head), *rows]
    return "\n".join("| " + " | ".join(map(str, line)) + " |" for line in lines)


def _actions() -> Iterator[tuple[object, ...]]:
    yield from enumerate(ACTION_NAMES)
    yield f"{CARD} to {CARD + len(ALL_CARDS) - 1}", "a card: pick it, or choose it for the duo being laid"


def _fields() -> Iterator[tuple[object, ...]]:
    for field in FIELDS:
        yield f"`{field.name}`", field.type, field.length or "", field.meaning


TABLES = {
    "cards": _table(("number", "action", "card"), ((n, CARD + n, c) for n, c in enumerate(ALL_CARDS))),
    "actions": _table(("number", "action"), _actions()),
    "fields": _table(
        ("field", "type", "length", "meaning"),
        ((f"`{f.name}`", f.type, f.length or "", f.meaning) for f in FIELDS),
    ),
}


def printed(text: str) -> str:
    """The page with its tables as they should be."""
    for name, table in TABLES.items():
        begin, end = f"<!-- {name} -->", f"<!-- end of {name} -->"
        assert begin in text, f"the page has no place for {name}"
        text = re.sub(f"{begin}.*?{end}", lambda _: f"{begin}\n\n{table}\n\n{end}", text, flags=re.S)  # noqa: B023
    return text


if __name__ == "__main__":
    PAGE.write_text(printed(PAGE.read_text("utf-8")), "utf-8")
