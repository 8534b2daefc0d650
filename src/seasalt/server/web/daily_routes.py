"""Routes of the deal of the day: its state, a table to play it, the master's result."""

from starlette.responses import Response

from seasalt.server.access.guest_token import token_of
from seasalt.server.web.endpoint import ApiRequest, address_of, table_answer, while_connected
from seasalt.wire.daily import DailyScore, DailyState, NewDaily
from seasalt.wire.http import TableAnswer


async def daily_state(request: ApiRequest) -> DailyState:
    """The deal of a date, or of today, for a guest or for anybody."""
    node = request.node
    guest = await node.guest(token_of(request.http, node.settings))
    node.check_work_limit(guest.id if guest else address_of(request.http))
    return await node.daily.state(guest, request.query("date"))


async def play_daily(request: ApiRequest) -> TableAnswer:
    """The rated try, begun or to be continued; after that, another table for fun."""
    node, body = request.node, request.body
    assert isinstance(body, NewDaily)
    room = await node.daily.play(
        request.me,
        hints=body.hints,
        memory_aid=body.memory_aid,
        check=lambda: node.check_table_limits(request.me, address_of(request.http)),
    )
    if room.table.hints:
        node.bot_pool.get_ready()
    return table_answer(request, room)


async def daily_master(request: ApiRequest) -> DailyScore | Response:
    """The master's result, after one's own; the first who asks waits until it is played."""
    request.node.check_work_limit(request.me.id)
    playing = request.node.daily.master(request.me, request.query("date") or request.node.daily.today())
    return await while_connected(request.http, playing)
