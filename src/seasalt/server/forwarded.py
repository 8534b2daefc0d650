"""Who a client is when a proxy stands between: forwarded headers, believed only from proxies that we trust.

Each proxy appends the address it heard from, so the list is read from its end: the last address that is not a
trusted proxy is the client. Whatever stands before it was written by the client and counts for nothing.
"""

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network
Headers = Iterable[tuple[bytes, bytes]]

UNKNOWN = "?"
MAX_HOPS = 20  # more proxies than that are nobody's
FORWARDING = frozenset({b"x-forwarded-for", b"forwarded", b"x-real-ip", b"via"})


def parse_networks(texts: Iterable[str]) -> tuple[Network, ...]:
    """Addresses and networks as they stand in a setting; ValueError where one is neither."""
    return tuple(ip_network(text.strip()) for text in texts)


def parse_address(text: str) -> Address | None:
    """An address with or without a port or brackets; an IPv4 address in IPv6 clothes is an IPv4 address.

    >>> [str(parse_address(text)) for text in ("::ffff:192.0.2.1", "[2001:db8::1]:443", "192.0.2.1:80", "x")]
    ['192.0.2.1', '2001:db8::1', '192.0.2.1', 'None']
    """
    text = text.strip().strip('"')
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address


@lru_cache(4096)
def client_key(host: str) -> str:
    """What limits count by: an IPv4 address, or the /64 that one IPv6 customer has.

    >>> client_key("2001:db8::1"), client_key("::ffff:192.0.2.1")
    ('2001:db8::/64', '192.0.2.1')
    """
    address = parse_address(host) if len(host) < 100 else None
    if address is None:
        return UNKNOWN
    return str(ip_network((address, 64), strict=False)) if isinstance(address, IPv6Address) else str(address)


class Proxies:
    """The proxies that this node believes."""

    def __init__(self, networks: Iterable[str]) -> None:
        self._networks = parse_networks(networks)

    def trusts(self, host: str | None) -> bool:
        """Whether that peer is one of them."""
        address = parse_address(host) if host else None
        return address is not None and is_within(address, self._networks)

    def client(self, peer: str | None, headers: Headers) -> str:
        """The client of a request that came from `peer`."""
        if peer is None or not self.trusts(peer):
            return peer or UNKNOWN
        hops = _hops(headers)
        for hop in reversed(hops[-MAX_HOPS:]):
            if not self.trusts(hop):
                return hop if parse_address(hop) else UNKNOWN
        return hops[0] if 0 < len(hops) <= MAX_HOPS else peer

    def scheme(self, peer: str | None, headers: Headers) -> str | None:
        """The scheme by which the client came, where a trusted proxy says so."""
        if not self.trusts(peer):
            return None
        said = [value.decode("latin-1") for name, value in headers if name == b"x-forwarded-proto"]
        last = (said or _parameters(headers, "proto") or [""])[-1].rpartition(",")[2].strip().lower()
        return last if last in ("http", "https") else None


def is_within(address: Address, networks: Iterable[Network]) -> bool:
    """Whether one of the networks has the address."""
    return any(address in network for network in networks if network.version == address.version)


def is_forwarded(headers: Headers) -> bool:
    """Whether a request says that somebody passed it on."""
    return any(name in FORWARDING for name, _ in headers)


def _hops(headers: Headers) -> list[str]:
    """The addresses that a request has come by, the first of them first."""
    listed = [value.decode("latin-1") for name, value in headers if name == b"x-forwarded-for"]
    hops = [hop.strip() for value in listed for hop in value.split(",")]
    return hops if listed else _parameters(headers, "for")


def _parameters(headers: Headers, wanted: str) -> list[str]:
    """The values of a parameter in the header of the standard, `Forwarded: for=192.0.2.1;proto=https`."""
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
