"""Plays a series, on any executor: results are taken in the order of the deals, so numbers are the same."""

import multiprocessing
import os
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import chain
from typing import TypeVar

from seasalt.arena.dataset.parquet import Dataset
from seasalt.arena.deals.deal import DealResult, play_deal
from seasalt.arena.deals.worker import begin_work
from seasalt.arena.series import Series
from seasalt.arena.statistics.sequential_test import Watch

Played = TypeVar("Played")

AHEAD = 4  # deals handed out for each worker: nobody waits for work, and little is lost when a series stops


@dataclass(frozen=True, slots=True)
class Measured:
    """The deals that were played, from the first on without a gap."""

    series: Series
    deals: tuple[DealResult, ...]
    by_watch: bool = (
        False  # somebody looked after every deal, so that only an always-valid interval is honest
    )
    decided: bool = False  # the watch stopped it
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
    """Play the series: here, in `workers` processes, or wherever the `executor` sends the deals.

    With `stop_early` it ends when the first bot is surely better or worse than par. Ctrl-C ends it too, and
    what was measured until then is returned. Deals that a `dataset` has already are not played again, and the
    others are added to it.
    """
    watch = Watch(series.par)
    done: list[DealResult] = []
    try:
        with _results(series, workers, executor, dataset) as results:
            for result in results:
                done.append(result)
                progress(result)
                if stop_early and watch.see(win_share(result, 0)):
                    return Measured(series, tuple(done), by_watch=True, decided=True)
    except KeyboardInterrupt:
        return Measured(series, tuple(done), by_watch=stop_early, interrupted=True)
    return Measured(series, tuple(done), by_watch=stop_early)


def win_share(result: DealResult, bot: int) -> float:
    """What a bot won of a deal's games, on average over its seats."""
    won = [
        share
        for game in result.games
        for who, share in zip(game.seating, game.wins, strict=True)
        if who == bot
    ]
    return sum(won) / len(won)


def usable_cores() -> int:
    """How many processes this machine runs at once, as far as we may use them."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def _results(
    series: Series, workers: int, executor: Executor | None, dataset: Dataset | None
) -> Iterator[Iterator[DealResult]]:
    if dataset is None:
        with _played(series, play_deal, 0, workers, executor) as results:
            yield results
    else:
        with _played(series, dataset.play, dataset.count, workers, executor) as noted:
            yield chain(dataset.earlier(), map(dataset.add, noted))


@contextmanager
def _played(
    series: Series, play: Callable[[Series, int], Played], first: int, workers: int, executor: Executor | None
) -> Iterator[Iterator[Played]]:
    """The deals from number `first` on."""
    if executor is not None:
        yield _in_order(series, play, first, executor, AHEAD * max(workers, usable_cores()))
    elif workers == 1:
        yield (play(series, deal) for deal in range(first, series.deals))
    else:
        context = multiprocessing.get_context("spawn")
        stop = context.Event()
        pool = ProcessPoolExecutor(workers, mp_context=context, initializer=begin_work, initargs=(stop,))
        try:
            yield _in_order(series, play, first, pool, AHEAD * workers)
        finally:
            stop.set()
            pool.shutdown(wait=True, cancel_futures=True)


def _in_order(
    series: Series, play: Callable[[Series, int], Played], first: int, executor: Executor, ahead: int
) -> Iterator[Played]:
    waiting: deque[Future[Played]] = deque()
    try:
        for deal in range(first, series.deals):
            waiting.append(executor.submit(play, series, deal))
            if len(waiting) >= ahead:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        for future in waiting:
            future.cancel()
