"""Every level decides the same on every machine and with every engine: compiled, plain, or in a browser.

These tests run once more under Pyodide, where the kernel is a library of WebAssembly (`./dev test
--pyodide`). So a level is as strong there as on a server.
"""

from hashlib import sha256
from random import Random

import pytest

from seasalt.bots import LEVELS, Level
from seasalt.rules import Ruleset, new_game, sample
from seasalt.table.game_loop import play_match
from tests.thorough import matrix

ACTIONS = 60
GAMES = {
    (Level.BEGINNER, 2): "99b5ccc7",
    (Level.BEGINNER, 4): "1f4bb490",
    (Level.CASUAL, 2): "a7877eef",
    (Level.CASUAL, 4): "7c9088ca",
    (Level.SKILLED, 2): "2e5dc808",
    (Level.SKILLED, 4): "2dfe82b9",
    (Level.EXPERT, 2): "a544a255",
    (Level.EXPERT, 4): "4f9a2fb5",
    (Level.MASTER, 2): "d810e336",
    (Level.MASTER, 4): "986f4e82",
    (Level.CHAMPION, 2): "b1d6759d",
    (Level.CHAMPION, 4): "a0850e0c",
}
"""The beginning of a hash of all actions, by level and players. A change of a level changes it."""


@pytest.mark.parametrize(("level", "players"), matrix([*LEVELS], [4, 2]))
def test_a_level_plays_the_same_game_everywhere(level: Level, players: int) -> None:
    assert _played(level, players) == GAMES[level, players]


def _played(level: Level, players: int) -> str:
    chance = Random(5)
    bots = [LEVELS[level](Random(seat)) for seat in range(players)]
    start = new_game(Ruleset(extra_salt=players > 2), players)
    actions = []
    for played in play_match(start, bots, lambda game: sample(game, chance)):
        actions.append(str(played.action))
        if len(actions) > ACTIONS:
            break
    return sha256("\n".join(actions).encode()).hexdigest()[:8]
