"""The lines in which candidates are kept: JSON around the notation of puzzles."""

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from bench.puzzle_mine.checks import Candidate, solved
from seasalt.bots import Level
from seasalt.coach.puzzle import Puzzle
from seasalt.coach.puzzle_file import format_puzzle, parse_puzzle
from seasalt.rules.notation import parse_action

HEAD = 2  # lines of a puzzle before its position: number and solved


class Found(NamedTuple):
    """A candidate, and the round it comes from."""

    round: str
    candidate: Candidate


def puzzle_of(candidate: Candidate, number: int = 0) -> Puzzle:
    """The puzzle that a candidate becomes."""
    shares = solved(candidate.picked, candidate.choices[0].action)
    return Puzzle(number, tuple(shares[level] for level in Level), candidate.position, candidate.choices)


def format_found(found: Found) -> str:
    """A line."""
    lines = format_puzzle(puzzle_of(found.candidate)).split("\n")[HEAD:]
    picked = {
        level: {str(action): count for action, count in picks.items()}
        for level, picks in found.candidate.picked.items()
    }
    return json.dumps({"round": found.round, "lines": lines, "picked": picked}) + "\n"


def parse_found(line: str) -> Found:
    """What a line says."""
    kept = json.loads(line)
    puzzle = parse_puzzle("\n".join(["puzzle 0", "solved 0 0 0 0 0 0", *kept["lines"]]))
    picked = {
        Level(level): Counter({parse_action(action): count for action, count in picks.items()})
        for level, picks in kept["picked"].items()
    }
    return Found(kept["round"], Candidate(puzzle.position, puzzle.choices, picked))


def read(folder: Path) -> Iterator[Found]:
    """All candidates in a folder, each once."""
    seen: set[str] = set()
    for file in sorted(folder.glob("part-*.jsonl")):
        for line in file.read_text("utf-8").splitlines(keepends=True):
            if line.endswith("\n") and line not in seen:
                seen.add(line)
                yield parse_found(line)
