"""`seasalt arena`: plays bots against bots and prints the results."""

import argparse
import json
import shlex
import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

from seasalt.arena.dataset.columns import Rows
from seasalt.arena.dataset.journal import not_writable
from seasalt.arena.dataset.parquet import Dataset
from seasalt.arena.deals.deal import DealResult
from seasalt.arena.deals.program import PREFIX
from seasalt.arena.report.export import as_json, write_csv
from seasalt.arena.report.plots import check_plot, draw
from seasalt.arena.report.summary import summarize
from seasalt.arena.report.text import show
from seasalt.arena.runner import Measured, measure, usable_cores, win_share
from seasalt.arena.series import Series
from seasalt.console.colors import Shell
from seasalt.console.plain_warning import warn_in_plain_python
from seasalt.console.progress import progress_bar
from seasalt.console.rule_options import read_players, read_rules
from seasalt.console.session import read_bot
from seasalt.texts import Complaint, Texts

MOST_GAMES_OF_A_DEAL = 200


def arena_command(options: argparse.Namespace, shell: Shell) -> int:
    """Play the series of the options, and print the results."""
    series = _series(options)
    warn_in_plain_python((name for name in series.names if not name.startswith(PREFIX)), shell.texts)
    workers = options.workers or usable_cores()
    if options.plot is not None:
        check_plot(options.plot)
    for path in (options.csv, options.plot):
        _check_writable(path)
    with _dataset(options, series) as dataset:
        measured = _measured(options, series, workers, dataset, shell.texts)
        if not measured.deals:
            raise KeyboardInterrupt
        summary = summarize(measured)
        if options.csv is not None:
            write_csv(measured, options.csv)
        if options.plot is not None:
            draw(summary, options.plot, shell.texts)
        if options.json:
            print(json.dumps(as_json(summary), ensure_ascii=False, allow_nan=False))
        else:
            show(summary, shell.screen, shell.texts)
        if dataset is not None:
            print(_finished(dataset, measured, shell.texts), file=sys.stderr)
    if measured.interrupted:
        return 130
    return 1 if any(bot.forfeits and not bot.decisions for bot in summary.bots) else 0  # it never played


def _measured(
    options: argparse.Namespace, series: Series, workers: int, dataset: Dataset | None, texts: Texts
) -> Measured:
    with ExitStack() as stack:
        executor = None
        if options.ray is not None:
            from seasalt.arena.cluster import RayExecutor

            executor = RayExecutor(options.ray or None)
            stack.callback(executor.shutdown, cancel_futures=True)
            workers = executor.cpus
        progress = stack.enter_context(share_so_far(series.names[0], series.deals, texts))
        return measure(
            series,
            workers=min(workers, series.deals),
            executor=executor,
            stop_early=options.stop_early,
            progress=progress,
            dataset=dataset,
        )


@contextmanager
def _dataset(options: argparse.Namespace, series: Series) -> Iterator[Dataset | None]:
    rows = Rows(options.rows)
    if options.hidden and (options.dataset is None or rows is not Rows.DECISIONS):
        raise Complaint("arena-hidden-decisions")
    if options.dataset is None:
        yield None
        return
    with closing(Dataset(options.dataset, series, rows, hidden=options.hidden)) as dataset:
        yield dataset


def _finished(dataset: Dataset, measured: Measured, texts: Texts) -> str:
    """Write the dataset, unless the series was interrupted; returns a sentence about it."""
    file = str(dataset.path)
    if measured.interrupted:
        return texts.say("arena-dataset-goes-on", file=file)
    deals = len(measured.deals)
    with progress_bar() as bar:
        task = bar.add_task(texts.say("arena-dataset-writing"), total=deals)
        rows = dataset.finish(deals, lambda: bar.advance(task))
    return texts.say("arena-dataset-written", file=file, rows=rows)


def _series(options: argparse.Namespace) -> Series:
    players = read_players(options)
    if len(options.names) < 2:
        raise Complaint("arena-two-bots")
    for name in options.names:
        check_name(name, elsewhere=options.ray is not None)
    if options.seed == "":
        raise Complaint("error-seed-empty")
    _, ruleset = read_rules(options)
    series = Series(
        bots=tuple(options.names),
        players=players,
        deals=options.deals,
        seed=options.seed,
        ruleset=ruleset,
        bot_seconds=float(options.bot_seconds),
        luck=options.luck,
    )
    if len(series.seatings) > MOST_GAMES_OF_A_DEAL:
        raise Complaint("arena-too-many", games=len(series.seatings), most=MOST_GAMES_OF_A_DEAL)
    return series


def check_name(name: str, *, elsewhere: bool = False) -> None:
    """Complain before the games about a bot that does not exist."""
    if name.startswith(PREFIX):
        _check_program(name.removeprefix(PREFIX), elsewhere=elsewhere)
    else:
        read_bot(name)


def _check_program(command: str, *, elsewhere: bool) -> None:
    """Complain before the games about a program that does not exist; on a cluster its nodes check that."""
    if not command.strip():
        raise Complaint("arena-no-command")
    try:
        program = shlex.split(command)[0]
    except (ValueError, IndexError):  # a quotation that is not closed, or nothing but a comment
        raise Complaint("arena-no-program", program=command) from None
    if not elsewhere and shutil.which(program) is None:
        raise Complaint("arena-no-program", program=program)


def _check_writable(path: Path | None) -> None:
    """Complain before the games, not after them, if a file cannot be written."""
    if path is None:
        return
    try:
        with path.open("ab"):
            pass
    except OSError as error:
        raise not_writable(path, error) from None


@contextmanager
def share_so_far(name: str, deals: int, texts: Texts) -> Iterator[Callable[[DealResult], None]]:
    """Shows how many deals are played, and the win share of the first bot so far."""
    won: list[float] = []
    with progress_bar() as bar:
        task = bar.add_task(texts.say("arena-deals"), total=deals)

        def update(result: DealResult) -> None:
            won.append(win_share(result, 0))
            share = f"{100 * sum(won) / len(won):.1f}%"
            bar.update(task, advance=1, description=texts.say("arena-so-far", name=name, share=share))

        yield update
