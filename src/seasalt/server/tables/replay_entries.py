"""Tables where a finished game goes on from one of its decisions.

The guest sits on the seat that decided. Bots keep their seats; a skilled one replaces every other person.
What the guest could not know is dealt anew (`coach.replay_from`), and so is everything that follows: no seed
proves such a game, and it counts for nothing.
"""

from dataclasses import replace
from random import Random

from seasalt.bots import Level, name_for
from seasalt.coach.replay_from import replay_from
from seasalt.rules.action import Deal, Lose, Seat
from seasalt.rules.record import Record
from seasalt.server.interfaces.stored_facts import Guest
from seasalt.server.refusals import RequestRefused
from seasalt.server.tables.new_table import untimed_entry
from seasalt.table.entry import BotSat, Entry, GameResumed, PersonSat
from seasalt.table.names import distinct_name
from seasalt.table.table import Table


def replay_entries(table: Table, record: Record, step: int, guest: Guest, secret: bytes) -> tuple[Entry, ...]:
    """The first entries of the log; refuses a step at which no seat decided."""
    if step >= len(record.actions) or isinstance(record.actions[step], Deal | Lose):
        raise RequestRefused("no_such_step")
    seat, actions = replay_from(record, step, Random(secret))
    seating: dict[int, Entry] = {}
    names: list[str] = []
    bots = {place.name: place.bot for place in table.places if place.bot}
    for other, name in enumerate(record.names):
        if other != seat:
            bot = bots.get(name, str(Level.SKILLED))
            names.append(name if name in bots else name_for(bot, names))
            seating[other] = BotSat(Seat(other), bot, names[-1])
    seating[seat] = PersonSat(seat, guest.id, distinct_name(guest.name, names), guest.face)
    untimed = untimed_entry(record.edition, record.ruleset, len(record.names), secret)
    opened = replace(untimed, memory_aid=table.memory_aid, hints=table.hints)
    sat = [seating[other] for other in range(len(record.names))]
    return opened, *sat, GameResumed(record.starter, list(map(str, actions)))
