"""Routes about other people: whom one has met, wants to meet again or reports; and one's own name."""

import asyncio
from collections.abc import Collection
from functools import cache

from seasalt.bots import NAMES
from seasalt.server.clock import now
from seasalt.server.interfaces.people_store import Acquaintance, GameEnd, NameStore, PeopleStore, Report
from seasalt.server.refusals import RequestRefused
from seasalt.server.tables.new_table import TableSpec
from seasalt.server.web.endpoint import ApiRequest, ApiRoute, address_of, table_answer
from seasalt.table.faces import usual_face
from seasalt.table.names import is_owned, look_of, mixes_scripts
from seasalt.wire.http import TableAnswer
from seasalt.wire.people import (
    Asked,
    AskedLine,
    Complaint,
    Done,
    NameState,
    People,
    Person,
    PersonAt,
    PersonWish,
)

ASKED_MS = 24 * 3600 * 1000
LISTED = 100
CLAIM_GAMES = 5  # finished ones, before a name can be claimed: it is for good
OF_THE_HOUSE = ("admin", "administrator", "moderator", "operator", "seasalt", "server", "support", "system")


# --- people


async def _my_people(request: ApiRequest) -> People:
    """Friends, and whom one wants to remember or to avoid."""
    request.node.check_work_limit(request.me.id)
    return await _listed(request)


async def _listed(request: ApiRequest) -> People:
    found = [one for one in await _people(request).of(request.me.id) if one.relation or one.is_friend]
    found.sort(key=lambda one: ("remember", None, "avoid").index(one.relation))
    claimed = await _names(request).owned([one.guest_id for one in found[:LISTED]])
    return People(
        [
            _person(
                PersonAt(one.met.table_id, one.met.seat, one.met.game),
                one.name,
                one.face or usual_face(one.guest_id),
                claimed.get(one.guest_id),
                one,
            )
            for one in found[:LISTED]
        ]
    )


async def _table_people(request: ApiRequest) -> People:
    """The other people who sit at a table."""
    room, me = await request.watched_room(), request.me.id
    request.node.check_work_limit(me)
    places = {place.guest: (seat, place) for seat, place in enumerate(room.table.places) if place.guest}
    places.pop(me, None)
    claimed = await _names(request).owned(places)
    met = {one.guest_id: one for one in await _people(request).of(me)} if places else {}
    return People(
        [
            _person(PersonAt(room.id, seat), place.name, place.face, claimed.get(guest), met.get(guest))
            for guest, (seat, place) in places.items()
        ]
    )


def _person(at: PersonAt, name: str, face: str, claimed: str | None, one: Acquaintance | None) -> Person:
    is_claimed = is_owned(name, claimed)
    if one is None:
        return Person(at, name, face, is_claimed, met=False, relation=None, games=0, won=0, lost=0)
    return Person(at, name, face, is_claimed, True, one.relation, one.games, one.won, one.lost)


async def _relate(request: ApiRequest) -> People:
    """Remember somebody, avoid them, or neither."""
    wish: PersonWish = request.body
    request.node.check_work_limit(request.me.id)
    other = await _who(request, wish.person)
    if not await _people(request).relate(request.me.id, other, wish.relation, now()):
        raise RequestRefused("too_many_people")
    return await _listed(request)


async def _report(request: ApiRequest) -> Done:
    """Tell the operator of somebody."""
    complaint: Complaint = request.body
    at = complaint.person
    request.node.check_work_limit(request.me.id)
    other = await _who(request, at, met=False)
    if not await _people(request).report(
        Report(other, request.me.id, at.table, at.seat, complaint.reason, now())
    ):
        raise RequestRefused("too_many_reports")
    return Done()


async def _who(request: ApiRequest, at: PersonAt, *, met: bool = True) -> str:
    """Who is meant: somebody who sat with the guest to the end of a game, or for a report, at their table."""
    people, me, other = _people(request), request.me.id, None
    if at.game and at.table.isprintable():
        other = await people.at(me, GameEnd(at.table, at.game, at.seat))
    elif not at.game:
        room = await request.node.room(at.table)
        if me in room.ever_seated and at.seat < room.table.players:
            other = room.table.places[at.seat].guest
        if other and met and not await people.have_met(me, other):
            other = None
    if other in (None, me):
        raise RequestRefused("no_such_person")
    return str(other)


# --- asked to a table


async def _play_again(request: ApiRequest) -> TableAnswer:
    """A private table, to which somebody is asked. Whether they want to be asked is not told."""
    node, me = request.node, request.me
    node.check_work_limit(me.id)
    other = await _who(request, request.body)
    room = await node.open_table(me, TableSpec(), address_of(request.http))
    await node.sit(me, room, None, f"{me.id} open")
    await _people(request).ask(other, me.id, room.id, now() + ASKED_MS)
    return table_answer(request, room)


async def _my_askings(request: ApiRequest) -> Asked:
    """Who asks for a game."""
    found = await _people(request).asked(request.me.id, now())
    claimed = await _names(request).owned([one.by_id for one in found])
    return Asked(
        [
            AskedLine(
                one.table_id,
                one.name,
                one.face or usual_face(one.by_id),
                is_owned(one.name, claimed.get(one.by_id)),
            )
            for one in found
        ]
    )


async def _decline(request: ApiRequest) -> Asked:
    if request.table_id.isprintable():
        await _people(request).decline(request.me.id, request.table_id)
    return await _my_askings(request)


# --- a name of one's own


async def _my_name(request: ApiRequest) -> NameState:
    mine = (await _names(request).owned([request.me.id])).get(request.me.id)
    return NameState(mine, is_owned(request.me.name, mine))


async def _claim_name(request: ApiRequest) -> NameState:
    """Make the name that one has one's own, for good."""
    me, results = request.me, request.node.store.results
    request.node.check_work_limit(me.id)
    assert results is not None
    look = look_of(me.name)
    if not look or mixes_scripts(me.name) or look in await asyncio.to_thread(_reserved):
        raise RequestRefused("name_reserved")
    if sum(one.games for one in await results.counts(me.id)) < CLAIM_GAMES:
        raise RequestRefused("claim_too_early")
    if not await _names(request).claim(me.id, me.name, now()):
        raise RequestRefused("name_claimed")
    return await _my_name(request)


@cache
def _reserved() -> Collection[str]:
    """What names of bots and of newcomers look like, in every language."""
    from seasalt.texts import languages, texts  # imported here: it brings Babel, which is large

    bots = {name for names in NAMES.values() for name in names}
    said = [texts(one) for one in languages()]
    names = [str(words.say("bot-name", name=bot)) for words in said for bot in bots]
    guests = [str(words.say("usage-guest")) for words in said]
    return {look_of(name) for name in (*names, *guests, *OF_THE_HOUSE)}


def _people(request: ApiRequest) -> PeopleStore:
    people = request.node.store.people
    assert people is not None
    return people


def _names(request: ApiRequest) -> NameStore:
    names = request.node.store.names
    assert names is not None
    return names


PEOPLE_ROUTES = (
    ApiRoute("GET", "/api/me/people", "With whom I have played", _my_people, None, People),
    ApiRoute("POST", "/api/me/people", "Remember or avoid somebody", _relate, PersonWish, People),
    ApiRoute("POST", "/api/me/people/again", "Ask somebody to a table", _play_again, PersonAt, TableAnswer),
    ApiRoute("GET", "/api/me/asked", "Who asks me to a table", _my_askings, None, Asked),
    ApiRoute("DELETE", "/api/me/asked/{table}", "Not to that one", _decline, None, Asked),
    ApiRoute("POST", "/api/me/reports", "Report somebody", _report, Complaint, Done),
    ApiRoute("GET", "/api/me/name", "The name that is mine", _my_name, None, NameState),
    ApiRoute("POST", "/api/me/name", "Make my name mine alone", _claim_name, None, NameState),
    ApiRoute(
        "GET", "/api/tables/{table}/people", "Who sits there", _table_people, None, People, query=("invite",)
    ),
)
"""The edition without a server refuses all of them."""
