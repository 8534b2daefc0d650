"""The database of a server that may run meanwhile, for commands that change what it does."""

import argparse
import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from seasalt.server.commands.serve import complaint, settings_from
from seasalt.server.interfaces.database_faults import BadAddress, StoreDown, UnusableDatabase
from seasalt.server.storage.database import file_at, place_of
from seasalt.server.storage.schema import is_current
from seasalt.server.storage.sqlite_file import check_file
from seasalt.server.storage.store import Store
from seasalt.texts import OperatorError

T = TypeVar("T")


def with_store(options: argparse.Namespace, work: Callable[[Store], Awaitable[T]]) -> T:
    """The result of work with the store; a database of another version is left alone."""
    address = settings_from(options).database

    async def run() -> T:
        if (file := file_at(address)) is not None:
            if not file.is_file():
                raise OperatorError(f"There is no file {file}.")
            check_file(file)
        async with await Store.open(address, migrate=False) as store:
            if not await store.database.read(is_current):
                raise OperatorError(
                    f"{place_of(address)} is of an older version: start the server of this version first."
                )
            return await work(store)

    try:
        return asyncio.run(run())
    except BadAddress as bad:
        raise complaint(bad, "") from None
    except (StoreDown, UnusableDatabase) as error:
        raise complaint(error, place_of(address)) from None
