"""What is sent to a push service is what the standards say: their examples, and their signatures."""

import json

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from seasalt.server.push import encryption
from seasalt.server.push.encryption import (
    CURVE,
    Subscription,
    decoded,
    encoded,
    encrypt,
    key_of,
    new_key,
    number_of,
    public_bytes,
    read_subscription,
    sender,
)

# RFC 8291, section 5 and appendix A.
MESSAGE = b"When I grow up, I want to be a watermelon"
BROWSER_KEY = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
SECRET = "BTBZMqHH6r4Tts7J_aSIgg"
SENDER_KEY = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
BODY = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3"
    "jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_the_example_of_the_standard_is_encrypted_to_its_body():
    to = read_subscription("https://push.example/one", BROWSER_KEY, SECRET)
    assert to is not None

    body = encrypt(MESSAGE, to, key_of(decoded(SENDER_KEY)), decoded(SALT))

    assert encoded(body) == BODY


def test_the_sender_signs_for_one_service_and_a_time():
    key = new_key()

    header = sender(key, "https://push.example", "mailto:sea@example.org", 1_800_000_000)

    scheme, token, public = header.replace(",", "").split()
    head, claims, signature = token.removeprefix("t=").split(".")
    assert scheme == "vapid"
    assert public == f"k={encoded(public_bytes(key))}"
    assert json.loads(decoded(head)) == {"typ": "JWT", "alg": "ES256"}
    assert json.loads(decoded(claims)) == {
        "aud": "https://push.example",
        "exp": 1_800_000_000,
        "sub": "mailto:sea@example.org",
    }
    r, s = (int.from_bytes(half) for half in (decoded(signature)[:32], decoded(signature)[32:]))
    signed = encode_dss_signature(r, s)
    key.public_key().verify(signed, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))


def test_a_key_is_read_back_from_its_number():
    key = new_key()

    assert public_bytes(key_of(number_of(key))) == public_bytes(key)
    assert len(number_of(ec.derive_private_key(7, CURVE))) == 32


@pytest.mark.parametrize(
    ("key", "secret"),
    [
        ("", SECRET),
        (BROWSER_KEY, ""),
        (BROWSER_KEY[:-4], SECRET),
        (encoded(b"\4" + bytes(64)), SECRET),  # not on the curve
        (BROWSER_KEY, encoded(bytes(17))),
        ("é" * 87, SECRET),
        (BROWSER_KEY, "?" * 22),
    ],
)
def test_what_is_no_key_is_not_taken(key: str, secret: str):
    assert read_subscription("https://push.example/one", key, secret) is None


def test_two_messages_never_look_alike():
    to = Subscription("https://push.example/one", decoded(BROWSER_KEY), decoded(SECRET))

    bodies = {encrypt(MESSAGE, to, new_key(), bytes([number] * 16)) for number in range(3)}

    assert len(bodies) == 3
    assert max(map(len, bodies)) < encryption.RECORD
