"""`./dev`, without setting anything up."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tools import web
from tools.running import ROOT

LOCKS = [*sorted(ROOT.glob("requirements/*.txt")), *sorted(ROOT.glob("*/package-lock.json"))]
LOCKS += sorted(ROOT.glob("bench/*/package-lock.json"))


def dev(*arguments: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([sys.executable, ROOT / "dev", *arguments], capture_output=True, text=True)


def test_help_names_every_command():
    commands = re.search(r"COMMANDS = \{(.*?)\}", (ROOT / "dev").read_text(), re.DOTALL)
    assert commands is not None
    told = re.findall(r"^  (\w+)", dev("help").stdout, re.MULTILINE)

    assert sorted(told) == sorted([*re.findall(r'"(\w+)":', commands[1]), "help"])


def test_a_command_that_there_is_not_gets_the_list_of_those_that_there_are():
    done = dev("wombat")

    assert done.returncode == 2
    assert "There is no command 'wombat'." in done.stderr
    assert "usage: ./dev" in done.stderr


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_lock_names_versions_and_hashes_but_not_where_they_come_from(lock: Path):
    text = lock.read_text("utf-8")

    assert "sha256" in text or '"sha512-' in text
    assert '"resolved":' not in text
    if lock.suffix == ".txt":
        assert "://" not in text


NODES = {
    "v18.20.4": False,
    "v20.18.3": False,
    "v20.19.0": True,
    "v21.7.3": False,
    "v22.12.0": False,
    "v22.13.0": True,
    "v24.0.0": True,
    "v30.1.0": True,
    "not a node": False,
}


@pytest.mark.parametrize(("version", "is_new"), NODES.items())
def test_an_old_node_is_not_taken(tmp_path: Path, version: str, is_new: bool):
    node = tmp_path / "node"
    node.write_text(f"#!/bin/sh\necho {version}\n")
    node.chmod(0o755)

    assert web.is_new_enough(str(node)) is is_new


def test_the_nodes_that_are_taken_are_those_that_the_package_names():
    package = (web.WEB / "package.json").read_text("utf-8")

    spelled = [f"^{major}.{minor}.0" for major, minor in web.OLDEST_NODES.items()] + [f">={web.NEW_NODE}"]
    assert f'"node": "{" || ".join(spelled)}"' in package
