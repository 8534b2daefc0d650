"""The mask of legal actions: 1 at the number of each."""

from seasalt.kernel.game.card_counts import Row, write_tally
from seasalt.kernel.game.layout import CARD, PICK, State
from seasalt.kernel.game.legal import legal


def write_mask(s: State, row: Row) -> None:
    """Write 1 for each legal action and 0 for the others to a row of ACTIONS numbers."""
    word = legal(s)
    cards = 0
    if s.phase >= PICK:
        cards = word
        word = 0
    write_tally(row, 0, (word, 0, 0))
    write_tally(row, CARD, (cards, 0, 0))  # overlaps the first, which is zero there
