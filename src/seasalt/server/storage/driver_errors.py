"""Which fault of a database an error of its driver stands for."""

import sqlite3

from sqlalchemy import exc

from seasalt.server.interfaces.database_faults import DatabaseFault

_SQLITE = {
    5: DatabaseFault.BUSY,
    6: DatabaseFault.BUSY,
    8: DatabaseFault.READ_ONLY,
    10: DatabaseFault.DISK,
    11: DatabaseFault.DAMAGED,
    13: DatabaseFault.DISK_FULL,
    14: DatabaseFault.NO_FILE,
    26: DatabaseFault.DAMAGED,
}
_POSTGRESQL = {  # by the longest matching prefix of the SQLSTATE
    "08": DatabaseFault.NO_ANSWER,
    "25006": DatabaseFault.READ_ONLY,  # a standby
    "25P03": DatabaseFault.NO_ANSWER,  # we were idle for too long: PostgreSQL has disconnected us
    "28": DatabaseFault.DENIED,
    "3D000": DatabaseFault.NO_DATABASE,
    "40001": DatabaseFault.BUSY,
    "40P01": DatabaseFault.BUSY,
    "53": DatabaseFault.BUSY,
    "53100": DatabaseFault.DISK_FULL,
    "55P03": DatabaseFault.BUSY,
    "57014": DatabaseFault.BUSY,
    "57P": DatabaseFault.NO_ANSWER,
    "58030": DatabaseFault.DISK,
    "XX001": DatabaseFault.DAMAGED,
    "XX002": DatabaseFault.DAMAGED,
}
_BLOCKED = ("55P03", "57014")

SQLITE_ERRORS = (sqlite3.Error, UnicodeDecodeError)
"""What Python's driver raises: the second for a message that quotes a schema with other bytes than text."""


def fault_of(error: Exception) -> DatabaseFault | None:
    """What is wrong with the database; None if the error is not the database's fault."""
    if isinstance(error, exc.TimeoutError):
        return DatabaseFault.BUSY
    if isinstance(error, OSError):
        return DatabaseFault.NO_ANSWER
    if isinstance(error, UnicodeDecodeError):
        return DatabaseFault.DAMAGED
    cause = _cause(error)
    if isinstance(cause, sqlite3.Error):
        return _SQLITE.get(getattr(cause, "sqlite_errorcode", 0) & 0xFF)
    state = _state(cause)
    known = [start for start in _POSTGRESQL if state.startswith(start)]
    if known:
        return _POSTGRESQL[max(known, key=len)]
    if isinstance(error, exc.InterfaceError) or getattr(error, "connection_invalidated", False):
        return DatabaseFault.NO_ANSWER
    return None


def is_blocked(error: Exception) -> bool:
    """Whether another transaction holds a lock, or the statement took too long."""
    return _state(_cause(error)) in _BLOCKED


def driver_message(error: Exception) -> str:
    """The first line of the driver's message, without the statement and its values."""
    if isinstance(error, UnicodeDecodeError):
        return "malformed database schema"
    cause = _cause(error)
    return str(cause).partition("\n")[0] or type(cause).__name__


def _cause(error: Exception) -> BaseException:
    return error.orig if isinstance(error, exc.DBAPIError) and error.orig else error


def _state(cause: BaseException) -> str:
    return str(getattr(cause, "sqlstate", None) or "")
