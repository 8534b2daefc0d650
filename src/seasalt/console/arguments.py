"""argparse in the language of the user: its messages come from `texts`, and errors are a `Complaint`."""

import argparse
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NoReturn

from seasalt.texts import Complaint, Texts, language_for

IN_ENGLISH = frozenset(
    {"arena", "field", "status", "backup", "restore", "notice", "ratings", "close", "kick", "moderate"}
)
"""Commands for researchers and operators, which speak English only."""


class Parser(argparse.ArgumentParser):
    """A parser whose help and errors are in one language."""

    def __init__(self, texts: Texts, **keywords: Any) -> None:
        super().__init__(
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
            formatter_class=partial(_Formatter, texts),
            **keywords,
        )
        self._positionals.title = texts.say("usage-arguments")
        self._optionals.title = texts.say("usage-options")
        self.add_argument("-h", "--help", action="help", help=texts.say("usage-help"))

    def parse_known_args(  # type: ignore[override] # it is overloaded there
        self, args: Sequence[str] | None = None, namespace: Any = None
    ) -> tuple[argparse.Namespace, list[str]]:
        """Like argparse, but an unknown argument is an error at once."""
        try:
            options, unknown = super().parse_known_args(args, namespace)
        except argparse.ArgumentError as error:
            raise self._wrong(error.argument_name or "") from None
        if unknown:
            raise self._wrong(unknown[0])
        return options, []

    def _match_argument(self, action: argparse.Action, arg_strings_pattern: str) -> int:
        try:
            return super()._match_argument(action, arg_strings_pattern)
        except argparse.ArgumentError:
            option = "/".join(action.option_strings)
            raise Complaint("usage-needs-value", option=option, prog=self.prog) from None

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        if action.choices is not None and value not in action.choices:
            raise self._wrong(str(value))

    def _print_message(self, message: str, file: Any = None) -> None:
        (file or sys.stderr).write(message)  # argparse would swallow the error of a full disk

    def error(self, message: str) -> NoReturn:
        """Called by argparse for a missing argument."""
        raise self._wrong("")

    def _wrong(self, about: str) -> Complaint:
        if not about:
            return Complaint("usage-incomplete", prog=self.prog)
        return Complaint("usage-wrong", about=about, prog=self.prog)


class _Formatter(argparse.RawDescriptionHelpFormatter):
    """Formats help, with our word for "usage"."""

    def __init__(self, texts: Texts, prog: str, **keywords: Any) -> None:
        super().__init__(prog, **keywords)
        self._texts = texts

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        ours = f"{self._texts.say('usage-prefix')} "
        super().add_usage(usage, actions, groups, ours if prefix is None else prefix)


def language_of(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language of a command line, which the parser of the other arguments needs."""
    first = argparse.ArgumentParser(add_help=False, exit_on_error=False, allow_abbrev=False)
    first.add_argument("--language", nargs="?")
    known, others = first.parse_known_args(arguments)
    command = next((word for word in others if not word.startswith("-")), None)
    return language_for("en" if command in IN_ENGLISH else known.language, environment)


# --- types of arguments


def whole(option: str, most: int) -> Callable[[str], int]:
    """Reads a whole number from 1 to `most`.

    >>> whole("--deals", 1000)("0100")
    100
    """

    def read(text: str) -> int:
        digits = text.lstrip("0") if text.isascii() and text.isdecimal() else ""
        if not 1 <= len(digits) <= len(str(most)) or int(digits) > most:  # int() refuses thousands of digits
            raise Complaint("error-whole-number", option=option, about=_excerpt(text), most=most)
        return int(digits)

    return read


def _excerpt(text: str) -> str:
    return text if len(text) <= 40 else f"{text[:39]}…"


# --- commands for operators, in English

STATUS = """\
Without an address: the one on this machine. The exit status is 0 if it can serve, 1 if it cannot now, 2 if
nobody answers.

examples:
  seasalt status
  seasalt status https://example.org --metrics-token TOKEN
  seasalt status --watch          (every 2 seconds, until Ctrl-C)
  seasalt status --json"""
BACKUP = """\
The server may run meanwhile. The copy is of one moment and is checked before it gets its name. For PostgreSQL
use pg_dump.

examples:
  seasalt backup today.sqlite3
  seasalt backup --database sqlite:////var/lib/seasalt/tables.sqlite3 /backups/tables.sqlite3 --force"""
RESTORE = """\
Stop the server first. What was there before is kept beside it, under a name with the time.

example:
  seasalt restore today.sqlite3"""
NOTICE = """\
Every page shows the text, as it is, to everybody: open pages within three minutes, others at once. It goes by
itself when its time is over; a new one replaces it. Without arguments: the notice that is shown now.

examples:
  seasalt notice "New version at 22:00: games go on a minute later." --for 2h
  seasalt notice
  seasalt notice --clear"""
RATINGS = """\
Ratings follow from the rated games alone, so nothing should be different unless the bots' own ratings or the
rules of rating have changed with a new version. It takes one transaction.

example:
  seasalt ratings rebuild"""
CLOSE = """\
The game ends without a result, everybody who plays or watches there is told, and neither the table nor its
earlier games can be opened again. It cannot be undone.

examples:
  seasalt close kq3ZxW0f8mA1
  seasalt close https://example.org/table/kq3ZxW0f8mA1"""
KICK = """\
During a game a bot plays on in their place, under a name of its own; before and after a game the seat is
free. They can watch, and sit down again where a seat is free: “seasalt moderate ban” keeps them out.

examples:
  seasalt kick kq3ZxW0f8mA1 Anna
  seasalt kick kq3ZxW0f8mA1 2"""
MODERATE = """\
Names are not unique: where several guests have the name, they are listed with their hash, which is also in
the log, in “seasalt moderate reports” and printed by “seasalt kick”; --guest chooses one. Every node follows
within seconds, and what was done stands among the reports for 90 days.

examples:
  seasalt moderate reports
  seasalt moderate rename Anna --to Guest     (then “seasalt kick”, if the name is on a table)
  seasalt moderate unlist --guest 279f1a73
  seasalt moderate ban Anna                   (“ban” alone lists who may not play)
  seasalt moderate ban --remove Anna
  seasalt moderate delete Anna --yes
  seasalt moderate key Anna"""
RENAME = """\
From the next table on, and in every list at once. If the old name was theirs alone, nobody gets it again.
Games keep the names of those who played them; “seasalt kick” removes a person from a running one."""
UNLIST = "They are no longer in the list of ratings, until they want to be there again."
BAN = """\
A banned guest cannot open, join or play at any table, and their connections end. A person who deletes the
cookie is another guest. Without arguments: who is banned."""
DELETE = """\
What “Delete me” does: every browser, key and result of theirs goes at once, their name from old games within
a quarter of an hour, and in running games a bot goes on. It cannot be undone, so --yes is needed."""
KEY = """\
For somebody who lost every browser that was them, and has no recovery key: a code that makes the browser in
which it is typed that guest, once, within 24 hours. Make sure that you know whom you give it to."""
REPORTS = """\
Guests report a name, talk, slow play or cheating at a table (its id and the seat from 1). “by” is the hash of
whoever did, “operator” what was done. “seasalt kick” and “seasalt close” take that table."""


def add_status(parser: Parser) -> None:
    """The arguments of `seasalt status`."""
    add = parser.add_argument
    add("address", nargs="?", metavar="URL", help="address of the server (default: http://127.0.0.1:8000)")
    seconds = whole("--watch", 3600)
    add("--watch", nargs="?", type=seconds, const=2, metavar="SECONDS", help="repeat (default: every 2 s)")
    add("--metrics-token", metavar="TOKEN", help="for another machine (or set SEASALT_METRICS_TOKEN)")
    add("--json", action="store_true", help="print JSON")


def add_backup(parser: Parser) -> None:
    """The arguments of `seasalt backup`."""
    parser.add_argument("file", type=Path, metavar="FILE", help="the file to write")
    parser.add_argument("--force", action="store_true", help="replace a file that exists")
    _add_database(parser)


def add_restore(parser: Parser) -> None:
    """The arguments of `seasalt restore`."""
    parser.add_argument("file", type=Path, metavar="FILE", help="a file that “seasalt backup” has made")
    _add_database(parser)


def add_notice(parser: Parser) -> None:
    """The arguments of `seasalt notice`."""
    parser.add_argument("text", nargs="?", metavar="TEXT", help="what to show, in at most 200 letters")
    about = "how long: minutes, hours or days, as 90m, 2h or 3d (default: 12h)"
    parser.add_argument("--for", dest="duration", default="12h", metavar="TIME", help=about)
    parser.add_argument("--clear", action="store_true", help="show none any more")
    _add_database(parser, "sqlite:///FILE or postgresql://...")


def add_ratings(parser: Parser) -> None:
    """The arguments of `seasalt ratings`."""
    parser.add_argument("what", choices=["rebuild"], help="make all ratings again from the rated games")
    _add_database(parser, "sqlite:///FILE or postgresql://...")


def add_close(parser: Parser) -> None:
    """The arguments of `seasalt close`."""
    parser.add_argument("table", metavar="TABLE", help="the id of a table, or the address of its page")
    _add_database(parser, "sqlite:///FILE or postgresql://...")


def add_kick(parser: Parser) -> None:
    """The arguments of `seasalt kick`."""
    add_close(parser)
    parser.add_argument("who", metavar="NAME_OR_SEAT", help="a name at that table, or a seat from 1")


def add_moderate(parser: Parser, texts: Texts) -> None:
    """The commands of `seasalt moderate` and their arguments."""
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)

    def add(what: str, about: str, more: str) -> Parser:
        command = commands.add_parser(what, texts=texts, help=about, description=about, epilog=more)
        command.set_defaults(what=what)
        _add_database(command, "sqlite:///FILE or postgresql://...")
        return command

    reports = add("reports", "What was reported, and what was done about it.", REPORTS)
    most = whole("--last", 10_000)
    reports.add_argument("--last", type=most, default=50, metavar="N", help="how many (default: 50)")
    rename = add("rename", "Give a guest another name.", RENAME)
    rename.add_argument("--to", default="Guest", metavar="NAME", help="the new name (default: Guest)")
    unlist = add("unlist", "Take a guest out of the list of ratings.", UNLIST)
    ban = add("ban", "Do not let a guest play, or list who may not.", BAN)
    ban.add_argument("--remove", action="store_true", help="let them play again")
    erase = add("delete", "Delete a guest.", DELETE)
    erase.add_argument("--yes", action="store_true", help="you mean it")
    key = add("key", "Give a guest who lost all their browsers a key for a new one.", KEY)
    for command in (rename, unlist, ban, erase, key):
        command.add_argument("name", nargs="?", metavar="NAME", help="the name of a guest")
        about = "which guest, by the eight letters of the log"
        command.add_argument("--guest", metavar="HASH", help=about)


def _add_database(parser: Parser, kinds: str = "sqlite:///FILE") -> None:
    default = "the one in your data folder, or SEASALT_DATABASE"
    parser.add_argument("--database", metavar="URL", help=f"{kinds} (default: {default})")
    parser.set_defaults(lan=False, host=None)
