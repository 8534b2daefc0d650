"""Which source a library was made of: a hash in a section of the file, which programs ignore."""

import io
import tokenize
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import seasalt.kernel

PARTS = ("game", "players", "observation", "evaluation", "engines/compiled_bits.py")
"""Where the source of the kernel is, below its package."""
SECTION = b"seasalt"
IGNORED = (tokenize.COMMENT, tokenize.NL, tokenize.INDENT, tokenize.DEDENT)


def source_stamp() -> bytes:
    """A hash of the kernel's source; comments do not count."""
    folder = Path(seasalt.kernel.__file__).parent
    digest = sha256()
    for part in PARTS:
        path = folder / part
        for file in sorted(path.glob("*.py")) if path.is_dir() else [path]:
            digest.update(f"{file.name}\n{' '.join(words(file.read_text('utf-8')))}\n".encode())
    return digest.digest()


def words(text: str) -> Iterator[str]:
    """The tokens of a program without comments and documentation."""
    before = tokenize.NEWLINE
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type in IGNORED:
            continue
        is_statement = before != tokenize.NEWLINE or token.type not in (tokenize.STRING, tokenize.NEWLINE)
        if is_statement:  # else it is documentation, or the end of its line
            yield token.string
            before = token.type


def stamped(library: bytes, stamp: bytes) -> bytes:
    """The library with the stamp in a section at its end."""
    body = bytes([len(SECTION)]) + SECTION + stamp
    return library + b"\0" + bytes([len(body)]) + body  # a section has a kind, 0 for our own, and a length


def stamp_of(library: bytes) -> bytes:
    """The stamp of a library."""
    return library[-32:] if library[-32 - len(SECTION) : -32] == SECTION else b""
