import pytest
import torch

from seasalt.env.gpu.device import Device


@pytest.fixture(scope="session", autouse=True)
def _one_thread():
    """Tiny networks are faster on one, and sums come out the same on every machine with more."""
    torch.set_num_threads(1)


@pytest.fixture(scope="session")
def device() -> Device:
    return Device("cpu")
