"""The game of a command line: `--edition`, `--option`, `--players`, and `--seat`, which names one of them."""

import argparse

from seasalt.rules.action import Seat
from seasalt.rules.edition import Edition, edition_named
from seasalt.rules.errors import Fault, OptionError
from seasalt.rules.ruleset import Ruleset, with_options
from seasalt.texts import Complaint


def read_rules(options: argparse.Namespace) -> tuple[Edition, Ruleset]:
    """The edition, and its ruleset with the options applied."""
    edition = Edition.STANDARD if options.edition is None else edition_named(options.edition)
    chosen: dict[str, object] = dict(named_options(options))
    if getattr(options, "extra_salt", False):
        chosen["extra_salt"] = True
    return edition, with_options(edition.ruleset, chosen)


def named_options(options: argparse.Namespace) -> dict[str, str]:
    """The values of all `--option NAME=VALUE`."""
    chosen = {}
    for text in options.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise Complaint("error-option-form", about=text)
        chosen[name.strip()] = value.strip()
    return chosen


def read_players(options: argparse.Namespace) -> int:
    """The number of players, 2 by default."""
    text = "2" if options.players is None else options.players
    if text not in ("2", "3", "4"):
        raise OptionError(Fault.PLAYER_COUNT, text)
    return int(text)


def read_seat(text: str | None, players: int) -> Seat | None:
    """A seat counted from 1; None if none was named."""
    if text is None:
        return None
    if text not in map(str, range(1, players + 1)):
        raise Complaint("error-seat-empty", seat=text, players=players)
    return Seat(int(text) - 1)
