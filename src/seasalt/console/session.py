"""Games at the terminal: `seasalt play`, `demo` and `replay`. Seeds are chosen here."""

import argparse
import os
import sys
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from random import Random, SystemRandom

from seasalt.bots import Bot, BotError, Explanation, Maker, adviser, maker_of, name_for
from seasalt.bots.entrant import is_imported
from seasalt.coach.win_curve import PLAYOUTS, win_curve
from seasalt.console.colors import Shell
from seasalt.console.narrator import Narrator
from seasalt.console.plain_warning import warn_in_plain_python
from seasalt.console.record_file import RecordFile, read_text
from seasalt.console.rule_options import read_players, read_rules, read_seat
from seasalt.console.terminal import Adviser, Person, Quit
from seasalt.kernel.engines import plain
from seasalt.kernel.engines.engine import engine
from seasalt.rules.action import Action, ChanceAction, Seat
from seasalt.rules.chance import sample
from seasalt.rules.event import TurnEnded
from seasalt.rules.game import Game
from seasalt.rules.knowledge import Knowledge
from seasalt.rules.record import Record, parse_record, replay
from seasalt.rules.ruleset import with_options
from seasalt.rules.shuffle import seeded_chance, seeded_starter
from seasalt.rules.turns import new_game
from seasalt.rules.view import View
from seasalt.table import Decider, play_match
from seasalt.texts import Complaint, Texts, key
from seasalt.texts.rulebook import edition_name

PLAYOUTS_IN_PLAIN_PYTHON = 50


# --- replay


def replay_command(options: argparse.Namespace, shell: Shell) -> int:
    record = parse_record(read_text(options.file))
    reader = read_seat(options.seat, len(record.names))
    narrator = Narrator(shell.screen, shell.texts, record.names, reader, everything=options.open)
    game: Game | None = None
    if not options.verify:
        _headline(shell, record)
    for _, step in replay(record):
        game = step.game
        if not options.verify:
            narrator.tell(step)
            if options.pause and any(isinstance(event, TurnEnded) for event in step.events):
                _pause(shell)
    assert game is not None
    if not options.verify:
        narrator.show_places(game)
        if options.curve:
            _show_curve(shell, record, narrator)
    say = shell.texts.say
    shell.screen.print()
    if game.outcome is None:
        shell.screen.print(say("unfinished"))
    seeded = "shared" if record.fairness else "no" if record.seed is None else "yes"
    shell.screen.print(say("verified", actions=len(record.actions), seeded=seeded), style="good")
    return 0


def _pause(shell: Shell) -> None:
    try:
        input(shell.texts.say("pause"))
    except EOFError:  # stdin is closed
        shell.screen.print()


# --- demo and play


def demo_command(options: argparse.Namespace, shell: Shell) -> int:
    record = _new_record(options, shell.texts)
    bots: list[Decider] = [*_bots(options.bots, record, shell)]
    narrator = Narrator(shell.screen, shell.texts, record.names, everything=True)
    _run(shell, record, bots, narrator, options.record)
    return 0


def play_command(options: argparse.Namespace, shell: Shell) -> int:
    resumed = options.resume is not None
    if resumed:
        _refuse_with_resume(options)
        record = parse_record(read_text(options.resume))
    else:
        name = shell.texts.say("usage-guest") if options.name is None else options.name.strip()
        record = _new_record(options, shell.texts, name)
    file = options.resume if resumed else options.record
    adviser = _adviser(record) if options.hints else None
    person = Person(shell.screen, shell.texts, record.names, memory=options.memory, adviser=adviser)
    players: list[Decider] = [person, *_bots(options.bots, record, shell, besides=1)]
    narrator = Narrator(shell.screen, shell.texts, record.names, Seat(0), at_the_table=True)
    try:
        _run(
            shell,
            record,
            players,
            narrator,
            file,
            resume=resumed,
            greeting=shell.texts.say("terminal-welcome"),
            with_curve=True,
        )
    except (Quit, KeyboardInterrupt):
        shell.screen.print()
        shell.screen.print(shell.texts.say("terminal-goodbye"))
        hint = "terminal-how-to-keep" if file is None else "terminal-kept"
        facts = {} if file is None else {"file": str(file)}
        shell.screen.print(shell.texts.say(hint, **facts), style="quiet", highlight=False, soft_wrap=True)
    return 0


def _refuse_with_resume(options: argparse.Namespace) -> None:
    """Refuse options that a resumed game has already."""
    new = {
        "--record": options.record,
        "--seed": options.seed,
        "--target": options.target,
        "--extra-salt": options.extra_salt or None,
        "--option": options.option or None,
        "--edition": options.edition,
        "--players": options.players,
        "--name": options.name,
    }
    for name, value in new.items():
        if value is not None:
            raise Complaint("error-resume", option=name)


def _run(
    shell: Shell,
    record: Record,
    players: list[Decider],
    narrator: Narrator,
    file: Path | None,
    *,
    resume: bool = False,
    greeting: str = "",
    with_curve: bool = False,
) -> None:
    chance = _chance(record.seed)
    start = new_game(record.ruleset, len(record.names), starter=record.starter)
    with ExitStack() as stack:
        keeper = stack.enter_context(RecordFile(file, record, resume=resume)) if file else None
        if greeting:
            shell.screen.print(greeting, highlight=False)
        _headline(shell, record)
        game, actions = start.game, list[Action]()
        for played in play_match(start, players, chance, record.actions):
            game = played.step.game
            if played.action is not None:
                actions.append(played.action)
            if keeper:
                keeper.keep(played)
            narrator.tell(played.step)
        narrator.show_places(game)
    if with_curve:
        _show_curve(shell, replace(record, actions=tuple(actions)), narrator)
    if file:
        sentence = shell.texts.say("recorded", file=str(file))
        shell.screen.print(sentence, style="quiet", highlight=False, soft_wrap=True)


def _show_curve(shell: Shell, record: Record, narrator: Narrator) -> None:
    """Print the win curve, with fewer playouts in plain Python, where they would take half a minute."""
    with shell.screen.status(shell.texts.say("curve-thinking")):
        playouts = PLAYOUTS_IN_PLAIN_PYTHON if engine() is plain else PLAYOUTS
        points = tuple(win_curve(record, playouts))
    narrator.show_curve(points)


def _adviser(record: Record) -> Adviser:
    """The adviser, seeded so that the same position gets the same advice."""

    def advise(view: View, knowledge: Knowledge, options: tuple[Action, ...]) -> Explanation:
        return adviser(Random(f"{record.seed!r}/hint")).explain(view, knowledge, options)

    return advise


def _chance(seed: bytes | None) -> Callable[[Game], ChanceAction]:
    """Chance from the seed, or random for a record without one, such as of a game with real cards."""
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


def _new_record(options: argparse.Namespace, texts: Texts, *people: str) -> Record:
    """The record of a new game, with the named bots on the other seats."""
    edition, ruleset = read_rules(options)
    players = read_players(options)
    if options.seed == "":
        raise Complaint("error-seed-empty")
    if options.target is not None:
        ruleset = with_options(ruleset, {"target_score": options.target})
    seed = os.urandom(16) if options.seed is None else options.seed.encode("utf-8", "surrogateescape")
    names = list(people)
    for bot in _bot_names(options.bots, players - len(people)):
        names.append(name_for(bot.partition(":")[0], names))
    bots = [texts.say("bot-name", name=name) for name in names[len(people) :]]
    return Record(edition, ruleset, (*people, *bots), seeded_starter(seed, players), seed)


def _bots(text: str, record: Record, shell: Shell, *, besides: int = 0) -> list[Bot]:
    """A bot for every free seat, each with its own generator made from the seed."""
    free = len(record.names) - besides
    names = _bot_names(text, free)
    makers = [read_bot(name) for name in names]
    warn_in_plain_python(names, shell.texts)
    return [make(Random(f"{record.seed!r}/{seat}")) for seat, make in enumerate(makers)]


def _bot_names(text: str, seats: int) -> list[str]:
    """The names of bots in a text; a single one is for all seats."""
    names = [name.strip() for name in text.split(",")]
    names = names * seats if len(names) == 1 else names
    if len(names) != seats:
        raise Complaint("error-bot-count", seats=seats, bots=len(names))
    return names


def read_bot(name: str) -> Maker:
    """The factory of a bot by its name, or of `module:Class`, which may be in the current folder."""
    if is_imported(name) and os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())  # processes that are started later get the same path
    try:
        return maker_of(name)
    except BotError as error:
        facts = {"bots": ", ".join(error.known)} if error.known else {}
        facts |= {"detail": error.detail} if error.detail else {}
        raise Complaint(f"error-bot-{key(error.fault)}", about=error.about, **facts) from None
