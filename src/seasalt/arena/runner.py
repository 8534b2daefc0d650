"""Plays a series on any executor. Results come in the order of the deals on each of them."""

import multiprocessing
import os
import pickle
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import chain
from typing import TypeVar

from seasalt.arena.dataset.parquet import Dataset
from seasalt.arena.deals.deal import DealResult, play_deal
from seasalt.arena.deals.worker import init_worker
from seasalt.arena.series import Series
from seasalt.arena.statistics.sequential_test import SequentialTest
from seasalt.bots import name_of
from seasalt.rules.errors import SeasaltError

Played = TypeVar("Played")

Task = tuple[Series, int]
"""A series, and the number of one of its deals."""

AHEAD = 4  # deals submitted per worker: enough to keep it busy, few enough to lose little on a stop


@dataclass(frozen=True, slots=True)
class Measured:
    """The deals that were played, from the first on without a gap."""

    series: Series
    deals: tuple[DealResult, ...]
    sequential: bool = False  # tested after every deal, so that only an always-valid interval holds
    decided: bool = False  # the test stopped it
    interrupted: bool = False


def measure(
    series: Series,
    *,
    workers: int = 1,
    executor: Executor | None = None,
    stop_early: bool = False,
    progress: Callable[[DealResult], None] = lambda result: None,
    dataset: Dataset | None = None,
) -> Measured:
    """Play the series: here, in `workers` processes, or on an `executor` that runs `workers` deals at once.

    With `stop_early` it ends as soon as the first bot is significantly better or worse than par. Ctrl-C ends
    it too, and returns what was measured so far. Deals that a `dataset` already has are not played again; the
    others are added to it.
    """
    test = SequentialTest(series.par)
    done: list[DealResult] = []
    try:
        with _results(series, workers, executor, dataset) as results:
            for result in results:
                done.append(result)
                progress(result)
                if stop_early and test.add(win_share(result, 0)):
                    return Measured(series, tuple(done), sequential=True, decided=True)
    except KeyboardInterrupt:
        return Measured(series, tuple(done), sequential=stop_early, interrupted=True)
    return Measured(series, tuple(done), sequential=stop_early)


def win_share(result: DealResult, bot: int) -> float:
    """The share of a deal's games that a bot won, on average over its seats."""
    won = [
        share
        for game in result.games
        for who, share in zip(game.seating, game.wins, strict=True)
        if who == bot
    ]
    return sum(won) / len(won)


def usable_cores() -> int:
    """The number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def _results(
    series: Series, workers: int, executor: Executor | None, dataset: Dataset | None
) -> Iterator[Iterator[DealResult]]:
    tasks = ((series, deal) for deal in range(dataset.count if dataset else 0, series.deals))
    if dataset is None:
        with played(tasks, play_deal, workers, executor) as results:
            yield results
    else:
        with played(tasks, dataset.play, workers, executor) as packed:
            yield chain(dataset.earlier(), map(dataset.add, packed))


@contextmanager
def played(
    tasks: Iterable[Task],
    play: Callable[[Series, int], Played],
    workers: int = 1,
    executor: Executor | None = None,
) -> Iterator[Iterator[Played]]:
    """The results of deals, in their order; deals of several series can be mixed."""
    if executor is not None:
        yield _in_order(tasks, play, executor, AHEAD * max(workers, usable_cores()))
    elif workers == 1:
        yield (play(series, deal) for series, deal in tasks)
    else:
        context = multiprocessing.get_context("spawn")
        stop = context.Event()
        tasks = _sendable(tasks)
        pool = ProcessPoolExecutor(workers, mp_context=context, initializer=init_worker, initargs=(stop,))
        try:
            yield _in_order(tasks, play, pool, AHEAD * workers)
        finally:
            stop.set()
            pool.shutdown(wait=True, cancel_futures=True)


class NotSendable(SeasaltError, TypeError):
    """A bot cannot be sent to other processes."""

    def __str__(self) -> str:
        bot, detail = self.args
        return (
            f"{bot} cannot be sent to other processes ({detail}): play with workers=1, or give a class or "
            "function of a module, or module:Class"
        )


def _sendable(tasks: Iterable[Task]) -> Iterator[Task]:
    """The tasks, if all of their bots can be pickled; a pool would report it later, and less clearly."""
    checked: set[int] = set()
    for series, deal in tasks:
        for bot in () if id(series) in checked else series.bots:
            try:
                pickle.dumps(bot)
            except (pickle.PicklingError, AttributeError, TypeError) as error:
                raise NotSendable(name_of(bot), error) from None
        checked.add(id(series))
        yield series, deal


def _in_order(
    tasks: Iterable[Task], play: Callable[[Series, int], Played], executor: Executor, ahead: int
) -> Iterator[Played]:
    waiting: deque[Future[Played]] = deque()
    try:
        for series, deal in tasks:
            waiting.append(executor.submit(play, series, deal))
            if len(waiting) >= ahead:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        for future in waiting:
            future.cancel()
