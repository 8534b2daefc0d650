"""The wheel: built, installed where there is nothing else, not even node, and played on."""

import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import distribution
from pathlib import Path
from zipfile import ZipFile

import pytest
from packaging.requirements import Requirement
from playwright.sync_api import Browser, expect

from seasalt.texts import languages
from tests.browser.player import Player
from tests.browser.screens import PATIENCE_MS, STILL
from tests.browser.test_keep import packaged
from tests.browser.test_whole_games import A_TURN, play
from tests.browser.watching import Watch
from tests.server.nodes import ServerProcess
from tests.thorough import THOROUGH
from tools.running import ROOT

__all__ = ["packaged"]  # a fixture

PINS = ROOT / "requirements" / "play.txt"
COMPILER = {"llvmlite", "numba", "numpy"}


@pytest.fixture(scope="module")
def wheel(packaged: None, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    [built] = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def programs(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the programs of an environment that holds the wheel and what it needs.

    In a thorough run all of it is installed, with the compiler, which compiles the kernel for that folder.
    Else the wheel is unpacked, as an installer does, and the rest is lent by the environment of the tests,
    which has the same versions.
    """
    venv = tmp_path_factory.mktemp("empty") / "venv"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", venv], check=True)
    if THOROUGH:
        pip = [sys.executable, "-m", "pip", "--python", str(venv / "bin" / "python"), "--quiet", "install"]
        pins = ["--require-hashes", "--no-deps", "--only-binary=:all:", "-r", str(PINS)]
        subprocess.run([*pip, "--no-compile", *pins], check=True, capture_output=True)
        subprocess.run([*pip, "--no-compile", "--no-deps", str(wheel)], check=True, capture_output=True)
    else:
        [site] = venv.glob("lib/python*/site-packages")
        lend_what_is_pinned(site)
        with ZipFile(wheel) as packed:
            packed.extractall(site)
    return venv / "bin"


def lend_what_is_pinned(site: Path) -> None:
    """Link to what the lock names, as far as it is for this machine, but for the compiler."""
    lines = [line.removesuffix("\\") for line in PINS.read_text("utf-8").splitlines() if "==" in line]
    for pin in map(Requirement, lines):
        if pin.name in COMPILER or (pin.marker and not pin.marker.evaluate()):
            continue
        lent = distribution(pin.name)
        assert lent.version in pin.specifier, pin
        for top in {file.parts[0] for file in lent.files or () if ".." not in file.parts}:
            if top != "__pycache__" and not (site / top).exists():
                (site / top).symlink_to(Path(str(lent.locate_file(top))))


def test_the_wheel_holds_pages_and_words_and_nothing_of_the_workshop(wheel: Path):
    with ZipFile(wheel) as packed:
        names = packed.namelist()

    assert {"seasalt/web/index.html", "seasalt/web/review.template"} <= set(names)
    assert any(name.startswith("seasalt/web/assets/") and name.endswith(".woff2") for name in names)
    assert {"seasalt/site/index.html.gz", "seasalt/site/python/seasalt.zip"} <= set(names)
    assert [name for name in names if name.endswith("weights.npz")] == ["seasalt/bots/network/weights.npz"]
    assert "seasalt/lessons/first.record" in names
    assert {f"seasalt/texts/{language}/game.ftl" for language in languages()} <= set(names)
    assert {name.split("/")[0].split("-")[0] for name in names} == {"seasalt"}
    assert not [name for name in names if "stamp" in name or "node_modules" in name or name.endswith(".map")]


@pytest.fixture
def served(programs: Path, tmp_path: Path) -> Iterator[ServerProcess]:
    """`seasalt serve` out of the wheel, with nothing else on the PATH."""
    assert shutil.which("node", path=str(programs)) is None
    node = ServerProcess(tmp_path, f"sqlite:///{tmp_path / 'games.db'}")
    node.live_in(programs)
    try:
        node.start()
        yield node
    finally:
        node.kill()


def test_a_browser_plays_on_an_installed_wheel(served: ServerProcess, browser: Browser):
    watch = Watch(served.address)
    context = browser.new_context(base_url=served.address, locale="en", **STILL)
    context.set_default_timeout(PATIENCE_MS)
    watch.follow(context)
    page = context.new_page()

    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    Player(page).play_until(A_TURN)
    if THOROUGH:
        play(Player(page), served)
        expect(page.locator(".rank li")).to_have_count(2)
    context.close()
    assert watch.troubles == []
