"""What reviews have found, in memory."""


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
