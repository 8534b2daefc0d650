"""Editions: named rulesets, and what each rule book says on every option.

An edition never switches the box: Extra Salt is an option of its own.
"""

from enum import StrEnum
from typing import NamedTuple

from seasalt.rules.errors import Fault, OptionError
from seasalt.rules.ruleset import TARGET_SCORES, EmptyDeck, NextStarter, Ruleset, TieBreak


class Edition(StrEnum):
    """A rule book, or the standard edition made from all of them."""

    STANDARD = "standard"
    DE = "de"
    FR = "fr"
    IT = "it"
    EN = "en"
    RU = "ru"
    BGA = "bga"

    @property
    def ruleset(self) -> Ruleset:
        """The options that this edition plays with."""
        return _RULESETS[self]


_RULESETS = {
    Edition.STANDARD: Ruleset(),
    Edition.DE: Ruleset(),
    Edition.FR: Ruleset(tie_break=TieBreak.ROUND_ENDER),
    Edition.IT: Ruleset(next_starter=NextStarter.LEFT_OF_LAST_TURN),
    Edition.EN: Ruleset(tie_break=TieBreak.LAST_TO_PLAY),
    Edition.RU: Ruleset(),
    Edition.BGA: Ruleset(empty_deck_in_last_chance=EmptyDeck.CONTINUE),
}

BOOKS = (Edition.DE, Edition.FR, Edition.IT, Edition.EN, Edition.RU, Edition.BGA)


def edition_named(name: str) -> Edition:
    """The edition of that name."""
    try:
        return Edition(name.lower())
    except ValueError:
        raise OptionError(Fault.UNKNOWN_EDITION, name, " ".join(Edition)) from None


class Voice(StrEnum):
    """How plainly a source states a value."""

    PLAIN = "plain"  # says it outright
    IMPLIED = "implied"  # follows from a sentence without exception
    BOTH = "both"  # says it in one place and something else in another
    SILENT = "silent"  # does not say; the value is our reading
    DOUBLED = "doubled"  # says it, and offers twice as much
    ABSENT = "absent"  # does not have the cards


class Says(NamedTuple):
    """What one source says on one option."""

    value: str
    voice: Voice = Voice.PLAIN


_ABSENT = Says("", Voice.ABSENT)


def _row(de: Says, fr: Says, it: Says, en: Says, ru: Says, bga: Says) -> dict[Edition, Says]:
    return dict(zip(BOOKS, (de, fr, it, en, ru, bga), strict=True))


_points, _ender, _last = Says("last_round_points"), Says("round_ender"), Says("last_to_play")
_of_ender, _of_last_turn = Says("left_of_ender"), Says("left_of_last_turn")
_void, _void_implied, _continue = Says("void"), Says("void", Voice.IMPLIED), Says("continue")
_white, _white_silent = Says("white"), Says("white", Voice.SILENT)
_declare = Says("declare")
_true, _false = Says("true"), Says("false")
_default = Says("default")

SOURCES: dict[str, dict[Edition, Says]] = {
    # in the order DE, FR, IT, EN, RU, BGA
    "tie_break": _row(_points, _ender, _points, _last, _points, _points),
    "next_starter": _row(_of_ender, _of_ender, _of_last_turn, _of_ender, _of_ender, _of_ender),
    "empty_deck_in_last_chance": _row(_void, _void_implied, _void_implied, _void, _void_implied, _continue),
    "mermaid_color": _row(_white, _white_silent, _white, _white_silent, _white, _white),
    "mermaid_win": _row(_declare, _declare, _declare, _declare, Says("declare", Voice.BOTH), _declare),
    "starfish_in_hand": _row(
        _ABSENT, _ABSENT, _ABSENT, _ABSENT, Says("counts", Voice.SILENT), Says("counts")
    ),
    "seahorse_feeds_multipliers": _row(
        _ABSENT, _ABSENT, _ABSENT, _ABSENT, Says("false", Voice.SILENT), _false
    ),
    "force_empty_pile": _row(_true, _true, _true, Says("true", Voice.SILENT), _true, _true),
    "extra_salt": _row(_ABSENT, _ABSENT, _ABSENT, _ABSENT, _true, _true),
    "target_score": _row(_default, _default, _default, _default, _default, Says("default", Voice.DOUBLED)),
}

MENTIONED = {
    # values that no edition plays by
    ("mermaid_win", "instant"),  # RU: "collected" wins, in its chapter on the end of the game
    ("starfish_in_hand", "table_only"),  # BGA, until October 2025
    ("seahorse_feeds_multipliers", "true"),  # BGA, until September 2023
    ("force_empty_pile", "false"),  # EN leaves the choice free and does not mention the empty pile
    ("target_score", "doubled"),  # BGA
}


def mention(option: str, value: str) -> str | None:
    """What of `MENTIONED` a house rule is; `None` if no source has it.

    >>> mention("target_score", "80"), mention("target_score", "50"), mention("mermaid_win", "instant")
    ('doubled', None, 'instant')
    """
    if option == "target_score" and value in {str(2 * target) for target in TARGET_SCORES.values()}:
        value = "doubled"
    return value if (option, value) in MENTIONED else None
