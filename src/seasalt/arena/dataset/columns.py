"""The columns of a dataset. docs/dataset.md prints them."""

from enum import StrEnum
from typing import NamedTuple

from seasalt.kernel.game.layout import ACTIONS
from seasalt.kernel.observation.hidden_cards import HIDDEN_BLOCKS
from seasalt.kernel.observation.row import BLOCKS

FORMAT = 2
"""Changes when a column or its meaning does."""


class Rows(StrEnum):
    """What a row of a dataset is."""

    DECISIONS = "decisions"
    GAMES = "games"


class Ended(StrEnum):
    """How a game ended."""

    PLAYED = "played"  # by the rules
    ROUNDS = "rounds"  # cut off after the greatest number of rounds: the totals decided
    FORFEIT = "forfeit"  # a bot forfeited it


class Part(StrEnum):
    """What a column is about."""

    WHERE = "where"
    SEEN = "seen"
    DONE = "done"
    OUTCOME = "outcome"
    HIDDEN = "hidden"


class Column(NamedTuple):
    """A column. A type with a number in brackets is a list of that length."""

    name: str
    part: Part
    type: str
    meaning: str


_DEAL = Column("deal", Part.WHERE, "int32", "the deal, from 0; its seed is SEED/DEAL")
_GAME = Column("game", Part.WHERE, "int16", "which seat order of the deal, from 0")
_ROUNDS = Column("rounds", Part.OUTCOME, "int16", "rounds that the game had")
_ENDED = Column(
    "ended",
    Part.OUTCOME,
    "string",
    "`played`: by the rules; `rounds`: after 100 of them the totals decided; `forfeit`: a bot gave it away",
)

DECISIONS = (
    _DEAL,
    _GAME,
    Column("step", Part.WHERE, "int32", "the row's number in its game, from 0"),
    Column("stage", Part.WHERE, "int8", "0 for a new decision; then the stages of laying a duo"),
    Column("round", Part.WHERE, "int16", "the round, from 1"),
    Column("seat", Part.WHERE, "int8", "who decides, from 0; neighbours to the left count up"),
    Column("bot", Part.WHERE, "string", "the bot on that seat"),
    Column("seating", Part.WHERE, "int8[players]", "the bot on each seat, by its number in `bots`"),
    *(Column(block.name, Part.SEEN, f"int8[{block.size}]", block.meaning) for block in BLOCKS),
    Column("mask", Part.SEEN, f"int8[{ACTIONS}]", "1 for each action that is legal"),
    Column("action", Part.DONE, "int8", "the number of the action"),
    Column("win", Part.OUTCOME, "float64", "what the seat won: 1, 0, or its share of a shared victory"),
    Column("rank", Part.OUTCOME, "int8", "the seat's place in the game, from 1"),
    Column("total", Part.OUTCOME, "int16", "the seat's points at the end of the game"),
    Column("round_points", Part.OUTCOME, "int16", "the seat's points for this round; null if it never ended"),
    _ROUNDS,
    _ENDED,
)

GAMES = (
    _DEAL,
    _GAME,
    Column("bots", Part.WHERE, "string[players]", "the bot on each seat"),
    Column("starter", Part.WHERE, "int8", "the seat that began"),
    Column("seats", Part.DONE, "list<int8>", "who decided, number by number"),
    Column("actions", Part.DONE, "list<int8>", "the numbers of the actions, chance not among them"),
    Column("wins", Part.OUTCOME, "float64[players]", "what each seat won"),
    Column("ranks", Part.OUTCOME, "int8[players]", "each seat's place, from 1"),
    Column("totals", Part.OUTCOME, "int16[players]", "each seat's points at the end"),
    Column("points", Part.OUTCOME, "list<int16[players]>", "each seat's points, round by round"),
    _ROUNDS,
    _ENDED,
)

HIDDEN = tuple(
    Column(f"hidden_{block.name}", Part.HIDDEN, f"int8[{block.size}]", block.meaning)
    for block in HIDDEN_BLOCKS
)
"""Columns with hidden cards, which decisions have on request."""

COLUMNS = {Rows.DECISIONS: DECISIONS, Rows.GAMES: GAMES}
