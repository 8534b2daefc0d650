"""Mines rounds of bots for puzzles, and chooses those that ship with the package.

Mining can be stopped at any time, also by killing it: what was found is kept, and the next call goes on from
there. `--choose` writes src/seasalt/coach/puzzles.txt from all that was found so far, within minutes.
"""

import argparse
import json
import multiprocessing
import os
from collections import Counter
from collections.abc import Iterator, Sequence
from multiprocessing.process import BaseProcess
from pathlib import Path
from statistics import median
from time import monotonic

from bench.puzzle_mine import candidates
from bench.puzzle_mine.candidates import Found, puzzle_of
from bench.puzzle_mine.checks import Candidate, explained
from bench.puzzle_mine.main_button import offered
from bench.puzzle_mine.selection import choose
from bench.puzzle_mine.vein import mine
from seasalt.coach import puzzle_file
from seasalt.coach.puzzle import motifs_of

FOLDER = Path(__file__).parents[2] / "build" / "puzzles"
SHIPPED = Path(puzzle_file.__file__).with_name(puzzle_file.FILE)
EVERY = 15.0  # seconds between two lines of progress


def main() -> None:
    parser = argparse.ArgumentParser(prog="./dev puzzles", description=__doc__)
    parser.add_argument("--minutes", type=float, default=30, help="when to stop mining (30)")
    parser.add_argument(
        "--workers", type=int, default=os.cpu_count() or 1, help="processes that mine (all cores)"
    )
    parser.add_argument("--enough", type=int, default=110, help="candidates of a theme to find at most (110)")
    parser.add_argument("--seed", default="puzzles", help="of the rounds (puzzles)")
    parser.add_argument("--choose", type=int, metavar="N", help="no mining: choose N puzzles, and write them")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where to keep what was found")
    options = parser.parse_args()
    if options.choose:
        chosen = choose(_explained(list(candidates.read(options.folder))), options.choose)
        numbered = [puzzle_of(candidate, number) for number, candidate in enumerate(chosen, start=1)]
        SHIPPED.write_text(puzzle_file.format_puzzles(numbered), "utf-8")
        print(f"Wrote {len(chosen)} puzzles.\n{_described(chosen)}")
        return
    began = monotonic()
    spawn = multiprocessing.get_context("spawn")
    mining = [
        spawn.Process(
            target=mine,
            args=(
                options.folder,
                options.seed,
                part,
                options.workers,
                options.enough,
                began + 60 * options.minutes,
            ),
        )
        for part in range(options.workers)
    ]
    try:
        for process in mining:
            process.start()
        while _working(mining):
            print(f"{(monotonic() - began) / 60:.1f} min: {_progress(options.folder)}", flush=True)
    except KeyboardInterrupt:
        for process in mining:
            process.join()
    print(
        f"{_costs(options.folder)}\n{_described([one.candidate for one in candidates.read(options.folder)])}"
    )


def _explained(found: Sequence[Found]) -> Iterator[Found]:
    """The candidates with the reasons why their answers are better than each other option."""
    told = monotonic()
    for number, one in enumerate(found, start=1):
        yield one._replace(candidate=explained(one.candidate))
        if monotonic() - told > EVERY:
            told = monotonic()
            print(f"{number} of {len(found)} explained", flush=True)


def _working(mining: Sequence[BaseProcess]) -> bool:
    """Whether a process still works, after a while."""
    until = monotonic() + EVERY
    for process in mining:
        process.join(max(0.0, until - monotonic()))
    return any(process.is_alive() for process in mining)


def _progress(folder: Path) -> str:
    """What was found so far, on one line."""
    themes = Counter(str(one.candidate.theme) for one in candidates.read(folder))
    return f"{themes.total()} candidates, {_told(themes)}"


def _costs(folder: Path) -> str:
    """What came to each check, what passed, and the CPU that it took."""
    seen, passed, seconds = Counter[str](), Counter[str](), Counter[str]()
    for file in folder.glob("part-*.state"):
        costs = json.loads(file.read_text())["costs"]
        for counter, name in ((seen, "seen"), (passed, "passed"), (seconds, "seconds")):
            counter.update(costs[name])
    lines = [f"{name:10} {seen[name]:9} {passed[name]:9} {seconds[name]:9.1f} s" for name in seen]
    return "\n".join(["check           seen    passed       CPU", *lines])


def _described(of: list[Candidate]) -> str:
    """The kinds of candidates, and how they keep the limits."""
    if not of:
        return "none"
    puzzles = [puzzle_of(candidate) for candidate in of]
    gaps = sorted(100 * (one.best.chance - one.choices[1].chance) for one in puzzles)
    buttons = [one for one in of if offered(one.position) is not None]
    motifs = Counter(str(motif) for one in of for motif in motifs_of(one.position, one.choices))
    tables = Counter(
        f"{len(one.position.totals)}{' extra salt' if one.position.ruleset.extra_salt else ''}" for one in of
    )
    return "\n".join(
        [
            f"themes: {_told(Counter(str(one.theme) for one in of))}",
            f"motifs: {_told(motifs)}",
            f"levels: {_told(Counter(str(one.level) for one in puzzles))}",
            f"tables: {_told(tables)}",
            f"answers: {_told(Counter(type(one.best.action).__name__ for one in puzzles))}",
            f"gap: {gaps[0]:.1f} to {gaps[-1]:.1f}, median {median(gaps):.1f} points",
            f"with a reason: {sum(one.choices[1].reason is not None for one in of) / len(of):.0%}",
            f"three plausible options: {sum(one.plausible > 2 for one in of) / len(of):.0%}",
            f"the main button plays the answer: {sum(one.is_offered for one in of)} of {len(buttons)},"
            f" by chance {sum(1 / len(one.choices) for one in buttons):.1f}",
        ]
    )


def _told(counted: Counter[str]) -> str:
    return " · ".join(f"{name} {count}" for name, count in sorted(counted.items()))


if __name__ == "__main__":
    main()
