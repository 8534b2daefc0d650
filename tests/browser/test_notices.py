"""A browser that has subscribed reads what the server sends it, and shows it while the page is closed."""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

from seasalt.server.push.turn_notices import TurnNotices, server_key
from seasalt.server.storage.store import Store
from seasalt.server.tables.rooms import NOTICE_MS
from tests.browser.screens import CHROMIUM_FLAGS, PHONE
from tests.server.nodes import running_node
from tests.server.players import Person, a_person, a_table, begin, command
from tests.server.push.push_service import Service, running
from tools.chromium import find_chromium

SERVICE = "142.250.74.10"  # a public address, so that no name has to be looked up
SUBSCRIBE = """async (endpoint) => {
  const keys = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
  const own = new Uint8Array(await crypto.subtle.exportKey('raw', keys.publicKey));
  const secret = crypto.getRandomValues(new Uint8Array(16));
  const told = (bytes) => bytes.toBase64?.({ alphabet: 'base64url', omitPadding: true })
    ?? btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  window.mine = { keys, own, secret };
  const body = JSON.stringify({ endpoint, p256dh: told(own), auth: told(secret), language: 'de' });
  const headers = { 'content-type': 'application/json' };
  return (await fetch('/api/me/subscription', { method: 'POST', body, headers })).status;
}"""
READ = """async (numbers) => {  // RFC 8188 and 8291, by the browser's own cryptography
  const { keys, own, secret } = window.mine;
  const body = new Uint8Array(numbers), text = new TextEncoder();
  const [salt, other, sealed] = [body.slice(0, 16), body.slice(21, 86), body.slice(86)];
  const key = await crypto.subtle.importKey('raw', other, { name: 'ECDH', namedCurve: 'P-256' }, false, []);
  const shared = await crypto.subtle.deriveBits({ name: 'ECDH', public: key }, keys.privateKey, 256);
  const derived = async (from, salt, info, length) => {
    const hkdf = await crypto.subtle.importKey('raw', from, 'HKDF', false, ['deriveBits']);
    return crypto.subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, hkdf, 8 * length);
  };
  const both = new Uint8Array([...text.encode('WebPush: info\\0'), ...own, ...other]);
  const common = await derived(shared, secret, both, 32);
  const content = await derived(common, salt, text.encode('Content-Encoding: aes128gcm\\0'), 16);
  const iv = await derived(common, salt, text.encode('Content-Encoding: nonce\\0'), 12);
  const aes = await crypto.subtle.importKey('raw', content, 'AES-GCM', false, ['decrypt']);
  const opened = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, aes, sealed);
  return new TextDecoder().decode(opened).replace('\\x02', '');
}"""
ACTIVATED = """async () => {  // a worker that is about to be gets no message
  await navigator.serviceWorker.register('/sw.js');
  const { active } = await navigator.serviceWorker.ready;
  while (active.state !== 'activated')
    await new Promise((done) => active.addEventListener('statechange', done, { once: true }));
}"""
SHOWN = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
  .map(({ title, body, lang, tag, data }) => ({ title, body, lang, tag, data }))"""


def test_a_message_of_the_server_is_read_by_the_browser_and_shown_by_its_service_worker(
    browser: Browser, bundle: None, tmp_path: Path
):
    database = f"sqlite:///{tmp_path / 'games.db'}"
    with running_node(tmp_path, database, PUSH_SERVICES=SERVICE) as node:
        context = browser.browser_type.launch_persistent_context(
            tmp_path / "profile",
            executable_path=find_chromium(),
            args=CHROMIUM_FLAGS,
            base_url=node.address,
            **PHONE,
        )
        context.grant_permissions(["notifications"], origin=node.address)
        page = context.pages[0]
        mia, ben = signed_in(page, node.address), a_person(node.address, name="Ben")
        table = a_table([mia, ben], pace="days", days=2).id
        assert page.evaluate(SUBSCRIBE, f"https://{SERVICE}/one") == 200
        begin(table, [mia, ben])
        play_until_turn_of(1, table, [mia, ben])
        play_until_turn_of(0, table, [mia, ben])

        [request] = sent(database)
        message = page.evaluate(READ, list(request.partition(b"\r\n\r\n")[2]))
        deliver(context, page, node.address, message)
        shown = page.evaluate(SHOWN)
        context.close()

    assert shown == [
        {
            "title": "Du bist am Zug",
            "body": "Ben wartet auf dich.",
            "lang": "de",
            "tag": table,
            "data": f"{node.address}/table/{table}",
        }
    ]


def signed_in(page: Page, address: str) -> Person:
    page.goto("/")
    guest = page.evaluate(
        """() => fetch('/api/guests', { method: 'POST', body: '{"name": "Mia"}',
          headers: { 'content-type': 'application/json' } }).then((answer) => answer.json())"""
    )
    [cookie] = page.context.cookies()
    return Person([address], guest["id"], "Mia", cookie["value"])


def play_until_turn_of(seat: int, table: str, people: list[Person]) -> None:
    """Play over HTTP, so that nobody is at the table."""
    while (seats := people[0].ask("GET", f"/api/tables/{table}").json()["state"])["to_act"] != seat:
        person = people[seats["to_act"]]
        legal = person.ask("GET", f"/api/tables/{table}").json()["state"]["legal"]
        assert command(person, table, {"type": "act", "action": legal[0]})["type"] == "ack"


def sent(database: str) -> list[bytes]:
    """What a node sends to the push service a minute and more after now."""

    async def all_of_it() -> list[bytes]:
        service = Service(b"HTTP/1.1 201 Created\r\n\r\n")
        async with await Store.open(database, migrate=False) as store, running(service) as connect:
            notices = TurnNotices(
                store.subscriptions,
                in_a_minute,
                yes,
                no,
                [SERVICE],
                await server_key(store.keys),
                connect=connect,
            )
            await notices.send_to(SERVICE)
        return service.requests

    with ThreadPoolExecutor(1) as thread:  # here is the event loop of Playwright
        return thread.submit(asyncio.run, all_of_it()).result()


def in_a_minute() -> int:
    return int(time.time() * 1000) + NOTICE_MS + 1000


async def yes() -> bool:
    return True


async def no(table: str, guest: str) -> bool:
    return False


def deliver(context: BrowserContext, page: Page, address: str, message: str) -> None:
    """Hand a message to the service worker, as the browser does when it comes from a push service.

    Returns when the browser displays a notification. Asked for its notifications between writing one down and
    displaying it, Chromium takes it for one that was closed, and forgets it.
    """
    page.evaluate(ACTIVATED)
    session = context.new_cdp_session(page)

    def following(event: str) -> list[Any]:
        told: list[Any] = []
        session.on(event, lambda facts: told.append(facts))
        return told

    def wait_for(fact: Callable[[], object]) -> None:
        while not fact():
            page.wait_for_timeout(20)

    registered = following("ServiceWorker.workerRegistrationUpdated")
    recording = following("BackgroundService.recordingStateChanged")
    displayed = following("BackgroundService.backgroundServiceEventReceived")
    session.send("ServiceWorker.enable")
    session.send("BackgroundService.setRecording", {"shouldRecord": True, "service": "notifications"})
    session.send("BackgroundService.startObserving", {"service": "notifications"})
    wait_for(lambda: registered and any(one["isRecording"] for one in recording))
    [registration] = {one["registrationId"] for event in registered for one in event["registrations"]}
    session.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": address, "registrationId": registration, "data": message},
    )
    wait_for(lambda: displayed)
