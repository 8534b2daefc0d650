"""Writes docs/benchmarks.md from bench/results, so that no number is typed by hand."""

import json
from pathlib import Path
from typing import Any

from bench._report import RESULTS

PAGE = Path(__file__).parent.parent / "docs" / "benchmarks.md"
INTRO = """\
# Benchmarks

One file in `bench/` answers one question; `./dev bench` lists them, `./dev bench NAME --keep` keeps the
result in `bench/results/`, and `./dev bench page` writes this page. Speeds are per CPU-second, since the
machines are shared; compare numbers of one run only.
"""


def main() -> None:
    PAGE.write_text(page(), "utf-8")
    print(f"Wrote {PAGE.name}.")


def page() -> str:
    """The whole page."""
    return "\n".join([INTRO, *(_section(json.loads(path.read_text("utf-8"))) for path in _kept())])


def _kept() -> list[Path]:
    return sorted(RESULTS.glob("*.json"))


def _section(result: dict[str, Any]) -> str:
    facts = {key: value for key, value in result.items() if key not in ("benchmark", "runs")}
    parts = {key: value for key, value in facts.items() if isinstance(value, dict) and value}
    lines = [f"## {result['benchmark']}", "", *_facts({k: v for k, v in facts.items() if k not in parts})]
    for name, part in parts.items():
        lines += ["", f"### {name.replace('_', ' ')}", "", *_facts(part)]
    if runs := result.get("runs"):
        heads = list(runs[0])
        lines += ["", "| " + " | ".join(head.replace("_", " ") for head in heads) + " |"]
        lines += ["|" + "---|" * len(heads)]
        lines += ["| " + " | ".join(_shown(run[head]) for head in heads) + " |" for run in runs]
    return "\n".join([*lines, ""])


def _facts(facts: dict[str, Any]) -> list[str]:
    rows = [f"| {key.replace('_', ' ')} | {_shown(value)} |" for key, value in facts.items()]
    return ["| | |", "|---|---|", *rows]


def _shown(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list | dict):
        return ", ".join(map(str, value)) or "none"
    return f"{value:,}" if isinstance(value, int) else f"{value}"


if __name__ == "__main__":
    main()
