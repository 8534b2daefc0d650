"""`seasalt backup` and `seasalt restore` of an SQLite database; a backup may run beside the server.

A copy is made under another name, checked, and only then renamed: no incomplete file is left behind.
"""

import argparse
import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from seasalt.console.colors import Shell
from seasalt.rules.errors import SeasaltError
from seasalt.server.commands.serve import complaint, settings_from
from seasalt.server.interfaces.database_faults import (
    BadAddress,
    DatabaseFault,
    ForeignDatabase,
    NewerDatabase,
    StoreDown,
    UnusableDatabase,
)
from seasalt.server.storage.database import file_at, place_of
from seasalt.server.storage.driver_errors import SQLITE_ERRORS, driver_message, fault_of
from seasalt.server.storage.schema import known_revisions
from seasalt.server.storage.sqlite_file import OURS, read_only, tables_in
from seasalt.texts import OperatorError

PAGES = 256  # per step: one megabyte
PAUSE_S = 0.005  # between steps, so that the server can use the disk
LOCK_S = 1.0


def backup_command(options: argparse.Namespace, shell: Shell) -> int:
    """Copy the database into a new file."""
    source, target = _database(options), options.file
    if not source.is_file():
        raise OperatorError(f"There is no file {source}.")
    if target.exists() and not options.force:
        raise OperatorError(f"{target} exists already; --force replaces it.")
    with _complaining(source):
        _check_ours(source)
        copy(source, target)
    print(f"The database is copied to {target} ({target.stat().st_size / 1e6:.1f} MB), and checked.")
    return 0


def restore_command(options: argparse.Namespace, shell: Shell) -> int:
    """Replace the database by a backup; the old one is kept under another name."""
    source, target = options.file, _database(options)
    if not source.is_file():
        raise OperatorError(f"There is no file {source}.")
    with _complaining(source, restoring=True):
        _check_ours(source)
        _check_age(source)
    if target.exists() and _is_open(target):
        raise OperatorError(f"A server has {target} open: stop it first.")
    with _complaining(source, restoring=True):
        kept = copy(source, target, keep=True)
    print(f"The backup is in place: {target}.")
    if kept is not None:
        print(f"What was there before is now {kept}.")
    return 0


def copy(source: Path, target: Path, *, keep: bool = False) -> Path | None:
    """Copy a database as it is at this moment, whatever is written to it meanwhile.

    With `keep`, an existing target is renamed; its new name is returned.
    """
    part = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        with closing(read_only(source)) as old, closing(sqlite3.connect(part)) as new:
            # One read transaction for the whole copy: otherwise every write of the server would restart it.
            old.execute("BEGIN")
            old.execute("SELECT 1 FROM lobby_table LIMIT 1").fetchone()
            old.backup(new, pages=PAGES, sleep=PAUSE_S, progress=lambda *_: None)  # lets Ctrl-C through
            new.execute("PRAGMA journal_mode = DELETE")  # a single file
            check_whole(new)
        _flush(part)
        kept = _rename_old(target) if keep else None
        os.replace(part, target)
        _flush(target.parent)
        return kept
    except OSError as error:
        if str(error.filename) == str(part):
            error.filename = str(target)  # the name that the user knows
        raise
    finally:
        for left in (part, *(part.with_name(part.name + end) for end in ("-journal", "-wal", "-shm"))):
            left.unlink(missing_ok=True)


def check_whole(file: sqlite3.Connection) -> None:
    """Raise `UnusableDatabase` unless every page of a database is intact."""
    [result] = file.execute("PRAGMA integrity_check(1)").fetchone()
    if result != "ok":
        raise UnusableDatabase(str(result).partition("\n")[0], DatabaseFault.DAMAGED)


def _database(options: argparse.Namespace) -> Path:
    address = settings_from(options).database
    try:
        file = file_at(address)
    except BadAddress as bad:
        raise complaint(bad, "") from None
    if file is None:
        place = place_of(address)
        raise OperatorError(
            f"{place} is a PostgreSQL database: pg_dump makes its backups, see docs/deploy.md."
        )
    return file


def _check_ours(path: Path) -> None:
    if not (tables := tables_in(path)) >= OURS:
        raise ForeignDatabase(min(tables, default=""))


def _check_age(path: Path) -> None:
    with closing(read_only(path)) as file:
        [revision] = file.execute("SELECT version_num FROM alembic_version").fetchone()
    if revision not in known_revisions():
        raise NewerDatabase(revision)


def _is_open(path: Path) -> bool:
    """Whether a server has the file open: then SQLite cannot leave WAL, which needs exclusive access."""
    try:
        with closing(sqlite3.connect(path, timeout=LOCK_S)) as file:
            return bool(file.execute("PRAGMA journal_mode = DELETE").fetchone() != ("delete",))
    except SQLITE_ERRORS as error:
        return fault_of(error) is DatabaseFault.BUSY  # a damaged file may be replaced


def _rename_old(path: Path) -> Path | None:
    if not path.exists():
        return None
    kept = path.with_name(f"{path.name}.before-{time.strftime('%Y%m%d-%H%M%S')}")
    os.replace(path, kept)
    for end in ("-wal", "-shm"):  # exist only if the file is damaged
        if (beside := path.with_name(path.name + end)).exists():
            os.replace(beside, kept.with_name(kept.name + end))
    return kept


def _flush(path: Path) -> None:
    """Flush a file, or the names in a folder, to the disk."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _complaint(error: StoreDown | UnusableDatabase, place: Path, *, restoring: bool) -> SeasaltError:
    if restoring and error.fault is DatabaseFault.DAMAGED:  # no advice to restore the file that is damaged
        return OperatorError(f"{place} is damaged, or no database at all ({error}): choose another backup.")
    return complaint(error, str(place))


@contextmanager
def _complaining(place: Path, *, restoring: bool = False) -> Iterator[None]:
    try:
        yield
    except UnusableDatabase as error:
        raise _complaint(error, place, restoring=restoring) from None
    except SQLITE_ERRORS as error:
        fault = fault_of(error) or DatabaseFault.DAMAGED
        raise _complaint(StoreDown(driver_message(error), fault), place, restoring=restoring) from None
    except OSError as error:
        why = error.strerror or str(error)
        raise OperatorError(f"{error.filename or place} cannot be written: {why}.") from None
