"""Playouts from any position to the end of the round or the game, for one record or many."""

from collections.abc import MutableSequence, Sequence

from seasalt.kernel.game.bits import States, reseed
from seasalt.kernel.game.chance import deal, lose, roll
from seasalt.kernel.game.layout import FIRST, LOSING, ROUND_OVER, SEATS, SETUP, State
from seasalt.kernel.game.legal import legal
from seasalt.kernel.game.play import apply
from seasalt.kernel.game.turns import next_round, start_game
from seasalt.kernel.players.policy import decide


def play_round(s: State, policy: int) -> int:
    """Play to the end of the round; returns the number of decisions, a duo laid in stages being one."""
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
    """Play to the end of the game, or for `most_rounds` rounds; returns the number of decisions."""
    decisions = play_round(s, policy)
    while s.phase == ROUND_OVER and s.round_number < most_rounds:
        next_round(s)
        decisions += play_round(s, policy)
    return decisions


# --- jobs on many records, `first` up to but not including `last`: threads can share an array


def reseed_many(states: States, first: int, last: int, seed: int) -> None:
    """Restart the generators: that of record i from `seed` + i."""
    for place in range(first, last):
        reseed(states[place], seed + place)


def play_rounds_many(states: States, first: int, last: int, policy: int) -> int:
    """Play every record to the end of its round; returns the number of decisions."""
    decisions = 0
    for place in range(first, last):
        decisions += play_round(states[place], policy)
    return decisions


def play_games_many(states: States, first: int, last: int, policy: int, most_rounds: int) -> int:
    """Play every record to the end of its game, or for `most_rounds`; returns the number of decisions."""
    decisions = 0
    for place in range(first, last):
        decisions += play_game(states[place], policy, most_rounds)
    return decisions


SUMS = 12


def new_rounds_many(
    states: States, first: int, last: int, policy: int, rounds: int, sums: MutableSequence[int]
) -> None:
    """Play `rounds` first rounds of new games in every record, each with the next seat as starter.

    Sums: 0 rounds, 1 decisions, 2 to 6 the endings, 7 to 10 the points of the seats, 11 the squares of the
    seats' added points.
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
    """Play an action in every record, then let chance act until a seat is to act or the round is over."""
    for place in range(first, last):
        s = states[place]
        if s.phase < SETUP:
            apply(s, actions[place])
        while SETUP <= s.phase < ROUND_OVER:
            roll(s)


def step_one(states: States, place: int, number: int) -> int:
    """Play `number` in one record; returns the word of legal actions after it.

    The number is a seat's action, or the card that chance deals or takes. After a round it starts the next.
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
    """Play `number` for the seat to act in one record, then let chance act.

    If chance is to act or the round is over, the number is ignored: chance acts, or the next round starts.
    Returns the phase after that times SEATS, plus the seat whose turn it is.
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
    """Let a policy play all seats but `seat` in one record, until that is to act or the round is over.

    Returns the same as `act_one`.
    """
    s = states[place]
    while s.phase < ROUND_OVER and (s.phase >= SETUP or s.turn != seat):
        if s.phase >= SETUP:
            roll(s)
        else:
            apply(s, decide(s, policy))
    return s.phase * SEATS + s.turn
