"""`seasalt score`: the points of one holding, or of every line of a file."""

import argparse
import json
import sys
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from typing import Any, NamedTuple

from rich.padding import Padding
from rich.table import Table

from seasalt.console.colors import Shell, chips, groups, score_table
from seasalt.console.record_file import read_text
from seasalt.console.rule_options import named_options, read_rules
from seasalt.rules.cards import Cards
from seasalt.rules.errors import NotationError, SeasaltError
from seasalt.rules.notation import format_cards, parse_cards
from seasalt.rules.ruleset import CALL_POINTS, OPTION_TABLE, MermaidWin, Ruleset, with_options
from seasalt.rules.score_pad import Holding, has_four_mermaids, may_call
from seasalt.rules.scoring import Rule, Score, Tableau, score
from seasalt.texts import Complaint, Texts, explain, line_reason
from seasalt.texts.card_parser import CardParser


def score_command(options: argparse.Namespace, shell: Shell) -> int:
    """Score one holding, or every line of a file."""
    _, ruleset = read_rules(options)
    idle = [*idle_options(named_options(options)), *(["--edition"] if options.edition is not None else [])]
    if options.jsonl is not None:
        return _score_file(options, shell, ruleset, idle)
    if not options.hand and options.laid is None:
        raise Complaint("score-nothing")
    holding = CardParser(shell.texts).holding(" ".join(options.hand), options.laid or "")
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


def as_json(texts: Texts, holding: Holding, points: Score) -> dict[str, Any]:
    """A score with its reasons as JSON."""
    lines = [*points.lines, *([points.bonus] if points.bonus else [])]
    return {
        "hand": format_cards(holding.hand),
        "table": [format_cards(group) for group in holding.tableau],
        **totals(points),
        "may_call": may_call(points),
        "four_mermaids": has_four_mermaids(holding),
        "lines": [
            {
                "rule": line.rule,
                "points": line.points,
                "cards": format_cards(line.cards),
                "laid": line.laid,
                "kind": line.kind,
                "color": line.color,
                "reason": line_reason(texts, line),
            }
            for line in lines
        ],
    }


def totals(points: Score) -> dict[str, int]:
    """Points by rule."""
    by_rule = {rule.value: points.points(rule) for rule in Rule if rule is not Rule.COLOR_BONUS}
    return by_rule | {"total": points.total, "color_bonus": points.color_bonus}


# --- many holdings

SCORE_OPTIONS = tuple(name for name, option in OPTION_TABLE.items() if option.scores)
"""The options that matter here. The others are about the course of a game."""

_INPUTS = ("hand", "table", "laid", "options")
_UNREAD = {"id", "note", "duo_and_starfish", *Rule, "total", "may_call", "four_mermaids", "lines"}
"""Keys that are ignored: labels, and points to compare with."""


class Answer(NamedTuple):
    """The answer to a line: points by rule, or an error, and its options that change no score."""

    json: dict[str, Any]
    idle: tuple[str, ...] = ()


def idle_options(names: Iterable[str]) -> tuple[str, ...]:
    """The options that cannot change a score."""
    return tuple(name for name in names if name not in SCORE_OPTIONS)


def score_lines(lines: Iterable[str], texts: Texts, ruleset: Ruleset) -> Iterator[Answer]:
    """One answer for each line that is not empty."""
    spelling = CardParser(texts)
    for line in lines:
        if line.strip():
            try:
                yield _score_line(line, spelling, ruleset)
            except SeasaltError as error:
                yield Answer({"error": explain(texts, error)})


def _score_line(line: str, spelling: CardParser, ruleset: Ruleset) -> Answer:
    fields = _fields(line)
    hand, options = fields.get("hand", ""), fields.get("options", {})
    if not isinstance(hand, str):
        raise Complaint("jsonl-not-text", field="hand")
    if not isinstance(options, dict):
        raise Complaint("jsonl-not-options")
    holding = Holding(_cards(hand, spelling), _laid(fields, spelling))
    spelling.check_box(holding.cards)
    points = score(tuple(sorted(holding.hand)), holding.tableau, with_options(ruleset, options))
    return Answer(totals(points), idle_options(options))


def _fields(line: str) -> dict[str, Any]:
    try:
        fields = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise Complaint("jsonl-not-json", why=getattr(error, "msg", str(error))) from None
    if not isinstance(fields, dict):
        raise Complaint("jsonl-not-object")
    for key in fields:
        if key not in _INPUTS and key not in _UNREAD:
            (nearest,) = get_close_matches(key.lower(), _INPUTS, n=1, cutoff=0.0)
            raise Complaint("jsonl-unknown-key", about=key, nearest=nearest)
    if "table" in fields and "laid" in fields:
        raise Complaint("jsonl-laid-twice")
    return fields


def _laid(fields: dict[str, Any], spelling: CardParser) -> Tableau:
    """The groups of `table`, or of `laid`, which may also be a text as for the flag."""
    if isinstance(laid := fields.get("laid"), str):
        return spelling.tableau(laid)
    name = "laid" if "laid" in fields else "table"
    table = fields.get(name, [])
    if not isinstance(table, list) or not all(isinstance(group, str) for group in table):
        raise Complaint("jsonl-not-groups", field=name)
    groups = [_cards(group, spelling) for group in table]
    return tuple(spelling.group(group) for group in groups if group)


def _cards(text: str, spelling: CardParser) -> Cards:
    """Cards in notation, which is fast to parse, or else as typed text."""
    try:
        return parse_cards(text)
    except NotationError:
        return spelling.cards(text)
