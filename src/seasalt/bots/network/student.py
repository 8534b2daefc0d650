"""The weights of the student (`kernel.evaluation.student`), as the kernel takes them."""

from functools import cache
from importlib import resources
from typing import Any, Final

import numpy as np

from seasalt.bots.network.inputs import SCALES
from seasalt.kernel.engines.engine import Engine
from seasalt.kernel.evaluation.student import STUDENT_ANSWERS, STUDENT_WEIGHTS, WIDTH
from seasalt.kernel.observation.row import OBSERVATION

FILE: Final = "student.npz"


@cache
def student_weights(engine: Engine) -> Any:
    """The weights of the package for an engine."""
    with (
        resources.as_file(resources.files("seasalt.bots.network").joinpath(FILE)) as path,
        np.load(path) as weights,
    ):
        return engine.singles(in_order(dict(weights)).tolist())


def in_order(weights: dict[str, np.ndarray[Any, Any]]) -> np.ndarray[Any, np.dtype[np.float32]]:
    """All weights in the order of their places in the kernel."""

    def numbers(name: str) -> np.ndarray[Any, np.dtype[np.float32]]:
        return weights[name].astype(np.float32)

    columns = numbers("first.weight").T.copy()
    columns[:OBSERVATION] *= SCALES[:OBSERVATION, None]
    parts = [columns, numbers("first.bias"), np.zeros(WIDTH, np.float32)]
    parts += [numbers("blocks.0.norm.weight"), numbers("blocks.0.norm.bias")]
    for layer in ("up", "down"):
        parts += [numbers(f"blocks.0.{layer}.weight").T, numbers(f"blocks.0.{layer}.bias")]
    parts += [numbers("norm.weight"), numbers("norm.bias")]
    parts += [numbers("last.weight")[:STUDENT_ANSWERS], numbers("last.bias")[:STUDENT_ANSWERS]]
    found = np.concatenate([part.ravel() for part in parts])
    assert len(found) == STUDENT_WEIGHTS
    return found
