"""The server's log: one line per event, as text or as JSON, for whoever runs a node.

No line holds a card, a name, a token or an address of an invitation. A guest appears as a short hash, so that
lines about the same guest can be matched without saying who it is.
"""

import hashlib
import json
import logging
import sys
import time
from contextvars import ContextVar

LOGGER = logging.getLogger("seasalt.server")
REQUEST: ContextVar[str | None] = ContextVar("request", default=None)
"""The id of the HTTP request or socket that is being served, where there is one."""


def log(level: int, event: str, **facts: object) -> None:
    """Log an event by its name, with the facts that belong to it; those that are None are left out."""
    if not LOGGER.isEnabledFor(level):
        return
    known = {name: fact for name, fact in facts.items() if fact is not None}
    if (request := REQUEST.get()) is not None:
        known["request"] = request
    LOGGER.log(level, event, extra={"facts": known})


def guest_hash(guest_id: str) -> str:
    """A short hash that stands for a guest in logs.

    >>> guest_hash("0123456789ab")
    '279f1a73'
    """
    return hashlib.sha256(b"seasalt log " + guest_id.encode("utf-8")).hexdigest()[:8]


class TextLines(logging.Formatter):
    """`2026-11-16T10:00:00.000Z WARNING store_down why="disk full"`."""

    def format(self, record: logging.LogRecord) -> str:
        facts = getattr(record, "facts", {})
        told = "".join(f" {name}={_text(fact)}" for name, fact in facts.items())
        return f"{_time(record)} {record.levelname} {record.getMessage()}{told}{self._trace(record)}"

    def _trace(self, record: logging.LogRecord) -> str:
        return "\n" + self.formatException(record.exc_info) if record.exc_info else ""


class JsonLines(logging.Formatter):
    """One JSON object a line: `time`, `level`, `event`, and the facts beside them."""

    def format(self, record: logging.LogRecord) -> str:
        line = {"time": _time(record), "level": record.levelname.lower(), "event": record.getMessage()}
        line |= getattr(record, "facts", {})
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


FORMATS: dict[str, type[logging.Formatter]] = {"text": TextLines, "json": JsonLines}


def set_up_logs(level: str, form: str) -> None:
    """Write the server's log, and uvicorn's, to the error stream."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(FORMATS[form]())
    for name in ("seasalt.server", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers[:] = [handler]
        logger.propagate = False
        logger.setLevel(level.upper())
    # On its lowest level uvicorn logs every frame, and every token in it.
    chatty = logging.getLogger("uvicorn.error")
    chatty.setLevel(max(logging.getLogger("uvicorn").level, logging.INFO))


def _time(record: logging.LogRecord) -> str:
    whole = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
    return f"{whole}.{int(record.msecs):03d}Z"


def _text(fact: object) -> str:
    text = str(fact)
    return (
        text if text and all(letter.isalnum() or letter in "-_.:/+%" for letter in text) else json.dumps(text)
    )
