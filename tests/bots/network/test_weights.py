"""Files of weights: those that do not fit the observation or the actions are refused when they are read."""

from pathlib import Path

import numpy as np
import pytest

from seasalt.bots.network import network, weights
from seasalt.bots.network.weights import DISTILLED, WeightsError


@pytest.mark.parametrize("read", [network.read_network, weights.read_weights])
@pytest.mark.parametrize(("name", "axis"), [("first.weight", 1), ("last.bias", 0)])
def test_weights_for_other_rows_or_actions_are_refused_in_one_sentence(
    tmp_path: Path, read: object, name: str, axis: int
) -> None:
    with np.load(DISTILLED) as file:
        cut = {**file, name: np.ascontiguousarray(np.delete(file[name], range(3), axis))}
    np.savez(tmp_path / "old.npz", **cut)

    assert callable(read)
    with pytest.raises(
        WeightsError, match=r"old.npz has weights for .* inputs and .*: the network has to be"
    ):
        read(tmp_path / "old.npz")
