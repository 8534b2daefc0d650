"""Baselines that learn, five seeds each, against the field: `./dev bench baselines clone --workers 16`.

ppo: PPO of examples/train_ppo.py. belief: the same, which also sees how likely the other seat is to hold each
card. sb3: examples/train_sb3.py; it needs torch, so run it by the Python of `./dev training`. clone: behavior
cloning of `mixed-1` by examples/clone.py. weighted: the same with advantage-weighted regression, offline
reinforcement learning. Nothing is learned from or against opponents that are held out: of `mixed-1` the games
of such a bot are left out.

All play two players and the base box, the first deals of the field against its ten opponents, and the
interval is that over seeds. `responses` trains a network against the first seed of each of them, and against
keen. What --out has is not done again, so the same command goes on after an interruption. --keep writes
bench/results/baselines.json and the networks of the first seeds in leaderboard/.
"""

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # one core each; must be set before numpy is imported

import argparse
import json
import multiprocessing
import shutil
import sys
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from importlib import import_module
from itertools import chain
from pathlib import Path
from random import Random
from statistics import fmean
from time import process_time
from typing import Any, Final

import numpy as np

from bench._report import cpu, progress, report
from leaderboard import policies
from seasalt.arena.benchmark.protocol import HELD_OUT, PUBLIC
from seasalt.arena.dataset.rows import decisions_of
from seasalt.arena.deals.deal import play_deal
from seasalt.arena.report.export import interval_facts
from seasalt.arena.runner import Task, played, usable_cores, win_share
from seasalt.arena.series import Series
from seasalt.arena.statistics.interval import share_interval
from seasalt.bots import Entrant
from seasalt.bots.benchmark_opponents.opponents import OPPONENTS, SEED, VERSION
from seasalt.bots.roster import FIELD
from seasalt.env.vector import SeasaltVectorEnv
from seasalt.kernel.observation.row import BLOCKS

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "examples"))
clone: Any = import_module("clone")
train_ppo: Any = import_module("train_ppo")

MIXED: Final = Series(("greedy", "rusher", "gambler", "random"), seed="mixed-1")
MIXED_DEALS: Final = 200
CLONE_EPOCHS: Final = 12
DECISIONS: Final = {"ppo": 3_000_000, "belief": 3_000_000, "sb3": 1_500_000, "response": 1_500_000}
ENVS, STEPS = 1024, 64
RESPONSES: Final = "responses"
RESPONSE_DEALS: Final = 200

Weights = dict[str, Any]
Facts = dict[str, Any]


# --- learning


def ppo(seed: int, out: Path) -> Weights:
    return _ppo(seed, DECISIONS["ppo"])


def belief(seed: int, out: Path) -> Weights:
    return _ppo(seed, DECISIONS["belief"], believes=True)


def _ppo(seed: int, decisions: int, opponent: Entrant = "kernel:eager", *, believes: bool = False) -> Weights:
    """What PPO learns in so many decisions; its rate falls until then."""
    rng = np.random.default_rng(seed)
    env = SeasaltVectorEnv(ENVS, opponents=opponent, reward="round", autoreset_mode="SameStep")
    rows, info = env.reset(seed=seed * 10**6)
    net, now = train_ppo.Network(2, False, rng), (rows, info["action_mask"])
    if believes:
        _add_beliefs(net, rng)
    adam = train_ppo.Adam(net.weights)
    for done in range(0, decisions, ENVS * STEPS):
        batch, last, now = train_ppo.collect(env, net, now, STEPS, rng)
        train_ppo.update(net, adam, batch, last, train_ppo.RATE * max(0.1, 1 - done / decisions), rng)
    weights: Weights = net.weights
    return weights


def _add_beliefs(net: Any, rng: np.random.Generator) -> None:
    look, first = net.look, net.weights["w0"]
    more = rng.normal(0, (2 / len(first)) ** 0.5, (policies.BASE_CARDS, first.shape[1]))
    net.weights["w0"] = np.concatenate([first, more.astype(np.float32)])
    net.scales = np.append(net.scales, np.full(policies.BASE_CARDS, 1 / policies.SURE, np.float32))
    net.look = lambda rows: np.concatenate([look(rows), policies.beliefs(rows)], 1)


def sb3(seed: int, out: Path) -> Weights:
    train_sb3: Any = import_module("train_sb3")
    folder = out / "sb3"
    few_tests = ["--every", str(DECISIONS["sb3"]), "--deals", "2"]
    train_sb3.main(
        ["--seeds", str(seed), "--decisions", str(DECISIONS["sb3"]), "--out", str(folder), *few_tests]
    )
    state = train_sb3.MaskablePPO.load(folder / f"{seed}.zip", device="cpu").policy.state_dict()
    places = {"0": "features_extractor.layers.0", "1": "features_extractor.layers.2", "p": "action_net"}
    return {
        kind[0] + name: state[f"{place}.{kind}"].numpy().T
        for name, place in places.items()
        for kind in ("weight", "bias")
    }


def cloned(seed: int, out: Path, *, weighted: bool = False) -> Weights:
    with np.load(out / MIXED_FILE) as file:
        found = [file[name] for name in file.files]
    rng = np.random.default_rng(seed)
    net = train_ppo.Network(2, False, rng)
    progress(str(clone.learn(net, found, CLONE_EPOCHS, rng, weighted)))
    weights: Weights = net.weights
    return weights


MIXED_FILE: Final = "decisions.npz"
METHODS: Final[Mapping[str, Callable[[int, Path], Weights]]] = {
    "ppo": ppo,
    "belief": belief,
    "sb3": sb3,
    "clone": cloned,
    "weighted": partial(cloned, weighted=True),
}


def mixed(series: Series, deal: int) -> list[Any]:
    """The decisions of a deal of `mixed-1` to learn from: those of games without a bot that is held out."""
    _, columns = decisions_of(series, deal)
    held = {number for number, name in enumerate(series.names) if name in HELD_OUT}
    used = np.array([held.isdisjoint(seating) for seating in columns["seating"]])

    def numbers(name: str) -> Any:
        return np.frombuffer(columns[name], np.int8).reshape(len(used), -1)[used]

    rows = np.concatenate([numbers(block.name) for block in BLOCKS], 1)
    where = {name: np.array(columns[name])[used] for name in clone.WHERE}
    return list(clone.with_a_choice(rows, numbers("mask"), where))


def response(to: str, out: Path) -> Weights:
    """What learns to beat a bot that does not change."""
    opponent: Entrant = "kernel:keen" if to == "keen" else policies.learned(_file(out, to, 1), Random(1))
    return _ppo(1, DECISIONS["response"], opponent)


def learn(name: str, seed: int, out: Path) -> str:
    """Learn, and leave the network and what it took."""
    began = process_time()
    to = name.partition("-")[2]
    weights = response(to, out) if to else METHODS[name](seed, out)
    path = _file(out, name, seed)
    path.with_suffix(".json").write_text(json.dumps({"cpu_minutes": round((process_time() - began) / 60, 2)}))
    unfinished = path.with_suffix(".new.npz")
    small: Weights = {key: np.asarray(weight, np.float16) for key, weight in weights.items()}
    np.savez_compressed(unfinished, **small)
    unfinished.replace(path)
    return f"{name}, seed {seed}, has learned"


def _file(out: Path, name: str, seed: int) -> Path:
    return out / f"{name}-{seed}.npz"


def learn_missing(tasks: Iterable[tuple[str, int]], out: Path, workers: int) -> None:
    missing = [(name, seed) for name, seed in tasks if not _file(out, name, seed).exists()]
    if {"clone", "weighted"} & {name for name, _ in missing} and not (out / MIXED_FILE).exists():
        deals = ((MIXED, deal) for deal in range(MIXED_DEALS))
        with played(deals, mixed, workers) as found:
            np.savez(out / MIXED_FILE, *(np.concatenate(parts) for parts in zip(*found, strict=True)))
    if not missing:
        return
    names, seeds = zip(*missing, strict=True)
    with ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn")) as pool:
        for told in pool.map(partial(learn, out=out), names, seeds):
            progress(told)


# --- measuring


def contests(name: str, seed: int, out: Path, deals: int) -> dict[str, Series]:
    """What is played to measure a network, by opponent."""
    bot = partial(policies.learned, _file(out, name, seed))
    to = name.partition("-")[2]
    if to:
        target: Entrant = FIELD + to if to == "keen" else partial(policies.learned, _file(out, to, 1))
        return {to: Series((bot, target), deals=RESPONSE_DEALS, seed=RESPONSES)}
    return {opponent: Series((bot, FIELD + opponent), deals=deals, seed=SEED) for opponent in OPPONENTS}


def measure_missing(tasks: Iterable[tuple[str, int]], out: Path, deals: int, workers: int) -> None:
    missing = [one for one in tasks if "won" not in _facts(out, *one)]
    series = [contests(*one, out, deals) for one in missing]
    games: list[Task] = [
        (one, deal) for chosen in series for one in chosen.values() for deal in range(one.deals)
    ]
    with played(games, play_deal, workers) as results:
        for (name, seed), chosen in zip(missing, series, strict=True):
            won = {to: [win_share(next(results), 0) for _ in range(one.deals)] for to, one in chosen.items()}
            facts = _facts(out, name, seed) | {"won": won}
            _file(out, name, seed).with_suffix(".json").write_text(json.dumps(facts))
            progress(f"{name}, seed {seed}: {fmean(chain(*won.values())):.1%}")


def _facts(out: Path, name: str, seed: int) -> Facts:
    path = _file(out, name, seed).with_suffix(".json")
    facts: Facts = json.loads(path.read_text("utf-8")) if path.exists() else {}
    return facts


def results(out: Path, seeds: int) -> Facts:
    """Everything that was measured: of baselines over seeds, of responses over deals."""
    found = {
        name: [_facts(out, name, seed) for seed in range(1, seeds + 1)]
        for name in METHODS
        if all("won" in _facts(out, name, seed) for seed in range(1, seeds + 1))
    }
    answers = {to: _facts(out, f"response-{to}", 1) for to in ("keen", *METHODS)}
    return {
        "field": VERSION,
        "seeds": seeds,
        "runs": [
            {
                "baseline": name,
                "field": _over_seeds(runs, OPPONENTS),
                "public": _over_seeds(runs, PUBLIC),
                "held_out": _over_seeds(runs, HELD_OUT),
                "games": 2 * sum(len(shares) for run in runs for shares in run["won"].values()),
                "by_seed": [round(fmean(chain(*run["won"].values())), 4) for run in runs],
                "cpu_minutes": round(fmean(run["cpu_minutes"] for run in runs), 2),
            }
            for name, runs in found.items()
        ],
        "responses": [
            {
                "to": to,
                "won": interval_facts(share_interval(facts["won"][to])),
                "deals": len(facts["won"][to]),
                "cpu_minutes": facts["cpu_minutes"],
            }
            for to, facts in answers.items()
            if "won" in facts
        ],
    }


def _over_seeds(runs: Iterable[Facts], opponents: Iterable[str]) -> Facts:
    """The mean share over these opponents, with the interval over seeds; the deals are the same for all."""
    by_seed = [[share for name in opponents for share in run["won"][name]] for run in runs]
    return dict(interval_facts(share_interval([fmean(shares) for shares in by_seed], len(by_seed[0]))))


def keep_networks(out: Path) -> None:
    """The first seeds and the responses go to the leaderboard."""
    for name in METHODS:
        for source, to in (
            (name, "baselines"),
            (f"response-{name}", RESPONSES),
            ("response-keen", RESPONSES),
        ):
            if _file(out, source, 1).exists():
                folder = policies.FOLDER / to
                folder.mkdir(exist_ok=True)
                shutil.copy(_file(out, source, 1), folder / f"{source.removeprefix('response-')}.npz")


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="./dev bench baselines",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    usual = [*(name for name in METHODS if name != "sb3"), RESPONSES]
    parser.add_argument(
        "names", nargs="*", default=usual, help=f"of {', '.join((*METHODS, RESPONSES))} (all but sb3)"
    )
    parser.add_argument("--seeds", type=int, default=5, help="of each baseline (5)")
    parser.add_argument("--deals", type=int, default=20, help="of the field, each from both seats (20)")
    parser.add_argument("--workers", type=int, default=usable_cores(), help="processes")
    parser.add_argument("--out", type=Path, default=ROOT / "runs" / "baselines", help="what was done so far")
    parser.add_argument("--learn-only", action="store_true", help="measure nothing")
    parser.add_argument("--keep", action="store_true", help="write bench/results and leaderboard/")
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    chosen = [name for name in options.names if name != RESPONSES]
    if wrong := set(chosen) - set(METHODS):
        parser.error(f"there is no {', '.join(wrong)}")
    tasks = [(name, seed) for name in chosen for seed in range(1, options.seeds + 1)]
    learn_missing(tasks, options.out, options.workers)
    if RESPONSES in options.names:
        there = [name for name in METHODS if _file(options.out, name, 1).exists()]
        answers = [(f"response-{to}", 1) for to in ("keen", *there)]
        learn_missing(answers, options.out, options.workers)
        tasks += answers
    if options.learn_only:
        return
    measure_missing(tasks, options.out, options.deals, options.workers)
    report("baselines", {"cpu": cpu(), **results(options.out, options.seeds)}, keep=options.keep)
    if options.keep:
        keep_networks(options.out)


if __name__ == "__main__":
    main()
