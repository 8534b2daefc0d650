"""A table with a log and a manual clock, for tests that describe what people do."""

from dataclasses import dataclass, field
from random import Random
from typing import NamedTuple

import pytest

from seasalt.rules import Event, Reason, Seat, legal_actions
from seasalt.rules.event import RoundEnded
from seasalt.rules.fairness import commitment
from seasalt.table import (
    PHRASES,
    Act,
    BotAct,
    ChangeOptions,
    Command,
    Emote,
    EmptySeat,
    Entry,
    GoOnWithout,
    Kick,
    Pace,
    Ready,
    Refusal,
    Refused,
    Rematch,
    Return,
    SeeSummary,
    Sit,
    SitBot,
    Stage,
    Table,
    TableOpened,
    TakeOver,
    TakeoverReason,
    decide,
    fold,
)

SECRET = bytes(range(32))
NAMES = ("Ada", "Bo", "Cleo", "Dan")
BOT = "greedy"


def opening(
    players: int = 2,
    *,
    pace: Pace = Pace.NONE,
    base: int = 0,
    bank: int = 0,
    target: str = "default",
    hints: bool = False,
    rules: int = 1,
):
    return TableOpened(
        players=players,
        edition="standard",
        options={"target_score": target, "extra_salt": "true"},
        pace=pace,
        base=base,
        bank=bank,
        memory_aid=False,
        commitment=commitment(SECRET),
        secret=SECRET.hex(),
        hints=hints,
        rules=rules,
    )


class SessionEntry(NamedTuple):
    """An entry of the log, when it was written, and the events of the game."""

    entry: Entry
    at: int
    events: tuple[Event, ...]


@dataclass
class Session:
    """A table and its log."""

    table: Table
    log: list[SessionEntry]
    now: int = 1_000_000
    rng: Random = field(default_factory=lambda: Random(1))

    def do(self, seat: int | None, command: Command) -> SessionEntry:
        """Execute a command that must be accepted."""
        entry = decide(self.table, None if seat is None else Seat(seat), command, self.now)
        return self.take(entry)

    def take(self, entry: Entry) -> SessionEntry:
        self.table, events = fold(self.table, entry, self.now)
        self.log.append(SessionEntry(entry, self.now, events))
        return self.log[-1]

    def refusal(self, seat: int | None, command: Command) -> Refusal | Reason:
        """Why the command is refused."""
        before = self.table
        with pytest.raises(Refused) as refused:
            decide(self.table, None if seat is None else Seat(seat), command, self.now)
        assert self.table == before
        return refused.value.reason

    def wait(self, milliseconds: int) -> None:
        self.now += milliseconds

    def act(self, seconds: int = 0) -> SessionEntry:
        """The seat to act takes a legal action, after some seconds."""
        self.wait(seconds * 1000)
        seat, game = self.table.to_act, self.table.game
        assert seat is not None
        assert game is not None
        action = str(self.rng.choice(legal_actions(game)))
        if self.table.places[seat].played_by:
            return self.do(None, BotAct(seat, action))
        return self.do(seat, Act(action))

    def play_until_summary(self) -> None:
        """Play to the end of a round that is not the last."""
        while not any(isinstance(event, RoundEnded) for event in self.act().events):
            pass
        assert self.table.stage is Stage.PLAYING

    def play_until_over(self) -> None:
        while self.table.stage is Stage.PLAYING:
            self.now = max(self.now, self.table.summary_until or 0)
            self.act()


def a_table(players: int = 2, **options) -> Session:
    """A table with empty seats."""
    opened = opening(players, **options)
    table = fold(None, opened, 1_000_000).table
    return Session(table, [SessionEntry(opened, 1_000_000, ())])


def gathered(players: int = 2, *, bots: int = 0, **options) -> Session:
    """All seats taken, the last ones by bots; no person is ready yet."""
    session = a_table(players, **options)
    for seat in range(players - bots):
        session.do(None, Sit(f"guest-{seat}", NAMES[seat]))
    for seat in range(players - bots, players):
        session.do(None, SitBot(Seat(seat), BOT, NAMES[seat]))
    return session


def started(players: int = 2, *, bots: int = 0, **options) -> Session:
    """A game that has just begun."""
    session = gathered(players, bots=bots, **options)
    for seat in range(players - bots):
        session.do(seat, Ready(f"0{seat}"))
    assert session.table.stage is Stage.PLAYING
    return session


def over(players: int = 2, *, bots: int = 0, **options) -> Session:
    """A game that is over."""
    session = started(players, bots=bots, target="1", **options)
    session.play_until_over()
    return session


def a_round_over(players: int = 2, *, bots: int = 0, **options) -> Session:
    """A game at the summary of its first round."""
    session = started(players, bots=bots, **options)
    session.play_until_summary()
    return session


# --- whole random sessions


class Try(NamedTuple):
    """A command at a table, and the entry that it made or why it was refused."""

    before: Table
    seat: int | None
    command: Command
    now: int
    answer: Entry | Refusal | Reason


def any_command(session: Session) -> tuple[int | None, Command]:
    """A random command, legal or not; most of the time one that continues the game."""
    rng, table = session.rng, session.table
    seat = rng.choice((None, *range(table.players)))
    at = Seat(rng.choice((-1, 0, 1, table.players - 1, table.players)))
    if rng.random() < 0.05:
        return seat, Emote(rng.choice((*PHRASES, "rude")))
    if table.summary_until is not None and rng.random() < 0.3:
        return seat, SeeSummary()
    if table.to_act is not None and table.is_out_of_time(table.to_act, session.now) and rng.random() < 0.5:
        late = table.to_act
        return (
            (late, Return())
            if table.places[late].played_by
            else (None, TakeOver(late, BOT, TakeoverReason.CLOCK))
        )
    if table.to_act is not None and rng.random() < 0.8:
        assert table.game is not None
        action = str(rng.choice(legal_actions(table.game)))
        place = table.places[table.to_act]
        return (None, BotAct(table.to_act, action)) if place.played_by else (table.to_act, Act(action))
    if table.stage is Stage.GATHERING and rng.random() < 0.6:
        people = [seat for seat, place in enumerate(table.places) if place.guest]
        if rng.random() < 0.1:
            return None, SitBot(at, BOT, "Edna")
        if rng.random() < 0.1:
            return seat, _options(rng)
        ready = people and rng.random() < 0.6
        return (rng.choice(people), Ready(rng.randbytes(8).hex())) if ready else (None, _sit(rng))
    choices: list[Command] = [
        _sit(rng),
        Sit("guest-0", " ", at),
        SitBot(at, BOT, rng.choice(("Edna", ""))),
        EmptySeat(at),
        Ready(rng.choice(("", "0", "00ff", "FF", "00" * 65))),
        Act(rng.choice(("draw", "end", "stop", "deal crab-DB", "nonsense", "take A", "steal 1"))),
        BotAct(at, rng.choice(("draw", "end"))),
        TakeOver(at, BOT, rng.choice(("left", "away", "clock", "slow"))),
        GoOnWithout(at, BOT),
        Return(),
        SeeSummary(),
        Rematch(rng.randbytes(32)),
        Kick(f"guest-{rng.randrange(6)}", BOT, "Edna"),
        _options(rng),
    ]
    command = rng.choice(choices)
    if isinstance(command, TakeOver) and command.why == "left":
        seat = rng.choice((seat, command.seat))
    return seat, command


def _sit(rng: Random) -> Sit:
    guest = rng.randrange(6)
    return Sit(f"guest-{guest}", f"Guest {guest}", rng.choice((None, None, Seat(0), Seat(1))))


def _options(rng: Random) -> ChangeOptions:
    rules = {"target_score": rng.choice(("3", "20")), "extra_salt": rng.choice(("true", "false"))}
    players, aid, hints = rng.choice((2, 3, 4)), rng.random() < 0.5, rng.random() < 0.5
    return ChangeOptions(players, "standard", rules, Pace.BANK, 5_000, 20_000, aid, hints)


def a_session(seed: int, tries: int = 500) -> tuple[Session, list[Try]]:
    """Random commands of random seats at a random table, one after the other."""
    rng = Random(seed)
    clock = rng.choice(((Pace.NONE, 0, 0), (Pace.BANK, 5_000, 20_000), (Pace.DAYS, 86_400_000, 0)))
    pace, base, bank = clock
    session = a_table(rng.choice((2, 3, 4)), pace=pace, base=base, bank=bank, target=rng.choice(("3", "20")))
    session.rng = rng
    tried = []
    for _ in range(tries):
        session.wait(rng.choice((0, 0, 100, 900, 4_000, 21_000)))
        before, (seat, command) = session.table, any_command(session)
        answer: Entry | Refusal | Reason
        try:
            answer = session.do(seat, command).entry
        except Refused as refused:
            answer = refused.reason
        tried.append(Try(before, seat, command, session.now, answer))
    return session, tried
