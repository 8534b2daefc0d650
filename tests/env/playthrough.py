"""Golden playthroughs: whole games as OpenSpiel sees them. `python -m tests.env.playthrough` writes them.

The mini game is in OpenSpiel's own format, with every tensor. The whole game has one line per action: the
player, the number, its name, and the legal numbers; then the returns and each seat's information state.
"""

import re
from pathlib import Path
from random import Random

import pyspiel

import seasalt.env.mini  # noqa: F401 # registers the games

FOLDER = Path(__file__).parent / "playthroughs"
MINI = "python_seasalt_mini"
GAMES = {
    "two-players": "python_seasalt(max_rounds=1)",
    "three-players-extra-salt": "python_seasalt(players=3,extra_salt=True,max_rounds=2)",
}


def openspiel_text(name: str, numbers: list[int]) -> str:
    """The game in OpenSpiel's format, by these numbers and then by a fixed seed."""
    # Here, because it brings SciPy with it, and every process of the tests imports this file.
    from open_spiel.python.algorithms.generate_playthrough import playthrough

    return str(playthrough(name, numbers, seed=3))


def short_text(name: str, numbers: list[int]) -> str:
    """The game in our short format."""
    state = pyspiel.load_game(name).new_initial_state()
    lines = [name]
    for number in numbers:
        player, legal = state.current_player(), state.legal_actions()
        who = "*" if player < 0 else str(player + 1)
        also = "" if player < 0 else f" [{' '.join(map(str, legal))}]"
        lines += [f"{who} {number} {state.action_to_string(player, number)}{also}"]
        state.apply_action(number)
    assert state.is_terminal()
    lines += [f"returns {' '.join(f'{pay:g}' for pay in state.returns())}"]
    for seat in range(state.num_players()):
        told = state.information_state_string(seat).split("; ")
        lines += ["", f"what {seat + 1} was told", *told]
    return "\n".join(lines) + "\n"


def numbers_in(text: str) -> list[int]:
    """The numbers that were played, from either format."""
    return [int(number) for number in re.findall(r"^(?:action: |[*1-4] )(\d+)", text, re.M)]


def _random_numbers(name: str, seed: int) -> list[int]:
    rng, state = Random(seed), pyspiel.load_game(name).new_initial_state()
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
    return list(state.history())


if __name__ == "__main__":
    (FOLDER / f"{MINI}.txt").write_text(openspiel_text(MINI, []), "utf-8")
    for title, name in GAMES.items():
        (FOLDER / f"{title}.txt").write_text(short_text(name, _random_numbers(name, 5)), "utf-8")
