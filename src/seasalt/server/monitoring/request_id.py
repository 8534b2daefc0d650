"""Request ids, which connect log lines with a request."""

import logging
import secrets
import time

from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from seasalt.server.monitoring.server_log import REQUEST, log, log_failure

SLOW_SECONDS = 1.0  # an answer that begins later is logged
FAILED = Response(b'{"code":"failed","about":""}', 500, media_type="application/json")
BEGINS = ("http.response.start", "websocket.accept", "websocket.http.response.start")

WAITS_FOR_PEOPLE = "seasalt.waits_for_people"
"""In the scope of a request that is not slow: it waits for other guests."""


class RequestIds:
    """Gives each HTTP request and each socket an id: in all its log lines, and as `x-request-id`."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        name, started, status = secrets.token_hex(4), time.perf_counter(), 0

        async def with_id(message: Message) -> None:
            nonlocal status
            if message["type"] in BEGINS:
                status = message.get("status", 101)
                headers = [*message.get("headers", []), (b"x-request-id", name.encode())]
                message = {**message, "headers": headers}
                spent = time.perf_counter() - started
                if spent > SLOW_SECONDS and WAITS_FOR_PEOPLE not in scope:
                    ms = round(1000 * spent)
                    log(logging.WARNING, "slow_request", route=_route(scope), status=status, ms=ms)
            await send(message)

        token = REQUEST.set(name)
        try:
            await self._app(scope, receive, with_id)
            if scope["type"] == "http":
                spent = round(1000 * (time.perf_counter() - started), 1)
                log(logging.DEBUG, "request", route=_route(scope), status=status, ms=spent)
        except Exception:
            if scope["type"] != "http" or status:  # too late for an answer
                raise
            log_failure("request_failed", route=_route(scope))
            await FAILED(scope, receive, with_id)
        finally:
            REQUEST.reset(token)


def _route(scope: Scope) -> str:
    """The pattern of the matched route, without the values in the path."""
    if "endpoint" not in scope:
        return "page"
    path: str = scope["path"]
    for name, value in scope.get("path_params", {}).items():
        path = path.replace(f"/{value}", f"/{{{name}}}", 1)
    return f"{scope.get('method', 'socket')} {path}"
