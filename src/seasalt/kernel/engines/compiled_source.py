"""What is compiled: functions, numbers and tables of the kernel; and whether a library is up to date.

A library has a hash of its source among its constants. It covers what a compiler sees of the jobs: the
functions that they need, as tokens, the numbers and tables that these use, and the fields of the record. So
no change of a comment, of documentation or of a function that only Python calls makes a library stale.
"""

import io
import json
import os
import tokenize
from collections.abc import Iterator
from contextlib import suppress
from hashlib import sha256
from inspect import getsource
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

from seasalt.kernel.engines import compiled_bits
from seasalt.kernel.engines.plain import JOBS
from seasalt.kernel.evaluation import (
    distilled_network,
    equity,
    guess,
    network,
    open_hands,
    race,
    statistics,
    trials,
)
from seasalt.kernel.game import (
    bits,
    card_counts,
    card_moves,
    card_tables,
    chance,
    layout,
    legal,
    play,
    points,
    turns,
)
from seasalt.kernel.game.layout import FIELDS
from seasalt.kernel.observation import action_mask, hidden_cards, row, steps
from seasalt.kernel.players import beginner, eager, keen, playout, policy
from seasalt.rules import cards, ruleset, scoring

RULES: tuple[ModuleType, ...] = (cards, ruleset, scoring)  # from which tables are made
TABLES: tuple[ModuleType, ...] = (layout, card_tables)
MODULES: tuple[ModuleType, ...] = (
    bits, points, card_moves, turns, legal, play, chance, beginner, keen, eager, policy, playout, guess,
    card_counts, action_mask, row, hidden_cards, steps, distilled_network, equity, trials, race, open_hands,
    statistics, network,
)  # fmt: skip

IGNORED = (tokenize.COMMENT, tokenize.NL, tokenize.ENDMARKER)
LAYOUT = {tokenize.INDENT: "{", tokenize.DEDENT: "}", tokenize.NEWLINE: ";"}


def functions() -> dict[str, FunctionType]:
    """Every function to compile, by name."""
    found: dict[str, FunctionType] = {}
    for module in MODULES:
        for name, value in vars(module).items():
            own = isinstance(value, FunctionType) and value.__module__ == module.__name__
            if own and not name.startswith("_"):
                assert name not in found, f"two kernel functions are called {name}"
                found[name] = value
    return found | {
        name: value for name, value in vars(compiled_bits).items() if isinstance(value, FunctionType)
    }


def constants() -> dict[str, Any]:
    """Every number and table of the kernel, by name."""
    found: dict[str, Any] = {}
    for module in TABLES + MODULES:
        for name, value in vars(module).items():
            if isinstance(value, int | float | list):
                assert found.get(name, value) == value, f"two kernel constants are called {name}"
                found[name] = value
    return found


def named_tuples() -> dict[str, Any]:
    """The NamedTuples of the kernel, which functions take, by name."""
    return {
        name: value
        for module in MODULES
        for name, value in vars(module).items()
        if isinstance(value, type) and issubclass(value, tuple) and hasattr(value, "_fields")
    }


# --- the stamp


def source_stamp() -> bytes:
    """A hash of the kernel's source, as far as it is compiled; the same on every version of Python."""
    digest = sha256(repr([(field.name, field.type, field.length) for field in FIELDS]).encode())
    for name, text in sorted(compiled_parts().items()):
        digest.update(f"{name} {text}\n".encode())
    return digest.digest()


def compiled_parts() -> dict[str, str]:
    """All that the jobs need, by name: functions and NamedTuples as tokens, numbers and tables by value."""
    sources: dict[str, Any] = {**functions(), **named_tuples()}
    numbers = constants()
    found: dict[str, str] = {}
    wanted = list(JOBS)
    while wanted:
        name = wanted.pop()
        if name in sources and name not in found:
            tokens = list(words(getsource(sources[name])))
            found[name] = " ".join(tokens)
            wanted += tokens
        elif name in numbers:
            found[name] = repr(numbers[name])
    return found


def words(text: str) -> Iterator[str]:
    """The tokens of a program without comments and documentation."""
    before = ";"
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type in IGNORED:
            continue
        word = LAYOUT.get(token.type, token.string)
        begins = before in LAYOUT.values()
        if begins and (token.type == tokenize.STRING or word == ";"):
            continue  # documentation, or the end of its line
        yield word
        before = word


def is_stale(library: Path, kept: Path) -> bool:
    """Whether a library was compiled from other source. The stamp is slow, so the file `kept` caches it."""
    digest = sha256()
    for module in (compiled_bits, *RULES, *TABLES, *MODULES):
        assert module.__file__
        digest.update(Path(module.__file__).read_bytes())
    files = digest.hexdigest()
    try:
        stamp = bytes.fromhex(json.loads(kept.read_text())[files])
    except (OSError, ValueError, KeyError, TypeError):
        stamp = source_stamp()
        _write(kept, json.dumps({files: stamp.hex()}))
    return stamp not in library.read_bytes()


def _write(file: Path, text: str) -> None:
    """Write a file atomically, since other processes read it. A failure is ignored: it is only a cache."""
    new = file.with_name(f"{file.name}.{os.getpid()}")
    with suppress(OSError):
        file.parent.mkdir(exist_ok=True)
        new.write_text(text)
        new.replace(file)
