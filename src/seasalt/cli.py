"""`seasalt`: play, score, rules, replay, demo.

Bad input gets one clear sentence on the error stream and exit status 2; a record that does not hold, and a
file in which some lines could not be scored, exit status 1.
"""

import argparse
import json
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from io import TextIOWrapper
from pathlib import Path
from random import Random, SystemRandom
from typing import TYPE_CHECKING, NamedTuple

from rich.console import Console
from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table

from seasalt import __version__
from seasalt.bots import ROSTER, Bot
from seasalt.narrator import Narrator
from seasalt.paint import chips, console, groups, score_table
from seasalt.recordfile import RecordFile, read_text
from seasalt.rules.action import ChanceAction, Seat
from seasalt.rules.chance import sample
from seasalt.rules.edition import Edition, edition_named
from seasalt.rules.errors import Fault, OptionError, RecordError, SeasaltError
from seasalt.rules.event import TurnEnded
from seasalt.rules.game import Game
from seasalt.rules.record import Record, parse_record, replay
from seasalt.rules.ruleset import CALL_POINTS, OPTIONS, Ruleset, with_options
from seasalt.rules.scoring import score
from seasalt.rules.shuffle import seeded_chance, seeded_starter
from seasalt.rules.turns import new_game
from seasalt.scorepad import as_json, has_four_mermaids, may_call, read_holding, score_lines
from seasalt.spelling import Spelling
from seasalt.table import Decider, play_match
from seasalt.terminal import Leaving, Person
from seasalt.texts import DEFAULT_LANGUAGE, Complaint, Texts, explain, languages, texts
from seasalt.texts.rulebook import edition_name, rules_page

BOT_NAMES = ("Ada", "Bo", "Cleo", "Dan")


class Shell(NamedTuple):
    """What every command gets: where to print, and the words."""

    screen: Console
    texts: Texts


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; what it returns is the exit status."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # ? for what cannot be read or shown
    options = _parser().parse_args(arguments)
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
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    _add_play(commands)
    _add_score(commands)
    _add_rules(commands)
    _add_replay(commands)
    _add_demo(commands)
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
        _play,
        "play at this terminal against bots",
        "examples:\n  seasalt play\n  seasalt play --players 4 --extra-salt\n"
        "  seasalt play --record today.txt      (Ctrl-C or q leaves)\n"
        "  seasalt play --resume today.txt      (goes on where you left)",
    )
    parser.add_argument("--name", default="You", help="your name at the table")
    parser.add_argument("--memory", action="store_true", help="`m` shows what you could have remembered")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="go on with a recorded game")
    _add_game(parser, bots=f"one bot for all seats, or one for each, by commas: {', '.join(ROSTER)}")


def _add_demo(commands: "Commands") -> None:
    parser = _add(
        commands,
        "demo",
        _demo,
        "let bots play a game and tell it",
        "examples:\n  seasalt demo --players 3 --extra-salt --seed 7\n  seasalt demo --bots greedy,random\n"
        "  seasalt demo --record game.txt && seasalt replay game.txt",
    )
    _add_game(parser, bots=f"one bot for all seats, or one for each, by commas: {', '.join(ROSTER)}")


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
    parser.add_argument("hand", nargs="?", help='cards in hand, for example "crab-DB crab-LB octopus-YE"')
    parser.add_argument("--laid", default="", metavar="CARDS", help="duos and trios on the table")
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
        _replay,
        "tell a recorded game again, every step verified",
        "Without an option the game is told as a spectator saw it.\n\n"
        "examples:\n  seasalt replay game.txt --open\n  seasalt replay game.txt --seat 2 --pause",
    )
    parser.add_argument("file", type=Path, help="a record, see docs/notation.md")
    who = parser.add_mutually_exclusive_group()
    who.add_argument("--seat", metavar="N", help="as that seat saw it, counted from 1")
    who.add_argument("--open", action="store_true", help="with all cards open")
    parser.add_argument("--pause", action="store_true", help="wait for Enter after every turn")
    parser.add_argument("--quiet", action="store_true", help="only verify, tell nothing")


# --- score


def _score(options: argparse.Namespace, shell: Shell) -> int:
    _, ruleset = _rules_asked(options)
    if options.jsonl is not None:
        text = sys.stdin.read() if str(options.jsonl) == "-" else read_text(options.jsonl)
        answers = list(score_lines(text.split("\n"), shell.texts, ruleset))
        sys.stdout.write("".join(json.dumps(answer, ensure_ascii=False) + "\n" for answer in answers))
        return 1 if any("error" in answer for answer in answers) else 0
    holding = read_holding(Spelling(shell.texts), options.hand or "", options.laid)
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
    edition, ruleset = _rules_asked(options)
    page = rules_page(shell.texts, edition, ruleset)
    if options.markdown:
        sys.stdout.write(page)
    else:
        shell.screen.print(Markdown(page), width=min(shell.screen.width, 100))
    return 0


# --- replay


def _replay(options: argparse.Namespace, shell: Shell) -> int:
    record = parse_record(read_text(options.file))
    reader = _seat(options.seat, len(record.names))
    narrator = Narrator(shell.screen, shell.texts, record.names, reader, everything=options.open)
    game: Game | None = None
    if not options.quiet:
        _headline(shell, record)
    for _, step in replay(record):
        game = step.game
        if not options.quiet:
            narrator.tell(step)
            if options.pause and any(isinstance(event, TurnEnded) for event in step.events):
                _pause(shell)
    assert game is not None
    if not options.quiet:
        narrator.final(game)
    say = shell.texts.say
    shell.screen.print()
    if game.outcome is None:
        shell.screen.print(say("unfinished"))
    seeded = "no" if record.seed is None else "yes"
    shell.screen.print(say("verified", actions=len(record.actions), seeded=seeded), style="good")
    return 0


def _pause(shell: Shell) -> None:
    try:
        input(shell.texts.say("pause"))
    except EOFError:  # nobody is there to press Enter
        shell.screen.print()


def _seat(text: str | None, players: int) -> Seat | None:
    if text is None:
        return None
    if text not in map(str, range(1, players + 1)):
        raise Complaint("error-seat-empty", seat=text, players=players)
    return Seat(int(text) - 1)


# --- demo and play


def _demo(options: argparse.Namespace, shell: Shell) -> int:
    record = _new_record(options, BOT_NAMES)
    bots: list[Decider] = [*_bots(options.bots, record)]
    narrator = Narrator(shell.screen, shell.texts, record.names, everything=True)
    _run(shell, record, bots, narrator, options.record)
    return 0


def _play(options: argparse.Namespace, shell: Shell) -> int:
    resumed = options.resume is not None
    if resumed:
        record = parse_record(read_text(options.resume))
    else:
        record = _new_record(options, (options.name.strip() or "You", *BOT_NAMES[:3]))
    file = options.resume if resumed else options.record
    person = Person(shell.screen, shell.texts, record.names, memory=options.memory)
    players: list[Decider] = [person, *_bots(options.bots, record, besides=1)]
    shell.screen.print(shell.texts.say("terminal-welcome"), highlight=False)
    narrator = Narrator(shell.screen, shell.texts, record.names, Seat(0), at_the_table=True)
    try:
        _run(shell, record, players, narrator, file, resume=resumed)
    except (Leaving, KeyboardInterrupt):
        shell.screen.print()
        shell.screen.print(shell.texts.say("terminal-goodbye"))
        hint = "terminal-how-to-keep" if file is None else "terminal-kept"
        shell.screen.print(
            shell.texts.say(hint, file=str(file)), style="quiet", highlight=False, soft_wrap=True
        )
    return 0


def _run(
    shell: Shell,
    record: Record,
    players: list[Decider],
    narrator: Narrator,
    file: Path | None,
    *,
    resume: bool = False,
) -> None:
    chance = _chance(record.seed)
    start = new_game(record.ruleset, len(record.names), starter=record.starter)
    with ExitStack() as stack:
        keeper = stack.enter_context(RecordFile(file, record, resume=resume)) if file else None
        _headline(shell, record)
        game = start.game
        for played in play_match(start, players, chance, record.actions):
            game = played.step.game
            if keeper:
                keeper.keep(played)
            narrator.tell(played.step)
        narrator.final(game)
    if file:
        said = shell.texts.say("recorded", file=str(file))
        shell.screen.print(said, style="quiet", highlight=False, soft_wrap=True)


def _chance(seed: bytes | None) -> Callable[[Game], ChanceAction]:
    """Chance by the seed; a record of a game with real cards has none, and goes on with any."""
    if seed is None:
        return lambda game: sample(game, SystemRandom())
    return lambda game: seeded_chance(game, seed)


def _headline(shell: Shell, record: Record) -> None:
    shell.screen.print(
        shell.texts.say(
            "header-game",
            players=len(record.names),
            edition=edition_name(shell.texts, record.edition),
            salt="yes" if record.ruleset.extra_salt else "no",
            target=record.ruleset.target(len(record.names)),
        ),
        style="bold",
    )


def _new_record(options: argparse.Namespace, names: tuple[str, ...]) -> Record:
    edition, ruleset = _rules_asked(options)
    players = int(options.players) if options.players in ("2", "3", "4") else 0
    if not players:
        raise OptionError(Fault.PLAYER_COUNT, options.players)
    if options.seed == "":
        raise Complaint("error-seed-empty")
    if options.target is not None:
        ruleset = with_options(ruleset, {"target_score": options.target})
    seed = os.urandom(16) if options.seed is None else options.seed.encode("utf-8", "surrogateescape")
    return Record(edition, ruleset, names[:players], seeded_starter(seed, players), seed)


def _rules_asked(options: argparse.Namespace) -> tuple[Edition, Ruleset]:
    edition = edition_named(options.edition)
    chosen: dict[str, object] = {}
    for text in options.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise Complaint("error-option-form", about=text)
        chosen[name.strip()] = value.strip()
    if getattr(options, "extra_salt", False):
        chosen["extra_salt"] = True
    return edition, with_options(edition.ruleset, chosen)


def _bots(text: str, record: Record, *, besides: int = 0) -> list[Bot]:
    """One bot for every seat that people leave free; each has a generator of its own, made from the seed."""
    free = len(record.names) - besides
    names = [name.strip() for name in text.split(",")]
    names = names * free if len(names) == 1 else names
    for name in names:
        if name not in ROSTER:
            raise Complaint("error-bot", about=name, bots=", ".join(ROSTER))
    if len(names) != free:
        raise Complaint("error-bot-count", players=free, bots=len(names))
    return [ROSTER[name](Random(f"{record.seed!r}/{seat}")) for seat, name in enumerate(names)]
