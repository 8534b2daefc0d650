"""`seasalt score`: the points of one holding, or of every line of a file."""

import argparse
import json
import sys
from collections.abc import Iterable

from rich.padding import Padding
from rich.table import Table

from seasalt.console.card_parser import CardParser
from seasalt.console.colors import Shell, chips, groups, score_table
from seasalt.console.record_file import read_text
from seasalt.console.rule_options import named_options, read_rules
from seasalt.console.scorepad import (
    Holding,
    as_json,
    has_four_mermaids,
    idle_options,
    may_call,
    read_holding,
    score_lines,
)
from seasalt.rules.ruleset import CALL_POINTS, MermaidWin, Ruleset
from seasalt.rules.scoring import Score, score
from seasalt.texts import Complaint


def score_command(options: argparse.Namespace, shell: Shell) -> int:
    """Score one holding, or every line of a file."""
    _, ruleset = read_rules(options)
    idle = [*idle_options(named_options(options)), *(["--edition"] if options.edition is not None else [])]
    if options.jsonl is not None:
        return _score_file(options, shell, ruleset, idle)
    if not options.hand and options.laid is None:
        raise Complaint("score-nothing")
    holding = read_holding(CardParser(shell.texts), " ".join(options.hand), options.laid or "")
    points = score(holding.hand, holding.tableau, ruleset)
    if options.json:
        print(json.dumps(as_json(shell.texts, holding, points), ensure_ascii=False, indent=2))
    else:
        _show(shell, holding, points, ruleset)
    _note(shell, idle)
    return 0


def _score_file(options: argparse.Namespace, shell: Shell, ruleset: Ruleset, idle: list[str]) -> int:
    if options.hand or options.laid is not None:
        raise Complaint("score-cards-and-file")
    text = sys.stdin.read() if str(options.jsonl) == "-" else read_text(options.jsonl)
    answers = list(score_lines(text.split("\n"), shell.texts, ruleset))
    sys.stdout.write("".join(json.dumps(answer.json, ensure_ascii=False) + "\n" for answer in answers))
    _note(shell, [*idle, *(name for answer in answers for name in answer.idle)])
    return 1 if any("error" in answer.json for answer in answers) else 0


def _note(shell: Shell, idle: Iterable[str]) -> None:
    """Name the options that had no effect."""
    if names := list(dict.fromkeys(idle)):
        print(shell.texts.say("score-idle-options", options=", ".join(names)), file=sys.stderr)


def _show(shell: Shell, holding: Holding, points: Score, ruleset: Ruleset) -> None:
    say = shell.texts.say
    cards = Table(box=None, pad_edge=False, show_header=False)
    cards.add_column(style="quiet")
    cards.add_row(say("score-hand"), chips(holding.hand))
    cards.add_row(say("score-table"), groups(holding.tableau))
    shell.screen.print(cards)
    shell.screen.print(Padding(score_table(shell.texts, points), (1, 0)))
    if has_four_mermaids(holding):
        if ruleset.mermaid_win is MermaidWin.INSTANT:
            shell.screen.print(say("score-four-mermaids-instant"), style="good")
            return  # the game is over: there is nothing to call
        shell.screen.print(say("score-four-mermaids"), style="good")
    if may_call(points):
        shell.screen.print(say("score-may-call", points=points.total), style="good")
    else:
        shell.screen.print(say("score-may-not-call", missing=CALL_POINTS - points.total))
