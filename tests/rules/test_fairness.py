"""The shared seed: commitment, nonces, secret."""

from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seasalt.rules import Fairness, Seat
from seasalt.rules.fairness import bot_nonce, commitment, is_nonce, is_secret, shared_seed

SECRET = bytes(range(32))
nonces = st.lists(st.binary(min_size=1, max_size=64), min_size=2, max_size=4).map(tuple)


def test_the_commitment_is_the_sha_256_of_the_secret() -> None:
    assert commitment(SECRET) == sha256(SECRET).hexdigest()


def test_the_seed_is_the_sha_256_of_a_label_the_secret_and_the_nonces_behind_their_lengths() -> None:
    text = b"seasalt-table-1" + b"\x20" + SECRET + b"\x01a" + b"\x02bc"

    assert shared_seed(SECRET, (b"a", b"bc")) == sha256(text).digest()


@given(nonces, nonces)
def test_other_nonces_make_another_seed(one: tuple[bytes, ...], other: tuple[bytes, ...]) -> None:
    assert (shared_seed(SECRET, one) == shared_seed(SECRET, other)) == (one == other)


def test_the_order_of_the_seats_matters() -> None:
    assert shared_seed(SECRET, (b"a", b"b")) != shared_seed(SECRET, (b"b", b"a"))


def test_a_bots_nonce_follows_from_the_secret_and_the_seat() -> None:
    told = {bot_nonce(secret, Seat(seat)) for secret in (SECRET, bytes(32)) for seat in range(4)}

    assert len(told) == 8
    assert all(map(is_nonce, told))
    assert bot_nonce(SECRET, Seat(3)) == sha256(b"seasalt-bot-1" + SECRET + b"\x03").hexdigest()


def test_fairness_holds_for_the_secret_that_was_committed_to_and_no_other() -> None:
    fair = Fairness(commitment(SECRET), SECRET.hex(), ("aa", "bb"))
    foul = Fairness(commitment(SECRET), bytes(32).hex(), ("aa", "bb"))

    assert fair.holds()
    assert not foul.holds()
    assert fair.seed == shared_seed(SECRET, (b"\xaa", b"\xbb"))


@pytest.mark.parametrize("text", ["00", "ff" * 64, "0123456789abcdef"])
def test_a_nonce_is_one_to_64_bytes(text: str) -> None:
    assert is_nonce(text)


@pytest.mark.parametrize("text", ["", "0", "000", "FF", "0x00", "00 ", "00\n", "00" * 65, "é0", "٠٠"])
def test_what_is_no_nonce(text: str) -> None:
    assert not is_nonce(text)


@pytest.mark.parametrize(("text", "fits"), [("ab" * 32, True), ("ab" * 31, False), ("AB" * 32, False)])
def test_a_secret_is_32_bytes(text: str, fits: bool) -> None:
    assert is_secret(text) is fits
