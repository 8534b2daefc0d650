"""A node that appends until it is killed, and prints each line that the store has confirmed."""

import asyncio
import sys

from seasalt.server.interfaces.stored_facts import Append, Appended
from seasalt.server.storage.store import Store

TABLES = 8


async def main(url: str) -> None:
    async with await Store.open(url) as store:
        await asyncio.gather(*(_play(store, f"table-{number}") for number in range(TABLES)))


async def _play(store: Store, table_id: str) -> None:
    await store.create(table_id, ["opened"], "{}", True, 0)
    version = 1
    while True:
        command_id = f"{table_id}-after-{version}"
        match await store.append(Append(table_id, version, command_id, 0, "moved", version)):
            case Appended(version):
                print(table_id, version, command_id, flush=True)
            case other:
                raise AssertionError(other)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
