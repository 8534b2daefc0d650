"""People and bots around one game.

`play_match` asks its players until a game is over. A live table is a log of entries: `decide` returns the
entry that a command adds, `fold` returns the table after it.
"""

from seasalt.rules.fairness import SECRET_BYTES, Fairness, commitment
from seasalt.table.clock import DAY, SECOND, Clock, ClockRule, Pace
from seasalt.table.command import (
    Act,
    BotAct,
    BotEmote,
    ChangeOptions,
    Close,
    Command,
    Emote,
    EmptySeat,
    GoOnWithout,
    Kick,
    Ready,
    Rematch,
    Return,
    SeeSummary,
    Sit,
    SitBot,
    TakeOver,
    TakeoverReason,
)
from seasalt.table.command_handler import PHRASES, Refused, check_hint, decide, is_stale
from seasalt.table.entry import Entry, TableOpened, format_entry, parse_entry
from seasalt.table.game_loop import Decider, play_match
from seasalt.table.limits import (
    BOT_PHRASES_A_ROUND,
    CLOCK_PATIENCE,
    EMOTE_PAUSE,
    GAME_ENTRIES,
    GATHERING_ENTRIES,
    MAX_GAMES,
    MAX_TARGET,
    PATIENCE,
    PHRASES_A_ROUND,
    RETURNS_A_ROUND,
    SUMMARY_TIME,
    is_due,
)
from seasalt.table.place import Place
from seasalt.table.refusal import Refusal
from seasalt.table.table import Stage, Table, TableStep, fold

__all__ = [
    "BOT_PHRASES_A_ROUND",
    "CLOCK_PATIENCE",
    "DAY",
    "EMOTE_PAUSE",
    "GAME_ENTRIES",
    "GATHERING_ENTRIES",
    "MAX_GAMES",
    "MAX_TARGET",
    "PATIENCE",
    "PHRASES",
    "PHRASES_A_ROUND",
    "RETURNS_A_ROUND",
    "SECOND",
    "SECRET_BYTES",
    "SUMMARY_TIME",
    "Act",
    "BotAct",
    "BotEmote",
    "ChangeOptions",
    "Clock",
    "ClockRule",
    "Close",
    "Command",
    "Decider",
    "Emote",
    "EmptySeat",
    "Entry",
    "Fairness",
    "GoOnWithout",
    "Kick",
    "Pace",
    "Place",
    "Ready",
    "Refusal",
    "Refused",
    "Rematch",
    "Return",
    "SeeSummary",
    "Sit",
    "SitBot",
    "Stage",
    "Table",
    "TableOpened",
    "TableStep",
    "TakeOver",
    "TakeoverReason",
    "check_hint",
    "commitment",
    "decide",
    "fold",
    "format_entry",
    "is_due",
    "is_stale",
    "parse_entry",
    "play_match",
]
