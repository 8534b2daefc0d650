"""What browsers prove with passkeys (WebAuthn). `fido2`, of the extra `accounts`, checks it.

1. What a passkey is for is the `site` of the settings, never what a request says of its host.
2. A challenge follows from a nonce that one browser has in a cookie, and from the guest, if there is one.
"""

import hashlib
from collections.abc import Callable, Sequence
from functools import cache
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final, TypeVar
from urllib.parse import urlsplit

from seasalt.server.interfaces.account_store import Passkey
from seasalt.server.interfaces.stored_facts import Guest
from seasalt.server.refusals import RequestRefused
from seasalt.server.settings import Settings

if TYPE_CHECKING:
    from fido2.server import Fido2Server

T = TypeVar("T")

ALGORITHMS: Final = (-7, -8, -257)  # ES256, EdDSA, RS256: what devices have
LARGEST: Final = 2048  # bytes of a public half; with RSA of 4096 bits and the longest id it has 1600
LIVES_MS: Final = 5 * 60_000  # a challenge
OWNER: Final = "seasalt"  # as a device calls us


def passkey_site(settings: Settings) -> str:
    """The origin that passkeys are for; empty where there are none."""
    return settings.site if _is_installed() else ""


@cache
def _is_installed() -> bool:
    return find_spec("fido2") is not None


def challenge_of(nonce: str, guest_id: str = "") -> bytes:
    """What is to be signed by a passkey: of this guest, or, to sign in, of anybody."""
    return hashlib.sha256(f"{nonce} {guest_id}".encode()).digest()


def passkey_id(raw_id: str) -> str:
    """What a passkey is called here: it says nothing of what its device calls it."""
    return hashlib.sha256(raw_id.encode()).hexdigest()


def creation_options(site: str, guest: Guest, challenge: bytes, known: Sequence[Passkey]) -> dict[str, Any]:
    """What a browser is to make a passkey of; a device that has one of those `known` makes no second."""
    from fido2.webauthn import AttestedCredentialData

    ids = [AttestedCredentialData(one.credential).credential_id for one in known]
    return {
        "rp": {"id": _host(site), "name": OWNER},
        "user": {"id": _text(_handle(guest.id)), "name": guest.name, "displayName": guest.name},
        "challenge": _text(challenge),
        "pubKeyCredParams": [{"type": "public-key", "alg": algorithm} for algorithm in ALGORITHMS],
        "timeout": LIVES_MS,
        "excludeCredentials": [{"type": "public-key", "id": _text(one)} for one in ids],
        "authenticatorSelection": {
            "residentKey": "required",
            "requireResidentKey": True,
            "userVerification": "preferred",
        },
        "attestation": "none",
    }


def request_options(site: str, challenge: bytes) -> dict[str, Any]:
    """What a browser is to sign in with."""
    facts = {"rpId": _host(site), "challenge": _text(challenge), "timeout": LIVES_MS}
    return facts | {"userVerification": "preferred"}


def made(site: str, proof: dict[str, Any], challenge: bytes) -> tuple[bytes, int]:
    """The public half of a passkey that a browser has made, and how often it has signed."""

    def check() -> tuple[bytes, int]:
        found = _relying_party(site).register_complete(_state(challenge), proof)
        credential = found.credential_data
        if credential is None or _text(credential.credential_id) != proof["rawId"]:
            raise ValueError("another passkey")
        if credential.public_key.ALGORITHM not in ALGORITHMS or len(credential) > LARGEST:
            raise ValueError("not what was asked for")
        return bytes(credential), found.counter

    return _checked(check)


def signatures(site: str, passkey: Passkey, proof: dict[str, Any], challenge: bytes) -> int:
    """How often a passkey has signed, after what it has signed now."""
    from fido2.webauthn import AttestedCredentialData, AuthenticationResponse

    def check() -> int:
        signed = AuthenticationResponse.from_dict(proof)
        public = AttestedCredentialData(passkey.credential)
        _relying_party(site).authenticate_complete(_state(challenge), [public], signed)
        if signed.response.user_handle != _handle(passkey.guest_id):
            raise ValueError("somebody else")
        return signed.response.authenticator_data.counter

    return _checked(check)


def _checked(check: Callable[[], T]) -> T:
    """The result of a check of what a stranger sent."""
    try:
        return check()
    except Exception:  # fido2 lets through whatever Python says of bytes without a meaning
        raise RequestRefused("bad_passkey") from None


def _relying_party(site: str) -> "Fido2Server":
    from fido2.server import Fido2Server
    from fido2.webauthn import PublicKeyCredentialRpEntity

    owner = PublicKeyCredentialRpEntity(id=_host(site), name=OWNER)
    return Fido2Server(owner, verify_origin=lambda origin: origin == site)


def _state(challenge: bytes) -> dict[str, str]:
    return {"challenge": _text(challenge), "user_verification": "preferred"}


def _handle(guest_id: str) -> bytes:
    """What a device keeps of a guest: it does not say who they are."""
    return hashlib.sha256(f"passkey {guest_id}".encode()).digest()


def _host(site: str) -> str:
    return urlsplit(site).hostname or ""


def _text(data: bytes) -> str:
    from fido2.utils import websafe_encode

    return websafe_encode(data)
