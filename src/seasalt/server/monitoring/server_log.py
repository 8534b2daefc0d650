"""The server's log for operators: one line per event, as text or as JSON.

1. No line contains a card, a name, a token or an invitation, and an address only where the operator wants it
   (`SEASALT_LOG_ADDRESSES`). A guest appears as a short hash, so that lines about the same guest can be
   matched without identifying them.
2. Clients can neither forge a line nor fill the disk: values are quoted and cut, and the lines per minute of
   one event are limited.
"""

import hashlib
import json
import logging
import secrets
import sys
import time
import traceback
from collections import OrderedDict
from collections.abc import Callable
from contextvars import ContextVar
from pathlib import Path
from types import TracebackType
from typing import Any

LOGGER = logging.getLogger("seasalt.server")
REQUEST: ContextVar[str | None] = ContextVar("request", default=None)
"""The id of the current HTTP request or socket, if any."""
_KEY = secrets.token_bytes(16)  # without a key, the few possible addresses could be tried
LONGEST = 300  # characters of one value
FRAMES = 12  # innermost frames of a traceback
CHAIN = 4  # chained exceptions
LINES_PER_MINUTE = 60  # of one event; the next line says how many were left out


def log(level: int, event: str, **facts: object) -> None:
    """Log an event by name, with its facts; facts that are None are left out."""
    if LOGGER.isEnabledFor(level):
        LOGGER.log(level, event, extra={"facts": _without_none(facts)})


def log_failure(event: str, error: BaseException | None = None, **facts: object) -> None:
    """Log an exception, by default the current one, as an error with its traceback."""
    LOGGER.error(event, exc_info=error or True, extra={"facts": _without_none(facts)})


def log_throttled(level: int, event: str, about: str, **facts: object) -> None:
    """Log an event at most once a minute for each `about`, such as a client."""
    if LOGGER.isEnabledFor(level) and _THROTTLE.allows((event, facts.get("kind"), about)):
        log(level, event, **facts)


class Throttle:
    """Lets each key through once a minute; remembers only the latest keys."""

    def __init__(self, clock: Callable[[], float] = time.monotonic, most: int = 1000) -> None:
        self._clock = clock
        self._most = most
        self._last: OrderedDict[object, float] = OrderedDict()

    def allows(self, what: object) -> bool:
        """Whether the key was not let through within the last minute."""
        now = self._clock()
        if what in self._last and now < self._last[what] + 60:
            return False
        self._last[what] = now
        self._last.move_to_end(what)
        if len(self._last) > self._most:
            self._last.popitem(last=False)
        return True


_THROTTLE = Throttle()


class _Shown:
    """What this process logs beyond the usual: set once, by `set_up_logs`."""

    addresses = False


def guest_hash(guest_id: str) -> str:
    """A short hash that stands for a guest in logs.

    >>> guest_hash("0123456789ab")
    '279f1a73'
    """
    return hashlib.sha256(b"seasalt log " + guest_id.encode("utf-8")).hexdigest()[:8]


def client_facts(address: str) -> dict[str, object]:
    """What a line says of a client: a hash, the same until the node restarts, and the address if it may."""
    hashed = hashlib.blake2b(address.encode("utf-8"), key=_KEY, digest_size=4).hexdigest()
    return {"client": hashed, "address": address if _Shown.addresses else None}


def _without_none(facts: dict[str, object]) -> dict[str, object]:
    known = {name: fact for name, fact in facts.items() if fact is not None}
    return known | {"request": request} if (request := REQUEST.get()) is not None else known


# --- formats


class TextLines(logging.Formatter):
    """`2026-11-16T10:00:00.000Z WARNING store_down why="disk full"`; a traceback follows, indented."""

    def format(self, record: logging.LogRecord) -> str:
        event, facts = _event_and_facts(record)
        text = "".join(f" {name}={_text(fact)}" for name, fact in facts.items())
        stack = "".join(f"\n    {line}" for line in _stack(record))
        return f"{_time(record)} {record.levelname} {event}{text}{stack}"


class JsonLines(logging.Formatter):
    """One JSON object per line: `time`, `level`, `event`, and the facts."""

    def format(self, record: logging.LogRecord) -> str:
        event, facts = _event_and_facts(record)
        line: dict[str, Any] = {name: _cut(fact) for name, fact in facts.items()}
        line = {"time": _time(record), "level": record.levelname.lower(), "event": event} | line
        if stack := _stack(record):
            line["stack"] = stack
        return json.dumps(line)


FORMATS: dict[str, type[logging.Formatter]] = {"text": TextLines, "json": JsonLines}


def _event_and_facts(record: logging.LogRecord) -> tuple[str, dict[str, object]]:
    """The event and its facts. A library's record is an event named after the library, with its message."""
    facts: dict[str, object] | None = getattr(record, "facts", None)
    if facts is None:
        event = record.name.partition(".")[0]
        facts = {"message": record.getMessage().strip()}
    else:
        event = record.getMessage()
    left_out = getattr(record, "left_out", 0)
    return event, facts | {"left_out": left_out} if left_out else facts


def _time(record: logging.LogRecord) -> str:
    whole = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
    return f"{whole}.{int(record.msecs):03d}Z"


def _cut(fact: object) -> object:
    if fact is None or isinstance(fact, bool | int | float):
        return fact
    text = str(fact)
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


def _text(fact: object) -> str:
    text = str(_cut(fact))
    is_plain = text.isascii() and all(letter.isalnum() or letter in "-_.:/+%" for letter in text)
    return text if text and is_plain else json.dumps(text)


def _stack(record: logging.LogRecord) -> list[str]:
    """The traceback of an exception, the first cause first."""
    error = record.exc_info[1] if record.exc_info else None
    chain: list[BaseException] = []
    while error is not None and len(chain) < CHAIN:
        chain.append(error)
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    return [line for each in reversed(chain) for line in (*_frames(each.__traceback__), _describe(each))]


def _frames(trace: TracebackType | None) -> list[str]:
    frames = traceback.extract_tb(trace, limit=-FRAMES)
    return [f"{frame.filename}:{frame.lineno} in {frame.name}" for frame in frames]


_HARMLESS = (OSError, ImportError, AttributeError, TypeError, MemoryError, RuntimeError)


def _describe(error: BaseException) -> str:
    """The type of an exception; its message only if that cannot contain what a client has sent."""
    kind = f"{type(error).__module__}.{type(error).__qualname__}".removeprefix("builtins.")
    if cause := getattr(error, "orig", None):  # of a database; its other lines hold values
        return f"{kind}: {_one_line(cause)}"
    if isinstance(error, BaseExceptionGroup):
        return f"{kind} of {', '.join(type(each).__name__ for each in error.exceptions[:CHAIN])}"
    return f"{kind}: {_one_line(error)}" if isinstance(error, _HARMLESS) and str(error) else kind


def _one_line(error: object) -> str:
    first = str(error).partition("\n")[0]
    return str(_cut("".join(letter if letter.isprintable() else "?" for letter in first)))


# --- output


def set_up_logs(level: str, form: str, *, addresses: bool) -> None:
    """Write the log of the server and its libraries to stderr, with or without addresses of clients."""
    _Shown.addresses = addresses
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(FORMATS[form]())
    handler.addFilter(_is_not_chatter)
    handler.addFilter(_LineLimit())
    wanted = logging.getLevelNamesMapping()[level.upper()]
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(max(wanted, logging.WARNING))
    LOGGER.setLevel(wanted)
    # At debug level uvicorn logs every frame, with its tokens.
    logging.getLogger("uvicorn").setLevel(max(wanted, logging.INFO))
    logging.captureWarnings(True)
    logging.raiseExceptions = False  # a line that cannot be written is lost silently


def _is_not_chatter(record: logging.LogRecord) -> bool:
    """Drop what uvicorn logs of every connection: addresses, and paths with their queries."""
    chatty = {"protocols", "websockets"}.intersection(Path(record.pathname).parts)
    return record.levelno >= logging.WARNING or getattr(record, "facts", None) is not None or not chatty


class _LineLimit(logging.Filter):
    """Limits the lines per minute of each event, and of each place in a library, except at DEBUG."""

    def __init__(self) -> None:
        super().__init__()
        self._minutes: dict[object, tuple[float, int]] = {}  # its start, and lines since

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno <= logging.DEBUG:
            return True
        ours = getattr(record, "facts", None) is not None
        what = record.msg if ours else (record.pathname, record.lineno)
        start, lines = self._minutes.get(what, (record.created, 0))
        if abs(record.created - start) >= 60:
            record.left_out = max(0, lines - LINES_PER_MINUTE)
            start, lines = record.created, 0
        self._minutes[what] = start, lines + 1
        return lines < LINES_PER_MINUTE
