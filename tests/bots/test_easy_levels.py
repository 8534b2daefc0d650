"""The easiest levels: a first opponent that lets others build, and callers that vary."""

from collections import Counter
from random import Random

from seasalt.bots import ROSTER
from seasalt.rules import Game, legal_actions, no_knowledge, view
from tests.games import a_game

TRIES = 200
SEVEN = "octopus-LB octopus-YE octopus-GR crab-DB fish-DB penguin-PU"
EIGHT = "octopus-LB octopus-YE octopus-GR crab-DB crab-LB fish-DB fish-LB"
TWELVE = "octopus-LB octopus-YE octopus-GR octopus-PU sailor-PK sailor-OR"


def calls(name: str, hand: str, other: str) -> Counter[str]:
    """How often a bot with that hand does what, with nothing left to lay."""
    game: Game = a_game(f"{hand} | {other}", a="shark-DB")
    known = no_knowledge(game.round.turn, game.players, game.box)
    seen, options = view(game, game.round.turn), legal_actions(game)
    options = tuple(option for option in options if str(option) in ("stop", "last", "end"))
    return Counter(str(ROSTER[name](Random(seed)).decide(seen, known, options)) for seed in range(TRIES))


def test_a_beginner_rarely_calls_with_seven_points() -> None:
    found = calls("beginner", SEVEN, "boat-DB boat-LB shell-DB")

    assert 0 < found["stop"] + found["last"] < TRIES / 3


def test_a_beginner_calls_once_it_has_a_lot() -> None:
    found = calls("beginner", TWELVE, "boat-DB boat-LB shell-DB")

    assert found["end"] == 0
    assert min(found["stop"], found["last"]) > 0


def test_a_casual_player_bets_the_likelier_the_further_it_is_ahead() -> None:
    close = calls("casual", EIGHT, "boat-DB boat-LB shell-DB shell-LB sailor-PK crab-YE penguin-PU")
    clear = calls("casual", TWELVE, "boat-DB boat-LB shell-DB")

    assert close["end"] == clear["end"] == 0
    assert min(close["stop"], close["last"]) > TRIES / 10
    assert clear["last"] > close["last"]
