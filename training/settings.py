"""The settings of a run. They are kept in its checkpoint, and a run that is resumed keeps them."""

import json
from collections.abc import Iterable
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from seasalt.kernel.players.policy import BEGINNER, EAGER, KEEN, SHY

# 2, 3 and 4 players, each without and with Extra Salt
EACH_KIND = (0.34, 0.16, 0.125, 0.125, 0.125, 0.125)


@dataclass(frozen=True)
class Settings:
    """Rates and weights that have two numbers fall from the first to the second over the run.

    The defaults are for a whole run from nothing.
    """

    seed: int = 1
    iterations: int = 4000  # of the whole run
    games: int = 32768
    steps: int = 64  # decisions of every game per iteration
    minibatch: int = 65536
    width: int = 512
    blocks: int = 3
    critic_width: int = 512
    critic_blocks: int = 3
    student_width: int = 128  # a small network that imitates the actor meanwhile, for playouts
    student_blocks: int = 1
    rate: tuple[float, float] = (3e-4, 1e-5)
    entropy: tuple[float, float] = (0.008, 0.0008)
    reach: tuple[float, float] = (0.004, 0.0007)
    """The weight of the distance from uniform choice. Without it actions were given up early, at chances down
    to e^-26, and neither advantages nor entropy bring such actions back."""
    trace: float = 0.95  # the lambda of GAE
    clip: float = 0.2
    value_weight: float = 2.0
    critic_weight: float = 4.0
    points_weight: float = 0.02
    belief_weight: float = 0.05
    average: float = 0.9995  # of the moving average, which is what plays
    taught: int = 0  # iterations in which a teacher is imitated
    kinds: tuple[float, ...] = EACH_KIND
    past: float = 0.08  # share of games against past networks
    policies: tuple[tuple[int, float], ...] = ((KEEN, 0.04), (EAGER, 0.06), (BEGINNER, 0.02), (SHY, 0.01))
    """Shares of games against policies of the kernel."""
    fixed: str = ""  # a network that plays all other seats: a best response is trained


def between(ends: tuple[float, float], progress: float) -> float:
    """The number at that part of the run."""
    return ends[0] + (ends[1] - ends[0]) * min(1.0, progress)


SHAPES = ("width", "blocks", "critic_width", "critic_blocks", "student_width", "student_blocks")


def settings_of(checkpoint: Path, texts: Iterable[str]) -> Settings:
    """Those of the checkpoint if there is one, else the defaults, with the changes that texts name."""
    defaults = {field.name: field.default for field in fields(Settings)}
    kept: dict[str, Any] = json.loads(checkpoint.read_text())["settings"] if checkpoint.exists() else {}
    changes: dict[str, Any] = {}
    for text in texts:
        name, _, value = text.partition("=")
        changes[name] = value if defaults.get(name) == "" else _number(name, value)
    for name in (*kept, *changes):
        if name not in defaults:
            raise SystemExit(f"There is no setting {name!r}; there are {', '.join(defaults)}.")
    for name, value in changes.items():
        if not _is_like(value, defaults[name]):
            raise SystemExit(f"The setting {name} is like {json.dumps(defaults[name])}, not {value!r}.")
        if name in SHAPES and value != kept.get(name, value):
            raise SystemExit(f"This run has begun with {name}={kept[name]}, which cannot be changed.")
    return Settings(**{name: _frozen(value) for name, value in {**kept, **changes}.items()})


def _number(name: str, text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        raise SystemExit(f"Write a setting as NAME=VALUE, the value as JSON; {name}={text} is not.") from None


def _is_like(value: Any, default: Any) -> bool:
    if isinstance(default, tuple):
        return isinstance(value, list)
    if isinstance(default, float):
        return isinstance(value, int | float)
    return type(value) is type(default)


def _frozen(value: Any) -> Any:
    return tuple(map(_frozen, value)) if isinstance(value, list) else value
