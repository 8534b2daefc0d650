"""A message goes to a push service and nowhere else, whatever a client gives as its endpoint."""

from collections.abc import Sequence

import pytest

from seasalt.server.push.endpoint import LONGEST, public_address, service_of
from seasalt.server.settings import PUSH_SERVICES

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("endpoint", "host"),
    [
        ("https://fcm.googleapis.com/fcm/send/c:APA91b", "fcm.googleapis.com"),
        ("https://fcm.googleapis.com:443/wp/one", "fcm.googleapis.com"),
        ("https://updates.push.services.mozilla.com/wpush/v2/gAA", "updates.push.services.mozilla.com"),
        ("https://web.push.apple.com/QGuQ", "web.push.apple.com"),
        ("https://wns2-par02p.notify.windows.com/w/?token=BQ", "wns2-par02p.notify.windows.com"),
    ],
)
def test_the_services_of_browsers_are_known(endpoint: str, host: str):
    assert service_of(endpoint, PUSH_SERVICES) == host


@pytest.mark.parametrize(
    "endpoint",
    [
        "",
        "fcm.googleapis.com",
        "http://fcm.googleapis.com/one",
        "ftp://fcm.googleapis.com/one",
        "https://fcm.googleapis.com:8443/one",
        "https://fcm.googleapis.com:99999/one",
        "https://fcm.googleapis.com@evil.example/one",
        "https://me@fcm.googleapis.com/one",
        "https://evil.example/fcm.googleapis.com",
        "https://fcm.googleapis.com.evil.example/one",
        "https://evilpush.apple.com/one",
        "https://push.apple.com/one",
        "https://127.0.0.1/one",
        "https://[::1]/one",
        "https://[::1/one",
        "https://localhost/one",
        "https://fcm.googleapis.com\\@evil.example/one",
        "https://fcm.googleapis.com/one\r\nHost: evil.example",
        "https://fcm.googleapis.com/one two",
        "https://fcm.googleapis.com/#one",
        "https://fcm.googleapis。com/one",
        "https://fcm.googleapis.com/" + "x" * LONGEST,
    ],
)
def test_no_other_address_is_one(endpoint: str):
    assert service_of(endpoint, PUSH_SERVICES) is None


def test_an_operator_may_name_other_services():
    assert service_of("https://push.example.org/one", ("push.example.org",)) == "push.example.org"
    assert service_of("https://fcm.googleapis.com/one", ("push.example.org",)) is None


@pytest.mark.parametrize(
    "addresses",
    [
        [],
        ["127.0.0.1"],
        ["10.0.0.1"],
        ["192.168.1.1"],
        ["169.254.169.254"],
        ["100.64.0.1"],
        ["0.0.0.0"],
        ["224.0.0.1"],
        ["::1"],
        ["fe80::1%eth0"],
        ["fd00::1"],
        ["::ffff:127.0.0.1"],
        ["142.250.74.10", "10.0.0.1"],  # one of two is ours
    ],
)
async def test_a_name_that_leads_into_a_network_of_ours_is_refused(addresses: list[str]):
    async def resolve(host: str) -> Sequence[str]:
        return addresses

    assert await public_address("fcm.googleapis.com", resolve) is None


async def test_a_public_name_gives_the_address_to_connect_to():
    async def resolve(host: str) -> Sequence[str]:
        return ["142.250.74.10", "2a00:1450:400f::200a"]

    async def fails(host: str) -> Sequence[str]:
        raise OSError("no such name")

    assert await public_address("fcm.googleapis.com", resolve) == "142.250.74.10"
    assert await public_address("fcm.googleapis.com", fails) is None
