"""`seasalt field`: plays one bot against the field and prints the results."""

import argparse
import json

from seasalt.arena.command import check_name, share_so_far
from seasalt.arena.deals.program import PREFIX
from seasalt.arena.field.contest import BOTH_BOXES, Contest, play_field
from seasalt.arena.field.summary import field_as_json, summarize_field
from seasalt.arena.field.text import show_field
from seasalt.arena.runner import usable_cores
from seasalt.bots.field.opponents import OPPONENTS
from seasalt.bots.roster import FIELD
from seasalt.console.colors import Shell
from seasalt.console.numba_warning import warn_without_numba
from seasalt.console.rule_options import read_players
from seasalt.console.session import read_bot

BOXES = {"both": BOTH_BOXES, "base": (False,), "extra-salt": (True,)}


def field_command(options: argparse.Namespace, shell: Shell) -> int:
    """Play the contest of the options, and print the results."""
    players = read_players(options)
    check_name(options.name)
    opponents = [FIELD + name for name in OPPONENTS]
    for name in opponents:
        read_bot(name)  # complains if numpy is missing
    own = [] if options.name.startswith(PREFIX) else [options.name]
    warn_without_numba([*own, *opponents], shell.texts)
    contest = Contest(
        options.name, players, options.deals, BOXES[options.box], bot_seconds=float(options.bot_seconds)
    )
    total = contest.deals * len(contest.pairings)
    with share_so_far(contest.bot, total, shell.texts) as progress:
        contested = play_field(
            contest, workers=min(options.workers or usable_cores(), total), progress=progress
        )
    summary = summarize_field(contested)
    if not summary.games:
        raise KeyboardInterrupt
    if options.json:
        print(json.dumps(field_as_json(summary), ensure_ascii=False, allow_nan=False))
    else:
        show_field(summary, shell.screen, shell.texts)
    if contested.interrupted:
        return 130
    return 1 if not summary.decisions else 0  # a program that never played
