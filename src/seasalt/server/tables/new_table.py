"""What somebody wants of a new table, and the first entry of its log."""

from dataclasses import dataclass

from seasalt.rules.edition import edition_named
from seasalt.rules.errors import Fault, OptionError
from seasalt.rules.fairness import commitment
from seasalt.rules.ruleset import OPTIONS, RULES_VERSION, TARGET_SCORES, format_option, with_options
from seasalt.server.refusals import Declined
from seasalt.table.clock import DAY, SECOND, Pace
from seasalt.table.entry import TableOpened
from seasalt.table.limits import MAX_TARGET
from seasalt.table.table import Table


@dataclass(frozen=True, slots=True)
class Wish:
    """What somebody wants of a new table."""

    players: int = 2
    edition: str = "standard"
    options: dict[str, str] | None = None
    pace: str = Pace.NONE
    base_seconds: int = 30
    bank_seconds: int = 120
    days: int = 3
    memory_aid: bool = False
    hints: bool = False
    public: bool = False


def kind_of(table: Table) -> object:
    """All that makes one table like another to somebody who wants to play."""
    return table.players, table.edition, table.ruleset, table.clock_rule, table.memory_aid, table.hints


def opening(wish: Wish, secret: bytes) -> TableOpened:
    """The first entry of a table's log."""
    if wish.players not in TARGET_SCORES:
        raise Declined("bad_players")
    try:
        edition = edition_named(wish.edition)
        ruleset = with_options(edition.ruleset, wish.options or {})
        target = ruleset.target(wish.players)
        if target > MAX_TARGET:
            raise OptionError(Fault.TARGET_SCORE, str(target), f"at most {MAX_TARGET}")
    except OptionError as error:
        raise Declined("bad_options", str(error)) from None
    if wish.pace not in tuple(Pace):
        raise Declined("bad_pace")
    pace = Pace(wish.pace)
    base = wish.days * DAY if pace is Pace.DAYS else wish.base_seconds * SECOND
    if not (1 <= wish.base_seconds <= 3600 and 0 <= wish.bank_seconds <= 36_000 and 1 <= wish.days <= 14):
        raise Declined("bad_pace")
    return TableOpened(
        players=wish.players,
        edition=edition,
        options={name: format_option(ruleset, name) for name in OPTIONS},
        pace=pace,
        base=0 if pace is Pace.NONE else base,
        bank=wish.bank_seconds * SECOND if pace is Pace.BANK else 0,
        memory_aid=wish.memory_aid,
        commitment=commitment(secret),
        secret=secret.hex(),
        hints=wish.hints,
        rules=RULES_VERSION,
    )
