"""Mines games of bots for puzzles, and chooses those that ship with the package.

Mining can be stopped at any time, also with Ctrl-C: what was found is kept, and the next call goes on from
there. `--choose` writes src/seasalt/coach/puzzles.txt from all that was found so far.
"""

import argparse
import multiprocessing
from pathlib import Path
from time import monotonic

from bench.puzzle_mine.selection import choose
from bench.puzzle_mine.vein import mine, read, told
from seasalt.coach import puzzle_file
from seasalt.coach.puzzle import Puzzle

FOLDER = Path(__file__).parents[2] / "build" / "puzzles"
SHIPPED = Path(puzzle_file.__file__).with_name(puzzle_file.FILE)


def main() -> None:
    parser = argparse.ArgumentParser(prog="./dev puzzles", description=__doc__)
    parser.add_argument("--minutes", type=float, default=30, help="when to stop mining (30)")
    parser.add_argument("--workers", type=int, default=1, help="processes that mine (1)")
    parser.add_argument("--enough", type=int, default=240, help="puzzles of a theme to find at most (240)")
    parser.add_argument("--choose", type=int, metavar="N", help="no mining: choose N puzzles, and write them")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where to keep what was found")
    options = parser.parse_args()
    if options.choose:
        chosen = choose(_found(options.folder), options.choose)
        SHIPPED.write_text(puzzle_file.format_puzzles(chosen), "utf-8")
        print(f"Wrote {len(chosen)} puzzles: {told(chosen)}.")
        return
    until = monotonic() + 60 * options.minutes
    mining = [
        multiprocessing.get_context("spawn").Process(
            target=mine, args=(options.folder, part, options.workers, options.enough, until)
        )
        for part in range(options.workers)
    ]
    try:
        for process in mining:
            process.start()
        for process in mining:
            process.join()
    except KeyboardInterrupt:
        for process in mining:
            process.join()
    found = _found(options.folder)
    print(f"Found {len(found)} puzzles so far: {told(found)}.")


def _found(folder: Path) -> list[Puzzle]:
    return [found for file in sorted(folder.glob("*.txt")) for found in read(file)]


if __name__ == "__main__":
    main()
