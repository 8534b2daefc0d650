"""Whole games played twice, two cards having changed faces the second time: until a viewer gets to see one of
them, every byte that reaches the viewer is the same, through thefts, crabs, lobsters and the ends of rounds.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, product
from random import Random
from typing import NamedTuple

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
from seasalt.rules.shuffle import seeded_starter
from seasalt.server.tables.room import HistoryItem, Room
from seasalt.server.tables.rooms import summary
from seasalt.table.entry import Acted, BecameReady, BotSat, Entry, PersonSat, TableOpened
from seasalt.table.table import Stage, TableStep, fold
from tests.properties.secrets import Viewer, seen, shows, swapped

Swap = tuple[Card, Card]
STEPS = 260  # of a game, at most
SEEDS = (3, 4)
WANTED = 1


class Wire:
    """A watcher that keeps its messages as bytes."""

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


def played_twice(seed: int, players: int, viewer: Viewer, swap: Swap) -> Iterator[Twins]:
    """A game after every step, and its twin, until the viewer sees a card that differs."""
    rng = Random(seed)
    memory_aid = players == 3 and seed % 2 == 0  # which takes several times longer to encode
    room, other = (a_room(Random(seed), players, memory_aid=memory_aid) for _ in range(2))
    wires = Wire(guest_of(viewer)), Wire(guest_of(viewer))
    for one, wire in zip((room, other), wires, strict=True):
        one.watch(wire, None)
    for entry in gathering(rng, players):
        for one in (room, other):
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


def a_room(rng: Random, players: int, *, memory_aid: bool = False) -> Room:
    """A room with empty seats."""
    secret = rng.randbytes(32)
    options = {"target_score": "40", "extra_salt": "true"}
    opened = TableOpened(
        players, "standard", options, "none", 0, 0, memory_aid, commitment(secret), secret.hex()
    )
    return Room("reef", fold(None, opened, 1).table, [HistoryItem(opened, 1, ())])


def gathering(rng: Random, players: int) -> list[Entry]:
    """People and a bot sit down, and the game begins."""
    people = seats(players - 1)
    return [
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


def long_secrets(seed: int, players: int, viewer: Viewer) -> list[Swap]:
    """Pairs of cards that are equally frequent in the box, those first that stay hidden longest.

    Mermaids keep their faces.
    """
    told = list(told_steps(seed, players, viewer))
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
    return sorted(pairs, key=secret_for, reverse=True)[:WANTED]


def told_steps(seed: int, players: int, viewer: Viewer) -> Iterator[tuple[Game, Action, tuple[object, ...]]]:
    """Every action of a game, including chance's, as the viewer sees it."""
    rng = Random(seed)
    table = a_room(Random(seed), players).table
    for entry in gathering(rng, players):
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


def test_no_byte_of_a_whole_game_differs_before_the_viewer_sees_what_does():
    compared, met = 0, Counter[type[Event]]()
    for players, seed, viewer in product((2, 3, 4), SEEDS, (Seat(0), None)):
        for swap in long_secrets(seed, players, viewer):
            for room, other, events, (wire, twin_wire), differed in played_twice(seed, players, viewer, swap):
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


def test_the_twin_of_a_spectators_game_is_another_to_those_who_play_it():
    [swap] = long_secrets(SEEDS[0], 3, None)

    twins = played_twice(SEEDS[0], 3, None, swap)

    assert any(room.snapshot("guest-0") != other.snapshot("guest-0") for room, other, *_ in twins)
