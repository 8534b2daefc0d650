"""`seasalt`: play, score, rules, replay, demo.

Bad input gets one clear sentence on the error stream and exit status 2; a record that does not hold, and a
file in which some lines could not be scored, exit status 1.
"""

import argparse
import json
import os
import sys
from collections.abc import Callable, Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING

from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table

from seasalt import __version__
from seasalt.bots import ROSTER
from seasalt.paint import Shell, chips, console, groups, score_table
from seasalt.recordfile import read_text
from seasalt.rules.edition import Edition
from seasalt.rules.errors import RecordError, SeasaltError
from seasalt.rules.ruleset import CALL_POINTS, OPTIONS
from seasalt.rules.scoring import score
from seasalt.scorepad import as_json, has_four_mermaids, may_call, read_holding, score_lines
from seasalt.sitting import demo_command, play_command, replay_command, rules_asked
from seasalt.spelling import Spelling
from seasalt.texts import DEFAULT_LANGUAGE, Complaint, explain, languages, texts
from seasalt.texts.rulebook import rules_page

BOT_NAMES = ("Ada", "Bo", "Cleo", "Dan")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; what it returns is the exit status."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # ? for what cannot be read or shown
    parser = _parser()
    options = parser.parse_args(arguments)
    if options.command is None:
        parser.print_help()
        return 0
    words = texts()
    try:
        if options.lang not in languages():
            raise Complaint("error-language", about=options.lang, languages=" ".join(languages()))
        words = texts(options.lang)
        shell = Shell(console(no_color=options.no_color, texts=words), words)
        command: Callable[[argparse.Namespace, Shell], int] = options.command
        return command(options, shell)
    except SeasaltError as error:
        print(words.say("error", sentence=explain(words, error)), file=sys.stderr)
        return 1 if isinstance(error, RecordError) else 2
    except KeyboardInterrupt:
        print(f"\n{words.say('error-interrupted')}", file=sys.stderr)
        return 130
    except BrokenPipeError:  # the reader has seen enough, for example `seasalt demo | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


# --- what can be asked


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="seasalt",
        description="An open, unofficial edition of the card game Sea Salt & Paper.",
        epilog="`seasalt COMMAND --help` explains a command and shows examples.",
    )
    parser.add_argument("--version", action="version", version=f"seasalt {__version__}")
    parser.set_defaults(command=None)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    _add_play(commands)
    _add_score(commands)
    _add_rules(commands)
    _add_replay(commands)
    _add_demo(commands)
    _add_serve(commands)
    _add_bench(commands)
    return parser


if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]


def _add(
    commands: "Commands", name: str, run: Callable[[argparse.Namespace, Shell], int], summary: str, more: str
) -> argparse.ArgumentParser:
    parser = commands.add_parser(
        name,
        help=summary,
        description=summary[0].upper() + summary[1:] + ".",
        epilog=more,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.set_defaults(command=run)
    parser.add_argument("--no-color", action="store_true", help="print without colors (NO_COLOR does it too)")
    parser.add_argument(
        "--lang", default=DEFAULT_LANGUAGE, metavar="LANG", help=f"language: {', '.join(languages())}"
    )
    return parser


def _add_edition(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--edition", default="standard", help=f"rule book to follow: {', '.join(Edition)} (default: standard)"
    )
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help=f"set one option of the rules: {', '.join(OPTIONS)} (`seasalt rules` explains them)",
    )


def _add_game(parser: argparse.ArgumentParser, *, bots: str) -> None:
    parser.add_argument("--players", default="2", metavar="N", help="2, 3 or 4 players (default: 2)")
    parser.add_argument("--extra-salt", action="store_true", help="add the eight cards of Extra Salt")
    parser.add_argument("--target", metavar="POINTS", help="total that ends the game (default: 40, 35 or 30)")
    parser.add_argument("--bots", default="greedy", metavar="NAMES", help=bots)
    parser.add_argument("--seed", metavar="TEXT", help="any text: the same seed deals the same cards")
    parser.add_argument("--record", type=Path, metavar="FILE", help="keep the game in a new file")
    _add_edition(parser)


def _add_play(commands: "Commands") -> None:
    parser = _add(
        commands,
        "play",
        play_command,
        "play at this terminal against bots",
        "examples:\n  seasalt play\n  seasalt play --players 4 --extra-salt\n"
        "  seasalt play --record today.txt      (Ctrl-C or q leaves)\n"
        "  seasalt play --resume today.txt      (goes on where you left)",
    )
    parser.add_argument("--name", default="Guest", help="your name at the table (default: Guest)")
    parser.add_argument("--memory", action="store_true", help="`m` shows what you could have remembered")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="go on with a recorded game")
    _add_game(parser, bots=f"one bot for all seats, or one for each, by commas: {', '.join(ROSTER)}")


def _add_demo(commands: "Commands") -> None:
    parser = _add(
        commands,
        "demo",
        demo_command,
        "let bots play a game and tell it",
        "examples:\n  seasalt demo --players 3 --extra-salt --seed 7\n  seasalt demo --bots greedy,random\n"
        "  seasalt demo --record game.txt && seasalt replay game.txt",
    )
    _add_game(parser, bots=f"one bot for all seats, or one for each, by commas: {', '.join(ROSTER)}")


def _add_serve(commands: "Commands") -> None:
    parser = _add(
        commands,
        "serve",
        _serve,
        "open a table on the network",
        "Without options: an SQLite file in your data folder, for this machine only.\n\n"
        "examples:\n  seasalt serve --open\n  seasalt serve --lan             (for phones at home)\n"
        "  seasalt serve --database postgresql://... --bus redis://...   (one of several nodes)\n\n"
        "Every flag is also an environment variable: SEASALT_PORT, SEASALT_DATABASE, ...",
    )
    parser.add_argument("--host", help="address to listen on (default: 127.0.0.1)")
    parser.add_argument("--port", help="port to listen on (default: 8000)")
    parser.add_argument("--lan", action="store_true", help="listen on the home network, and show a QR code")
    parser.add_argument("--open", action="store_true", help="open the table in the browser")
    parser.add_argument("--database", metavar="URL", help="sqlite:///FILE or postgresql://...")
    parser.add_argument("--bus", metavar="URL", help="redis://... or valkey://..., between several nodes")
    parser.add_argument("--bot-processes", metavar="N", help="processes in which bots think (default: 1)")


def _serve(options: argparse.Namespace, shell: Shell) -> int:
    from seasalt.server.serving import serve_command  # a web server is not loaded to count points

    return serve_command(options, shell)


def _add_bench(commands: "Commands") -> None:
    parser = _add(
        commands,
        "bench",
        _bench,
        "measure a server under load (Linux)",
        "Four real sockets a table play whole games against `seasalt serve` processes on this machine.\n"
        "Without --database: one node on a fresh SQLite file.\n\n"
        "examples:\n  seasalt bench server --tables 250 --moves-per-s 250 --seconds 15 --json\n"
        "  seasalt bench server --database postgresql://... --bus redis://... --nodes 2 --kill",
    )
    parser.add_argument("what", choices=["server"], help="what to measure")
    parser.add_argument("--tables", type=int, default=250, metavar="N", help="four sockets each")
    parser.add_argument("--moves-per-s", type=float, default=250, metavar="N", help="at all tables together")
    parser.add_argument("--seconds", type=float, default=15, metavar="N", help="to measure, after warming up")
    parser.add_argument("--nodes", type=int, default=1, metavar="N", help="server processes")
    parser.add_argument("--kill", action="store_true", help="kill one node half-way; its clients move over")
    parser.add_argument("--database", metavar="URL", help="an empty database (default: a new SQLite file)")
    parser.add_argument("--bus", metavar="URL", help="redis://... or valkey://..., between several nodes")
    parser.add_argument("--seed", default="sea", metavar="TEXT", help="which moves are chosen")
    parser.add_argument("--json", action="store_true", help="print JSON")


def _bench(options: argparse.Namespace, shell: Shell) -> int:
    from seasalt.bench.server import bench_server_command

    return bench_server_command(options)


def _add_score(commands: "Commands") -> None:
    parser = _add(
        commands,
        "score",
        _score,
        "count points for people with the real cards",
        "Cards are a kind and a color, as code or in words, shortened as you like; cards of both boxes are\n"
        "understood. Examples:\n"
        '  seasalt score "crab-DB crab-LB octopus-YE" --laid "boat-YE boat-BK"\n'
        '  seasalt score "dark blue crab, 2x mermaid, oct ye"\n'
        '  seasalt score "" --laid "crab db lobster starfish db / fish bk fish gr"\n\n'
        "--jsonl reads a line like this for each holding and prints a line of points for each:\n"
        '  {"hand": "crab-DB crab-LB", "table": ["boat-YE boat-BK"], "options": {"mermaid_color": "none"}}\n'
        'A line that cannot be read gives {"error": ...} in its place, and exit status 1 at the end.',
    )
    parser.add_argument("hand", nargs="*", help='cards in hand, for example "crab-DB crab-LB octopus-YE"')
    parser.add_argument("--laid", metavar="CARDS", help="duos and trios on the table")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--jsonl", type=Path, metavar="FILE", help="score every line of a file (- is stdin)")
    _add_edition(parser)


def _add_rules(commands: "Commands") -> None:
    parser = _add(
        commands,
        "rules",
        _rules,
        "the whole game in our own words, and where the rule books differ",
        "examples:\n  seasalt rules\n  seasalt rules --edition it",
    )
    parser.add_argument("--extra-salt", action="store_true", help="with the eight cards of Extra Salt")
    parser.add_argument("--markdown", action="store_true", help="print Markdown as it is")
    _add_edition(parser)


def _add_replay(commands: "Commands") -> None:
    parser = _add(
        commands,
        "replay",
        replay_command,
        "tell a recorded game again, every step verified",
        "Without an option the game is told as a spectator saw it.\n\n"
        "examples:\n  seasalt replay game.txt --open\n  seasalt replay game.txt --seat 2 --pause\n"
        "  seasalt replay game.txt --verify",
    )
    parser.add_argument("file", type=Path, help="a record, see docs/notation.md")
    who = parser.add_mutually_exclusive_group()
    who.add_argument("--seat", metavar="N", help="as that seat saw it, counted from 1")
    who.add_argument("--open", action="store_true", help="with all cards open")
    parser.add_argument("--pause", action="store_true", help="wait for Enter after every turn")
    parser.add_argument("--verify", action="store_true", help="only check it: rules, cards, and the shuffle")


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
