"""The whole tree of a small game as a game of OpenSpiel's own, which it walks in C++ instead of Python.

Algorithms that walk a game many times, such as CFR, run many times faster on it. Many histories lead to the
same cards in the same places: what can happen there is computed once.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from operator import add
from typing import Any

from seasalt.env.games.information_state import event_text
from seasalt.env.games.position import Position
from seasalt.env.spiel import PositionGame, load_tree
from seasalt.kernel.actions import Numbers
from seasalt.rules.action import Seat
from seasalt.rules.game import Game, seats
from seasalt.rules.turns import Events
from seasalt.rules.view import redact

Decide = Callable[[Position], dict[int, float]]
"""A player: the probability of each number where a seat is to act."""


@dataclass(frozen=True, slots=True)
class Tree:
    """A game of OpenSpiel's own, and its names for our information states and numbers."""

    game: Any
    histories: int
    keys: dict[str, str] = field(repr=False)  # our information state -> that of the tree
    actions: dict[int, int] = field(repr=False)  # our action number -> that of the tree

    def policy(self, first: Position, decide: Decide) -> dict[str, list[tuple[int, float]]]:
        """A player as a policy for the tree; `decide` is called once for each information state."""
        found: dict[str, list[tuple[int, float]]] = {}
        for position in histories(first):
            seat = position.to_act
            if seat is not None and (key := self.keys[position.information_state(seat)]) not in found:
                chosen = decide(position)
                found[key] = [(self.actions[number], chosen.get(number, 0.0)) for number in position.legal()]
        return found


def histories(first: Position) -> Iterator[Position]:
    """A position and all its successors, in preorder."""
    waiting = [first]
    while waiting:
        position = waiting.pop()
        yield position
        waiting += [position.after(number) for number in reversed(choices(position))]


def choices(position: Position) -> Numbers:
    """The numbers that chance or the seat to act can play."""
    if position.over:
        return ()
    return tuple(card for card, _ in position.chances()) if position.game.chance_acts else position.legal()


def visits(first: Position) -> Iterator[tuple[Position, tuple[str, ...]]]:
    """All histories of a game without duos that are laid in stages, in preorder.

    Each is the position that it leads to, whose own history is one of many that lead there, and the
    information state of each seat.
    """
    everybody = seats(first.game.players)
    steps: dict[Game, list[tuple[Position, tuple[str, ...]]]] = {}
    waiting = [(first, tuple(map(first.information_state, everybody)))]
    while waiting:
        position, texts = waiting.pop()
        yield position, texts
        if position.over:
            continue
        if position.game not in steps:
            assert not position.chosen, "no duo is laid in stages"
            after = [position.after(number) for number in choices(position)]
            steps[position.game] = [(each, _texts(each.events, everybody)) for each in after]
        waiting += [(after, tuple(map(add, texts, more))) for after, more in reversed(steps[position.game])]


def _texts(events: Events, everybody: tuple[Seat, ...]) -> tuple[str, ...]:
    """What each seat sees of a step, to be appended to its information state."""
    return tuple("".join(f"; {event_text(redact(event, seat))}" for event in events) for seat in everybody)


def tree_of(game: PositionGame) -> Tree:
    """The whole tree of a game. The game must be small."""
    everybody = range(game.num_players())
    names = " ".join(f'"{seat + 1}"' for seat in everybody)
    lines = [f'EFG 2 R "seasalt" {{ {names} }}']
    known: tuple[dict[str, int], ...] = tuple({} for _ in everybody)  # information states, numbered from 1
    actions: dict[int, int] = {}
    chance_nodes = ends = 0
    for position, texts in visits(game.first):
        seat = position.to_act
        if position.over:
            ends += 1
            lines += [f't "" {ends} "" {{ {" ".join(map(str, game.returns(position)))} }}']
        elif seat is None:
            chance_nodes += 1
            outcomes = " ".join(f'"{card}" {chance!r}' for card, chance in position.chances())
            lines += [f'c "" {chance_nodes} "" {{ {outcomes} }} 0']
        else:
            number = known[seat].setdefault(texts[seat], len(known[seat]) + 1)
            for choice in position.legal():
                actions.setdefault(choice, len(actions))  # OpenSpiel numbers them as it reads the file
            names = " ".join(f'"{choice}"' for choice in position.legal())
            lines += [f'p "" {seat + 1} {number} "" {{ {names} }} 0']
    keys = {text: f"{seat}-{seat}-{number}-" for seat in everybody for text, number in known[seat].items()}
    return Tree(load_tree("\n".join(lines) + "\n"), len(lines) - 1, keys, actions)
