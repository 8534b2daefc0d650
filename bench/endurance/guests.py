"""The guests of a soak test: they play at a person's pace, reconnect, and remember what was acknowledged."""

import asyncio
import secrets
from array import array
from typing import TYPE_CHECKING

from seasalt.measurement.crowd import Player, State

if TYPE_CHECKING:
    from bench.endurance.soak_crowd import SoakCrowd, SoakTable

PERSON = (1.5, 6.0)  # seconds between a state and a move
HASTY = (0.1, 0.5)
ASIDE = (0.3, 3.0)  # the same for readiness, for summaries, and for taking the seat back
HINT_ODDS = 0.1


class SoakGuest(Player):
    """One guest with one socket at one table."""

    again = (0.2, 2.0)

    def __init__(
        self,
        crowd: "SoakCrowd",
        soak_table: "SoakTable",
        guest: str,
        token: str,
        node: int,
        *,
        by_relay: bool,
    ) -> None:
        super().__init__(crowd, guest, token, soak_table.table, node)
        self.id = guest
        self.token = token
        self.acked = array("i")  # by number of the command: its version, or 0 without an answer
        self.is_away = False
        self._soak = crowd
        self._soak_table = soak_table
        self._by_relay = by_relay

    @property
    def stage(self) -> str:
        """The stage of the table in the last state that arrived."""
        return self._state.stage if self._state is not None else "gathering"

    # --- playing

    def _consider(self, state: State) -> None:
        if self._answered >= state.version or state.you is None:
            return
        rng, here = self._soak.rng, state.places[state.you]
        if state.stage == "over":
            self._soak_table.over(state.version)
        elif state.stage == "gathering":
            if not here.ready:
                self._do_later(state, {"type": "ready", "nonce": secrets.token_hex(16)}, rng.uniform(*ASIDE))
        elif here.stand_in is not None:
            self._do_later(state, {"type": "return"}, rng.uniform(*ASIDE))
        elif state.summary_until is not None and state.you not in state.summary_seen:
            self._do_later(state, {"type": "seen"}, rng.uniform(*ASIDE))
        elif state.legal and state.to_act == state.you:
            if self._soak_table.hints and rng.random() < HINT_ODDS:
                self._soak.in_background(self._soak.ask_for_hint(self))
            act = {"type": "act", "action": rng.choice(state.legal)}
            self._do_later(state, act, rng.uniform(*self._soak_table.pace), is_move=True)

    def _do_later(self, state: State, do: dict[str, str], seconds: float, *, is_move: bool = False) -> None:
        asyncio.get_running_loop().call_later(seconds, self._do, state.version, do, is_move)

    def _do(self, version: int, do: dict[str, str], is_move: bool) -> None:
        """Send a command, unless the table has moved on or the connection is down."""
        if version == self.version and self._answered < version and self.is_watching and not self.waiting:
            self._send(do, is_move=is_move)

    def rematch(self) -> None:
        """Ask for another game."""
        self._do(self.version, {"type": "rematch"}, False)

    def _keep(self, id: str, version: int) -> None:
        number = int(id)
        self.acked.extend([0] * (number + 1 - len(self.acked)))
        self.acked[number] = version

    # --- connections

    def _address(self) -> str:
        node = self._node % len(self._soak.nodes)
        return (self._soak.relays if self._by_relay else self._soak.nodes)[node].address

    async def connect(self) -> None:
        if not self.is_away:
            await super().connect()

    def reload(self) -> None:
        """Close the tab and open it again."""
        if self._socket is not None:
            self._socket.close_politely()

    def reset(self) -> None:
        """Reset the connection."""
        if self._socket is not None:
            self._socket.reset()

    def pause_reading(self, seconds: float) -> None:
        """Read nothing for a while."""
        if (client := self._socket) is not None and client.is_open:
            client.set_reading(False)
            asyncio.get_running_loop().call_later(seconds, client.set_reading, True)

    def vanish(self, seconds: float) -> bool:
        """Go out of range, and come back over a new connection; False if not connected through a relay."""
        client = self._socket
        if not self._by_relay or client is None or not client.is_open or self.is_away:
            return False
        for relay in self._soak.relays:
            if connection := relay.connections.get(client.local_port):
                connection.swallow()
        client.close()
        self.is_away = True
        asyncio.get_running_loop().call_later(seconds, self._be_back)
        return True

    def _be_back(self) -> None:
        self.is_away = False
        self._soak.later(0, self)
