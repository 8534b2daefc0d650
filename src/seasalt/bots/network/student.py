"""The weights of the student (`kernel.evaluation.student`), as the kernel takes them."""

from functools import cache
from typing import Any

from seasalt.bots.network.weights import STUDENT, Matrix, input_columns, read_weights
from seasalt.kernel.engines.engine import Engine
from seasalt.kernel.evaluation.student import STUDENT_ANSWERS, STUDENT_WEIGHTS, WIDTH


@cache
def student_weights(engine: Engine) -> Any:
    """The weights of the package for an engine."""
    return engine.singles(in_order(read_weights(STUDENT)))


def in_order(weights: dict[str, Matrix]) -> list[float]:
    """All weights in the order of their places in the kernel."""
    found = input_columns(weights["first.weight"])
    found += [*weights["first.bias"].numbers, *[0.0] * WIDTH]
    found += weights["blocks.0.norm.weight"].numbers + weights["blocks.0.norm.bias"].numbers
    for layer in ("up", "down"):
        found += weights[f"blocks.0.{layer}.weight"].turned() + list(
            weights[f"blocks.0.{layer}.bias"].numbers
        )
    found += weights["norm.weight"].numbers + weights["norm.bias"].numbers
    found += weights["last.weight"].numbers[: STUDENT_ANSWERS * WIDTH]
    found += weights["last.bias"].numbers[:STUDENT_ANSWERS]
    assert len(found) == STUDENT_WEIGHTS
    return found
