"""The server's API and socket for one person: the same routes, less those that need other people."""

from collections.abc import Callable
from typing import Any

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from seasalt.kernel.engines import plain
from seasalt.kernel.engines.engine import engine
from seasalt.offline.inline_bots import NETWORKS
from seasalt.offline.network_files import NetworkFiles
from seasalt.offline.opened_record import OPEN_RECORD
from seasalt.server.access.connection_limits import ConnectionLimits
from seasalt.server.monitoring.request_id import RequestIds
from seasalt.server.refusals import RequestRefused
from seasalt.server.tables.node import Node
from seasalt.server.web.account_routes import ACCOUNT_ROUTES
from seasalt.server.web.endpoint import ApiRequest, ApiRoute, Handler, endpoint
from seasalt.server.web.passkey_routes import PASSKEY_ROUTES
from seasalt.server.web.people_routes import PEOPLE_ROUTES
from seasalt.server.web.rating_routes import RATING_ROUTES
from seasalt.server.web.routes import ROUTES
from seasalt.server.web.socket import serve_socket
from seasalt.table.refusal import Refusal
from seasalt.wire.http import NewTable, QuickMatch

NEEDS_SERVER = "needs_server"
NO_NETWORK = "networks_missing"  # the files of the champion cannot be fetched
_OF_ACCOUNTS = (*ACCOUNT_ROUTES, *PASSKEY_ROUTES, *RATING_ROUTES, *PEOPLE_ROUTES)
LEFT_OUT = frozenset({"/api/bots"})


def make_app(node: Node, networks: NetworkFiles) -> Starlette:
    """The app of an open node."""
    limits = ConnectionLimits(node.settings)

    async def play(websocket: WebSocket) -> None:
        await serve_socket(websocket, node, limits)

    routes: list[BaseRoute] = [
        Route(route.path, endpoint(node, _alone(route, networks)), methods=[route.method])
        for route in (*ROUTES, OPEN_RECORD)
        if route.path not in LEFT_OUT
    ]
    return Starlette(routes=[*routes, WebSocketRoute("/ws", play)], middleware=[Middleware(RequestIds)])


def _alone(route: ApiRoute, networks: NetworkFiles) -> ApiRoute:
    """The route as it is for one person without a server."""
    wrap = _refused if route in _OF_ACCOUNTS else _ALONE.get((route.method, route.path))
    return route if wrap is None else route._replace(handler=wrap(route.handler, networks))


def _refused(handler: Handler, networks: NetworkFiles) -> Handler:
    async def refuse(request: ApiRequest) -> Any:
        raise RequestRefused(NEEDS_SERVER)

    return refuse


def _reviewed(handler: Handler, networks: NetworkFiles) -> Handler:
    """The champion reviews a game if its files can be fetched, otherwise a search does.

    In plain Python a review takes minutes, during which nothing else would happen.
    """

    async def review(request: ApiRequest) -> Any:
        if engine() is plain:
            raise RequestRefused(NEEDS_SERVER)
        await networks.bring()
        return await handler(request)

    return review


def _with_bots_only(handler: Handler, networks: NetworkFiles) -> Handler:
    """No table may wait for people, who cannot come; a network is seated once its files are here."""

    async def open_table(request: ApiRequest) -> Any:
        match request.body:
            case QuickMatch(bot=bot):
                bots, waits = [bot], not bot
            case NewTable(players=players, bots=bots, sit=sit, public=public):
                waits = public or len(bots) + sit < players
            case _:
                bots, waits = [], True
        if waits:
            raise RequestRefused(NEEDS_SERVER)
        if not NETWORKS.isdisjoint(bots) and not await networks.bring():
            raise RequestRefused(NO_NETWORK)
        return await handler(request)

    return open_table


def _own_table_only(handler: Handler, networks: NetworkFiles) -> Handler:
    """An invitation leads to a table that is elsewhere."""

    async def join(request: ApiRequest) -> Any:
        try:
            return await handler(request)
        except RequestRefused as refused:
            if refused.code == Refusal.NO_SUCH_TABLE:
                raise RequestRefused(NEEDS_SERVER) from None
            raise

    return join


_ALONE: dict[tuple[str, str], Callable[[Handler, NetworkFiles], Handler]] = {
    ("POST", "/api/quick"): _with_bots_only,
    ("POST", "/api/tables"): _with_bots_only,
    ("POST", "/api/tables/{table}/join"): _own_table_only,
    ("GET", "/api/tables/{table}/invites"): _refused,
    ("GET", "/api/daily/friends"): _refused,
    ("GET", "/api/daily/parted"): _refused,
    ("GET", "/api/daily/board"): _refused,
    ("POST", "/api/sets"): _refused,
    ("POST", "/api/score"): _refused,  # words of five languages; the score pad sends codes
    ("GET", "/api/tables/{table}/review"): _reviewed,
}
