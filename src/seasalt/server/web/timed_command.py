"""Executes a guest's command, by socket or by HTTP, and measures it."""

from time import perf_counter

from seasalt.server.interfaces.database_faults import StoreDown
from seasalt.server.interfaces.stored_facts import Guest
from seasalt.server.monitoring.metrics import ACK, REFUSALS
from seasalt.server.tables.node import Node
from seasalt.wire.messages import Ack, Cmd, Nak


async def do_command(node: Node, guest: Guest, cmd: Cmd) -> Ack | Nak:
    """Execute a command; the node's answer."""
    started, kind = perf_counter(), "failed"
    try:
        answer = await node.do(guest, cmd)
        kind = "ack" if isinstance(answer, Ack) else "nak"
        if isinstance(answer, Nak):
            REFUSALS.labels(answer.code).inc()
        return answer
    except StoreDown:
        kind = "unavailable"
        raise
    finally:
        ACK.labels(kind).observe(perf_counter() - started)
