"""The network in numpy: from observation rows to the chances of actions, and what else it expects.

A row goes through a linear layer, residual blocks of two linear layers each, and one linear layer for all
answers. Few of the inputs are not zero, so the first layer adds up only the columns of those.
"""

from functools import cache
from typing import Any, Final, NamedTuple

try:
    import numpy as np
except ImportError as missing:
    raise ImportError('networks in numpy need it: pip install "seasalt[env]"') from missing

from seasalt.bots.network.inputs import COLUMNS, NEEDS, SCALES, SIZES, STARTS, TARGET
from seasalt.bots.network.weights import WEIGHTS, check_fit
from seasalt.kernel.game.layout import ACTIONS, CARDS, SEATS, State
from seasalt.kernel.observation.action_mask import write_mask
from seasalt.kernel.observation.row import OBSERVATION, observe

EPSILON: Final = 1e-5  # of the layer norms
POINTS_SCALE: Final = 10.0  # the points of a round are answered divided by this

VALUE: Final = ACTIONS  # places among the answers
POINTS: Final = ACTIONS + 1
BELIEF: Final = ACTIONS + 2
ANSWERS: Final = BELIEF + (SEATS - 1) * CARDS

Numbers = np.ndarray[Any, Any]  # of float32
Row = np.ndarray[Any, np.dtype[np.int8]]


class _Block(NamedTuple):
    scale: Numbers
    shift: Numbers
    up: Numbers
    up_bias: Numbers
    down: Numbers
    down_bias: Numbers


class Network:
    """The weights, laid out for rows one at a time or many at once."""

    def __init__(self, weights: dict[str, Numbers]) -> None:
        def matrix(name: str) -> Numbers:
            """By columns in memory, which is faster for one row at a time."""
            rows: Numbers = weights[f"{name}.weight"].astype(np.float32, order="C")
            return rows.T

        def vector(name: str) -> Numbers:
            return weights[name].astype(np.float32)

        self._first, self._first_bias = np.ascontiguousarray(matrix("first")), vector("first.bias")
        self._first[:OBSERVATION] *= SCALES[:OBSERVATION, None]
        self._blocks = [
            _Block(
                vector(f"blocks.{place}.norm.weight"),
                vector(f"blocks.{place}.norm.bias"),
                matrix(f"blocks.{place}.up"),
                vector(f"blocks.{place}.up.bias"),
                matrix(f"blocks.{place}.down"),
                vector(f"blocks.{place}.down.bias"),
            )
            for place in range(sum(name.endswith("up.bias") for name in weights))
        ]
        self._scale, self._shift = vector("norm.weight"), vector("norm.bias")
        self._last, self._last_bias = matrix("last"), vector("last.bias")
        self._actions = self._last[:, :ACTIONS]

    def answers(self, rows: np.ndarray[Any, np.dtype[np.int8]]) -> Numbers:
        """All answers for every row: logits of the actions, value, points, belief."""
        answers: Numbers = self._thought(rows) @ self._last + self._last_bias
        return answers

    def logits(self, rows: np.ndarray[Any, np.dtype[np.int8]]) -> Numbers:
        """The logits of the actions for every row."""
        logits: Numbers = self._thought(rows) @ self._actions + self._last_bias[:ACTIONS]
        return logits

    def chances(self, s: State) -> list[float]:
        row, mask = observed(s)
        chances: list[float] = log_chances(self.logits(row), mask)[0].tolist()
        return chances

    def _thought(self, rows: np.ndarray[Any, np.dtype[np.int8]]) -> Numbers:
        x = self._inputs(rows)
        for block in self._blocks:
            inner = normal(x, block.scale, block.shift) @ block.up + block.up_bias
            x = x + np.maximum(inner, 0) @ block.down + block.down_bias
        thought: Numbers = np.maximum(normal(x, self._scale, self._shift), 0)
        return thought

    def _inputs(self, rows: np.ndarray[Any, np.dtype[np.int8]]) -> Numbers:
        """The first layer."""
        places = rows[:, COLUMNS].astype(np.intp)
        places[:, : len(NEEDS)] = rows[:, TARGET : TARGET + 1] - places[:, : len(NEEDS)]
        places = np.clip(places, 0, SIZES - 1) + STARTS + OBSERVATION
        if len(rows) > 1:
            hot: Numbers = self._first[places].sum(1)
            dense: Numbers = rows[:, :OBSERVATION].astype(np.float32) @ self._first[:OBSERVATION]
            return dense + hot + self._first_bias
        seen = np.flatnonzero(rows[0, :OBSERVATION])
        numbers = rows[0, seen].astype(np.float32)
        sparse: Numbers = numbers @ self._first[seen] + self._first[places[0]].sum(0) + self._first_bias
        return sparse[None]


def normal(x: Numbers, scale: Numbers, shift: Numbers) -> Numbers:
    """A layer norm."""
    width = x.shape[1]
    x = x - x.sum(1, keepdims=True) / width
    x /= np.sqrt(np.einsum("ij,ij->i", x, x)[:, None] / width + EPSILON)
    return x * scale + shift


def observed(s: State) -> tuple[Row, Row]:
    """What the seat to act sees, and its mask, as a row each."""
    row, mask = [0] * OBSERVATION, [0] * ACTIONS
    observe(s, row)
    write_mask(s, mask)
    return np.array([row], np.int8), np.array([mask], np.int8)


def log_chances(logits: Numbers, masks: np.ndarray[Any, np.dtype[np.int8]]) -> Numbers:
    """The logarithms of the chances of actions."""
    logits = np.where(masks > 0, logits, -np.inf)
    logits -= logits.max(1, keepdims=True)
    logits -= np.log(np.exp(logits).sum(1, keepdims=True))
    return logits


def read_network(path: Any) -> Network:
    """A network of a file."""
    with np.load(path) as file:
        weights = dict(file)
    check_fit(path, weights["first.weight"].shape[1], len(weights["last.bias"]))
    return Network(weights)


@cache
def own_network() -> Network:
    """The network of the package."""
    return read_network(WEIGHTS)
