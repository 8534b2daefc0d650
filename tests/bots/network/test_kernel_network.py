"""The network in the kernel, for where there is no numpy: the same answers as in numpy."""

import subprocess
import sys

import numpy as np
import pytest

from seasalt.bots.network.kernel_network import KernelNetwork
from seasalt.bots.network.network import own_network
from seasalt.bots.network.weights import WEIGHTS, read_weights
from seasalt.kernel.engines import library, plain
from seasalt.kernel.thinking.belief import known_state
from tests.bots.network.test_net_bot import KINDS, _pairs

CLOSE = 1e-4


@pytest.fixture(scope="module")
def network() -> KernelNetwork:
    return KernelNetwork(read_weights(WEIGHTS), library)


def test_weights_are_read_as_numpy_reads_them() -> None:
    read = read_weights(WEIGHTS)
    with np.load(WEIGHTS) as weights:
        assert set(read) == set(weights)
        for name, matrix in read.items():
            assert np.array_equal(np.array(matrix.numbers).reshape(weights[name].shape), weights[name])
            assert matrix.width == weights[name].shape[-1]


def test_a_matrix_is_turned_by_its_columns() -> None:
    with np.load(WEIGHTS) as weights:
        expected = weights["blocks.1.up.weight"].T.ravel()

    assert np.array_equal(read_weights(WEIGHTS)["blocks.1.up.weight"].turned(), expected)


@pytest.mark.parametrize(("players", "extra_salt"), KINDS)
def test_it_answers_as_in_numpy(network: KernelNetwork, players: int, extra_salt: bool) -> None:
    for pair in _pairs(players, extra_salt):
        s = known_state(*pair)
        assert network.chances(s) == pytest.approx(own_network().chances(s), abs=CLOSE)


def test_plain_python_answers_the_same() -> None:
    s = known_state(*_pairs(2, True)[7])

    assert KernelNetwork(read_weights(WEIGHTS), plain).chances(s) == pytest.approx(
        own_network().chances(s), abs=CLOSE
    )


WITHOUT_NUMPY = """
import sys
sys.modules["numpy"] = None
from seasalt.bots.network import champion, kernel_network, net_bot
"""


def test_nothing_of_it_needs_numpy() -> None:
    done = subprocess.run([sys.executable, "-c", WITHOUT_NUMPY], capture_output=True, text=True, check=False)

    assert done.stderr == ""
