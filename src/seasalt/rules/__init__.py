"""The rules of the game, on the standard library alone.

Start reading at `cards` (the box), `play` (one action), `effects` (what duos do) or `scoring` (points).
"""

from seasalt.rules.action import (
    Action,
    CallLastChance,
    CallStop,
    ChanceAction,
    Deal,
    Draw,
    EndTurn,
    Keep,
    Lay,
    LayMermaids,
    Look,
    Lose,
    Pick,
    Pile,
    Seat,
    SeatAction,
    Steal,
    TakeTop,
)
from seasalt.rules.cards import Card, Cards, Color, Kind, box
from seasalt.rules.chance import chance_outcomes, sample
from seasalt.rules.edition import Edition
from seasalt.rules.errors import (
    Fault,
    IllegalAction,
    NotationError,
    OptionError,
    Reason,
    RecordError,
    SeasaltError,
    Unreadable,
)
from seasalt.rules.event import Event
from seasalt.rules.fairness import Fairness
from seasalt.rules.game import Game, Round
from seasalt.rules.knowledge import Knowledge, learn, no_knowledge
from seasalt.rules.legal import legal_actions
from seasalt.rules.notation import format_cards, parse_action, parse_card, parse_cards
from seasalt.rules.phase import Phase
from seasalt.rules.play import apply
from seasalt.rules.record import Record, format_record, parse_record, replay
from seasalt.rules.result import Call, Ending, Outcome, RoundResult
from seasalt.rules.ruleset import Ruleset, with_options
from seasalt.rules.scoring import Line, Rule, Score, score
from seasalt.rules.shuffle import seeded_chance, seeded_starter
from seasalt.rules.turns import Step, new_game
from seasalt.rules.view import View, redact, view

__all__ = [
    "Action",
    "Call",
    "CallLastChance",
    "CallStop",
    "Card",
    "Cards",
    "ChanceAction",
    "Color",
    "Deal",
    "Draw",
    "Edition",
    "EndTurn",
    "Ending",
    "Event",
    "Fairness",
    "Fault",
    "Game",
    "IllegalAction",
    "Keep",
    "Kind",
    "Knowledge",
    "Lay",
    "LayMermaids",
    "Line",
    "Look",
    "Lose",
    "NotationError",
    "OptionError",
    "Outcome",
    "Phase",
    "Pick",
    "Pile",
    "Reason",
    "Record",
    "RecordError",
    "Round",
    "RoundResult",
    "Rule",
    "Ruleset",
    "Score",
    "SeasaltError",
    "Seat",
    "SeatAction",
    "Steal",
    "Step",
    "TakeTop",
    "Unreadable",
    "View",
    "apply",
    "box",
    "chance_outcomes",
    "format_cards",
    "format_record",
    "learn",
    "legal_actions",
    "new_game",
    "no_knowledge",
    "parse_action",
    "parse_card",
    "parse_cards",
    "parse_record",
    "redact",
    "replay",
    "sample",
    "score",
    "seeded_chance",
    "seeded_starter",
    "view",
    "with_options",
]
