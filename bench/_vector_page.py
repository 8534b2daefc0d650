"""The tables of docs/env.md, from the kernel and from kept results. `./dev bench page` writes them."""

import json
import re
from pathlib import Path
from typing import Any

from bench._sources import age
from bench.sb3 import curves
from seasalt.kernel.observation.hidden_cards import FULL_STATE, HIDDEN_BLOCKS
from seasalt.kernel.observation.row import OBSERVATION

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "env.md"


def hidden() -> str:
    """The blocks after the observation."""
    lines, place = ["| block | numbers | meaning |", "| --- | --- | --- |"], OBSERVATION
    for block in HIDDEN_BLOCKS:
        lines.append(f"| `{block.name}` | {place} to {place + block.size - 1} | {block.meaning} |")
        place += block.size
    assert place == FULL_STATE
    return "\n".join(lines)


def speed() -> str:
    """Steps per CPU second, stored by `./dev bench env --keep`."""
    kept = _kept("env")
    told = (
        f"{kept['vector_steps_per_cpu_s'] / 1e6:.1f} million steps per CPU second for the slowest of the six"
        " kinds of game, with observation and mask after every step:"
        f" {kept['vector_envs']} games at once on one core of {kept['cpu']}."
    )
    return "\n\n".join([told, *age(kept)])


def training() -> str:
    """The result of a run of the example, stored by `./dev bench ppo --keep`."""
    kept = _kept("ppo")
    lines = [
        f"Seed {kept['seed']}, {kept['envs']} games at once against `{kept['opponent']}`, on one core of"
        f" {kept['cpu']}; {kept['games_in_a_test']:,} games per test, not counted in the time.",
        "",
        "| opponent | above an even share from | end of training | games won, % |",
        "| --- | --- | --- | --- |",
    ]
    for name, minute in kept["passed_cpu_minutes"].items():
        last = [point for point in kept["runs"] if point["against"] == name][-1]
        passed = f"{minute:.1f} CPU minutes" if minute else "not yet"
        end = f"{last['cpu_minutes']:.1f} CPU minutes, {last['decisions']:,} decisions"
        lines.append(
            f"| `{name}` | {passed} | {end} | {100 * last['won']:.1f} ± {100 * last['interval']:.1f} |"
        )
    return "\n".join([*lines, *(f"\n{told}" for told in age(kept))])


def sb3() -> str:
    """The adapter's speed and the runs of the example, stored by `python -m bench.sb3 --keep`."""
    kept = _kept("sb3")
    learning = kept["learning"]
    lines = [
        f"{kept['sb3_steps_per_cpu_s']:,} steps per CPU second without learning, for the slowest of the six"
        f" kinds of game, a random choice by the masks included: {kept['games_at_once']} games at once on one"
        f" core of {kept['cpu']}. The example, with {learning['envs']} games at once against"
        f" `{learning['opponent']}`, was tested against `{learning['against']}`:",
        "",
        "| seed | decisions | CPU minutes of learning | games won, % | games in a test | commit |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    for points in curves(kept).values():
        last = points[-1]
        lines.append(
            f"| {last['seed']} | {last['decisions']:,} | {last['cpu_minutes']:.1f} |"
            f" {100 * last['won']:.1f} ± {100 * last['interval']:.1f} | {last['games']} |"
            f" {last.get('commit', kept['commit'])} |"
        )
    if not kept["reached"][f"more than {learning['against']}"]:
        lines += ["", "None of these runs wins more than half of its games beyond doubt."]
    return "\n".join([*lines, *(f"\n{told}" for told in age(kept))])


def _kept(name: str) -> dict[str, Any]:
    kept: dict[str, Any] = json.loads((ROOT / "bench" / "results" / f"{name}.json").read_text("utf-8"))
    return kept


def printed(text: str) -> str:
    """The page with its tables as they should be."""
    tables = {"hidden": hidden(), "speed": speed(), "sb3": sb3(), "training": training()}
    for name, table in tables.items():
        begin, end = f"<!-- {name} -->", f"<!-- end of {name} -->"
        assert begin in text, f"the page has no place for {name}"
        text = re.sub(f"{begin}.*?{end}", f"{begin}\n\n{table}\n\n{end}", text, flags=re.S)
    return text
