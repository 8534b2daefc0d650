"""The token that tells which guest a request comes from: a cookie, or a header for bots.

Its owner is found by `storage.guests`; what a guest may do at a table, `tables.node` decides.
"""

from starlette.requests import HTTPConnection

from seasalt.server.settings import Settings
from seasalt.wire.bounds import MAX_TOKEN

COOKIE = "seasalt"


def cookie_name(settings: Settings) -> str:
    """The name of our cookie. Behind TLS its prefix keeps other hosts of the domain from setting it."""
    return f"__Host-{COOKIE}" if settings.secure else COOKIE


def token_of(connection: HTTPConnection, settings: Settings) -> str | None:
    """The token of a guest, from the cookie or, for bots, from the authorization header."""
    name = cookie_name(settings)
    token = (_authorization(connection)[1] if is_bearer(connection) else cookie_of(connection, name)).strip()
    return token if 0 < len(token) <= MAX_TOKEN else None


def is_bearer(connection: HTTPConnection) -> bool:
    """Whether the token is in the authorization header."""
    return _authorization(connection)[0].lower() == "bearer"


def _authorization(connection: HTTPConnection) -> tuple[str, str]:
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return scheme, token


def cookie_of(connection: HTTPConnection, name: str) -> str:
    """The value of a cookie as it was sent; empty if there is none.

    Starlette would unquote every cookie of the request, which takes quadratic time before Python 3.13: one
    header of 60 kB stopped a node for 13 seconds.
    """
    for header in connection.headers.getlist("cookie"):
        for cookie in header.split(";"):
            own, _, value = cookie.strip().partition("=")
            if own == name:
                return value
    return ""
