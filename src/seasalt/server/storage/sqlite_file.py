"""Checks of an SQLite file before it is opened: that it is ours, and usable."""

import errno
import os
import sqlite3
from contextlib import closing
from pathlib import Path
from urllib.parse import quote

from seasalt.server.interfaces.database_faults import DatabaseFault, ForeignDatabase, UnusableDatabase
from seasalt.server.storage.driver_errors import SQLITE_ERRORS, driver_message, fault_of

OURS = {"alembic_version", "lobby_table"}
LOOK_S = 5.0  # how long to wait while it is locked


def check_file(path: Path) -> None:
    """Raise `UnusableDatabase` unless the file is a writable seasalt database, or can become one.

    Opening another program's file in the usual way would change it: it would be switched to WAL.
    """
    if not path.parent.is_dir():
        raise UnusableDatabase(str(path.parent), DatabaseFault.NO_FOLDER)
    if path.is_dir():
        raise UnusableDatabase(os.strerror(errno.EISDIR), DatabaseFault.NO_FILE)
    if path.exists() and path.stat().st_size and not (tables := tables_in(path)) >= OURS and tables:
        raise ForeignDatabase(min(tables))
    # A database consists of several files, so the folder must be writable too.
    if not os.access(path.parent, os.W_OK) or (path.exists() and not os.access(path, os.W_OK)):
        raise UnusableDatabase(str(path), DatabaseFault.READ_ONLY)


def create_file(path: Path) -> None:
    """Create the file if there is none, for its owner only: it holds the secrets of running shuffles.

    SQLite gives its other files the same permissions.
    """
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))


def tables_in(path: Path) -> set[str]:
    """The names of the tables in a file."""
    try:
        with closing(read_only(path)) as file:
            return {name for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    except SQLITE_ERRORS as error:
        raise UnusableDatabase(driver_message(error), fault_of(error) or DatabaseFault.DAMAGED) from None


def read_only(path: Path) -> sqlite3.Connection:
    """A connection that writes nothing."""
    return sqlite3.connect(f"file:{quote(str(path))}?mode=ro", uri=True, timeout=LOOK_S)
