"""Which build of seasalt runs: its version, and the commit that it was made from.

A package has the commit in a file, which `tools/commit_stamp.py` adds when it is built. In a checkout git's
own files are read instead: they change with every commit, and no git has to be installed.
"""

import re
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path

from seasalt import __version__

STAMP = "commit.txt"  # beside `seasalt/__init__.py`
SHOWN = 10  # letters
_COMMIT = re.compile(r"[0-9a-f]{40,64}")


@cache
def build() -> str:
    """The version and the commit; only the version where the commit is unknown."""
    commit = commit_of(Path(__file__).parents[2])
    return f"{__version__}+g{commit[:SHOWN]}" if commit else __version__


def commit_of(package: Path) -> str | None:
    """The commit of the package in this folder: `src/seasalt` of a checkout, or an installed one."""
    with suppress(OSError, UnicodeDecodeError):
        return next((text for text in _read(package) if _COMMIT.fullmatch(text)), None)
    return None


def _read(package: Path) -> Iterator[str]:
    """Where the commit may be written, the most reliable place first."""
    if (stamp := package / STAMP).is_file():
        yield _text(stamp)
    git = package.parents[1] / ".git"
    if git.is_file():  # a worktree has its own HEAD, and shares the branches of another checkout
        git = git.parent / _text(git).removeprefix("gitdir: ")
    head = _text(git / "HEAD")
    yield head
    branch = head.removeprefix("ref: ")
    if (shared := git / "commondir").is_file():
        git /= _text(shared)
    if (git / branch).is_file():
        yield _text(git / branch)
    for line in _text(git / "packed-refs").splitlines():
        commit, _, name = line.partition(" ")
        if name == branch:
            yield commit


def _text(path: Path) -> str:
    return path.read_text("ascii").strip()
