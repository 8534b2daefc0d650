"""The actions of the seats: `apply` plays one, by its number."""

from seasalt.kernel.game.bits import lowest_bit
from seasalt.kernel.game.card_moves import (
    gain_card,
    lay_card,
    put_back,
    put_on_pile,
    take_from_pile,
    take_top_card,
)
from seasalt.kernel.game.card_tables import DUO_COUNT, HAS_FOUR_MERMAIDS, STARFISH, TRIO_COUNT
from seasalt.kernel.game.layout import (
    BOATS,
    CARD,
    CHOOSE,
    CRABS,
    DRAW,
    DRAWING,
    END,
    FIRST,
    FISH,
    FISHING,
    HAULING,
    JELLYFISH,
    KEEP,
    KEEP_HIGH_A,
    KEEP_LOW_A,
    LAY,
    LOOK,
    LOOK_A,
    LOSING,
    MERMAIDS,
    PICK,
    PLAY,
    SECOND,
    SHARK,
    STAR,
    STEAL,
    STEAL_1,
    TAKE,
    TAKE_A,
    TRIO,
    State,
)
from seasalt.kernel.game.legal import filled_piles, first_cards, second_cards, victims
from seasalt.kernel.game.turns import end_turn, win_by_mermaids


def apply(s: State, action: int) -> None:
    """Play `action` for the seat to act. It must be legal."""
    phase = s.phase
    if phase == PLAY:
        if action >= TRIO:
            lay(s, action - TRIO, 1)
        elif action >= LAY:
            lay(s, action - LAY, 0)
        elif action == MERMAIDS:
            win_by_mermaids(s)
        else:
            end_turn(s, action)
    elif phase == TAKE:
        if action == DRAW:
            s.phase = DRAWING
        else:
            arrive(s, take_top_card(s, action - TAKE_A))
    elif phase == KEEP:
        keep(s, action)
    elif phase == LOOK:
        s.looking = action - LOOK_A
        if not s.common_memory:
            s.doubt[2 * s.turn + s.looking] = 0  # it sees the whole pile
        s.phase = PICK
    elif phase == PICK:
        take_from_pile(s, s.looking, action - CARD)
        arrive(s, action - CARD)
    elif phase == STEAL:
        s.victim = (s.turn + action - STEAL_1 + 1) % s.players
        s.phase = LOSING
    elif phase == FIRST:
        choose_first(s, action - CARD)
    elif phase == SECOND:
        choose_second(s, action - CARD)
    elif phase == STAR:
        lay_duo(s)
        lay_card(s, s.turn, action - CARD)
    elif phase == CHOOSE:
        choose(s, action - CARD)


def arrive(s: State, card: int) -> None:
    """Add a card to the hand of the seat whose turn it is, which may then play."""
    seat = s.turn
    gain_card(s, seat, card)
    s.phase = PLAY
    if s.instant and s.flags[seat] >> HAS_FOUR_MERMAIDS & 1:
        win_by_mermaids(s)
    elif s.restricted >> seat & 1:
        end_turn(s, END)


# --- step 1: take a card


def keep(s: State, action: int) -> None:
    """Keep one of two drawn cards, and discard the other."""
    high = 1 if action >= KEEP_HIGH_A else 0
    kept = s.drawn[high]
    other = s.drawn[1 - high]
    s.drawn_count = 0
    arrive(s, kept)
    if s.phase == PLAY:
        put_on_pile(s, action - KEEP_LOW_A & 1, other)
    else:  # four mermaids on arrival, before any discard
        put_back(s, other)


# --- step 2: play cards


def lay(s: State, duo: int, trio: int) -> None:
    """Start laying a duo. A stage without a choice of cards is skipped."""
    s.duo = duo
    s.trio = trio
    cards = first_cards(s)
    if cards & (cards - 1):
        s.phase = FIRST
    else:
        choose_first(s, lowest_bit(cards))


def choose_first(s: State, card: int) -> None:
    """Choose the first card of the duo."""
    s.first = card
    cards = second_cards(s)
    if cards & (cards - 1):
        s.phase = SECOND
    else:
        choose_second(s, lowest_bit(cards))


def choose_second(s: State, card: int) -> None:
    """Choose the second card of the duo. A duo then has its effect; a trio has none."""
    s.second = card
    if s.trio:
        stars = s.held[s.turn] & STARFISH
        if stars & (stars - 1):
            s.phase = STAR
        else:
            lay_duo(s)
            lay_card(s, s.turn, lowest_bit(stars))
    else:
        lay_duo(s)
        take_effect(s)


def lay_duo(s: State) -> None:
    """Lay both cards of the duo."""
    seat = s.turn
    lay_card(s, seat, s.first)
    lay_card(s, seat, s.second)
    s.counts[seat] += (1 << DUO_COUNT) + (s.trio << TRIO_COUNT)
    s.phase = PLAY


def take_effect(s: State) -> None:
    """Start the effect of the duo just laid, if there is anything for it to act on."""
    duo = s.duo
    if duo == CRABS:
        if filled_piles(s):
            s.phase = LOOK
    elif duo == BOATS:
        if s.deck_count > 0 or filled_piles(s):
            s.phase = TAKE
    elif duo == FISH:
        if s.deck_count > 0:
            s.phase = FISHING
    elif duo == SHARK:
        if victims(s):
            s.phase = STEAL
    elif duo == JELLYFISH:
        s.restricted = (1 << s.players) - 1 ^ 1 << s.turn
    elif s.deck_count > 0:
        s.phase = HAULING


def choose(s: State, card: int) -> None:
    """Keep one of the cards that a lobster looks at; the others return to the deck."""
    kept = 0
    for place in range(s.drawn_count):
        drawn = s.drawn[place]
        if drawn == card and kept == 0:
            kept = 1
        else:
            put_back(s, drawn)
    s.drawn_count = 0
    arrive(s, card)
