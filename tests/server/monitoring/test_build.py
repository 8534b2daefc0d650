"""Which build runs: two commits of one version can be told apart, with or without git."""

from pathlib import Path
from typing import Any

import pytest

from seasalt import __version__
from seasalt.cli import main
from seasalt.server.monitoring.build import STAMP, build, commit_of
from tools.commit_stamp import CommitStamp
from tools.running import ROOT

COMMIT, OTHER = "1a2b3c4d5e" * 4, "f" * 40


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    (tmp_path / "src/seasalt").mkdir(parents=True)
    return tmp_path


def write(root: Path, files: dict[str, str]) -> Path:
    """The package of a checkout with these files."""
    for name, text in files.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text + "\n")
    return root / "src/seasalt"


PACKED = f"# pack-refs with: peeled\n{OTHER} refs/heads/maintenance\n{COMMIT} refs/heads/main"


@pytest.mark.parametrize(
    "files",
    [
        {".git/HEAD": COMMIT},
        {".git/HEAD": "ref: refs/heads/main", ".git/refs/heads/main": COMMIT},
        {".git/HEAD": "ref: refs/heads/main", ".git/refs/heads/main": COMMIT, ".git/packed-refs": OTHER},
        {".git/HEAD": "ref: refs/heads/main", ".git/packed-refs": PACKED},
        {
            ".git": "gitdir: elsewhere/.git/worktrees/mine",
            "elsewhere/.git/worktrees/mine/HEAD": "ref: refs/heads/main",
            "elsewhere/.git/worktrees/mine/commondir": "../..",
            "elsewhere/.git/refs/heads/main": COMMIT,
        },
        {"src/seasalt/commit.txt": COMMIT, ".git/HEAD": OTHER},
    ],
    ids=["detached", "branch", "branch first", "packed", "worktree", "stamp"],
)
def test_a_checkout_and_a_package_know_their_commit(checkout: Path, files: dict[str, str]) -> None:
    assert commit_of(write(checkout, files)) == COMMIT


@pytest.mark.parametrize(
    "files",
    [
        {},
        {".git/HEAD": "ref: refs/heads/main"},
        {".git": "gitdir: nowhere"},
        {".git/HEAD": "\u00e9"},
        {"src/seasalt/commit.txt": "half a com"},
    ],
)
def test_where_the_commit_is_unknown_there_is_none(checkout: Path, files: dict[str, str]) -> None:
    assert commit_of(write(checkout, files)) is None


def test_the_version_says_the_commit_of_this_checkout(capsys: pytest.CaptureFixture[str]) -> None:
    commit = commit_of(ROOT / "src" / "seasalt")
    main(["--version"])

    assert build() == (f"{__version__}+g{commit[:10]}" if commit else __version__)
    assert capsys.readouterr().out == f"seasalt {build()}\n"


@pytest.mark.parametrize(("target", "folder"), [("wheel", "seasalt"), ("sdist", "src/seasalt")])
def test_what_is_built_contains_the_commit(checkout: Path, target: str, folder: str) -> None:
    write(checkout, {".git/HEAD": COMMIT})
    data: dict[str, Any] = {"force_include": {}}
    hook = CommitStamp(str(checkout), {}, None, None, "", target)  # type: ignore[arg-type]

    hook.initialize("standard", data)
    [(file, place)] = data["force_include"].items()
    assert (Path(file).read_text().strip(), place) == (COMMIT, f"{folder}/{STAMP}")
    hook.finalize("standard", data, "")
    assert not Path(file).exists()


@pytest.mark.parametrize(
    ("version", "file"), [("editable", ".git/HEAD"), ("standard", "src/seasalt/commit.txt")]
)
def test_an_installed_checkout_reads_its_own_and_an_sdist_keeps_its_stamp(
    checkout: Path, version: str, file: str
) -> None:
    write(checkout, {file: COMMIT})
    data: dict[str, Any] = {"force_include": {}}
    CommitStamp(str(checkout), {}, None, None, "", "wheel").initialize(version, data)  # type: ignore[arg-type]

    assert data["force_include"] == {}
