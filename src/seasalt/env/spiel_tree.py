"""A small game with every history written out, so that OpenSpiel walks it in C++ and not by way of Python.

An algorithm that walks a game again and again, as CFR does, is many times as fast on its tree: it is the same
game under other names.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from seasalt.env.games.position import Position
from seasalt.env.spiel import PositionGame, load_tree
from seasalt.kernel.actions import Numbers

Decide = Callable[[Position], dict[int, float]]
"""A player: how likely each number is where a seat is to act."""


@dataclass(frozen=True, slots=True)
class Tree:
    """A game of OpenSpiel's own, and how its names follow from ours."""

    game: Any
    histories: int
    keys: dict[str, str]  # the information-state string in the tree, for ours
    actions: dict[int, int]  # the action in the tree, for our number

    def policy(self, first: Position, decide: Decide) -> dict[str, list[tuple[int, float]]]:
        """A player as a policy for the tree; it is asked once for each information state."""
        found: dict[str, list[tuple[int, float]]] = {}
        for position in histories(first):
            seat = position.to_act
            if seat is not None and (key := self.keys[position.diary(seat)]) not in found:
                chosen = decide(position)
                found[key] = [(self.actions[number], chosen.get(number, 0.0)) for number in position.legal()]
        return found


def histories(first: Position) -> Iterator[Position]:
    """A position and all that can come after it, each before what comes after it."""
    waiting = [first]
    while waiting:
        position = waiting.pop()
        yield position
        waiting += [position.after(number) for number in reversed(choices(position))]


def choices(position: Position) -> Numbers:
    """What can be played: by chance, or by the seat to act."""
    if position.over:
        return ()
    return tuple(card for card, _ in position.chances()) if position.game.chance_acts else position.legal()


def tree_of(game: PositionGame) -> Tree:
    """The whole game, for two players. Only a game with few histories has a tree that ends."""
    lines = ['EFG 2 R "seasalt" { "1" "2" }']
    known: tuple[dict[str, int], ...] = ({}, {})  # each seat's information states, numbered from 1
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
            number = known[seat].setdefault(position.diary(seat), len(known[seat]) + 1)
            for choice in position.legal():
                actions.setdefault(choice, len(actions))  # numbered as the file is read
            names = " ".join(f'"{choice}"' for choice in position.legal())
            lines += [f'p "" {seat + 1} {number} "" {{ {names} }} 0']
    keys = {diary: f"{seat}-{seat}-{number}-" for seat in (0, 1) for diary, number in known[seat].items()}
    return Tree(load_tree("\n".join(lines) + "\n"), len(lines) - 1, keys, actions)
