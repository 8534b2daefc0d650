"""The outbox of a slow client is bounded, and keeps only the latest state of each table."""

import asyncio

import pytest

from seasalt.server.tables.room import MAX_MISSED
from seasalt.server.web.outbox import BEHIND_BYTES, BEHIND_MESSAGES, BYTES, MESSAGES, Outbox

pytestmark = pytest.mark.anyio


class Reef:
    """A fake room whose version advances."""

    def __init__(self, name: str = "reef") -> None:
        self.id = name
        self.version = 0

    def snapshot(self, guest: str) -> bytes:
        return f"{guest} sees {self.id} at {self.version}".encode()

    def move_on(self, outbox: Outbox) -> None:
        self.version += 1
        if not outbox.is_behind(self):  # type: ignore[arg-type]
            assert outbox.put(f"{self.id} {self.version}".encode())


async def read_all(outbox: Outbox) -> list[str]:
    """Everything that can be read now."""
    messages: list[str] = []
    while True:
        try:
            async with asyncio.timeout(0.01):
                message = await outbox.get()
        except TimeoutError:
            return messages
        assert message is not None
        messages.append(message.decode())


async def test_a_client_that_keeps_up_gets_every_update():
    outbox, reef = Outbox("anna"), Reef()
    for _ in range(3):
        for _ in range(BEHIND_MESSAGES):
            reef.move_on(outbox)
        messages = await read_all(outbox)

    assert messages == [f"reef {2 * BEHIND_MESSAGES + number + 1}" for number in range(BEHIND_MESSAGES)]


async def test_a_slow_client_gets_the_latest_state_in_place_of_skipped_updates():
    outbox, reef = Outbox("anna"), Reef()
    for _ in range(1000):
        reef.move_on(outbox)

    *updates, last = await read_all(outbox)

    assert updates == [f"reef {number + 1}" for number in range(len(updates))]
    assert len(updates) <= BEHIND_MESSAGES + 1
    assert last == "anna sees reef at 1000"


async def test_after_the_snapshot_updates_come_again_without_a_gap():
    outbox, reef = Outbox("anna"), Reef()
    for _ in range(100):
        reef.move_on(outbox)
    await read_all(outbox)
    reef.move_on(outbox)

    assert await read_all(outbox) == ["reef 101"]


async def test_a_table_that_did_not_move_needs_no_snapshot():
    outbox, reef, quay = Outbox("anna"), Reef(), Reef("quay")
    quay.move_on(outbox)
    for _ in range(100):
        reef.move_on(outbox)

    messages = await read_all(outbox)

    assert [message for message in messages if "quay" in message] == ["quay 1"]


async def test_few_but_long_messages_are_too_much_as_well():
    outbox, reef = Outbox("anna"), Reef()
    assert outbox.put(b"x" * (BEHIND_BYTES + 1))

    reef.move_on(outbox)

    assert (await read_all(outbox))[1:] == ["anna sees reef at 1"]


async def test_a_table_that_is_not_followed_any_more_is_not_told_of():
    outbox, reef = Outbox("anna"), Reef()
    for _ in range(100):
        reef.move_on(outbox)
    outbox.forget("reef")

    assert "anna" not in "".join(await read_all(outbox))


async def test_answers_are_never_left_out_and_one_too_many_is_refused():
    outbox = Outbox("anna")

    taken = [outbox.put(b"%d" % number) for number in range(MESSAGES + 1)]

    assert taken == [True] * MESSAGES + [False]
    assert await read_all(outbox) == [str(number) for number in range(MESSAGES)]


async def test_it_is_bounded_in_bytes():
    outbox = Outbox("anna")

    assert outbox.put(b"x" * BYTES)
    assert not outbox.put(b"x")


async def test_what_waits_is_sent_before_the_end_unless_it_is_dropped():
    polite, rude = Outbox("anna"), Outbox("ben")
    for outbox in (polite, rude):
        outbox.put(b"bye")
    polite.close()
    rude.close(drop=True)

    assert [await polite.get(), await polite.get()] == [b"bye", None]
    assert await rude.get() is None


def test_missed_updates_do_not_fill_the_queue_so_far_that_new_ones_are_skipped() -> None:
    assert MAX_MISSED <= BEHIND_MESSAGES
