"""Writes docs/benchmarks.md and what other pages show of bench/results: no number is typed by hand."""

import ast
import json
from pathlib import Path
from typing import Any

from bench import _vector_page, belief, mini
from bench._report import RESULTS
from bench._sources import age, changed
from bench.facts import page as facts_page
from bench.facts import results as facts_results

PAGE = Path(__file__).parent.parent / "docs" / "benchmarks.md"
INTRO = """\
# Benchmarks

Each file in `bench/` answers one question. `./dev bench` lists them, `./dev bench NAME --keep` stores the
result in `bench/results/`, and `./dev bench page` writes this page. Speeds are per CPU second, because the
machines are shared; compare only numbers of the same run. Where the code that a result is about has changed
since it was measured, its section names the places: the numbers may still hold, but nobody has looked.
"""


def main() -> None:
    for path, text in pages().items():
        path.write_text(text, "utf-8")
        print(f"Wrote {path.name}.")
    for path in _kept():
        result = json.loads(path.read_text("utf-8"))
        if places := changed(result):
            print(f"{result['benchmark']}, of {result['commit']}, is older than {', '.join(places)}.")


def pages() -> dict[Path, str]:
    """Every page that shows a kept result, with what it should say."""
    return {
        PAGE: page(),
        belief.PAGE: belief.printed(belief.PAGE.read_text("utf-8")),
        _vector_page.PAGE: _vector_page.printed(_vector_page.PAGE.read_text("utf-8")),
        mini.PAGE: mini.printed(mini.PAGE.read_text("utf-8"), ["ladder"]),
        facts_page.PAGE: facts_page.page(facts_results.read()),
    }


def page() -> str:
    """The page of all results."""
    return "\n".join([INTRO, *(_section(json.loads(path.read_text("utf-8"))) for path in _kept())])


def _kept() -> list[Path]:
    return sorted(RESULTS.glob("*.json"))


def _section(result: dict[str, Any]) -> str:
    facts = {key: value for key, value in result.items() if key not in ("benchmark", "measured")}
    parts = {key: value for key, value in facts.items() if isinstance(value, dict) and value}
    tables = {key: value for key, value in facts.items() if _is_table(value)}
    plain = {key: value for key, value in facts.items() if key not in parts.keys() | tables.keys()}
    name = result["benchmark"]
    lines = [
        f"## {name}",
        "",
        _question(name),
        "",
        *(f"{told}\n" for told in age(result)),
        *_picture(name),
        *_facts(plain),
    ]
    for name, part in parts.items():
        lines += ["", f"### {_words(name)}", "", *_facts(part)]
    for name, rows in tables.items():
        title = [] if name == "runs" else ["", f"### {_words(name)}"]
        lines += [*title, "", *_table(rows)]
    return "\n".join([*lines, ""])


def _question(name: str) -> str:
    """The first line of the benchmark's docstring."""
    text = (Path(__file__).parent / f"{name}.py").read_text("utf-8")
    return (ast.get_docstring(ast.parse(text)) or "").splitlines()[0]


def _picture(name: str) -> list[str]:
    """The picture of a benchmark, where it has one."""
    if not (PAGE.parent / "images" / f"{name}.svg").exists():
        return []
    return [f"![{name}](images/{name}.svg)", ""]


def _is_table(value: object) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(row, dict) for row in value)


def _table(rows: list[dict[str, Any]]) -> list[str]:
    heads = list(rows[0])
    return [
        "| " + " | ".join(map(_words, heads)) + " |",
        "|" + "---|" * len(heads),
        *("| " + " | ".join(_shown(row[head]) for head in heads) + " |" for row in rows),
    ]


def _facts(facts: dict[str, Any]) -> list[str]:
    rows = [f"| {_words(key)} | {_shown(value)} |" for key, value in facts.items()]
    return ["| | |", "|---|---|", *rows]


def _words(name: str) -> str:
    return name.replace("_", " ")


def _shown(value: object) -> str:
    if value is None:
        return "not counted"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list | dict):
        return ", ".join(map(str, value)) or "none"
    return f"{value:,}" if isinstance(value, int) else f"{value}"


if __name__ == "__main__":
    main()
