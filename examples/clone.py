#!/usr/bin/env python3
"""Behavior cloning: the network of train_ppo.py learns from a dataset to predict a bot's decisions.

    seasalt arena expert expert --deals 300 --seed clone --dataset expert.parquet
    python examples/clone.py expert.parquet --out clone.npz

Learns from the first 80 % of the deals, and prints how often it predicts what was chosen, there and in the
rest, among decisions with a choice. With `--weighted` a decision counts the more the better its round ended
for the seat than the network expected (advantage-weighted regression), which is offline reinforcement
learning. Needs `pip install "seasalt[env,dataset]"`.
"""

import argparse
import json
import os
import time
from pathlib import Path

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # one core; must be set before numpy is imported

import numpy as np
from train_ppo import Adam, Network

from seasalt.kernel.observation.row import BLOCKS

MINIBATCH, RATE = 1024, 1e-3
SHARPNESS, MOST = 3, 20  # of the weights: e to the power of SHARPNESS times the advantage, MOST at most
POINTS = 0.1  # what a point of a round is worth, as in rewards


def decisions(path):
    """Rows, masks, actions, outcomes and deals of all decisions with a choice."""
    import pyarrow.parquet as parquet

    table = parquet.read_table(path)
    columns = {name: table[name].to_numpy() for name in WHERE}
    parts = [np.stack(table[block.name].to_numpy()) for block in BLOCKS]
    masks = np.stack(table["mask"].to_numpy())
    return with_a_choice(np.concatenate(parts, 1).astype(np.int8), masks, columns)


WHERE = ("deal", "game", "round", "seat", "action", "round_points")
"""The columns that are read besides what was seen."""


def with_a_choice(rows, masks, columns):
    """The decisions of rounds that were played to their end."""
    outcomes = leads(columns)
    real = (masks.sum(1) > 1) & ~np.isnan(outcomes)
    actions, deals = np.asarray(columns["action"], np.int64), np.asarray(columns["deal"])
    return rows[real], masks[real], actions[real], outcomes[real].astype(np.float32), deals[real]


def leads(columns):
    """The outcome of each decision: the seat's points of the round above the mean of all seats."""
    points, seats = np.asarray(columns["round_points"], float), np.asarray(columns["seat"])
    rounds = np.stack([columns[name] for name in ("deal", "game", "round")], 1)
    places = np.unique(rounds, axis=0, return_inverse=True)[1].reshape(-1)
    table = np.full((places.max() + 1, seats.max() + 1), np.nan)
    table[places, seats] = points
    means = np.nansum(table, 1) / np.maximum(np.isfinite(table).sum(1), 1)
    return POINTS * (points - means[places])


def accuracy(net, seen, masks, actions):
    return float((net.forward(seen, masks)[0].argmax(1) == actions).mean())


def held_out(deals):
    """Which decisions are not learned from: those of the last fifth of the deals."""
    return deals >= np.quantile(np.unique(deals), 0.8)


def learn(net, found, epochs, rng, weighted):
    """Learn from decisions; returns how well the network predicts them, and those that are held out."""
    rows, masks, actions, outcomes, deals = found
    adam, seen = Adam(net.weights), net.look(rows)
    held = held_out(deals)
    learned = np.flatnonzero(~held)
    for _ in range(epochs * len(learned) // MINIBATCH):
        pick = rng.choice(learned, MINIBATCH)
        chances, values, layers = net.forward(seen[pick], masks[pick])
        slope = np.exp(chances)
        slope[np.arange(len(pick)), actions[pick]] -= 1
        surprise = outcomes[pick] - values if weighted else np.zeros_like(values)
        slope *= np.minimum(np.exp(SHARPNESS * surprise), MOST)[:, None]
        count = np.float32(len(pick))
        adam.step(net.backward(layers, slope / count, -2 * surprise / count), RATE)
    return {
        "decisions": len(learned),
        "accuracy": round(accuracy(net, seen[learned], masks[learned], actions[learned]), 4),
        "held_out_decisions": int(held.sum()),
        "held_out_accuracy": round(accuracy(net, seen[held], masks[held], actions[held]), 4),
    }


def main(arguments=None):
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("dataset", type=Path, help="decisions, from `seasalt arena --dataset`")
    parser.add_argument("--out", type=Path, default=Path("clone.npz"), help="the policy (clone.npz)")
    parser.add_argument("--epochs", type=int, default=12, help="passes over the data (12)")
    parser.add_argument("--weighted", action="store_true", help="weigh decisions by their outcome")
    parser.add_argument("--seed", type=int, default=1, help="of the weights and the order (1)")
    options = parser.parse_args(arguments)
    rng = np.random.default_rng(options.seed)
    found, net = decisions(options.dataset), Network(2, False, rng)
    began = time.process_time()
    facts = learn(net, found, options.epochs, rng, options.weighted)
    facts["cpu_s"] = round(time.process_time() - began, 1)
    np.savez_compressed(
        options.out, **{name: weight.astype(np.float16) for name, weight in net.weights.items()}
    )
    print(json.dumps(facts))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
