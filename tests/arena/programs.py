"""Command lines of programs that play in the arena, well and badly."""

import shlex
import sys
from pathlib import Path

GOOD = """
import json, sys
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "seasalt-bot":
        print("ready 1 good", flush=True)
    elif word == "decide":
        {before}
        print("act", json.loads(rest)["legal"][-1], flush=True)
    elif word == "over":
        {over}
    elif word == "quit":
        break
"""


def command(source: str) -> str:
    """The arena's name for a program with that source."""
    return f"cmd:{shlex.join([sys.executable, '-S', '-c', source])}"


def good(before: str = "pass", over: str = "pass") -> str:
    """A program that answers with the last option; it runs `before` each answer and at the end of a game."""
    return command(GOOD.format(before=before, over=over))


def note(path: Path, what: str) -> str:
    """A statement that adds a line to a file."""
    return f"open({str(path)!r}, 'a').write(str({what}) + '\\n')"
