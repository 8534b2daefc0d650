"""The options of a table, new or changed, and the first entry of its log."""

import secrets
from dataclasses import dataclass, fields, replace

from seasalt.rules.edition import Edition, edition_named
from seasalt.rules.errors import Fault, OptionError
from seasalt.rules.fairness import SECRET_BYTES, commitment
from seasalt.rules.ruleset import OPTIONS, TARGET_SCORES, Ruleset, format_option, with_options
from seasalt.server.refusals import RequestRefused
from seasalt.table.clock import DAY, SECOND, Pace
from seasalt.table.command import ChangeOptions
from seasalt.table.entry import TableOpened
from seasalt.table.limits import MAX_TARGET


@dataclass(frozen=True, slots=True)
class TableSpec:
    """The options of a table, as a guest wants them."""

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


def new_table_id() -> str:
    """A name that nobody guesses, and that no command line takes for one of its options."""
    while (table_id := secrets.token_urlsafe(9)).startswith("-"):
        pass
    return table_id


def may_be_rated(opened: TableOpened) -> bool:
    """Whether a game counts for ratings if the server seats everybody: the standard rules, and no help."""
    standard = all(opened.options[name] == format_option(Ruleset(), name) for name in OPTIONS)
    return standard and not opened.hints and not opened.memory_aid and opened.pace != Pace.DAYS


def untimed_entry(edition: Edition, ruleset: Ruleset, players: int, secret: bytes) -> TableOpened:
    """The first entry of a table without a clock, memory aid or hints."""
    return TableOpened(
        players=players,
        edition=edition,
        options={name: format_option(ruleset, name) for name in OPTIONS},
        pace=Pace.NONE,
        base=0,
        bank=0,
        memory_aid=False,
        commitment=commitment(secret),
        secret=secret.hex(),
        rules=ruleset.version,
    )


def opening_entry(spec: TableSpec, secret: bytes) -> TableOpened:
    """The first entry of a table's log; raises `RequestRefused` for bad options."""
    if spec.players not in TARGET_SCORES:
        raise RequestRefused("bad_players")
    try:
        edition = edition_named(spec.edition)
        ruleset = with_options(edition.ruleset, spec.options or {})
        target = ruleset.target(spec.players)
        if target > MAX_TARGET:
            raise OptionError(Fault.TARGET_SCORE, str(target), f"at most {MAX_TARGET}")
    except OptionError as error:
        raise RequestRefused("bad_options", str(error)) from None
    if spec.pace not in tuple(Pace):
        raise RequestRefused("bad_pace")
    pace = Pace(spec.pace)
    base = spec.days * DAY if pace is Pace.DAYS else spec.base_seconds * SECOND
    if not (1 <= spec.base_seconds <= 3600 and 0 <= spec.bank_seconds <= 36_000 and 1 <= spec.days <= 14):
        raise RequestRefused("bad_pace")
    return replace(
        untimed_entry(edition, ruleset, spec.players, secret),
        pace=pace,
        base=0 if pace is Pace.NONE else base,
        bank=spec.bank_seconds * SECOND if pace is Pace.BANK else 0,
        memory_aid=spec.memory_aid,
        hints=spec.hints,
    )


def options_command(spec: TableSpec) -> ChangeOptions:
    """The command that gives a table these options; refuses what `opening_entry` refuses."""
    entry = opening_entry(spec, bytes(SECRET_BYTES))
    return ChangeOptions(**{field.name: getattr(entry, field.name) for field in fields(ChangeOptions)})
