"""Write the network that plays as the package reads it: `python -m training.export RUN FILE`."""

import argparse
import json
from pathlib import Path

import numpy as np
import torch

from seasalt.kernel.observation.row import OBSERVATION, OPTIONS_BLOCK


def export(run: Path, file: Path, part: str = "average") -> None:
    """The moving average of a run, or of its student (`student_average`), in float16."""
    facts = run / "run.json"
    if not facts.exists():
        raise SystemExit(f"There is no checkpoint in {run}.")
    version = json.loads(facts.read_text())["iterations"]
    weights = torch.load(run / f"{part}-{version}.pt", map_location="cpu")
    # All games had the standard rules: these inputs were always 0, and their weights are still random.
    weights["first.weight"][:, OPTIONS_BLOCK:OBSERVATION] = 0
    np.savez_compressed(file, **{name: tensor.numpy().astype(np.float16) for name, tensor in weights.items()})


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("run", type=Path, help="the folder of the run")
    parser.add_argument("file", type=Path, help="the file to write, which ends in .npz")
    parser.add_argument("--student", action="store_true", help="the small network instead")
    given = parser.parse_args()
    export(given.run, given.file, "student_average" if given.student else "average")
