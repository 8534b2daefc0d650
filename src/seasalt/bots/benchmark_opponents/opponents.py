"""The field: ten frozen opponents, against which bots of different versions can be compared.

1. An opponent never changes: from the same View, Knowledge and generator it decides the same, on any machine.
   It is played by the rules, kernel, bots and networks of one commit, which are in an archive beside this
   module (`tools/freeze_field.py`); of today's package it gets a View, Knowledge and options, translated.
2. If one has to change, the field gets another version, with an archive and deals of its own.

So no opponent is named by a level: levels are recalibrated now and then. Budgets are playouts, not time.
"""

import pickle
import sys
from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache, lru_cache
from importlib import import_module
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final
from zipfile import ZipFile

from seasalt.bots.bot import Bot
from seasalt.rules.action import Action
from seasalt.rules.knowledge import Knowledge
from seasalt.rules.view import View

VERSION: Final = 2
SEED: Final = f"field {VERSION}"
"""The seed of the deals. They are for the benchmark only: nothing is learned from them or tuned on them."""

PACKAGE: Final = f"seasalt_field_{VERSION}"
"""The name of the frozen package: that of today's is another."""
ARCHIVE: Final = Path(__file__).with_name(f"field_{VERSION}.zip")

NETWORKS: Final = ("young", "first", "small")  # need numpy
NAMES: Final = (
    *("rusher", "collector", "hunter", "gambler", "keen", "mc:40", "search:8000"),
    *NETWORKS,
)


class FrozenBot:
    """A bot of the archive."""

    def __init__(self, bot: Any) -> None:
        self._bot = bot

    def decide(self, view: View, knowledge: Knowledge, options: tuple[Action, ...]) -> Action:
        """One of the options, chosen among their frozen counterparts."""
        frozen = tuple(map(freeze, options))
        return options[frozen.index(self._bot.decide(freeze(view), freeze(knowledge), frozen))]

    def __reduce__(self) -> tuple[Any, ...]:
        """The archive has to be open before one of its classes can be found."""
        return _thaw, (pickle.dumps(self._bot),)


def _thaw(pickled: bytes) -> FrozenBot:
    _open_archive()
    return FrozenBot(pickle.loads(pickled))


def _maker(name: str) -> Callable[[Random], Bot]:
    def make(rng: Random) -> Bot:
        _open_archive()
        frozen: dict[str, Any] = import_module(f"{PACKAGE}.bots.benchmark_opponents.opponents").OPPONENTS
        return FrozenBot(frozen[name](rng))

    return make


OPPONENTS: Final[dict[str, Callable[[Random], Bot]]] = {name: _maker(name) for name in NAMES}


@cache
def _open_archive() -> None:
    """Make the frozen package importable, and load its kernel's library, which no linker reads from a zip."""
    sys.path.append(str(ARCHIVE))
    library: Any = import_module(f"{PACKAGE}.kernel.engines.library")
    name = f"{PACKAGE}/kernel/engines/libraries/{library.file().name}"
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder, ZipFile(ARCHIVE) as archive:
        if name in archive.namelist():
            library.FOLDER = Path(folder)
            library.file().write_bytes(archive.read(name))
            library.is_there()  # loads it: the file may go


# --- translation: the same facts in the classes of the archive


def freeze(value: Any) -> Any:
    """A value of today's rules as the archive has it: by the names of fields, which it may have fewer of."""
    return _conversion(value.__class__)(value)


@cache
def _conversion(kind: type) -> Callable[[Any], Any]:
    """What translates values of that type."""
    if kind is tuple:
        return lambda values: tuple([_conversion(value.__class__)(value) for value in values])
    if issubclass(kind, Mapping):
        return lambda values: {freeze(key): freeze(value) for key, value in values.items()}
    if not kind.__module__.startswith("seasalt."):
        return lambda value: value
    frozen = getattr(import_module(kind.__module__.replace("seasalt", PACKAGE, 1)), kind.__qualname__)
    if issubclass(kind, Enum):
        return {member: frozen(member.value) for member in kind}.__getitem__
    if is_dataclass(kind):
        names = tuple(field.name for field in fields(frozen))
        return lambda value: frozen(**{name: freeze(getattr(value, name)) for name in names})
    # A NamedTuple: most are cards.
    return lru_cache(1000)(lambda value: frozen(*map(freeze, value)))
