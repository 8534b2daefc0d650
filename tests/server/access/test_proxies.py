"""The client behind proxies is the last hop that is not a trusted proxy, whatever a client writes."""

import pytest

from seasalt.server.access.proxies import Proxies, is_forwarded
from seasalt.server.networks import client_key, parse_networks

NGINX = Proxies(("127.0.0.1", "10.0.0.0/8", "2001:db8:1::/48"))


def via(peer: str, *hops: str, header: str = "x-forwarded-for") -> str:
    return NGINX.client(peer, [(header.encode(), hop.encode()) for hop in hops])


@pytest.mark.parametrize(
    ("peer", "hops", "client"),
    [
        ("192.0.2.9", (), "192.0.2.9"),
        ("192.0.2.9", ("198.51.100.1",), "192.0.2.9"),  # not reported by a trusted proxy
        ("127.0.0.1", (), "127.0.0.1"),
        ("127.0.0.1", ("198.51.100.1",), "198.51.100.1"),
        ("127.0.0.1", ("1.1.1.1, 198.51.100.1",), "198.51.100.1"),  # the first was forged by the client
        ("127.0.0.1", ("1.1.1.1", "198.51.100.1"), "198.51.100.1"),
        ("127.0.0.1", ("198.51.100.1, 10.0.0.7",), "198.51.100.1"),
        ("127.0.0.1", ("10.0.0.8, 10.0.0.7",), "10.0.0.8"),
        ("::ffff:127.0.0.1", ("198.51.100.1:4711",), "198.51.100.1:4711"),
        ("2001:db8:1::5", ("[2001:db8:2::1]:443",), "[2001:db8:2::1]:443"),
        ("127.0.0.1", ("unknown",), "?"),
        ("127.0.0.1", ("198.51.100.1, ",), "?"),
        ("127.0.0.1", ("10.0.0.1," * 10_000 + "10.0.0.2",), "127.0.0.1"),
    ],
)
def test_the_client_is_the_last_hop_that_is_not_trusted(peer: str, hops: tuple[str, ...], client: str):
    assert via(peer, *hops) == client


def test_the_header_of_the_standard_says_the_same():
    hops = 'for=1.1.1.1, For="[2001:db8:2::1]:443";proto=https, for=10.0.0.7'

    assert via("127.0.0.1", hops, header="forwarded") == "[2001:db8:2::1]:443"


@pytest.mark.parametrize(
    ("peer", "said", "scheme"),
    [
        ("127.0.0.1", "https", "https"),
        ("127.0.0.1", "http, HTTPS", "https"),
        ("127.0.0.1", "gopher", None),
        ("192.0.2.9", "https", None),
    ],
)
def test_the_scheme_is_what_a_trusted_proxy_says(peer: str, said: str, scheme: str | None):
    assert NGINX.scheme(peer, [(b"x-forwarded-proto", said.encode())]) == scheme


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("192.0.2.1", "::ffff:192.0.2.1"),
        ("192.0.2.1", "192.0.2.1:80"),
        ("2001:db8:2:3::1", "2001:db8:2:3:ffff:ffff:ffff:ffff"),
        ("[2001:db8:2:3::1]:443", "2001:db8:2:3::2"),
        ("fe80::1%eth0", "fe80::2"),
        ("nobody", "x" * 5000),
    ],
)
def test_limits_count_both_as_one(one: str, other: str):
    assert client_key(one) == client_key(other)


def test_neighbours_are_counted_apart():
    assert client_key("2001:db8:2:3::1") != client_key("2001:db8:2:4::1")
    assert client_key("192.0.2.1") != client_key("192.0.2.2")


@pytest.mark.parametrize("header", [b"x-forwarded-for", b"forwarded", b"x-real-ip", b"via"])
def test_a_request_that_was_passed_on_is_known_by_any_of_its_marks(header: bytes):
    assert is_forwarded([(b"host", b"x"), (header, b"y")])
    assert not is_forwarded([(b"host", b"x")])


@pytest.mark.parametrize("text", ["localhost", "10.0.0.0/33", "10.0.0.1/8", ""])
def test_what_is_no_network_is_refused(text: str):
    with pytest.raises(ValueError, match=r"network|bits|appear"):
        parse_networks([text])
