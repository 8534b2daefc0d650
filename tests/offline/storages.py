"""Storage in memory, instead of a browser's."""

import json
from copy import deepcopy


class MemoryStorage:
    """Keeps everything, as a browser does: a batch is applied whole."""

    def __init__(self) -> None:
        self.kept_facts: dict[str, str] = {}
        self.logs: dict[str, dict[int, str]] = {}
        self.writes = 0
        self.asked: list[str] = []  # logs that were read

    async def facts(self) -> str:
        return json.dumps(self.kept_facts)

    async def lines(self, table: str) -> str:
        self.asked.append(table)
        return json.dumps([text for _, text in sorted(self.logs.get(table, {}).items())])

    async def write(self, batch: str) -> None:
        changes = json.loads(batch)
        assert set(changes) == {"facts", "lines", "forget"}
        for key, text in changes["facts"].items():
            if text is None:
                self.kept_facts.pop(key, None)
            else:
                self.kept_facts[key] = text
        for table, version, text in changes["lines"]:
            self.logs.setdefault(table, {})[version] = text
        for table in changes["forget"]:
            self.logs.pop(table, None)
        self.writes += 1

    def copy(self) -> "MemoryStorage":
        """What would be there if the power went off now."""
        copied = MemoryStorage()
        copied.kept_facts, copied.logs = deepcopy(self.kept_facts), deepcopy(self.logs)
        return copied


class QuotaExceededError(Exception):
    """As a browser calls it."""


class FailingStorage(MemoryStorage):
    """Fails whenever `error` is set."""

    def __init__(self, error: Exception | None = None) -> None:
        super().__init__()
        self.error = error
        self.tries = 0

    async def write(self, batch: str) -> None:
        self.tries += 1
        if self.error is not None:
            raise self.error
        await super().write(batch)
