"""Rounds of mixed bots in which much is at stake, and the decisions in them.

A decision is worth points of win chance where the game is about to be decided, so most rounds begin with
totals not far from the target, and a decision of a rare kind is asked with other totals too.
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from random import Random
from typing import NamedTuple

from seasalt.bots import ROSTER
from seasalt.coach.puzzle import PuzzlePosition, position_of
from seasalt.rules import Ruleset
from seasalt.rules.action import Action
from seasalt.rules.knowledge import Knowledge
from seasalt.rules.phase import Phase
from seasalt.rules.shuffle import seeded_chance, seeded_starter
from seasalt.rules.turns import Step, new_game
from seasalt.rules.view import View
from seasalt.table import play_match


class TableKind(NamedTuple):
    """How many play, and with which box."""

    players: int
    extra_salt: bool


TABLES = tuple(TableKind(players, extra_salt) for players, extra_salt in product((2, 3, 4), (False, True)))
PLAYERS = ("beginner", "casual", "skilled", "skilled", "greedy", "rusher", "collector", "hunter", "gambler")
"""Quick ones, of all kinds: their mistakes lead to positions that strong players do not reach."""
MOST_WORLDS = 4  # more would fill the file, and few people remember as much
FIRST_ROUNDS = 0.2  # of the rounds are the first of their game
POINTS_OF_A_ROUND = 6.5  # about what a seat gets
RARE = {Phase.KEEP: 2, Phase.STEAL: 3}  # with how many other totals such a decision is asked


class _Noted:
    """A bot whose decisions are noted."""

    def __init__(self, name: str, rng: Random, noted: list[PuzzlePosition]) -> None:
        self._bot = ROSTER[name](rng)
        self._noted = noted

    def decide(self, view: View, knowledge: Knowledge, options: tuple[Action, ...]) -> Action:
        """What the bot decides."""
        if len(options) > 1 and len(knowledge.worlds) <= MOST_WORLDS:
            self._noted.append(position_of(view, knowledge))
        return self._bot.decide(view, knowledge, options)


def table_of(number: int) -> TableKind:
    """The table of a round: all kinds take turns."""
    return TABLES[number % len(TABLES)]


def decisions(seed: str, number: int) -> Iterator[PuzzlePosition]:
    """The decisions of a round in which its seat had a choice. The same number gives the same round."""
    players, extra_salt = table_of(number)
    label = f"{seed}/{number}"
    rng = Random(label)
    noted: list[PuzzlePosition] = []
    seated = [_Noted(rng.choice(PLAYERS), Random(f"{label}/{seat}"), noted) for seat in range(players)]
    starter = seeded_starter(label.encode(), players)
    game, events = new_game(Ruleset(extra_salt=extra_salt), players, starter=starter)
    if rng.random() >= FIRST_ROUNDS:
        totals = _late_totals(game.ruleset.target(players), players, rng)
        game = game._replace(totals=totals, round=game.round._replace(number=_round_of(totals)))
    for played in play_match(Step(game, events), seated, lambda now: seeded_chance(now, label.encode())):
        for position in noted:
            yield position
            yield from _at_other_totals(position, rng)
        noted.clear()
        if played.step.game.results:
            return


def _at_other_totals(position: PuzzlePosition, rng: Random) -> Iterator[PuzzlePosition]:
    players = len(position.totals)
    for _ in range(RARE.get(position.phase, 0)):
        totals = _late_totals(position.ruleset.target(players), players, rng)
        yield replace(position, totals=totals, round_number=_round_of(totals))


def _late_totals(target: int, players: int, rng: Random) -> tuple[int, ...]:
    """Totals with which somebody may soon reach the target, and nobody is far behind."""
    most = rng.randint(target // 2, target - 1)
    totals = [most, *(max(0, most - int(rng.triangular(0, 16, 0))) for _ in range(players - 1))]
    rng.shuffle(totals)
    return tuple(totals)


def _round_of(totals: tuple[int, ...]) -> int:
    return 1 + max(1, round(sum(totals) / len(totals) / POINTS_OF_A_ROUND))
