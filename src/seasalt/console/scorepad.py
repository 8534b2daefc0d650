"""Scores for games with real cards: of one holding, of a file of holdings, of a round."""

import json
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from typing import Any, NamedTuple

from seasalt.console.card_parser import CardParser
from seasalt.rules.action import Seat
from seasalt.rules.cards import MERMAID, Cards
from seasalt.rules.ending import round_points
from seasalt.rules.errors import NotationError, SeasaltError
from seasalt.rules.notation import format_cards, parse_cards
from seasalt.rules.result import Call, Ending, RoundResult
from seasalt.rules.ruleset import CALL_POINTS, Ruleset, with_options
from seasalt.rules.scoring import Rule, Score, Tableau, score
from seasalt.texts import Complaint, Texts, explain, line_reason


class Holding(NamedTuple):
    """The hand and the laid cards of a player, from both boxes."""

    hand: Cards
    tableau: Tableau

    @property
    def cards(self) -> Cards:
        """All cards."""
        return self.hand + sum(self.tableau, ())


def read_holding(spelling: CardParser, hand: str, laid: str) -> Holding:
    """A holding from typed text."""
    holding = Holding(tuple(sorted(spelling.cards(hand))), spelling.tableau(laid))
    spelling.check_box(holding.cards)
    return holding


def may_call(points: Score) -> bool:
    """Whether the points are enough to call."""
    return points.total >= CALL_POINTS


def has_four_mermaids(holding: Holding) -> bool:
    """Whether the hand has the four mermaids that win the game."""
    return holding.hand.count(MERMAID) == 4


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


# --- a round with real cards


def round_result(
    number: int, ended: Call | Ending, seat: Seat, hand: Cards, scores: tuple[Score, ...]
) -> RoundResult:
    """The result of a round that ended in the turn of `seat`, by its call or otherwise, with its `hand`."""
    players = len(scores)
    if hand.count(MERMAID) == 4 and isinstance(ended, Call):
        ended = Ending.MERMAIDS  # they win before any call
    if isinstance(ended, Ending):
        nothing, turns = (0,) * players, _turns_up_to(seat, players)
        return RoundResult(number, ended, seat, None, None, nothing, None, turns)
    ending, points = round_points(ended, seat, scores)
    # After LAST CHANCE everybody else has one more turn.
    last = Seat((seat - 1) % players) if ended is Call.LAST_CHANCE else seat
    return RoundResult(number, ending, last, seat, ended, points, scores, _turns_up_to(last, players))


def _turns_up_to(last: Seat, players: int) -> tuple[int, ...]:
    """The order of the last turns by seat; nobody counts turns at a real table."""
    return tuple((seat - last - 1) % players + 1 for seat in range(players))


# --- many holdings

SCORE_OPTIONS = ("mermaid_color", "starfish_in_hand", "seahorse_feeds_multipliers", "mermaid_win")
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
