"""Which tests a change can reach, nearest first: for `./dev test --quick`.

A changed file's own tests have its name or mention it; if there are none, they are those with the shortest
chain of imports to it. Then come the tests of its package, then the rest by the length of the chain. A file
that is not Python counts as its package, or as the tests that mention it. Dependencies without an import,
through a process or a socket, are not seen: the whole run covers them.

pytest-testmon, which selects by coverage, was tried and is not used: docs/testing.md says why.

Needs git and grimp. `python -m tools.affected` prints what `find` finds, as JSON.
"""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import PurePosixPath

from tools.running import ROOT, fail

PACKAGES = ("seasalt", "tests", "tools")
MAINS = ("main", "origin/main")
BROWSER = PurePosixPath("tests/browser")
WEB = PurePosixPath("web")

ImportedBy = Mapping[str, Iterable[str]]


@dataclass(frozen=True)
class Affected:
    """Changed files, and the test files that they reach, the nearest first."""

    since: str
    changed: list[str]
    own: list[str]
    """The tests of the changed files themselves."""
    near: list[str]
    """Those of their packages."""
    far: list[str]
    """The others that they reach."""
    test_count: int
    """How many test files there are."""


def find() -> Affected:
    """The files that differ from main, and the tests that they reach."""
    since = next((name for name in MAINS if _git("rev-parse", "--verify", "--quiet", name)), "HEAD")
    base = _git("merge-base", "HEAD", since).strip()
    if not base:
        fail("`./dev test --quick` asks git what was changed, and this is no git repository.")
    changed = _git("diff", "--name-only", "-z", base) + _git(
        "ls-files", "--others", "--exclude-standard", "-z"
    )
    paths = sorted({PurePosixPath(name) for name in changed.split("\0") if name})
    tests = [PurePosixPath(path.relative_to(ROOT)) for path in sorted((ROOT / "tests").rglob("test_*.py"))]
    own, near, far = ([*map(str, group)] for group in affected(tests, paths, imported_by()))
    return Affected(since, [*map(str, paths)], own, near, far, len(tests))


def affected(
    tests: list[PurePosixPath], changed: list[PurePosixPath], imported_by: ImportedBy
) -> tuple[list[PurePosixPath], list[PurePosixPath], list[PurePosixPath]]:
    """Changed files with doctests and their own tests; the tests of their packages; the others."""
    distances = _distances({module for path in changed for module in modules_of(path)}, imported_by)
    packages = {_tests_of(path) for path in changed}
    for test in tests:
        if any(test.stem == f"test_{path.stem}" or _mentions(test, path) for path in changed):
            distances[module_name(test)] = 0
    if any(path.is_relative_to(WEB) for path in changed):
        for test in tests:
            if test.is_relative_to(BROWSER):
                distances.setdefault(module_name(test), 2)
    elif not any(path.is_relative_to(BROWSER) for path in changed):
        tests = [test for test in tests if not test.is_relative_to(BROWSER)]
    reached = sorted(
        (test for test in tests if module_name(test) in distances),
        key=lambda test: (distances[module_name(test)], test),
    )
    own = [path for path in changed if _has_doctests(path) and (ROOT / path).exists()]
    shortest = min((distances[module_name(test)] for test in reached), default=0)
    own += [test for test in reached if distances[module_name(test)] == shortest]
    rest = [test for test in reached if test not in own]
    return own, [t for t in rest if t.parent in packages], [t for t in rest if t.parent not in packages]


def imported_by() -> dict[str, set[str]]:
    """The importers of each module. A test also uses the `conftest` of every folder above it."""
    import grimp

    graph = grimp.build_graph(*PACKAGES, cache_dir=None)  # a cache is wrong after a rename
    found = {module: graph.find_modules_that_directly_import(module) for module in graph.modules}
    for module in graph.modules:
        package, _, name = module.rpartition(".")
        while package and name.startswith("test_"):
            found.setdefault(f"{package}.conftest", set()).add(module)
            package = package.rpartition(".")[0]
    return found


def modules_of(path: PurePosixPath) -> list[str]:
    """The module of a file; if it is not Python, the modules of its package."""
    inside = path.is_relative_to("src/seasalt")
    if path.suffix == ".py":
        return [module_name(path)] if inside or path.parts[0] in PACKAGES else []
    folder = path.parent
    while inside and not (ROOT / folder / "__init__.py").exists():
        folder = folder.parent
    return (
        [module_name(PurePosixPath(folder, file.name)) for file in (ROOT / folder).glob("*.py")]
        if inside
        else []
    )


def module_name(path: PurePosixPath) -> str:
    """`src/seasalt/rules/cards.py` is `seasalt.rules.cards`.

    >>> module_name(PurePosixPath("src/seasalt/rules/__init__.py"))
    'seasalt.rules'
    """
    parts = path.with_suffix("").parts
    return ".".join(parts[parts[0] == "src" : -1 if parts[-1] == "__init__" else None])


def _tests_of(path: PurePosixPath) -> PurePosixPath:
    """The folder of tests that mirrors the package of a file."""
    parts = path.parent.parts
    return PurePosixPath("tests", *parts[2:]) if parts[:2] == ("src", "seasalt") else path.parent


def _distances(modules: set[str], imported_by: ImportedBy) -> dict[str, int]:
    """These modules and all that import them, with the length of the shortest chain."""
    distances = dict.fromkeys(modules, 0)
    edge = modules
    while edge:
        edge = {importer for module in edge for importer in imported_by.get(module, ())} - distances.keys()
        distances |= dict.fromkeys(edge, max(distances.values()) + 1)
    return distances


def _has_doctests(path: PurePosixPath) -> bool:
    if path.suffix == ".md":
        return path.parts[0] == "docs" or str(path) == "README.md"
    return path.suffix == ".py" and path.is_relative_to("src")


def _mentions(test: PurePosixPath, path: PurePosixPath) -> bool:
    """Whether the test names a file that is not Python, or the folder of the tests' own data."""
    if path.suffix == ".py" or path.is_relative_to(WEB):
        return False
    names = (path.name, path.parent.name) if path.parts[0] == "tests" else (path.name,)
    return any(f'{name}"' in _text(test) for name in names)


@cache
def _text(test: PurePosixPath) -> str:
    return (ROOT / test).read_text("utf-8")


def _git(*arguments: str) -> str:
    """The output of git; empty if it fails."""
    try:
        return subprocess.run(
            ["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=True
        ).stdout
    except (OSError, subprocess.CalledProcessError):
        return ""


if __name__ == "__main__":
    print(json.dumps(asdict(find())))
