"""The Python of `./dev site`: Pyodide's runtime, and two zips of compiled modules.

1. The standard library as Pyodide ships it is source code, which a browser would compile at every start.
   Compiled here, and without what a page cannot use, it starts in a third of the time.
2. Zips are compressed inside: hosts compress pages and scripts by themselves, and rarely zips.
3. The rules below decide what is in them; `tests/test_site.py` imports every module of ours that is left.
"""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable, Iterable, Iterator, Mapping
from fnmatch import fnmatchcase
from hashlib import sha256
from pathlib import Path
from zipfile import ZipFile

from tools import web
from tools.running import ROOT, digest, fail, last_lines, one_at_a_time, run_quietly, say
from tools.venvs import REQUIREMENTS, executable, make_venv, pip

RUNTIME = web.WEB / "node_modules" / "pyodide"
RUNTIME_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
PACKAGES = "pyodide-lock.json"
STANDARD_LIBRARY = "python_stdlib.zip"
PACKAGE = "seasalt.zip"
LICENSES = "LICENSES.txt"
SOURCE = ROOT / "src"
# Fetched when a bot needs a network: together they are as large as Python.
NETWORKS = "networks"
NETWORK_FILES = tuple(
    SOURCE / "seasalt" / "bots" / "network" / f"{name}.npz" for name in ("distilled", "weights")
)

# The tags of wheels for Pyodide 314: pip chooses by them.
WHEELS_FOR = (
    *("--platform", "pyemscripten_2026_0_wasm32", "--platform", "any"),
    *("--python-version", "3.14", "--implementation", "cp", "--abi", "cp314"),
)

# --- rules: patterns of paths, in which a star also stands for slashes

NOT_OURS_THERE = (
    *("seasalt/web/*", "seasalt/site/*"),  # the pages of the served edition, and this folder in the package
    *(f"seasalt/{name}/*" for name in ("arena", "drawings", "env")),
    *(f"seasalt/{name}.py" for name in ("__main__", "cli", "client")),
    "seasalt/console/*",
    *(f"seasalt/server/{name}/*" for name in ("commands", "push", "ratings", "storage", "workers")),
    *(f"seasalt/server/access/{name}.py" for name in ("proxies", "uvicorn_protocols")),
    "seasalt/server/web/files/*",
    *(f"seasalt/server/web/{name}.py" for name in ("app", "event_stream", "middleware", "openapi")),
    "seasalt/server/web/protocol_types.py",
    *(f"seasalt/bots/network/{name}.py" for name in ("inputs", "network", "policy_bot")),  # they need numpy
    "*.npz",  # these come later: see NETWORKS
    "seasalt/bots/benchmark_opponents/*.zip",
    *(f"seasalt/kernel/engines/{name}.py" for name in ("arrays", "build", "compiled_*", "cuda", "numba_*")),
    "seasalt/kernel/engines/libraries/[!e]*",  # but emscripten.wasm
    *("seasalt/texts/*.ftl", "seasalt/texts/*.md"),  # the pages have the words
    *("*.pyi", "*/py.typed", "*/__pycache__/*"),
)

NOT_OF_THE_LIBRARIES = (
    *("*.dist-info/*", "*.data/*", "*.pyi", "*/py.typed", "*/cli.py", "*/__main__.py", "idna/*"),
    *("*/pytest_plugin.py", "anyio/_backends/_trio.py", "anyio/from_thread.py", "anyio/to_[!t]*.py"),
    *("starlette/testclient.py", "starlette/middleware/wsgi.py", "starlette/templating.py"),
)

# A page has no terminal, no processes, no mail, no files to manage and no debugger.
NOT_OF_THE_STANDARD_LIBRARY = (
    *("site-packages/*", "*/__main__.py", "__hello__.py", "__phello__/*", "antigravity.py", "this.py"),
    *("_pyrepl/*", "argparse.py", "cmd.py", "code.py", "fileinput.py"),
    *("getopt.py", "getpass.py", "gettext.py"),
    *("json/tool.py", "optparse.py", "pty.py", "pyodide/console.py", "pyodide/_nodesock_transport.py"),
    *("rlcompleter.py", "sched.py", "tty.py", "webbrowser.py"),
    *("bdb.py", "doctest.py", "pdb.py", "pickletools.py", "pydoc.py", "unittest/*"),
    *("cProfile.py", "modulefinder.py", "profile.py", "pstats.py", "trace.py", "tracemalloc.py"),
    *("compileall.py", "py_compile.py", "pyclbr.py", "runpy.py", "symtable.py"),
    *("tabnanny.py", "asyncio/tools.py"),
    *("asyncio/proactor_events.py", "asyncio/windows_*.py", "concurrent/futures/process.py"),
    *("concurrent/futures/interpreter.py", "concurrent/interpreters/*", "multiprocessing/*", "sqlite3/*"),
    *("ctypes/_aix.py", "ctypes/macholib/*", "ctypes/util.py", "ctypes/wintypes.py"),
    *("email/_header_value_parser.py", "email/contentmanager.py", "email/headerregistry.py", "email/mime/*"),
    *("ftplib.py", "http/cookiejar.py", "imaplib.py", "mailbox.py", "netrc.py", "poplib.py", "smtplib.py"),
    *(
        "html/parser.py",
        "http/server.py",
        "socketserver.py",
        "stringprep.py",
        "urllib/robotparser.py",
        "wsgiref/*",
    ),
    *("_markupbase.py", "timeit.py", "xml/[!_s]*", "xmlrpc/*", "zoneinfo/*"),
    *("colorsys.py", "configparser.py", "csv.py", "filecmp.py", "fractions.py", "graphlib.py", "plistlib.py"),
    *("logging/[!_]*", "shelve.py", "statistics.py", "tarfile.py", "tomllib/*", "wave.py", "zipapp.py"),
    *("_pydatetime.py", "_pyio.py"),  # written in C there
)
ENCODINGS = ("__init__", "aliases", "ascii", "cp437", "latin_1", "utf_8")


def is_ours_there(name: str) -> bool:
    return not _fits(name, NOT_OURS_THERE)


def is_of_the_libraries(name: str) -> bool:
    return not _fits(name, NOT_OF_THE_LIBRARIES)


def is_of_the_standard_library(name: str) -> bool:
    folder, _, file = name.rpartition("/")
    if folder == "encodings":
        return file.removesuffix(".py") in ENCODINGS
    return not _fits(name, NOT_OF_THE_STANDARD_LIBRARY)


def _fits(name: str, patterns: Iterable[str]) -> bool:
    return any(fnmatchcase(name, pattern) for pattern in patterns)


# --- building


def make(target: Path, cache: Path) -> None:
    """Fill the folder `target` from `cache`, which is built first if it is out of date."""
    web.install()
    fresh = cache / "python"
    want = sources()
    stamp = cache / "python.stamp"
    with one_at_a_time(fresh):
        if not (stamp.exists() and stamp.read_text("utf-8") == want):
            say("Compiling Python's modules for the browser (half a minute) ...")
            stamp.unlink(missing_ok=True)
            shutil.rmtree(fresh, ignore_errors=True)
            fresh.mkdir(parents=True)
            wheels = downloaded("site", cache)
            for name in RUNTIME_FILES:
                shutil.copyfile(RUNTIME / name, fresh / name)
            (fresh / NETWORKS).mkdir()
            for file in NETWORK_FILES:
                shutil.copyfile(file, fresh / NETWORKS / file.name)
            (fresh / PACKAGES).write_text(_no_packages(), "utf-8")
            _compile(fresh, {STANDARD_LIBRARY: _standard_library(), PACKAGE: _package(wheels)})
            (fresh / LICENSES).write_text(_licenses(wheels), "utf-8")
            stamp.write_text(want, "utf-8")
        shutil.copytree(fresh, target, copy_function=shutil.copyfile)


def sources() -> str:
    """A digest of everything that these files are built from."""
    tools = [ROOT / "tools" / name for name in ("compile_zip.py", "pyodide.mjs", "site_python.py")]
    files = [REQUIREMENTS / "site.txt", web.WEB / "package-lock.json", *tools]
    named = [(path.name, path.read_bytes()) for path in files]
    return digest(*(f"{name} {sha256(content).hexdigest()}" for name, content in (*named, *_ours())))


def run_python(
    program: Path, *arguments: str, folders: Iterable[Path | str] = (), runtime: Path = RUNTIME
) -> list[str]:
    """A command line that runs a program in Pyodide, with access to the checkout and these folders."""
    node = shutil.which("node", path=web.node_env()["PATH"]) or "node"
    seen = os.pathsep.join(map(str, (ROOT, *folders)))
    return [node, str(ROOT / "tools" / "pyodide.mjs"), str(runtime), seen, str(program), *arguments]


def tests(cache: Path) -> tuple[list[str], dict[str, str]]:
    """The command line and environment of `pyodide_tests.py`."""
    web.install()
    packages = cache / "test-packages"
    wheels = downloaded("site-test", cache)
    want = "\n".join(wheel.name for wheel in wheels)
    stamp = packages / web.STAMP
    with one_at_a_time(packages):
        if not (stamp.exists() and stamp.read_text("utf-8") == want):
            shutil.rmtree(packages, ignore_errors=True)
            for wheel in wheels:
                with ZipFile(wheel) as given:
                    given.extractall(packages)
            stamp.write_text(want, "utf-8")
    seen = os.pathsep.join(map(str, (SOURCE, ROOT, packages)))
    env = {"PYTHONPATH": seen, "HYPOTHESIS_PROFILE": "few", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    return run_python(ROOT / "tools" / "pyodide_tests.py"), {**web.node_env(), **env}


def _compile(folder: Path, zips: Mapping[str, Iterable[tuple[str, bytes]]]) -> None:
    """Zips of these files, with the modules compiled by Pyodide's Python, which starts only once."""
    targets = [folder / name for name in zips]
    sources = [target.with_suffix(".source") for target in targets]
    for source, files in zip(sources, zips.values(), strict=True):
        with ZipFile(source, "w") as made:
            for name, content in files:
                made.writestr(name, content)
    pairs = [str(path) for pair in zip(sources, targets, strict=True) for path in pair]
    command = run_python(ROOT / "tools" / "compile_zip.py", *pairs, folders=[folder])
    done = run_quietly(command, extra_env=web.node_env())
    for source in sources:
        source.unlink()
    if done.returncode:
        fail(f"{last_lines(done.stdout)}\nPython's modules could not be compiled.")


def downloaded(lock_name: str, cache: Path) -> list[Path]:
    """The wheels of a lock, for Pyodide."""
    pins, folder = REQUIREMENTS / f"{lock_name}.txt", cache / f"{lock_name}-wheels"
    stamp, want = folder / web.STAMP, digest(pins.read_text("utf-8"), *WHEELS_FOR)
    venv = cache / "venv"  # bare: only its pip is used
    with one_at_a_time(venv):
        if not (stamp.exists() and stamp.read_text("utf-8") == want):
            shutil.rmtree(folder, ignore_errors=True)
            folder.mkdir(parents=True)
            if not executable(venv, "python").exists():
                make_venv(venv)
            chosen = ("--only-binary=:all:", "--require-hashes", "--no-deps", *WHEELS_FOR)
            pip(venv, "download", "--dest", str(folder), *chosen, "-r", str(pins))
            stamp.write_text(want, "utf-8")
    return sorted(folder.glob("*.whl"))


def _standard_library() -> Iterator[tuple[str, bytes]]:
    return _chosen(RUNTIME / STANDARD_LIBRARY, is_of_the_standard_library)


def _package(wheels: list[Path]) -> Iterator[tuple[str, bytes]]:
    yield from _ours()
    for wheel in wheels:
        yield from _chosen(wheel, is_of_the_libraries)


def _chosen(archive: Path, wanted: Callable[[str], bool]) -> Iterator[tuple[str, bytes]]:
    with ZipFile(archive) as given:
        names = sorted(name for name in given.namelist() if not name.endswith("/") and wanted(name))
        yield from ((name, given.read(name)) for name in names)


def _ours() -> Iterator[tuple[str, bytes]]:
    for path in sorted((SOURCE / "seasalt").rglob("*")):
        name = path.relative_to(SOURCE).as_posix()
        if is_ours_there(name) and path.is_file():
            yield name, path.read_bytes()


def _no_packages() -> str:
    """Pyodide's lock file without packages: none is fetched."""
    listed = json.loads((RUNTIME / PACKAGES).read_text("utf-8"))
    return json.dumps({**listed, "packages": {}})


def _licenses(wheels: list[Path]) -> str:
    """The notices that the licenses require of redistributors."""
    texts = [
        "Pyodide, by its developers: Mozilla Public License 2.0; its source is at pyodide.org.\n"
        "Python, by the Python Software Foundation: PSF License 2; its source is at python.org.\n"
    ]
    for wheel in wheels:
        texts += (f"=== {name}\n\n{text.decode()}" for name, text in _chosen(wheel, _is_license))
    return "\n".join(texts)


def _is_license(name: str) -> bool:
    return ".dist-info/" in name and name.rpartition("/")[2].upper().startswith(("LICENSE", "NOTICE"))
