"""From any position to the end of the round, or of the game; one record or many."""

from collections.abc import MutableSequence, Sequence

from seasalt.kernel.game.bits import States
from seasalt.kernel.game.chance import deal, lose, roll
from seasalt.kernel.game.layout import FIRST, LOSING, ROUND_OVER, SEATS, SETUP, State
from seasalt.kernel.game.legal import legal
from seasalt.kernel.game.play import apply
from seasalt.kernel.game.turns import next_round, start_game
from seasalt.kernel.players.policy import decide


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


# --- many records. A batch goes from `first` to before `last`, so that several threads can share an array.


def play_rounds_many(states: States, first: int, last: int, policy: int) -> int:
    """Play every record to the end of its round; how many decisions the seats made."""
    decisions = 0
    for place in range(first, last):
        decisions += play_round(states[place], policy)
    return decisions


def play_games_many(states: States, first: int, last: int, policy: int, most_rounds: int) -> int:
    """Play every record to the end of its game, or so many rounds; how many decisions the seats made."""
    decisions = 0
    for place in range(first, last):
        decisions += play_game(states[place], policy, most_rounds)
    return decisions


SUMS = 12


def new_rounds_many(
    states: States, first: int, last: int, policy: int, rounds: int, sums: MutableSequence[int]
) -> None:
    """Play so many rounds, each the first of a new game, in every record, and add up what came of them.

    Sums: 0 rounds, 1 decisions, 2 to 6 the endings, 7 to 10 the points of the seats, 11 the squares of all
    points together. Who starts goes round.
    """
    for place in range(first, last):
        s = states[place]
        for played in range(rounds):
            start_game(s, played % s.players)
            sums[1] += play_round(s, policy)
            sums[0] += 1
            sums[1 + s.ending] += 1
            together = 0
            for seat in range(s.players):
                sums[7 + seat] += s.points[seat]
                together += s.points[seat]
            sums[11] += together * together


def apply_many(states: States, first: int, last: int, actions: Sequence[int]) -> None:
    """The seat to act does its action in every record, and chance all that follows in the round."""
    for place in range(first, last):
        s = states[place]
        if s.phase < SETUP:
            apply(s, actions[place])
        while SETUP <= s.phase < ROUND_OVER:
            roll(s)


def step_one(states: States, place: int, number: int) -> int:
    """Whoever is to act in one record does what `number` says; the word of what is legal after that.

    A number is a seat's action, or the card that chance deals or takes; after a round the next one begins.
    """
    s = states[place]
    if s.phase < SETUP:
        apply(s, number)
    elif s.phase < LOSING:
        deal(s, number)
    elif s.phase == LOSING:
        lose(s, number)
    else:
        next_round(s)
    return legal(s)


def act_one(states: States, place: int, number: int) -> int:
    """The seat to act does `number` in one record, and chance all that follows in the round.

    Where chance acts, or the round is over, the number means nothing: chance acts, the next round begins.
    What comes back is the phase after that, times SEATS, and the seat whose turn it is.
    """
    s = states[place]
    if s.phase < SETUP:
        apply(s, number)
    elif s.phase == ROUND_OVER:
        next_round(s)
    while SETUP <= s.phase < ROUND_OVER:
        roll(s)
    return s.phase * SEATS + s.turn


def others_one(states: States, place: int, seat: int, policy: int) -> int:
    """In one record all but `seat` play by a policy, until it is to act or the round is over.

    What comes back is that of `act_one`.
    """
    s = states[place]
    while s.phase < ROUND_OVER and (s.phase >= SETUP or s.turn != seat):
        if s.phase >= SETUP:
            roll(s)
        else:
            apply(s, decide(s, policy))
    return s.phase * SEATS + s.turn
