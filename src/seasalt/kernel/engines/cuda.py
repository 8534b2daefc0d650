"""The kernel on a GPU through numba-cuda, one thread per record: an engine (`engine.Engine`).

The tables are constant memory, which holds 64 KB; they are small integers, about 34 KB. Jobs that play whole
rounds copy the record to local memory (shared memory was slower on an H200, and the block size hardly
mattered); single steps work on the array itself. Rows can be anything with `__cuda_array_interface__`, such
as a torch tensor.
"""

from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from typing import Any, Final

try:
    import numpy as np

    for _name, _successor in {"row_stack": "vstack", "in1d": "isin", "trapz": "trapezoid"}.items():
        if not hasattr(np, _name):  # numba-cuda still uses names that numpy 2.4 removed
            setattr(np, _name, getattr(np, _successor))

    cuda: Any = import_module("numba.cuda")
except ImportError as missing:
    raise ImportError('a GPU needs an extra: pip install "seasalt[gpu]"') from missing

from seasalt.kernel.engines import arrays, library
from seasalt.kernel.engines.arrays import RECORD
from seasalt.kernel.engines.build import namespace
from seasalt.kernel.game.layout import State
from seasalt.kernel.players.playout import SUMS

NAME: Final = "cuda"
THREADS: Final = 128  # in a block


def bit_count(word: Any) -> Any:
    """The number of bits set."""
    return np.int64(cuda.popc(word))


def lowest_bit(word: Any) -> Any:
    """The index of the lowest bit set."""
    return np.int64(cuda.ffs(word)) - 1


@cache
def kernel() -> dict[str, Any]:
    """Every function of the kernel by name, for the device."""

    def wrap(function: Callable[..., Any]) -> Any:
        return cuda.jit(device=True)(function)

    return namespace({"bit_count": wrap(bit_count), "lowest_bit": wrap(lowest_bit)}, wrap)


# --- jobs: what a thread does, and how the host launches it


@cache
def job(name: str) -> Callable[..., Any]:
    """A job by name, compiled on its first call."""
    return _JOBS[name](kernel()[name])


def _launch(body: Callable[..., Any]) -> Callable[..., None]:
    """A function that runs `body` with one thread for each record from `first` to before `last`."""
    compiled_body = cuda.jit(body)

    def run(states: Any, first: int, last: int, *rest: Any) -> None:
        blocks = (last - first + THREADS - 1) // THREADS
        compiled_body[blocks, THREADS](states, first, last, *rest)

    return run


def _play_rounds(play: Any) -> Callable[..., int]:
    record = RECORD

    def body(states: Any, first: Any, last: Any, policy: Any, decisions: Any) -> None:
        place = first + cuda.grid(1)
        if place < last:
            mine = cuda.local.array(1, record)
            mine[0] = states[place]
            decisions[place - first] = play(mine, 0, 1, policy)
            states[place] = mine[0]

    return _summed(_launch(body))


def _play_games(play: Any) -> Callable[..., int]:
    record = RECORD

    def body(states: Any, first: Any, last: Any, policy: Any, most_rounds: Any, decisions: Any) -> None:
        place = first + cuda.grid(1)
        if place < last:
            mine = cuda.local.array(1, record)
            mine[0] = states[place]
            decisions[place - first] = play(mine, 0, 1, policy, most_rounds)
            states[place] = mine[0]

    return _summed(_launch(body))


def _new_rounds(play: Any) -> Callable[..., None]:
    record, size = RECORD, SUMS

    def body(states: Any, first: Any, last: Any, policy: Any, rounds: Any, sums: Any) -> None:
        place = first + cuda.grid(1)
        if place < last:
            mine = cuda.local.array(1, record)
            my_sums = cuda.local.array(size, np.int64)
            for number in range(size):
                my_sums[number] = 0
            mine[0] = states[place]
            play(mine, 0, 1, policy, rounds, my_sums)
            states[place] = mine[0]
            for number in range(size):
                cuda.atomic.add(sums, number, my_sums[number])

    return _launch(body)


def _observed_rounds(play: Any) -> Callable[..., int]:
    def body(
        states: Any, first: Any, last: Any, policy: Any, rounds: Any, rows: Any, masks: Any, decisions: Any
    ) -> None:
        place = first + cuda.grid(1)
        if place < last:
            decisions[place - first] = play(states, place, place + 1, policy, rounds, rows, masks)

    return _summed(_launch(body))


def _apply(apply: Any) -> Callable[..., None]:
    def body(states: Any, first: Any, last: Any, actions: Any) -> None:
        place = first + cuda.grid(1)
        if place < last:
            apply(states, place, place + 1, actions)

    return _launch(body)


def _observe(observe: Any) -> Callable[..., None]:
    def body(states: Any, first: Any, last: Any, rows: Any, masks: Any) -> None:
        place = first + cuda.grid(1)
        if place < last:
            observe(states, place, place + 1, rows, masks)

    return _launch(body)


def _guess(guess: Any) -> Callable[..., None]:
    def body(states: Any, first: Any, last: Any, belief: Any) -> None:
        place = first + cuda.grid(1)
        if place < last:
            guess(states, place, place + 1, belief)

    return _launch(body)


def _step(step: Any) -> Callable[..., int]:
    def body(states: Any, first: Any, last: Any, number: Any, legal: Any) -> None:
        place = first + cuda.grid(1)
        if place < last:
            legal[place - first] = step(states, place, number)

    run = _summed(_launch(body))
    return lambda states, place, number: run(states, place, place + 1, number)


def _summed(run: Callable[..., None]) -> Callable[..., int]:
    """The sum of what the threads return."""

    def total(states: Any, first: int, last: int, *rest: Any) -> int:
        answers = cuda.device_array(last - first, np.int64)
        run(states, first, last, *rest, answers)
        return int(answers.copy_to_host().sum())

    return total


_JOBS: Final[dict[str, Callable[[Any], Callable[..., Any]]]] = {
    "play_rounds_many": _play_rounds,
    "play_games_many": _play_games,
    "new_rounds_many": _new_rounds,
    "observed_rounds_many": _observed_rounds,
    "apply_many": _apply,
    "observe_many": _observe,
    "guess_many": _guess,
    "step_one": _step,
}


# --- arrays


def states(count: int, seed: int) -> Any:
    return cuda.to_device(arrays.states(count, seed))


def put(source: State, records: Any, place: int | None = None) -> None:
    part = records if place is None else records[place : place + 1]
    host = part.copy_to_host()
    library.put(source, host)
    part.copy_to_device(host)


def get(records: Any, place: int, target: State) -> None:
    library.get(records[place : place + 1].copy_to_host(), 0, target)


def numbers(values: list[int]) -> Any:
    return cuda.to_device(np.array(values, np.int64))


def reals(values: list[float]) -> Any:
    return cuda.to_device(np.array(values, np.float64))


def singles(values: Sequence[float]) -> Any:
    return cuda.to_device(np.array(values, np.float32))


def rows(count: int, size: int) -> Any:
    return cuda.to_device(np.zeros((count, size), np.int8))


def read(values: Any) -> list[Any]:
    return values.copy_to_host().tolist()  # type: ignore[no-any-return]
