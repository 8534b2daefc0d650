"""Tells browsers by Web Push whose turn it is in games over days.

1. Whoever is at the table, or has moved, is told nothing.
2. One node at a time sends, and each push service has a task of its own: one that hangs delays no other.
3. A message has no cards: it is shown on locked screens.
"""

import asyncio
import json
import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any

from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

from seasalt.server.interfaces.database_faults import StoreDown
from seasalt.server.monitoring.server_log import log, log_failure
from seasalt.server.push.encryption import (
    SALT_BYTES,
    Subscription,
    encoded,
    key_of,
    new_key,
    number_of,
    public_bytes,
    read_subscription,
)
from seasalt.server.push.endpoint import Resolve, public_address, service_of
from seasalt.server.push.sender import Connect, Delivery, connect_to_service, send
from seasalt.server.refusals import RequestRefused
from seasalt.server.storage.server_keys import ServerKeys
from seasalt.server.storage.subscriptions import DueNotice, NewSubscription, Subscriptions
from seasalt.texts import languages, listed, texts
from seasalt.texts.catalog import DEFAULT_LANGUAGE

EVERY_SECONDS = 5.0
AT_ONCE = 8  # messages to one service
FIRST_PAUSE_MS, LONGEST_PAUSE_MS = 60_000, 3600_000  # before what a service did not take is tried again
HOUR_MS, DAY_HOURS = 3600_000, 24
LONGEST_ORIGIN = 200


async def server_key(keys: ServerKeys) -> EllipticCurvePrivateKey:
    """By what push services know this server."""
    return key_of(await keys.key("push", number_of(new_key())))


class TurnNotices:
    """The notices that one node saves and sends."""

    def __init__(
        self,
        subscriptions: Subscriptions,
        now: Callable[[], int],
        is_ours: Callable[[], Awaitable[bool]],
        is_there: Callable[[str, str], Awaitable[bool]],
        services: Sequence[str],
        key: EllipticCurvePrivateKey,
        *,
        connect: Connect = connect_to_service,
        resolve: Resolve | None = None,
    ) -> None:
        self._subscriptions = subscriptions
        self._now = now
        self._is_ours = is_ours  # whether this node may send now
        self._is_there = is_there  # whether at this table is this guest
        self._services = services
        self._key = key
        self._connect = connect
        self._resolve = resolve
        self.public_key = encoded(public_bytes(key))

    async def subscribe(
        self, session: str, endpoint: str, p256dh: str, auth: str, language: str, origin: str
    ) -> None:
        """Tell this browser; refuses one whose push service is not known, or is in a network of ours."""
        found = read_subscription(endpoint, p256dh, auth)
        host = service_of(endpoint, self._services)
        if found is None or host is None or len(origin) > LONGEST_ORIGIN:
            raise RequestRefused("bad_push_service")
        if await public_address(host, self._resolve) is None:
            raise RequestRefused("bad_push_service")
        service = next(one for one in self._services if service_of(endpoint, [one]))
        language = language if language in languages() else DEFAULT_LANGUAGE
        new = NewSubscription(service, endpoint, found.key, found.secret, language, origin)
        await self._subscriptions.save(session, new, self._now())

    async def unsubscribe(self, session: str) -> None:
        """Tell this browser nothing more."""
        await self._subscriptions.end(session)

    async def subscription(self, session: str) -> tuple[str, str] | None:
        """At which endpoint this browser is told, and in which language, if it is."""
        return await self._subscriptions.of(session)

    async def run(self) -> None:
        """Run forever, whenever it is this node's turn."""
        sending: dict[str, asyncio.Task[None]] = {}
        async with asyncio.TaskGroup() as group:
            while True:
                with suppress(StoreDown):
                    for service in await self._subscriptions.due(self._now()):
                        if service not in sending or sending[service].done():
                            sending[service] = group.create_task(self.send_to(service))
                await asyncio.sleep(EVERY_SECONDS)

    async def send_to(self, service: str) -> None:
        """Send all that is due at a service."""
        with suppress(StoreDown):
            while await self._is_ours():
                taken = await self._subscriptions.take(service, AT_ONCE, self._now())
                if not taken:
                    return
                await asyncio.gather(*map(self._send, taken))

    async def _send(self, notice: DueNotice) -> None:
        try:
            await self._try(notice)
        except StoreDown:
            raise
        except Exception as error:  # of one notice: the others are sent
            log_failure("push_failed", error, service=notice.to.service)
            await self._subscriptions.settle(notice, None)

    async def _try(self, notice: DueNotice) -> None:
        to, now = notice.to, self._now()
        summary = json.loads(notice.summary)
        awaited = summary["to_act"] == notice.seat and now < notice.until
        allowed = service_of(to.endpoint, self._services) is not None
        if not awaited or not allowed or await self._is_there(notice.table_id, notice.guest_id):
            await self._subscriptions.settle(notice, None)
            return
        waiting = len(await self._subscriptions.turns_of(notice.guest_id))
        delivery = await send(
            message(notice, summary, waiting, now),
            Subscription(to.endpoint, to.key, to.secret),
            self._key,
            to.origin if to.origin.startswith("https:") else "",
            salt=secrets.token_bytes(SALT_BYTES),
            keep_s=(notice.until - now) // 1000,
            topic=notice.table_id,
            now_s=now // 1000,
            connect=self._connect,
        )
        again_at = now + min(FIRST_PAUSE_MS << notice.tries, LONGEST_PAUSE_MS)
        match delivery:
            case Delivery.GONE:
                await self._subscriptions.end(notice.session_id)
            case Delivery.LATER if again_at < (notice.remind_at or notice.until):
                await self._subscriptions.settle(notice, again_at)
            case _:
                if delivery is not Delivery.TAKEN:
                    log(logging.WARNING, "push_failed", service=to.service, why=delivery)
                await self._subscriptions.settle(notice, None)


def message(notice: DueNotice, summary: dict[str, Any], waiting: int, now: int) -> bytes:
    """What is shown, as browsers show it without a script: a declarative push message."""
    say = texts(notice.to.language).say
    if notice.remind_at is None:
        hours = (notice.until - now) // HOUR_MS
        days = hours // DAY_HOURS if hours >= 2 * DAY_HOURS else 0
        title = say("push-reminder")
        body = say("push-reminder-days", days=days) if days else say("push-reminder-hours", hours=hours)
    else:
        seats = enumerate(zip(summary["names"], summary["bots"], strict=True))
        people = [name for seat, (name, bot) in seats if seat != notice.seat and name and not bot]
        title = say("push-turn")
        names = listed(texts(notice.to.language), people)
        body = say("push-turn-people", names=names, count=len(people)) if people else say("push-turn-bots")
    shown = {
        "title": title,
        "body": body,
        "lang": notice.to.language,
        "dir": "ltr",
        "tag": notice.table_id,  # a later one of this table takes its place
        "navigate": f"{notice.to.origin}/table/{notice.table_id}",
    }
    pushed = {"web_push": 8030, "notification": shown, "app_badge": waiting}
    return json.dumps(pushed, ensure_ascii=False).encode()
