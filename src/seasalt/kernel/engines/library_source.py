"""Which source a library was made of: a hash in a section of the file, which programs ignore.

It covers what a compiler sees of the jobs: the functions that they need, as tokens, the numbers and tables
that these use, and the fields of the record. So no comment, no documentation and no function that only Python
calls makes a library stale.
"""

import io
import tokenize
from collections.abc import Iterator
from hashlib import sha256
from inspect import getsource
from typing import Any

from seasalt.kernel.engines.build import constants, functions, named_tuples
from seasalt.kernel.engines.plain import JOBS
from seasalt.kernel.game.layout import FIELDS

SECTION = b"seasalt"
IGNORED = (tokenize.COMMENT, tokenize.NL, tokenize.ENDMARKER)
LAYOUT = {tokenize.INDENT: "{", tokenize.DEDENT: "}", tokenize.NEWLINE: ";"}


def source_stamp() -> bytes:
    """A hash of the kernel's source, as far as it is compiled; the same on every version of Python."""
    digest = sha256(repr([(field.name, field.type, field.length) for field in FIELDS]).encode())
    for name, text in sorted(compiled_parts().items()):
        digest.update(f"{name} {text}\n".encode())
    return digest.digest()


def compiled_parts() -> dict[str, str]:
    """All that the jobs need, by name: functions and NamedTuples as tokens, numbers and tables by value."""
    sources: dict[str, Any] = {**functions(), **named_tuples()}
    numbers = constants()
    found: dict[str, str] = {}
    wanted = list(JOBS)
    while wanted:
        name = wanted.pop()
        if name in sources and name not in found:
            tokens = list(words(getsource(sources[name])))
            found[name] = " ".join(tokens)
            wanted += tokens
        elif name in numbers:
            value = numbers[name]
            is_number = isinstance(value, int | float)
            found[name] = repr(value) if is_number else f"{value.dtype} {value.tolist()}"
    return found


def words(text: str) -> Iterator[str]:
    """The tokens of a program without comments and documentation."""
    before = ";"
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type in IGNORED:
            continue
        word = LAYOUT.get(token.type, token.string)
        begins = before in LAYOUT.values()
        if begins and (token.type == tokenize.STRING or word == ";"):
            continue  # documentation, or the end of its line
        yield word
        before = word


def stamped(library: bytes, stamp: bytes) -> bytes:
    """The library with the stamp in a section at its end."""
    body = bytes([len(SECTION)]) + SECTION + stamp
    return library + b"\0" + bytes([len(body)]) + body  # a section has a kind, 0 for our own, and a length


def stamp_of(library: bytes) -> bytes:
    """The stamp of a library."""
    return library[-32:] if library[-32 - len(SECTION) : -32] == SECTION else b""
