"""Whole games played twice, two cards having changed faces the second time: until a viewer gets to see one of
them, every byte that reaches the viewer is the same, through thefts, crabs, lobsters and the ends of rounds:
also in the deal of the day, of a hint, of a review, and at the table of a second try.
"""

import pickle
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from random import Random
from typing import NamedTuple

import pytest

from seasalt.offline.inline_bots import InlineBots
from seasalt.rules import Action, Card, Event, Game, Seat, Step, apply, legal_actions, new_game, redact
from seasalt.rules.action import CallLastChance, CallStop, Lay
from seasalt.rules.cards import MERMAID, distinct
from seasalt.rules.event import (
    CardChosen,
    CardKept,
    CardLifted,
    CardPicked,
    CardStolen,
    PileSearched,
    RoundEnded,
)
from seasalt.rules.fairness import commitment
from seasalt.rules.game import seats
from seasalt.rules.record import Record
from seasalt.rules.shuffle import seeded_starter
from seasalt.server.interfaces.asker import Asker
from seasalt.server.interfaces.stored_facts import Guest
from seasalt.server.jobs.review_jobs import judge
from seasalt.server.tables.hints import Hints
from seasalt.server.tables.replay_entries import replay_entries
from seasalt.server.tables.room import HistoryItem, Room
from seasalt.server.tables.rooms import summary
from seasalt.table.daily import DailyDeal, DealKind
from seasalt.table.entry import Acted, BecameReady, BotSat, Entry, PersonSat, TableOpened
from seasalt.table.table import Stage, TableStep, fold
from tests.properties.secrets import Viewer, seen, shows, swapped
from tests.thorough import THOROUGH

Swap = tuple[Card, Card]
STEPS = 260  # of a game, at most
HOURS = 3600.0  # for a hint: one that had to stop early would depend on the machine


class Start(NamedTuple):
    """How a game begins, and for whom it and its twin should be the same."""

    players: int
    seed: int
    viewer: Viewer
    is_daily: bool = False


STARTS = [
    *(Start(players, seed, viewer) for seed in (3, 4) for players in (2, 3, 4) for viewer in (Seat(0), None)),
    *(Start(players, seed, Seat(0)) for seed in (5, 6) for players in (2, 3)),
    *(Start(2, day, viewer, is_daily=True) for day in (7, 8) for viewer in (Seat(0), None)),
]
TRIED = STARTS if THOROUGH else [*STARTS[:8], *STARTS[-4:]]
EVERY = 1 if THOROUGH else 25  # of the decisions whose hints, judgements and second tries are compared


class Wire:
    """A watcher that keeps its messages as bytes."""

    session = ""
    silent_from = None

    def __init__(self, guest: str) -> None:
        self.guest = guest
        self.bytes: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.bytes.append(message)

    def is_behind(self, room: Room) -> bool:
        return False

    def goodbye(self, reconnect_in: int) -> None:
        raise AssertionError("there is no goodbye here")


class Twins(NamedTuple):
    """Two rooms after the same step, the events in the first, and whether they differed before it."""

    room: Room
    other: Room
    events: tuple[Event, ...]
    wires: tuple[Wire, Wire]
    differed: bool


def played_twice(start: Start, swap: Swap) -> Iterator[Twins]:
    """A game after every step, and its twin, until the viewer sees a card that differs."""
    rng, viewer = Random(start.seed), start.viewer
    opened, *gathering = entries(start)
    room, other = (a_room(opened) for _ in range(2))
    wires = Wire(guest_of(viewer)), Wire(guest_of(viewer))
    for one, wire in zip((room, other), wires, strict=True):
        one.watch(wire, None)
        for entry in gathering:
            one.apply(entry, 2)
    assert room.table.game is not None
    if shows(room.table.game.round.piles, swap):
        return
    while room.table.stage is Stage.PLAYING and room.table.version < STEPS:
        before, at = room.table, 100 + room.table.version
        assert before.game is not None
        assert other.table.game is not None
        assert before.to_act is not None
        differed = before.game != other.table.game
        action = chosen(before.game, rng)
        entry = Acted(before.to_act, str(action), before.places[before.to_act].bot is not None)
        after = fold(before, entry, at)
        made = after.table.actions[len(before.actions) :]
        twin = in_the_other(before.game, other.table.game, made, viewer, swap)
        if twin is None:
            return
        actions = other.table.actions + tuple(swapped(each, *swap) for each in made)
        table = replace(after.table, game=twin.game, actions=actions)
        room.apply(entry, at, after)
        other.apply(replace(entry, action=str(actions[-len(made)])), at, TableStep(table, twin.events))
        if differed or room.table.game != other.table.game:
            for one in (room, other):
                one.send_update(one.table.version)
        yield Twins(room, other, after.events, wires, differed)


def a_room(opened: Entry) -> Room:
    """A room with empty seats."""
    return Room("reef", fold(None, opened, 1).table, [HistoryItem(opened, 1, ())])


def entries(start: Start) -> list[Entry]:
    """A table is opened, people and a bot sit down, and the game begins."""
    rng, players = Random(start.seed), start.players
    deal = DailyDeal(f"2026-11-{start.seed:02}", DealKind.LONG)
    secret = deal.secret() if start.is_daily else rng.randbytes(32)
    options = {"target_score": "40", "extra_salt": "true"}
    memory_aid = players == 3 and start.seed % 2 == 0  # which takes several times longer to encode
    opened = TableOpened(
        players, "standard", options, "none", 0, 0, memory_aid, commitment(secret), secret.hex(), hints=True
    )
    if start.is_daily:
        return [replace(opened, daily=deal.date), *deal.seating(secret, guest_of(Seat(0)), "N0", ("Ada",))]
    people = seats(players - 1)
    return [
        opened,
        *(PersonSat(seat, guest_of(seat), f"N{seat}") for seat in people),
        BotSat(Seat(players - 1), "greedy", "Ada"),
        *(BecameReady(seat, rng.randbytes(8).hex()) for seat in people),
    ]


def guest_of(viewer: Viewer) -> str:
    return "nobody" if viewer is None else f"guest-{viewer}"


def chosen(game: Game, rng: Random) -> Action:
    """Duos are laid wherever they can be: they lead to thefts, crabs and lobsters.

    No seat calls, so that rounds last until the deck is empty; then no hand is shown.
    """
    options = legal_actions(game)
    laying = [option for option in options if isinstance(option, Lay)]
    quiet = [option for option in options if not isinstance(option, CallStop | CallLastChance)]
    return rng.choice(laying or quiet)


def in_the_other(
    one: Game, other: Game, actions: tuple[Action, ...], viewer: Viewer, swap: Swap
) -> Step | None:
    """The twin after the same actions, including chance's, with its events; None if the viewer sees it."""
    events: tuple[Event, ...] = ()
    for action in actions:
        counterpart = swapped(action, *swap)
        told = seen(one, action, viewer)
        if shows(told, swap):
            return None
        assert told == seen(other, counterpart, viewer)
        step = apply(other, counterpart)
        one, other, events = apply(one, action).game, step.game, events + step.events
    return Step(other, events)


def long_secret(start: Start) -> Swap:
    """Of the pairs of cards that are equally frequent in the box, the one that stays hidden longest.

    Mermaids keep their faces.
    """
    told = list(told_steps(start))
    never = len(told)
    game = told[0][0]
    counts = Counter(game.box)
    kinds = [card for card in distinct(counts) if card != MERMAID]
    dealt = {
        card: next((n for n, step in enumerate(told) if shows(step[1], (card,))), never) for card in kinds
    }
    shown = {
        card: next((n for n, step in enumerate(told) if shows(step[2], (card,))), never) for card in kinds
    }

    def secret_for(swap: Swap) -> int:
        return min(shown[card] for card in swap) - min(dealt[card] for card in swap)

    pairs = [(one, other) for one, other in combinations(kinds, 2) if counts[one] == counts[other]]
    return max(pairs, key=secret_for)


def told_steps(start: Start) -> Iterator[tuple[Game, Action, tuple[object, ...]]]:
    """Every action of a game, including chance's, as the viewer sees it."""
    rng, players, viewer = Random(start.seed), start.players, start.viewer
    opened, *gathering = entries(start)
    table = a_room(opened).table
    for entry in gathering:
        table = fold(table, entry, 2).table
    game = new_game(table.ruleset, players, starter=seeded_starter(table.fairness.seed, players)).game
    done = 0
    while table.stage is Stage.PLAYING and table.version < STEPS:
        for action in table.actions[done:]:
            yield game, action, seen(game, action, viewer)
            game = apply(game, action).game
        done = len(table.actions)
        assert table.to_act is not None
        table = fold(table, Acted(table.to_act, str(chosen(game, rng))), 100 + table.version).table


def hidden(events: tuple[Event, ...], viewer: Viewer) -> set[type[Event]]:
    """Kinds of events that are redacted for the viewer."""
    return {type(event) for event in events if redact(event, viewer) != event}


def secret_record(room: Room) -> Record:
    """The game so far, in which chance need not follow from a seed: a twin's does not."""
    return replace(room.table.record(), seed=None, fairness=None)


def second_try(room: Room, step: int) -> object:
    """What the guest on the first seat sees of a table where the game goes on from a decision of theirs."""
    guest = Guest("guest-0", "N0", "person", 1, 1)
    opened, *rest = replay_entries(room.table, secret_record(room), step, guest, b"secret of the new table")
    again = a_room(opened)
    for entry in rest:
        again.apply(entry, 2)
    return again.snapshot(guest.id)


def test_no_byte_of_a_whole_game_differs_before_the_viewer_sees_what_does():
    compared, met = 0, Counter[type[Event]]()
    for start in TRIED:
        viewer = start.viewer
        for room, other, events, (wire, twin_wire), differed in played_twice(start, long_secret(start)):
            assert twin_wire.bytes == wire.bytes
            if differed:
                compared += 1
                kinds = hidden(events, viewer) | {RoundEnded} & set(map(type, events))
                met.update(kinds)
                if kinds - {CardLifted, CardKept} or room.table.version % 20 == 0:
                    guest = guest_of(viewer)
                    assert other.snapshot(guest) == room.snapshot(guest)
                    assert summary(other.table) == summary(room.table)

    assert compared > 1000
    assert met.keys() >= {CardStolen, CardPicked, CardChosen, PileSearched, RoundEnded}


@pytest.mark.anyio
async def test_hints_judgements_and_second_tries_do_not_depend_on_what_the_seat_cannot_see():
    hints, compared = [Hints(InlineBots(HOURS, HOURS)) for _ in range(2)], Counter[str]()
    for start in TRIED:
        if start.viewer is None:
            continue
        steps, rooms, decision = list[int](), list[Room](), 0
        for room, other, *_, differed in played_twice(start, long_secret(start)):
            rooms = [room, other]
            table = room.table
            if table.game is None or table.to_act != start.viewer or not differed:
                continue
            if len(legal_actions(table.game)) < 2:
                continue
            decision += 1
            if decision % EVERY == 0:
                asked = zip(hints, rooms, strict=True)
                told = [await of.of(Asker("N0"), at, start.viewer) for of, at in asked]
                assert told[1] == told[0]
                compared["hints"] += 1
                steps.append(len(table.actions))
        for step in steps:
            if step < len(rooms[0].table.actions):
                judged, judged_twin = (judge(pickle.dumps(secret_record(at)), step, HOURS) for at in rooms)
                assert judged_twin == judged
                again, twin_again = (second_try(at, step) for at in rooms)
                assert twin_again == again
                compared["judgements"] += 1

    assert min(compared["hints"], compared["judgements"]) > 60 / EVERY


def test_the_twin_of_a_spectators_game_is_another_to_those_who_play_it():
    start = Start(3, 3, None)

    twins = played_twice(start, long_secret(start))

    assert any(room.snapshot("guest-0") != other.snapshot("guest-0") for room, other, *_ in twins)
