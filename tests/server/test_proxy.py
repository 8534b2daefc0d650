"""Behind a real nginx configured by deploy/nginx, clients are identified whatever headers they send."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from io import BytesIO
from pathlib import Path
from threading import Thread
from typing import Any, NamedTuple

import httpx
import pytest
import segno
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.server.nodes import ServerProcess, running_node
from tests.server.players import receive
from tests.servers import HTTP, PATIENCE_S, held_port, running_nginx

pytestmark = pytest.mark.anyio
ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "deploy.md"
SITE = ROOT / "deploy" / "nginx" / "seasalt.conf"
NODES = ROOT / "deploy" / "nginx" / "nodes.conf"
GUESTS = 3
TOKEN = "for-prometheus-only"


class Site(NamedTuple):
    """A node, and the nginx before it."""

    node: ServerProcess
    port: int

    def client(self, source: str, **headers: str) -> httpx.Client:
        """A browser at another address, through the proxy."""
        transport = httpx.HTTPTransport(local_address=source, verify=False)
        address = f"http://127.0.0.1:{self.port}"
        return httpx.Client(base_url=address, transport=transport, headers=headers, **HTTP)

    def direct(self, source: str, **headers: str) -> httpx.Client:
        """The same without the proxy."""
        transport = httpx.HTTPTransport(local_address=source, verify=False)
        return httpx.Client(base_url=self.node.address, transport=transport, headers=headers, **HTTP)


def deployed(port: int, upstream: str) -> str:
    """The configuration on our port. It has no certificates, but sets the scheme to https."""
    text = SITE.read_text("utf-8")
    for old, new in [("listen 443 ssl;", f"listen 127.0.0.1:{port};"), ("$scheme", "https")]:
        assert old in text
        text = text.replace(old, new)
    return upstream + re.sub(r" *ssl_certificate.*\n", "", text)


def one_node(port: int) -> str:
    """The upstream that the page has for a single node."""
    found = re.search(r"```nginx\n(upstream seasalt \{.*?)```", PAGE.read_text("utf-8"), flags=re.DOTALL)
    assert found is not None
    assert "127.0.0.1:8000;" in found[1]
    return found[1].replace("127.0.0.1:8000;", f"127.0.0.1:{port};")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder: Path = tmp_path_factory.mktemp("proxy")
    assert "SEASALT_TRUSTED_PROXIES=127.0.0.1\n" in PAGE.read_text("utf-8")
    settings = {
        "TRUSTED_PROXIES": "127.0.0.1",
        "MAX_GUESTS_PER_MINUTE": str(GUESTS),
        "MAX_SOCKETS_PER_ADDRESS": "2",
        "METRICS_TOKEN": TOKEN,
    }
    port = held_port()
    with (
        running_node(folder, **settings) as node,
        running_nginx(port, deployed(port, one_node(node.port))),
    ):
        yield Site(node, port)


def become_guests(client: httpx.Client, count: int = GUESTS + 1, **headers: str) -> list[int]:
    answers = [client.post("/api/bots", json={}, headers=headers) for _ in range(count)]
    return [answer.status_code for answer in answers]


def test_each_client_has_limits_of_its_own(site: Site):
    with site.client("127.0.0.11") as one, site.client("127.0.0.12") as other:
        refused = become_guests(one)
        welcome = become_guests(other, 1)

    assert refused == [200] * GUESTS + [429]
    assert welcome == [200]


def test_what_a_client_says_of_where_it_comes_from_counts_for_nothing(site: Site):
    lies = [f"198.51.100.{number}" for number in range(GUESTS + 1)]
    with site.client("127.0.0.13") as client:
        statuses = [
            client.post("/api/bots", json={}, headers={"x-forwarded-for": lie}).status_code for lie in lies
        ]

    assert statuses == [200] * GUESTS + [429]


def test_neither_does_it_past_the_proxy(site: Site):
    with site.direct("127.0.0.14") as client:
        statuses = [
            client.post("/api/bots", json={}, headers={name: value}).status_code
            for name, value in [
                ("x-forwarded-for", "198.51.100.7"),
                ("forwarded", "for=198.51.100.8"),
                ("x-real-ip", "198.51.100.9"),
                ("x-forwarded-for", "127.0.0.1, 198.51.100.10"),
            ]
        ]

    assert statuses == [200] * GUESTS + [429]


async def test_sockets_pass_and_are_counted_by_client(site: Site):
    with site.client("127.0.0.15") as client:
        token = client.post("/api/bots", json={}).json()["token"]

    def a_socket(source: str) -> Any:
        return connect(
            f"ws://127.0.0.1:{site.port}/ws",
            origin=f"https://127.0.0.1:{site.port}",  # type: ignore[arg-type]
            additional_headers={"authorization": f"Bearer {token}"},
            local_addr=(source, 0),
            open_timeout=PATIENCE_S,
            proxy=None,
        )

    async with a_socket("127.0.0.15") as one, a_socket("127.0.0.15"), a_socket("127.0.0.16"):
        await one.send('{"type":"ping","n":3}')
        assert (await receive(one))["n"] == 3
        with pytest.raises(InvalidStatus) as refused:
            async with a_socket("127.0.0.15"):
                pass

    assert refused.value.response.status_code == 429


def test_our_own_page_may_act_and_another_may_not(site: Site):
    with site.client("127.0.0.17") as client:
        own = client.post("/api/guests", json={}, headers={"origin": f"https://127.0.0.1:{site.port}"})
        foreign = client.post("/api/guests", json={}, headers={"origin": "https://evil.example"})

    assert (own.status_code, foreign.status_code) == (200, 403)


def test_links_are_for_https(site: Site):
    with site.client("127.0.0.18") as client:
        picture = client.get("/api/qr", params={"text": "/t/reef"}).content

    assert picture == drawn(f"https://127.0.0.1:{site.port}/t/reef")


def test_past_the_proxy_a_client_cannot_make_links_for_https(site: Site):
    with site.direct("127.0.0.19", **{"x-forwarded-proto": "https"}) as client:
        picture = client.get("/api/qr", params={"text": "/t/reef"}).content

    assert picture == drawn(f"{site.node.address}/t/reef")


def drawn(link: str) -> bytes:
    picture = BytesIO()
    segno.make(link, micro=False).save(
        picture, kind="svg", xmldecl=False, svgclass=None, lineclass=None, omitsize=True, light="#fff"
    )
    return picture.getvalue()


def test_metrics_are_for_this_machine_and_for_clients_with_the_token(site: Site):
    with site.client("127.0.0.1") as proxied, site.direct("127.0.0.1") as direct:
        answers = [
            proxied.get("/metrics"),
            proxied.get("/metrics", headers={"authorization": "Bearer guess"}),
            proxied.get("/metrics", headers={"authorization": f"Bearer {TOKEN}"}),
            direct.get("/metrics"),
            direct.get("/metrics", headers={"x-forwarded-for": "127.0.0.1"}),
            direct.get("/metrics", headers={"host": "seasalt.example"}),  # as an unknown proxy would ask
            direct.get("/metrics", headers={"host": "a b"}),
            direct.get("/metrics", headers={"host": "localhost:1"}),
        ]

    assert [answer.status_code for answer in answers] == [403, 403, 200, 200, 403, 403, 403, 200]
    assert "seasalt_sockets" in answers[2].text
    assert "seasalt_sockets" not in answers[0].text


def test_a_stream_of_events_is_not_held_back(site: Site):
    with site.client("127.0.0.20") as client:
        token = client.post("/api/bots", json={}).json()["token"]
        client.headers["authorization"] = f"Bearer {token}"
        table = client.post("/api/tables", json={}).json()["table"]
        with client.stream("GET", f"/api/tables/{table}/events") as stream:
            first = next(line for line in stream.iter_lines() if line.startswith("data: "))

    assert '"snapshot"' in first


class _Echo(BaseHTTPRequestHandler):
    """Answers every request with the port it came to."""

    def do_GET(self) -> None:
        body = str(self.connection.getsockname()[1]).encode()
        self.send_response(200)
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:
        pass


@contextmanager
def echoing() -> Iterator[int]:
    """A server that tells its port."""
    with ThreadingHTTPServer(("127.0.0.1", 0), _Echo) as server:
        thread = Thread(target=server.serve_forever, args=(0.01,))
        thread.start()
        try:
            yield server.server_address[1]
        finally:
            server.shutdown()
            thread.join()


def test_everything_about_a_table_goes_to_one_node_and_tables_go_to_all():
    text, port = NODES.read_text("utf-8"), held_port()
    with echoing() as one, echoing() as other:
        for old, new in [("10.83.0.11:8000", f"127.0.0.1:{one}"), ("10.83.0.12:8000", f"127.0.0.1:{other}")]:
            assert old in text
            text = text.replace(old, new)
        with running_nginx(port, deployed(port, text)):
            nodes = [
                {
                    httpx.get(f"http://127.0.0.1:{port}{path}", **HTTP).text
                    for path in (
                        f"/api/tables/{table}",
                        f"/api/tables/{table}/events?since=3",
                        f"/ws?table={table}",
                        f"/ws?table={table}&since=3",
                    )
                }
                for table in (f"reef-{number}" for number in range(20))
            ]

    assert [len(found) for found in nodes] == [1] * len(nodes)
    assert set[str]().union(*nodes) == {str(one), str(other)}
