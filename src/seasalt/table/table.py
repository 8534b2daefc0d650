"""People and bots around one game, without sockets, databases or a clock.

1. A Table is the fold of its log: only `fold` makes a new one.
2. `decide` returns the entry that a command adds to the log, or refuses it, and changes nothing.
3. Chance follows from the seed, so the same log always gives the same table on any node.
"""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import NamedTuple, assert_never

from seasalt.rules.action import Action, Seat
from seasalt.rules.edition import Edition, edition_named
from seasalt.rules.event import Event, RoundEnded
from seasalt.rules.fairness import Fairness, bot_nonce
from seasalt.rules.game import Game
from seasalt.rules.notation import parse_action
from seasalt.rules.play import apply
from seasalt.rules.record import Record
from seasalt.rules.ruleset import Ruleset, with_options
from seasalt.rules.shuffle import seeded_chance, seeded_starter
from seasalt.rules.turns import new_game
from seasalt.table.clock import Clock, ClockRule, Pace, new_clock
from seasalt.table.command import TakeoverReason
from seasalt.table.entry import (
    Acted,
    BecameReady,
    BotSat,
    BotTookOver,
    Emoted,
    Entry,
    GameResumed,
    HandedBack,
    OptionsChanged,
    PersonReplaced,
    PersonSat,
    RematchOpened,
    SeatEmptied,
    SummarySeen,
    TableClosed,
    TableOpened,
)
from seasalt.table.faces import usual_face
from seasalt.table.limits import CLOCK_PATIENCE, PATIENCE, SUMMARY_TIME, is_due
from seasalt.table.place import Place


class Stage(StrEnum):
    """What a table is doing."""

    GATHERING = "gathering"
    PLAYING = "playing"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Table:
    """The state of a table after its log. `version` counts the entries."""

    version: int
    edition: Edition
    ruleset: Ruleset
    clock_rule: ClockRule
    memory_aid: bool
    hints: bool
    commitment: str
    secret: str
    places: tuple[Place, ...]
    stage: Stage = Stage.GATHERING
    game: Game | None = None
    actions: tuple[Action, ...] = ()
    clock: Clock | None = None
    summary_until: int | None = None
    summary_seen: frozenset[int] = frozenset()
    games: int = 0
    earlier: tuple[Record, ...] = ()  # the games before a rematch
    position: int = 1  # the version of the last entry that changed a game, or opened it, or its options
    began: int = 1  # the version at which this game, or the wait for it, began
    daily: str = ""  # the date of the deal of the day that is played here
    rated: bool = False  # whether it is the guest's try that counts, or counts for the ratings of its people
    closed: bool = False  # by the operator
    resumed: Seat | None = None  # who began this game, if it began elsewhere: no seed proves its cards

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.places)

    @property
    def to_act(self) -> Seat | None:
        """The seat that has to decide."""
        return self.game.to_act if self.game and self.stage is Stage.PLAYING else None

    @property
    def fairness(self) -> Fairness:
        """The data that proves the shuffle. It must not be shown before the game is over."""
        return Fairness(self.commitment, self.secret, tuple(place.nonce or "" for place in self.places))

    def seat_of(self, guest: str) -> Seat | None:
        """The seat of a guest."""
        return next((Seat(s) for s, place in enumerate(self.places) if place.guest == guest), None)

    @property
    def host(self) -> Seat | None:
        """The person who has sat here longest, as a rule the one who opened the table."""
        people = [Seat(seat) for seat, place in enumerate(self.places) if place.guest]
        return min(people, key=lambda seat: self.places[seat].sat_at, default=None)

    def deadline(self) -> int | None:
        """When the time of the seat to act is up; None without a clock, or if a bot plays the seat."""
        if self.to_act is None or self.clock is None or self.places[self.to_act].played_by:
            return None
        return self.clock.deadline(self.to_act)

    def is_out_of_time(self, seat: Seat, now: int) -> bool:
        """Whether this seat is to act and has used up its time, whether a person or a bot plays it."""
        deadline = self.clock.deadline(seat) if self.clock and self.to_act == seat else None
        return deadline is not None and now >= deadline

    def others_wait_for(self, seat: Seat) -> bool:
        """Whether another person plays, or is ready to play, and this one's absence holds them up.

        In a game by days players do not wait.
        """
        place = self.places[seat]
        others = [other for at, other in enumerate(self.places) if at != seat and other.guest]
        if place.guest is None or self.clock_rule.pace is Pace.DAYS:
            return False
        if self.stage is Stage.GATHERING:
            return place.nonce is None and any(other.nonce is not None for other in others)
        return self.stage is Stage.PLAYING and any(other.stand_in is None for other in others)

    def go_on_at(self, seat: Seat) -> int | None:
        """When the others may go on without this person; None if they do not wait or may not."""
        place, rule = self.places[seat], self.clock_rule
        others = [other for at, other in enumerate(self.places) if at != seat and other.guest]
        if place.guest is None or place.stand_in is not None or rule.pace is Pace.DAYS:
            return None
        if self.stage is Stage.GATHERING:
            ready = [other.ready_at for other in others if other.nonce is not None]
            return max(place.sat_at, min(ready)) + PATIENCE if ready and place.nonce is None else None
        since = self.thinking_since
        if since is None or self.to_act != seat or all(other.stand_in for other in others):
            return None
        until = since + (PATIENCE if rule.pace is Pace.NONE else max(rule.base, CLOCK_PATIENCE))
        deadline = self.deadline()
        return until if deadline is None or until < deadline else None

    def summary_lasts(self, now: int) -> bool:
        """Whether people are still reading the summary of the round."""
        return self.summary_until is not None and not is_due(self.summary_until, now, SUMMARY_TIME)

    @property
    def is_practice(self) -> bool:
        """Whether a game is played here from a decision of another one, not only shown as it ended."""
        return self.resumed is not None and (self.stage is Stage.PLAYING or self.position > self.began)

    @property
    def entries(self) -> int:
        """How many entries there are since this game, or the wait for it, began."""
        return self.version - self.began

    def due(self) -> int | None:
        """When the server has to act at this table by itself: 0 is now, None is never."""
        if self.to_act is None:
            return None
        return 0 if self.places[self.to_act].played_by else self.deadline()

    @property
    def thinking_since(self) -> int | None:
        """When the seat to act could begin to think. Phrases, arrivals and departures do not change it."""
        return self.clock.since if self.clock and self.to_act is not None else None

    def records(self) -> tuple[Record, ...]:
        """Every finished game at this table."""
        return (*self.earlier, self.record()) if self.stage is Stage.OVER and self.game else self.earlier

    def record(self) -> Record:
        """The game so far with all its secrets; after the game, with the proof of the shuffle."""
        assert self.game is not None
        names = tuple(place.name for place in self.places)
        if self.resumed is not None:
            return Record(self.edition, self.ruleset, names, self.resumed, None, self.actions)
        seed = self.fairness.seed
        starter = seeded_starter(seed, self.players)
        shown = self.fairness if self.stage is Stage.OVER else None
        return Record(self.edition, self.ruleset, names, starter, seed, self.actions, shown)


class TableStep(NamedTuple):
    """A table after an entry, and the events of the game, not redacted."""

    table: Table
    events: tuple[Event, ...] = ()


def fold(table: Table | None, entry: Entry, at: int) -> TableStep:
    """The table after an entry of its log that was written at the time `at`."""
    if isinstance(entry, TableOpened):
        assert table is None
        return TableStep(_opened(entry))
    assert table is not None
    table = replace(table, version=table.version + 1)
    table = _on_time(table, at)
    if isinstance(entry, _UNRATES) and not table.daily and table.stage is not Stage.OVER:
        table = replace(
            table, rated=False
        )  # only those play for ratings whom the server seated, as they sat down
    match entry:
        case PersonSat(seat, guest, name, face):
            place = Place(guest=guest, name=name, face=face or usual_face(guest), sat_at=at)
            return TableStep(_with_place(table, seat, place))
        case BotSat(seat, bot, name):
            nonce = bot_nonce(bytes.fromhex(table.secret), seat)
            return _begin_if_ready(_with_place(table, seat, Place(bot=bot, name=name, nonce=nonce)), at)
        case SeatEmptied(seat):
            return TableStep(_with_place(table, seat, _left_empty(table, table.places[seat])))
        case BecameReady(seat, nonce):
            ready = replace(table.places[seat], nonce=nonce, ready_at=at)
            return _begin_if_ready(_with_place(table, seat, ready), at)
        case OptionsChanged():
            return TableStep(_with_options(table, entry))
        case Acted(seat, action, by_bot):
            if table.summary_until is not None and not by_bot:
                table = replace(table, summary_seen=table.summary_seen | {seat})
            return _act(table, seat, parse_action(action), at)
        case BotTookOver(seat, bot, why):
            table = _with_place(table, seat, replace(table.places[seat], stand_in=bot, why=why))
            return TableStep(_end_summary_if_seen(table, at))
        case HandedBack(seat):
            return TableStep(_with_place(table, seat, _handed_back(table.places[seat])))
        case SummarySeen(seat):
            table = replace(table, summary_seen=table.summary_seen | {seat})
            return TableStep(_end_summary_if_seen(table, at))
        case Emoted(seat):
            place = table.places[seat]
            return TableStep(_with_place(table, seat, replace(place, spoke=at, said=place.said + 1)))
        case RematchOpened():
            return TableStep(_gather_again(table, entry, at))
        case GameResumed():
            return _resume(table, entry, at)
        case PersonReplaced(seat, bot, name):
            place = replace(table.places[seat], guest=None, bot=bot, name=name, stand_in=None, why="")
            return TableStep(_end_summary_if_seen(_with_place(table, seat, place), at))
        case TableClosed():
            return TableStep(_closed(table))
        case _:
            assert_never(entry)


_UNRATES = (SeatEmptied, OptionsChanged, PersonReplaced)


def _opened(entry: TableOpened) -> Table:
    return Table(
        version=1,
        edition=edition_named(entry.edition),
        ruleset=replace(with_options(Ruleset(), entry.options), version=entry.rules),
        clock_rule=ClockRule(Pace(entry.pace), entry.base, entry.bank),
        memory_aid=entry.memory_aid,
        hints=entry.hints,
        commitment=entry.commitment,
        secret=entry.secret,
        places=(Place(),) * entry.players,
        daily=entry.daily,
        rated=entry.rated,
    )


def _with_options(table: Table, entry: OptionsChanged) -> Table:
    """The table with other options, and as many seats as they want; people have to get ready again."""
    places = table.places[: entry.players]
    kept = [place if place.bot else replace(place, nonce=None) for place in places]
    return replace(
        table,
        edition=edition_named(entry.edition),
        ruleset=replace(with_options(Ruleset(), entry.options), version=table.ruleset.version),
        clock_rule=ClockRule(Pace(entry.pace), entry.base, entry.bank),
        memory_aid=entry.memory_aid,
        hints=entry.hints,
        places=(*kept, *(Place(),) * (entry.players - len(kept))),
        position=table.version,
    )


def _on_time(table: Table, at: int) -> Table:
    """The table at this time: an expired summary ends, and a start time in the future is moved to now.

    Start times are in the future if the server's clock was put back.
    """
    if table.summary_until is not None and not table.summary_lasts(at):
        table = replace(table, summary_until=None)
    since = table.thinking_since
    if since is None or table.clock is None or since <= at + SUMMARY_TIME:
        return table
    return replace(table, clock=table.clock.started(at))


def _with_place(table: Table, seat: Seat, place: Place) -> Table:
    places = table.places
    return replace(table, places=(*places[:seat], place, *places[seat + 1 :]))


def _left_empty(table: Table, place: Place) -> Place:
    """An empty place; after a game it keeps name, face and nonce, which belong to it."""
    return (
        Place(name=place.name, face=place.face, nonce=place.nonce) if table.stage is Stage.OVER else Place()
    )


def _handed_back(place: Place) -> Place:
    """The place played by its person again. Returns after a lost connection are not counted."""
    returns = place.returns + (place.why != TakeoverReason.AWAY)
    return replace(place, stand_in=None, why="", returns=returns)


def _in_a_new_round(table: Table) -> Table:
    """The table with the limits that count by round reset."""
    return replace(table, places=tuple(replace(place, said=0, returns=0) for place in table.places))


def _begin_if_ready(table: Table, at: int) -> TableStep:
    """Begin the game if all seats are ready and at least one has a person."""
    ready = all(place.nonce is not None for place in table.places)
    return _begin(table, at) if ready and any(place.guest for place in table.places) else TableStep(table)


def _begin(table: Table, at: int) -> TableStep:
    seed = table.fairness.seed
    game, events = new_game(table.ruleset, table.players, starter=seeded_starter(seed, table.players))
    return _let_chance_act(_playing(table, game, (), at), events, at)


def _resume(table: Table, entry: GameResumed, at: int) -> TableStep:
    """The table in the middle of a game, or after it. Its events are all from the beginning."""
    game, events = new_game(table.ruleset, table.players, starter=entry.starter)
    actions = tuple(map(parse_action, entry.actions))
    for action in actions:
        step = apply(game, action)
        game, events = step.game, events + step.events
    table = replace(_playing(table, game, actions, at), resumed=entry.starter)
    return TableStep(replace(table, stage=Stage.OVER) if game.outcome else table, events)


def _playing(table: Table, game: Game, actions: tuple[Action, ...], at: int) -> Table:
    return replace(
        table,
        stage=Stage.PLAYING,
        game=game,
        actions=actions,
        clock=new_clock(table.clock_rule, table.players).started(at),
        summary_until=None,
        games=table.games + 1,
        position=table.version,
        began=table.version,
    )


def _act(table: Table, seat: Seat, action: Action, at: int) -> TableStep:
    assert table.game is not None
    assert table.clock is not None
    step = apply(table.game, action)
    clock = table.clock.pressed(seat, at)
    actions = (*table.actions, action)
    table = replace(table, game=step.game, actions=actions, clock=clock, position=table.version)
    return _let_chance_act(table, step.events, at)


def _let_chance_act(table: Table, events: tuple[Event, ...], at: int) -> TableStep:
    """Let chance act until a seat has to decide."""
    game, clock, actions = table.game, table.clock, list(table.actions)
    assert game is not None
    assert clock is not None
    seed = table.fairness.seed
    while game.chance_acts:
        action = seeded_chance(game, seed)
        actions.append(action)
        step = apply(game, action)
        game, events = step.game, events + step.events
    table = replace(table, game=game, actions=tuple(actions))
    round_ended = any(isinstance(event, RoundEnded) for event in events)
    if round_ended:
        table = _in_a_new_round(table)
    if game.outcome:
        return TableStep(replace(table, stage=Stage.OVER, summary_until=None), events)
    if round_ended:
        until = at + SUMMARY_TIME
        table = replace(table, summary_until=until, summary_seen=frozenset(), clock=clock.started(until))
        return TableStep(_end_summary_if_seen(table, at), events)
    table = replace(table, clock=clock.started(max(at, table.summary_until or 0)))
    return TableStep(_end_summary_if_seen(table, at), events)


def _end_summary_if_seen(table: Table, at: int) -> Table:
    """End the summary as soon as no person is reading it any more."""
    if table.summary_until is None:
        return table
    reading = [s for s, p in enumerate(table.places) if not p.played_by and s not in table.summary_seen]
    if reading or table.clock is None:
        return table
    return replace(table, summary_until=None, clock=table.clock.started(at))


def _closed(table: Table) -> Table:
    """The table without people and without a game; only games that were over are left."""
    return replace(
        table,
        stage=Stage.OVER,
        closed=True,
        places=(Place(),) * table.players,
        game=None,
        actions=(),
        clock=None,
        summary_until=None,
        earlier=table.records(),
    )


def _gather_again(table: Table, entry: RematchOpened, at: int) -> Table:
    """The table waiting for a rematch. Seats where a bot stood in for a person become empty."""

    def again(seat: Seat, place: Place) -> Place:
        if place.bot:
            return replace(place, nonce=bot_nonce(bytes.fromhex(entry.secret), seat))
        stays = place.guest and (place.stand_in is None or seat == entry.seat)
        kept = Place(guest=place.guest, name=place.name, face=place.face, sat_at=at, spoke=place.spoke)
        return kept if stays else Place()

    return replace(
        table,
        stage=Stage.GATHERING,
        places=tuple(again(Seat(seat), place) for seat, place in enumerate(table.places)),
        commitment=entry.commitment,
        secret=entry.secret,
        game=None,
        actions=(),
        clock=None,
        summary_until=None,
        summary_seen=frozenset(),
        earlier=table.records(),
        resumed=None,
        rated=table.rated and bool(table.daily),
        position=table.version,
        began=table.version,
    )
