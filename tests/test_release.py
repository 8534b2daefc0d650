"""Whether a tree is ready for a tag, and the notes that go with it."""

from pathlib import Path

import pytest

from tools import release

CHANGELOG = """\
# Changelog

## Unreleased

## 1.2.0 - 2026-11-30

### Added

- Waves.

## 1.1.0 - 2026-10-01

- Sand.
"""
READY = {
    "pyproject.toml": '[project]\nversion = "1.2.0"\n',
    "src/seasalt/__init__.py": '__version__ = "1.2.0"\n',
    "CITATION.cff": "version: 1.2.0\ndate-released: 2026-11-30\n",
    "docs/env.md": "@software{seasalt,\n  version = {1.2.0},\n}\n",
    "mkdocs.yml": "site_url: https://shore.github.io/seasalt/\n",
    ".github/ISSUE_TEMPLATE/config.yml": "url: https://github.com/shore/seasalt\n",
    "CHANGELOG.md": CHANGELOG,
}


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A tree that can be released as v1.2.0."""
    for name, text in READY.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    monkeypatch.setattr(release, "ROOT", tmp_path)
    return tmp_path


def change(tree: Path, name: str, old: str, new: str) -> None:
    text = (tree / name).read_text()
    assert old in text
    (tree / name).write_text(text.replace(old, new))


def test_a_tree_that_is_ready_has_no_problem_and_the_notes_of_its_version(tree: Path):
    assert list(release.problems("v1.2.0")) == []
    assert release.notes("v1.2.0") == "### Added\n\n- Waves."


@pytest.mark.parametrize("tag", ["1.2.0", "v1.2", "v1.2.0-rc1", "vv1.2.0", "v1.2.0 "])
def test_a_tag_is_a_version_with_a_v(tree: Path, tag: str):
    assert next(release.problems(tag)).startswith("A tag is a version with a v before it")


@pytest.mark.parametrize(
    ("name", "old", "new", "problem"),
    [
        *(
            (name, "1.2.0", "1.1.0", f"{name} has the version 1.1.0, the tag says 1.2.0.")
            for name in release.VERSIONS
        ),
        ("mkdocs.yml", "shore", "OWNER", "mkdocs.yml still says OWNER"),
        ("CHANGELOG.md", "## 1.2.0 -", "## 1.2.1 -", "CHANGELOG.md has no chapter 1.2.0."),
        ("CHANGELOG.md", " - 2026-11-30", "", "CHANGELOG.md: the chapter '1.2.0' has no date"),
        (
            "CHANGELOG.md",
            "Unreleased\n",
            "Unreleased\n- Foam.\n",
            "CHANGELOG.md has entries under Unreleased",
        ),
        ("CITATION.cff", "11-30", "11-29", "CITATION.cff was released on 2026-11-29"),
    ],
)
def test_what_was_forgotten_is_named(tree: Path, name: str, old: str, new: str, problem: str):
    change(tree, name, old, new)

    [found] = release.problems("v1.2.0")
    assert found.startswith(problem)
