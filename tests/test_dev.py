"""`./dev`, without setting anything up."""

import json
import os
import re
import shlex
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import asdict
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tools import affected, chromium, quick_run, test_run, time_limit, venvs, web
from tools.running import ROOT
from tools.steps import Step, run_together

LOCKS = [*sorted(ROOT.glob("requirements/*.txt")), *sorted(ROOT.glob("*/package-lock.json"))]
LOCKS += sorted(ROOT.glob("bench/*/package-lock.json"))


def dev(*arguments: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([sys.executable, ROOT / "dev", *arguments], capture_output=True, text=True)


def test_help_names_every_command():
    commands = re.search(r"COMMANDS = \{(.*?)\}", (ROOT / "dev").read_text(), re.DOTALL)
    assert commands is not None
    told = re.findall(r"^  (\w+)", dev("help").stdout, re.MULTILINE)

    assert sorted(told) == sorted([*re.findall(r'"(\w+)":', commands[1]), "help"])


def test_an_unknown_command_gets_the_list_of_commands():
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


# --- steps


def saying(name: str, what: str, status: int = 0) -> Step:
    return Step(name, ["sh", "-c", f"echo {what}; exit {status}"])


def test_every_step_that_passes_is_shown_with_what_it_said(capfd: pytest.CaptureFixture[str]):
    assert run_together([saying("one", "uno"), saying("two", "due")]) == []

    shown = capfd.readouterr().out
    for name, said in (("one", "uno"), ("two", "due")):
        assert re.search(rf"^--- {name}: .*\(0 s, 0 CPU-seconds\)\n{said}$", shown, re.MULTILINE)


def test_after_a_step_that_fails_no_other_begins(capfd: pytest.CaptureFixture[str]):
    steps = [saying("one", "uno"), saying("two", "due", 3), saying("three", "tre")]

    assert run_together(steps, lanes=1) == ["two"]
    assert re.findall("uno$|due$|tre$", capfd.readouterr().out, re.MULTILINE) == ["uno", "due"]


# --- a machine without a Chromium


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine with nothing on the PATH, for us who are not root, and where Playwright cannot download."""
    program(tmp_path / "python", f"echo {tmp_path}/cache/chrome")
    program(tmp_path / "playwright", "echo Downloading; echo Error: no network; exit 1")
    (tmp_path / "bin").mkdir()
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    monkeypatch.setattr(chromium, "_tool", lambda name: str(tmp_path / name))
    return tmp_path


def program(path: Path, script: str) -> None:
    path.parent.mkdir(exist_ok=True)
    path.write_text(f"#!/bin/sh\nPATH=/usr/bin:/bin\n{script}\n")
    path.chmod(0o755)


def installing(path: Path) -> str:
    """A script that makes that program."""
    return f"mkdir -p {path.parent}; printf '#!/bin/sh\\n' > {path}; chmod +x {path}"


def test_a_chromium_on_the_path_is_taken(bare: Path):
    program(bare / "bin" / "google-chrome", "")

    assert chromium.look_for_chromium() == str(bare / "bin" / "google-chrome")


def test_without_one_playwright_is_asked_for_its_own(bare: Path):
    program(bare / "playwright", f'test "$*" = "install chromium" && {installing(bare / "cache" / "chrome")}')

    assert chromium.look_for_chromium() == str(bare / "cache" / "chrome")


def test_one_that_playwright_has_is_taken_as_it_is(bare: Path):
    program(bare / "cache" / "chrome", "")

    assert chromium.look_for_chromium() == str(bare / "cache" / "chrome")


def test_one_whose_libraries_are_missing_is_none(bare: Path):
    program(bare / "cache" / "chrome", "exit 127")

    assert chromium.look_for_chromium() is None


def test_root_gets_that_of_debian(bare: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    program(bare / "bin" / "apt-get", f'test "$1" = update || {installing(bare / "bin" / "chromium")}')

    assert chromium.look_for_chromium() == str(bare / "bin" / "chromium")


@pytest.mark.parametrize(("ci", "has_chromium"), [("", True), ("true", True), ("", False)])
def test_tests_prefer_the_headless_shell_and_do_with_what_a_person_has(
    bare: Path, monkeypatch: pytest.MonkeyPatch, ci: str, has_chromium: bool
):
    shell, usual = bare / "bin" / chromium.SHELL, bare / "bin" / "chromium"
    if has_chromium:
        program(usual, "")
    program(bare / "bin" / "apt-get", f'test "$1" = update || {installing(shell)}')
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setenv("CI", ci)

    assert chromium.look_for_headless() == str(usual if has_chromium and not ci else shell)


def test_what_cannot_do_without_one_ends_with_a_sentence(bare: Path, capfd: pytest.CaptureFixture[str]):
    with pytest.raises(SystemExit):
        chromium.find_chromium()

    *_, why, sentence = capfd.readouterr().err.splitlines()
    assert why == "Error: no network"
    assert sentence == "This needs a Chromium: install one, so that `chromium` is on the PATH."


# --- ways to run the tests


class Ran:
    """What a run would have started."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.steps: list[Step] = []
        self.failing: set[str] = set()
        monkeypatch.setattr(test_run, "get_ready", time.monotonic)
        monkeypatch.setattr(test_run, "tool", lambda _, *command: [*command])
        monkeypatch.setattr(web, "npm", lambda *command: ["npm", *command])
        monkeypatch.setattr(web, "node_env", dict)
        monkeypatch.setattr(web, "install", lambda **_: None)
        monkeypatch.setattr(test_run, "look_for_headless", lambda: "chromium")
        monkeypatch.setattr(test_run, "run_together", self.run_together)
        monkeypatch.setattr(test_run, "run_alone", lambda step: not self.run(step))
        monkeypatch.delenv("CI", raising=False)

    def run(self, step: Step) -> str:
        self.steps.append(step)
        return step.name if step.name in self.failing else ""

    def run_together(self, steps: list[Step]) -> list[str]:
        return [name for step in steps if (name := self.run(step))]

    @property
    def names(self) -> list[str]:
        return [step.name for step in self.steps]


@pytest.fixture
def ran(monkeypatch: pytest.MonkeyPatch) -> Ran:
    return Ran(monkeypatch)


@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch) -> Any:
    """`dev` as a module."""
    monkeypatch.setattr(sys, "path", [*sys.path])
    loader = SourceFileLoader("dev", str(ROOT / "dev"))
    spec = spec_from_loader("dev", loader)
    assert spec is not None
    module = module_from_spec(spec)
    loader.exec_module(module)
    return module


def test_a_whole_run_has_every_step_and_the_tests_last(ran: Ran, script: Any, capsys: Any):
    status = script.main(["test"])

    checks = "lint, format, web lint, web types, web tests, types, architecture"
    everything = f"{checks}, site, bundle, pyodide, docs, tests"
    assert (status, ", ".join(ran.names)) == (0, everything)
    assert capsys.readouterr().out.startswith(f"--- All good: {everything} (")


def test_checks_are_the_steps_that_run_no_test(ran: Ran, script: Any):
    script.main(["check"])

    assert ran.names == ["lint", "format", "web lint", "web types", "types", "architecture", "docs"]


def test_what_failed_is_named_and_the_tests_are_not_run(ran: Ran, script: Any, capsys: Any):
    ran.failing = {"types"}

    assert script.main(["test"]) == 1
    assert "tests" not in ran.names
    assert capsys.readouterr().out.startswith("--- Failed: types (")


@pytest.mark.parametrize(("ci", "status"), [("", 0), ("true", 1)])
def test_without_a_chromium_the_rest_runs_and_only_ci_takes_it_for_a_failure(
    ran: Ran, script: Any, capsys: Any, monkeypatch: pytest.MonkeyPatch, ci: str, status: int
):
    monkeypatch.setenv("CI", ci)
    monkeypatch.setattr(test_run, "look_for_headless", lambda: None)

    assert script.main(["test"]) == status
    assert "--ignore=tests/browser" in ran.steps[-1].command
    said = capsys.readouterr()
    assert said.err.startswith("There is no Chromium, so the tests in a browser are left out: install one")
    assert re.match(r"--- Incomplete: .*, tests passed without the tests in a browser \(", said.out)


@pytest.mark.parametrize(
    ("arguments", "is_thorough"), [(["test"], False), (["test", "--thorough"], True), (["coverage"], False)]
)
def test_only_a_thorough_run_tries_every_combination(
    ran: Ran, script: Any, arguments: list[str], is_thorough: bool
):
    script.main(arguments)
    env = ran.steps[-1].env or {}

    assert ran.names[-1] == "tests"
    assert ("SEASALT_TESTS" in env, "HYPOTHESIS_PROFILE" in env) == (is_thorough, is_thorough)


@pytest.mark.parametrize(
    ("arguments", "command", "env"),
    [
        ("test --thorough tests/rules -x", "test: pytest tests/rules -x", test_run.THOROUGH),
        ("test --quick tests/rules", "test: pytest --quick tests/rules", test_run.USUAL),
        ("training", "training: pytest training", test_run.USUAL),
        ("training runs/first --seed 1", "training: python -m training.train runs/first --seed 1", None),
    ],
)
def test_a_command_runs_a_tool_in_its_virtual_environment(
    script: Any,
    monkeypatch: pytest.MonkeyPatch,
    arguments: str,
    command: str,
    env: dict[str, str] | None,
):
    monkeypatch.setattr(script, "tool", lambda lock, *words: f"{lock}: {' '.join(words)}")
    monkeypatch.setattr(script, "call", lambda called, extra_env=None: (called, extra_env))

    assert script.main(arguments.split()) == (command, env)


def test_a_large_download_is_announced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any):
    monkeypatch.setitem(venvs.VENVS, "training", tmp_path / "venv")
    monkeypatch.setattr(venvs, "make_venv", Path.mkdir)
    monkeypatch.setattr(venvs, "pip", lambda *_: None)

    venvs.set_up("training")
    assert re.search(r"\d GB to download", capsys.readouterr().err)


# --- what a change reaches


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small project, as it is in main."""
    files = {
        "src/seasalt/__init__.py": "",
        "src/seasalt/cards.py": "",
        "src/seasalt/table.py": "from seasalt import cards",
        "src/seasalt/rules/__init__.py": "",
        "src/seasalt/rules/turns.py": "",
        "src/seasalt/texts/__init__.py": "",
        "src/seasalt/texts/en/game.ftl": "",
        "tests/conftest.py": "from seasalt import table",
        "tests/rules/test_calls.py": "from seasalt import rules",
        "tests/rules/test_turns.py": "from seasalt import rules",
        "tests/test_cards.py": "",
        "tests/test_far.py": "",
        "tests/test_near.py": "from seasalt.rules import turns",
        "tests/test_table.py": "from seasalt import table",
        "tests/test_words.py": "from seasalt import texts",
        "tests/test_page.py": 'PAGE = "docs/kernel.md"',
        "tests/test_told.py": 'PLACE = HERE / "snapshots"',
        "tests/snapshots/one.txt": "",
        "tests/browser/test_screen.py": "from seasalt import cards",
        "docs/kernel.md": "",
        "web/src/main.ts": "",
        "LICENSE": "",
    }
    for name, text in files.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    git(tmp_path, "init -q -b main")
    git(tmp_path, "add .")
    git(tmp_path, "-c user.name=a -c user.email=a@b commit -q -m one")
    git(tmp_path, "switch -q -c mine")
    monkeypatch.setattr(affected, "ROOT", tmp_path)
    imported_by = {
        "seasalt.cards": {"seasalt.table", "tests.test_cards", "tests.browser.test_screen"},
        "seasalt.table": {"tests.test_table", "tests.conftest"},
        "seasalt.texts": {"tests.test_words"},
        "seasalt.rules": {"tests.rules.test_calls", "tests.rules.test_turns"},
        "seasalt.rules.turns": {"seasalt.rules", "tests.test_near"},
        "tests.conftest": {"tests.test_far"},
    }
    monkeypatch.setattr(affected, "imported_by", lambda: imported_by)
    return tmp_path


def git(folder: Path, command: str) -> None:
    env = {"PATH": os.environ["PATH"], "HOME": str(folder), "GIT_CONFIG_NOSYSTEM": "1"}
    subprocess.run(["git", *shlex.split(command)], cwd=folder, env=env, check=True, capture_output=True)


CARDS, SCREEN = "tests/test_cards.py", "tests/browser/test_screen.py"
CHANGES = {  # the tests of the file itself, those of its package, and the others, the nearest first
    "src/seasalt/cards.py": (
        ["src/seasalt/cards.py", CARDS],
        ["tests/test_table.py", "tests/test_far.py"],
        [],
    ),
    "src/seasalt/texts/__init__.py": (["src/seasalt/texts/__init__.py", "tests/test_words.py"], [], []),
    "src/seasalt/texts/en/game.ftl": (["tests/test_words.py"], [], []),
    "src/seasalt/rules/turns.py": (
        ["src/seasalt/rules/turns.py", "tests/rules/test_turns.py"],
        ["tests/rules/test_calls.py"],
        ["tests/test_near.py"],
    ),
    "tests/test_far.py": (["tests/test_far.py"], [], []),
    "tests/snapshots/one.txt": (["tests/test_told.py"], [], []),
    "docs/kernel.md": (["docs/kernel.md", "tests/test_page.py"], [], []),
    "web/src/main.ts": ([SCREEN], [], []),
    SCREEN: ([SCREEN], [], []),
    "LICENSE": ([], [], []),
}


@pytest.mark.parametrize(("changed", "reached"), CHANGES.items())
@pytest.mark.parametrize("how", ["written", "committed"])
def test_a_change_reaches_the_tests_that_import_it_the_nearest_first(
    checkout: Path, changed: str, reached: tuple[list[str], list[str], list[str]], how: str
):
    (checkout / changed).write_text("# other")
    if how == "committed":
        git(checkout, "-c user.name=a -c user.email=a@b commit -q -a -m two")

    assert affected.find() == affected.Affected("main", [changed], *reached, 10)


def test_a_new_file_is_a_change_too(checkout: Path):
    (checkout / "tests" / "test_new.py").write_text("")

    assert affected.find().own == ["tests/test_new.py"]


def test_without_a_repository_a_quick_run_ends_with_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setattr(affected, "ROOT", tmp_path)

    with pytest.raises(SystemExit):
        affected.find()
    assert capsys.readouterr().err.endswith("and this is no git repository.\n")


def test_every_test_is_reached_by_something_that_it_imports():
    imported_by = affected.imported_by()

    assert "tests.rules.test_cards" in imported_by["seasalt.rules"]
    assert "tests.server.test_proxy" in imported_by["tests.server.conftest"]
    assert "tests.launcher" in imported_by["seasalt.server.commands.serve"]


@pytest.fixture
def quickly(
    ran: Ran, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Callable[..., tuple[int, list[str]]]:
    """A quick run after these changes, in which so many tests are run; its status and the steps it had."""

    def run(changed: list[str], own: list[str], far: list[str], tests: int) -> tuple[int, list[str]]:
        found = affected.Affected("main", changed, own, [], far, 12)
        answer = SimpleNamespace(returncode=0, stdout=json.dumps(asdict(found)))
        monkeypatch.setattr(quick_run, "get_ready", time.monotonic)
        monkeypatch.setattr(quick_run, "tool", lambda *command: [*command])
        monkeypatch.setattr(quick_run, "run_quietly", lambda command: answer)
        monkeypatch.setattr(quick_run, "run_together", ran.run_together)
        monkeypatch.setattr(quick_run, "ROOT", tmp_path)
        monkeypatch.setattr(quick_run, "BUILD", tmp_path / "build")

        def run_alone(step: Step) -> bool:
            is_late = "far" in step.name
            xml = f'<x><testsuite tests="{tests + is_late}" skipped="{int(is_late)}"/></x>'
            (tmp_path / "build" / "quick-tests.xml").write_text(xml)
            return not ran.run(step)

        monkeypatch.setattr(quick_run, "run_alone", run_alone)
        for path in (*own, *far):
            (tmp_path / path).touch()
        return quick_run.quick_run(), ran.names

    return run


def test_a_quick_run_begins_with_the_nearest_tests_and_counts_what_it_ran(quickly: Any, capsys: Any):
    status, steps = quickly(["a.py"], ["test_a.py"], ["test_b.py"], 3)

    assert (status, steps) == (0, ["near tests", "lint", "format", "types", "architecture", "far tests"])
    first, left_out, _, last = capsys.readouterr().out.splitlines()
    assert first == "--- 1 files differ from main; 2 files of tests can notice."
    assert left_out.startswith("--- Left out: 1 tests and 0 files that the change reaches; 10 ")
    assert last.startswith("--- Good so far: 6 tests, lint, format, types, architecture (")


@pytest.mark.parametrize("own", [["test_a.py"], []])
def test_a_quick_run_without_a_test_is_incomplete_and_no_success(quickly: Any, capsys: Any, own: list[str]):
    status, steps = quickly(["web/a.ts"], own, [], 0)

    assert (status, steps[-2:]) == (1, ["web types", "web tests"])
    assert (
        capsys.readouterr()
        .out.splitlines()[-1]
        .startswith("--- Incomplete: lint, format, web lint, web types, web tests passed, and no ")
    )


def test_when_near_tests_fail_a_quick_run_has_no_other_step(quickly: Any, ran: Ran, capsys: Any):
    ran.failing = {"near tests"}

    assert quickly(["a.py"], ["test_a.py"], ["test_b.py"], 3) == (1, ["near tests"])
    assert capsys.readouterr().out.splitlines()[-1].startswith("--- Failed: near tests (")


@pytest.mark.parametrize(
    ("seconds_left", "own", "is_run"),
    [(3600, [], True), (-1, [], False), (None, [], True), (-1, ["tests/test_dev.py"], True)],
)
def test_a_test_that_would_begin_too_late_is_left_out_unless_it_is_the_nearest(
    seconds_left: float | None, own: list[str], is_run: bool
):
    options = {"--begin-before": seconds_left and time.time() + seconds_left, "--own": own}
    item: Any = SimpleNamespace(
        config=SimpleNamespace(getoption=options.get), path=ROOT / "tests/test_dev.py"
    )

    if is_run:
        time_limit.pytest_runtest_setup(item)
    else:
        with pytest.raises(pytest.skip.Exception):
            time_limit.pytest_runtest_setup(item)
