"""The files of networks: larger than all the rest, so they are fetched when a network is first needed."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from seasalt.bots.network.weights import DISTILLED, WEIGHTS, are_here, can_play
from seasalt.server.monitoring.server_log import log

Fetch = Callable[[str], Awaitable[Any]]
"""Gets the content of a file by its name, as bytes or as a buffer of JavaScript."""


class NetworkFiles:
    """Fetches the files of the networks, each of them once."""

    def __init__(self, fetch: Fetch | None = None) -> None:
        self._fetch = fetch
        self._turn = asyncio.Lock()

    async def bring(self) -> bool:
        """Whether networks can play now. If their files cannot be fetched, the next call tries again."""
        async with self._turn:
            if are_here():
                return True
            if not can_play() or self._fetch is None:
                return False
            try:
                found = {file: _as_bytes(await self._fetch(file.name)) for file in (DISTILLED, WEIGHTS)}
            except Exception as error:  # JavaScript's, if there is no network
                log(logging.WARNING, "networks_missing", why=type(error).__name__)
                return False
            for file, data in found.items():
                file.write_bytes(data)
            return True


def _as_bytes(data: Any) -> bytes:
    return data if isinstance(data, bytes) else bytes(data.to_bytes())
