"""`seasalt field`: plays one bot against the field and prints the results."""

import argparse
import errno
import json
import os
import shlex
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from time import perf_counter

import seasalt
from seasalt.arena.benchmark.contest import BOTH_BOXES, Contest, Contested, play_field
from seasalt.arena.benchmark.protocol import PROTOCOL, contests
from seasalt.arena.benchmark.summary import Facts, result_card, summarize_field
from seasalt.arena.benchmark.text import result_card_as_markdown, show_field
from seasalt.arena.command import check_name, share_so_far
from seasalt.arena.dataset.journal import Journal, not_writable
from seasalt.arena.deals.deal import DealResult
from seasalt.arena.deals.program import PREFIX
from seasalt.arena.runner import usable_cores
from seasalt.bots.benchmark_opponents.opponents import OPPONENTS, VERSION
from seasalt.bots.roster import FIELD
from seasalt.console.colors import Shell
from seasalt.console.plain_warning import warn_in_plain_python
from seasalt.console.rule_options import read_players
from seasalt.console.session import read_bot
from seasalt.texts import Complaint

BOXES = {"both": BOTH_BOXES, "base": (False,), "extra-salt": (True,)}


def field_command(options: argparse.Namespace, shell: Shell) -> int:
    """Play the contest of the options, and print the results."""
    players = read_players(options)
    check_name(options.name)
    opponents = [FIELD + name for name in OPPONENTS]
    for name in opponents:
        read_bot(name)  # complains if numpy is missing
    own = [] if options.name.startswith(PREFIX) else [options.name]
    warn_in_plain_python([*own, *opponents], shell.texts)
    if options.card is not None:
        return _card_command(options, shell)
    contest = Contest(
        options.name, players, options.deals, BOXES[options.box], bot_seconds=float(options.bot_seconds)
    )
    contested = _played(contest, options, shell)
    summary = summarize_field(contested)
    if not summary["games"]:
        raise KeyboardInterrupt
    if options.json:
        print(json.dumps(summary, ensure_ascii=False, allow_nan=False))
    else:
        show_field(summary, contested, shell.screen, shell.texts)
    if contested.interrupted:
        return 130
    return 1 if not summary["decisions"] else 0  # a program that never played


def _played(
    contest: Contest,
    options: argparse.Namespace,
    shell: Shell,
    earlier: Sequence[DealResult] = (),
    keep: Callable[[DealResult], None] = lambda result: None,
) -> Contested:
    total = contest.deals * len(contest.pairings)
    workers = min(options.workers or usable_cores(), total)
    with share_so_far(contest.bot, total, shell.texts) as progress:
        for result in earlier:
            progress(result)

        def add(result: DealResult) -> None:
            keep(result)
            progress(result)

        return play_field(contest, workers=workers, progress=add, earlier=earlier)


def _card_command(options: argparse.Namespace, shell: Shell) -> int:
    """Play the protocol, print its tables, and write the card.

    Every deal is kept in a journal beside it meanwhile, so the same command goes on after an interruption.
    """
    path: Path = options.card
    if path.suffix not in (".json", ".md"):
        raise Complaint("field-card-ending", file=str(path))
    if (options.deals, options.players, options.box) != (100, "2", "both"):
        raise Complaint("field-card-fixed")
    if path.is_dir():
        raise not_writable(path, OSError(errno.EISDIR, ""))
    commit = commit_of(Path(seasalt.__file__).parent)
    planned = contests(options.name, bot_seconds=float(options.bot_seconds))
    journal = Journal(path.with_name(f"{path.name}.part"), _header(planned[0], commit))
    with closing(journal):
        played = _all_contests(planned, options, shell, journal)
        made = result_card(
            played,
            command=shlex.join(["seasalt", *sys.argv[1:]]),
            commit=commit,
            hours=sum(float(seconds) for seconds in journal.rows()) / 3600,
            workers=options.workers or usable_cores(),
        )
        as_json = path.suffix == ".json"
        text = result_card_as_json(made) if as_json else result_card_as_markdown(made, shell.texts)
        try:
            path.write_text(text, "utf-8")
        except OSError as error:
            raise not_writable(path, error) from None
    journal.remove()
    if options.json:
        print(json.dumps(made, ensure_ascii=False, allow_nan=False))
    return 0


def _header(contest: Contest, commit: str) -> Facts:
    """What another run has to have in common to go on with a journal."""
    facts = {"bot": contest.bot, "bot_seconds": contest.bot_seconds}
    return {"protocol": PROTOCOL, "field": VERSION, "version": seasalt.__version__, "commit": commit} | facts


def _all_contests(
    planned: Sequence[Contest], options: argparse.Namespace, shell: Shell, journal: Journal
) -> list[Contested]:
    played, kept = [], list(journal.results())
    last = perf_counter()

    def keep(result: DealResult) -> None:
        nonlocal last
        now = perf_counter()
        journal.add(result, str(now - last).encode())
        last = now

    for contest in planned:
        total = contest.deals * len(contest.pairings)
        earlier, kept = kept[:total], kept[total:]
        contested = _played(contest, options, shell, earlier, keep)
        if contested.interrupted:  # a card has all deals or is none
            print(shell.texts.say("arena-dataset-goes-on", file=str(options.card)), file=sys.stderr)
            raise KeyboardInterrupt
        played.append(contested)
        if not options.json:
            show_field(summarize_field(contested), contested, shell.screen, shell.texts)
            shell.screen.print()
    return played


def result_card_as_json(made: Facts) -> str:
    """A card as it is kept: a line for each opponent's deals."""
    facts = {name: value for name, value in made.items() if name != "results"}
    kinds = []
    for players, by_name in made["results"].items():
        lines = [f"      {json.dumps(name)}: {json.dumps(boxes)}" for name, boxes in by_name.items()]
        kinds.append(f"    {json.dumps(players)}: {{\n" + ",\n".join(lines) + "\n    }")
    begin = json.dumps(facts, indent=2, ensure_ascii=False).removesuffix("\n}")
    return begin + ',\n  "results": {\n' + ",\n".join(kinds) + "\n  }\n}\n"


def commit_of(package: Path) -> str:
    """The commit that a package was built from, or that its checkout is at; nothing if neither is known."""
    if known := os.environ.get("SEASALT_COMMIT"):  # for copies without .git
        return known
    if (stamp := package / "commit.txt").is_file():  # written by tools/commit_stamp.py
        return stamp.read_text("ascii").strip()[:8]
    checkout = package.parents[1]
    if not (checkout / "dev").is_file() or not (checkout / ".git").exists():
        return ""  # an installed package: a repository around it is somebody else's
    git = ["git", "-C", str(checkout), "rev-parse", "--short", "HEAD"]
    try:
        return subprocess.run(git, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""
