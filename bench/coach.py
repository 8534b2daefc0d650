"""Does the coach tell the truth? Calibration, the order of the levels, false accusations, speed.

Games of all levels are reviewed, in the parts below. Each game is kept in `runs/coach.jsonl` when it is done,
so that the same command goes on after Ctrl-C. To save time the parts `mixed` and `many` judge every fourth
decision only. Kept are the reviewer's own chances; the map that makes them come true (`coach.calibration`) is
applied when the tables are made. It is tried on games that had no part in finding it.

mixed   two players, drawn from random play and the levels: calibration, loss per decision by level
many    the same with three and four players
like    every level in turn, whole games: is "played like" right for five games together?
near    skilled against expert and beginner against casual, whole games: levels that are hard to tell apart
own     the reviewer's own player against itself, with other seeds: whom does it accuse?
margins losses with a name, tried again at ten times the budget in other worlds: how many change class?
speed   whole games of two and four players, by the CPU
"""

import argparse
import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from itertools import islice, pairwise, product
from math import exp, log, sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from time import process_time
from typing import Any, NamedTuple

from bench._drawing import Drawing
from bench._report import commit, progress, report
from seasalt.arena.runner import usable_cores
from seasalt.bots import LEVELS, Level, parse_bot
from seasalt.coach.calibration import ChanceMap, chance_map, kind_of_game, played_like
from seasalt.coach.ledger import ledger
from seasalt.coach.report import accuracy
from seasalt.coach.review import (
    COSTS,
    Moment,
    Verdict,
    duelled,
    judge,
    lost_by,
    moments,
    reviewers_chance,
    verdict_of,
)
from seasalt.coach.reviewer import reviewer, reviewer_name
from seasalt.rules import Edition, Record, Ruleset, Seat, new_game, seeded_chance
from seasalt.rules.record import replay
from seasalt.table import play_match
from seasalt.wire.review import ReviewDecision

DONE = Path("runs") / "coach.jsonl"
TABLE = Path("src") / "seasalt" / "coach" / "calibration.json"
PICTURE = Path("docs") / "images" / "coach.svg"
PLAYERS = ("random", *LEVELS)
Pair = tuple[float, float]  # a chance, and what was won
BOXES = (False, True)
MARGINS, OWN, SPEED, MIXED, NEAR, LIKE, MANY = 100, 40, 8, 500, 600, 240, 160  # games of each part
SAMPLE = 5  # games that "played like" is asked for
EVERY = 4  # decision is judged, where not all are
BINS = 10
AGAIN = 10  # times the budget


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
    for number in range(MARGINS):
        players = 2 + number // 2 % 3
        levels = Random(f"coach/margins/{number}").sample(tuple(LEVELS), players)
        yield Task("margins", number, tuple(levels), bool(number % 2), (), 1)
    for number in range(OWN):
        yield Task("own", number, (reviewer_name(),) * 2, bool(number % 2), (0, 1), 1)
    for number in range(SPEED):
        players = 2 if number < SPEED // 2 else 4
        names = tuple(Random(f"coach/speed/{number}").sample(PLAYERS, players))
        yield Task("speed", number, names, bool(number % 2), tuple(range(players)), 1)
    for number in range(MIXED):
        rng = Random(f"coach/mixed/{number}")
        yield Task("mixed", number, tuple(rng.sample(PLAYERS, 2)), bool(number % 2), (0, 1), EVERY)
    for number in range(NEAR):
        # With Extra Salt the two levels of a pair differ less, so most games are with it.
        pair = (Level.SKILLED, Level.EXPERT) if number < NEAR // 2 else (Level.BEGINNER, Level.CASUAL)
        yield Task("near", number, pair, bool(number % 4), (0, 1), 1)
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
    parser.add_argument("--calibrate", action="store_true", help="write the table of calibration anew")
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
    with DONE.open("a", encoding="utf-8") as file, ProcessPoolExecutor(workers) as pool:
        for count, future in enumerate(as_completed([pool.submit(played, task) for task in missing]), 1):
            if future.exception() is not None:
                pool.shutdown(cancel_futures=True)  # else the rest is played, and lost
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
    seats = [
        {
            "player": task.names[seat],
            "won": shares[seat],
            "decisions": [_numbers(one) for one in judged if one.seat == seat],
        }
        for seat in task.whose
    ]
    again = list(_again(record)) if task.part == "margins" else []
    return {
        "part": task.part,
        "number": task.number,
        "reviewer": reviewer_name(),
        "players": len(task.names),
        "extra_salt": task.extra_salt,
        "seconds": round(seconds, 2),
        "seats": seats,
        "again": again,
    }


def _again(record: Record) -> Iterator[list[str]]:
    """For each loss with a name: its class, and that of the same two options at ten times the budget."""
    for moment in moments(record):
        judged = judge(moment, reviewer(reviewers_chance(moment)))
        if judged.verdict in COSTS:
            yield [judged.verdict, _in_other_worlds(moment)]


def _in_other_worlds(moment: Moment) -> Verdict:
    seen, known = moment.view, moment.knowledge
    best = reviewer(reviewers_chance(moment)).explain(seen, known, moment.options).best

    def lost(lead: float) -> float:
        return lost_by(lead, best.win_chance, chance_map(seen.players))

    two = best.action, moment.action
    duel = reviewer(Random(f"again/{moment.step}")).duel(seen, known, moment.options, two)
    _, low, _ = duelled(duel, lost, effort=AGAIN)
    return verdict_of(low)


def _numbers(judged: ReviewDecision) -> list[float]:
    """The chance of the best option, the loss of what was chosen, and the least that it may be."""
    best = judged.options[0].win
    return [round(number, 5) for number in (best, judged.loss, judged.low)]


def _game(task: Task, seed: str) -> tuple[Record, list[float]]:
    ruleset = Ruleset(extra_salt=task.extra_salt)
    bots = [parse_bot(name)(Random(f"{seed}/{seat}")) for seat, name in enumerate(task.names)]
    start = new_game(ruleset, len(bots))
    steps = play_match(start, bots, lambda game: seeded_chance(game, seed.encode()))
    actions = tuple(step.action for step in steps if step.action is not None)
    starter = start.game.round.starter
    record = Record(Edition.STANDARD, ruleset, task.names, starter, seed.encode(), actions)
    *_, (_, end) = replay(record)
    assert end.game.outcome is not None
    winners = end.game.outcome.winners
    return record, [(seat in winners) / len(winners) for seat in range(len(bots))]


def _judged(record: Record, task: Task) -> Iterator[ReviewDecision]:
    """Some or all decisions of the wanted seats, in the reviewer's own chances; for speed as in a review."""
    chances = None if task.part == "speed" else ChanceMap()
    first = Random(f"coach/{task.part}/{task.number}").randrange(task.every)
    for moment in islice(moments(record, {*map(Seat, task.whose)}), first, None, task.every):
        yield judge(moment, reviewer(reviewers_chance(moment)), chances)


# --- counting


def summary(games: list[dict[str, Any]]) -> dict[str, Any]:
    """All tables, and whether the bars were reached."""
    by_part = defaultdict(list)
    for game in games:
        by_part[game["part"]].append(game)
    bins, error = calibration(by_part["mixed"])
    _, raw_error = reliability(chosen(by_part["mixed"]))
    losses = loss_table(by_part["mixed"] + by_part["near"] + by_part["like"])
    right, near, samples = likeness(by_part["like"])
    accused, judged = accusations(by_part["own"])
    named, others = changed(by_part["margins"])
    seconds = {
        players: [game["seconds"] for game in by_part["speed"] if game["players"] == players]
        for players in (2, 4)
    }
    return {
        "reviewer": reviewer_name(),
        "games": len(games),
        "calibration_error_percent": round(100 * error, 2),
        "calibration_error_without_the_map_percent": round(100 * raw_error, 2),
        "levels_in_order": "yes" if in_order(losses) else "no",
        "samples_of_five_games": samples,
        "played_like_exact_percent": round(100 * right / samples, 1),
        "played_like_within_one_percent": round(100 * near / samples, 1),
        "decisions_of_the_own_player": judged,
        "accused_percent": round(100 * accused / judged, 2),
        "losses_with_a_name": named,
        "other_class_at_ten_times_percent": round(100 * others / named, 2),
        "cpu_seconds_2_players": {"mean": round(fmean(seconds[2]), 1), "most": max(seconds[2])},
        "cpu_seconds_4_players": {"mean": round(fmean(seconds[4]), 1), "most": max(seconds[4])},
        "calibration": bins,
        "losses": losses,
    }


def calibration(games: list[dict[str, Any]]) -> tuple[list[dict[str, Any]], float]:
    """How often games were won, by the chance that was given to the choice; the expected error.

    Each half of the games is tried with the map that the other half gives.
    """
    pairs: list[Pair] = []
    for half in (0, 1):
        other = fitted(chosen(game for game in games if game["number"] // 2 % 2 != half))
        pairs += [
            (other(said), won) for said, won in chosen(g for g in games if g["number"] // 2 % 2 == half)
        ]
    return reliability(pairs)


def reliability(pairs: list[Pair]) -> tuple[list[dict[str, Any]], float]:
    """Said and won in bins of equal width, and the mean distance between them."""
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


def chosen(games: Iterable[dict[str, Any]]) -> list[Pair]:
    """The reviewer's own chance of what was chosen, and what was won, for every decision."""
    return [
        (best - loss, seat["won"])
        for game in games
        for seat in game["seats"]
        for best, loss, _ in seat["decisions"]
    ]


def fitted(pairs: list[Pair]) -> ChanceMap:
    """The map under which what happened is the likeliest, by Newton's method."""
    stretch, shift = 1.0, 0.0
    odds = [(log(said / (1 - said)), won) for said, won in pairs if 0.001 < said < 0.999]
    for _ in range(20):
        gradient = [0.0, 0.0]
        curve = [0.0, 0.0, 0.0]
        for x, won in odds:
            chance = 1 / (1 + exp(-stretch * x - shift))
            weight = chance * (1 - chance)
            gradient = [gradient[0] + (won - chance) * x, gradient[1] + won - chance]
            curve = [curve[0] + weight * x * x, curve[1] + weight * x, curve[2] + weight]
        size = curve[0] * curve[2] - curve[1] ** 2
        stretch += (curve[2] * gradient[0] - curve[1] * gradient[1]) / size
        shift += (curve[0] * gradient[1] - curve[1] * gradient[0]) / size
    return ChanceMap(round(stretch, 3), round(shift, 3))


def losses_of(game: dict[str, Any], seat: dict[str, Any]) -> list[float]:
    """The losses of a seat, in chances that come true."""
    chances = chance_map(game["players"])
    return [lost_by(loss, best, chances) for best, loss, _ in seat["decisions"]]


def loss_table(games: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Loss per decision by player and box, with 95 % intervals over games."""
    rows = []
    for extra_salt in BOXES:
        for player in PLAYERS:
            of_games = [
                losses_of(game, seat)
                for game in games
                for seat in game["seats"]
                if seat["player"] == player and game["extra_salt"] == extra_salt and seat["decisions"]
            ]
            count = sum(map(len, of_games))
            mean = sum(map(sum, of_games)) / count
            # The error of a ratio of two sums over games.
            spread = [sum(losses) - mean * len(losses) for losses in of_games]
            margin = 1.96 * sqrt(len(spread)) * stdev(spread) / count
            rows.append(
                {
                    "player": player,
                    "box": "Extra Salt" if extra_salt else "base",
                    "decisions": count,
                    "loss_percent": round(100 * mean, 3),
                    "low": round(100 * (mean - margin), 3),
                    "high": round(100 * (mean + margin), 3),
                    "accuracy": round(accuracy(mean), 1),
                }
            )
    return rows


def in_order(rows: list[dict[str, Any]]) -> bool:
    """Whether each level up to the master loses less than the one below it, beyond both intervals.

    Random play is no level, and the champion judges itself.
    """
    known = [row for row in rows if row["player"] not in ("random", Level.CHAMPION)]
    return all(
        better["high"] < worse["low"] for worse, better in pairwise(known) if worse["box"] == better["box"]
    )


def likeness(games: list[dict[str, Any]]) -> tuple[int, int, int]:
    """Of samples of five games: how many are taken for their level, for it or a neighbor, and all."""
    order = list(LEVELS)
    right = near = samples = 0
    for extra_salt in BOXES:
        for level in order:
            of_games = [
                losses_of(game, game["seats"][0])
                for game in games
                if game["extra_salt"] == extra_salt and game["seats"][0]["player"] == level
            ]
            for begin in range(0, len(of_games) - SAMPLE + 1, SAMPLE):
                together = [loss for losses in of_games[begin : begin + SAMPLE] for loss in losses]
                like = played_like(2, extra_salt, len(together), fmean(together))
                assert like is not None, "calibrate first"
                away = abs(order.index(like) - order.index(level))
                right += away == 0
                near += away <= 1
                samples += 1
    return right, near, samples


def accusations(games: list[dict[str, Any]]) -> tuple[int, int]:
    """Mistakes and blunders, and all decisions."""
    verdicts = Counter(
        verdict_of(lost_by(low, best, chance_map(game["players"])))
        for game in games
        for seat in game["seats"]
        for best, _, low in seat["decisions"]
    )
    return verdicts[Verdict.MISTAKE] + verdicts[Verdict.BLUNDER], verdicts.total()


def changed(games: list[dict[str, Any]]) -> tuple[int, int]:
    """Losses with a name; how many are in another class at ten times the budget."""
    named = [classes for game in games for classes in game["again"]]
    return len(named), sum(first != again for first, again in named)


def calibrate(games: list[dict[str, Any]]) -> None:
    """Write the maps of chances, and what the levels lose per decision by kind of game."""
    known = [game for game in games if game["part"] in ("mixed", "many")]
    maps = {
        players: fitted(chosen(game for game in known if game["players"] == players)) for players in (2, 3, 4)
    }
    losses: dict[str, dict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
    for game in known:
        chances = maps[game["players"]]
        # There are too few games of three and four players to tell the boxes apart.
        boxes = BOXES if game["players"] > 2 else (game["extra_salt"],)
        for seat, extra_salt in product(game["seats"], boxes):
            losses[kind_of_game(game["players"], extra_salt)][seat["player"]] += [
                lost_by(loss, best, chances) for best, loss, _ in seat["decisions"]
            ]
    table = {
        "reviewer": reviewer_name(),
        "commit": commit(),
        "chances": maps,
        "losses": {
            kind: {level: round(fmean(by_player[level]), 5) for level in LEVELS}
            for kind, by_player in sorted(losses.items())
        },
    }
    TABLE.write_text(json.dumps(table, indent=1) + "\n", "utf-8")
    progress(f"wrote {TABLE}; run this again for what follows from it")


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
