"""The weights of networks, read without numpy; and whether networks can play here.

In a browser the files are fetched later than the rest of the package, when a bot first needs a network.
"""

import ast
import struct
from importlib.util import find_spec
from math import prod
from pathlib import Path
from typing import Any, NamedTuple
from zipfile import ZipFile

from seasalt.kernel.engines import library
from seasalt.kernel.evaluation.distilled_network import NETWORK_INPUTS
from seasalt.kernel.game.layout import ACTIONS, SEATS
from seasalt.kernel.observation.row import COUNTS_BLOCK, HAND_COUNT_BLOCK, TOTALS_BLOCK
from seasalt.rules.errors import SeasaltError

WEIGHTS = Path(__file__).with_name("weights.npz")
DISTILLED = Path(__file__).with_name("distilled.npz")
MAGIC = 10  # bytes of a file of numpy before its header


def can_play() -> bool:
    """Whether networks can play on this machine: with numpy, or with the kernel's compiled library."""
    return find_spec("numpy") is not None or library.is_there()


def are_here() -> bool:
    """Whether networks can play now: their files are here too."""
    return can_play() and WEIGHTS.exists() and DISTILLED.exists()


class Matrix(NamedTuple):
    """Numbers in rows; a vector is one row."""

    width: int
    numbers: tuple[float, ...]

    def column(self, place: int) -> tuple[float, ...]:
        """One number of every row."""
        return self.numbers[place :: self.width]

    def turned(self) -> list[float]:
        """All numbers, column after column."""
        return [number for place in range(self.width) for number in self.column(place)]


class WeightsError(SeasaltError):
    """A network was trained for other observations or actions than those of this version."""


def check_fit(file: object, inputs: int, answers: int) -> None:
    """Refuse weights of other sizes: they would be read at the wrong places, and play something else."""
    if inputs != NETWORK_INPUTS or answers < ACTIONS:
        raise WeightsError(
            f"{file} has weights for {inputs} inputs and {answers} answers, but an observation makes "
            f"{NETWORK_INPUTS} inputs for {ACTIONS} actions: the network has to be trained again."
        )


def read_weights(file: Path) -> dict[str, Matrix]:
    """The matrices of a file of weights, which numpy wrote in half precision."""
    with ZipFile(file) as archive:
        found = {name.removesuffix(".npy"): _matrix(archive.read(name)) for name in archive.namelist()}
    check_fit(file, found["first.weight"].width, found["last.bias"].width)
    return found


def _matrix(data: bytes) -> Matrix:
    length = int.from_bytes(data[MAGIC - 2 : MAGIC], "little")
    header: dict[str, Any] = ast.literal_eval(data[MAGIC : MAGIC + length].decode("latin-1"))
    assert (header["descr"], header["fortran_order"]) == ("<f2", False)
    shape: tuple[int, ...] = header["shape"]
    return Matrix(shape[-1], struct.unpack_from(f"<{prod(shape)}e", data, MAGIC + length))


def in_order(weights: dict[str, Matrix], *, width: int, blocks: int, answers: int) -> list[float]:
    """All weights in the order of their places in the kernel, with so many of the answers."""
    found = input_columns(weights["first.weight"])
    found += [*weights["first.bias"].numbers, *[0.0] * width]
    for block in range(blocks):
        found += weights[f"blocks.{block}.norm.weight"].numbers + weights[f"blocks.{block}.norm.bias"].numbers
        for layer in ("up", "down"):
            found += weights[f"blocks.{block}.{layer}.weight"].turned()
            found += weights[f"blocks.{block}.{layer}.bias"].numbers
    found += weights["norm.weight"].numbers + weights["norm.bias"].numbers
    found += weights["last.weight"].numbers[: answers * width] + weights["last.bias"].numbers[:answers]
    return found


def input_columns(first: Matrix) -> list[float]:
    """The first layer as the kernel takes it: a column for each input, scaled to what rows contain."""
    found: list[float] = []
    for place in range(first.width):
        scale = input_scale(place)
        found += first.column(place) if scale == 1 else [scale * number for number in first.column(place)]
    return found


def input_scale(place: int) -> float:
    """The factor of an input: large numbers of a row are scaled down."""
    if HAND_COUNT_BLOCK <= place < HAND_COUNT_BLOCK + SEATS:
        return 1 / 8
    if TOTALS_BLOCK <= place < TOTALS_BLOCK + SEATS or COUNTS_BLOCK <= place < COUNTS_BLOCK + 6:
        return 1 / 32
    return 1.0
