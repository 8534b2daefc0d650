"""Games that are stepped from outside, one decision at a time, for the vector environment.

Either all seats are played from outside, or one is, the learner, and kernel policies play the others. A step
is one decision from outside and everything up to the next: chance, policies, ends of rounds, rewards,
possibly forced decisions and a new game, and the next observation.
"""

from collections.abc import MutableSequence, Sequence
from typing import Final, NamedTuple

from seasalt.kernel.game.bits import States, copy_record, lowest_bit, reseed
from seasalt.kernel.game.card_counts import Row
from seasalt.kernel.game.chance import roll
from seasalt.kernel.game.generator import GOLDEN, WORD
from seasalt.kernel.game.layout import CARDS, OVER, ROUND_OVER, SEATS, SETUP, State
from seasalt.kernel.game.legal import first_action, legal
from seasalt.kernel.game.play import apply
from seasalt.kernel.game.turns import next_round, start_game
from seasalt.kernel.observation.action_mask import write_mask
from seasalt.kernel.observation.hidden_cards import observe_hidden
from seasalt.kernel.observation.row import observe
from seasalt.kernel.players.policy import decide

EVERYBODY: Final = -1  # in place of a learner: all seats are played from outside
NEXT_SEED: Final = GOLDEN - WORD  # from a seed of `engine.states` to the next one

TERMINATED: Final = 1  # the game was won
TRUNCATED: Final = 2  # the game was cut off after `most_rounds`

NEXT_STEP: Final = 0  # the step after the end of a game starts the next one, and ignores its action
SAME_STEP: Final = 1  # the step that ends a game starts the next one
DISABLED: Final = 2  # no game is started

GAME_REWARD: Final = 0  # paid at the end of the game
ROUND_REWARD: Final = 1  # also paid for the points of every round
POINTS_PER_GAME: Final = 10  # points of a round that are worth as much as a game


class Games(NamedTuple):
    """Games that are stepped from outside; the sequences have one number per game, if not said otherwise."""

    states: States
    blank: States  # one record, before its first deal, from which every game starts
    seeds: Sequence[int]  # of the next game
    starters: Sequence[int]  # of the next game
    next_learners: Sequence[int]
    learners: MutableSequence[int]  # of the running game; EVERYBODY in self-play
    policies: Sequence[int]  # of the seats but the learner's, in their order; the same in all games
    most_rounds: int
    reward: int  # GAME_REWARD or ROUND_REWARD
    autoreset: int  # NEXT_STEP, SAME_STEP or DISABLED
    full_state: int  # 1: rows have FULL_STATE numbers, else OBSERVATION
    skip_forced: int  # 1: decisions from outside with one legal action are played here
    skipped: MutableSequence[int]  # how many of them the last step has played
    ended: MutableSequence[int]  # how the last step ended the game: 0 (it did not), TERMINATED or TRUNCATED
    owed: MutableSequence[float]  # SEATS per game: rewards of rounds that ended before the learner could act


def is_legal(s: State, action: int) -> int:
    """1 if the action is legal, 0 for any other number."""
    place = action - first_action(s)
    if place < 0 or place >= CARDS:
        return 0
    return legal(s) >> place & 1


def reward_end(s: State, kind: int, begin: int, rewards: MutableSequence[float]) -> None:
    """Add the rewards for the end of a round or game, from index `begin` on. They sum to zero."""
    together = 0
    winners = 0
    for seat in range(s.players):
        together += s.points[seat]
        if s.ranks[seat] == 1:
            winners += 1
    for seat in range(s.players):
        if kind == ROUND_REWARD:
            rewards[begin + seat] += (s.points[seat] - together / s.players) / POINTS_PER_GAME
        if s.phase == OVER:
            share = 1 / winners if s.ranks[seat] == 1 else 0.0
            rewards[begin + seat] += (share * s.players - 1) / (s.players - 1)


def run_on(games: Games, place: int, rewards: MutableSequence[float]) -> int:
    """Let chance and policies act until a decision from outside is due; returns how the game ended, or 0."""
    s = games.states[place]
    learner = games.learners[place]
    while True:
        phase = s.phase
        if phase < SETUP:
            turn = s.turn
            if learner != EVERYBODY and learner != turn:
                apply(s, decide(s, games.policies[turn - (1 if turn > learner else 0)]))
                continue
            if not games.skip_forced:
                return 0
            word = legal(s)
            if word & (word - 1):
                return 0
            apply(s, first_action(s) + lowest_bit(word))
            games.skipped[place] += 1
        elif phase < ROUND_OVER:
            roll(s)
        else:
            reward_end(s, games.reward, SEATS * place, rewards)
            if phase == OVER:
                return TERMINATED
            if s.round_number >= games.most_rounds:
                return TRUNCATED
            next_round(s)


def begin_game(games: Games, place: int) -> None:
    """Start a new game in one place, up to the first decision from outside.

    It starts from a copy of the blank record, so earlier games leave no trace in the order of the deck. A
    game that ends before the first decision, possible with a tiny target, is discarded: the next seed is
    used.
    """
    s = games.states[place]
    begin = SEATS * place
    games.learners[place] = games.next_learners[place]
    seed = games.seeds[place]
    skipped = games.skipped[place]  # of the game before, if this step has ended it
    while True:
        games.skipped[place] = skipped
        copy_record(games.blank, 0, games.states, place)
        for seat in range(SEATS):
            games.owed[begin + seat] = 0.0
        reseed(s, seed)
        start_game(s, games.starters[place])
        if run_on(games, place, games.owed) == 0:
            return
        seed += NEXT_SEED


def show(s: State, learner: int, row: Row, full_state: int) -> None:
    """Write what the learner sees, or the seat to act; with `full_state` the hidden cards too."""
    turn = s.turn
    if learner != EVERYBODY:
        s.turn = learner
    observe(s, row)
    if full_state:
        observe_hidden(s, row)
    s.turn = turn


def begin_many(
    games: Games, first: int, last: int, chosen: Sequence[int], rows: Sequence[Row], masks: Sequence[Row]
) -> None:
    """Start a new game in every chosen place; write the rows and masks of all."""
    for place in range(first, last):
        if chosen[place]:
            games.ended[place] = 0
            games.skipped[place] = 0
            begin_game(games, place)
        show(games.states[place], games.learners[place], rows[place], games.full_state)
        write_mask(games.states[place], masks[place])


def step_many(
    games: Games,
    first: int,
    last: int,
    actions: Sequence[int],
    rewards: MutableSequence[float],
    rows: Sequence[Row],
    masks: Sequence[Row],
    final_rows: Sequence[Row],
) -> int:
    """Step every game; returns the place of the first illegal action, or -1.

    If an action is illegal, nothing has changed. There are SEATS rewards per game. After an end, the next
    step starts another game, or with SAME_STEP this one has done so and left the last row of the old game in
    `final_rows`.
    """
    for place in range(first, last):
        due = games.ended[place] == 0 or games.autoreset != NEXT_STEP
        if due and not is_legal(games.states[place], actions[place]):
            return place
    for place in range(first, last):
        s = games.states[place]
        begin = SEATS * place
        begins = games.ended[place]
        for seat in range(SEATS):
            rewards[begin + seat] = 0.0 if begins else games.owed[begin + seat]
            games.owed[begin + seat] = 0.0
        games.ended[place] = 0
        games.skipped[place] = 0
        if not begins:
            apply(s, actions[place])
            games.ended[place] = run_on(games, place, rewards)
            if games.ended[place] and games.autoreset == SAME_STEP:
                show(s, games.learners[place], final_rows[place], games.full_state)
                begins = 1
        if begins:
            begin_game(games, place)
        show(s, games.learners[place], rows[place], games.full_state)
        write_mask(s, masks[place])
    return -1
