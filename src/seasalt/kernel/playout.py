"""From any position to the end of the round, or of the game; one record or many."""

from seasalt.kernel.chance import roll
from seasalt.kernel.layout import FIRST, ROUND_OVER, SETUP, State
from seasalt.kernel.play import apply
from seasalt.kernel.policy import decide
from seasalt.kernel.turns import next_round


def play_round(s: State, policy: int) -> int:
    """Play until the round is over; how many decisions the seats made, a duo laid in stages being one."""
    decisions = 0
    phase = s.phase
    while phase < ROUND_OVER:
        if phase >= SETUP:
            roll(s)
        else:
            if phase < FIRST:
                decisions += 1
            apply(s, decide(s, policy))
        phase = s.phase
    return decisions


def play_game(s: State, policy: int, most_rounds: int) -> int:
    """Play until the game is over, or so many rounds have been played; how many decisions the seats made."""
    decisions = play_round(s, policy)
    while s.phase == ROUND_OVER and s.round_number < most_rounds:
        next_round(s)
        decisions += play_round(s, policy)
    return decisions
