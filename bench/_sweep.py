"""Which memory, how many registers, which size of block and batch? Random play of four with Extra Salt."""

from collections.abc import Callable
from time import perf_counter
from typing import Any

import numpy as np

from seasalt.kernel import gpu, plain
from seasalt.kernel.build import RECORD
from seasalt.kernel.playout import SUMS
from seasalt.kernel.policy import UNIFORM
from tests.kernel.jobs import records

cuda = gpu.cuda
SHARED_THREADS = 64


def sweep() -> list[dict[str, Any]]:
    """The speed of every combination, in decisions a second."""
    found = []
    for memory, make, registers, blocks in (
        ("local", _local, None, (64, 128, 256)),
        ("local", _local, 40, (128, 256)),
        ("shared", _shared, None, (SHARED_THREADS,)),
    ):
        run = cuda.jit(max_registers=registers)(make(gpu.kernel()["new_rounds_many"]))
        for threads in blocks:
            for count in (1 << 17, 1 << 19):
                speed = _speed(run, threads, count)
                facts = {"memory": memory, "registers": registers, "threads": threads, "records": count}
                found.append({**facts, "decisions_per_s": speed})
                print(found[-1], flush=True)
    return found


def _speed(run: Any, threads: int, count: int) -> int:
    states = gpu.states(count, seed=1)
    gpu.put(records(plain, 1, 4, True)[0], states)
    best = 0.0
    for rounds in (1, max(4, (1 << 21) // count), max(4, (1 << 21) // count)):
        sums = gpu.numbers([0] * SUMS)
        cuda.synchronize()
        began = perf_counter()
        run[(count + threads - 1) // threads, threads](states, UNIFORM, rounds, sums)
        cuda.synchronize()
        best = max(best, gpu.read(sums)[1] / (perf_counter() - began))
    return round(best)


def _local(play: Any) -> Callable[..., None]:
    record, size = RECORD, SUMS

    def body(states: Any, policy: Any, rounds: Any, sums: Any) -> None:
        place = cuda.grid(1)
        if place < states.shape[0]:
            mine = cuda.local.array(1, record)
            made = cuda.local.array(size, np.int64)
            for number in range(size):
                made[number] = 0
            mine[0] = states[place]
            play(mine, 0, 1, policy, rounds, made)
            states[place] = mine[0]
            for number in range(size):
                cuda.atomic.add(sums, number, made[number])

    return body


def _shared(play: Any) -> Callable[..., None]:
    record, size, threads = RECORD, SUMS, SHARED_THREADS

    def body(states: Any, policy: Any, rounds: Any, sums: Any) -> None:
        place = cuda.grid(1)
        here = cuda.threadIdx.x
        ours = cuda.shared.array(threads, record)
        if place < states.shape[0]:
            made = cuda.local.array(size, np.int64)
            for number in range(size):
                made[number] = 0
            ours[here] = states[place]
            play(ours, here, here + 1, policy, rounds, made)
            states[place] = ours[here]
            for number in range(size):
                cuda.atomic.add(sums, number, made[number])

    return body
