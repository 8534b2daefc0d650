"""Where a browser may ask us to send messages: to push services, and to nothing else.

An endpoint comes from a client, so it is checked when it is saved and again when something is sent: HTTPS on
port 443 of a service in the settings, whose addresses are all public. The connection goes to the address that
was checked, so that a name that changes meanwhile leads nowhere else.
"""

import asyncio
import socket
from collections.abc import Awaitable, Callable, Sequence
from urllib.parse import urlsplit

from seasalt.server.networks import parse_address

LONGEST = 1024  # letters of an endpoint
HTTPS = 443
RESOLVE_S = 5.0
Resolve = Callable[[str], Awaitable[Sequence[str]]]
"""The addresses of a host."""


def service_of(endpoint: str, services: Sequence[str]) -> str | None:
    """The host of an endpoint of one of these services; None for any other address. `*.` is any name below.

    >>> services = ["fcm.googleapis.com", "*.push.apple.com"]
    >>> service_of("https://fcm.googleapis.com/fcm/send/abc", services)
    'fcm.googleapis.com'
    >>> service_of("https://web.push.apple.com/abc", services)
    'web.push.apple.com'
    >>> service_of("https://fcm.googleapis.com.evil.example/abc", services)
    >>> service_of("http://fcm.googleapis.com/abc", services)
    """
    if len(endpoint) > LONGEST or not endpoint.isascii() or not endpoint.isprintable() or " " in endpoint:
        return None
    try:
        parts = urlsplit(endpoint)
        host, port = parts.hostname or "", parts.port or HTTPS
    except ValueError:
        return None
    plain = parts.scheme == "https" and port == HTTPS and "@" not in parts.netloc and not parts.fragment
    known = any(_is(host, service) for service in services)
    return host if plain and known and "\\" not in endpoint else None


async def public_address(host: str, resolve: Resolve | None = None) -> str | None:
    """An address of the host if all of them are public, so that no name leads into a network of ours."""
    try:
        async with asyncio.timeout(RESOLVE_S):
            found = await (resolve or _resolved)(host)
    except OSError:
        return None
    addresses = [parse_address(text) for text in found]
    if any(address is None or not address.is_global or address.is_multicast for address in addresses):
        return None
    return found[0] if found else None


def _is(host: str, service: str) -> bool:
    return host.endswith(service[1:]) if service.startswith("*.") else host == service


async def _resolved(host: str) -> Sequence[str]:
    found = await asyncio.get_running_loop().getaddrinfo(host, HTTPS, type=socket.SOCK_STREAM)
    return [str(address[0]) for *_, address in found]
