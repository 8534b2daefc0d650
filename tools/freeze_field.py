"""Freezes the opponents of the field: `python -m tools.freeze_field COMMIT [--check]`.

1. The archive has the rules, the kernel with its libraries, and the bots as they were at one commit, under a
   name of their own, so that nothing of today's package is imported.
2. Made of that commit again, its files are the same; `--check` compares them.

A new version of the field is a new archive with a new name; the old one goes with the cards that used it.
"""

from __future__ import annotations

import argparse
import io
import re
import subprocess
import sys
import tarfile
from pathlib import Path
from typing import Final
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from tools.running import ROOT

VERSION: Final = 2
PACKAGE: Final = f"seasalt_field_{VERSION}"
OPPONENTS: Final = Path("src/seasalt/bots/benchmark_opponents")
ARCHIVE: Final = OPPONENTS / f"field_{VERSION}.zip"
PARTS: Final = ("__init__.py", "rules", "kernel", "bots")
NOT_PLAYED: Final = ("weights.npz", "distilled.npz", "emscripten.wasm", ".zip")  # ends of names
IMPORTS: Final = re.compile(r"""\b(from |import |files\(["'])seasalt\b""")
FIRST_DATE: Final = (1980, 1, 1, 0, 0, 0)


def files_of(commit: str) -> dict[str, bytes]:
    """The files of the archive by name, sorted, with the full hash of the commit as the first."""
    paths = [f"src/seasalt/{part}" for part in PARTS]
    packed = io.BytesIO(_git("archive", "--format=tar", commit, *paths))
    found = {}
    with tarfile.open(fileobj=packed) as tar:
        for member in tar:
            content = tar.extractfile(member) if member.isfile() else None
            if content is None or member.name.endswith(NOT_PLAYED):
                continue
            name = member.name.replace("src/seasalt", PACKAGE)
            found[name] = _renamed(content.read()) if name.endswith(".py") else content.read()
    return {"COMMIT": _git("rev-parse", f"{commit}^{{commit}}"), **dict(sorted(found.items()))}


def _renamed(source: bytes) -> bytes:
    return IMPORTS.sub(rf"\g<1>{PACKAGE}", source.decode()).encode()


def archive_of(commit: str) -> bytes:
    """The archive."""
    made = io.BytesIO()
    with ZipFile(made, "w", ZIP_DEFLATED, compresslevel=9) as archive:
        for name, content in files_of(commit).items():
            archive.writestr(ZipInfo(name, FIRST_DATE), content, ZIP_DEFLATED, 9)
    return made.getvalue()


def contents(archive: bytes) -> dict[str, bytes]:
    """The files in an archive. Two versions of zlib compress the same content to different bytes."""
    with ZipFile(io.BytesIO(archive)) as opened:
        return {name: opened.read(name) for name in opened.namelist()}


def main(arguments: list[str] | None = None) -> int:
    """Write the archive, or compare it."""
    parser = argparse.ArgumentParser(prog="python -m tools.freeze_field", description=__doc__)
    parser.add_argument("commit", help="the commit whose opponents are frozen")
    parser.add_argument("--check", action="store_true", help="only compare the archive with that commit")
    asked = parser.parse_args(arguments)
    if not asked.check:
        (ROOT / ARCHIVE).write_bytes(archive_of(asked.commit))
        print(f"{ARCHIVE}: {len(files_of(asked.commit))} files of {asked.commit}")
        return 0
    same = contents((ROOT / ARCHIVE).read_bytes()) == files_of(asked.commit)
    print(f"{ARCHIVE}: {'the same as' if same else 'NOT the same as'} {asked.commit}")
    return 0 if same else 1


def _git(*arguments: str) -> bytes:
    return subprocess.run(["git", *arguments], cwd=ROOT, check=True, stdout=subprocess.PIPE).stdout


if __name__ == "__main__":
    sys.exit(main())
