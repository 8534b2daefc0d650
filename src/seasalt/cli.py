"""`seasalt`: play, score, rules, replay, demo, arena, serve, status, backup, restore, bench.

Bad input gets one clear sentence on the error stream and exit status 2; a record that does not hold, and a
file in which some lines could not be scored, exit status 1; so does `status` of a server that cannot serve.
"""

import argparse
import json
import os
import sys
from collections.abc import Callable, Sequence
from io import TextIOWrapper
from pathlib import Path

from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table

from seasalt import __version__
from seasalt.bots import ROSTER
from seasalt.console.arguments import Parser, language_of
from seasalt.console.card_parser import Spelling
from seasalt.console.colors import Shell, chips, console, groups, score_table
from seasalt.console.record_file import read_text
from seasalt.console.scorepad import as_json, has_four_mermaids, may_call, read_holding, score_lines
from seasalt.console.session import demo_command, play_command, replay_command, rules_asked
from seasalt.rules.edition import Edition
from seasalt.rules.errors import RecordError, SeasaltError
from seasalt.rules.ruleset import CALL_POINTS, OPTIONS
from seasalt.rules.scoring import score
from seasalt.texts import Complaint, Texts, explain, languages, texts
from seasalt.texts.rulebook import rules_page


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; what it returns is the exit status."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # ? for what cannot be read or shown
    arguments = sys.argv[1:] if arguments is None else arguments
    words: Texts | None = None
    try:
        words = texts(language_of(arguments, os.environ))
        parser = _parser(words)
        options = parser.parse_args(arguments)
        if options.command is None:
            parser.print_help()
            return 0
        shell = Shell(console(no_color=options.no_color, texts=words), words)
        command: Callable[[argparse.Namespace, Shell], int] = options.command
        return command(options, shell)
    except SeasaltError as error:
        words = words or texts()
        print(words.say("error", sentence=explain(words, error)), file=sys.stderr)
        return 1 if isinstance(error, RecordError) else 2
    except KeyboardInterrupt:
        words = words or texts()
        print(f"\n{words.say('error-interrupted')}", file=sys.stderr)
        return 130
    except BrokenPipeError:  # the reader has seen enough, for example `seasalt demo | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


# --- what can be asked

Run = Callable[[argparse.Namespace, Shell], int]


def _parser(words: Texts) -> Parser:
    say = words.say
    parser = Parser(words, prog="seasalt", description=say("usage-about"), epilog=say("usage-more"))
    version = f"seasalt {__version__}"
    parser.add_argument("--version", action="version", version=version, help=say("usage-version"))
    _add_language(parser, words)
    parser.set_defaults(command=None)
    commands = parser.add_subparsers(title=say("usage-commands"), metavar="COMMAND")

    def add(name: str, run: Run, about: str, more: str) -> Parser:
        command = commands.add_parser(name, texts=words, help=about, description=about, epilog=more)
        command.set_defaults(command=run)
        command.add_argument("--no-color", action="store_true", help=say("usage-no-color"))
        _add_language(command, words)
        return command

    bots = bots_told(words)
    _add_play(add("play", play_command, say("usage-play"), f"{say('usage-play-more')}\n\n{bots}"), words)
    _add_score(add("score", _score, say("usage-score"), say("usage-score-more")), words)
    _add_rules(add("rules", _rules, say("usage-rules"), say("usage-rules-more")), words)
    _add_replay(add("replay", replay_command, say("usage-replay"), say("usage-replay-more")), words)
    _add_game(add("demo", demo_command, say("usage-demo"), f"{say('usage-demo-more')}\n\n{bots}"), words)
    more = f"{say('usage-arena-more')}\n\n{bots}"
    _add_arena(add("arena", _arena, say("usage-arena"), more), words)
    _add_serve(add("serve", _serve, say("usage-serve"), say("usage-serve-more")), words)
    _add_status(add("status", _status, say("usage-status"), say("usage-status-more")), words)
    _add_backup(add("backup", _backup, say("usage-backup"), say("usage-backup-more")), words)
    _add_restore(add("restore", _restore, say("usage-restore"), say("usage-restore-more")), words)
    _add_bench(add("bench", _bench, say("usage-bench"), say("usage-bench-more")), words)
    return parser


def bots_told(words: Texts) -> str:
    """The bots, a line each."""
    say = words.say
    told = [f"  {name:<11} {say(f'bot-{name}')}: {say(f'bot-about-{name}')}" for name in ROSTER]
    return "\n".join([say("usage-bots-listed"), *told])


def _add_language(parser: Parser, words: Texts) -> None:
    """It is read beforehand, by `language_of`; here it is explained."""
    about = words.say("usage-language", languages=", ".join(languages()))
    parser.add_argument("--language", metavar="LANG", help=about)


def _add_edition(parser: Parser, words: Texts) -> None:
    about = words.say("usage-edition", editions=", ".join(Edition))
    parser.add_argument("--edition", default="standard", help=about)
    about = words.say("usage-option", options=", ".join(OPTIONS))
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=about)


def _add_game(parser: Parser, words: Texts) -> None:
    say = words.say
    parser.add_argument("--players", default="2", metavar="N", help=say("usage-players"))
    parser.add_argument("--extra-salt", action="store_true", help=say("usage-extra-salt"))
    parser.add_argument("--target", metavar="POINTS", help=say("usage-target"))
    about = say("usage-bots", bots=", ".join(ROSTER))
    parser.add_argument("--bots", default="greedy", metavar="NAMES", help=about)
    parser.add_argument("--seed", metavar="TEXT", help=say("usage-seed"))
    parser.add_argument("--record", type=Path, metavar="FILE", help=say("usage-record"))
    _add_edition(parser, words)


def _add_play(parser: Parser, words: Texts) -> None:
    say = words.say
    guest = say("usage-guest")
    parser.add_argument("--name", default=guest, help=say("usage-name", guest=guest))
    parser.add_argument("--memory", action="store_true", help=say("usage-memory"))
    parser.add_argument("--hints", action="store_true", help=say("usage-hints"))
    parser.add_argument("--resume", type=Path, metavar="FILE", help=say("usage-resume"))
    _add_game(parser, words)


def _add_arena(parser: Parser, words: Texts) -> None:
    say = words.say
    about = say("usage-arena-names", bots=", ".join(ROSTER))
    parser.add_argument("names", nargs="*", metavar="BOT", help=about)
    parser.add_argument("--deals", default="100", metavar="N", help=say("usage-deals"))
    parser.add_argument("--players", default="2", metavar="N", help=say("usage-players"))
    parser.add_argument("--seed", default="1", metavar="TEXT", help=say("usage-arena-seed"))
    parser.add_argument("--extra-salt", action="store_true", help=say("usage-extra-salt"))
    _add_edition(parser, words)
    parser.add_argument("--stop-early", action="store_true", help=say("usage-stop-early"))
    parser.add_argument("--bot-seconds", default="10", metavar="N", help=say("usage-bot-seconds"))
    parser.add_argument("--workers", metavar="N", help=say("usage-workers"))
    parser.add_argument("--ray", nargs="?", const="", metavar="ADDRESS", help=say("usage-ray"))
    parser.add_argument("--json", action="store_true", help=say("usage-json"))
    parser.add_argument("--csv", type=Path, metavar="FILE", help=say("usage-csv"))
    parser.add_argument("--plot", type=Path, metavar="FILE", help=say("usage-plot"))
    parser.add_argument("--dataset", type=Path, metavar="FILE", help=say("usage-dataset"))
    parser.add_argument("--rows", default="decisions", choices=("decisions", "games"), help=say("usage-rows"))


def _arena(options: argparse.Namespace, shell: Shell) -> int:
    from seasalt.arena.command import arena_command  # many games are not loaded to play one

    return arena_command(options, shell)


def _add_serve(parser: Parser, words: Texts) -> None:
    say = words.say
    parser.add_argument("--host", help=say("usage-host"))
    parser.add_argument("--port", help=say("usage-port"))
    parser.add_argument("--lan", action="store_true", help=say("usage-lan"))
    parser.add_argument("--open", action="store_true", help=say("usage-browser"))
    parser.add_argument("--database", metavar="URL", help=say("usage-database"))
    parser.add_argument("--bus", metavar="URL", help=say("usage-bus"))
    parser.add_argument("--bot-processes", metavar="N", help=say("usage-bot-processes"))


def _serve(options: argparse.Namespace, shell: Shell) -> int:
    from seasalt.server.commands.serve import serve_command  # a web server is not loaded to count points

    return serve_command(options, shell)


def _add_status(parser: Parser, words: Texts) -> None:
    say = words.say
    parser.add_argument("address", nargs="?", metavar="URL", help=say("usage-status-address"))
    parser.add_argument("--watch", nargs="?", const="2", metavar="SECONDS", help=say("usage-watch"))
    parser.add_argument("--metrics-token", metavar="TOKEN", help=say("usage-metrics-token"))
    parser.add_argument("--json", action="store_true", help=say("usage-json"))


def _status(options: argparse.Namespace, shell: Shell) -> int:
    from seasalt.server.commands.status import status_command  # as above

    return status_command(options, shell)


def _add_backup(parser: Parser, words: Texts) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=words.say("usage-backup-file"))
    parser.add_argument("--force", action="store_true", help=words.say("usage-force"))
    _add_database(parser, words)


def _add_restore(parser: Parser, words: Texts) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=words.say("usage-restore-file"))
    _add_database(parser, words)


def _add_database(parser: Parser, words: Texts) -> None:
    parser.add_argument("--database", metavar="URL", help=words.say("usage-database-file"))
    parser.set_defaults(lan=False, host=None)


def _backup(options: argparse.Namespace, shell: Shell) -> int:
    from seasalt.server.commands.backup import backup_command

    return backup_command(options, shell)


def _restore(options: argparse.Namespace, shell: Shell) -> int:
    from seasalt.server.commands.backup import restore_command

    return restore_command(options, shell)


def _add_bench(parser: Parser, words: Texts) -> None:
    say = words.say
    parser.add_argument("what", choices=["server", "kernel", "env"], help=say("usage-bench-what"))
    parser.add_argument("--tables", type=int, default=250, metavar="N", help=say("usage-tables"))
    parser.add_argument("--moves-per-s", type=float, default=250, metavar="N", help=say("usage-moves"))
    parser.add_argument("--seconds", type=float, default=15, metavar="N", help=say("usage-seconds"))
    parser.add_argument("--nodes", type=int, default=1, metavar="N", help=say("usage-nodes"))
    parser.add_argument("--kill", action="store_true", help=say("usage-kill"))
    parser.add_argument("--bots", metavar="NAME", help=say("usage-bench-bots"))
    parser.add_argument("--together", action="store_true", help=say("usage-together"))
    parser.add_argument("--find-most", action="store_true", help=say("usage-find-most"))
    parser.add_argument("--database", metavar="URL", help=say("usage-bench-database"))
    parser.add_argument("--bus", metavar="URL", help=say("usage-bus"))
    parser.add_argument("--seed", default="sea", metavar="TEXT", help=say("usage-bench-seed"))
    parser.add_argument("--backend", choices=["python", "numba", "cuda"], help=say("usage-backend"))
    parser.add_argument("--players", type=int, choices=[2, 3, 4], help=say("usage-bench-players"))
    parser.add_argument("--extra-salt", action="store_true", help=say("usage-bench-extra-salt"))
    parser.add_argument("--json", action="store_true", help=say("usage-json"))


def _bench(options: argparse.Namespace, shell: Shell) -> int:
    if options.what == "kernel":
        from seasalt.measurement.kernel import bench_kernel_command

        return bench_kernel_command(options)
    if options.what == "env":
        from seasalt.measurement.env import bench_env_command

        return bench_env_command(options)

    from seasalt.measurement.server import bench_server_command

    return bench_server_command(options)


def _add_score(parser: Parser, words: Texts) -> None:
    say = words.say
    parser.add_argument("hand", nargs="*", help=say("usage-hand"))
    parser.add_argument("--laid", metavar="CARDS", help=say("usage-laid"))
    parser.add_argument("--json", action="store_true", help=say("usage-json"))
    parser.add_argument("--jsonl", type=Path, metavar="FILE", help=say("usage-jsonl"))
    _add_edition(parser, words)


def _add_rules(parser: Parser, words: Texts) -> None:
    say = words.say
    parser.add_argument("--extra-salt", action="store_true", help=say("usage-extra-salt"))
    parser.add_argument("--markdown", action="store_true", help=say("usage-markdown"))
    _add_edition(parser, words)


def _add_replay(parser: Parser, words: Texts) -> None:
    say = words.say
    parser.add_argument("file", type=Path, help=say("usage-file"))
    who = parser.add_mutually_exclusive_group()
    who.add_argument("--seat", metavar="N", help=say("usage-seat"))
    who.add_argument("--open", action="store_true", help=say("usage-open"))
    parser.add_argument("--pause", action="store_true", help=say("usage-pause"))
    parser.add_argument("--curve", action="store_true", help=say("usage-curve"))
    parser.add_argument("--verify", action="store_true", help=say("usage-verify"))


# --- score


def _score(options: argparse.Namespace, shell: Shell) -> int:
    _, ruleset = rules_asked(options)
    if options.jsonl is not None:
        text = sys.stdin.read() if str(options.jsonl) == "-" else read_text(options.jsonl)
        answers = list(score_lines(text.split("\n"), shell.texts, ruleset))
        sys.stdout.write("".join(json.dumps(answer, ensure_ascii=False) + "\n" for answer in answers))
        return 1 if any("error" in answer for answer in answers) else 0
    if not options.hand and options.laid is None:
        raise Complaint("score-nothing")
    holding = read_holding(Spelling(shell.texts), " ".join(options.hand), options.laid or "")
    points = score(holding.hand, holding.tableau, ruleset)
    if options.json:
        print(json.dumps(as_json(shell.texts, holding, points), ensure_ascii=False, indent=2))
        return 0
    say = shell.texts.say
    cards = Table(box=None, pad_edge=False, show_header=False)
    cards.add_column(style="quiet")
    cards.add_row(say("score-hand"), chips(holding.hand))
    cards.add_row(say("score-table"), groups(holding.tableau))
    shell.screen.print(cards)
    shell.screen.print(Padding(score_table(shell.texts, points), (1, 0)))
    if has_four_mermaids(holding):
        shell.screen.print(say("score-four-mermaids"), style="good")
    if may_call(points):
        shell.screen.print(say("score-may-call", points=points.total), style="good")
    else:
        shell.screen.print(say("score-may-not-call", missing=CALL_POINTS - points.total))
    return 0


# --- rules


def _rules(options: argparse.Namespace, shell: Shell) -> int:
    edition, ruleset = rules_asked(options)
    page = rules_page(shell.texts, edition, ruleset)
    if options.markdown:
        sys.stdout.write(page)
    else:
        shell.screen.print(Markdown(page), width=min(shell.screen.width, 100))
    return 0
