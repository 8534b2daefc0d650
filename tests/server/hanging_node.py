"""A node that hangs: it stops itself in the middle of a transaction and keeps its locks."""

import asyncio
import os
import signal
import sys

from sqlalchemy import Connection, text

from seasalt.server.storage import database


async def main(url: str, statement: str, idle_ms: str) -> None:
    database.IDLE_MS = int(idle_ms)

    def hang(connection: Connection) -> None:
        connection.execute(text(statement))
        print("locked", flush=True)
        os.kill(os.getpid(), signal.SIGSTOP)

    await database.Database.at(url).write(hang)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
