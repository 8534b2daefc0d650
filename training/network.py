"""The networks in torch: an actor that sees what its seat sees, and a critic that sees every hand."""

from math import sqrt
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F  # noqa: N812 # its usual name
from torch import Tensor, nn

from seasalt.bots.network.inputs import COLUMNS, NEEDS, ONE_HOT_INPUTS, SCALES, SIZES, STARTS, TARGET
from seasalt.bots.network.network import ANSWERS
from seasalt.bots.network.weights import WEIGHTS
from seasalt.kernel.observation.hidden_cards import FULL_STATE
from seasalt.kernel.observation.row import OBSERVATION


class Block(nn.Module):
    """A residual block."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.norm, self.up, self.down = nn.LayerNorm(width), nn.Linear(width, width), nn.Linear(width, width)
        nn.init.kaiming_normal_(self.up.weight)
        nn.init.zeros_(self.up.bias)
        nn.init.normal_(self.down.weight, 0, 0.3 / sqrt(width))
        nn.init.zeros_(self.down.bias)

    def forward(self, x: Tensor) -> Tensor:
        return x + self.down(F.relu(self.up(self.norm(x))))  # type: ignore[no-any-return]


class Network(nn.Module):
    """From the first `seen` numbers of rows to `answers` numbers."""

    def __init__(self, seen: int, answers: int, width: int, blocks: int) -> None:
        super().__init__()
        self.seen = seen
        self.first = nn.Linear(seen + ONE_HOT_INPUTS, width)
        self.blocks = nn.ModuleList(Block(width) for _ in range(blocks))
        self.norm = nn.LayerNorm(width)
        self.last = nn.Linear(width, answers)
        nn.init.normal_(self.first.weight, 0, 0.15)
        nn.init.zeros_(self.first.bias)
        nn.init.normal_(self.last.weight, 0, 0.01)
        nn.init.zeros_(self.last.bias)
        self.register_buffer("scales", torch.tensor(SCALES[:seen]), persistent=False)
        for name, numbers in (("columns", COLUMNS), ("sizes", SIZES), ("starts", STARTS)):
            self.register_buffer(name, torch.tensor(numbers), persistent=False)

    def inputs(self, rows: Tensor, dtype: torch.dtype) -> Tensor:
        """The same as `bots.network.inputs` says."""
        places = rows[:, self.columns].long()
        places = torch.cat(
            [rows[:, TARGET : TARGET + 1].long() - places[:, : len(NEEDS)], places[:, len(NEEDS) :]], 1
        )
        places = torch.minimum(places.clamp_min(0), self.sizes - 1) + self.starts
        hot = torch.zeros(len(rows), ONE_HOT_INPUTS, device=rows.device, dtype=dtype).scatter_(1, places, 1.0)
        return torch.cat([rows[:, : self.seen].to(dtype) * self.scales.to(dtype), hot], 1)

    def forward(self, rows: Tensor) -> Tensor:
        x = self.first(self.inputs(rows, torch.bfloat16 if rows.is_cuda else torch.float32))
        for block in self.blocks:
            x = block(x)
        return self.last(F.relu(self.norm(x))).float()  # type: ignore[no-any-return]


def actor(width: int, blocks: int) -> Network:
    """Sees what a seat sees; answers logits of the actions, value, points of the round, belief."""
    return Network(OBSERVATION, ANSWERS, width, blocks)


def critic(width: int, blocks: int) -> Network:
    """Sees every hand; answers the value."""
    return Network(FULL_STATE, 1, width, blocks)


def read_network(path: str) -> Network:
    """A network that was exported, or a moving average of a checkpoint. Its weights tell its sizes."""
    if not Path(path).exists():
        raise SystemExit(f"There is no network {path}.")
    if path.endswith(".npz"):
        weights = {name: torch.tensor(numbers.astype(np.float32)) for name, numbers in np.load(path).items()}
    else:
        weights = {name: tensor.float() for name, tensor in torch.load(path, map_location="cpu").items()}
    width, inputs = weights["first.weight"].shape
    blocks = sum(name.endswith("up.bias") for name in weights)
    network = Network(inputs - ONE_HOT_INPUTS, len(weights["last.bias"]), width, blocks)
    network.load_state_dict(weights)
    return network.requires_grad_(False)


def own_network() -> Network:
    """The network of the package, which plays as `net`."""
    return read_network(str(WEIGHTS))
