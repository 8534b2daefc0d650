"""The libraries: compiled from the current kernel for every platform, and loaded without dependencies.

That the one for browsers gives the same answers is tested where it runs (`in_browser.py`).
"""

import ctypes
import json
from pathlib import Path
from types import FunctionType

import numpy as np
import pytest

from seasalt.kernel.engines import arrays, library
from seasalt.kernel.engines.compiled_source import compiled_parts, functions, is_stale, source_stamp, words
from seasalt.kernel.engines.plain import JOBS
from seasalt.kernel.game.layout import ACTIONS, FIELDS
from seasalt.kernel.observation import row, steps
from seasalt.kernel.observation.row import OBSERVATION
from seasalt.kernel.players.playout import SUMS
from seasalt.kernel.players.policy import UNIFORM
from tests.kernel.jobs import records

FILES = {
    "linux-x86_64.so": b"\x7fELF",
    "linux-aarch64.so": b"\x7fELF",
    "macos-x86_64.dylib": b"\xcf\xfa\xed\xfe",
    "macos-arm64.dylib": b"\xcf\xfa\xed\xfe",
    "windows-x86_64.dll": b"MZ",
    "windows-arm64.dll": b"MZ",
    "emscripten.wasm": b"\0asm",
}
"""Every platform, and how its libraries begin."""


def test_there_is_a_library_for_every_platform_and_none_besides() -> None:
    assert {file.name for file in library.FOLDER.iterdir()} == set(FILES)


@pytest.mark.parametrize("name", FILES)
def test_a_library_is_made_of_this_source_and_has_every_job(name: str) -> None:
    text = (library.FOLDER / name).read_bytes()

    assert text.startswith(FILES[name])
    assert source_stamp() in text, "run ./dev library, and commit what it makes"
    assert all(f"job_{job}".encode() in text for job in JOBS)


@pytest.mark.parametrize("name", FILES)
def test_a_library_needs_neither_python_nor_numba(name: str) -> None:
    text = (library.FOLDER / name).read_bytes()

    assert not any(word in text for word in (b"Py_", b"PyErr", b"NRT_", b"numba", b"/tmp", b"/home"))


@pytest.mark.parametrize(
    ("system", "machine", "name"),
    [
        ("linux", "x86_64", "linux-x86_64.so"),
        ("linux", "aarch64", "linux-aarch64.so"),
        ("darwin", "arm64", "macos-arm64.dylib"),
        ("darwin", "x86_64", "macos-x86_64.dylib"),
        ("win32", "AMD64", "windows-x86_64.dll"),
        ("emscripten", "wasm32", "emscripten.wasm"),
        ("freebsd14", "amd64", "freebsd14-amd64.so"),
    ],
)
def test_a_platform_has_its_own_file(
    system: str, machine: str, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.platform", system)
    monkeypatch.setattr("platform.machine", lambda: machine)

    assert library.file().name == name


# --- arrays


def test_records_lie_in_memory_as_numpy_sees_them() -> None:
    made = records(library, 5, 3, True)
    seen = np.frombuffer(made, arrays.RECORD)

    for field in FIELDS:
        assert seen[field.name].tolist() == [
            getattr(one, field.name)[:] if field.length else getattr(one, field.name) for one in made
        ]


@pytest.mark.parametrize("count", [1, 7, 1000])
def test_no_two_records_share_a_cache_line(count: int):
    made = library.states(count, seed=1)

    assert ctypes.sizeof(library.CompiledRecord) % library.LINE == 0
    assert ctypes.addressof(made) % library.LINE == 0


def test_arrays_of_numpy_and_of_ctypes_are_the_same_to_a_job() -> None:
    ours, theirs = records(library, 6, 2, False), arrays.states(6, seed=2)
    theirs[:] = np.frombuffer(ours, arrays.RECORD)
    own = library.numbers([0] * SUMS), library.rows(6, OBSERVATION), library.rows(6, ACTIONS)
    other = np.zeros(SUMS, np.int64), np.zeros((6, OBSERVATION), np.int8), np.zeros((6, ACTIONS), np.int8)
    for made, (sums, rows, masks) in ((ours, own), (theirs, other)):
        library.job("new_rounds_many")(made, 0, 6, UNIFORM, 2, sums)
        library.job("observe_many")(made, 0, 6, rows, masks)

    assert bytes(ours) == theirs.tobytes()
    assert [library.read(one) for one in own] == [one.tolist() for one in other]


@pytest.mark.parametrize(
    "wrong",
    [
        library.reals([0.0] * SUMS),
        np.zeros(SUMS),
        np.zeros(SUMS, np.int32),
        np.zeros((SUMS, 1), np.int64),
        np.zeros(2 * SUMS, np.int64)[::2],
    ],
    ids=["ctypes", "floats", "small", "rows", "with gaps"],
)
def test_an_array_that_a_job_does_not_take_is_refused(wrong: object) -> None:
    with pytest.raises(TypeError):
        library.job("new_rounds_many")(records(library, 1, 2, False), 0, 1, UNIFORM, 1, wrong)


@pytest.mark.parametrize("wrong", [library.numbers([0] * ACTIONS), np.zeros(ACTIONS, np.int8)])
def test_arrays_that_are_no_rows_are_refused(wrong: object) -> None:
    with pytest.raises(TypeError, match="rows of bytes"):
        library.job("observe_many")(records(library, 1, 2, False), 0, 1, library.rows(1, OBSERVATION), wrong)


def test_an_array_that_cannot_be_written_to_can_be_read() -> None:
    made, actions = records(library, 1, 2, False), np.zeros(1, np.int64)
    actions.flags.writeable = False
    library.job("step_one")(made, 0, 0)

    assert library.job("apply_many")(made, 0, 1, actions) is None


# --- the stamp


def test_a_library_of_other_source_is_refused_in_a_checkout(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = tmp_path / "kept.json"
    assert not is_stale(library.file(), kept)
    assert [bytes.fromhex(stamp) for stamp in json.loads(kept.read_text()).values()] == [source_stamp()]
    assert not is_stale(library.file(), kept)

    other = tmp_path / library.file().name
    other.write_bytes(library.file().read_bytes().replace(source_stamp(), bytes(32)))
    monkeypatch.setattr(library, "file", lambda: other)
    with pytest.raises(library.StaleLibrary, match="was not made of this source"):
        library._library.__wrapped__()


def test_comments_and_documentation_do_not_change_the_stamp() -> None:
    bare = "def one(s):\n    return s.turn + 1\n"
    commented = '"""A module."""\n# Why.\ndef one(s):\n    """One."""\n\n    return s.turn + 1  # so\n'

    assert list(words(bare)) == list(words(commented))
    assert list(words(bare)) != list(words(bare.replace("1", "2")))


def test_what_is_in_a_loop_and_what_comes_after_it_is_not_the_same() -> None:
    inside = "def one(s):\n    while s.turn:\n        s.turn = 0\n        s.first = 1\n"

    assert list(words(inside)) != list(words(inside.replace("        s.first", "    s.first")))


def test_the_stamp_is_of_what_is_compiled_and_of_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    before = source_stamp()

    blocks = tuple(block._replace(meaning="said otherwise") for block in row.BLOCKS)
    monkeypatch.setattr(row, "BLOCKS", blocks)
    only_python = FunctionType((lambda: None).__code__, {"__name__": row.__name__}, "only_python")
    monkeypatch.setattr(row, "only_python", only_python, raising=False)
    assert "only_python" in functions()
    assert source_stamp() == before

    monkeypatch.setattr(steps, "POINTS_PER_GAME", 11)
    assert source_stamp() != before


def test_the_stamp_covers_every_job_and_all_that_it_calls() -> None:
    parts = compiled_parts()

    assert {*JOBS, "legal", "card_points", "scrambled", "Games", "OBSERVATION", "COLLECTION_POINTS"} <= {
        *parts
    }
