"""Games that are played from outside, one decision at a time: what the vector environment is made of.

Every seat is played from outside, or one is, the learner, and policies of the kernel play the others. A step
is one decision from outside and all that follows it: chance, policies, ends of rounds, rewards, perhaps the
next game; then what the seat to act sees.
"""

from collections.abc import MutableSequence, Sequence
from typing import Final

from seasalt.kernel.game.bits import States, copy_record, reseed
from seasalt.kernel.game.card_counts import Row
from seasalt.kernel.game.chance import roll
from seasalt.kernel.game.generator import GOLDEN, WORD
from seasalt.kernel.game.layout import CARDS, OVER, ROUND_OVER, SEATS, SETUP, State
from seasalt.kernel.game.legal import first_action, legal
from seasalt.kernel.game.play import apply
from seasalt.kernel.game.turns import next_round, start_game
from seasalt.kernel.observation.hidden_cards import observe_hidden
from seasalt.kernel.observation.row import observe, write_mask
from seasalt.kernel.players.policy import decide

EVERYBODY: Final = -1  # in place of a learner: every seat is played from outside
NEXT_SEED: Final = GOLDEN - WORD  # from a seed of `engine.states` to the one that follows it

TERMINATED: Final = 1  # how a game has ended: it was won,
TRUNCATED: Final = 2  # or it was not, in so many rounds

NEXT_STEP: Final = 0  # what comes after the end: the next step begins a game, whatever its action,
SAME_STEP: Final = 1  # or the step that ends a game begins the next,
DISABLED: Final = 2  # or nothing

GAME_REWARD: Final = 0  # what is paid: the end of the game,
ROUND_REWARD: Final = 1  # or that and the points of every round,
POINTS_A_GAME: Final = 10  # so many of them like a game


def may(s: State, action: int) -> int:
    """1 if the seat to act may do that, whatever number it is."""
    place = action - first_action(s)
    if place < 0 or place >= CARDS:
        return 0
    return legal(s) >> place & 1


def reward_end(s: State, kind: int, begin: int, rewards: MutableSequence[float]) -> None:
    """A round has ended, perhaps the game: what that is worth to each seat. They sum to zero."""
    together = 0
    winners = 0
    for seat in range(s.players):
        together += s.points[seat]
        if s.ranks[seat] == 1:
            winners += 1
    for seat in range(s.players):
        if kind == ROUND_REWARD:
            rewards[begin + seat] += (s.points[seat] - together / s.players) / POINTS_A_GAME
        if s.phase == OVER:
            share = 1 / winners if s.ranks[seat] == 1 else 0.0
            rewards[begin + seat] += (share * s.players - 1) / (s.players - 1)


def run_on(
    s: State,
    learner: int,
    policies: Sequence[int],
    most_rounds: int,
    kind: int,
    begin: int,
    rewards: MutableSequence[float],
) -> int:
    """Chance and policies act until somebody outside has to: 0, or how the game has ended."""
    while True:
        phase = s.phase
        if phase < SETUP:
            if learner == EVERYBODY or learner == s.turn:
                return 0
            apply(s, decide(s, policies[s.turn - (1 if s.turn > learner else 0)]))
        elif phase < ROUND_OVER:
            roll(s)
        else:
            reward_end(s, kind, begin, rewards)
            if phase == OVER:
                return TERMINATED
            if s.round_number >= most_rounds:
                return TRUNCATED
            next_round(s)


def begin_game(
    blank: States,
    states: States,
    place: int,
    seeds: Sequence[int],
    starters: Sequence[int],
    next_learners: Sequence[int],
    learners: MutableSequence[int],
    policies: Sequence[int],
    most_rounds: int,
    kind: int,
    owed: MutableSequence[float],
) -> None:
    """A new game in one place, up to the first decision from outside; what a round before it brought is owed.

    It begins with a copy of the blank record, whose deck lies in order: what was played before leaves no
    trace. A game that is over too soon, as may be with a tiny target, does not count: the next seed has its
    turn.
    """
    s = states[place]
    begin = SEATS * place
    learners[place] = next_learners[place]
    seed = seeds[place] + 0
    while True:
        copy_record(blank, 0, states, place)
        for seat in range(SEATS):
            owed[begin + seat] = 0.0
        reseed(s, seed)
        start_game(s, starters[place])
        if run_on(s, learners[place], policies, most_rounds, kind, begin, owed) == 0:
            return
        seed += NEXT_SEED


def show(s: State, learner: int, row: Row, whole: int) -> None:
    """What the learner sees, or the seat to act; with `whole` all that is hidden too."""
    turn = s.turn + 0
    if learner != EVERYBODY:
        s.turn = learner
    observe(s, row)
    if whole:
        observe_hidden(s, row)
    s.turn = turn


def begin_many(
    states: States,
    first: int,
    last: int,
    blank: States,
    chosen: Sequence[int],
    seeds: Sequence[int],
    starters: Sequence[int],
    next_learners: Sequence[int],
    learners: MutableSequence[int],
    policies: Sequence[int],
    most_rounds: int,
    kind: int,
    ended: MutableSequence[int],
    owed: MutableSequence[float],
    whole: int,
    rows: Sequence[Row],
    masks: Sequence[Row],
) -> None:
    """A new game in every record that is chosen, by its seed, starter and learner; rows and masks of all."""
    for place in range(first, last):
        s = states[place]
        if chosen[place]:
            ended[place] = 0
            begin_game(
                blank, states, place, seeds, starters, next_learners, learners,
                policies, most_rounds, kind, owed,
            )  # fmt: skip
        show(s, learners[place], rows[place], whole)
        write_mask(s, masks[place])


def step_many(
    states: States,
    first: int,
    last: int,
    blank: States,
    actions: Sequence[int],
    seeds: Sequence[int],
    starters: Sequence[int],
    next_learners: Sequence[int],
    learners: MutableSequence[int],
    policies: Sequence[int],
    most_rounds: int,
    kind: int,
    autoreset: int,
    ended: MutableSequence[int],
    owed: MutableSequence[float],
    rewards: MutableSequence[float],
    whole: int,
    rows: Sequence[Row],
    masks: Sequence[Row],
    final_rows: Sequence[Row],
) -> int:
    """One step of every record; the place of the first action that may not be done, or -1.

    Where an action may not be done, nothing has changed. There are SEATS rewards a record. `policies` play
    the seats that are not the learner's, in their order. `ended` is how a game ended by this step; the next
    step begins another by its seed, starter and learner, or the same step has done so and left the last row
    of the old game in `final_rows`.
    """
    for place in range(first, last):
        if (ended[place] == 0 or autoreset != NEXT_STEP) and not may(states[place], actions[place]):
            return place
    for place in range(first, last):
        s = states[place]
        begin = SEATS * place
        begins = ended[place]
        for seat in range(SEATS):
            rewards[begin + seat] = 0.0 if begins else owed[begin + seat]
            owed[begin + seat] = 0.0
        ended[place] = 0
        if not begins:
            apply(s, actions[place])
            ended[place] = run_on(s, learners[place], policies, most_rounds, kind, begin, rewards)
            if ended[place] and autoreset == SAME_STEP:
                show(s, learners[place], final_rows[place], whole)
                begins = 1
        if begins:
            begin_game(
                blank, states, place, seeds, starters, next_learners, learners,
                policies, most_rounds, kind, owed,
            )  # fmt: skip
        show(s, learners[place], rows[place], whole)
        write_mask(s, masks[place])
    return -1
