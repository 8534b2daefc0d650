"""Editions: named rulesets, and what each rule book says on every option.

An edition never switches the box: Extra Salt is an option of its own.
"""

from enum import StrEnum

from seasalt.rules.citation import Citation
from seasalt.rules.errors import Fault, OptionError
from seasalt.rules.ruleset import OPTION_TABLE, TARGET_SCORES, Ruleset, with_options


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


BOOKS = (Edition.DE, Edition.FR, Edition.IT, Edition.EN, Edition.RU, Edition.BGA)

SOURCES: dict[str, dict[Edition, Citation]] = {
    name: dict(zip(BOOKS, option.books, strict=True)) for name, option in OPTION_TABLE.items()
}
"""What each book says on each option."""


def _as_in(book: Edition) -> Ruleset:
    """The rules as a book has them, with the base box."""
    said = {name: books[book].value for name, books in SOURCES.items() if name != "extra_salt"}
    return with_options(Ruleset(), {name: value for name, value in said.items() if value})


_RULESETS = {Edition.STANDARD: Ruleset()} | {book: _as_in(book) for book in BOOKS}


def edition_named(name: str) -> Edition:
    """The edition of that name."""
    try:
        return Edition(name.lower())
    except ValueError:
        raise OptionError(Fault.UNKNOWN_EDITION, name, " ".join(Edition)) from None


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
