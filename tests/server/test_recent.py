"""A snapshot contains the updates of this round, as this viewer received them."""

import json
from random import Random
from typing import Any

import pytest

from seasalt.server.tables.room import RECENT, Room
from tests.server.test_wire_secrets import a_room


def snapshot(room: Room, guest: str) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(room.snapshot(guest))
    return told


@pytest.mark.parametrize("guest", ["guest-0", "guest-1", "nobody"])
def test_a_snapshot_tells_again_what_the_updates_of_the_round_told(guest: str):
    began = 1  # the version in which the round, or the table, began
    rounds = 0
    updates: dict[int, Any] = {}
    for room in a_room(Random(5), 3, memory_aid=False, extra_salt=False):
        newer = map(json.loads, room.updates(guest, max(updates, default=0)))
        updates |= {update["version"]: update | {"state": None} for update in newer}
        newest = room.table.version
        if any(event["type"] == "RoundStarted" for event in updates[newest]["events"]):
            began, rounds = newest, rounds + 1

        recent = snapshot(room, guest)["recent"]

        first = max(began, newest - RECENT + 1)
        assert recent == [updates[version] for version in range(first, newest + 1)]
    assert rounds > 1


def test_what_is_told_of_the_past_has_an_end():
    longest = 0
    for room in a_room(Random(7), 4, memory_aid=False, extra_salt=False):
        longest = max(longest, len(snapshot(room, "guest-0")["recent"]))

    assert longest == RECENT


def test_the_end_of_the_last_round_is_told_with_the_new_one():
    for room in a_room(Random(5), 3, memory_aid=False, extra_salt=False):
        game = room.table.game
        if game is not None and game.round.number == 2:
            break

    ended = [event["type"] for event in snapshot(room, "nobody")["recent"][0]["events"]]
    assert ended.index("RoundEnded") < ended.index("RoundStarted")
