"""Whether a request comes from a page of ours, so that no other site can act with a player's cookie.

Programs send neither `Origin` nor `Sec-Fetch-Site`, and hold a token of their own: they pass.
"""

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
FOREIGN_SITES = frozenset({"cross-site", "same-site"})  # a neighbour under the same domain is not us either


def is_own_origin(connection: HTTPConnection, origins: tuple[str, ...]) -> bool:
    """Whether the page that asks is ours, or one that the operator has named."""
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site") not in FOREIGN_SITES
    if origin in origins:
        return True
    try:
        return urlsplit(origin).netloc == connection.headers.get("host")
    except ValueError:
        return False


def is_json(connection: HTTPConnection) -> bool:
    """Whether the body is said to be JSON. No form of another site can say that without asking us first."""
    kind = connection.headers.get("content-type", "").partition(";")[0]
    return kind.strip().lower() == "application/json"
