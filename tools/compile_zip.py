"""Compiles the modules of zips: `compile_zip.py SOURCE TARGET [...]`, with the Python that imports them.

Each `name.py` becomes an unchecked `name.pyc`. Entries keep their order and have no timestamps, so the result
is reproducible.
"""

import sys
from importlib.util import MAGIC_NUMBER, source_hash
from marshal import dumps
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

UNCHECKED_HASH = (1).to_bytes(4, "little")
# They read their own source when they are imported.
KEPT_AS_SOURCE = ("anyio/__init__.py", "anyio/abc/__init__.py")


def compiled(name: str, source: bytes) -> bytes:
    """A module as the content of a .pyc file."""
    # Our asserts stay, and our docstrings, which describe the API. Others' take a fifth of the download.
    level = 0 if name.startswith("seasalt/") else 2
    code = compile(source, name, "exec", dont_inherit=True, optimize=level)
    return MAGIC_NUMBER + UNCHECKED_HASH + source_hash(source) + dumps(code)


def compile_zip(source: str, target: str) -> None:
    with ZipFile(source) as given, ZipFile(target, "w") as made:
        for name in given.namelist():
            content = given.read(name)
            if name.endswith(".py") and name not in KEPT_AS_SOURCE:
                name, content = f"{name}c", compiled(name, content)
            made.writestr(ZipInfo(name), content, ZIP_DEFLATED, 9)


if __name__ == "__main__":
    for source, target in zip(sys.argv[1::2], sys.argv[2::2], strict=True):
        compile_zip(source, target)
