"""Write the network that plays as the package reads it: `python -m training.export RUN FILE`."""

import json
import sys
from pathlib import Path

import numpy as np
import torch


def export(run: Path, file: Path) -> None:
    """The moving average of a run, in float16."""
    version = json.loads((run / "run.json").read_text())["iterations"]
    weights = torch.load(run / f"average-{version}.pt", map_location="cpu")
    np.savez_compressed(file, **{name: tensor.numpy().astype(np.float16) for name, tensor in weights.items()})


if __name__ == "__main__":
    export(Path(sys.argv[1]), Path(sys.argv[2]))
