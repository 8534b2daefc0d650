"""Which code a benchmark measures, so that a kept result can say that this code has changed since.

A result keeps a digest of each place. Comments on lines of their own and blank lines do not count.
"""

from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parent.parent
SUFFIXES: Final = {".py", ".ts", ".svelte", ".css", ".npz", ".bin", ".wasm", ".txt", ".json"}

_GAME = ("src/seasalt/kernel/game", "src/seasalt/kernel/players")
_THINKING = (*_GAME, "src/seasalt/kernel/evaluation", "src/seasalt/kernel/thinking", "src/seasalt/bots")
_SERVER = ("src/seasalt/rules", "src/seasalt/table", "src/seasalt/wire", "src/seasalt/server")

SOURCES: Final[Mapping[str, tuple[str, ...]]] = {
    "arena": _THINKING,
    "belief": (*_THINKING, "src/seasalt/rules", "src/seasalt/arena/statistics/posterior.py"),
    "browser": (*_SERVER, "web/src"),
    "champion": _THINKING,
    "clone": ("examples/clone.py", "leaderboard/policies.py", "src/seasalt/kernel/observation"),
    "coach": (*_THINKING, "src/seasalt/coach"),
    "env": (*_GAME, "src/seasalt/kernel/observation", "src/seasalt/env"),
    "facts": (*_GAME, "src/seasalt/kernel/evaluation", "src/seasalt/rules"),
    "gpu": (*_GAME, "src/seasalt/kernel/engines"),
    "gpu_env": (*_GAME, "src/seasalt/kernel/observation", "src/seasalt/env/gpu"),
    "keen": _THINKING,
    "kernel": (*_GAME, "src/seasalt/kernel/engines"),
    "ladder": ("src/seasalt/rules", "src/seasalt/env/mini.py", "src/seasalt/env/spiel_tree.py"),
    "ppo": ("examples/train_ppo.py", "src/seasalt/env", "src/seasalt/kernel/observation"),
    "ppo_seeds": ("examples/train_ppo.py", "src/seasalt/env", "src/seasalt/kernel/observation"),
    "puzzles": (*_THINKING, "src/seasalt/coach"),
    "race": _THINKING,
    "reviews": (*_THINKING, "src/seasalt/coach"),
    "rules": ("src/seasalt/rules",),
    "sb3": ("examples/train_sb3.py", "src/seasalt/env", "src/seasalt/kernel/observation"),
    "search": _THINKING,
    "server": _SERVER,
    "site": (*_THINKING, *_SERVER, "src/seasalt/offline", "web/src"),
    "soak": _SERVER,
    "store": ("src/seasalt/server/storage", "src/seasalt/server/interfaces"),
}
"""By the name of a result. Not everything that runs, but what decides the numbers."""


def measured(name: str) -> dict[str, str]:
    """A digest of each place that the benchmark measures, as it is now."""
    if name not in SOURCES:
        raise LookupError(f"bench/_sources.py does not say which code {name} measures")
    return {place: digest(ROOT / place) for place in SOURCES[name]}


def digest(place: Path) -> str:
    """A digest of a file, or of all files of a folder."""
    files = (
        sorted(path for path in place.rglob("*") if path.suffix in SUFFIXES) if place.is_dir() else [place]
    )
    together = sha256()
    for path in files:
        together.update(f"{path.relative_to(place).as_posix()}\0".encode())
        together.update(sha256(_told(path)).digest())
    return together.hexdigest()[:16]


def changed(result: Mapping[str, Any]) -> list[str]:
    """The places that are not what they were when this was measured."""
    then = result["measured"]
    return [place for place, now in measured(result["benchmark"]).items() if then.get(place) != now]


def age(result: Mapping[str, Any]) -> list[str]:
    """A paragraph for the page that shows a result, if the code has changed since; else none."""
    named = ", ".join(f"`{place}`" for place in changed(result))
    return [f"Measured at {result['commit']}. Changed since: {named}."] if named else []


def _told(path: Path) -> bytes:
    """What a file says, without the lines that cannot change what is measured."""
    if path.suffix != ".py":
        return path.read_bytes()
    lines = path.read_text("utf-8").splitlines()
    return "\n".join(line for line in lines if line.strip() and not line.lstrip().startswith("#")).encode()
