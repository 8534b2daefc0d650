"""A device that makes passkeys and signs with them, in software: what a browser would send for it."""

import hashlib
import secrets
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from fido2.cose import ES256
from fido2.utils import websafe_encode
from fido2.webauthn import (
    Aaguid,
    AttestationObject,
    AttestedCredentialData,
    AuthenticatorData,
    CollectedClientData,
)

Flag = AuthenticatorData.FLAG


class Device:
    """Holds one passkey. What it says can be bent: `origin`, `host`, `count`, `handle`."""

    def __init__(self, origin: str, host: str = "localhost") -> None:
        self.origin = origin
        self.host = host
        self.count = 0
        self.handle: str | None = None
        self.raw_id = secrets.token_bytes(32)
        self.key = ec.generate_private_key(ec.SECP256R1())

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """The passkey that was asked for."""
        self.handle = options["user"]["id"]
        public = ES256.from_cryptography_key(self.key.public_key())  # type: ignore[no-untyped-call]
        credential = AttestedCredentialData.create(Aaguid.NONE, self.raw_id, public)
        about = self._about(Flag.UP | Flag.UV | Flag.AT, credential)
        return self._proof(
            clientDataJSON=self._client_data("webauthn.create", options).b64,
            attestationObject=websafe_encode(AttestationObject.create("none", about, {})),
        )

    def sign(self, options: dict[str, Any]) -> dict[str, Any]:
        """What was asked for, signed."""
        client, about = self._client_data("webauthn.get", options), self._about(Flag.UP | Flag.UV)
        signature = self.key.sign(about + client.hash, ec.ECDSA(hashes.SHA256()))
        return self._proof(
            clientDataJSON=client.b64,
            authenticatorData=websafe_encode(about),
            signature=websafe_encode(signature),
            userHandle=self.handle,
        )

    def _client_data(self, kind: str, options: dict[str, Any]) -> CollectedClientData:
        return CollectedClientData.create(kind, options["challenge"], self.origin)

    def _about(self, flags: Flag, credential: bytes = b"") -> AuthenticatorData:
        host = hashlib.sha256(self.host.encode()).digest()
        about: AuthenticatorData = AuthenticatorData.create(host, flags, self.count, credential)
        return about

    def _proof(self, **response: str | None) -> dict[str, Any]:
        name = websafe_encode(self.raw_id)
        return {"id": name, "rawId": name, "type": "public-key", "response": response}
