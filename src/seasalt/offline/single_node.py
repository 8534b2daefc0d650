"""Parts of a store that are simple where there is one node and one person."""

from collections.abc import Awaitable, Callable, Collection

from seasalt.server.interfaces.stored_facts import Presence


class SingleNode:
    """Of a single node: it holds every table, and nobody is elsewhere."""

    def __init__(self, rest: Callable[[str, int], Awaitable[None]]) -> None:
        self._rest = rest

    async def beat(
        self,
        node: str,
        now: int,
        until: int,
        came: Collection[Presence] = (),
        went: Collection[Presence] = (),
        *,
        anew: bool = False,
    ) -> None:
        """Nobody listens."""

    async def leave(self, node: str) -> None:
        """Nobody takes over."""

    async def forget_dead(self, before: int) -> None:
        """There are no others."""

    async def living(self, now: int) -> set[str]:
        """A single node does not ask for others."""
        return set()

    async def hold(self, node: str, table_id: str, now: int) -> str | None:
        """The table is the node's own."""
        return node

    async def holders(self, table_ids: Collection[str]) -> dict[str, str]:
        """No other node holds a table."""
        return {}

    async def due(self, node: str, now: int, due_by: int, most: int, without: Collection[str]) -> list[str]:
        """A single node asks `due_tables`."""
        return []

    async def release(self, node: str, table_ids: Collection[str]) -> None:
        """Nobody takes over."""

    async def rest(self, table_id: str, version: int) -> None:
        """Nothing is due at the table until somebody comes, if it is still at this version."""
        await self._rest(table_id, version)

    async def is_elsewhere(self, node: str, table_id: str, now: int, guest: str | None = None) -> bool:
        """There is no other node."""
        return False


class FindingsInMemory:
    """What reviews have found, for as long as the page is open: it is found again in seconds."""

    def __init__(self) -> None:
        self._findings: dict[tuple[str, int], bytes] = {}

    async def findings(self, table_id: str, game: int) -> bytes | None:
        """What was found so far; None if nobody has begun."""
        return self._findings.get((table_id, game))

    async def hold(self, table_id: str, game: int, node: str, now: int, until: int, *, alone: bool) -> bool:
        """Nobody else could do the work."""
        return True

    async def keep(self, table_id: str, game: int, node: str, until: int, findings: bytes) -> None:
        """Keep what was found."""
        self._findings[table_id, game] = findings
