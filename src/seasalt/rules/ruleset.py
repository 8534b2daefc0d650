"""Options: one for every point on which the rule books differ.

The books are cited as DE, FR, IT, EN (a summary with a FAQ) and RU, the Board Game Arena program as BGA.

An option is a field of `Ruleset` and a row of `OPTION_TABLE`. Everything else that is true of all options is
made from these two: presets, records, the kernel's record, the choices of every shell.
`tests/test_options.py` names the places where a new option is missing.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from enum import StrEnum
from typing import Any, NamedTuple, get_type_hints

from seasalt.rules.citation import ABSENT, Certainty, Citation
from seasalt.rules.errors import Fault, OptionError

CALL_POINTS = 7
"""Card points from which a player may call STOP or LAST CHANCE."""

TARGET_SCORES = {2: 40, 3: 35, 4: 30}

RULES_VERSION = 1
"""Raised with every correction of the rules. A game keeps the version that it began with: a correction must
keep the old behaviour for a Ruleset of a lower `version`."""


class TieBreak(StrEnum):
    """Who wins among equal totals; players who are still equal share the victory.

    DE, IT, RU, BGA: most points in the last round. FR: who ended the last round. EN: who played last in it.
    """

    LAST_ROUND_POINTS = "last_round_points"
    ROUND_ENDER = "round_ender"
    LAST_TO_PLAY = "last_to_play"


class NextStarter(StrEnum):
    """Who starts the next round after LAST CHANCE.

    DE, FR, EN, RU, BGA: left of the player who ended the round, the caller.
    IT: left of the player who took the last turn, and that is the caller.
    """

    LEFT_OF_ENDER = "left_of_ender"
    LEFT_OF_LAST_TURN = "left_of_last_turn"


class EmptyDeck(StrEnum):
    """What an empty deck does while LAST CHANCE runs.

    DE, EN: the round is void, explicitly. FR, IT, RU: void, by a sentence without exception.
    BGA: the final turns go on and the bet is scored.
    """

    VOID = "void"
    CONTINUE = "continue"


class MermaidColor(StrEnum):
    """Whether mermaids are white cards or have no color.

    DE, IT, RU, BGA: white. FR, EN: silent. Without a color is a house rule; the seahorse stays white.
    """

    WHITE = "white"
    NONE = "none"


class MermaidWin(StrEnum):
    """When four mermaids win the game.

    DE, FR, IT, EN: when they are laid. RU: once "played", once "collected". BGA: laid, and at the latest when
    the turn ends. Instant, the fourth wins the moment it arrives, even in a turn restricted by a jellyfish.
    """

    DECLARE = "declare"
    INSTANT = "instant"


class StarfishInHand(StrEnum):
    """Whether a starfish in hand makes a trio with a duo in hand when points are counted.

    RU, the only book with Extra Salt: silent. BGA: counts since October 2025, before that on the table only.
    """

    COUNTS = "counts"
    TABLE_ONLY = "table_only"


@dataclass(frozen=True, slots=True)
class Ruleset:
    """All options of one game. The defaults are the standard edition's."""

    tie_break: TieBreak = TieBreak.LAST_ROUND_POINTS
    next_starter: NextStarter = NextStarter.LEFT_OF_ENDER
    empty_deck_in_last_chance: EmptyDeck = EmptyDeck.VOID
    mermaid_color: MermaidColor = MermaidColor.WHITE
    mermaid_win: MermaidWin = MermaidWin.DECLARE
    starfish_in_hand: StarfishInHand = StarfishInHand.COUNTS

    seahorse_feeds_multipliers: bool = False
    """Whether the penguin or sailor that a seahorse stands for counts for colony and captain.

    RU: silent, it only fills a set. BGA: counted at first, no longer since September 2023.
    """

    force_empty_pile: bool = True
    """Whether a discard must go to the empty pile when exactly one pile is empty.

    DE, FR, IT, RU, BGA: it must. EN: names a free choice and does not mention the empty pile.
    """

    extra_salt: bool = False
    """Whether the eight cards of Extra Salt are in the deck. RU is the only book that has them."""

    target_score: int | None = None
    """The total that ends the game. All books: 40, 35, 30 for 2, 3, 4 players; BGA also offers the double."""

    version: int = RULES_VERSION
    """Which corrections of the rules apply. No option: new games take the newest, old ones keep theirs."""

    def __post_init__(self) -> None:
        if self.target_score is not None and self.target_score < 1:
            raise OptionError(Fault.TARGET_SCORE, str(self.target_score))

    def target(self, players: int) -> int:
        """The total that ends a game of so many players."""
        return self.target_score or TARGET_SCORES[players]


class Option(NamedTuple):
    """A row of the table of options: what the books say, and what others have to know of it.

    The kernel's record and observations hold the number of the value: 0 for the standard one (`numbered`).
    """

    books: tuple[Citation, ...]  # DE, FR, IT, EN, RU, BGA
    record: str | None  # the field of the kernel's record; None: it is not a field of its own
    observed: int | str  # its first place in the block `options` of observations, or why it has none there
    scores: bool  # whether it changes what is said of the points of real cards
    since: int  # the version of a table's log (`table.entry`) from which on nodes know it


_POINTS, _OF_ENDER, _VOID, _WHITE = map(Citation, ("last_round_points", "left_of_ender", "void", "white"))
_DECLARE, _COUNTS, _TRUE, _FALSE, _DEFAULT = map(Citation, ("declare", "counts", "true", "false", "default"))
_IMPLIED_VOID, _SILENT_WHITE = Citation("void", Certainty.IMPLIED), Citation("white", Certainty.SILENT)
_NO_CARDS = (ABSENT,) * 4

OPTION_TABLE = {
    "tie_break": Option(
        books=(_POINTS, Citation("round_ender"), _POINTS, Citation("last_to_play"), _POINTS, _POINTS),
        record="tie_break",
        observed=0,
        scores=False,
        since=1,
    ),
    "next_starter": Option(
        books=(_OF_ENDER, _OF_ENDER, Citation("left_of_last_turn"), _OF_ENDER, _OF_ENDER, _OF_ENDER),
        record="left_of_last_turn",
        observed=2,
        scores=False,
        since=1,
    ),
    "empty_deck_in_last_chance": Option(
        books=(_VOID, _IMPLIED_VOID, _IMPLIED_VOID, _VOID, _IMPLIED_VOID, Citation("continue")),
        record="goes_on",
        observed=3,
        scores=False,
        since=1,
    ),
    "mermaid_color": Option(
        books=(_WHITE, _SILENT_WHITE, _WHITE, _SILENT_WHITE, _WHITE, _WHITE),
        record="colorless",
        observed=4,
        scores=True,
        since=1,
    ),
    "mermaid_win": Option(
        books=(_DECLARE, _DECLARE, _DECLARE, _DECLARE, Citation("declare", Certainty.BOTH), _DECLARE),
        record="instant",
        observed=5,
        scores=True,  # not the points, but what four mermaids mean
        since=1,
    ),
    "starfish_in_hand": Option(
        books=(*_NO_CARDS, Citation("counts", Certainty.SILENT), _COUNTS),
        record="table_only",
        observed=6,
        scores=True,
        since=1,
    ),
    "seahorse_feeds_multipliers": Option(
        books=(*_NO_CARDS, Citation("false", Certainty.SILENT), _FALSE),
        record="feeds",
        observed=7,
        scores=True,
        since=1,
    ),
    "force_empty_pile": Option(
        books=(_TRUE, _TRUE, _TRUE, Citation("true", Certainty.SILENT), _TRUE, _TRUE),
        record="free_discard",
        observed=8,
        scores=False,
        since=1,
    ),
    "extra_salt": Option(
        books=(*_NO_CARDS, _TRUE, _TRUE),
        record=None,
        observed="its cards are among the unseen",
        scores=False,
        since=1,
    ),
    "target_score": Option(
        books=(_DEFAULT, _DEFAULT, _DEFAULT, _DEFAULT, _DEFAULT, Citation("default", Certainty.DOUBLED)),
        record=None,
        observed="the target is in the block `counts`",
        scores=False,
        since=1,
    ),
}
OPTIONS = tuple(OPTION_TABLE)
_TYPES = get_type_hints(Ruleset)

assert tuple(field.name for field in fields(Ruleset) if field.name != "version") == OPTIONS


def option_values(name: str) -> tuple[str, ...]:
    """The values of an option, as text; `target_score` takes any whole number from 1."""
    kind = _TYPES[name]
    if kind is bool:
        return ("true", "false")
    if isinstance(kind, type) and issubclass(kind, StrEnum):
        return tuple(map(str, kind))
    return ("default", "1", "2", "...")


def unusual_values(name: str) -> tuple[str, ...]:
    """The values of an option without the standard one, in order.

    >>> unusual_values("tie_break"), unusual_values("force_empty_pile")
    (('round_ender', 'last_to_play'), ('false',))
    """
    return tuple(value for value in option_values(name) if value != format_option(Ruleset(), name))


def numbered(ruleset: Ruleset, name: str) -> int:
    """The number of an option's value: 0 for the standard one, then those of `unusual_values` from 1."""
    return (format_option(Ruleset(), name), *unusual_values(name)).index(format_option(ruleset, name))


def format_option(ruleset: Ruleset, name: str) -> str:
    """The value of one option as text."""
    value = getattr(ruleset, name)
    if isinstance(value, bool):
        return "true" if value else "false"
    return "default" if value is None else str(value)


def with_options(ruleset: Ruleset, options: Mapping[str, object]) -> Ruleset:
    """`ruleset` with some options set by name, to values as text or from JSON.

    >>> with_options(Ruleset(), {"mermaid_color": "none", "extra_salt": True}).mermaid_color
    <MermaidColor.NONE: 'none'>
    """
    return replace(ruleset, **{name: _read(name, value) for name, value in options.items()})


def _read(name: str, value: object) -> Any:
    if name not in OPTIONS:
        raise OptionError(Fault.UNKNOWN_OPTION, name, " ".join(OPTIONS))
    text = (
        str(value).lower() if isinstance(value, bool | int | str) else "" if value is not None else "default"
    )
    if name == "target_score":
        if text == "default":
            return None
        if not re.fullmatch("[0-9]{1,6}", text):
            raise OptionError(Fault.TARGET_SCORE, _shown(value))
        return int(text)
    if text not in option_values(name):
        raise OptionError(Fault.OPTION_VALUE, f"{name} = {_shown(value)}", " ".join(option_values(name)))
    return text == "true" if _TYPES[name] is bool else _TYPES[name](text)


def _shown(value: object) -> str:
    """A value as the caller wrote it, in text or in JSON."""
    return "null" if value is None else str(value).lower() if isinstance(value, bool) else str(value)
