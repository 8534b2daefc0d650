"""Limits on open sockets and event streams, by address and by guest."""

import logging
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from seasalt.server.monitoring.metrics import FLOODS
from seasalt.server.monitoring.server_log import client_facts, guest_hash, log_throttled
from seasalt.server.networks import counted_networks
from seasalt.server.refusals import RequestRefused
from seasalt.server.settings import Settings


class ConnectionLimits:
    """The open sockets and event streams of one node."""

    def __init__(self, settings: Settings) -> None:
        self._per_address = settings.max_sockets_per_address
        self._per_guest = settings.max_sockets_per_guest
        self._addresses: Counter[str] = Counter()
        self._guests: Counter[str] = Counter()

    def check(self, address: str, guest: str | None = None) -> None:
        """Refuse if one more connection would be too many."""
        if any(self._addresses[key] >= times * self._per_address for key, times in counted_networks(address)):
            self._refuse("address", address, **client_facts(address))
        if guest is not None and self._guests[guest] >= self._per_guest:
            self._refuse("guest", guest, guest=guest_hash(guest), **client_facts(address))

    @contextmanager
    def hold(self, address: str, guest: str | None = None) -> Iterator[None]:
        """Count one more connection while the block runs."""
        self.check(address, guest)
        counted = [(self._addresses, key) for key, _ in counted_networks(address)]
        counted += [(self._guests, guest)] if guest is not None else []
        for counter, who in counted:
            counter[who] += 1
        try:
            yield
        finally:
            for counter, who in counted:
                counter[who] -= 1
                if not counter[who]:
                    del counter[who]

    def _refuse(self, by: str, who: str, **facts: object) -> None:
        FLOODS.labels("sockets").inc()
        log_throttled(logging.WARNING, "flood_refused", who, kind=f"sockets of one {by}", **facts)
        raise RequestRefused("too_many")
