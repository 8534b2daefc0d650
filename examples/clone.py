#!/usr/bin/env python3
"""Behavior cloning: the network of train_ppo.py learns from a dataset to predict a bot's decisions.

    seasalt arena expert expert --deals 300 --seed clone --dataset expert.parquet
    python examples/clone.py expert.parquet --out clone.npz

Learns from all but the last tenth of the deals, and prints how often it predicts what was chosen, there and
in the rest, among decisions with a choice. Needs `pip install "seasalt[env,dataset]"`.
"""

import argparse
import json
import os
import time
from pathlib import Path

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # one core; must be set before numpy is imported

import numpy as np
import pyarrow.parquet as parquet
from train_ppo import Adam, Network

from seasalt.kernel.observation.row import BLOCKS

MINIBATCH, RATE = 1024, 1e-3


def decisions(path):
    """Rows, masks, actions and deals of all decisions with a choice."""
    table = parquet.read_table(path)
    parts = [np.stack(table[block.name].to_numpy()) for block in BLOCKS]
    masks = np.stack(table["mask"].to_numpy())
    real = masks.sum(1) > 1
    actions, deals = table["action"].to_numpy().astype(np.int64), table["deal"].to_numpy()
    return np.concatenate(parts, 1).astype(np.int8)[real], masks[real], actions[real], deals[real]


def accuracy(net, seen, masks, actions):
    return float((net.forward(seen, masks)[0].argmax(1) == actions).mean())


def held_out(deals):
    """Which decisions are not learned from: those of the last tenth of the deals."""
    return deals >= np.quantile(deals, 0.9)


def main(arguments=None):
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("dataset", type=Path, help="decisions, from `seasalt arena --dataset`")
    parser.add_argument("--out", type=Path, default=Path("clone.npz"), help="the policy (clone.npz)")
    parser.add_argument("--epochs", type=int, default=12, help="passes over the data (12)")
    parser.add_argument("--seed", type=int, default=1, help="of the weights and the order (1)")
    options = parser.parse_args(arguments)
    rng = np.random.default_rng(options.seed)
    rows, masks, actions, deals = decisions(options.dataset)
    net = Network(2, False, rng)
    adam, seen = Adam(net.weights), net.look(rows)
    held = held_out(deals)
    learn = np.flatnonzero(~held)
    began = time.process_time()
    for _ in range(options.epochs):
        for _ in range(0, len(learn), MINIBATCH):
            pick = rng.choice(learn, MINIBATCH)
            chances, values, layers = net.forward(seen[pick], masks[pick])
            slope = np.exp(chances)
            slope[np.arange(len(pick)), actions[pick]] -= 1
            adam.step(net.backward(layers, slope / np.float32(len(pick)), np.zeros_like(values)), RATE)
    facts = {
        "decisions": len(learn),
        "accuracy": round(accuracy(net, seen[learn], masks[learn], actions[learn]), 4),
        "held_out_decisions": int(held.sum()),
        "held_out_accuracy": round(accuracy(net, seen[held], masks[held], actions[held]), 4),
        "cpu_s": round(time.process_time() - began, 1),
    }
    np.savez_compressed(
        options.out, **{name: weight.astype(np.float16) for name, weight in net.weights.items()}
    )
    print(json.dumps(facts))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
