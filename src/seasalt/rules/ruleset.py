"""Options: one for every point on which the rule books differ.

The books are cited as DE, FR, IT, EN (a summary with a FAQ) and RU, the Board Game Arena program as BGA.
What each of them says on every option is data in `edition.py`, which docs/rules.md prints.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from enum import StrEnum
from typing import Any, get_type_hints

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


OPTIONS = tuple(field.name for field in fields(Ruleset) if field.name != "version")
_TYPES = get_type_hints(Ruleset)


def option_values(name: str) -> tuple[str, ...]:
    """The values of an option, as text; `target_score` takes any whole number from 1."""
    kind = _TYPES[name]
    if kind is bool:
        return ("true", "false")
    if isinstance(kind, type) and issubclass(kind, StrEnum):
        return tuple(kind)
    return ("default", "1", "2", "...")


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
