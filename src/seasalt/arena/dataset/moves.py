"""The moves of one game in the kernel's numbers, and what the acting seat could see before each."""

from array import array

from seasalt.arena.series import Series
from seasalt.kernel.game.layout import ACTIONS, State
from seasalt.kernel.game_record import GameRecord
from seasalt.kernel.observation.action_mask import write_mask
from seasalt.kernel.observation.hidden_cards import FULL_STATE, observe_hidden
from seasalt.kernel.observation.row import observe
from seasalt.rules.action import Seat
from seasalt.rules.record import PlayedStep


class Moves:
    """The moves of one game so far. A duo laid in stages is several moves, as in `seasalt.env`."""

    def __init__(self, series: Series, starter: Seat, *, observed: bool) -> None:
        self.seats = array("b")
        self.rounds = array("h")
        self.stages = array("b")
        self.actions = array("b")
        self.points: tuple[tuple[int, ...], ...] = ()
        """The points of each seat, round by round."""
        self.states = bytearray()
        """The observation before each move, followed by the hidden cards."""
        self.masks = bytearray()
        self._observed = observed
        self._state = bytearray(FULL_STATE)
        self._mask = bytearray(ACTIONS)
        self._record = GameRecord(series.ruleset, series.players, starter=starter)

    @property
    def won(self) -> bool:
        """Whether a seat has won, by the rules."""
        return self._record.won

    def follow(self, played: PlayedStep) -> None:
        """Add one step of the game."""
        if played.action is None:
            return  # the start
        self._record.follow(played.action, self._add)
        self.points = tuple(result.points for result in played.step.game.results)

    def _add(self, s: State, stage: int, number: int) -> None:
        self.seats.append(s.turn)
        self.rounds.append(s.round_number)
        self.stages.append(stage)
        self.actions.append(number)
        if self._observed:
            observe(s, self._state)
            observe_hidden(s, self._state)
            write_mask(s, self._mask)
            self.states += self._state
            self.masks += self._mask
