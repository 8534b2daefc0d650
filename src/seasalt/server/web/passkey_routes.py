"""Routes about passkeys: a guest makes one, and another browser signs in with it."""

import secrets

import msgspec
from starlette.responses import Response

from seasalt.server.access.device import device_of
from seasalt.server.access.guest_token import cookie_name, cookie_of
from seasalt.server.access.passkey import (
    LIVES_MS,
    challenge_of,
    creation_options,
    made,
    passkey_id,
    passkey_site,
    request_options,
    signatures,
)
from seasalt.server.clock import now
from seasalt.server.interfaces.account_store import MAX_PASSKEYS, Passkey, PasskeyStore
from seasalt.server.refusals import RequestRefused
from seasalt.server.tables.account_keys import make_key
from seasalt.server.tables.node import TOKEN_BYTES, hash_token
from seasalt.server.web.account_routes import accounts, own_sessions, played_before
from seasalt.server.web.endpoint import ApiRequest, ApiRoute, address_of, json_response, session_of
from seasalt.server.web.guest_cookie import become, with_cookie
from seasalt.wire.accounts import KeyMade, PasskeyMade, PasskeyProof, PasskeyQuestion, Sessions
from seasalt.wire.http import GuestAnswer

SUFFIX = "-passkey"  # of the cookie with the nonce


async def _ask_to_make(request: ApiRequest) -> Response:
    site, me = _site(request), request.me
    request.node.check_work_limit(me.id)
    if me.kind != "person":
        raise RequestRefused("not_allowed")
    known = await _passkeys(request).of(me.id)
    if len(known) >= MAX_PASSKEYS:
        raise RequestRefused("too_many_passkeys")
    nonce, challenge = await _challenge(request, me.id)
    return _question(request, PasskeyQuestion(creation_options(site, me, challenge, known)), nonce)


async def _make(request: ApiRequest) -> PasskeyMade:
    """Keep a passkey, and make a recovery key where there is none, for when its device is lost."""
    site, me, at = _site(request), request.me, now()
    request.node.check_work_limit(me.id)
    proof = msgspec.to_builtins(request.body)
    challenge = challenge_of(_nonce(request), me.id)
    credential, count = made(site, proof, challenge)
    device = device_of(request.http.headers.get("user-agent", ""))
    passkey = Passkey(passkey_id(request.body.raw_id), me.id, credential, count, device, at, at)
    session = session_of(request.http, request.node.settings)
    if not await _passkeys(request).add(passkey, session, challenge.hex()):
        raise RequestRefused("bad_passkey")
    if any(key.kind == "recovery" for key in await accounts(request).keys(me.id, at)):
        return PasskeyMade()
    code, key = await make_key(accounts(request), me.id, "recovery", at)
    return PasskeyMade(KeyMade(code, key.until))


async def _end(request: ApiRequest) -> Sessions:
    await _passkeys(request).end(request.me.id, str(request.http.path_params["passkey"])[:64])
    return await own_sessions(request)


async def _ask_to_sign_in(request: ApiRequest) -> Response:
    site = _site(request)
    request.node.check_key_limit(address_of(request.http))
    me = await played_before(request)
    nonce, challenge = await _challenge(request)
    question = PasskeyQuestion(request_options(site, challenge), me.name if me else None)
    return _question(request, question, nonce)


async def _sign_in(request: ApiRequest) -> Response:
    """Make this browser the owner of a passkey."""
    site, at = _site(request), now()
    request.node.check_key_limit(address_of(request.http))
    passkey = await _passkeys(request).find(passkey_id(request.body.raw_id))
    if passkey is None:
        raise RequestRefused("bad_passkey")
    challenge = challenge_of(_nonce(request))
    count = signatures(site, passkey, msgspec.to_builtins(request.body), challenge)
    token = secrets.token_urlsafe(TOKEN_BYTES)
    device = device_of(request.http.headers.get("user-agent", ""))
    guest = await _passkeys(request).sign_in(passkey, count, challenge.hex(), hash_token(token), device, at)
    if guest is None:
        raise RequestRefused("bad_passkey")
    return await become(request, guest, token)


def _site(request: ApiRequest) -> str:
    """What passkeys are for; refuses a page of another address, or that has none."""
    site = passkey_site(request.node.settings)
    if not site or request.http.headers.get("host") != site.partition("://")[2]:
        raise RequestRefused("no_passkeys", site)
    return site


async def _challenge(request: ApiRequest, guest_id: str = "") -> tuple[str, bytes]:
    """A new nonce, and the challenge that is open for it."""
    nonce = secrets.token_urlsafe(TOKEN_BYTES)
    challenge = challenge_of(nonce, guest_id)
    await _passkeys(request).ask(challenge.hex(), now() + LIVES_MS, now())
    return nonce, challenge


def _question(request: ApiRequest, question: PasskeyQuestion, nonce: str) -> Response:
    return with_cookie(request, json_response(question), nonce, SUFFIX, LIVES_MS // 1000)


def _nonce(request: ApiRequest) -> str:
    return cookie_of(request.http, cookie_name(request.node.settings) + SUFFIX)


def _passkeys(request: ApiRequest) -> PasskeyStore:
    store = request.node.store.passkeys
    assert store is not None
    return store


PASSKEY_ROUTES = (
    ApiRoute("POST", "/api/me/passkeys/ask", "Begin a passkey", _ask_to_make, None, PasskeyQuestion),
    ApiRoute("POST", "/api/me/passkeys", "Keep a passkey", _make, PasskeyProof, PasskeyMade),
    ApiRoute("DELETE", "/api/me/passkeys/{passkey}", "End a passkey", _end, None, Sessions),
    ApiRoute("POST", "/api/passkeys/ask", "Begin to sign in", _ask_to_sign_in, None, PasskeyQuestion, False),
    ApiRoute("POST", "/api/passkeys/use", "Sign in", _sign_in, PasskeyProof, GuestAnswer, False),
)
"""The edition without a server refuses all of them."""
