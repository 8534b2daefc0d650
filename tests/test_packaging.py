"""What the package says of itself: its requirements, versions and addresses, and what its archives hold."""

import re
import subprocess
import sys
import tarfile
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from hatchling.builders.sdist import SdistBuilder
from packaging.requirements import Requirement

from tools.release import ADDRESSES, versions
from tools.running import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
EXTRAS = PROJECT["project"]["optional-dependencies"]
GPU = "gpu"  # the one extra that no test needs; requirements/training.in has it
MADE = re.compile(r"node_modules|__pycache__|\.venv|_cache/|\.stamp$")
NEEDED = (
    "dev",
    "mkdocs.yml",
    "Dockerfile",
    ".gitignore",
    ".github/workflows/test.yml",
    "requirements/test.txt",
    "web/.npmrc",
    "web/package-lock.json",
    "bench/lighthouse/package.json",
)
EDITABLE = "editables"  # what hatchling needs to install a checkout in place


def bounds(texts: list[str]) -> dict[str, str]:
    """Names with their extras, and the versions that will do; for whom is left out."""
    wanted = [Requirement(text) for text in texts]
    assert len({one.name for one in wanted}) == len(wanted)
    return {f"{one.name}[{','.join(sorted(one.extras))}]": str(one.specifier) for one in wanted}


def named(file: str) -> dict[str, str]:
    """What a file in requirements/ asks for, those that it includes left out."""
    lines = (ROOT / "requirements" / file).read_text("utf-8").splitlines()
    texts = [line.partition("#")[0].strip() for line in lines]
    return bounds([text for text in texts if text and not text.startswith("-")])


def extras() -> Iterator[tuple[str, str, str]]:
    for extra, texts in EXTRAS.items():
        if extra != GPU:
            yield from ((extra, name, versions) for name, versions in bounds(texts).items())


def test_to_play_needs_what_the_package_needs_and_what_installs_it():
    package = bounds(PROJECT["project"]["dependencies"])
    tools = bounds(PROJECT["build-system"]["requires"])
    playing = named("play.in")

    del playing[f"{EDITABLE}[]"]
    assert playing == package | tools


@pytest.mark.parametrize(("extra", "name", "versions"), list(extras()))
def test_the_tests_have_every_extra_from_the_same_version_on(extra: str, name: str, versions: str):
    assert (named("play.in") | named("test.in")).get(name) == versions


@pytest.mark.parametrize("file", ["test.in", "bench.in", "training.in"])
def test_what_is_asked_for_twice_is_asked_for_alike(file: str):
    package = bounds(PROJECT["project"]["dependencies"])
    known = package | {name: versions for _, name, versions in extras()}

    assert {name: known.get(name, versions) for name, versions in named(file).items()} == named(file)


def test_the_image_installs_versions_that_are_tested():
    def pins(file: str) -> set[str]:
        text = (ROOT / "requirements" / file).read_text("utf-8")
        found = re.findall(r"^([\w.-]+)(?:\[[^]]*\])?(==\S+)", text, re.MULTILINE)
        return {name + version for name, version in found}

    assert pins("serve.txt")
    assert pins("serve.txt") <= pins("test.txt")


def test_every_place_names_the_same_version():
    assert set(versions().values()) == {PROJECT["project"]["version"]}


def test_every_address_is_of_one_account():
    texts = [(ROOT / name).read_text("utf-8") for name in ADDRESSES]
    owners = [
        set(re.findall(r"github\.com/([\w-]+)/seasalt|//([\w-]+)\.github\.io/seasalt", text))
        for text in texts
    ]

    assert all(owners)
    assert len({name for found in owners for pair in found for name in pair if name}) == 1


@pytest.mark.thorough
def test_the_sdist_holds_what_its_tests_need_and_nothing_that_was_made():
    packed = {file.distribution_path for file in SdistBuilder(str(ROOT)).recurse_included_files()}

    assert set(NEEDED) <= packed
    for folder in ("src", "tests", "tools", "bench", "docs", "deploy", "examples", "training"):
        files = {str(path.relative_to(ROOT)) for path in (ROOT / folder).rglob("*.py")}
        assert {file for file in files if not MADE.search(file)} <= packed
    assert [name for name in packed if MADE.search(name)] == []


@pytest.mark.thorough
def test_an_sdist_can_be_built_in_which_dev_can_be_run(tmp_path: Path):
    build = [sys.executable, "-m", "hatchling", "build", "--target", "sdist", "--directory", str(tmp_path)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    [archive] = tmp_path.glob("*.tar.gz")

    with tarfile.open(archive) as packed:
        modes = {member.name.partition("/")[2]: member.mode for member in packed.getmembers()}
    assert set(NEEDED) <= set(modes)
    assert modes["dev"] & 0o111
