#!/usr/bin/env python3
"""Train a small player with stable-baselines3 (MaskablePPO of sb3-contrib), on one core.

Hundreds of games run at once in `seasalt.env.sb3`; in each the network has one seat, and a kernel policy
(`--opponent`) the others. Rewards are the points of rounds and the result of the game. Every few hundred
thousand decisions it is tested against a bot of the arena (`--against`): on the same deals each time, never
used for training, each played from every seat, and without random choices.

    pip install "seasalt[env]" stable-baselines3 sb3-contrib
    python examples/train_sb3.py --seeds 1 2 3 4 5 --out sb3

writes for every seed sb3/SEED.json, the curve, and sb3/SEED.zip, the model, after every test. A seed goes on
where its model stands: an interrupted command can be repeated, and one with more `--decisions` learns more.
Most hyperparameters are those of train_ppo.py; updates are smaller and more frequent.
"""

import argparse
import json
import time
from pathlib import Path

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor

from seasalt.env.observation import named
from seasalt.env.sb3 import SeasaltVecEnv
from seasalt.env.single import SeaSalt
from seasalt.kernel.game.layout import ACTIONS, CARDS
from seasalt.kernel.observation.row import OBSERVATION

HIDDEN = (128, 128)
SCALES = {"hand_count": 1 / 8, "totals": 1 / 32, "counts": 1 / 32}  # so that all inputs have a similar size
BASE_CARDS = 46  # the cards of the expansion come after them
TEST_DEALS = 10**9  # the seed of the first test deal
RATE = 1e-3  # of learning; it falls to a tenth


class Trunk(BaseFeaturesExtractor):
    """Two ReLU layers on the inputs that vary; policy and value are linear in what comes out."""

    def __init__(self, space, players):
        super().__init__(space, HIDDEN[-1])
        scales = np.ones(OBSERVATION, np.float32)
        blocks = named(scales)  # views of the same memory
        for name, scale in SCALES.items():
            blocks[name][:] = scale
        for block in blocks.values():
            if block.shape[-1] == CARDS:
                block[..., BASE_CARDS:] = 0
        blocks["laid"][players:] = blocks["open"][players - 1 :] = 0  # absent seats
        used = np.flatnonzero(scales)
        self.register_buffer("used", torch.as_tensor(used))
        self.register_buffer("scales", torch.as_tensor(scales[used]))
        layers, size = [], len(used)
        for width in HIDDEN:
            layers += [torch.nn.Linear(size, width), torch.nn.ReLU()]
            size = width
        self.layers = torch.nn.Sequential(*layers)

    def forward(self, rows):
        return self.layers(rows.index_select(1, self.used) * self.scales)


class Tests(BaseCallback):
    """Tests the model between rollouts, and keeps the curve; the time of tests is not counted."""

    def __init__(self, options, file):
        super().__init__()
        self.options, self.file, self.curve = options, file, []
        if file.exists():
            self.curve = json.loads(file.read_text("utf-8"))["curve"]
        self.began = 0.0

    def _on_training_start(self):
        before = self.curve[-1]["cpu_minutes"] if self.curve else 0
        self.began = time.process_time() - 60 * before

    def _on_rollout_start(self):
        if not self.curve or self.num_timesteps >= self.curve[-1]["decisions"] + self.options.every:
            self.test()

    def _on_training_end(self):
        self.test()

    def _on_step(self):
        return True

    def test(self):
        clock = time.process_time()
        won, half = evaluate(self.model, self.options)
        minutes = (clock - self.began) / 60
        self.began += time.process_time() - clock
        print(f"{minutes:9.2f}{self.num_timesteps:13,}{won:8.1%} ± {half:.1%}", flush=True)
        point = {"cpu_minutes": round(minutes, 3), "decisions": self.num_timesteps}
        self.curve.append({**point, "won": round(won, 4), "interval": round(half, 4)})
        self.keep()

    def keep(self):
        facts = {key: value for key, value in vars(self.options).items() if key not in ("out", "seeds")}
        facts = {"seed": int(self.file.stem), **facts, "curve": self.curve}
        self.model.save(self.file.with_suffix(".new.zip"))
        self.file.with_suffix(".new.zip").replace(self.file.with_suffix(".zip"))
        self.file.write_text(json.dumps(facts, indent=2) + "\n", "utf-8")


def evaluate(model, options):
    """The share of games won by greedy choices and half of its 95 % interval; each deal from every seat."""
    players, count = options.players, options.deals * options.players
    settings = {"players": players, "opponents": options.against}
    envs = [SeaSalt(seat=game % players, **settings) for game in range(count)]
    rows, masks = np.zeros((count, OBSERVATION), np.int8), np.zeros((count, ACTIONS), np.int8)
    score, playing = np.full(count, np.nan), np.arange(count)
    for game in playing:
        rows[game], info = envs[game].reset(seed=TEST_DEALS + int(game) // players)
        masks[game] = info["action_mask"]
    while len(playing):
        actions, _ = model.predict(rows[playing], action_masks=masks[playing], deterministic=True)
        for game, action in zip(playing, actions, strict=True):
            rows[game], reward, terminated, truncated, info = envs[game].step(int(action))
            masks[game] = info["action_mask"]
            if terminated or truncated:
                score[game] = (reward * (players - 1) + 1) / players  # 1 for a win, 0 for a loss
        playing = playing[np.isnan(score[playing])]
    by_deal = score.reshape(-1, players).mean(1)
    return float(by_deal.mean()), float(1.96 * by_deal.std() / len(by_deal) ** 0.5)


def train(seed, options):
    env = SeasaltVecEnv(options.envs, options.players, opponents=options.opponent, reward="round")
    tests = Tests(options, options.out / f"{seed}.json")
    kept = tests.file.with_suffix(".zip")
    settings = {
        "device": "cpu",
        "learning_rate": lambda left: RATE * max(0.1, left),
        "n_steps": options.steps,
        "batch_size": min(1024, options.envs * options.steps),
        "n_epochs": 3,
        "gamma": 0.99,
        "gae_lambda": 0.95,
        "clip_range": 0.2,
        "ent_coef": 0.01,
        "vf_coef": 0.5,
    }
    if kept.exists():
        model = MaskablePPO.load(kept, env, **settings)
        model.set_random_seed(seed + model.num_timesteps)  # other deals than before
    else:
        network = {
            "features_extractor_class": Trunk,
            "features_extractor_kwargs": {"players": options.players},
            "net_arch": [],
        }
        model = MaskablePPO("MlpPolicy", env, seed=seed, policy_kwargs=network, **settings)
    left = options.decisions - model.num_timesteps
    if left > 0:
        print(f"seed {seed}\n  CPU min    decisions     won against {options.against}", flush=True)
        model.learn(left, callback=tests, reset_num_timesteps=False)


def main(arguments=None):
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seeds", type=int, nargs="+", default=[1], help="one run for each (1)")
    parser.add_argument("--decisions", type=int, default=15_000_000, help="of each run (15 million)")
    parser.add_argument("--every", type=int, default=1_000_000, help="decisions between tests (a million)")
    parser.add_argument("--players", type=int, default=2, choices=(2, 3, 4), help="in each game (2)")
    parser.add_argument("--opponent", default="kernel:eager", help="in training (kernel:eager)")
    parser.add_argument("--against", default="greedy", help="in tests: a bot of the arena (greedy)")
    parser.add_argument("--envs", type=int, default=512, help="games at once (512)")
    parser.add_argument("--steps", type=int, default=32, help="decisions in each before an update (32)")
    parser.add_argument("--deals", type=int, default=500, help="in a test, each from every seat (500)")
    parser.add_argument("--out", type=Path, default=Path("sb3"), help="folder for the results (sb3)")
    options = parser.parse_args(arguments)
    torch.set_num_threads(1)
    torch.distributions.Distribution.set_default_validate_args(False)  # takes a tenth of the time
    options.out.mkdir(parents=True, exist_ok=True)
    for seed in options.seeds:
        train(seed, options)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
