"""Commands of an operator on the database of a server, as the command line runs them."""

import asyncio

from seasalt.cli import main


async def run(*arguments: object) -> int:
    """Run a command in a thread; its exit status."""
    return await asyncio.to_thread(main, [str(argument) for argument in arguments])
