"""The policies of the kernel by number, and `decide`, which asks one of them for an action."""

from typing import Final

from seasalt.kernel.game.bits import any_bit, random_below
from seasalt.kernel.game.layout import (
    CARD,
    CHOOSE,
    END,
    KEEP,
    LAY,
    LOOK,
    MERMAIDS,
    PICK,
    PLAY,
    STEAL,
    STOP,
    TAKE,
    State,
)
from seasalt.kernel.game.legal import CALLS, legal
from seasalt.kernel.players.beginner import (
    beginner_card,
    beginner_keep,
    beginner_play,
    beginner_take,
    largest_hand,
)
from seasalt.kernel.players.eager import eager_card, eager_keep, eager_look, eager_play, eager_take
from seasalt.kernel.players.keen import keen_call, keen_card, keen_keep, keen_look, keen_take

UNIFORM: Final = 0  # any legal action, all equally likely
SHY: Final = 1  # the same, but calls rarely
BEGINNER: Final = 2
KEEN: Final = 3
EAGER: Final = 4
DISTILLED: Final = 5  # not for `decide`: it needs weights (`distilled_network`), which only trials have

SHY_OF: Final = 24  # a shy player calls about once in so many chances


def decide(s: State, policy: int) -> int:
    """The action number that a policy chooses."""
    word = legal(s)
    if policy == KEEN:
        return decide_keen(s, word)
    if policy == EAGER:
        return decide_eager(s, word)
    if policy == BEGINNER:
        return decide_beginner(s, word)
    if policy == SHY and word & CALLS and s.phase == PLAY and random_below(s, SHY_OF):
        word &= ~CALLS
    return any_of(s, word)


def any_of(s: State, word: int) -> int:
    """A random action of the word."""
    place = any_bit(s, word)
    return place + CARD if s.phase >= PICK else place


def decide_beginner(s: State, word: int) -> int:
    """The action that adds most points now: see `beginner`."""
    phase = s.phase
    if phase == PLAY:
        return beginner_play(s, word)
    if phase == TAKE:
        return beginner_take(s, word)
    if phase == KEEP:
        return beginner_keep(s, word)
    if phase in (PICK, CHOOSE):
        return beginner_card(s, word)
    if phase == STEAL:
        return largest_hand(s, word)
    return any_of(s, word)


def decide_keen(s: State, word: int) -> int:
    """The action with the best prospects: see `keen`."""
    phase = s.phase
    if phase == PLAY:
        if word >> MERMAIDS & 1 or word >> LAY:
            return beginner_play(s, word)
        return keen_call(s) if word >> STOP & 1 else END
    if phase == TAKE:
        return keen_take(s, word)
    if phase == KEEP:
        return keen_keep(s, word)
    if phase in (PICK, CHOOSE):
        return keen_card(s, word)
    if phase == LOOK:
        return keen_look(s, word)
    if phase == STEAL:
        return largest_hand(s, word)
    return any_of(s, word)


def decide_eager(s: State, word: int) -> int:
    """The action that adds most points now, valued as by the bot `greedy`: see `eager`."""
    phase = s.phase
    if phase == PLAY:
        return eager_play(s, word)
    if phase == TAKE:
        return eager_take(s, word)
    if phase == KEEP:
        return eager_keep(s, word)
    if phase in (PICK, CHOOSE):
        return eager_card(s, word)
    if phase == LOOK:
        return eager_look(s, word)
    if phase == STEAL:
        return largest_hand(s, word)
    return any_of(s, word)
