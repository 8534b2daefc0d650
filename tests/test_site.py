"""`./dev site`: what it puts together, and that Pyodide can import it."""

import json
import shutil
import subprocess
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen
from zipfile import ZipFile

import pytest

from tools import compile_zip, pyodide_tests, site, site_python, web
from tools.running import ROOT

EVERY_MODULE = """
import sys
from importlib import import_module
from pathlib import Path

root = Path(sys.argv[1])
sys.path.insert(0, str(root))
names = [path.relative_to(root).with_suffix("").as_posix() for path in root.glob("seasalt/**/*.pyc")]
for name in names:
    import_module(name.removesuffix("/__init__").replace("/", "."))
assert "seasalt.offline.offline_node" in sys.modules
assert not {"numpy", "sqlalchemy", "uvicorn", "multiprocessing"} & set(sys.modules)

from seasalt.kernel.engines.engine import engine
print(len(names), engine().NAME)
"""


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder python/ of a site."""
    made = tmp_path_factory.mktemp("site") / "python"
    site.CACHE.mkdir(parents=True, exist_ok=True)
    site_python.make(made, site.CACHE)
    return made


def test_every_module_of_ours_in_the_zip_can_be_imported_there(python: Path, tmp_path: Path):
    ZipFile(python / site_python.PACKAGE).extractall(tmp_path)
    (tmp_path / "program.py").write_text(EVERY_MODULE)
    command = site_python.run_python(
        tmp_path / "program.py", str(tmp_path), folders=[tmp_path], runtime=python
    )

    done = subprocess.run(command, capture_output=True, text=True, env=web.node_env())

    assert (done.returncode, done.stderr) == (0, "")
    count, engine = done.stdout.split()
    assert int(count) > 150
    assert engine == "library"


def test_the_zips_hold_compiled_modules_and_nothing_that_a_page_does_not_use(python: Path):
    for name in (site_python.PACKAGE, site_python.STANDARD_LIBRARY):
        names = ZipFile(python / name).namelist()

        assert [name for name in names if name.endswith(".py")] in ([], [*compile_zip.KEPT_AS_SOURCE])
        assert not [name for name in names if name.endswith((".npz", ".ftl", ".md", ".pyi"))]


def test_a_site_contains_the_licenses(python: Path):
    text = (python / site_python.LICENSES).read_text("utf-8")

    for name in ("anyio", "msgspec", "segno", "starlette", "Pyodide", "Python"):
        assert name in text


def test_pyodide_finds_no_package_to_fetch(python: Path):
    listed = json.loads((python / site_python.PACKAGES).read_text("utf-8"))

    assert listed["packages"] == {}
    assert listed["info"]["python"].startswith("3.14.")


@pytest.mark.thorough
def test_a_program_that_fails_there_fails_here(python: Path, tmp_path: Path):
    for text, status in (("import sys; sys.exit(3)", 3), ("assert False", 1)):
        program = tmp_path / "program.py"
        program.write_text(text)
        command = site_python.run_python(program, folders=[tmp_path], runtime=python)

        assert subprocess.run(command, capture_output=True, env=web.node_env()).returncode == status


# --- rules


OURS = {
    "seasalt/rules/play.py": True,
    "seasalt/offline/offline_node.py": True,
    "seasalt/coach/puzzles.txt": True,
    "seasalt/kernel/engines/libraries/emscripten.wasm": True,
    "seasalt/kernel/engines/libraries/linux-x86_64.so": False,
    "seasalt/kernel/engines/numba_kernel.py": False,
    "seasalt/server/storage/schema.py": False,
    "seasalt/server/storage/migrations/env.py": False,
    "seasalt/web/index.html": False,
    "seasalt/bots/network/weights.npz": False,
    "seasalt/texts/de/game.ftl": False,
    "seasalt/rules/__pycache__/play.cpython-314.pyc": False,
}


@pytest.mark.parametrize(("name", "is_there"), OURS.items())
def test_a_rule_says_what_of_ours_is_in_the_zip(name: str, is_there: bool):
    assert site_python.is_ours_there(name) is is_there


def test_a_compiled_module_keeps_asserts_and_docstrings_only_if_it_is_ours():
    source = b'"""What it is."""\nassert False\n'

    assert b"What it is." in compile_zip.compiled("seasalt/one.py", source)
    assert b"What it is." not in compile_zip.compiled("other/one.py", source)


def test_the_tests_that_are_chosen_or_left_out_exist():
    for named in (*pyodide_tests.USUAL, *pyodide_tests.THOROUGH, *pyodide_tests.LEFT_OUT):
        path, _, test = named.partition("[")[0].partition("::")
        assert (ROOT / path).exists()
        assert not test or f"def {test}(" in (ROOT / path).read_text("utf-8")


def test_two_concurrent_builds_get_the_same_files_which_are_made_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    compiled: list[str] = []
    monkeypatch.setattr(site_python, "_compile", lambda folder, zips: compiled.extend(zips))
    monkeypatch.setattr(site_python, "downloaded", lambda lock_name, cache: [])
    (tmp_path / "cache").mkdir()
    together = threading.Barrier(2)

    def make(name: str) -> list[str]:
        together.wait()
        site_python.make(tmp_path / name, tmp_path / "cache")
        return site.kept_files(tmp_path / name)

    with ThreadPoolExecutor(2) as pool:
        one, other = pool.map(make, ("one", "other"))

    assert compiled == [site_python.STANDARD_LIBRARY, site_python.PACKAGE]
    assert one == other
    assert f"{site_python.NETWORKS}/weights.npz" in one


# --- the list of files


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "python").mkdir()
    for name in ("index.html", "python/seasalt.zip", "python/LICENSES.txt", ".nojekyll", ".stamp"):
        (tmp_path / name).write_text(name)
    (tmp_path / "sw.js").write_text("const FILES = __FILES__;\nconst VERSION = '__VERSION__';\n")
    return tmp_path


def test_the_service_worker_knows_every_file_that_a_page_needs(folder: Path):
    version = site.name_files(folder)

    files, versions = (folder / "sw.js").read_text().splitlines()
    listed = json.loads(files.removeprefix("const FILES = ").removesuffix(";"))
    assert list(listed) == ["index.html", "python/seasalt.zip"]
    assert all(len(digest) == 16 for digest in listed.values())
    assert versions == f"const VERSION = '{version}';"


def test_another_file_or_another_service_worker_is_another_version(folder: Path):
    shutil.copytree(folder, folder / "a")
    shutil.copytree(folder / "a", folder / "b")
    shutil.copytree(folder / "a", folder / "c")
    (folder / "b" / "index.html").write_text("new")
    (folder / "c" / "sw.js").write_text("const FILES = __FILES__; const VERSION = '__VERSION__'; // new")

    assert len({site.name_files(folder / name) for name in "abc"}) == 3


def test_a_service_worker_without_a_place_for_the_list_is_refused(folder: Path):
    (folder / "sw.js").write_text("const FILES = {};")

    with pytest.raises(SystemExit):
        site.name_files(folder)


# --- showing it


@pytest.fixture
def address(folder: Path) -> Iterator[str]:
    with site.server(folder) as running:
        threading.Thread(target=running.serve_forever, daemon=True).start()
        yield site.address(running)
        running.shutdown()


def test_the_folder_is_shown_below_a_path_and_only_there(folder: Path, address: str):
    (folder / "python" / "pyodide.asm.wasm").write_bytes(b"\0asm")
    with urlopen(f"{address}python/pyodide.asm.wasm") as answer:
        assert answer.headers["Content-Type"] == "application/wasm"
        assert answer.read() == b"\0asm"
    with urlopen(address) as answer:
        assert answer.read() == b"index.html"

    with pytest.raises(HTTPError, match="404"):
        urlopen(address.removesuffix(site.PREFIX) + "/index.html")
