"""The library for browsers: made of the kernel as it is, with records of the same layout.

That its jobs give the same answers is tested where it runs (`in_browser.py`).
"""

import ctypes
import os
from importlib import import_module
from types import FunctionType

import pytest

from seasalt.kernel.engines import library
from seasalt.kernel.engines.build import RECORD, functions
from seasalt.kernel.engines.library_source import compiled_parts, source_stamp, stamp_of, stamped, words
from seasalt.kernel.engines.plain import JOBS
from seasalt.kernel.game.layout import FIELDS
from seasalt.kernel.observation import row, steps


def test_the_library_is_made_of_this_source() -> None:
    assert stamp_of(library.FILE.read_bytes()) == source_stamp(), "run ./dev library, and commit the file"


def test_the_library_has_every_job() -> None:
    text = library.FILE.read_bytes()

    assert all((library.PREFIX + name).encode() in text for name in JOBS)


def test_the_library_is_one_of_web_assembly_and_asks_for_nothing_but_memory() -> None:
    text = library.FILE.read_bytes()

    assert text.startswith(b"\0asm")
    assert b"dylink.0" in text
    assert not any(name in text for name in (b"Py_", b"PyErr", b"NRT_", b"numba_"))


def test_records_lie_in_memory_as_in_compiled_code() -> None:
    assert ctypes.sizeof(library.Record) == RECORD.itemsize
    assert RECORD.fields is not None
    for field in FIELDS:
        place = getattr(library.Record, field.name)
        assert (place.offset, place.size) == (
            RECORD.fields[field.name][1],
            RECORD.fields[field.name][0].itemsize,
        )


def test_only_a_browser_loads_it() -> None:
    assert not library.is_there()


def test_to_import_the_compiler_changes_no_setting_of_numba() -> None:
    before = {name: value for name, value in os.environ.items() if name.startswith("NUMBA")}
    import_module("seasalt.kernel.engines.library_compiler")

    assert {name: value for name, value in os.environ.items() if name.startswith("NUMBA")} == before


def test_a_library_keeps_its_stamp() -> None:
    assert stamp_of(stamped(b"\0asm", b"s" * 32)) == b"s" * 32
    assert stamp_of(b"\0asm" + b"x" * 60) == b""


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
