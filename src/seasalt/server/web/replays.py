"""Finished games: replays, decision by decision, and the other routes of games that are over.

A replay is as one seat saw it, or with open hands. A running game is refused.
"""

import secrets

from starlette.responses import PlainTextResponse, Response

from seasalt.rules.action import Seat
from seasalt.rules.errors import RecordError
from seasalt.rules.fairness import SECRET_BYTES
from seasalt.rules.record import Record, decisions, format_record, parse_record
from seasalt.server.jobs.review_jobs import inherited
from seasalt.server.refusals import RequestRefused
from seasalt.server.tables.new_table import new_table_id
from seasalt.server.tables.replay_entries import replay_entries
from seasalt.server.tables.room import Room
from seasalt.server.web.endpoint import (
    NO_STORE,
    ApiRequest,
    address_of,
    compressed_response,
    gzip_response,
    in_background,
    table_answer,
    while_connected,
)
from seasalt.table.daily import PERSON
from seasalt.table.entry import Entry, GameResumed
from seasalt.table.refusal import Refusal
from seasalt.table.table import Stage, Table
from seasalt.wire.http import Curve, Replay, TableAnswer, Verdict
from seasalt.wire.replay_builder import replay_steps
from seasalt.wire.review import SecondTry
from seasalt.wire.state_builder import outcome_state, record_info, result_state
from seasalt.wire.states import TableInfo


def replay_state(
    record: Record, viewer: Seat | None, *, table: str, info: TableInfo, game: int = 1, games: int = 1
) -> Replay:
    """The whole game for a seat; for `None` with open hands. Only for games that are over."""
    *_, (*_, last) = decisions(record)
    assert last.outcome is not None
    return Replay(
        table=table,
        info=info,
        names=list(record.names),
        game=game,
        games=games,
        seat=viewer,
        results=[result_state(result) for result in last.results],
        outcome=outcome_state(last.outcome),
        steps=replay_steps(record, viewer),
    )


# --- routes


async def game_record(request: ApiRequest) -> Response:
    """The record of a game as text."""
    _, _, record = await _finished_game(request)
    result = await in_background(request, lambda: format_record(record))
    return PlainTextResponse(result, headers=NO_STORE) if isinstance(result, str) else result


async def fairness_check(request: ApiRequest) -> Verdict | Response:
    """Whether the shuffle was as it was committed to."""
    _, _, record = await _finished_game(request)
    fair = record.fairness
    if fair is None:  # the game began elsewhere
        raise RequestRefused("no_proof")
    holds = await in_background(request, lambda: _holds(record))
    if isinstance(holds, Response):
        return holds
    return Verdict(holds, fair.commitment, fair.secret, list(fair.nonces), fair.seed.hex())


async def game_replay(request: ApiRequest) -> Response:
    """A game step by step, as a seat saw it or with open hands."""
    room, number, record = await _finished_game(request)
    seat = request.number("seat", Refusal.NO_SUCH_SEAT)
    if seat is not None and seat >= len(record.names):
        raise RequestRefused(Refusal.NO_SUCH_SEAT)
    viewer = None if seat is None else Seat(seat)
    games, is_shown = len(room.table.records()), room.table.stage is Stage.OVER
    # Since an earlier game the table may have got other options.
    info = room.info if is_shown and number == games else record_info(record)
    return await compressed_response(
        request,
        lambda: replay_state(record, viewer, table=room.id, info=info, game=number, games=games),
    )


async def win_curve(request: ApiRequest) -> Curve | Response:
    """The chances to win, turn by turn."""
    room, _, record = await _finished_game(request)
    return await while_connected(request.http, request.node.curves.of(request.asker, record, room.id))


async def game_review(request: ApiRequest) -> Response:
    """What is known of the decisions of a game by now."""
    room, number, record = await _finished_game(request)
    seat = room.table.seat_of(request.me.id)
    reviews = request.node.reviews
    answer = await reviews.of(request.asker, record, room.id, number, seat)
    if room.table.daily and (accuracy := reviews.accuracy(room.id, number, PERSON)) is not None:
        await request.node.daily.keep_accuracy(room, accuracy)
    return gzip_response(request, answer)


async def second_try(request: ApiRequest) -> TableAnswer | Response:
    """A table on which a game goes on from one of its decisions."""
    body: SecondTry = request.body
    room = await request.watched_room()
    request.node.check_work_limit(request.me.id)
    number, record = _finished(room.table, body.game)
    await request.node.check_table_limits(request.me, address_of(request.http))
    secret, reviews = secrets.token_bytes(SECRET_BYTES), request.node.reviews
    known = await reviews.packed(room.id, number)

    def forked() -> tuple[tuple[Entry, ...], bytes]:
        entries = replay_entries(room.table, record, body.step, request.me, secret)
        resumed = entries[-1]
        assert isinstance(resumed, GameResumed)
        return entries, inherited(known, record, resumed.actions, body.step)

    result = await in_background(request, forked)
    if isinstance(result, Response):
        return result
    entries, found = result
    opened = await request.node.rooms.open(new_table_id(), *entries)
    await reviews.inherit(opened.id, found)
    return table_answer(request, opened)


async def _finished_game(request: ApiRequest) -> tuple[Room, int, Record]:
    """The room, and the number and record of the game in the query, by default the last."""
    room = await request.watched_room()
    request.node.check_work_limit(request.me.id)
    return room, *_finished(room.table, request.number("game", "no_such_game"))


def _finished(table: Table, game: int | None) -> tuple[int, Record]:
    """The number, from 1, and record of a finished game, by default the last. A running game is refused."""
    records = table.records()
    number = len(records) if game is None else game
    if 1 <= number <= len(records):
        return number, records[number - 1]
    raise RequestRefused(Refusal.NOT_OVER if game in (None, table.games) else "no_such_game")


def _holds(record: Record) -> bool:
    """Whether parsing the record again verifies every action, every card and the commitment."""
    try:
        return parse_record(format_record(record)) == record
    except RecordError:
        return False
