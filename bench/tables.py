"""Writes the tables of the docs that follow from kept results or from code: `./dev bench tables`.

A table stands between `<!-- table: WHAT -->` and `<!-- end of table -->`. WHAT is a name of `CODE`, or tells
rows and columns of results: `bench/results/arena.json runs players=2: bot=challenger, deals, win_share`.
Without a part such as `runs` the file is the row; a column may be `by=summary.response.opponent`.
"""

import json
import re
from collections.abc import Iterable, Iterator
from functools import reduce
from operator import getitem
from pathlib import Path

from seasalt.arena.dataset.columns import COLUMNS, HIDDEN, Rows
from seasalt.env.observation import SHAPES
from seasalt.kernel.game.card_tables import ALL_CARDS
from seasalt.kernel.game.layout import ACTION_NAMES, CARD, FIELDS
from seasalt.kernel.observation.hidden_cards import HIDDEN_BLOCKS
from seasalt.kernel.observation.row import BLOCKS, OBSERVATION, Block

ROOT = Path(__file__).parent.parent
PLACE = re.compile(r"(<!-- table: (.+?) -->\n).*?(<!-- end of table -->)", re.DOTALL)


def filled(page: str) -> str:
    """A page with its tables as they should be."""
    return PLACE.sub(lambda at: f"{at[1]}\n{CODE.get(at[2]) or _kept(at[2])}\n\n{at[3]}", page)


def _table(heads: str, rows: Iterable[Iterable[object]]) -> str:
    head = heads.replace("_", " ").split(", ")
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(map(_shown, line))} |" for line in lines)


def _shown(cell: object) -> str:
    match cell:
        case bool():
            return "yes" if cell else "no"
        case int():
            return f"{cell:,}"
        case float():
            return f"{round(cell, 4):,g}"
        case {"mean": mean, "low": low, "high": high}:  # a share and its interval, in percent
            return f"{100 * mean:.1f} ({100 * low:.0f} to {100 * high:.0f})"
        case []:
            return "none"
        case dict():
            return " · ".join(f"{name} {_shown(value)}" for name, value in cell.items())
        case _:
            return str(cell)


def _kept(what: str) -> str:
    source, _, listed = what.partition(": ")
    pattern, *words = source.split()
    where = dict(word.split("=") for word in words if "=" in word)
    part = [word for word in words if "=" not in word]
    files = [json.loads(path.read_text("utf-8")) for path in sorted(ROOT.glob(pattern))]
    rows = [row for file in files for row in (file[part[0]] if part else [file])]
    columns = {head: path or head for head, _, path in (one.partition("=") for one in listed.split(", "))}
    shown = (row for row in rows if all(_shown(row[key]) == value for key, value in where.items()))
    cells = [[reduce(getitem, path.split("."), row) for path in columns.values()] for row in shown]
    if rows == files and len(files) == 1:
        return _table(", ", zip(columns, cells[0], strict=True))
    if len(files) > 1:  # of the leaderboard, the best first
        cells.sort(key=lambda line: -next(cell["mean"] for cell in line if isinstance(cell, dict)))
    return _table(", ".join(columns), cells)


def _named(rows: Iterable[tuple[object, ...]]) -> Iterator[tuple[object, ...]]:
    return ((f"`{name}`", *rest) for name, *rest in rows)


def _blocks(blocks: Iterable[Block], place: int) -> Iterator[tuple[object, ...]]:
    for name, size, meaning in blocks:
        shape = " x ".join(map(str, SHAPES.get(name, (size,))))
        yield f"`{name}`", f"{place} to {place + size - 1}", shape, meaning
        place += size


_CARDS = (f"{CARD} to {CARD + len(ALL_CARDS) - 1}", "a card: pick it, or choose it for the duo being laid")
CODE = {
    "actions": _table("number, action", [*enumerate(ACTION_NAMES), _CARDS]),
    "cards": _table("number, action, card", ((n, CARD + n, card) for n, card in enumerate(ALL_CARDS))),
    "fields": _table(
        "field, type, length, meaning", _named((*f[:2], f.length or "", f.meaning) for f in FIELDS)
    ),
    "observation": _table("block, numbers, shape, meaning", _blocks(BLOCKS, 0)),
    "hidden cards": _table("block, numbers, shape, meaning", _blocks(HIDDEN_BLOCKS, OBSERVATION)),
    "decisions": _table("column, part, type, meaning", _named(COLUMNS[Rows.DECISIONS])),
    "games": _table("column, part, type, meaning", _named(COLUMNS[Rows.GAMES])),
    "hidden columns": _table("column, part, type, meaning", _named(HIDDEN)),
}

if __name__ == "__main__":
    for page in (ROOT / "docs").glob("*.md"):
        page.write_text(filled(page.read_text("utf-8")), "utf-8")
