"""Routes about what a server remembers of a person: their statistics, their browsers, and keys for more."""

import secrets
from dataclasses import asdict

from starlette.responses import Response

from seasalt.server.access.device import device_of
from seasalt.server.access.guest_token import token_of
from seasalt.server.clock import date_of, now
from seasalt.server.interfaces.account_store import AccountStore
from seasalt.server.interfaces.stored_facts import Guest
from seasalt.server.refusals import RequestRefused
from seasalt.server.tables.account_keys import hash_code, make_key
from seasalt.server.tables.node import TOKEN_BYTES, hash_token
from seasalt.server.web.endpoint import (
    ApiRequest,
    ApiRoute,
    address_of,
    in_background,
    json_response,
    session_of,
)
from seasalt.server.web.export import export
from seasalt.server.web.guest_cookie import become, without_cookie
from seasalt.server.web.public_routes import drawn_code
from seasalt.table.daily import full_weeks
from seasalt.table.faces import usual_face
from seasalt.wire.accounts import (
    Deleted,
    Deletion,
    KeyLine,
    KeyMade,
    KeyOwner,
    KeyQuestion,
    MonthAccuracy,
    NewKey,
    NewSubscription,
    PasskeyLine,
    SessionLine,
    Sessions,
    Statistics,
    SubscriptionState,
)
from seasalt.wire.http import GuestAnswer

LATELY = 1000  # games whose reviews are added up
MONTHS = 12


async def _statistics(request: ApiRequest) -> Statistics:
    """What one's finished games add up to. Rows are read for it, no game is folded."""
    store, me = request.node.store, request.me.id
    assert store.results is not None
    request.node.check_work_limit(me)
    reviewed = await store.results.reviewed(me, LATELY)
    months: dict[str, list[int]] = {}
    for game in reversed(reviewed):
        if game.accuracy is not None:
            months.setdefault(date_of(game.at)[:7], []).append(game.accuracy)
    return Statistics(
        await store.results.counts(me),
        sum(game.luck for game in reviewed),
        len(reviewed),
        [MonthAccuracy(month, round(sum(found) / len(found)), len(found)) for month, found in months.items()][
            -MONTHS:
        ],
        await store.results.masters_beaten(me),
        full_weeks(await store.daily.rated_days(me)),
    )


# --- sessions


async def own_sessions(request: ApiRequest) -> Sessions:
    """The browsers, keys and passkeys of a guest."""
    store, this = accounts(request), session_of(request.http, request.node.settings)
    assert request.node.store.passkeys is not None
    sessions = await store.sessions(request.me.id)
    keys = await store.keys(request.me.id, now())
    passkeys = await request.node.store.passkeys.of(request.me.id)
    return Sessions(
        [SessionLine(**asdict(one), this=one.id == this) for one in sessions],
        [KeyLine(key.kind, key.until) for key in keys],
        [PasskeyLine(one.id, one.device, one.created_at, one.used_at) for one in passkeys],
    )


async def _end_session(request: ApiRequest) -> Sessions:
    wanted = str(request.http.path_params["session"])
    ended = await accounts(request).end_sessions(request.me.id, only=wanted[:64])
    if not ended:
        raise RequestRefused("no_such_session")
    request.node.session_ended(wanted)
    return await own_sessions(request)


async def _end_other_sessions(request: ApiRequest) -> Sessions:
    this = session_of(request.http, request.node.settings)
    for ended in await accounts(request).end_sessions(request.me.id, without=this):
        request.node.session_ended(ended)
    return await own_sessions(request)


async def _delete_me(request: ApiRequest) -> Response:
    """Delete a guest, who says so by their name."""
    body: Deletion = request.body
    erasure = request.node.erasure
    assert erasure is not None
    if body.name.strip() != request.me.name:
        raise RequestRefused("other_name")
    for ended in await erasure.begin(request.me.id):
        request.node.session_ended(ended)
    return without_cookie(request, json_response(Deleted()))


# --- keys


async def _new_key(request: ApiRequest) -> KeyMade | Response:
    body: NewKey = request.body
    request.node.check_work_limit(request.me.id)
    if request.me.kind != "person":
        raise RequestRefused("not_allowed")
    code, key = await make_key(accounts(request), request.me.id, body.kind, now())
    if body.page is None:
        return KeyMade(code, key.until)
    link = f"{body.page.partition('#')[0]}#{code}"  # browsers do not send what follows the #
    picture = await in_background(request, lambda: drawn_code(link).decode())
    return picture if isinstance(picture, Response) else KeyMade(code, key.until, link, picture)


async def _look_at_key(request: ApiRequest) -> KeyOwner:
    """Whose key it is. That uses nothing up, so that a preview of a link cannot."""
    request.node.check_key_limit(address_of(request.http))
    found = await accounts(request).owner(hash_code(request.body.code), now())
    if found is None:
        raise RequestRefused("bad_key")
    guest, key = found
    me = await played_before(request)
    face = guest.face or usual_face(guest.id)
    return KeyOwner(guest.name, face, key.kind, key.until, me.name if me and me.id != guest.id else None)


async def _use_key(request: ApiRequest) -> Response:
    """Make this browser the owner of a key."""
    request.node.check_key_limit(address_of(request.http))
    token = secrets.token_urlsafe(TOKEN_BYTES)
    device = device_of(request.http.headers.get("user-agent", ""))
    guest = await accounts(request).redeem(hash_code(request.body.code), hash_token(token), device, now())
    if guest is None:
        raise RequestRefused("bad_key")
    return await become(request, guest, token)


async def played_before(request: ApiRequest) -> Guest | None:
    """The guest who this browser is, if they have finished games."""
    me = await request.node.guest(token_of(request.http, request.node.settings))
    return me if me and await request.node.store.games_of(me.id, 1) else None


# --- notices


async def _subscription(request: ApiRequest) -> SubscriptionState:
    """Whether this browser is told when games over days wait for it."""
    push = request.node.push
    if push is None:
        return SubscriptionState(None)
    saved = await push.subscription(_session(request))
    return SubscriptionState(push.public_key, *saved) if saved else SubscriptionState(push.public_key)


async def _subscribe(request: ApiRequest) -> SubscriptionState:
    body: NewSubscription = request.body
    request.node.check_work_limit(request.me.id)  # the name of a host is looked up
    if request.node.push is None:
        raise RequestRefused("bad_push_service")
    page = request.http.headers.get("origin") or str(request.http.base_url).rstrip("/")
    await request.node.push.subscribe(
        _session(request), body.endpoint, body.p256dh, body.auth, body.language, page
    )
    return await _subscription(request)


async def _unsubscribe(request: ApiRequest) -> SubscriptionState:
    if request.node.push is not None:
        await request.node.push.unsubscribe(_session(request))
    return await _subscription(request)


def _session(request: ApiRequest) -> str:
    return session_of(request.http, request.node.settings)


def accounts(request: ApiRequest) -> AccountStore:
    """The sessions and keys of all guests."""
    store = request.node.store.accounts
    assert store is not None
    return store


ACCOUNT_ROUTES = (
    ApiRoute("GET", "/api/me/statistics", "What my games add up to", _statistics, None, Statistics),
    ApiRoute("DELETE", "/api/me", "Delete me", _delete_me, Deletion, Deleted),
    ApiRoute(
        "GET", "/api/me/export", "Everything about me, as a zip", export, None, None, media="application/zip"
    ),
    ApiRoute("GET", "/api/me/sessions", "The browsers that are me", own_sessions, None, Sessions),
    ApiRoute("DELETE", "/api/me/sessions", "End all others", _end_other_sessions, None, Sessions),
    ApiRoute("DELETE", "/api/me/sessions/{session}", "End one of them", _end_session, None, Sessions),
    ApiRoute("POST", "/api/me/keys", "A key for another browser", _new_key, NewKey, KeyMade),
    ApiRoute("GET", "/api/me/subscription", "Is this browser told", _subscription, None, SubscriptionState),
    ApiRoute(
        "POST", "/api/me/subscription", "Tell this browser", _subscribe, NewSubscription, SubscriptionState
    ),
    ApiRoute("DELETE", "/api/me/subscription", "Tell it nothing more", _unsubscribe, None, SubscriptionState),
    ApiRoute("POST", "/api/keys/look", "Whose key is it", _look_at_key, KeyQuestion, KeyOwner, False),
    ApiRoute("POST", "/api/keys/use", "Use a key", _use_key, KeyQuestion, GuestAnswer, False),
)
"""The edition without a server refuses all of them."""
