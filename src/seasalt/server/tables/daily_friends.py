"""Friends at deals of the day: their results, and the first decision in which two people differed.

1. Friends have finished a game with the guest at a table that was not public, or have played the same set
   (`DailyStore.friends`).
2. Nothing of a friend is told before both have finished the deal, and nothing of anybody else.
3. Ids of guests stay here: a friend has a key that only one guest can use, for one deal.
"""

from collections.abc import Container, Mapping, Sequence
from hashlib import sha256
from itertools import islice
from typing import NamedTuple

from seasalt.rules.action import Action, Deal, Lose
from seasalt.rules.record import Record, replay
from seasalt.server.interfaces.stored_facts import DailyTry, FriendsTry, Guest
from seasalt.server.interfaces.table_store import DailyStore, TableStore
from seasalt.server.refusals import RequestRefused
from seasalt.server.tables.daily_deals import own_score
from seasalt.table.daily import FIRST_DAY, PERSON, DailyDeal
from seasalt.table.faces import usual_face
from seasalt.wire.daily import BoardDeal, BoardResult, BoardRow, DailyBoard, DailyFriend, DailyScore

MOST = 50


class Parting(NamedTuple):
    """The number of an action in two records, the step of the replay, and what the persons did."""

    step: int
    at: int
    yours: Action
    theirs: Action


async def friends(store: DailyStore, deal: DailyDeal, guest: Guest) -> dict[str, FriendsTry]:
    """The finished tries of friends at a deal, by their keys; the guest must have finished it."""
    return {_key(guest, deal, one): one for one in await store.friends([deal], guest.id, MOST)}


async def friend(store: DailyStore, deal: DailyDeal, guest: Guest, key: str) -> FriendsTry:
    """The friend with a key; refuses any other."""
    found = (await friends(store, deal, guest)).get(key)
    if found is None:
        raise RequestRefused("no_such_friend")
    return found


def shown(key: str, one: FriendsTry) -> DailyFriend:
    """A friend for the wire."""
    return DailyFriend(key, one.name, one.face or usual_face(one.guest_id), one.tried.rated, _score(one))


def _score(one: FriendsTry) -> DailyScore:
    """The result of a friend."""
    score = own_score(one.tried)
    assert score is not None
    return score


async def board(store: TableStore, deals: Sequence[DailyDeal], guest: Guest | None, today: str) -> DailyBoard:
    """Deals of one kind, in the order of their dates, side by side."""
    [kind] = {deal.kind for deal in deals}
    mine: dict[str, DailyTry] = {}
    if guest is not None:
        mine = await store.daily.tries_of(guest.id, kind, deals[0].date, deals[-1].date)
    there = await store.heads(one.table_id for one in mine.values())
    finished = [deal for deal in deals if deal.date in mine and mine[deal.date].result is not None]
    rows: dict[str, BoardRow] = {}
    if guest is not None and finished:
        for one in await store.daily.friends(finished, guest.id, MOST * len(finished)):
            row = rows.setdefault(
                one.guest_id, BoardRow(one.name, one.face or usual_face(one.guest_id), [None] * len(deals))
            )
            at = next(number for number, deal in enumerate(deals) if deal.date == one.date)
            row.results[at] = BoardResult(_key(guest, deals[at], one), _score(one))
    others = sorted(rows.values(), key=lambda row: (row.results.count(None), row.name))
    return DailyBoard(FIRST_DAY, today, [_own(deal, mine, there) for deal in deals], others[:MOST])


def _own(deal: DailyDeal, mine: Mapping[str, DailyTry], there: Container[str]) -> BoardDeal:
    tried = mine.get(deal.date)
    if tried is None:
        return BoardDeal(deal.date, deal.extra_salt)
    table = tried.table_id if tried.table_id in there else None
    is_open = tried.result is None and table
    return BoardDeal(deal.date, deal.extra_salt, "playing" if is_open else "over", table, own_score(tried))


def _key(guest: Guest, deal: DailyDeal, one: FriendsTry) -> str:
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
