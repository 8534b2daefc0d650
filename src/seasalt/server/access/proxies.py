"""The address of a client behind proxies: forwarded headers, but only those of trusted proxies.

Each proxy appends the address of its peer, so the list is read from its end: the last address that is not a
trusted proxy is the client. Anything before it may be forged by the client and is ignored.
"""

from collections.abc import Iterable

from seasalt.server.networks import UNKNOWN, is_within, parse_address, parse_networks

Headers = Iterable[tuple[bytes, bytes]]

MAX_HOPS = 20  # more than any chain of proxies has
FORWARDING = frozenset({b"x-forwarded-for", b"forwarded", b"x-real-ip", b"via"})


class Proxies:
    """The proxies that this node trusts."""

    def __init__(self, networks: Iterable[str]) -> None:
        self._networks = parse_networks(networks)

    def trusts(self, host: str | None) -> bool:
        """Whether this peer is a trusted proxy."""
        address = parse_address(host) if host else None
        return address is not None and is_within(address, self._networks)

    def client(self, peer: str | None, headers: Headers) -> str:
        """The client of a request received from `peer`."""
        if peer is None or not self.trusts(peer):
            return peer or UNKNOWN
        hops = _hops(headers)
        for hop in reversed(hops[-MAX_HOPS:]):
            if not self.trusts(hop):
                return hop if parse_address(hop) else UNKNOWN
        return hops[0] if 0 < len(hops) <= MAX_HOPS else peer

    def scheme(self, peer: str | None, headers: Headers) -> str | None:
        """The scheme that the client used, if a trusted proxy reports it."""
        if not self.trusts(peer):
            return None
        values = [value.decode("latin-1") for name, value in headers if name == b"x-forwarded-proto"]
        last = (values or _parameters(headers, "proto") or [""])[-1].rpartition(",")[2].strip().lower()
        return last if last in ("http", "https") else None


def is_forwarded(headers: Headers) -> bool:
    """Whether the headers say that a proxy forwarded the request."""
    return any(name in FORWARDING for name, _ in headers)


def _hops(headers: Headers) -> list[str]:
    """The addresses on the way of a request, the first of them first."""
    values = [value.decode("latin-1") for name, value in headers if name == b"x-forwarded-for"]
    hops = [hop.strip() for value in values for hop in value.split(",")]
    return hops if values else _parameters(headers, "for")


def _parameters(headers: Headers, wanted: str) -> list[str]:
    """The values of a parameter of the standard header, `Forwarded: for=192.0.2.1;proto=https`."""
    elements = [
        element.split(";")
        for name, value in headers
        if name == b"forwarded"
        for element in value.decode("latin-1").split(",")
    ]
    found = []
    for element in elements:
        pairs = [pair.partition("=") for pair in element]
        values = [value.strip().strip('"') for key, _, value in pairs if key.strip().lower() == wanted]
        found.append(values[-1] if values else "")
    return found
