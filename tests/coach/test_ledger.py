"""The ledger: everything that changed the chances is booked once, and the accounts add up to the last bit."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seasalt.coach.ledger import MILLION, in_millionths, ledger
from seasalt.rules.phase import CHANCE_PHASES
from seasalt.rules.record import replay
from tests.coach.records import a_record


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("extra_salt", [False, True])
def test_the_accounts_add_up_exactly(players: int, extra_salt: bool) -> None:
    record = a_record(players, extra_salt, b"ledger")
    kept = ledger(record, playouts=2)
    *_, end = replay(record)
    assert end.step.game.outcome is not None
    winners = end.step.game.outcome.winners

    results = [account.result for account in kept.accounts()]
    assert sum(results) == MILLION
    if len(winners) == 1:
        assert results == [MILLION * (seat in winners) for seat in range(players)]
    assert all(sum(change.changes) == 0 for change in kept.changes)
    assert len(kept.changes) == len(record.actions)


def test_the_changes_go_from_the_first_chances_to_the_last() -> None:
    kept = ledger(a_record(3, True, b"steps"), playouts=2)
    now = list(kept.start)
    for change in kept.changes:
        now = [share + moved for share, moved in zip(now, change.changes, strict=True)]
        assert all(0 <= share <= MILLION for share in now)

    assert tuple(now) == tuple(account.result for account in kept.accounts())


def test_chance_is_booked_as_luck_and_choices_to_those_who_chose() -> None:
    kept = ledger(a_record(2, False, b"booked", "greedy"), playouts=2)

    assert all((change.seat is None) == (change.phase in CHANCE_PHASES) for change in kept.changes)
    for seat, account in enumerate(kept.accounts()):
        own = sum(change.changes[seat] for change in kept.changes if change.seat == seat)
        assert account.own == own
        assert account.luck == sum(change.changes[seat] for change in kept.changes if change.seat is None)


def test_the_same_seed_makes_the_same_ledger() -> None:
    record = a_record(2, False, b"same")

    assert ledger(record, 2, seed=4) == ledger(record, 2, seed=4)


@given(st.lists(st.floats(0, 1), min_size=2, max_size=4).filter(lambda parts: sum(parts) > 1e-6))
def test_millionths_add_up_and_are_as_near_as_whole_numbers_can_be(parts: list[float]) -> None:
    shares = in_millionths(tuple(parts))

    assert sum(shares) == MILLION
    for share, part in zip(shares, parts, strict=True):
        assert share == pytest.approx(part * MILLION / sum(parts), abs=1)
