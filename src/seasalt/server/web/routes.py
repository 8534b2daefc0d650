"""The routes of the HTTP API. Each handler reads a struct, calls the Node and returns a struct.

`ROUTES` is the whole list; Starlette's routes and the OpenAPI document are made from it.
"""

import json

from msgspec.structs import replace
from starlette.responses import Response

from seasalt.server.access.device import device_of
from seasalt.server.access.guest_token import is_bearer, token_of
from seasalt.server.clock import now
from seasalt.server.interfaces.stored_facts import Guest, TableListing
from seasalt.server.monitoring.build import build
from seasalt.server.monitoring.request_id import WAITS_FOR_PEOPLE
from seasalt.server.refusals import RequestRefused
from seasalt.server.tables import daily_friends
from seasalt.server.tables.new_table import TableSpec
from seasalt.server.web.account_routes import ACCOUNT_ROUTES
from seasalt.server.web.endpoint import (
    ApiRequest,
    ApiRoute,
    address_of,
    in_background,
    json_response,
    table_answer,
    while_connected,
)
from seasalt.server.web.guest_cookie import guest_answer, with_cookie
from seasalt.server.web.passkey_routes import PASSKEY_ROUTES
from seasalt.server.web.people_routes import PEOPLE_ROUTES
from seasalt.server.web.public_routes import (
    editions,
    lesson,
    qr_code,
)
from seasalt.server.web.puzzle_routes import puzzle_list, puzzle_position, puzzle_solution, puzzle_trial
from seasalt.server.web.rating_routes import RATING_ROUTES
from seasalt.server.web.replays import (
    fairness_check,
    game_record,
    game_replay,
    game_review,
    second_try,
    win_curve,
)
from seasalt.server.web.score_routes import count_points, count_round
from seasalt.server.web.timed_command import do_command
from seasalt.table.clock import Pace
from seasalt.table.daily import DailyDeal, DealKind, deals_of_week
from seasalt.table.refusal import Refusal
from seasalt.table.table import Stage
from seasalt.wire.daily import (
    DailyBoard,
    DailyDays,
    DailyFriends,
    DailyParted,
    DailyScore,
    DailyState,
    DealSet,
    NewDaily,
)
from seasalt.wire.http import (
    Curve,
    Editions,
    GuestAnswer,
    Health,
    Hint,
    Invites,
    Join,
    Kept,
    NewGuest,
    NewTable,
    NoticeState,
    QuickMatch,
    Replay,
    RoundAnswer,
    RoundQuestion,
    ScoreQuestion,
    TableAnswer,
    TableLine,
    TableList,
    Verdict,
)
from seasalt.wire.messages import Ack, Cmd, Nak
from seasalt.wire.puzzles import PuzzleAnswer, PuzzleList, PuzzleQuestion, PuzzleTrial, PuzzleTurn
from seasalt.wire.review import Review, SecondTry
from seasalt.wire.states import ScoreState

NEEDED = ("store", "tasks", "node")  # without these a node cannot serve
MAX_LISTED = 50  # public tables at once


# --- guests


async def _new_guest(request: ApiRequest) -> Response:
    node, token = request.node, token_of(request.http, request.node.settings)
    if known := await node.guest(token):
        # A guest who asks twice must not lose their seat. Every page asks: a guest who comes back stays one.
        response = json_response(guest_answer(known))
        return response if is_bearer(request.http) else with_cookie(request, response, token or "")
    body: NewGuest = request.body
    device = device_of(request.http.headers.get("user-agent", ""))
    guest, token = await node.new_guest(body.name, address_of(request.http), face=body.face, device=device)
    return with_cookie(request, json_response(guest_answer(guest)), token)


async def _new_bot(request: ApiRequest) -> GuestAnswer:
    guest, token = await request.node.new_guest(request.body.name, address_of(request.http), kind="bot")
    return replace(guest_answer(guest), token=token)


async def _me(request: ApiRequest) -> GuestAnswer:
    return guest_answer(request.me)


async def _change_me(request: ApiRequest) -> GuestAnswer:
    return guest_answer(await request.node.change_guest(request.me, request.body.name, request.body.face))


# --- tables


async def _open_table(request: ApiRequest) -> TableAnswer:
    body: NewTable = request.body
    request.node.check_bots(body.bots)
    room = await request.node.open_table(
        request.me,
        TableSpec(
            body.players,
            body.edition,
            body.options,
            body.pace,
            body.base_seconds,
            body.bank_seconds,
            body.days,
            body.memory_aid,
            body.hints,
            body.public,
        ),
        address_of(request.http),
        alone_with=body.bots if body.sit and not body.public else (),
    )
    if body.sit:
        await request.node.sit(request.me, room, None, f"{request.me.id} open")
    await request.node.add_bots(room, body.bots[: body.players])
    links = await request.node.links(room)
    return replace(table_answer(request, room), seat_invite=links.seat, watch_invite=links.watch)


async def _quick(request: ApiRequest) -> TableAnswer | Response:
    body: QuickMatch = request.body
    bots = [body.bot] * (body.players - 1) if body.bot else []
    request.node.check_bots(bots)
    spec = TableSpec(
        body.players,
        body.edition,
        body.options,
        pace=Pace.NONE if bots else Pace.BANK,  # strangers do not wait for each other forever
        memory_aid=body.memory_aid,
        hints=body.hints,
        public=not bots,
    )
    node, guest, address = request.node, request.me, address_of(request.http)
    if not bots:
        await node.check_table_limits(guest, address)
        request.http.scope[WAITS_FOR_PEOPLE] = True
        room = await while_connected(request.http, node.matchmaker.find(guest, spec, address))
        return room if isinstance(room, Response) else table_answer(request, room)
    room = await node.open_table(guest, spec, address, alone_with=bots)
    await node.sit(guest, room, None, f"{guest.id} open")
    await node.add_bots(room, bots)
    return table_answer(request, room)


async def _table(request: ApiRequest) -> TableAnswer:
    room = await request.watched_room()
    kept = room.id in await request.node.store.kept_by(request.me.id)
    return replace(table_answer(request, room), kept=kept)


async def _keep(request: ApiRequest) -> Kept:
    room = await request.watched_room()
    request.node.check_work_limit(request.me.id)
    if room.table.stage is not Stage.OVER and room.table.games < 2:
        raise RequestRefused(Refusal.NOT_OVER)
    if not await request.node.store.keep(room.id, request.me.id, now()):
        raise RequestRefused("too_many")
    return Kept(True)


async def _keep_no_longer(request: ApiRequest) -> Kept:
    await request.node.store.keep_no_longer(request.table_id, request.me.id)
    return Kept(False)


async def _invites(request: ApiRequest) -> Invites:
    room = await request.watched_room()
    request.node.check_work_limit(request.me.id)  # a room that was unloaded gets new ones
    links = await request.node.links(room)
    is_seated = await request.node.seat_of(request.me, room) is not None
    return Invites(links.seat if is_seated else None, links.watch)


async def _join(request: ApiRequest) -> TableAnswer:
    room = await request.node.room(request.table_id)
    if not await request.node.may_access(request.me, room, "sit", request.body.invite):
        raise RequestRefused("not_allowed")
    await request.node.check_name(request.me)
    command_id = f"{request.me.id} join {room.table.version}"
    answer = await request.node.sit(request.me, room, request.body.seat, command_id)
    if isinstance(answer, Nak):
        raise RequestRefused(answer.code)
    return table_answer(request, room)


async def _command(request: ApiRequest) -> Ack | Nak:
    cmd: Cmd = request.body
    if cmd.table != request.table_id:
        raise RequestRefused(Refusal.NO_SUCH_TABLE)
    return await do_command(request.node, request.me, cmd)


async def _public_tables(request: ApiRequest) -> TableList:
    stage = request.query("stage")
    if stage is not None and stage not in tuple(Stage):
        raise RequestRefused("bad_stage")
    rows: list[TableListing] = []
    for one in [stage] if stage else list(Stage):  # each uses an index, whatever the number of private tables
        rows += await request.node.store.tables(public=True, status=one, limit=MAX_LISTED)
    rows.sort(key=lambda row: (row.created_at, row.id), reverse=True)
    lines = [line for row in rows if "closed" not in (line := _line(row)).summary]
    return TableList(lines[:MAX_LISTED])


async def _my_tables(request: ApiRequest) -> TableList:
    store, me = request.node.store, request.me.id
    kept, games = await store.kept_by(me), await store.games_of(me)
    listed = {game.table_id for game in games}
    tables = [
        _line(row.table, row.seat, row.table.id in kept)
        for row in await store.tables_of(me)
        if row.table.status != Stage.OVER or row.table.id not in listed  # games were not listed before 0010
    ]
    finished = [
        TableLine(
            game.table_id,
            Stage.OVER,
            game.version,
            game.at,
            json.loads(game.summary),
            game.seat,
            game.table_id in kept,
            game.number,
        )
        for game in games
    ]
    return TableList(sorted([*tables, *finished], key=lambda line: -line.updated_at))


async def _hint(request: ApiRequest) -> Hint | Response:
    room = await request.node.room(request.table_id)
    request.node.check_work_limit(request.me.id)
    return await while_connected(request.http, request.node.hint(request.me, room, request.asker))


# --- the deals of the day


async def _daily_state(request: ApiRequest) -> DailyState:
    """A deal, with or without a guest."""
    guest = await _anybody(request)
    return await request.node.daily.state(guest, _daily_deal(request))


async def _daily_days(request: ApiRequest) -> DailyDays:
    """A month of deals, with or without a guest."""
    guest = await _anybody(request)
    kind = _daily_deal(request).kind
    return await request.node.daily.days(guest, request.query("month"), kind)


async def _anybody(request: ApiRequest) -> Guest | None:
    """The guest, if there is one; refuses who has asked for too much."""
    node = request.node
    guest = await node.guest(token_of(request.http, node.settings))
    node.check_work_limit(guest.id if guest else address_of(request.http))
    return guest


def _daily_deal(request: ApiRequest) -> DailyDeal:
    return request.node.daily.deal(request.query("date"), request.query("deal"))


async def _play_daily(request: ApiRequest) -> TableAnswer:
    """The first try, begun or to be continued; after that, another table for fun."""
    node, body = request.node, request.body
    assert isinstance(body, NewDaily)
    room = await node.daily.play(
        request.me,
        node.daily.deal(body.date, body.deal),
        hints=body.hints,
        memory_aid=body.memory_aid,
        check=lambda: node.check_table_limits(request.me, address_of(request.http)),
    )
    if room.table.hints:
        node.bot_pool.get_ready()
    return table_answer(request, room)


async def _daily_master(request: ApiRequest) -> DailyScore | Response:
    """The master's result, after one's own; the first request waits until it is played."""
    request.node.check_work_limit(request.me.id)
    playing = request.node.daily.master(request.me, _daily_deal(request))
    return await while_connected(request.http, playing)


async def _daily_friends(request: ApiRequest) -> DailyFriends:
    """The results of people with whom one has played, after one's own."""
    node, deal = request.node, _daily_deal(request)
    node.check_work_limit(request.me.id)
    await node.daily.finished(request.me, deal)
    found = await daily_friends.friends(node.store.daily, deal, request.me)
    return DailyFriends([daily_friends.shown(key, one) for key, one in found.items()])


async def _daily_board(request: ApiRequest) -> DailyBoard:
    """The week of a date, or a set: deals side by side, with or without a guest."""
    guest, daily, date = await _anybody(request), request.node.daily, request.query("date")
    if request.query("deal") == DealKind.SET:
        deals = daily.set_of(date or "")
    else:
        deal = _daily_deal(request)
        deals = deals_of_week(deal.date, deal.kind)
    return await daily_friends.board(request.node.store, deals, guest, daily.today())


async def _new_set(request: ApiRequest) -> DealSet:
    request.node.check_work_limit(request.me.id)
    return DealSet(request.node.daily.new_set())


async def _daily_parted(request: ApiRequest) -> DailyParted | Response:
    """Where one's own game and that of a friend parted."""
    node, deal, key = request.node, _daily_deal(request), request.query("friend") or ""
    node.check_work_limit(request.me.id)
    mine = await node.daily.finished(request.me, deal)
    friend = await daily_friends.friend(node.store.daily, deal, request.me, key)
    rooms = await node.room(mine.table_id), await node.room(friend.tried.table_id)
    yours, theirs = (room.table.record() for room in rooms)
    parted = await in_background(request, lambda: daily_friends.parting(yours, theirs))
    if isinstance(parted, Response):
        return parted
    answer = DailyParted(
        daily_friends.shown(key, friend), mine.table_id, same=yours.actions == theirs.actions
    )
    if parted is None:
        return answer
    step, at, chosen, other = parted
    return replace(answer, step=step, at=at, yours=str(chosen), theirs=str(other))


# --- the node


async def _notice(request: ApiRequest) -> NoticeState:
    notice = request.node.orders.notice
    return NoticeState(notice.text, notice.until) if notice else NoticeState()


async def _health(request: ApiRequest) -> Health | Response:
    """Alive unless a background task hangs: then only a restart helps."""
    troubles = request.node.supervisor.troubles()
    if "stalled" in troubles.values():
        return json_response(Health("stalled", troubles), 503)
    return Health("ok")


async def _ready(request: ApiRequest) -> Health | Response:
    checks = await request.node.checks()
    if all(checks.get(name, "ok") == "ok" for name in NEEDED):
        return Health("ready", checks, build())
    return json_response(Health("unavailable", checks, build()), 503)


ROUTES = (
    ApiRoute("POST", "/api/guests", "Become a guest, once", _new_guest, NewGuest, GuestAnswer, False),
    ApiRoute("POST", "/api/bots", "Register a bot", _new_bot, NewGuest, GuestAnswer, False),
    ApiRoute("GET", "/api/me", "Who am I", _me, None, GuestAnswer),
    ApiRoute("PATCH", "/api/me", "Change my name and face", _change_me, NewGuest, GuestAnswer),
    ApiRoute("GET", "/api/me/tables", "Tables at which I sit", _my_tables, None, TableList),
    *ACCOUNT_ROUTES,
    *PASSKEY_ROUTES,
    *RATING_ROUTES,
    *PEOPLE_ROUTES,
    ApiRoute("POST", "/api/tables", "Open a table", _open_table, NewTable, TableAnswer),
    ApiRoute("POST", "/api/quick", "Find players, or play with bots", _quick, QuickMatch, TableAnswer),
    ApiRoute(
        "GET", "/api/daily", "The deal of the day", _daily_state, None, DailyState, False, ("date", "deal")
    ),
    ApiRoute("POST", "/api/daily", "Play the deal of the day", _play_daily, NewDaily, TableAnswer),
    ApiRoute(
        "GET", "/api/daily/days", "The days of a month that I played", _daily_days, None, DailyDays, False,
        ("month", "deal"),
    ),
    ApiRoute(
        "GET", "/api/daily/master", "The master's result, after yours", _daily_master, None, DailyScore,
        query=("date", "deal"),
    ),
    ApiRoute(
        "GET", "/api/daily/friends", "Friends' results, after yours", _daily_friends, None, DailyFriends,
        query=("date", "deal"),
    ),
    ApiRoute(
        "GET", "/api/daily/board", "The deals of a week, or of a set", _daily_board, None, DailyBoard, False,
        ("date", "deal"),
    ),
    ApiRoute("POST", "/api/sets", "A set of deals to send", _new_set, None, DealSet),
    ApiRoute(
        "GET", "/api/daily/parted", "Where a friend and I parted", _daily_parted, None, DailyParted,
        query=("date", "deal", "friend"),
    ),
    ApiRoute("GET", "/api/tables", "Public tables", _public_tables, None, TableList, False, ("stage",)),
    ApiRoute("GET", "/api/tables/{table}", "A table", _table, None, TableAnswer, query=("invite",)),
    ApiRoute(
        "GET", "/api/tables/{table}/invites", "Invitations", _invites, None, Invites, query=("invite",)
    ),
    ApiRoute(
        "POST", "/api/tables/{table}/keep", "Keep a finished game", _keep, None, Kept, query=("invite",)
    ),
    ApiRoute("DELETE", "/api/tables/{table}/keep", "Stop keeping a game", _keep_no_longer, None, Kept),
    ApiRoute("POST", "/api/tables/{table}/join", "Take a seat", _join, Join, TableAnswer),
    ApiRoute("POST", "/api/tables/{table}/commands", "Send a command to a table", _command, Cmd, Ack | Nak),
    ApiRoute(
        "GET", "/api/tables/{table}/record", "The record, after the game", game_record,
        query=("game", "invite"),
    ),
    ApiRoute(
        "GET", "/api/tables/{table}/fairness", "Check the shuffle", fairness_check, None, Verdict,
        query=("game", "invite"),
    ),
    ApiRoute(
        "GET", "/api/tables/{table}/replay", "A finished game, step by step", game_replay, None, Replay,
        query=("seat", "game", "invite"),
    ),
    ApiRoute(
        "GET", "/api/tables/{table}/curve", "The chances to win, after the game", win_curve, None, Curve,
        query=("game", "invite"),
    ),
    ApiRoute(
        "GET", "/api/tables/{table}/review", "What every decision was worth, after the game", game_review,
        None, Review, query=("game", "invite"),
    ),
    ApiRoute(
        "POST", "/api/tables/{table}/again", "Go on from a decision of a finished game", second_try,
        SecondTry, TableAnswer, query=("invite",),
    ),
    ApiRoute("POST", "/api/tables/{table}/hint", "What the strongest bot would do", _hint, None, Hint),
    ApiRoute("POST", "/api/score", "Count points", count_points, ScoreQuestion, ScoreState, False),
    ApiRoute(
        "POST", "/api/score/round", "Count a round with real cards", count_round, RoundQuestion, RoundAnswer,
        False,
    ),
    ApiRoute("GET", "/api/editions", "Editions and options", editions, None, Editions, False),
    ApiRoute("GET", "/api/lesson", "A first game, to learn from", lesson, None, Replay, False),
    ApiRoute("GET", "/api/puzzles", "All puzzles", puzzle_list, None, PuzzleList, False),
    ApiRoute("GET", "/api/puzzles/{number}", "A puzzle", puzzle_position, None, PuzzleQuestion, False),
    ApiRoute(
        "GET", "/api/puzzles/{number}/answer", "Its solution", puzzle_solution, None, PuzzleAnswer, False
    ),
    ApiRoute(
        "POST", "/api/puzzles/{number}/trial", "Play it on", puzzle_trial, PuzzleTrial, PuzzleTurn, False
    ),
    ApiRoute(
        "GET", "/api/qr", "A link as a QR code", qr_code, None, None, False,
        query=("text",), media="image/svg+xml",
    ),
    ApiRoute("GET", "/api/notice", "What the operator says", _notice, None, NoticeState, False),
    ApiRoute("GET", "/healthz", "Whether the node runs", _health, None, Health, False),
    ApiRoute("GET", "/readyz", "Whether the node can serve", _ready, None, Health, False),
)  # fmt: skip


def _line(row: TableListing, seat: int | None = None, kept: bool = False) -> TableLine:
    return TableLine(row.id, row.status, row.version, row.updated_at, json.loads(row.summary), seat, kept)
