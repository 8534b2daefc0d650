"""A command of a guest, by socket or by HTTP: done, timed and counted."""

from time import perf_counter

from seasalt.server.house import House
from seasalt.server.messages import Ack, Cmd, Nak
from seasalt.server.metrics import ACK, REFUSALS
from seasalt.server.store import Guest, StoreDown


async def do_command(house: House, guest: Guest, cmd: Cmd) -> Ack | Nak:
    """What the house answers."""
    started, kind = perf_counter(), "failed"
    try:
        answer = await house.do(guest, cmd)
        kind = "ack" if isinstance(answer, Ack) else "nak"
        if isinstance(answer, Nak):
            REFUSALS.labels(answer.code).inc()
        return answer
    except StoreDown:
        kind = "unavailable"
        raise
    finally:
        ACK.labels(kind).observe(perf_counter() - started)
