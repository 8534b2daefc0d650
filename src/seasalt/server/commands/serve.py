"""`seasalt serve`: runs one node with uvicorn."""

import argparse
import asyncio
import gc
import logging
import os
import socket
import webbrowser
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from threading import Thread

import platformdirs
import segno
import uvicorn

from seasalt.console.colors import Shell
from seasalt.server.access.uvicorn_protocols import (
    GRACEFUL_SECONDS,
    Connections,
    protocols,
    raise_file_limit,
)
from seasalt.server.interfaces.database_faults import BadAddress, StoreDown, UnusableDatabase
from seasalt.server.monitoring.server_log import log, set_up_logs
from seasalt.server.settings import PREFIX, BadSetting, Settings, read_settings, unknown_settings
from seasalt.server.storage.database import place_of
from seasalt.server.storage.redis_bus import open_bus
from seasalt.server.storage.store import Store
from seasalt.server.web.app import make_app
from seasalt.texts import Complaint
from seasalt.wire.bounds import MAX_BODY

FILES_PER_CONNECTION = 2  # a quarter of the files is for databases, pipes and logs
PORTS_TO_TRY = 20
COLLECT = (700, 5, 1000)
"""Garbage collection: short ones often, full ones rarely, since those stop all clients. With 700 tables in
memory one took a quarter of a second, and came every two minutes at a tenth of this."""


def serve_command(options: argparse.Namespace, shell: Shell) -> int:
    """Serve until the process is stopped."""
    settings = settings_from(options)
    if options.open and options.port is None and f"{PREFIX}PORT" not in os.environ:
        settings = _with_free_port(settings)
    if options.open and settings.host == Settings().host and not settings.site:
        settings = replace(settings, site=f"http://localhost:{settings.port}")  # passkeys are for names
    address = _address(settings, lan=options.lan)
    _check_startup(settings)
    server = make_server(settings, address if options.open else None)
    set_up_logs(settings.log_level, settings.log_format, addresses=settings.log_addresses)
    for name in unknown_settings(os.environ):
        log(logging.WARNING, "unknown_setting", name=name)
    shell.screen.print(shell.texts.say("serve-at", address=address), highlight=False)
    if options.lan:
        shell.screen.print(shell.texts.say("serve-lan"), style="quiet", highlight=False)
        segno.make(address, micro=False).terminal(compact=True)
    gc.freeze()  # imported modules stay: the collector can ignore them
    gc.set_threshold(*COLLECT)
    server.run()
    return 0


def make_server(settings: Settings, to_open: str | None = None) -> uvicorn.Server:
    """A node behind uvicorn, not yet started; a browser is shown `to_open` when it is."""
    app = make_app(settings)
    gate = Connections(settings, raise_file_limit(FILES_PER_CONNECTION * settings.max_connections))
    http, websocket = protocols(gate)
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        http=http,
        ws=websocket,
        ws_max_size=MAX_BODY,
        ws_per_message_deflate=False,
        ws_ping_interval=None,  # clients send pings; silent ones are disconnected
        timeout_graceful_shutdown=GRACEFUL_SECONDS,
        log_config=None,
        access_log=False,
        proxy_headers=False,  # uvicorn would trust every local process; `middleware` does it instead
        server_header=False,
    )
    return _Server(config, app.state.say_goodbye, to_open)


def _with_free_port(settings: Settings) -> Settings:
    """The default port, or one of the next if it is taken."""
    for port in range(settings.port, settings.port + PORTS_TO_TRY):
        try:
            with socket.create_server((settings.host, port)):
                return replace(settings, port=port)
        except OSError:
            continue
    return settings


def _check_startup(settings: Settings) -> None:
    """Complain now, in one sentence, if the port is taken or database or bus cannot be opened."""
    try:
        with socket.create_server((settings.host, settings.port)):
            pass
    except OSError as error:
        about = f"{settings.host}:{settings.port}"
        raise Complaint("serve-no-port", about=about, why=error.strerror or str(error)) from None
    try:
        asyncio.run(_open_and_close(settings))
    except BadAddress as bad:
        raise complaint(bad, "") from None
    except (StoreDown, UnusableDatabase) as error:
        raise complaint(error, place_of(settings.database)) from None


def complaint(error: BadAddress | StoreDown | UnusableDatabase, place: str) -> Complaint:
    """The sentence for what is wrong with a database."""
    if isinstance(error, BadAddress):
        return Complaint(f"serve-address-{error.fault.replace('_', '-')}", about=error.about)
    return Complaint(f"serve-fault-{error.fault.replace('_', '-')}", about=place, why=str(error))


async def _open_and_close(settings: Settings) -> None:
    async with await open_bus(settings.bus or None, Random(0)), await Store.open(settings.database):
        pass


class _Server(uvicorn.Server):
    """On shutdown, says goodbye to clients first: uvicorn would close their sockets before the app knows."""

    def __init__(
        self, config: uvicorn.Config, say_goodbye: Callable[[], Awaitable[None]], to_open: str | None
    ) -> None:
        super().__init__(config)
        self._say_goodbye = say_goodbye
        self._to_open = to_open

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self._to_open:
            # After the start, and in a thread: a browser in a terminal blocks.
            Thread(target=webbrowser.open, args=(self._to_open,), daemon=True).start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._say_goodbye()
        await super().shutdown(sockets)


def settings_from(options: argparse.Namespace) -> Settings:
    """The settings from the flags and the environment."""
    try:
        settings = read_settings(vars(options), os.environ)
    except BadSetting as bad:
        raise Complaint("serve-bad-setting", about=bad.value, setting=PREFIX + bad.name.upper()) from None
    if options.lan and options.host is None:
        settings = replace(settings, host="0.0.0.0")
    return settings if settings.database else replace(settings, database=_own_database())


def _own_database() -> str:
    folder = Path(platformdirs.user_data_dir("seasalt", appauthor=False))
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        why = error.strerror or str(error)
        raise Complaint("serve-fault-no-file", about=str(folder), why=why) from None
    return f"sqlite:///{folder / 'tables.sqlite3'}"


def _address(settings: Settings, *, lan: bool) -> str:
    if settings.site.startswith("http://localhost"):
        return f"{settings.site}/"
    host = _home_address() if lan else settings.host
    return f"http://{host}:{settings.port}/"


def _home_address() -> str:
    """This machine's address on the local network, found without sending a packet."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address reserved for documentation
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])
