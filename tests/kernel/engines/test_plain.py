"""The kernel without numpy, as in a browser's Python."""

import subprocess
import sys

PLAYS_A_GAME = """
import sys
sys.modules["numpy"] = None
from random import Random
from seasalt.kernel.convert import new_state
from seasalt.kernel.game.layout import OVER
from seasalt.kernel.players.playout import play_game
from seasalt.kernel.players.policy import BEGINNER
from seasalt.rules import Ruleset
s = new_state(Ruleset(extra_salt=True), 3, Random(5))
play_game(s, BEGINNER, 100)
print(s.phase == OVER, max(s.totals) >= 35, sorted(s.ranks)[1])
"""


def test_a_game_can_be_played_where_there_is_no_numpy() -> None:
    done = subprocess.run([sys.executable, "-c", PLAYS_A_GAME], capture_output=True, text=True, check=False)

    assert done.stderr == ""
    assert done.stdout == "True True 1\n"
