"""What a program is told, in the words of the table's own protocol. docs/bot-protocol.md has all of it."""

import json
from collections.abc import Sequence
from typing import Any

import msgspec

from seasalt.arena.series import Series
from seasalt.rules.action import Action
from seasalt.rules.knowledge import Knowledge
from seasalt.rules.ruleset import CALL_POINTS, OPTIONS, format_option
from seasalt.rules.view import View
from seasalt.wire.state_builder import game_state, memory_state

VERSION = 1
HELLO = f"seasalt-bot {VERSION}"
READY = f"ready {VERSION}"
ACT, INFO, QUIT = "act ", "info", "quit"


def game_line(series: Series, seat: int, seed: str) -> str:
    """A game begins."""
    return "game " + _json(
        {
            "players": series.players,
            "seat": seat,
            "seed": seed,
            "options": {name: format_option(series.ruleset, name) for name in OPTIONS},
            "target": series.ruleset.target(series.players),
            "call_at": CALL_POINTS,
            "seconds": series.bot_seconds,
        }
    )


def decide_line(view: View, knowledge: Knowledge, options: Sequence[Action]) -> str:
    """A decision is awaited: the View of the seat, what a perfect memory holds, and what may be done."""
    told = {
        "seat": view.seat,
        "view": game_state(view, with_result=True, legal=options),
        "memory": memory_state(knowledge),
        "legal": [str(option) for option in options],
    }
    return "decide " + msgspec.json.encode(told).decode()


def over_line(wins: Sequence[float], points: Sequence[int]) -> str:
    """A game is over."""
    return "over " + _json({"wins": list(wins), "points": list(points)})


def _json(facts: dict[str, Any]) -> str:
    return json.dumps(facts, separators=(",", ":"))
