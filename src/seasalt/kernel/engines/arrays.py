"""Records as numpy arrays, for environments and for a GPU. The jobs of `library` take them uncopied."""

from typing import Any

import numpy as np

from seasalt.kernel.engines import library

RECORD = np.dtype(library.CompiledRecord)
"""The record as a numpy type."""

States = np.ndarray[Any, np.dtype[np.void]]


def states(count: int, seed: int) -> States:
    """Records that are zero except for their generators: record i is seeded by (seed, i)."""
    return np.frombuffer(library.states(count, seed), RECORD)
