"""The ASGI app: assembles the API routes, the socket, metrics, pages and middleware."""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from functools import cache, partial
from random import Random

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from seasalt.server.access.connection_limits import ConnectionLimits
from seasalt.server.access.passkey import passkey_site
from seasalt.server.monitoring.build import build
from seasalt.server.monitoring.metrics import (
    BELLS_LOST,
    BUS_UP,
    ROOMS,
    SOCKETS,
    STORE_UP,
    STREAMS,
    TASKS_DOWN,
    metrics_text,
)
from seasalt.server.monitoring.request_id import RequestIds
from seasalt.server.monitoring.server_log import log
from seasalt.server.networks import Network, is_within, parse_address, parse_networks
from seasalt.server.settings import Settings
from seasalt.server.tables.node import Node
from seasalt.server.tables.room import Watcher
from seasalt.server.web.endpoint import endpoint, error_response
from seasalt.server.web.event_stream import stream_endpoint
from seasalt.server.web.files.offline_files import PREFIX as OFFLINE
from seasalt.server.web.files.offline_files import OfflineFiles, read_offline_files
from seasalt.server.web.files.pages import Pages, read_bundle
from seasalt.server.web.middleware import ClientAddress, RequestLimit, SecurityHeaders
from seasalt.server.web.openapi import openapi
from seasalt.server.web.public_routes import lesson_file
from seasalt.server.web.routes import ROUTES
from seasalt.server.web.socket import serve_socket
from seasalt.table.table import Stage
from seasalt.wire.messages import encode

RECONNECT = (500, 5000)  # milliseconds, so that not everybody comes back at once
GOODBYE_SECONDS = 2.0  # time to send the goodbye


def make_app(settings: Settings) -> Starlette:
    """The app; it opens the Node when it starts."""
    limits = ConnectionLimits(settings)
    readers = parse_networks(settings.metrics_allow)
    nodes: list[Node] = []
    lesson_file()  # made before there are requests that would wait for it

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        node = await Node.open(settings)
        nodes.append(node)
        BELLS_LOST.set_function(lambda: node.bus.lost)
        BUS_UP.set_function(lambda: node.bus.connected)
        SOCKETS.set_function(lambda: len(node.sockets))
        STREAMS.set_function(lambda: len(node.streams))
        STORE_UP.set(1)  # it was opened just now
        TASKS_DOWN.set_function(lambda: len(node.supervisor.troubles()))
        for stage in Stage:
            ROOMS.labels(stage).set_function(partial(_rooms_in, node, stage))
        app.state.node = node
        app.routes.extend(_routes(node))
        log(logging.INFO, "node_started", node=node.id, version=build())
        try:
            yield
        finally:
            await say_goodbye()
            await node.close()
            log(logging.INFO, "node_stopped", node=node.id)

    async def say_goodbye() -> None:
        """Tell all clients to reconnect later, and accept no new ones."""
        jitter, done = Random(id(nodes)), set[Watcher]()
        for node in nodes:
            node.closing = True
            node.matchmaker.refuse_all()
        with suppress(TimeoutError):
            async with asyncio.timeout(GOODBYE_SECONDS):
                while here := {one for node in nodes for one in (*node.sockets, *node.streams)}:
                    for listener in here - done:  # some may have connected just now
                        listener.goodbye(jitter.randint(*RECONNECT))
                    done |= here
                    await asyncio.sleep(0.01)

    def _routes(node: Node) -> list[BaseRoute]:
        routes = [Route(q.path, endpoint(node, q), methods=[q.method]) for q in ROUTES]
        return [*routes, Route("/api/tables/{table}/events", stream_endpoint(node, limits))]

    async def play(websocket: WebSocket) -> None:
        await serve_socket(websocket, nodes[0], limits)

    async def show_metrics(request: Request) -> Response:
        if not _may_read_metrics(request, settings.metrics_token, readers):
            return error_response("not_allowed")
        return PlainTextResponse(metrics_text())

    async def show_openapi(request: Request) -> Response:
        return Response(await asyncio.to_thread(_openapi_text), media_type="application/json")

    routes: list[BaseRoute] = [
        WebSocketRoute("/ws", play),
        Route("/metrics", show_metrics),
        Route("/api/openapi.json", show_openapi),
    ]
    if files := read_offline_files():
        offline = OfflineFiles(files)
        routes += [
            Route(OFFLINE.rstrip("/"), offline.add_slash),
            Route(OFFLINE + "{path:path}", offline.answer),
        ]
    app = Starlette(routes=routes, lifespan=lifespan)
    app.router.redirect_slashes = False  # the redirect would repeat whatever `Host` was sent
    app.router.default = Pages(
        read_bundle(has_offline=bool(files), site=passkey_site(settings)), app.router.not_found
    )
    app.state.say_goodbye = say_goodbye
    # Innermost first
    app.add_middleware(RequestLimit, settings=settings)
    app.add_middleware(SecurityHeaders, secure=settings.secure)
    app.add_middleware(RequestIds)
    app.add_middleware(ClientAddress, settings=settings)
    return app


@cache
def _openapi_text() -> bytes:
    return encode(openapi())


def _rooms_in(node: Node, stage: Stage) -> int:
    return sum(room.table.stage is stage for room in node.rooms.loaded())


def _may_read_metrics(request: Request, token: str, networks: Sequence[Network]) -> bool:
    """Whether a client has the token, or comes directly from one of the networks."""
    _, _, given = request.headers.get("authorization", "").partition(" ")
    if token and secrets.compare_digest(given.encode(), token.encode()):
        return True
    address = parse_address(request.client.host) if request.client else None
    if address is None or not request.scope["is_direct"] or not is_within(address, networks):
        return False
    return not address.is_loopback or _is_loopback(request.headers.get("host", ""))


def _is_loopback(host: str) -> bool:
    """Whether a host is this machine. A proxy here that adds no header still passes on a public name.

    The header as it is: Starlette replaces one that cannot be a host by the address of the server.
    """
    address = parse_address(host)
    return host.partition(":")[0] == "localhost" if address is None else address.is_loopback
