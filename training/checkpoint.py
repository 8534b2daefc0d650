"""The state of a run in small files. A run continues after a save exactly as if resumed from the files.

Moments of the optimizer are kept in bfloat16 and the moving average in float16, so that a file stays below
16 MB; after saving, the run continues with the rounded numbers.

Momentum and past networks may be missing, for instance in a checkpoint that was carried to another machine:
the run goes on without them, though no longer exactly, and `load` names what was missing.
"""

import json
from pathlib import Path
from typing import Any

import torch

from training.learner import Learner

Past = list[dict[str, torch.Tensor]]


def save(folder: Path, learner: Learner, past: Past, facts: dict[str, Any]) -> None:
    """Write every file, the facts last and at once: a checkpoint that was interrupted is not used."""
    folder.mkdir(parents=True, exist_ok=True)
    state = learner.optimizer.state_dict()["state"]
    parts: dict[str, Any] = {
        "actor": learner.actor.state_dict(),
        "critic": learner.critic.state_dict(),
        "student": learner.student.state_dict(),
        "average": _as(torch.float16, learner.average.state_dict()),
        "student_average": _as(torch.float16, learner.student_average.state_dict()),
        "first": {str(place): one["exp_avg"].to(torch.bfloat16) for place, one in state.items()},
        "second": {str(place): one["exp_avg_sq"].to(torch.bfloat16) for place, one in state.items()},
    }
    version = facts["iterations"]
    for name, part in parts.items():
        torch.save(part, folder / f"{name}-{version}.pt")
    for place, weights in enumerate(past):
        torch.save(_as(torch.float16, weights), folder / f"past{place}-{version}.pt")
    facts = {**facts, "past": len(past), "optimizer_steps": _steps(learner), "updates": learner.updates}
    unfinished = folder / "run.json.new"
    unfinished.write_text(json.dumps(facts, indent=1))
    unfinished.rename(folder / "run.json")
    for old in folder.glob("*.pt"):
        if not old.stem.endswith(f"-{version}"):
            old.unlink()
    load(folder, learner, past)


def load(folder: Path, learner: Learner, past: Past) -> dict[str, Any]:
    """Put what the files say into the learner and the past networks; returns the facts, with `missing`."""
    facts: dict[str, Any] = json.loads((folder / "run.json").read_text())
    version = facts["iterations"]
    expected = ["first", *(f"past{place}" for place in range(facts["past"]))]
    missing = [name for name in expected if not (folder / f"{name}-{version}.pt").exists()]

    def read(name: str) -> Any:
        file = folder / f"{name}-{version}.pt"
        if not file.exists():
            raise SystemExit(f"The checkpoint in {folder} is incomplete: {file.name} is missing.")
        return torch.load(file, map_location=next(learner.actor.parameters()).device)

    learner.actor.load_state_dict(read("actor"))
    learner.critic.load_state_dict(read("critic"))
    learner.student.load_state_dict(read("student"))
    learner.average.load_state_dict(_as(torch.float32, read("average")))
    learner.student_average.load_state_dict(_as(torch.float32, read("student_average")))
    learner.updates = facts["updates"]
    second = read("second")
    first = read("first") if "first" not in missing else _zeros(second)
    state = {
        int(place): {
            "step": torch.tensor(float(facts["optimizer_steps"]), device=second[place].device),
            "exp_avg": first[place].float(),
            "exp_avg_sq": second[place].float(),
        }
        for place in second
    }
    groups = learner.optimizer.state_dict()["param_groups"]
    learner.optimizer.load_state_dict({"state": state, "param_groups": groups})
    past[:] = [_as(torch.float32, read(name)) for name in expected if name not in {"first", *missing}]
    return {**facts, "missing": missing}


def _zeros(tensors: dict[str, torch.Tensor]) -> dict[str, torch.Tensor]:
    return {name: torch.zeros_like(tensor) for name, tensor in tensors.items()}


def _as(dtype: torch.dtype, weights: dict[str, torch.Tensor]) -> dict[str, torch.Tensor]:
    return {name: tensor.to(dtype) for name, tensor in weights.items()}


def _steps(learner: Learner) -> int:
    state = learner.optimizer.state_dict()["state"]
    return int(state[0]["step"]) if state else 0
