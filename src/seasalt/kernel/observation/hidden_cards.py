"""The hidden cards that an observation leaves out, for critics that may see them during training."""

from typing import Final

from seasalt.kernel.game.card_counts import Row, one_more, tally_of_hand, write_tally
from seasalt.kernel.game.layout import CARDS, SEATS, State
from seasalt.kernel.observation.row import OBSERVATION, Block

HIDDEN_BLOCKS: Final = (
    Block("hands", (SEATS - 1) * CARDS, "the hands of the others, copies of each card"),
    Block("deck", CARDS, "the deck, copies of each card; what else is unseen lies in the piles"),
)

HANDS_BLOCK: Final = OBSERVATION
DECK_BLOCK: Final = OBSERVATION + (SEATS - 1) * CARDS
FULL_STATE: Final = DECK_BLOCK + CARDS
"""The length of a row with an observation followed by the hidden blocks."""


def observe_hidden(s: State, row: Row) -> None:
    """Write what the seat to act does not see after its observation."""
    for place in range(HANDS_BLOCK, DECK_BLOCK):
        row[place] = 0
    seat = s.turn
    for step in range(s.players - 1):
        seat += 1
        if seat == s.players:
            seat = 0
        write_tally(row, HANDS_BLOCK + step * CARDS, tally_of_hand(s, seat))
    deck = (0, 0, 0)
    for place in range(s.deck_count):
        deck = one_more(deck, 1 << s.deck[place])
    write_tally(row, DECK_BLOCK, deck)
