#!/usr/bin/env python3
"""Train a small player by PPO, on one core, until it beats the greedy bot.

A thousand games run at once in `seasalt.env.vector`; in each the network has one seat, and a kernel policy
(`--opponent`) the others. It gets observations, masks and rewards: points at the end of a round, and the
result of the game. Every few minutes it is tested against bots of the arena (`--against`), which it need not
have trained with: on the same deals each time, never used for training, each played from every seat, and
without random choices. The curve is the share of those games that it wins.

The network and its gradient are plain numpy, so this needs `pip install "seasalt[env]"` and, for the picture,
matplotlib. Any library that learns from a Gymnasium vector environment can replace them: only `collect`
touches the game.

    python examples/train_ppo.py --minutes 30 --seed 1 --out ppo

writes ppo/curve.csv, ppo/curve.json, ppo/curve.svg and ppo/policy.npz. Ctrl-C stops early and keeps them;
`--resume ppo/policy.npz` goes on from there.
"""

import argparse
import csv
import json
import os
import sys
import time
from itertools import pairwise
from pathlib import Path

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # one core; must be set before numpy is imported

import numpy as np

from seasalt.env.observation import named
from seasalt.env.opponents import POLICIES
from seasalt.env.single import SeaSalt
from seasalt.env.vector import SeasaltVectorEnv
from seasalt.kernel.game.layout import ACTIONS, CARDS
from seasalt.kernel.observation.row import OBSERVATION

HIDDEN = (256, 128)
GAMMA, LAMBDA = 0.99, 0.95  # discount, and the lambda of GAE
CLIP, EPOCHS, MINIBATCH = 0.2, 3, 4096
ENTROPY, VALUE = 0.01, 0.5  # weights of the entropy bonus and the value loss
RATE, MAX_NORM = 1e-3, 0.5
HORIZON = 25e6  # decisions until the learning rate has fallen to a tenth
SCALES = {"hand_count": 1 / 8, "totals": 1 / 32, "counts": 1 / 32}  # so that all inputs have a similar size
BASE_CARDS = 46  # the cards of the expansion come after them
TEST_DEALS = 10**9  # the seed of the first test deal


# --- the network: two ReLU layers, then a logit for every action and a value


class Network:
    def __init__(self, players, extra_salt, rng):
        self.used, self.scales = input_scales(players, extra_salt)
        sizes = (len(self.used), *HIDDEN)
        self.weights = {}
        for layer, (fan_in, fan_out) in enumerate(pairwise(sizes)):
            self.weights[f"w{layer}"] = rng.normal(0, (2 / fan_in) ** 0.5, (fan_in, fan_out))
            self.weights[f"b{layer}"] = np.zeros(fan_out)
        self.weights["wp"], self.weights["bp"] = rng.normal(0, 0.01, (sizes[-1], ACTIONS)), np.zeros(ACTIONS)
        self.weights["wv"], self.weights["bv"] = rng.normal(0, 0.1, (sizes[-1], 1)), np.zeros(1)
        self.weights = {name: weight.astype(np.float32) for name, weight in self.weights.items()}

    def look(self, observations):
        """The inputs that the network uses, still as small integers."""
        return observations[:, self.used]

    def forward(self, seen, masks):
        """Log-probabilities of all actions, values, and the layers for `backward`."""
        w, layers = self.weights, [seen * self.scales]
        for layer in range(len(HIDDEN)):
            layers.append(np.maximum(layers[-1] @ w[f"w{layer}"] + w[f"b{layer}"], 0))
        logits = np.where(masks, layers[-1] @ w["wp"] + w["bp"], np.float32(-1e9))
        logits -= logits.max(1, keepdims=True)
        logits -= np.log(np.exp(logits).sum(1, keepdims=True))
        return logits, (layers[-1] @ w["wv"] + w["bv"])[:, 0], layers

    def backward(self, layers, d_logits, d_values):
        """The gradient of a loss from its gradients with respect to logits and values."""
        w, last, d_values = self.weights, layers[-1], d_values[:, None]
        gradient = {"wp": last.T @ d_logits, "bp": d_logits.sum(0)}
        gradient |= {"wv": last.T @ d_values, "bv": d_values.sum(0)}
        d = d_logits @ w["wp"].T + d_values @ w["wv"].T
        for layer in reversed(range(len(HIDDEN))):
            d *= layers[layer + 1] > 0
            gradient |= {f"w{layer}": layers[layer].T @ d, f"b{layer}": d.sum(0)}
            if layer:
                d = d @ w[f"w{layer}"].T
        return gradient


def input_scales(players, extra_salt):
    """The indices of the inputs that are used, and their scales."""
    scales = np.ones(OBSERVATION, np.float32)
    blocks = named(scales)  # views of the same memory
    for name, scale in SCALES.items():
        blocks[name][:] = scale
    for block in blocks.values():
        if block.shape[-1] == CARDS and not extra_salt:
            block[..., BASE_CARDS:] = 0
    blocks["laid"][players:] = blocks["open"][players - 1 :] = 0  # absent seats
    used = np.flatnonzero(scales)
    return used, scales[used]


class Adam:
    def __init__(self, weights):
        self.weights, self.steps = weights, 0
        self.mean = {name: np.zeros_like(weight) for name, weight in weights.items()}
        self.square = {name: np.zeros_like(weight) for name, weight in weights.items()}

    def step(self, gradient, rate):
        norm = sum(float((part**2).sum()) for part in gradient.values()) ** 0.5
        self.steps += 1
        rate *= (1 - 0.999**self.steps) ** 0.5 / (1 - 0.9**self.steps)
        for name, part in gradient.items():
            part *= min(1, MAX_NORM / (norm + 1e-8))
            self.mean[name] += 0.1 * (part - self.mean[name])
            self.square[name] += 0.001 * (part**2 - self.square[name])
            self.weights[name] -= rate * self.mean[name] / (np.sqrt(self.square[name]) + 1e-7)


# --- PPO


def collect(env, net, now, steps, rng):
    """Play `steps` steps in all games at once; returns the batch, the last values and where to continue."""
    observations, masks = now
    batch = {name: [] for name in ("seen", "mask", "action", "chance", "value", "reward", "done")}
    for _ in range(steps):
        seen = net.look(observations)
        chances, values, _ = net.forward(seen, masks)
        dice = rng.random(chances.shape, np.float32)
        actions = (chances - np.log(-np.log(dice + 1e-12))).argmax(1)  # samples by the Gumbel trick
        kept = seen, masks, actions, chances[np.arange(len(actions)), actions], values
        observations, rewards, terminated, truncated, info = env.step(actions)
        for name, value in zip(batch, (*kept, rewards, terminated | truncated), strict=True):
            batch[name].append(value)
        masks = info["action_mask"]
    last = net.forward(net.look(observations), masks)[1]
    return {name: np.array(values) for name, values in batch.items()}, last, (observations, masks)


def advantages(batch, last):
    """Generalized advantage estimates."""
    found, ahead, following = np.zeros_like(batch["value"]), 0.0, last
    for step in reversed(range(len(found))):
        goes_on = 1.0 - batch["done"][step]
        surprise = batch["reward"][step] + GAMMA * following * goes_on - batch["value"][step]
        ahead = surprise + GAMMA * LAMBDA * goes_on * ahead
        found[step], following = ahead, batch["value"][step]
    return found


def loss_gradient(net, seen, masks, actions, old, advantage, target):
    """The gradient of PPO's loss: clipped policy, entropy bonus, value loss."""
    rows, count = np.arange(len(seen)), np.float32(len(seen))
    chances, values, layers = net.forward(seen, masks)
    probability = np.exp(chances)
    ratio = probability[rows, actions] / np.exp(old)
    free = np.where(advantage > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)  # the loss is flat elsewhere
    pull = np.where(free, -advantage * ratio, np.float32(0))
    entropy = -(probability * chances).sum(1, keepdims=True)
    d_logits = probability * (ENTROPY * (chances + entropy) - pull[:, None])
    d_logits[rows, actions] += pull
    return net.backward(layers, d_logits / count, 2 * VALUE * (values - target) / count)


def update(net, adam, batch, last, rate, rng):
    gain = advantages(batch, last)
    batch["target"] = (gain + batch["value"]).astype(np.float32)
    batch["gain"] = ((gain - gain.mean()) / gain.std()).astype(np.float32)
    flat = {name: values.reshape(-1, *values.shape[2:]) for name, values in batch.items()}
    for _ in range(EPOCHS):
        order = rng.permutation(gain.size)
        for begin in range(0, len(order), MINIBATCH):
            pick = order[begin : begin + MINIBATCH]
            part = (flat[name][pick] for name in ("seen", "mask", "action", "chance", "gain", "target"))
            adam.step(loss_gradient(net, *part), rate)


# --- evaluation


def evaluate(net, against, options):
    """The share of games won by greedy choices and half of its 95 % interval; each deal from every seat."""
    players, count = options.players, options.deals * options.players
    settings = {"players": players, "extra_salt": options.extra_salt, "opponents": against}
    envs = [SeaSalt(seat=game % players, **settings) for game in range(count)]
    rows, masks = np.zeros((count, OBSERVATION), np.int8), np.zeros((count, ACTIONS), np.int8)
    score, playing = np.full(count, np.nan), np.arange(count)
    for game in playing:
        rows[game], info = envs[game].reset(seed=TEST_DEALS + int(game) // players)
        masks[game] = info["action_mask"]
    while len(playing):
        actions = net.forward(net.look(rows[playing]), masks[playing])[0].argmax(1)
        for game, action in zip(playing, actions, strict=True):
            rows[game], reward, terminated, truncated, info = envs[game].step(int(action))
            masks[game] = info["action_mask"]
            if terminated or truncated:
                score[game] = (reward * (players - 1) + 1) / players  # 1 for a win, 0 for a loss
        playing = playing[np.isnan(score[playing])]
    by_deal = score.reshape(-1, players).mean(1)
    return float(by_deal.mean()), float(1.96 * by_deal.std() / len(by_deal) ** 0.5)


def curve_points(net, spent, began, decisions, options):
    """Test against every opponent; prints and returns a point of each curve."""
    points = []
    for against in options.against:
        won, half = evaluate(net, against, options)
        wall = (time.perf_counter() - began) / 60
        print(f"{spent:9.2f}{wall:9.2f}{decisions:13,}  {against:<12}{won:6.1%} ± {half:.1%}", flush=True)
        point = {"against": against, "cpu_minutes": round(spent, 3), "minutes": round(wall, 3)}
        points.append({**point, "decisions": decisions, "won": round(won, 4), "interval": round(half, 4)})
    return points


def passes(points, players):
    """The minute from which on the interval of every point lies above an even share, or None."""
    passed = None
    for point in points:
        if point["won"] - point["interval"] <= 1 / players:
            passed = None
        elif passed is None:
            passed = point["cpu_minutes"]
    return passed


def draw(curves, path, players):
    import matplotlib

    matplotlib.use("svg")
    from matplotlib import pyplot as plt

    matplotlib.rcParams["svg.hashsalt"] = "seasalt"
    figure, axes = plt.subplots(figsize=(7, 4), layout="constrained")
    axes.axhline(100 / players, color="gray", linestyle="--", linewidth=1)
    for against, points in curves.items():
        minutes = [point["cpu_minutes"] for point in points]
        won, half = (100 * np.array([point[name] for point in points]) for name in ("won", "interval"))
        (line,) = axes.plot(minutes, won, marker=".", label=f"against {against}")
        axes.fill_between(minutes, won - half, won + half, color=line.get_color(), alpha=0.3, linewidth=0)
        if passed := passes(points, players):
            axes.axvline(passed, color=line.get_color(), linestyle=":", linewidth=1)
            inside = -6 if passed > minutes[-1] / 2 else 6  # the label's side of the line
            there = {"xytext": (inside, 8), "textcoords": "offset points", "color": line.get_color()}
            there["ha"] = "right" if inside < 0 else "left"
            axes.annotate(f"passed at {passed:.1f} min", (passed, 0), **there)
    axes.set(
        xlabel="CPU minutes of learning, one core", ylabel="games won, %", ylim=(0, None), xlim=(0, None)
    )
    axes.legend(loc="upper left")
    figure.savefig(path, metadata={"Date": None})
    plt.close(figure)


def keep(folder, net, curve, options):
    folder.mkdir(parents=True, exist_ok=True)
    np.savez(folder / "policy.npz", **net.weights)
    with (folder / "curve.csv").open("w", newline="") as file:
        writer = csv.DictWriter(file, list(curve[0]))
        writer.writeheader()
        writer.writerows(curve)
    curves = {name: [point for point in curve if point["against"] == name] for name in options.against}
    facts = {key: value for key, value in vars(options).items() if key not in ("out", "resume")}
    facts["passed_cpu_minutes"] = {name: passes(points, options.players) for name, points in curves.items()}
    (folder / "curve.json").write_text(json.dumps({**facts, "curve": curve}, indent=2) + "\n")
    try:
        draw(curves, folder / "curve.svg", options.players)
    except ImportError:
        print("No picture without matplotlib: pip install matplotlib", file=sys.stderr)


def main(arguments=None):
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--minutes", type=float, default=60, help="CPU minutes to learn for (60)")
    parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same result (1)")
    parser.add_argument("--players", type=int, default=2, choices=(2, 3, 4), help="in each game (2)")
    parser.add_argument("--extra-salt", action="store_true", help="play with the expansion")
    parser.add_argument(
        "--opponent", default="kernel:eager", choices=POLICIES, help="in training (kernel:eager)"
    )
    parser.add_argument(
        "--against", nargs="+", default=["greedy"], help="in tests: bots of the arena (greedy)"
    )
    parser.add_argument("--envs", type=int, default=1024, help="games at once (1024)")
    parser.add_argument("--steps", type=int, default=64, help="decisions in each before an update (64)")
    parser.add_argument("--every", type=float, default=2.5, help="CPU minutes between tests (2.5)")
    parser.add_argument("--deals", type=int, default=500, help="in a test, each from every seat (500)")
    parser.add_argument("--out", type=Path, default=Path("ppo"), help="folder for the results (ppo)")
    parser.add_argument("--resume", type=Path, help="a policy.npz to continue from")
    options = parser.parse_args(arguments)
    rng = np.random.default_rng(options.seed)
    env = SeasaltVectorEnv(
        options.envs,
        options.players,
        opponents=options.opponent,
        extra_salt=options.extra_salt,
        reward="round",
        autoreset_mode="SameStep",
    )
    observations, info = env.reset(seed=options.seed * 10**6)
    now = observations, info["action_mask"]
    net = Network(options.players, options.extra_salt, rng)
    if options.resume:
        net.weights = dict(np.load(options.resume))
    adam, curve, decisions, spent, began = Adam(net.weights), [], 0, 0.0, time.perf_counter()
    print("  CPU min      min    decisions  against     won", flush=True)
    try:
        while True:
            due = spent >= min(len(curve) / len(options.against) * options.every, options.minutes)
            if due and (spent or options.minutes >= options.every):  # a short run tests no untrained network
                curve += curve_points(net, spent, began, decisions, options)
                keep(options.out, net, curve, options)
            if spent >= options.minutes:
                break
            clock = time.process_time()
            batch, last, now = collect(env, net, now, options.steps, rng)
            decisions += options.envs * options.steps
            update(net, adam, batch, last, RATE * max(0.1, 1 - decisions / HORIZON), rng)
            spent += (time.process_time() - clock) / 60
    except KeyboardInterrupt:
        print("Stopped; the policy is saved.", file=sys.stderr)
        if curve:
            keep(options.out, net, curve, options)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
