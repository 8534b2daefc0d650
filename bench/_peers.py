"""Environments of other libraries for card games, stepped as their users do.

Each function makes a `Steps`, or raises ImportError if something is not installed. Every library is asked for
what our environments give: an observation and the legal actions after every step.
"""

import warnings
from collections.abc import Callable
from time import process_time
from typing import Any, Final

Steps = Callable[[int], float]
"""Take at least so many random legal steps; returns CPU-seconds per step, without choosing actions."""

BATCH: Final = 1024  # games at once, for vectorized environments


def pettingzoo(module: str) -> Steps:
    """A classic game of PettingZoo, with its wrappers and `last()`."""
    import importlib

    import numpy as np

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # their own deprecations
        env = importlib.import_module(f"pettingzoo.classic.{module}").env()
        env.reset(seed=1)
    return agents(env, np.random.default_rng(1), lambda observation, info: observation["action_mask"])


def agents(env: Any, rng: Any, mask_of: Callable[[Any, Any], Any]) -> Steps:
    """Steps of an environment with PettingZoo's interface."""
    import numpy as np

    def play(steps: int) -> float:
        spent, done = 0.0, 0
        while done < steps:
            env.reset()
            while env.agents:
                began = process_time()
                observation, _, terminated, truncated, info = env.last()
                spent += process_time() - began
                if terminated or truncated:
                    break
                legal = np.flatnonzero(mask_of(observation, info))
                action = int(legal[rng.integers(len(legal))])
                began = process_time()
                env.step(action)
                spent += process_time() - began
                done += 1
        return spent / done

    return play


def openspiel(name: str) -> Steps:
    """A card game of OpenSpiel in C++, stepped from Python; chance is part of a step."""
    from random import Random

    import pyspiel

    game, rng = pyspiel.load_game(name), Random(1)
    has_observation = game.get_type().provides_observation_tensor

    def settle(state: Any) -> Any:
        while state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, chances)[0])
        if not state.is_terminal():
            seat = state.current_player()
            _ = state.observation_tensor(seat) if has_observation else state.information_state_tensor(seat)
        return state

    def play(steps: int) -> float:
        spent, done = 0.0, 0
        while done < steps:
            state = settle(game.new_initial_state())
            while not state.is_terminal():
                action = rng.choice(state.legal_actions())
                began = process_time()
                state.apply_action(action)
                settle(state)
                state.legal_actions_mask()
                spent += process_time() - began
                done += 1
        return spent / done

    return play


def pgx(game: str) -> Steps:
    """A card game of Pgx: many at once, compiled by jax for the CPU."""
    import jax
    import pgx as library
    from pgx.experimental import auto_reset

    env = library.make(game)
    start = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), BATCH))
    step = jax.jit(jax.vmap(auto_reset(env.step, env.init)))
    choose = jax.jit(
        lambda key, mask: jax.random.categorical(key, jax.numpy.where(mask, 0.0, -1e9)).astype("int32")
    )

    def play(steps: int) -> float:
        spent, done, state, key = 0.0, 0, start, jax.random.PRNGKey(1)
        while done < steps:
            key, now, later = jax.random.split(key, 3)
            actions = jax.block_until_ready(choose(now, state.legal_action_mask))
            keys = jax.block_until_ready(jax.random.split(later, BATCH))
            began = process_time()
            state = jax.block_until_ready(step(state, actions, keys))
            spent += process_time() - began
            done += BATCH
        return spent / done

    play(1)  # compiles
    return play


def rlcard(game: str) -> Steps:
    """A card game of RLCard."""
    from random import Random

    import rlcard as library

    env, rng = library.make(game), Random(1)

    def play(steps: int) -> float:
        spent, done = 0.0, 0
        while done < steps:
            state, _ = env.reset()
            while not env.is_over():
                action = rng.choice(list(state["legal_actions"]))
                began = process_time()
                state, _ = env.step(action)
                spent += process_time() - began
                done += 1
        return spent / done

    return play


GAMES: Final[dict[str, tuple[Callable[[str], Steps], tuple[str, ...]]]] = {
    "OpenSpiel": (openspiel, ("leduc_poker", "hearts", "gin_rummy")),
    "PettingZoo": (pettingzoo, ("leduc_holdem_v4", "hanabi_v5", "connect_four_v3")),  # the last has no cards
    "Pgx": (pgx, ("leduc_holdem", "kuhn_poker")),
    "RLCard": (rlcard, ("leduc-holdem", "gin-rummy")),
}
"""The games that are measured, by library."""
