"""Checks that the tree is ready for a tag, and prints the release notes.

Standard library only, like everything that `./dev` runs before anything is installed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from tools.running import ROOT

PLACEHOLDER = "OWNER"  # stands for the account that hosts the project

# Every place that names the version, and what stands before it there.
VERSIONS = {
    "pyproject.toml": r'^version = "([^"]*)"',
    "src/seasalt/__init__.py": r'^__version__ = "([^"]*)"',
    "CITATION.cff": r"^version: (\S+)",
    "docs/env.md": r"^  version = \{([^}]*)\}",
}
# Every place that names an address of the project.
ADDRESSES = ("pyproject.toml", "CITATION.cff", "mkdocs.yml", ".github/ISSUE_TEMPLATE/config.yml")


def problems(tag: str) -> Iterator[str]:
    """A sentence for each reason not to release this tree as `tag`."""
    version = tag.removeprefix("v")
    if tag != f"v{version}" or not re.fullmatch(r"\d+\.\d+\.\d+((a|b|rc)\d+)?", version):
        yield f"A tag is a version with a v before it, as v1.2.3 or v1.2.3rc1: {tag!r} is not."
    for name, found in versions().items():
        if found != version:
            yield f"{name} has the version {found}, the tag says {version}."
    for name in ADDRESSES:
        if PLACEHOLDER in (ROOT / name).read_text("utf-8"):
            yield f"{name} still says {PLACEHOLDER} where the name of the project's account belongs."
    chapters = changelog()
    title = next((title for title in chapters if title.split(" ")[0] == version), None)
    if title is None:
        yield f"CHANGELOG.md has no chapter {version}."
    elif not re.fullmatch(r"\S+ - \d{4}-\d\d-\d\d", title):
        yield f"CHANGELOG.md: the chapter {title!r} has no date, as in `## {version} - 2026-11-30`."
    elif title.split(" ")[-1] != released():
        yield f"CITATION.cff was released on {released()}, the chapter {title!r} says otherwise."
    if chapters.get("Unreleased"):
        yield f"CHANGELOG.md has entries under Unreleased: move them to {version}."


def versions() -> dict[str, str]:
    """The version that each place names."""
    return {name: _find(pattern, name) for name, pattern in VERSIONS.items()}


def released() -> str:
    """The date of the release that is cited."""
    return _find(r"^date-released: (\S+)", "CITATION.cff")


def notes(tag: str) -> str:
    """The chapter of the changelog for a tag."""
    version = tag.removeprefix("v")
    return next(text for title, text in changelog().items() if title.split(" ")[0] == version)


def changelog() -> dict[str, str]:
    """The chapters of CHANGELOG.md by title, the newest first."""
    _, *parts = re.split(r"^## +(.+)\n", (ROOT / "CHANGELOG.md").read_text("utf-8"), flags=re.MULTILINE)
    return {title.strip(): text.strip() for title, text in zip(parts[::2], parts[1::2], strict=True)}


def _find(pattern: str, name: str) -> str:
    found = re.search(pattern, (ROOT / name).read_text("utf-8"), re.MULTILINE)
    return found[1].strip("\"'") if found else "(none)"
