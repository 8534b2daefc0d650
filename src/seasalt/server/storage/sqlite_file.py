"""SQLite files, looked at before anything is done to them: whose they are, and whether they can be used."""

import errno
import os
import sqlite3
from contextlib import closing
from pathlib import Path
from urllib.parse import quote

from seasalt.server.storage.database_faults import Fault, Foreign, Unusable, fault_of

OURS = {"alembic_version", "lobby_table"}
LOOK_S = 5.0  # how long to wait for somebody who has locked it


def check_file(path: Path) -> None:
    """Whether a file is a seasalt database that can be written, or can become one; `Unusable` if not.

    To open it in the usual way would change another program's file: it would be switched to WAL.
    """
    if not path.parent.is_dir():
        raise Unusable(str(path.parent), Fault.NO_FOLDER)
    if path.is_dir():
        raise Unusable(os.strerror(errno.EISDIR), Fault.NO_FILE)
    if path.exists() and path.stat().st_size and not (tables := tables_in(path)) >= OURS and tables:
        raise Foreign(min(tables))
    # A database consists of several files, so the folder is written to as well.
    if not os.access(path.parent, os.W_OK) or (path.exists() and not os.access(path, os.W_OK)):
        raise Unusable(str(path), Fault.READ_ONLY)


def tables_in(path: Path) -> set[str]:
    """The names of the tables in a file."""
    try:
        with closing(read_only(path)) as file:
            return {name for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    except sqlite3.Error as error:
        raise Unusable(str(error), fault_of(error) or Fault.DAMAGED) from None


def read_only(path: Path) -> sqlite3.Connection:
    """A connection that writes nothing."""
    return sqlite3.connect(f"file:{quote(str(path))}?mode=ro", uri=True, timeout=LOOK_S)
