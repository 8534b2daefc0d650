"""Middleware for every request: the client's address, rate limits, and security headers."""

import logging
from typing import Any

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from seasalt.server.access.proxies import Proxies, is_forwarded
from seasalt.server.access.rate_limits import RateLimits
from seasalt.server.clock import now
from seasalt.server.monitoring.metrics import FLOODS
from seasalt.server.monitoring.server_log import client_facts, log_throttled
from seasalt.server.networks import client_key
from seasalt.server.settings import Settings
from seasalt.server.web.endpoint import error_response

# Everything comes from this server, even fonts, so that no other one learns who plays.
CONTENT_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; "
    "img-src 'self' data:; manifest-src 'self'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'; "
    "form-action 'self'"
)
HEADERS = {
    "content-security-policy": CONTENT_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
}
TLS_ONLY = {"strict-transport-security": "max-age=31536000"}


class ClientAddress:
    """Puts the client's address and scheme into the scope, as reported by trusted proxies.

    `is_direct` is set if no proxy has forwarded the request, as far as its headers show.
    """

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._secure = settings.secure
        self._proxies = Proxies(settings.trusted_proxies)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            scope = {**scope, **self._client_scope(scope)}
        await self._app(scope, receive, send)

    def _client_scope(self, scope: Scope) -> dict[str, Any]:
        peer, headers = (scope.get("client") or (None,))[0], scope["headers"]
        client_scope: dict[str, Any] = {
            "client": (self._proxies.client(peer, headers), 0),
            "is_direct": not is_forwarded(headers),
        }
        if scheme := "https" if self._secure else self._proxies.scheme(peer, headers):
            client_scope["scheme"] = scheme.replace("http", "ws") if scope["type"] == "websocket" else scheme
        return client_scope


class RequestLimit:
    """Refuses requests of a client that sends too many, before they cost a database query."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._limits = RateLimits(60 * settings.requests_per_second, at_once=settings.requests_at_once)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or not scope["path"].startswith("/api/"):
            await self._app(scope, receive, send)
            return
        client = client_key(scope["client"][0])
        if self._limits.allow(client, now()):
            await self._app(scope, receive, send)
            return
        FLOODS.labels("requests").inc()
        log_throttled(logging.WARNING, "flood_refused", client, kind="requests", **client_facts(client))
        await error_response("too_fast")(scope, receive, send)


class SecurityHeaders:
    """Adds security headers to every response, unless it brings its own."""

    def __init__(self, app: ASGIApp, *, secure: bool) -> None:
        self._app = app
        headers = HEADERS | (TLS_ONLY if secure else {})
        self._headers = [(name.encode(), value.encode()) for name, value in headers.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                own = message.get("headers", [])
                names = {name for name, _ in own}
                added = [header for header in self._headers if header[0] not in names]
                message = {**message, "headers": [*own, *added]}
            await send(message)

        await self._app(scope, receive, with_headers)
