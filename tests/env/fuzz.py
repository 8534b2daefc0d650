"""Any arguments for the functions of the environments: `python -m tests.env.fuzz DOOR EXAMPLES`.

A process of its own, for a crash would end the tests. Each call is printed before it is made.
"""

import sys
from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any

import numpy as np
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from seasalt.env.errors import EnvError
from tests.thorough import THOROUGH

ODD: st.SearchStrategy[Any] = st.one_of(
    st.integers(-5, 9),
    st.sampled_from([2**31, 2**63, 2**64, 2**100, -(2**63), 10**40, 2**24 + 1]),
    st.floats(),
    st.none(),
    st.booleans(),
    st.text(max_size=3),
    st.sampled_from([b"1", (), [], {}, [[1], [2, 3]], [0, 1], [-1, 7, 3], {"starter": 1}, object()]),
    st.sampled_from([np.int8(-1), np.float32(1), np.array(1), np.array([1.5]), np.array([300, -300, 2**40])]),
)
"""Numbers and other things of every type and size."""

SETTINGS: dict[str, Any] = {
    "players": st.integers(2, 4),
    "extra_salt": st.booleans(),
    "edition": st.sampled_from(["standard", "bga", "fr"]),
    "target": st.one_of(st.none(), st.integers(1, 12)),
    "max_rounds": st.integers(1, 3),
    "reward": st.sampled_from(["game", "round"]),
}
SKIP = {"skip_forced": st.booleans()}
KERNEL = {"opponents": st.sampled_from(["kernel:keen", "kernel:uniform"])}
OPPONENTS = {"opponents": st.sampled_from(["kernel:keen", "kernel:eager", "random"])}
MANY = {"num_envs": st.integers(1, 3), "seat": st.none(), "full_state": st.booleans(), **SKIP}
MODES = {"autoreset_mode": st.sampled_from(["NextStep", "SameStep", "Disabled"])}
ONE = {
    "render_mode": st.none(),
    "observation": st.sampled_from(["flat", "dict"]),
    "illegal": st.just("raise"),
    **SKIP,
}


class Calls:
    """Calls of one door. Each argument is right nine times out of ten, else anything."""

    def __init__(self, data: st.DataObject, error: tuple[type[Exception], ...]) -> None:
        self._data = data
        self._errors = error

    def some(self, right: st.SearchStrategy[Any]) -> Any:
        return self._data.draw(ODD if self._data.draw(st.integers(0, 9)) == 0 else right)

    def arguments(self, right: dict[str, st.SearchStrategy[Any]]) -> dict[str, Any]:
        return {name: self.some(one) for name, one in right.items()}

    def make(self, function: Callable[..., Any], *arguments: Any, **named: Any) -> Any:
        """What the function returns, or None if it refuses its arguments with a sentence."""
        print(function.__qualname__, arguments, named, flush=True)
        try:
            return function(*arguments, **named)
        except self._errors:
            return None
        except TypeError as error:  # by the bindings of OpenSpiel, before it gets here
            if "incompatible" not in str(error):
                raise
            return None

    def options(self, num_envs: int | None = None) -> Any:
        chosen: dict[str, Any] = {}
        if self._data.draw(st.booleans()):
            chosen["starter"] = self.some(st.integers(0, 3))
        if num_envs and self._data.draw(st.booleans()):
            chosen["reset_mask"] = self.some(st.just(np.ones(num_envs, np.bool_)))
        if self._data.draw(st.integers(0, 9)) == 0:
            chosen[self._data.draw(st.text(max_size=3))] = 1
        return self.some(st.just(chosen))

    def count(self, most: int) -> range:
        return range(self._data.draw(st.integers(1, most)))


def some_legal(masks: Any) -> Any:
    return (masks * (1 - np.random.default_rng(1).random(masks.shape))).argmax(-1)


def assert_sound(rows: Any) -> None:
    """Nothing is negative, as it would be with a seat that is not there."""
    assert (rows >= 0).all()
    assert rows.any(axis=-1).all()


def vector(calls: Calls) -> None:
    from seasalt.env.vector import SeasaltVectorEnv

    several(
        calls,
        calls.make(SeasaltVectorEnv, **calls.arguments(MANY | MODES | OPPONENTS | SETTINGS)),
        np.asarray,
    )
    several(calls, calls.make(SeasaltVectorEnv, **calls.arguments(MANY | MODES | SETTINGS)), np.asarray)


def gpu(calls: Calls) -> None:
    vectors, torch = import_module("seasalt.env.gpu.vector"), import_module("torch")
    arguments = calls.arguments(MANY | MODES | KERNEL | SETTINGS | {"device": st.just("cpu")})
    several(calls, calls.make(vectors.TorchVectorEnv, **arguments), torch.as_tensor)


def several(calls: Calls, env: Any, array: Callable[..., Any]) -> None:
    if env is None:
        return
    info: Any = None
    for _ in calls.count(3):
        seed = calls.some(st.integers(0, 9))
        begun = calls.make(env.reset, seed=seed, options=calls.options(env.num_envs))
        info = begun[1] if begun else info
        for _ in calls.count(3):
            right = (
                np.zeros(env.num_envs, np.int64)
                if info is None
                else some_legal(np.array(info["action_mask"]))
            )
            actions = calls.some(st.just(right))
            stepped = calls.make(env.step, array(actions) if actions is right else actions)
            info = stepped[4] if stepped else info
    rows, info = env.reset(seed=1)
    for _ in range(20):
        assert_sound(np.array(rows))
        rows, _, terminated, truncated, info = env.step(array(some_legal(np.array(info["action_mask"]))))
        if (over := np.array(terminated | truncated)).any() and "disabled" in str(env.autoreset_mode).lower():
            rows, info = env.reset(options={"reset_mask": array(over)})


def sb3(calls: Calls) -> None:
    env = calls.make(
        import_module("seasalt.env.sb3").SeasaltVecEnv, **calls.arguments(MANY | KERNEL | SETTINGS)
    )
    if env is None:
        return
    for _ in calls.count(3):
        calls.make(env.seed, calls.some(st.integers(0, 9)))
        calls.make(env.set_options, calls.options(env.num_envs))
        if calls.make(env.reset) is not None:
            calls.make(env.step, calls.some(st.just(some_legal(env.action_masks()))))
    env.seed(1)
    env.set_options(None)
    assert_sound(env.reset())
    for _ in range(20):
        assert_sound(env.step(some_legal(env.action_masks()))[0])


def single(calls: Calls) -> None:
    from seasalt.env.single import SeaSalt

    env = calls.make(SeaSalt, **calls.arguments(OPPONENTS | ONE | SETTINGS | {"seat": st.none()}))
    if env is None:
        return
    for _ in calls.count(3):
        calls.make(env.reset, seed=calls.some(st.integers(0, 9)), options=calls.options())
        for _ in calls.count(3):
            calls.make(env.step, calls.some(st.integers(0, 2)))
        for function in (env.render, env.svg, env.action_masks):
            calls.make(function)
    _, info = env.reset(seed=1)
    for _ in range(20):
        assert_sound(env.match.row)
        _, _, terminated, truncated, info = env.step(int(some_legal(info["action_mask"])))
        if terminated or truncated:
            _, info = env.reset()


def seasalt_v0(calls: Calls) -> None:
    from seasalt.env.seasalt_v0 import raw_env

    env = calls.make(raw_env, **calls.arguments(ONE | SETTINGS | {"render_seat": st.integers(0, 1)}))
    if env is None:
        return
    for _ in calls.count(3):
        calls.make(env.reset, seed=calls.some(st.integers(0, 9)), options=calls.options())
        for _ in calls.count(3):
            calls.make(env.step, calls.some(st.integers(0, 2)))
            calls.make(env.observe, calls.some(st.sampled_from(env.possible_agents)))
        for function in (env.state, env.render, env.svg):
            calls.make(function)
    env.reset(seed=1)
    for _ in range(20):
        assert_sound(env.state())
        if any(env.terminations.values()) or any(env.truncations.values()):
            env.reset()
        env.step(int(some_legal(env.infos[env.agent_selection]["action_mask"])))


def spiel(calls: Calls) -> None:
    from seasalt.env.mini import MiniGame
    from seasalt.env.spiel import SeasaltGame

    game = calls.make(SeasaltGame, calls.arguments(SETTINGS | {"target": st.integers(0, 12)}))
    small = calls.make(MiniGame, calls.arguments({"cards": st.integers(5, 7), "players": st.integers(2, 3)}))
    rng = Random(1)
    for one in (game, small):
        if one is None:
            continue
        state = one.new_initial_state()
        for _ in range(25):
            if state.is_terminal():
                break
            calls.make(state.apply_action, calls.some(st.just(rng.choice(state.legal_actions()))))
            seat = calls.some(st.integers(0, one.num_players() - 1))
            for function in (
                state.observation_tensor,
                state.observation_string,
                state.information_state_string,
                state.position.row,
                state.position.information_state,
                state.position.knowledge,
                state.legal_actions,
            ):
                calls.make(function, seat)
            calls.make(state.position.after, calls.some(st.integers(0, 81)))
            calls.make(state.position.name, calls.some(st.integers(0, 81)))


DOORS: dict[str, Callable[[Calls], None]] = {
    door.__name__: door for door in (vector, single, seasalt_v0, spiel, sb3, gpu)
}


def main(door: str, examples: int) -> None:
    errors: tuple[type[Exception], ...] = (EnvError,)
    if door == "spiel":
        errors = (EnvError, import_module("pyspiel").SpielError)

    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        derandomize=not THOROUGH,
        suppress_health_check=list(HealthCheck),
    )
    @given(st.data())
    def play(data: st.DataObject) -> None:
        DOORS[door](Calls(data, errors))

    play()


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
