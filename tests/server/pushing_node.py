"""A node that sends what is due at a time to a push service on this machine, until it is killed."""

import asyncio
import sys

from tests.server.local_node import local_node
from tests.server.push.test_turn_notices import notices_of


async def main(url: str, port: int, now: int) -> None:
    async with local_node(url) as local:
        local.time.now = now
        notices = await notices_of(local, lambda host: asyncio.open_connection("127.0.0.1", port))
        await notices.send_to("push.example")


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
