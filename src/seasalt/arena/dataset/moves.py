"""A game followed in the kernel, number by number: what was done, and what the seat that did it could see."""

from array import array

from seasalt.arena.series import Series
from seasalt.kernel.actions import follow, numbers_of
from seasalt.kernel.bridge import set_rules
from seasalt.kernel.game.layout import ACTIONS, OVER, ROUND_OVER, State
from seasalt.kernel.game.play import apply
from seasalt.kernel.game.turns import next_round, start_game
from seasalt.kernel.observation.row import OBSERVATION, observe, write_mask
from seasalt.rules.action import Deal, Lose, SeatAction
from seasalt.rules.record import PlayedStep


class Moves:
    """The moves of one game so far. A duo laid in stages is several moves, as in `seasalt.env`.

    What a seat remembers follows from the past, so the kernel plays the whole game again beside the rules.
    """

    def __init__(self, series: Series, starter: int, *, seen: bool) -> None:
        self.seats = array("b")
        self.rounds = array("h")
        self.stages = array("b")
        self.actions = array("b")
        self.points: tuple[tuple[int, ...], ...] = ()
        """What each seat got, round by round."""
        self.observations = bytearray()
        self.masks = bytearray()
        self._seen = seen
        self._observation = bytearray(OBSERVATION)
        self._mask = bytearray(ACTIONS)
        self._state = State()
        set_rules(self._state, series.ruleset, series.players)
        start_game(self._state, starter)

    @property
    def over(self) -> bool:
        """Whether somebody has won, by the rules."""
        return bool(self._state.phase == OVER)

    def follow(self, played: PlayedStep) -> None:
        """One step of the game further."""
        match played.action:
            case None:
                return  # the start
            case Deal() | Lose() as chance:
                follow(self._state, chance)
            case action:
                self._move(action)
        if self._state.phase == ROUND_OVER:
            next_round(self._state)
        self.points = tuple(result.points for result in played.step.game.results)

    def _move(self, action: SeatAction) -> None:
        s = self._state
        for stage, number in enumerate(numbers_of(s, action)):
            self.seats.append(s.turn)
            self.rounds.append(s.round_number)
            self.stages.append(stage)
            self.actions.append(number)
            if self._seen:
                observe(s, self._observation)
                write_mask(s, self._mask)
                self.observations += self._observation
                self.masks += self._mask
            apply(s, number)
