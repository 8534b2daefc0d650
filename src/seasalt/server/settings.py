"""All settings of a server. Each is an environment variable, some are also flags of `seasalt serve`.

The fields of `Settings` are the only list: the parser and the table in docs/deploy.md follow from them.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import Field, dataclass, field, fields
from typing import Any

from seasalt.server.networks import Network, parse_networks

FLAGS = ("host", "port", "database", "bus", "bot_processes")
PREFIX = "SEASALT_"
OTHER_VARIABLES = {"SEASALT_LANGUAGE", "SEASALT_BUNDLE"}  # not read by the server
LOG_LEVELS = ("critical", "error", "warning", "info", "debug")
LOG_FORMATS = ("text", "json")


LEAST_TOKEN = 16
SITE = r"(https://([a-z0-9-]+\.)*[a-z][a-z0-9-]*|http://localhost)(:(?!443$)\d+)?"  # an origin
PUSH_SERVICES = (  # of Chromium, Firefox, Safari and Edge
    "fcm.googleapis.com",
    "updates.push.services.mozilla.com",
    "*.push.apple.com",
    "*.notify.windows.com",
)


class BadSetting(ValueError):
    """A value that the setting cannot have."""

    def __init__(self, name: str, value: str) -> None:
        super().__init__(name)
        self.name = name
        self.value = value


def _proxies(texts: tuple[str, ...]) -> tuple[Network, ...]:
    networks = parse_networks(texts)
    if any(network.prefixlen == 0 for network in networks):
        raise ValueError("every client would be trusted")
    return networks


def _origins(texts: tuple[str, ...]) -> None:
    for text in texts:
        scheme, found, host = text.partition("://")
        if scheme not in ("http", "https") or not found or not host or "*" in host or "/" in host:
            raise ValueError("no origin")


def _site(text: str) -> None:
    if text and not re.fullmatch(SITE, text):
        raise ValueError("no origin with a name")


def _token(text: str) -> None:
    if 0 < len(text) < LEAST_TOKEN:
        raise ValueError("can be guessed")


def _services(texts: tuple[str, ...]) -> None:
    for text in texts:
        if not re.fullmatch(r"(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+", text):
            raise ValueError("no host")


def _setting(
    default: Any,
    about: str,
    *,
    least: float = 0,
    most: float = 10**9,
    known: tuple[str, ...] = (),
    read: Callable[[Any], object] | None = None,
) -> Any:
    facts = {"about": about, "least": least, "most": most, "known": known, "read": read}
    return field(default=default, metadata=facts)


@dataclass(frozen=True, slots=True)
class Settings:
    """How a server runs. Times are milliseconds unless the name says otherwise."""

    host: str = _setting("127.0.0.1", "address to listen on; `--lan` makes it 0.0.0.0")
    port: int = _setting(8000, "port to listen on", most=65535)
    database: str = _setting("", "`sqlite:///FILE` or `postgresql://...`; empty: a file in your data folder")
    bus: str = _setting("", "`redis://...` or `valkey://...`, between several nodes; empty: a single node")
    secure: bool = _setting(False, "behind TLS: cookies are for HTTPS only")
    origins: tuple[str, ...] = _setting(
        (), "other pages that may act and open sockets, `https://HOST`, separated by commas", read=_origins
    )
    site: str = _setting(
        "", "where people reach this server, `https://NAME`: links are to it, and passkeys for it", read=_site
    )
    trusted_proxies: tuple[str, ...] = _setting(
        (),
        "proxies whose forwarded headers are trusted: addresses or networks, separated by commas",
        read=_proxies,
    )
    metrics_allow: tuple[str, ...] = _setting(
        ("127.0.0.0/8", "::1"),
        "addresses or networks that may read `/metrics` without a proxy",
        read=parse_networks,
    )
    metrics_token: str = _setting(
        "",
        f"with this bearer token of at least {LEAST_TOKEN} letters `/metrics` can be read from anywhere",
        read=_token,
    )
    bot_processes: int = _setting(1, "processes in which bots think; 0: in threads of the server", most=64)
    bot_budget_seconds: float = _setting(
        10.0, "a bot that thinks longer is stopped, and a simpler one decides", least=0.1
    )
    hint_seconds: float = _setting(5.0, "a hint that takes longer is declined", least=0.001)
    quick_match_seconds: float = _setting(
        20.0, "a quick match that has found no players by then is declined; the page asks again", least=0.0
    )
    bot_delay: int = _setting(700, "milliseconds between a bot's moves, so that people can follow")
    grace: int = _setting(60_000, "milliseconds before a bot stands in for a person who is away")
    max_connections: int = _setting(
        10_000, "open connections, but no more than the file limit allows", least=8
    )
    max_connections_per_address: int = _setting(300, "open connections from one address", least=1)
    max_sockets_per_address: int = _setting(200, "open sockets and event streams from one address")
    max_sockets_per_guest: int = _setting(20, "open sockets and event streams of one guest")
    max_guests_per_minute: int = _setting(60, "new guests from one address")
    max_keys_per_minute: int = _setting(10, "keys of guests that one address may try")
    max_tables_per_minute: int = _setting(30, "new tables by one guest")
    max_open_tables: int = _setting(50, "unfinished tables at which one guest may sit")
    max_watchers: int = _setting(300, "spectators of one table, on one node")
    requests_per_second: float = _setting(
        50.0, "requests to `/api` from one address, on average; the same again for watching by sockets"
    )
    requests_at_once: int = _setting(300, "requests to `/api` from one address in a burst", least=1)
    frames_per_second: float = _setting(
        10.0, "messages and commands of one guest, by sockets and HTTP together, on average"
    )
    frames_at_once: int = _setting(30, "messages and commands of one guest in a burst", least=1)
    request_seconds: float = _setting(20.0, "before an incomplete request is dropped", least=0.1)
    stall_seconds: float = _setting(
        30.0, "before a client that does not read its answer is disconnected", least=0.1
    )
    idle_seconds: float = _setting(30.0, "before a silent socket is closed", least=0.1)
    push_services: tuple[str, ...] = _setting(
        PUSH_SERVICES,
        "push services through which browsers may be told whose turn it is, separated by commas,"
        " `*.` for any name below; empty: nobody is told",
        read=_services,
    )
    keep_finished_days: int = _setting(
        90, "before a finished game is deleted, unless a guest keeps it; 0: never"
    )
    keep_gathering_days: int = _setting(7, "before a table that waits for players is deleted; 0: never")
    keep_abandoned_days: int = _setting(60, "before a game without a move is deleted; 0: never")
    keep_guest_days: int = _setting(
        400, "before a guest who never came back is deleted, with all results of their games; 0: never"
    )
    keep_visitor_days: int = _setting(
        7, "before a guest who came once and never sat down is deleted; 0: as other guests"
    )
    log_level: str = _setting("warning", f"what is logged: {', '.join(LOG_LEVELS)}", known=LOG_LEVELS)
    log_format: str = _setting("text", f"how it is logged: {', '.join(LOG_FORMATS)}", known=LOG_FORMATS)
    log_addresses: bool = _setting(False, "log the addresses of clients that exceed a limit, for a firewall")


def read_settings(flags: Mapping[str, object], environment: Mapping[str, str]) -> Settings:
    """Flags first, then the environment, then defaults. A flag that is None was not given."""
    values: dict[str, Any] = {}
    for setting in fields(Settings):
        flag = flags.get(setting.name) if setting.name in FLAGS else None
        text = environment.get(PREFIX + setting.name.upper()) if flag is None else str(flag)
        if text is not None:
            values[setting.name] = _parse(setting, text)
    return Settings(**values)


def unknown_settings(environment: Mapping[str, str]) -> list[str]:
    """Variables with our prefix that are no settings: mistyped, or of another version."""
    known = {PREFIX + setting.name.upper() for setting in fields(Settings)} | OTHER_VARIABLES
    return sorted(name for name in environment if name.startswith(PREFIX) and name not in known)


def settings_table() -> str:
    """Every setting as a row of Markdown."""
    rows = ["| variable | flag | default | what it is |", "|---|---|---|---|"]
    for setting in fields(Settings):
        flag = f"`--{setting.name.replace('_', '-')}`" if setting.name in FLAGS else ""
        default = _format(setting.default)
        rows.append(
            f"| `{PREFIX}{setting.name.upper()}` | {flag} | {default} | {setting.metadata['about']} |"
        )
    return "\n".join(rows) + "\n"


_PARSERS: dict[type, Callable[[str], Any]] = {
    str: str,
    int: int,
    float: float,
    bool: lambda text: {"true": True, "1": True, "yes": True, "false": False, "0": False, "no": False}[
        text.lower()
    ],
    tuple: lambda text: tuple(filter(None, text.split(","))),
}


def _parse(setting: "Field[Any]", text: str) -> Any:
    kind = type(setting.default)
    try:
        value = _PARSERS[kind](text)
    except (ValueError, KeyError):
        raise BadSetting(setting.name, text) from None
    if kind in (int, float) and not setting.metadata["least"] <= value <= setting.metadata["most"]:
        raise BadSetting(setting.name, text)
    try:
        (setting.metadata["read"] or str)(value)
    except ValueError:
        raise BadSetting(setting.name, text) from None
    if setting.metadata["known"] and value not in setting.metadata["known"]:
        raise BadSetting(setting.name, text)
    return value


def _format(value: object) -> str:
    match value:
        case bool():
            return str(value).lower()
        case "" | ():
            return ""
        case tuple():
            return f"`{','.join(value)}`"
        case _:
            return f"`{value}`"
