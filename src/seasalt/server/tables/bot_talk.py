"""What bots say, which is little: a phrase now and then, about what everybody saw.

A bot speaks at most once a round (the table refuses more), only for its own seat, and about public events: a
theft that concerns it, another player's call or big round. The dice are the table's secret and version, so
that tests can repeat them and players cannot predict them.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from seasalt.rules.action import Seat
from seasalt.rules.event import Called, CardStolen, Event, RoundEnded
from seasalt.rules.result import Call
from seasalt.table.command import BotEmote
from seasalt.table.limits import BOT_PHRASES_A_ROUND
from seasalt.table.table import Stage, Table

BIG_ROUND = 14
"""Points in a round that others notice."""


class Remark(NamedTuple):
    """What a seat might say, and how likely."""

    seat: Seat
    phrase: str
    chance: float


def remark(table: Table, events: Sequence[Event]) -> BotEmote | None:
    """What a bot says to the events of the last move, if anything."""
    if table.stage is not Stage.PLAYING:
        return None
    dice = Random(f"{table.secret}:{table.version}:talk")
    for seat, phrase, chance in _remarks(table, events):
        place = table.places[seat]
        is_free = place.bot is not None and place.said < BOT_PHRASES_A_ROUND
        if dice.random() < chance and is_free:
            return BotEmote(seat, phrase)
    return None


def _remarks(table: Table, events: Sequence[Event]) -> Iterator[Remark]:
    """Every remark that fits, most fitting first."""
    for event in events:
        match event:
            case RoundEnded(result) if max(result.points) >= BIG_ROUND:
                best = Seat(result.points.index(max(result.points)))
                for seat in _others(table, best):
                    yield Remark(seat, "well-played" if result.caller == best else "wow", 0.4)
            case CardStolen(thief, victim):
                yield Remark(victim, "oops", 0.35)
                yield Remark(thief, "thanks", 0.2)
            case Called(seat, call):
                phrase = "good-luck" if call is Call.LAST_CHANCE else "well-played"
                for other in _others(table, seat):
                    yield Remark(other, phrase, 0.2)
            case _:
                pass


def _others(table: Table, seat: Seat) -> Iterator[Seat]:
    return (Seat((seat + step) % table.players) for step in range(1, table.players))
