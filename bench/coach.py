"""Does the coach tell the truth? Calibration, the order of the levels, false accusations, speed.

Games of all levels are reviewed, in the parts below. Each game is kept in `runs/coach.jsonl` when it is done,
so that the same command goes on after Ctrl-C. To save time the parts `mixed` and `many` judge every fourth
decision only.

mixed   two players, drawn from random play and the levels: calibration, loss per decision by level
many    the same with three and four players
like    every level in turn, whole games: is "played like" right for five games together?
own     the reviewer's own player against itself, with other seeds: whom does it accuse?
speed   whole games of two and four players, by the CPU
"""

import argparse
import json
from collections import Counter, defaultdict
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from itertools import islice, pairwise
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from time import process_time
from typing import Any, NamedTuple

from bench._drawing import Drawing
from bench._report import commit, progress, report
from seasalt.arena.runner import usable_cores
from seasalt.bots import LEVELS, Level, parse_bot
from seasalt.coach.ledger import ledger
from seasalt.coach.level_losses import kind_of_game, played_like
from seasalt.coach.report import Totals
from seasalt.coach.review import Judged, Verdict, judge, moments, review, reviewers_chance
from seasalt.coach.reviewer import reviewer, reviewer_name
from seasalt.kernel.engines.engine import load_jobs
from seasalt.rules import Record, Ruleset, new_game, seeded_chance
from seasalt.rules.edition import edition_named
from seasalt.rules.record import replay
from seasalt.table import play_match

DONE = Path("runs") / "coach.jsonl"
LOSSES = Path("src") / "seasalt" / "coach" / "level_losses.json"
PICTURE = Path("docs") / "images" / "coach.svg"
PLAYERS = ("random", *LEVELS)
BOXES = (False, True)
MIXED, MANY, LIKE, OWN, SPEED = 500, 160, 240, 40, 8  # games of each part
SAMPLE = 5  # games that "played like" is asked for
EVERY = 4  # decision is judged, where not all are
BINS = 10


class Task(NamedTuple):
    """A game to play and to judge."""

    part: str
    number: int
    names: tuple[str, ...]
    extra_salt: bool
    whose: tuple[int, ...]
    every: int


def tasks() -> Iterator[Task]:
    """All games of all parts; those of each part alternate between the boxes."""
    for number in range(MIXED):
        rng = Random(f"coach/mixed/{number}")
        yield Task("mixed", number, tuple(rng.sample(PLAYERS, 2)), bool(number % 2), (0, 1), EVERY)
    for number in range(OWN):
        yield Task("own", number, (reviewer_name(),) * 2, bool(number % 2), (0, 1), 1)
    for number in range(SPEED):
        players = 2 if number < SPEED // 2 else 4
        names = tuple(Random(f"coach/speed/{number}").sample(PLAYERS, players))
        yield Task("speed", number, names, bool(number % 2), tuple(range(players)), 1)
    for number in range(LIKE):
        level = tuple(LEVELS)[number // 2 % len(LEVELS)]
        other = Random(f"coach/like/{number}").choice(tuple(LEVELS))
        yield Task("like", number, (level, other), bool(number % 2), (0,), 1)
    for number in range(MANY):
        players = 3 + number // 2 % 2
        names = tuple(Random(f"coach/many/{number}").sample(PLAYERS, players))
        yield Task("many", number, names, bool(number % 2), tuple(range(players)), EVERY)


def main() -> None:
    parser = argparse.ArgumentParser(prog="./dev bench coach", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--workers", type=int, default=usable_cores(), help="processes that play and judge")
    parser.add_argument("--games", type=int, help="at most so many games of each part, to try it")
    parser.add_argument("--calibrate", action="store_true", help="write the table of level_losses anew")
    parser.add_argument("--keep", action="store_true", help="write bench/results/coach.json and the picture")
    options = parser.parse_args()
    games = play_all(options.workers, options.games)
    if options.calibrate:
        calibrate(games)
    results = summary(games)
    report("coach", results, keep=options.keep)
    if options.keep:
        PICTURE.write_text(picture(results), "utf-8")


# --- playing


def play_all(workers: int, most: int | None) -> list[dict[str, Any]]:
    """Every game of every part, those that were done before and the rest."""
    done = {(game["part"], game["number"]): game for game in _done()}
    wanted = [task for task in tasks() if most is None or task.number < most]
    missing = [task for task in wanted if task[:2] not in done]
    DONE.parent.mkdir(exist_ok=True)
    with (
        DONE.open("a", encoding="utf-8") as file,
        ProcessPoolExecutor(workers, initializer=load_jobs) as pool,
    ):
        for count, future in enumerate(as_completed([pool.submit(played, task) for task in missing]), 1):
            game = future.result()
            done[game["part"], game["number"]] = game
            file.write(json.dumps(game) + "\n")
            file.flush()
            if count % 20 == 0:
                progress(f"{count} of {len(missing)} games")
    return [done[task[:2]] for task in wanted]


def _done() -> list[dict[str, Any]]:
    """The games of earlier runs; a line that was cut off is done again."""
    games = []
    for line in DONE.read_text("utf-8").splitlines() if DONE.exists() else ():
        try:
            games.append(json.loads(line))
        except ValueError:
            progress("skipped a line that is not whole")
    return [game for game in games if game["reviewer"] == reviewer_name()]


def played(task: Task) -> dict[str, Any]:
    """Play a game, judge its decisions, and say what the tables need of it."""
    seed = f"coach/{task.part}/{task.number}"
    record, shares = _game(task, seed)
    began = process_time()
    judged = list(_judged(record, task))
    if task.part == "speed":
        ledger(record)
    seconds = process_time() - began
    seats: list[dict[str, Any]] = []
    for seat in task.whose:
        own = [one for one in judged if one.seat == seat]
        seats.append(
            {
                "player": task.names[seat],
                "won": shares[seat],
                "losses": [round(one.loss, 5) for one in own],
                "chances": [round(_chosen(one), 4) for one in own],
                "verdicts": Counter(one.verdict for one in own),
            }
        )
    return {
        "part": task.part,
        "number": task.number,
        "reviewer": reviewer_name(),
        "players": len(task.names),
        "extra_salt": task.extra_salt,
        "seconds": round(seconds, 2),
        "seats": seats,
    }


def _game(task: Task, seed: str) -> tuple[Record, list[float]]:
    ruleset = Ruleset(extra_salt=task.extra_salt)
    bots = [parse_bot(name)(Random(f"{seed}/{seat}")) for seat, name in enumerate(task.names)]
    start = new_game(ruleset, len(bots))
    steps = play_match(start, bots, lambda game: seeded_chance(game, seed.encode()))
    actions = tuple(step.action for step in steps if step.action is not None)
    record = Record(
        edition_named("standard"), ruleset, task.names, start.game.round.starter, seed.encode(), actions
    )
    *_, (_, end) = replay(record)
    assert end.game.outcome is not None
    winners = end.game.outcome.winners
    return record, [(seat in winners) / len(winners) for seat in range(len(bots))]


def _judged(record: Record, task: Task) -> Iterator[Judged]:
    if task.every == 1:
        yield from review(record, reviewer, {*task.whose})  # type: ignore[arg-type]
        return
    first = Random(f"coach/{task.part}/{task.number}").randrange(task.every)
    for moment in islice(moments(record), first, None, task.every):
        yield judge(moment, reviewer(reviewers_chance(moment)))


def _chosen(judged: Judged) -> float:
    """The chance that the reviewer gave to what was chosen."""
    return next(option.win_chance for option in judged.prospects if option.action == judged.action)


# --- counting


def summary(games: list[dict[str, Any]]) -> dict[str, Any]:
    """All tables, and whether the bars were reached."""
    by_part = defaultdict(list)
    for game in games:
        by_part[game["part"]].append(game)
    bins, error = calibration(by_part["mixed"])
    losses = loss_table(by_part["mixed"])
    right, near, samples = likeness(by_part["like"])
    accused, judged = accusations(by_part["own"])
    seconds = {
        players: [game["seconds"] for game in by_part["speed"] if game["players"] == players]
        for players in (2, 4)
    }
    return {
        "reviewer": reviewer_name(),
        "games": len(games),
        "calibration_error_percent": round(100 * error, 2),
        "calibration_bar_percent": 3,
        "levels_in_order": "yes" if in_order(losses) else "no",
        "samples_of_five_games": samples,
        "played_like_exact_percent": round(100 * right / samples, 1),
        "played_like_within_one_percent": round(100 * near / samples, 1),
        "decisions_of_the_own_player": judged,
        "accused_percent": round(100 * accused / judged, 2),
        "cpu_seconds_2_players": {"mean": round(fmean(seconds[2]), 1), "most": max(seconds[2])},
        "cpu_seconds_4_players": {"mean": round(fmean(seconds[4]), 1), "most": max(seconds[4])},
        "calibration": bins,
        "losses": losses,
    }


def calibration(games: list[dict[str, Any]]) -> tuple[list[dict[str, Any]], float]:
    """How often games were won, by the chance that was given to the choice; the expected error."""
    pairs = [(chance, seat["won"]) for game in games for seat in game["seats"] for chance in seat["chances"]]
    by_bin = defaultdict(list)
    for pair in pairs:
        by_bin[min(int(pair[0] * BINS), BINS - 1)].append(pair)
    rows = []
    error = 0.0
    for index in sorted(by_bin):
        said, won = (fmean(column) for column in zip(*by_bin[index], strict=True))
        error += abs(said - won) * len(by_bin[index]) / len(pairs)
        rows.append({"decisions": len(by_bin[index]), "said": round(said, 4), "won": round(won, 4)})
    return rows, error


def loss_table(games: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Loss per decision by player and box, with 95 % intervals over games."""
    rows = []
    for extra_salt in BOXES:
        for player in PLAYERS:
            means, weights = [], []
            for game in games:
                for seat in game["seats"]:
                    if seat["player"] == player and game["extra_salt"] == extra_salt and seat["losses"]:
                        means.append(fmean(seat["losses"]))
                        weights.append(len(seat["losses"]))
            mean = sum(m * w for m, w in zip(means, weights, strict=True)) / sum(weights)
            # The error of a ratio of two sums over games.
            spread = [w * (m - mean) for m, w in zip(means, weights, strict=True)]
            margin = 1.96 * sqrt(len(spread)) * stdev(spread) / sum(weights)
            rows.append(
                {
                    "player": player,
                    "box": "Extra Salt" if extra_salt else "base",
                    "decisions": sum(weights),
                    "loss_percent": round(100 * mean, 3),
                    "low": round(100 * (mean - margin), 3),
                    "high": round(100 * (mean + margin), 3),
                    "accuracy": round(Totals(1, mean).accuracy, 1),
                }
            )
    return rows


def in_order(rows: list[dict[str, Any]]) -> bool:
    """Whether each player up to the master loses less than the one below it, beyond both intervals."""
    known = [row for row in rows if row["player"] != Level.CHAMPION]
    return all(
        better["high"] < worse["low"] for worse, better in pairwise(known) if worse["box"] == better["box"]
    )


def likeness(games: list[dict[str, Any]]) -> tuple[int, int, int]:
    """Of samples of five games of a level: how many are taken for that level, for a neighbour, and all."""
    order = list(LEVELS)
    right = near = samples = 0
    for extra_salt in BOXES:
        for level in order:
            losses = [
                game["seats"][0]["losses"]
                for game in games
                if game["extra_salt"] == extra_salt and game["seats"][0]["player"] == level
            ]
            for begin in range(0, len(losses) - SAMPLE + 1, SAMPLE):
                together = [loss for game in losses[begin : begin + SAMPLE] for loss in game]
                like = played_like(2, extra_salt, len(together), fmean(together))
                assert like is not None, "calibrate first"
                away = abs(order.index(like) - order.index(level))
                right += away == 0
                near += away <= 1
                samples += 1
    return right, near, samples


def accusations(games: list[dict[str, Any]]) -> tuple[int, int]:
    """Mistakes and blunders, and all decisions."""
    verdicts: Counter[str] = Counter()
    for game in games:
        for seat in game["seats"]:
            verdicts.update(seat["verdicts"])
    return verdicts[Verdict.MISTAKE] + verdicts[Verdict.BLUNDER], verdicts.total()


def calibrate(games: list[dict[str, Any]]) -> None:
    """Write what the levels lose per decision by kind of game."""
    losses: dict[str, dict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
    for game in games:
        if game["part"] in ("mixed", "many"):
            for seat in game["seats"]:
                losses[kind_of_game(game["players"], game["extra_salt"])][seat["player"]] += seat["losses"]
    table = {
        "reviewer": reviewer_name(),
        "commit": commit(),
        "losses": {
            kind: {level: round(fmean(by_player[level]), 5) for level in LEVELS}
            for kind, by_player in sorted(losses.items())
        },
    }
    LOSSES.write_text(json.dumps(table, indent=1) + "\n", "utf-8")
    progress(f"wrote {LOSSES}; run this again for what follows from it")


def picture(results: dict[str, Any]) -> str:
    """Said and won beside each other; what the levels lose."""
    drawing = Drawing(760, 360, "The reviewer's chances beside what happened; loss per decision by level")
    drawing.text(24, 34, "Chance that the reviewer gave, and games won", "head")
    left, top, size = 60, 60, 250

    def at(said: float, won: float) -> tuple[float, float]:
        return left + said * size, top + (1 - won) * size

    for tenth in range(0, 11, 2):
        share = tenth / 10
        drawing.line(at(share, 0), at(share, 1), "grid")
        drawing.line(at(0, share), at(1, share), "grid")
        drawing.text(at(share, 0)[0], top + size + 20, f"{10 * tenth}", "small middle")
        drawing.text(left - 8, at(0, share)[1] + 4, f"{10 * tenth}", "small end")
    drawing.line(at(0, 0), at(1, 1), "par")
    points = [at(row["said"], row["won"]) for row in results["calibration"]]
    drawing.path(points, "stroke s3")
    for x, y in points:
        drawing.dot(x, y, 4, "ring s3")
    drawing.text(380, 34, "Loss per decision, in percent of a game", "head")
    rows = [row for row in results["losses"] if row["box"] == "base"]
    salt = {row["player"]: row for row in results["losses"] if row["box"] != "base"}
    widest = max(row["high"] for row in results["losses"])
    for place, row in enumerate(rows):
        y = 76 + 36 * place
        drawing.text(380, y + 5, row["player"], "start")
        for step, (one, style) in enumerate(((row, "s3"), (salt[row["player"]], "sand"))):
            low, mean, high = (470 + 250 * one[name] / widest for name in ("low", "loss_percent", "high"))
            height = y - 5 + 11 * step
            drawing.line((low, height), (high, height), f"thick {style}")
            drawing.dot(mean, height, 4, f"ring {style}")
    drawing.text(470, 76 + 36 * len(rows) + 10, "base box above, Extra Salt below", "small start")
    return drawing.svg()


if __name__ == "__main__":
    main()
