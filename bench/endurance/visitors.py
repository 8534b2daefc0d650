"""Somebody at a table in a long run: plays at a person's pace, comes back, remembers what was promised."""

import asyncio
import secrets
from array import array
from typing import TYPE_CHECKING

from seasalt.measurement.crowd import Player, State

if TYPE_CHECKING:
    from bench.endurance.town import Sitting, Town

PERSON = (1.5, 6.0)  # seconds to think about a move
HASTY = (0.1, 0.5)
ASIDE = (0.3, 3.0)  # to be ready, to read a summary, to take the seat back
HINT_ODDS = 0.1


class Visitor(Player):
    """One guest with one socket, at one table after another game by game."""

    again = (0.2, 2.0)

    def __init__(
        self, town: "Town", sitting: "Sitting", guest: str, token: str, node: int, *, by_relay: bool
    ) -> None:
        super().__init__(town, guest, token, sitting.table, node)
        self.guest = guest
        self.token = token
        self.promised = array("i")  # by the number of a command: the version, 0 while it has no answer
        self.is_away = False
        self._town = town
        self._sitting = sitting
        self._by_relay = by_relay

    @property
    def stage(self) -> str:
        """How far the table is, as far as this guest has heard."""
        return self._state.stage if self._state is not None else "gathering"

    # --- playing

    def _consider(self, state: State) -> None:
        if self._answered >= state.version or state.you is None:
            return
        rng, here = self._town.rng, state.places[state.you]
        if state.stage == "over":
            self._sitting.over(state.version)
        elif state.stage == "gathering":
            if not here.ready:
                self._do_later(state, {"type": "ready", "nonce": secrets.token_hex(16)}, rng.uniform(*ASIDE))
        elif here.stand_in is not None:
            self._do_later(state, {"type": "return"}, rng.uniform(*ASIDE))
        elif state.summary_until is not None and state.you not in state.summary_seen:
            self._do_later(state, {"type": "seen"}, rng.uniform(*ASIDE))
        elif state.legal and state.to_act == state.you:
            if self._sitting.hints and rng.random() < HINT_ODDS:
                self._town.in_background(self._town.ask_for_hint(self))
            act = {"type": "act", "action": rng.choice(state.legal)}
            self._do_later(state, act, rng.uniform(*self._sitting.pace), is_move=True)

    def _do_later(self, state: State, do: dict[str, str], seconds: float, *, is_move: bool = False) -> None:
        asyncio.get_running_loop().call_later(seconds, self._do, state.version, do, is_move)

    def _do(self, version: int, do: dict[str, str], is_move: bool) -> None:
        """What was thought of, if the table has not moved on; if the line has, the next state asks again."""
        if version == self.version and self._answered < version and self.is_watching and not self.waiting:
            self._send(do, is_move=is_move)

    def rematch(self) -> None:
        """Ask for another game."""
        self._do(self.version, {"type": "rematch"}, False)

    def _keep(self, id: str, version: int) -> None:
        number = int(id)
        self.promised.extend([0] * (number + 1 - len(self.promised)))
        self.promised[number] = version

    # --- lines

    def _address(self) -> str:
        node = self._node % len(self._town.nodes)
        return (self._town.relays if self._by_relay else self._town.nodes)[node].address

    async def connect(self) -> None:
        if not self.is_away:
            await super().connect()

    def hang_up(self) -> None:
        """Close the tab, and open it again."""
        if self._line is not None:
            self._line.hang_up()

    def break_off(self) -> None:
        """The line breaks."""
        if self._line is not None:
            self._line.break_off()

    def doze(self, seconds: float) -> None:
        """Read nothing for a while."""
        if (line := self._line) is not None and line.is_open:
            line.listen(attentive=False)
            asyncio.get_running_loop().call_later(seconds, lambda: line.listen(attentive=True))

    def vanish(self, seconds: float) -> bool:
        """Go out of range, and come back over a new line; whether the line leads through the relay."""
        line = self._line
        if not self._by_relay or line is None or not line.is_open or self.is_away:
            return False
        for relay in self._town.relays:
            if cable := relay.cables.get(line.local_port):
                cable.swallow()
        line.close()
        self.is_away = True
        asyncio.get_running_loop().call_later(seconds, self._be_back)
        return True

    def _be_back(self) -> None:
        self.is_away = False
        self._town.later(0, self)
