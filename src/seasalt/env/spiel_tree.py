"""The whole tree of a small game as a game of OpenSpiel's own, which it walks in C++ instead of Python.

Algorithms that walk a game many times, such as CFR, run many times faster on it.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from seasalt.env.games.position import Position
from seasalt.env.spiel import PositionGame, load_tree
from seasalt.kernel.actions import Numbers

Decide = Callable[[Position], dict[int, float]]
"""A player: the probability of each number where a seat is to act."""


@dataclass(frozen=True, slots=True)
class Tree:
    """A game of OpenSpiel's own, and its names for our information states and numbers."""

    game: Any
    histories: int
    keys: dict[str, str]  # our information state -> that of the tree
    actions: dict[int, int]  # our action number -> that of the tree

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


def tree_of(game: PositionGame) -> Tree:
    """The whole tree of a game for two players. The game must be small."""
    lines = ['EFG 2 R "seasalt" { "1" "2" }']
    known: tuple[dict[str, int], ...] = ({}, {})  # information states of each seat, numbered from 1
    actions: dict[int, int] = {}
    chance_nodes = ends = 0
    for position in histories(game.first):
        seat = position.to_act
        if position.over:
            ends += 1
            lines += [f't "" {ends} "" {{ {" ".join(map(str, game.returns(position)))} }}']
        elif seat is None:
            chance_nodes += 1
            outcomes = " ".join(f'"{card}" {chance!r}' for card, chance in position.chances())
            lines += [f'c "" {chance_nodes} "" {{ {outcomes} }} 0']
        else:
            number = known[seat].setdefault(position.information_state(seat), len(known[seat]) + 1)
            for choice in position.legal():
                actions.setdefault(choice, len(actions))  # OpenSpiel numbers them as it reads the file
            names = " ".join(f'"{choice}"' for choice in position.legal())
            lines += [f'p "" {seat + 1} {number} "" {{ {names} }} 0']
    keys = {text: f"{seat}-{seat}-{number}-" for seat in (0, 1) for text, number in known[seat].items()}
    return Tree(load_tree("\n".join(lines) + "\n"), len(lines) - 1, keys, actions)
