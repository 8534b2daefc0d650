"""Tables in a position that a test wants: found by random play, and written as a log."""

import asyncio
import hashlib
import secrets
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from random import Random

from playwright.sync_api import BrowserContext

from seasalt.rules.action import Action, CallLastChance, CallStop, EndTurn, Seat
from seasalt.rules.legal import legal_actions
from seasalt.server.interfaces.stored_facts import Appended, EndedGame
from seasalt.server.storage.store import Store
from seasalt.server.tables.game_results import game_results
from seasalt.server.tables.new_table import TableSpec, opening_entry
from seasalt.server.tables.rooms import summary
from seasalt.table.entry import Acted, BecameReady, BotSat, Entry, PersonSat, format_entry
from seasalt.table.table import Stage, Table, fold

NAMES = ("Mia", "Ada", "Bo", "Cleo")
BOTS = ("casual", "rusher", "gambler")  # none of them thinks long
TURN_MS = 30_000
LONGEST = 900
TRIES = 4000

Want = Callable[[Table], bool]


@dataclass(frozen=True)
class Prepared:
    """A table in the store of a node, and the cookie of the person on its first seat."""

    id: str
    token: str
    table: Table

    def sign_in(self, context: BrowserContext, address: str) -> None:
        """Make the browser that person's."""
        context.add_cookies([{"name": "seasalt", "value": self.token, "url": address}])
        for page in context.pages:  # that it was another before is no news to it
            if page.url.startswith(address):
                page.evaluate("() => localStorage.removeItem('seasalt.known')")


def prepare(
    database: str,
    want: Want,
    *,
    players: int = 2,
    extra_salt: bool = False,
    quiet: bool = False,
    target: int | None = None,
    memory_aid: bool = False,
    hints: bool = False,
    person: str | None = None,
) -> Prepared:
    """The first table found at which it is the person's turn and `want` holds; `quiet` players never call.

    The same arguments find the same position; the table and its person, unless it is that of a guest whom the
    server knows, are new every time, so that tests that share a server never meet.
    """
    token = "" if person else secrets.token_hex(32)
    guest = person or secrets.token_hex(12)
    options = {"extra_salt": str(extra_salt).lower()}
    if target is not None:
        options["target_score"] = str(target)
    spec = TableSpec(players=players, options=options, memory_aid=memory_aid, hints=hints)
    for attempt in range(TRIES):
        rng = Random(f"{players}:{options}:{quiet}:{attempt}")
        log: list[Entry] = []
        for table in _play(log, spec, rng, guest, quiet=quiet):
            if want(table):
                return Prepared(_write(database, log, table, _now(), guest, token), token, table)
    raise AssertionError("no such position was found")


def _play(log: list[Entry], spec: TableSpec, rng: Random, guest: str, *, quiet: bool) -> Iterator[Table]:
    """A random game; yields whenever the person is to decide, and when it is over."""
    secret = rng.randbytes(32)
    log.append(opening_entry(spec, secret))
    log.append(PersonSat(Seat(0), guest, NAMES[0]))
    log += [BotSat(Seat(seat), BOTS[seat - 1], NAMES[seat]) for seat in range(1, spec.players)]
    log.append(BecameReady(Seat(0), f"{rng.getrandbits(64):016x}"))
    at = _now() - LONGEST * TURN_MS
    table = _fold(log, at)
    while len(log) < LONGEST:
        if table.stage is Stage.OVER:
            yield table
            return
        assert table.game is not None
        assert table.to_act is not None
        if table.to_act == 0:
            yield table
        action = _choose(legal_actions(table.game), rng, quiet=quiet)
        log.append(Acted(table.to_act, str(action), by_bot=table.to_act != 0))
        at += TURN_MS
        table = fold(table, log[-1], at).table


def _choose(options: tuple[Action, ...], rng: Random, *, quiet: bool) -> Action:
    calm = (
        [option for option in options if not isinstance(option, CallStop | CallLastChance)] if quiet else []
    )
    if quiet and rng.random() < 0.7:  # and hold on to their cards
        calm = [option for option in calm if isinstance(option, EndTurn)] or calm
    return rng.choice(calm or options)


def _fold(log: list[Entry], at: int) -> Table:
    table: Table | None = None
    for entry in log:
        table = fold(table, entry, at).table
    assert table is not None
    return table


def _write(database: str, log: list[Entry], table: Table, at: int, guest: str = "", token: str = "") -> str:
    """Store a table, and with a token its guest, too; the id of the table."""
    table_id = f"t{secrets.token_hex(8)}"

    async def write() -> None:
        seats = tuple(place.guest for place in table.places)
        bodies = [format_entry(entry) for entry in log]
        store = await Store.open(database)
        try:
            if token:
                hashed = hashlib.sha256(token.encode()).hexdigest()
                await store.add_guest(guest, hashed, NAMES[0], "person", _now())
            told = summary(table)
            is_over = table.stage is Stage.OVER
            ended = EndedGame(table.games, seats, told, game_results(table)) if is_over else None
            answer = await store.create(
                table_id,
                bodies,
                told,
                False,
                at,
                status=table.stage,
                seats=seats,
                ended=ended,
            )
            assert isinstance(answer, Appended)
        finally:
            await store.close()

    with ThreadPoolExecutor(1) as own:  # Playwright has a loop running in this thread
        own.submit(asyncio.run, write()).result()
    return table_id


def _now() -> int:
    return time.time_ns() // 1_000_000


def among_people(
    database: str,
    guests: dict[str, str],
    *,
    waited: int,
    ready: int | None = None,
    first: int | None = None,
    before_call: int | None = None,
    target: int | None = None,
) -> str:
    """A table of these guests, by id and name, as it was left so many milliseconds ago.

    All of them are ready, and so the game has begun, or only the first ones. `first` has the first turn, if
    that matters. They have decided nothing, or at random, until so many decisions before a call is possible.
    """
    options = {} if target is None else {"target_score": str(target)}
    spec = TableSpec(players=len(guests), options=options)
    at, rng, table = _now() - waited, Random(str(spec)), None
    while table is None or (first is not None and table.to_act not in (None, first)):
        log: list[Entry] = [opening_entry(spec, secrets.token_bytes(32))]
        log += [PersonSat(Seat(seat), guest, name) for seat, (guest, name) in enumerate(guests.items())]
        log += [BecameReady(Seat(seat), "00") for seat in range(len(guests) if ready is None else ready)]
        table = _fold(log, at)
    if before_call is not None:
        begun = len(log)
        _decide_until_a_call(table, log, at, rng)
        del log[max(begun, len(log) - before_call) :]
        table = _fold(log, at)
    return _write(database, log, table, at)


def _decide_until_a_call(table: Table, log: list[Entry], at: int, rng: Random) -> None:
    """Decide at random, and log it, until a call is possible or the round is over."""
    while table.game is not None and table.to_act is not None and not table.game.results:
        options = legal_actions(table.game)
        if any(isinstance(option, CallStop) for option in options):
            return
        log.append(Acted(table.to_act, str(_choose(options, rng, quiet=True))))
        table = fold(table, log[-1], at).table
