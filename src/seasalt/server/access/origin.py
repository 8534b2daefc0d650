"""Checks that a request comes from our own page, so that no other site can use a player's cookie.

Programs send neither `Origin` nor `Sec-Fetch-Site`, and use a token instead of a cookie: they pass.
"""

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
FOREIGN_SITES = frozenset({"cross-site", "same-site"})  # another host of the same domain is foreign too


def is_own_origin(connection: HTTPConnection, origins: tuple[str, ...]) -> bool:
    """Whether the requesting page is ours, or one allowed by the settings."""
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
    """Whether the content type is JSON, which a form of another site cannot send without a preflight."""
    kind = connection.headers.get("content-type", "").partition(";")[0]
    return kind.strip().lower() == "application/json"
