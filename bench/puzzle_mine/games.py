"""Games of mixed bots, and the decisions in them."""

from collections.abc import Iterator
from itertools import product
from random import Random

from seasalt.bots import ROSTER
from seasalt.coach.puzzle import PuzzlePosition, position_of
from seasalt.rules import Ruleset
from seasalt.rules.action import Action
from seasalt.rules.knowledge import Knowledge
from seasalt.rules.shuffle import seeded_chance, seeded_starter
from seasalt.rules.turns import new_game
from seasalt.rules.view import View
from seasalt.table import play_match

TABLES = tuple(product((2, 3, 4), (False, True)))  # players, Extra Salt
PLAYERS = ("beginner", "casual", "skilled", "expert", "greedy", "rusher", "collector", "hunter", "gambler")
"""Quick ones, of all kinds: their mistakes lead to positions that strong players do not reach."""
MOST_WORLDS = 4  # more would fill the file, and few people remember as much
MOST_ROUNDS = 20


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


def decisions(number: int) -> Iterator[PuzzlePosition]:
    """The decisions of a game in which its seat had a choice. The same number gives the same game."""
    players, extra_salt = TABLES[number % len(TABLES)]
    seed = f"puzzles/{number}"
    rng = Random(seed)
    noted: list[PuzzlePosition] = []
    seated = [_Noted(rng.choice(PLAYERS), Random(f"{seed}/{seat}"), noted) for seat in range(players)]
    starter = seeded_starter(seed.encode(), players)
    start = new_game(Ruleset(extra_salt=extra_salt), players, starter=starter)
    for played in play_match(start, seated, lambda game: seeded_chance(game, seed.encode())):
        yield from noted
        noted.clear()
        if played.step.game.round.number > MOST_ROUNDS:
            return
