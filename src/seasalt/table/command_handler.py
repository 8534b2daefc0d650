"""Turns commands into log entries, or refuses them. Nothing here changes a table."""

from dataclasses import asdict
from typing import assert_never

from seasalt.rules.action import Deal, Lose, Seat
from seasalt.rules.errors import IllegalAction, NotationError, Reason
from seasalt.rules.fairness import commitment, is_nonce
from seasalt.rules.notation import parse_action
from seasalt.rules.play import apply
from seasalt.rules.record import is_name
from seasalt.table.command import (
    Act,
    BotAct,
    BotEmote,
    ChangeOptions,
    Close,
    Command,
    Emote,
    EmptySeat,
    GoOnWithout,
    Kick,
    Ready,
    Rematch,
    Return,
    SeeSummary,
    Sit,
    SitBot,
    TakeOver,
    TakeoverReason,
)
from seasalt.table.entry import (
    Acted,
    BecameReady,
    BotSat,
    BotTookOver,
    Emoted,
    Entry,
    HandedBack,
    OptionsChanged,
    PersonReplaced,
    PersonSat,
    RematchOpened,
    SeatEmptied,
    SummarySeen,
    TableClosed,
)
from seasalt.table.faces import FACES
from seasalt.table.limits import (
    BOT_PHRASES_A_ROUND,
    CLOCK_PATIENCE,
    EMOTE_PAUSE,
    GAME_ENTRIES,
    GATHERING_ENTRIES,
    MAX_GAMES,
    PHRASES_A_ROUND,
    RETURNS_A_ROUND,
    SUMMARY_TIME,
    is_due,
)
from seasalt.table.names import distinct_name, tidy_name
from seasalt.table.place import Place
from seasalt.table.refusal import Refusal
from seasalt.table.table import Stage, Table

PHRASES = ("hello", "good-luck", "well-played", "thanks", "wow", "oops", "hurry", "good-game")
"""The phrases that people and bots may say at a table, by key; the client has their texts."""


class Refused(Exception):
    """The table refuses a command; `reason` is a `Reason` of the rules where the game refuses it."""

    def __init__(self, reason: Refusal | Reason) -> None:
        super().__init__(reason)
        self.reason = reason


def decide(table: Table, seat: Seat | None, command: Command, now: int) -> Entry:
    """The entry that a command from a seat adds. Seat `None` is the server, which also seats new people."""
    _require(not table.closed, Refusal.CLOSED)
    match command:
        case Sit():
            return _sit(table, command)
        case SitBot(at, bot, name):
            _require(table.stage is Stage.GATHERING, Refusal.NOT_GATHERING)
            _require(_place(table, at).is_empty, Refusal.SEAT_TAKEN)
            _require(is_name(name), Refusal.BAD_NAME)
            return BotSat(at, bot, name)
        case EmptySeat(at):
            _require(table.stage is not Stage.PLAYING, Refusal.NOT_GATHERING)
            place = _place(table, at)
            _require(not place.is_empty, Refusal.SEAT_EMPTY)
            _require(place.bot or seat in (at, None), Refusal.NOT_YOUR_SEAT)
            if place.bot:
                _check_changes(table)
            return SeatEmptied(at)
        case Ready(nonce):
            _require(table.stage is Stage.GATHERING, Refusal.NOT_GATHERING)
            at = _own(table, seat)
            _require(is_nonce(nonce), Refusal.BAD_NONCE)
            _require(table.places[at].nonce is None, Refusal.ALREADY_READY)
            return BecameReady(at, nonce)
        case ChangeOptions():
            return _change_options(table, _own(table, seat), command)
        case Act(action):
            at = _own(table, seat)
            _require(table.stage is Stage.PLAYING, Refusal.NOT_PLAYING)
            _require(table.places[at].stand_in is None, Refusal.BOT_PLAYS)
            _require(table.entries < GAME_ENTRIES, Refusal.TOO_LONG)
            return _act(table, at, action, by_bot=False)
        case BotAct(at, action):
            _require(table.stage is Stage.PLAYING, Refusal.NOT_PLAYING)
            _require(_place(table, at).played_by, Refusal.NOT_TAKEN_OVER)
            _require(seat is None, Refusal.NOT_YOUR_SEAT)
            _require(not table.summary_lasts(now), Refusal.TOO_EARLY)
            return _act(table, at, action, by_bot=True)
        case TakeOver():
            return _take_over(table, seat, command, now)
        case GoOnWithout(at, bot):
            _check_wait(table, _own(table, seat), at, now)
            is_playing = table.stage is Stage.PLAYING
            return BotTookOver(at, bot, TakeoverReason.SLOW) if is_playing else SeatEmptied(at)
        case Return(why):
            return _return(table, _own(table, seat), why, now)
        case SeeSummary():
            at = _own(table, seat)
            _require(table.summary_lasts(now), Refusal.NO_SUMMARY)
            _require(at not in table.summary_seen, Refusal.NO_SUMMARY)
            return SummarySeen(at)
        case Emote(phrase):
            at = _own(table, seat)
            _require(phrase in PHRASES, Refusal.UNKNOWN_PHRASE)
            place = table.places[at]
            may_speak = place.spoke is None or is_due(place.spoke + EMOTE_PAUSE, now, EMOTE_PAUSE)
            _require(may_speak and place.said < PHRASES_A_ROUND, Refusal.TOO_OFTEN)
            if table.stage is Stage.GATHERING:
                _check_changes(table)
            return Emoted(at, phrase)
        case BotEmote(at, phrase):
            place = _place(table, at)
            _require(seat is None and place.bot, Refusal.NOT_YOUR_SEAT)
            _require(phrase in PHRASES, Refusal.UNKNOWN_PHRASE)
            _require(table.stage is Stage.PLAYING, Refusal.NOT_PLAYING)
            _require(place.said < BOT_PHRASES_A_ROUND, Refusal.TOO_OFTEN)
            return Emoted(at, phrase)
        case Rematch(secret):
            at = _own(table, seat)
            _require(table.stage is Stage.OVER, Refusal.NOT_OVER)
            _require(table.games < (1 if table.daily else MAX_GAMES), Refusal.TOO_MANY_GAMES)
            return RematchOpened(at, commitment(secret), secret.hex())
        case Kick(guest, bot, name):
            _require(seat is None, Refusal.NOT_YOUR_SEAT)
            at = _own(table, table.seat_of(guest))
            return PersonReplaced(at, bot, name) if table.stage is Stage.PLAYING else SeatEmptied(at)
        case Close():
            _require(seat is None, Refusal.NOT_YOUR_SEAT)
            return TableClosed()
        case _:
            assert_never(command)


def is_stale(table: Table, seat: Seat | None, command: Command, expect: int) -> bool:
    """Whether a command is out of date, given that its sender saw version `expect`.

    A move depends on the position, and a nonce on the commitment and the options; phrases, arrivals and
    departures change none of them. Other commands of a seat are valid at any later version. The server's
    depend on everything.
    """
    match command:
        case Act() | BotAct() | Ready():
            since = table.position
        case _:
            since = table.version if seat is None else 0
    return not since <= expect <= table.version


def check_hint(table: Table, seat: Seat | None) -> None:
    """Raise `Refused` unless the person on this seat may have a hint. Hints are not logged."""
    at = _own(table, seat)
    _require(table.hints, Refusal.NO_HINTS)
    _require(table.stage is Stage.PLAYING, Refusal.NOT_PLAYING)
    _require(table.places[at].stand_in is None, Refusal.BOT_PLAYS)
    _require(table.to_act == at, Refusal.NOT_YOUR_TURN)


def _require(fact: object, reason: Refusal | Reason) -> None:
    if not fact:
        raise Refused(reason)


def _own(table: Table, seat: Seat | None) -> Seat:
    if seat is None or table.places[seat].guest is None:
        raise Refused(Refusal.NOT_SEATED)
    return seat


def _place(table: Table, seat: Seat) -> Place:
    _require(0 <= seat < table.players, Refusal.NO_SUCH_SEAT)
    return table.places[seat]


def _sit(table: Table, command: Sit) -> Entry:
    guest, name, wanted = command.guest, command.name, command.seat
    _require(table.stage is Stage.GATHERING, Refusal.NOT_GATHERING)
    _check_changes(table)
    _require(table.seat_of(guest) is None, Refusal.ALREADY_SEATED)
    tidy = tidy_name(name)
    if tidy is None or not is_name(name):
        raise Refused(Refusal.BAD_NAME)
    _require(command.face in ("", *FACES), Refusal.BAD_FACE)
    free = [Seat(seat) for seat, place in enumerate(table.places) if place.is_empty]
    if wanted is None:
        _require(free, Refusal.SEAT_TAKEN)
        wanted = free[0]
    _require(_place(table, wanted).is_empty, Refusal.SEAT_TAKEN)
    others = [place.name for place in table.places if not place.is_empty]
    return PersonSat(wanted, guest, distinct_name(tidy, others), command.face)


def _change_options(table: Table, at: Seat, command: ChangeOptions) -> Entry:
    _require(table.stage is Stage.GATHERING, Refusal.NOT_GATHERING)
    _require(at == table.host, Refusal.NOT_HOST)
    _require(not table.daily, Refusal.FIXED_OPTIONS)
    _require(all(place.is_empty for place in table.places[command.players :]), Refusal.SEATS_NEEDED)
    _check_changes(table)
    return OptionsChanged(at, **asdict(command))


def _check_changes(table: Table) -> None:
    """Refuse changes beyond the limit. Getting ready, getting up and adding bots need none: they end."""
    _require(table.entries < GATHERING_ENTRIES, Refusal.TOO_MANY_CHANGES)


def _check_wait(table: Table, seat: Seat, waited_for: Seat, now: int) -> None:
    """Refuse unless the person on `seat` has waited long enough for `waited_for`."""
    _place(table, waited_for)
    own = table.places[seat]
    _require(own.stand_in is None, Refusal.BOT_PLAYS)
    go_on_at = table.go_on_at(waited_for)
    if go_on_at is None or seat == waited_for or own.nonce is None:
        raise Refused(Refusal.NOBODY_WAITS)
    longest = max(table.clock_rule.base, CLOCK_PATIENCE) + SUMMARY_TIME
    _require(is_due(go_on_at, now, longest), Refusal.TOO_EARLY)


def _return(table: Table, at: Seat, why: str | None, now: int) -> Entry:
    place = table.places[at]
    _require(place.stand_in is not None, Refusal.NOT_TAKEN_OVER)
    _require(why in (None, place.why), Refusal.NOT_TAKEN_OVER)
    was_slow = place.why == TakeoverReason.SLOW and table.to_act == at
    is_late = was_slow or table.is_out_of_time(at, now)
    _require(not is_late, Refusal.TIME_IS_UP)  # the bot makes this one decision
    if place.why != TakeoverReason.AWAY and table.stage is Stage.PLAYING:
        _require(table.entries < GAME_ENTRIES, Refusal.TOO_LONG)
        _require(place.returns < RETURNS_A_ROUND, Refusal.RETURN_LATER)
    return HandedBack(at)


def _act(table: Table, seat: Seat, text: str, *, by_bot: bool) -> Entry:
    _require(table.to_act == seat, Refusal.NOT_YOUR_TURN)
    assert table.game is not None
    try:
        action = parse_action(text)
        _require(not isinstance(action, Deal | Lose), Refusal.BAD_ACTION)  # only chance does these
        apply(table.game, action)
    except NotationError:
        raise Refused(Refusal.BAD_ACTION) from None
    except IllegalAction as refusal:
        raise Refused(refusal.reason) from None
    return Acted(seat, text, by_bot)


def _take_over(table: Table, seat: Seat | None, command: TakeOver, now: int) -> Entry:
    _require(table.stage is Stage.PLAYING, Refusal.NOT_PLAYING)
    at, why = command.seat, TakeoverReason(command.why)
    _require(not _place(table, at).played_by, Refusal.BOT_PLAYS)
    _require(seat == (at if why is TakeoverReason.LEFT else None), Refusal.NOT_YOUR_SEAT)
    match why:
        case TakeoverReason.LEFT:
            pass
        case TakeoverReason.AWAY:
            _require(table.others_wait_for(at), Refusal.NOBODY_WAITS)
        case TakeoverReason.CLOCK:
            _require(table.is_out_of_time(at, now), Refusal.TOO_EARLY)
        case TakeoverReason.SLOW:
            raise Refused(Refusal.NOBODY_WAITS)  # the waiting players send `GoOnWithout` for this
        case _:
            assert_never(why)
    return BotTookOver(at, command.bot, why)
