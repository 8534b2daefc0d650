"""What can be wrong with a database, told apart by what its driver says."""

import sqlite3
from enum import StrEnum

from sqlalchemy import exc


class Fault(StrEnum):
    """Why a database cannot be used. `/readyz` names it, and `serve-fault-*` has a sentence for each."""

    NO_ANSWER = "no_answer"  # nobody there, or nobody who answers in time
    BUSY = "busy"
    DENIED = "denied"
    NO_DATABASE = "no_database"
    NO_FOLDER = "no_folder"
    NO_FILE = "no_file"  # it cannot be opened, or cannot be made
    READ_ONLY = "read_only"
    DISK_FULL = "disk_full"
    DISK = "disk"  # it reports errors
    DAMAGED = "damaged"
    NEWER = "newer"  # made by a newer seasalt
    FOREIGN = "foreign"  # it holds what another program keeps there


class StoreDown(Exception):
    """The database did not answer, however often it was asked. What a write has come to is not known."""

    def __init__(self, why: str, fault: Fault = Fault.NO_ANSWER) -> None:
        super().__init__(why)
        self.fault = fault


class Unusable(Exception):
    """The database is there, and not one that we can use. To ask again would not help."""

    def __init__(self, why: str, fault: Fault) -> None:
        super().__init__(why)
        self.fault = fault


class TooNew(Unusable):
    """The database was made by a newer seasalt, which knows tables that this one does not."""

    def __init__(self, revision: str) -> None:
        super().__init__(revision, Fault.NEWER)


class Foreign(Unusable):
    """The database holds tables of another program."""

    def __init__(self, table: str) -> None:
        super().__init__(table, Fault.FOREIGN)


_SQLITE = {
    5: Fault.BUSY,
    6: Fault.BUSY,
    8: Fault.READ_ONLY,
    10: Fault.DISK,
    11: Fault.DAMAGED,
    13: Fault.DISK_FULL,
    14: Fault.NO_FILE,
    26: Fault.DAMAGED,
}
_POSTGRESQL = {  # by the longest beginning of the SQLSTATE that is listed
    "08": Fault.NO_ANSWER,
    "25006": Fault.READ_ONLY,  # a standby that was promoted, or not yet
    "25P03": Fault.NO_ANSWER,  # we were idle for too long: PostgreSQL has hung up
    "28": Fault.DENIED,
    "3D000": Fault.NO_DATABASE,
    "40001": Fault.BUSY,
    "40P01": Fault.BUSY,
    "53": Fault.BUSY,
    "53100": Fault.DISK_FULL,
    "55P03": Fault.BUSY,
    "57014": Fault.BUSY,
    "57P": Fault.NO_ANSWER,
    "58030": Fault.DISK,
    "XX001": Fault.DAMAGED,
    "XX002": Fault.DAMAGED,
}
_BLOCKED = ("55P03", "57014")
LASTING = frozenset({Fault.DENIED, Fault.NO_DATABASE, Fault.DAMAGED})
"""What does not pass by itself within seconds: to try again at once is of no use."""


def fault_of(error: Exception) -> Fault | None:
    """What is wrong with the database; None if it is not the database that is at fault."""
    if isinstance(error, exc.TimeoutError):
        return Fault.BUSY
    if isinstance(error, OSError):
        return Fault.NO_ANSWER
    cause = _cause(error)
    if isinstance(cause, sqlite3.Error):
        return _SQLITE.get(getattr(cause, "sqlite_errorcode", 0) & 0xFF)
    state = _state(cause)
    known = [start for start in _POSTGRESQL if state.startswith(start)]
    if known:
        return _POSTGRESQL[max(known, key=len)]
    if isinstance(error, exc.InterfaceError) or getattr(error, "connection_invalidated", False):
        return Fault.NO_ANSWER
    return None


def is_blocked(error: Exception) -> bool:
    """Whether somebody else holds a lock, or the statement took too long."""
    return _state(_cause(error)) in _BLOCKED


def told(error: Exception) -> str:
    """The first line of what the driver said; the statement and its values stay out of logs."""
    cause = _cause(error)
    return str(cause).partition("\n")[0] or type(cause).__name__


def _cause(error: Exception) -> BaseException:
    return error.orig if isinstance(error, exc.DBAPIError) and error.orig else error


def _state(cause: BaseException) -> str:
    return str(getattr(cause, "sqlstate", None) or "")
