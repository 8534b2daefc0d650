"""The lines of the bot protocol, with states as in the online protocol. See docs/bots.md."""

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
    """The start of a game."""
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
    """A request for a decision: the View of the seat, its Knowledge, and the legal actions."""
    request = {
        "seat": view.seat,
        "view": game_state(view, with_result=True, legal=options),
        "memory": memory_state(knowledge),
        "legal": [str(option) for option in options],
    }
    return "decide " + msgspec.json.encode(request).decode()


def over_line(wins: Sequence[float], points: Sequence[int]) -> str:
    """The end of a game."""
    return "over " + _json({"wins": list(wins), "points": list(points)})


def _json(facts: dict[str, Any]) -> str:
    return json.dumps(facts, separators=(",", ":"))
