"""What can be wrong with a database or its address."""

from enum import StrEnum
from importlib.util import find_spec


class DatabaseFault(StrEnum):
    """Why a database cannot be used. `/readyz` names it, and `serve-fault-*` has a sentence for each."""

    NO_ANSWER = "no_answer"  # unreachable, or no answer in time
    BUSY = "busy"
    DENIED = "denied"
    NO_DATABASE = "no_database"
    NO_FOLDER = "no_folder"
    NO_FILE = "no_file"  # it cannot be opened or created
    READ_ONLY = "read_only"
    DISK_FULL = "disk_full"
    DISK = "disk"  # I/O errors
    DAMAGED = "damaged"
    NEWER = "newer"  # made by a newer seasalt
    FOREIGN = "foreign"  # it belongs to another program


class StoreDown(Exception):
    """The database did not answer after several tries. The outcome of a write is unknown."""

    def __init__(self, why: str, fault: DatabaseFault = DatabaseFault.NO_ANSWER) -> None:
        super().__init__(why)
        self.fault = fault


class UnusableDatabase(Exception):
    """The database is there, but we cannot use it. Retrying does not help."""

    def __init__(self, why: str, fault: DatabaseFault) -> None:
        super().__init__(why)
        self.fault = fault


class NewerDatabase(UnusableDatabase):
    """The database was made by a newer seasalt."""

    def __init__(self, revision: str) -> None:
        super().__init__(revision, DatabaseFault.NEWER)


class ForeignDatabase(UnusableDatabase):
    """The database holds tables of another program."""

    def __init__(self, table: str) -> None:
        super().__init__(table, DatabaseFault.FOREIGN)


LASTING = frozenset({DatabaseFault.DENIED, DatabaseFault.NO_DATABASE, DatabaseFault.DAMAGED})
"""Faults that do not pass within seconds: they are not retried."""

NO_ROOM = frozenset({DatabaseFault.DISK_FULL, DatabaseFault.DISK})
"""Faults of a disk that may still take something smaller."""


class AddressFault(StrEnum):
    """What is wrong with an address. `serve-address-*` has a sentence for each."""

    UNREADABLE = "unreadable"
    NO_FILE = "no_file"
    UNKNOWN_KIND = "unknown_kind"
    NO_DRIVER = "no_driver"


class BadAddress(ValueError):
    """Not the address of a database or a bus that we can use. It may hold a password: it is never shown."""

    def __init__(self, fault: AddressFault, about: str = "") -> None:
        super().__init__(f"{fault} {about}".strip())
        self.fault = fault
        self.about = about


def require(module: str, extra: str) -> None:
    """Refuse an address whose driver is not installed."""
    if find_spec(module) is None:
        raise BadAddress(AddressFault.NO_DRIVER, f"seasalt[{extra}]")
