"""The ASGI app: routes from `http.QUESTIONS`, the socket, metrics, headers. Assembly only."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import partial
from random import Random

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket
from uvicorn.protocols.utils import ClientDisconnected

from seasalt.server.asking import endpoint, token_of
from seasalt.server.house import House, Listener
from seasalt.server.http import QUESTIONS
from seasalt.server.metrics import (
    BELLS_LOST,
    BUS_UP,
    ROOMS,
    SOCKETS,
    STORE_UP,
    STREAMS,
    TASKS_DOWN,
    metrics_text,
)
from seasalt.server.openapi import openapi
from seasalt.server.pages import Pages, read_bundle
from seasalt.server.request_id import Requests
from seasalt.server.settings import Settings
from seasalt.server.socket import POLICY, Socket, is_own_origin
from seasalt.server.store import StoreDown
from seasalt.server.stream import stream_endpoint
from seasalt.table.table import Stage

HEADERS = {
    # Everything comes from here; fonts too, so that no other server hears who plays.
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; "
    "img-src 'self' data:; manifest-src 'self'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'; "
    "form-action 'self'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
}
RECONNECT = (500, 5000)  # milliseconds, so that not everybody comes back at once
GOODBYE_SECONDS = 2.0  # by then whoever still listens has heard it


def make_app(settings: Settings) -> Starlette:
    """The app; it opens the House when it starts."""
    sockets: set[Socket] = set()
    crowds: Counter[str] = Counter()  # by address, those at the door included
    houses: list[House] = []
    SOCKETS.set_function(lambda: len(sockets))

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        house = await House.open(settings)
        houses.append(house)
        BELLS_LOST.set_function(lambda: house.bus.lost)
        BUS_UP.set_function(lambda: house.bus.connected)
        STREAMS.set_function(lambda: len(house.streams))
        STORE_UP.set(1)  # it was opened just now
        TASKS_DOWN.set_function(lambda: len(house.supervisor.troubles()))
        for stage in Stage:
            ROOMS.labels(stage).set_function(partial(_rooms_in, house, stage))
        app.state.house = house
        app.routes.extend(_routes(house))
        try:
            yield
        finally:
            await say_goodbye()
            await house.close()

    async def say_goodbye() -> None:
        """Tell everybody to come back later, and let nobody in any more."""
        jitter, told = Random(id(sockets)), set[Listener]()
        for house in houses:
            house.closing = True
        with suppress(TimeoutError):
            async with asyncio.timeout(GOODBYE_SECONDS):
                while here := {*sockets, *(stream for house in houses for stream in house.streams)}:
                    for listener in here - told:  # the last of them may just have come through the door
                        listener.goodbye(jitter.randint(*RECONNECT))
                    told |= here
                    await asyncio.sleep(0.01)

    def _routes(house: House) -> list[BaseRoute]:
        routes = [Route(q.path, endpoint(house, q), methods=[q.method]) for q in QUESTIONS]
        return [*routes, Route("/api/tables/{table}/events", stream_endpoint(house))]

    async def play(websocket: WebSocket) -> None:
        house = houses[0]
        address = websocket.client.host if websocket.client else "?"
        if crowds[address] >= settings.max_sockets_per_address:
            await _turn_away(websocket)
            return
        crowds[address] += 1
        try:
            await admit(websocket, house)
        finally:
            crowds[address] -= 1
            if not crowds[address]:
                del crowds[address]

    async def admit(websocket: WebSocket, house: House) -> None:
        try:
            guest = await house.guest(token_of(websocket, house))
        except StoreDown:
            guest = None
        if guest is None or house.closing or not is_own_origin(websocket, settings.origins):
            await _turn_away(websocket)
            return
        await _let_in(websocket)
        socket = Socket(websocket, house, guest)
        sockets.add(socket)
        try:
            await socket.run()
        finally:
            sockets.discard(socket)

    async def show_metrics(request: Request) -> Response:
        return PlainTextResponse(metrics_text())

    async def show_openapi(request: Request) -> Response:
        return JSONResponse(openapi())

    routes: list[BaseRoute] = [
        WebSocketRoute("/ws", play),
        Route("/metrics", show_metrics),
        Route("/api/openapi.json", show_openapi),
    ]
    app = Starlette(routes=routes, lifespan=lifespan)
    app.router.default = Pages(read_bundle(), app.router.not_found)
    app.state.say_goodbye = say_goodbye
    app.add_middleware(_Headers)
    app.add_middleware(Requests)
    return app


def _rooms_in(house: House, stage: Stage) -> int:
    return sum(room.table.stage is stage for room in house.rooms.loaded())


async def _turn_away(websocket: WebSocket) -> None:
    """Close a socket before it was accepted: the client sees 403."""
    try:
        await websocket.close(POLICY)
    except AssertionError:  # the client has hung up already, over which the library trips
        raise ClientDisconnected from None


async def _let_in(websocket: WebSocket) -> None:
    try:
        await websocket.accept()
    except AssertionError:  # as above
        raise ClientDisconnected from None


class _Headers:
    """Puts the security headers on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                extra = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
                message = {**message, "headers": [*message.get("headers", []), *extra]}
            await send(message)

        await self._app(scope, receive, with_headers if scope["type"] == "http" else send)
