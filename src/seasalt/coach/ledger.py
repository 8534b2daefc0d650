"""The ledger of a game: how chance and every choice moved the chances to win.

After each action of the record the chances of all seats are found with all hands open, as for the curve
(`win_curve`). The difference that an action makes is booked to the actor: chance, or a seat. Chances are
whole millionths here that add up to a million, so the accounts add up exactly: a seat's result is its chance
at the start, plus luck, its own choices and those of the others, and at every action what some seats gain,
others lose.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from seasalt.coach.win_curve import PLAYOUTS, chances
from seasalt.rules.action import Action, Seat
from seasalt.rules.game import Game
from seasalt.rules.phase import Phase
from seasalt.rules.record import Record, replay

MILLION: Final = 1_000_000

Shares = tuple[int, ...]
"""A number of millionths for each seat."""


class Change(NamedTuple):
    """What one action changed."""

    step: int  # the number of the action in the record, from 0
    round: int
    phase: Phase  # in which it was taken
    seat: Seat | None  # None for chance
    action: Action
    changes: Shares


class Account(NamedTuple):
    """The whole game for one seat, in millionths of a win."""

    start: int
    luck: int
    own: int
    others: int

    @property
    def result(self) -> int:
        """The sum: a million for a win, a part of it for a shared one, 0 for a defeat."""
        return self.start + self.luck + self.own + self.others


class Ledger(NamedTuple):
    """The chances at the start, and every change."""

    start: Shares
    changes: tuple[Change, ...]

    def accounts(self) -> tuple[Account, ...]:
        """The account of each seat."""
        return tuple(self._account(Seat(seat)) for seat in range(len(self.start)))

    def _account(self, seat: Seat) -> Account:
        luck = own = others = 0
        for change in self.changes:
            if change.seat is None:
                luck += change.changes[seat]
            elif change.seat == seat:
                own += change.changes[seat]
            else:
                others += change.changes[seat]
        return Account(self.start[seat], luck, own, others)


def ledger(record: Record, playouts: int = PLAYOUTS, seed: int = 0) -> Ledger:
    """The ledger of a game; the same for the same seed."""
    return booked(record, [shares_at(game, playouts, seed) for game in positions(record)])


def positions(record: Record) -> Iterator[Game]:
    """The positions whose chances the ledger needs: before the first action, and after each."""
    for _, step in replay(record):
        yield step.game


def shares_at(game: Game, playouts: int = PLAYOUTS, seed: int = 0) -> Shares:
    """The chances of a position in whole millionths."""
    return in_millionths(chances(game, playouts, seed))


def booked(record: Record, shares: Sequence[Shares]) -> Ledger:
    """The ledger of a game from the chances of its positions."""
    (_, (game, _)), *rest = replay(record)
    changes = []
    for number, ((action, step), (before, after)) in enumerate(zip(rest, pairwise(shares), strict=True)):
        assert action is not None, "only the first step has none"
        difference = tuple(b - a for a, b in zip(before, after, strict=True))
        changes.append(Change(number, game.round.number, game.round.phase, game.to_act, action, difference))
        game = step.game
    return Ledger(shares[0], tuple(changes))


def in_millionths(parts: tuple[float, ...]) -> Shares:
    """Shares of one as whole millionths that add up; the largest remainders are rounded up."""
    exact = [part * MILLION / sum(parts) for part in parts]
    whole = [int(number) for number in exact]
    by_remainder = sorted(range(len(parts)), key=lambda seat: whole[seat] - exact[seat])
    for seat in by_remainder[: MILLION - sum(whole)]:
        whole[seat] += 1
    return tuple(whole)
