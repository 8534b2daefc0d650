"""Friends at a deal of the day: their results, and the first decision in which two people differed.

1. Friends have finished a game with the guest at a table that was not public (`DailyStore.friends`).
2. Nothing of a friend is told before both have finished the deal, and nothing of anybody else.
3. Ids of guests stay here: a friend has a key that only one guest can use, for one deal.
"""

from collections.abc import Sequence
from hashlib import sha256
from itertools import islice
from typing import NamedTuple

from seasalt.rules.action import Action, Deal, Lose
from seasalt.rules.record import Record, replay
from seasalt.server.interfaces.stored_facts import FriendsTry, Guest
from seasalt.server.interfaces.table_store import DailyStore
from seasalt.server.refusals import RequestRefused
from seasalt.server.tables.daily_deals import own_score
from seasalt.table.daily import PERSON, DailyDeal
from seasalt.wire.daily import DailyFriend

MOST = 50


class Parting(NamedTuple):
    """The number of an action in two records, the step of the replay, and what the persons did."""

    step: int
    at: int
    yours: Action
    theirs: Action


async def friends(store: DailyStore, deal: DailyDeal, guest: Guest) -> dict[str, FriendsTry]:
    """The finished tries of friends at a deal, by their keys; the guest must have finished it."""
    return {_key(deal, guest, one): one for one in await store.friends(deal, guest.id, MOST)}


async def friend(store: DailyStore, deal: DailyDeal, guest: Guest, key: str) -> FriendsTry:
    """The friend with a key; refuses any other."""
    found = (await friends(store, deal, guest)).get(key)
    if found is None:
        raise RequestRefused("no_such_friend")
    return found


def shown(key: str, one: FriendsTry) -> DailyFriend:
    """A friend for the wire."""
    score = own_score(one.tried)
    assert score is not None
    return DailyFriend(key, one.name, one.face, one.tried.rated, score)


def _key(deal: DailyDeal, guest: Guest, one: FriendsTry) -> str:
    return sha256(f"{deal.kind}/{deal.date}/{guest.id}/{one.guest_id}".encode()).hexdigest()[:16]


def parting(yours: Record, theirs: Record) -> Parting | None:
    """Where two games of the same deal parted, if a person was the first to choose otherwise."""
    pairs = zip(yours.actions, theirs.actions, strict=False)
    step = next((step for step, (one, other) in enumerate(pairs) if one != other), None)
    if step is None or next(islice(replay(yours), step, None)).step.game.to_act != PERSON:
        return None
    return Parting(step, _decisions(yours.actions[:step]), yours.actions[step], theirs.actions[step])


def _decisions(actions: Sequence[Action]) -> int:
    return sum(not isinstance(action, Deal | Lose) for action in actions)
