"""`seasalt`: the command line.

Bad input, and output that cannot be written, give one sentence on the error stream and exit status 2. Exit
status 1: a record that fails verification, a file in which some lines could not be scored, an arena in which
a program never got ready, `status` of a server that is not ready.
"""

import argparse
import errno
import os
import sys
from collections.abc import Callable, Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import TextIO

from seasalt.bots import ROSTER
from seasalt.console.arguments import (
    BACKUP,
    CLOSE,
    KICK,
    MODERATE,
    NOTICE,
    RATINGS,
    RESTORE,
    STATUS,
    Parser,
    add_backup,
    add_close,
    add_kick,
    add_moderate,
    add_notice,
    add_ratings,
    add_restore,
    add_status,
    language_of,
    whole,
)
from seasalt.console.colors import Shell, console
from seasalt.console.puzzle_command import LEVELS, THEMES, puzzle_command
from seasalt.console.rule_options import read_rules
from seasalt.console.score_command import score_command
from seasalt.console.session import demo_command, play_command, replay_command
from seasalt.rules.edition import Edition
from seasalt.rules.errors import RecordError, SeasaltError
from seasalt.rules.ruleset import OPTIONS
from seasalt.server.monitoring.build import build
from seasalt.texts import Complaint, Texts, explain, languages, texts
from seasalt.texts.rulebook import rules_page


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return the exit status."""
    sys.stdout = sys.stdout or open(os.devnull, "w")  # noqa: SIM115 # `seasalt ... >&-` closes it
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # shows ? for what cannot be encoded
    arguments = sys.argv[1:] if arguments is None else arguments
    words: Texts | None = None
    try:
        words = texts(language_of(arguments, os.environ))
        status = _run(arguments, words)
        sys.stdout.flush()  # writing to a full disk may fail only here
        return status
    except SeasaltError as error:
        words = words or texts()
        _complain(words.say("error", sentence=explain(words, error)))
        return 1 if isinstance(error, RecordError) else 2
    except KeyboardInterrupt:
        words = words or texts()
        _complain(f"\n{words.say('error-interrupted')}")
        return 130
    except BrokenPipeError:  # the reader has seen enough, for example `seasalt demo | head`
        _discard(sys.stdout)
        return 0
    except OSError as error:
        if error.errno not in _DISK_ERRORS:
            raise
        words = words or texts()
        sentence = explain(words, Complaint("error-output", why=error.strerror))
        _complain(words.say("error", sentence=sentence))
        _discard(sys.stdout)
        return 2


_DISK_ERRORS = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)


def _run(arguments: Sequence[str], words: Texts) -> int:
    parser = _parser(words)
    try:
        options = parser.parse_args(arguments)
    except SystemExit:  # argparse has printed the help or the version
        return 0
    if options.command is None:
        parser.print_help()
        return 0
    shell = Shell(console(no_color=options.no_color, texts=words), words)
    command: Command = options.command
    return command(options, shell)


def _complain(message: str) -> None:
    try:
        print(message, file=sys.stderr, flush=True)
    except OSError:  # the exit status is enough
        _discard(sys.stderr)


def _discard(stream: TextIO) -> None:
    """Drop the rest of the buffer, which Python would fail to flush at exit, with another exit status."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


# --- the commands and their arguments

Command = Callable[[argparse.Namespace, Shell], int]
Say = Callable[..., str]  # of a message, as `Texts.say`


def _parser(words: Texts) -> Parser:
    say = words.say
    parser = Parser(words, prog="seasalt", description=say("usage-about"), epilog=say("usage-more"))
    version = f"seasalt {build()}"
    parser.add_argument("--version", action="version", version=version, help=say("usage-version"))
    _add_language(parser, say)
    parser.set_defaults(command=None)
    commands = parser.add_subparsers(title=say("usage-commands"), metavar="COMMAND")

    def add(name: str, run: Command, about: str, more: str) -> Parser:
        command = commands.add_parser(name, texts=words, help=about, description=about, epilog=more)
        command.set_defaults(command=run)
        command.add_argument("--no-color", action="store_true", help=say("usage-no-color"))
        _add_language(command, say)
        return command

    bots = bot_list(words)
    _add_play(add("play", play_command, say("usage-play"), f"{say('usage-play-more')}\n\n{bots}"), say)
    _add_puzzle(add("puzzle", puzzle_command, say("usage-puzzle"), say("usage-puzzle-more")), say)
    _add_score(add("score", score_command, say("usage-score"), say("usage-score-more")), say)
    _add_rules(add("rules", _rules, say("usage-rules"), say("usage-rules-more")), say)
    _add_replay(add("replay", replay_command, say("usage-replay"), say("usage-replay-more")), say)
    _add_review(add("review", _review, say("usage-review"), say("usage-review-more")), say)
    _add_game(add("demo", demo_command, say("usage-demo"), f"{say('usage-demo-more')}\n\n{bots}"), say)
    english = texts()
    more = f"{english.say('usage-arena-more')}\n\n{bots}"
    _add_arena(add("arena", _arena, english.say("usage-arena"), more), english.say)
    more = f"{english.say('usage-field-more')}\n\n{bots}"
    _add_field(add("field", _field, english.say("usage-field"), more), english.say)
    _add_serve(add("serve", _serve, say("usage-serve"), say("usage-serve-more")), say)
    add_status(add("status", _status, "Show the state of a running server.", STATUS))
    add_backup(add("backup", _backup, "Copy the database of a server into one file (SQLite).", BACKUP))
    add_restore(add("restore", _restore, "Put a backup in the place of the database (SQLite).", RESTORE))
    add_notice(add("notice", _notice, "Show a notice on every page of a server for a while.", NOTICE))
    add_ratings(add("ratings", _ratings, "Make the ratings of a server again.", RATINGS))
    add_close(add("close", _close, "Close a table of a server for good.", CLOSE))
    add_kick(add("kick", _kick, "Remove a person from a table.", KICK))
    add_moderate(add("moderate", _moderate, "Act on reports: rename, ban or delete guests.", MODERATE), words)
    return parser


def bot_list(words: Texts) -> str:
    """The bots, one line each."""
    say = words.say
    told = [f"  {name:<11} {say(f'bot-{name}')}: {say(f'bot-about-{name}')}" for name in ROSTER]
    return "\n".join([say("usage-bots-listed"), *told])


def _add_language(parser: Parser, say: Say) -> None:
    """For the help only: `language_of` has read it before."""
    about = say("usage-language", languages=", ".join(languages()))
    parser.add_argument("--language", metavar="LANG", help=about)


def _add_edition(parser: Parser, say: Say) -> None:
    about = say("usage-edition", editions=", ".join(Edition))
    parser.add_argument("--edition", help=about)
    about = say("usage-option", options=", ".join(OPTIONS))
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=about)


def _add_game(parser: Parser, say: Say) -> None:
    parser.add_argument("--players", metavar="N", help=say("usage-players"))
    parser.add_argument("--extra-salt", action="store_true", help=say("usage-extra-salt"))
    parser.add_argument("--target", metavar="POINTS", help=say("usage-target"))
    about = say("usage-bots", bots=", ".join(ROSTER))
    parser.add_argument("--bots", default="greedy", metavar="NAMES", help=about)
    parser.add_argument("--seed", metavar="TEXT", help=say("usage-seed"))
    parser.add_argument("--record", type=Path, metavar="FILE", help=say("usage-record"))
    _add_edition(parser, say)


def _add_play(parser: Parser, say: Say) -> None:
    guest = say("usage-guest")
    parser.add_argument("--name", help=say("usage-name", guest=guest))
    parser.add_argument("--memory", action="store_true", help=say("usage-memory"))
    parser.add_argument("--hints", action="store_true", help=say("usage-hints"))
    parser.add_argument("--resume", type=Path, metavar="FILE", help=say("usage-resume"))
    _add_game(parser, say)


def _add_puzzle(parser: Parser, say: Say) -> None:
    themes, levels = ", ".join(THEMES), ", ".join(LEVELS)
    parser.add_argument(
        "--theme", choices=THEMES, metavar="NAME", help=say("usage-puzzle-theme", themes=themes)
    )
    parser.add_argument(
        "--level", choices=LEVELS, metavar="NAME", help=say("usage-puzzle-level", levels=levels)
    )
    number = whole("--number", 1_000_000)
    parser.add_argument("--number", type=number, metavar="N", help=say("usage-puzzle-number"))


def _add_arena(parser: Parser, say: Say) -> None:
    about = say("usage-arena-names", bots=", ".join(ROSTER))
    parser.add_argument("names", nargs="*", metavar="BOT", help=about)
    deals = whole("--deals", 10_000_000)
    parser.add_argument("--deals", type=deals, default=100, metavar="N", help=say("usage-deals"))
    parser.add_argument("--players", default="2", metavar="N", help=say("usage-players"))
    parser.add_argument("--seed", default="1", metavar="TEXT", help=say("usage-arena-seed"))
    parser.add_argument("--extra-salt", action="store_true", help=say("usage-extra-salt"))
    _add_edition(parser, say)
    parser.add_argument("--stop-early", action="store_true", help=say("usage-stop-early"))
    seconds = whole("--bot-seconds", 3600)
    parser.add_argument("--bot-seconds", type=seconds, default=10, metavar="N", help=say("usage-bot-seconds"))
    parser.add_argument("--workers", type=whole("--workers", 512), metavar="N", help=say("usage-workers"))
    parser.add_argument("--ray", nargs="?", const="", metavar="ADDRESS", help=say("usage-ray"))
    parser.add_argument("--json", action="store_true", help=say("usage-json"))
    parser.add_argument("--luck", action="store_true", help=say("usage-luck"))
    parser.add_argument("--csv", type=Path, metavar="FILE", help=say("usage-csv"))
    parser.add_argument("--plot", type=Path, metavar="FILE", help=say("usage-plot"))
    parser.add_argument("--dataset", type=Path, metavar="FILE", help=say("usage-dataset"))
    parser.add_argument("--rows", default="decisions", choices=("decisions", "games"), help=say("usage-rows"))
    parser.add_argument("--hidden", action="store_true", help=say("usage-hidden"))


def _arena(options: argparse.Namespace, shell: Shell) -> int:
    from seasalt.arena.command import arena_command  # not loaded by other commands

    return arena_command(options, shell)


def _add_field(parser: Parser, say: Say) -> None:
    parser.add_argument("name", metavar="BOT", help=say("usage-field-name", bots=", ".join(ROSTER)))
    deals = whole("--deals", 10_000_000)
    parser.add_argument("--deals", type=deals, default=100, metavar="N", help=say("usage-deals"))
    parser.add_argument("--players", default="2", metavar="N", help=say("usage-players"))
    boxes = ("both", "base", "extra-salt")
    parser.add_argument("--box", default="both", choices=boxes, help=say("usage-field-box"))
    parser.add_argument("--card", type=Path, metavar="FILE", help=say("usage-field-card"))
    seconds = whole("--bot-seconds", 3600)
    parser.add_argument("--bot-seconds", type=seconds, default=10, metavar="N", help=say("usage-bot-seconds"))
    parser.add_argument("--workers", type=whole("--workers", 512), metavar="N", help=say("usage-workers"))
    parser.add_argument("--json", action="store_true", help=say("usage-json"))


def _field(options: argparse.Namespace, shell: Shell) -> int:
    from seasalt.arena.benchmark.command import field_command  # not loaded by other commands

    return field_command(options, shell)


def _add_serve(parser: Parser, say: Say) -> None:
    parser.add_argument("--host", help=say("usage-host"))
    parser.add_argument("--port", help=say("usage-port"))
    parser.add_argument("--lan", action="store_true", help=say("usage-lan"))
    parser.add_argument("--open", action="store_true", help=say("usage-browser"))
    parser.add_argument("--database", metavar="URL", help=say("usage-database"))
    parser.add_argument("--bus", metavar="URL", help=say("usage-bus"))
    parser.add_argument("--bot-processes", metavar="N", help=say("usage-bot-processes"))


def _serve(options: argparse.Namespace, shell: Shell) -> int:
    from seasalt.server.commands.serve import serve_command  # not loaded by other commands

    return serve_command(options, shell)


def _status(options: argparse.Namespace, shell: Shell) -> int:
    from seasalt.server.commands.status import status_command  # not loaded by other commands

    return status_command(options, shell)


def _backup(options: argparse.Namespace, shell: Shell) -> int:
    from seasalt.server.commands.backup import backup_command

    return backup_command(options, shell)


def _restore(options: argparse.Namespace, shell: Shell) -> int:
    from seasalt.server.commands.backup import restore_command

    return restore_command(options, shell)


def _notice(options: argparse.Namespace, shell: Shell) -> int:
    from seasalt.server.commands.notice import notice_command

    return notice_command(options, shell)


def _ratings(options: argparse.Namespace, shell: Shell) -> int:
    from seasalt.server.commands.ratings import ratings_command

    return ratings_command(options, shell)


def _close(options: argparse.Namespace, shell: Shell) -> int:
    from seasalt.server.commands.moderation import close_command

    return close_command(options, shell)


def _kick(options: argparse.Namespace, shell: Shell) -> int:
    from seasalt.server.commands.moderation import kick_command

    return kick_command(options, shell)


def _moderate(options: argparse.Namespace, shell: Shell) -> int:
    from seasalt.server.commands.moderation import moderate_command

    return moderate_command(options, shell)


def _add_score(parser: Parser, say: Say) -> None:
    parser.add_argument("hand", nargs="*", help=say("usage-hand"))
    parser.add_argument("--laid", metavar="CARDS", help=say("usage-laid"))
    parser.add_argument("--json", action="store_true", help=say("usage-json"))
    parser.add_argument("--jsonl", type=Path, metavar="FILE", help=say("usage-jsonl"))
    _add_edition(parser, say)


def _add_rules(parser: Parser, say: Say) -> None:
    parser.add_argument("--extra-salt", action="store_true", help=say("usage-extra-salt"))
    parser.add_argument("--markdown", action="store_true", help=say("usage-markdown"))
    _add_edition(parser, say)


def _add_replay(parser: Parser, say: Say) -> None:
    parser.add_argument("file", type=Path, help=say("usage-file"))
    who = parser.add_mutually_exclusive_group()
    who.add_argument("--seat", metavar="N", help=say("usage-seat"))
    who.add_argument("--open", action="store_true", help=say("usage-open"))
    parser.add_argument("--pause", action="store_true", help=say("usage-pause"))
    parser.add_argument("--curve", action="store_true", help=say("usage-curve"))
    parser.add_argument("--verify", action="store_true", help=say("usage-verify"))


def _add_review(parser: Parser, say: Say) -> None:
    parser.add_argument("file", type=Path, help=say("usage-file"))
    parser.add_argument("--seat", metavar="N", help=say("usage-review-seat"))
    parser.add_argument("--all", action="store_true", help=say("usage-review-all"))
    parser.add_argument("--html", metavar="FILE", type=Path, help=say("usage-review-html"))
    parser.add_argument("--json", action="store_true", help=say("usage-json"))


def _review(options: argparse.Namespace, shell: Shell) -> int:
    from seasalt.console.review_command import review_command  # not loaded by other commands

    return review_command(options, shell)


# --- rules


def _rules(options: argparse.Namespace, shell: Shell) -> int:
    edition, ruleset = read_rules(options)
    page = rules_page(shell.texts, edition, ruleset)
    if options.markdown:
        sys.stdout.write(page)
    else:
        from rich.markdown import Markdown  # not loaded by other commands

        shell.screen.print(Markdown(page), width=min(shell.screen.width, 100))
    return 0
