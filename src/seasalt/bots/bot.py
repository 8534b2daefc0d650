"""The interface of bots: from a View and Knowledge to an Action."""

import re
from dataclasses import dataclass
from typing import Protocol

from seasalt.rules.action import Action
from seasalt.rules.knowledge import Knowledge
from seasalt.rules.view import View


class Bot(Protocol):
    """Decides for one seat. Its factory gives it a random generator and a budget."""

    def decide(self, view: View, knowledge: Knowledge, options: tuple[Action, ...]) -> Action:
        """One of `options`, which is never empty."""
        ...


@dataclass(frozen=True, slots=True)
class Budget:
    """The budget for one decision: a number of playouts, or seconds of CPU.

    With playouts the same seed plays the same game; with time it may not.
    """

    playouts: int | None = None
    seconds: float | None = None

    def __str__(self) -> str:
        return str(self.playouts) if self.seconds is None else f"{self.seconds * 1000:g}ms"


_TIME = re.compile(r"(\d+(?:\.\d+)?)(ms|s)")


def parse_budget(text: str) -> Budget | None:
    """The budget of a text, or `None`.

    >>> print(parse_budget("100"), parse_budget("50ms"), parse_budget("1.5s"), parse_budget("much"))
    100 50ms 1500ms None
    """
    if text.isascii() and text.isdecimal() and int(text) > 0:
        return Budget(playouts=int(text))
    if (time := _TIME.fullmatch(text)) and (seconds := float(time[1]) / (1000 if time[2] == "ms" else 1)) > 0:
        return Budget(seconds=seconds)
    return None
