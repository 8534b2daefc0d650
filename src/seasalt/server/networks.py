"""Addresses and networks, as settings write them and as limits count them."""

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network

UNKNOWN = "?"
WIDER = ((56, 4), (48, 16))
"""Networks of which one customer may have a whole one, and how many times the limit of a /64 each has."""


def parse_networks(texts: Iterable[str]) -> tuple[Network, ...]:
    """The addresses and networks of a setting; ValueError for anything else."""
    return tuple(ip_network(text.strip()) for text in texts)


def parse_address(text: str) -> Address | None:
    """An address with or without port or brackets; IPv4 mapped to IPv6 becomes IPv4.

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
    """The key that limits count by: an IPv4 address, or the /64 network of one IPv6 customer.

    >>> client_key("2001:db8::1"), client_key("::ffff:192.0.2.1")
    ('2001:db8::/64', '192.0.2.1')
    """
    address = parse_address(host) if len(host) < 100 else None
    if address is None:
        return UNKNOWN
    return str(ip_network((address, 64), strict=False)) if isinstance(address, IPv6Address) else str(address)


def counted_networks(key: str) -> tuple[tuple[str, int], ...]:
    """A `client_key` and the networks around it, widest last, each with how many times the limit it has.

    >>> counted_networks("2001:db8:0:1234::/64")[1:]
    (('2001:db8:0:1200::/56', 4), ('2001:db8::/48', 16))
    >>> counted_networks("192.0.2.1")
    (('192.0.2.1', 1),)
    """
    return _around(key) if key.endswith("/64") else ((key, 1),)


@lru_cache(4096)
def _around(key: str) -> tuple[tuple[str, int], ...]:
    network = IPv6Network(key)
    return ((key, 1), *((str(network.supernet(new_prefix=bits)), times) for bits, times in WIDER))


def is_within(address: Address, networks: Iterable[Network]) -> bool:
    """Whether the address is in one of the networks."""
    return any(address in network for network in networks if network.version == address.version)
