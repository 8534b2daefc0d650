"""A passkey of a real browser, behind a real proxy: made on one node, used on another."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession, Page, expect

from tests.browser.screens import PHONE, STILL
from tests.browser.watching import Watch, look
from tests.server.nodes import database_in, running_nodes
from tests.server.test_proxy import deployed
from tests.servers import held_port, running_nginx

NODES = """
upstream one {{ server 127.0.0.1:{one}; }}
upstream other {{ server 127.0.0.1:{other}; }}
map $uri $node {{ default one; ~^/api/passkeys/ other; }}
"""
DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
}


@pytest.fixture(scope="module")
def site(bundle: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Two nodes behind nginx: one signs in, the other does the rest."""
    folder: Path = tmp_path_factory.mktemp("passkeys")
    port = held_port()
    address = f"http://localhost:{port}"
    settings = {"SITE": address, "TRUSTED_PROXIES": "127.0.0.1"}
    with running_nodes(folder, database_in(folder), **settings) as [one, other]:
        text = deployed(port, NODES.format(one=one.port, other=other.port))
        with running_nginx(port, text.replace("http://seasalt;", "http://$node;")):
            yield address


@contextmanager
def opened(browser: Browser, site: str, path: str) -> Iterator[tuple[Page, CDPSession, str]]:
    """A page with a device that holds passkeys, and its id."""
    watch = Watch(site)
    context = browser.new_context(base_url=site, locale="en", **PHONE, **STILL)
    watch.follow(context)
    page = context.new_page()
    device = context.new_cdp_session(page)
    device.send("WebAuthn.enable")
    made = device.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})
    page.goto(path)
    yield page, device, made["authenticatorId"]
    context.close()
    assert watch.troubles == []


def passkeys(device: CDPSession, name: str) -> list[Any]:
    found: list[Any] = device.send("WebAuthn.getCredentials", {"authenticatorId": name})["credentials"]
    return found


def test_a_passkey_of_one_device_signs_in_on_another_that_has_it(browser: Browser, site: str):
    with opened(browser, site, "/settings") as (page, device, name):
        page.get_by_label("Your name").fill("Ada")
        page.get_by_label("Your name").blur()
        page.get_by_text("Saved.").wait_for()
        page.reload()
        page.get_by_role("button", name="Add a passkey").tap()
        expect(page.get_by_text("Your passkey is ready.")).to_be_visible()
        expect(page.get_by_text("Write it down")).to_be_visible()
        expect(page.get_by_role("list", name="Your passkeys").get_by_role("listitem")).to_have_count(1)
        assert look(page, turn=None) == []
        page.get_by_role("button", name="Add a passkey").tap()  # this device has one
        expect(page.get_by_role("alert")).to_contain_text("No passkey was used.")
        [passkey] = passkeys(device, name)
    with opened(browser, site, "/account") as (page, device, name):
        device.send("WebAuthn.addCredential", {"authenticatorId": name, "credential": passkey})
        assert look(page, turn=None) == []
        page.get_by_role("button", name="Sign in with a passkey").tap()
        page.wait_for_url("**/games")
        me = page.evaluate("fetch('/api/me').then((answer) => answer.json())")

    assert me["name"] == "Ada"
    assert "Ada" not in passkey.get("userHandle", "")
    assert passkey["rpId"] == "localhost"


def test_at_another_address_no_passkey_is_offered(browser: Browser, site: str):
    with opened(browser, site.replace("localhost", "127.0.0.1"), "/account") as (page, *_):
        expect(page.get_by_label("Your key")).to_be_visible()

        assert page.get_by_role("button", name="Sign in with a passkey").count() == 0
