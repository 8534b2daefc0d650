"""Win chances with all hands open: a position is played to the end of the round many times.

Nothing is guessed: every card is where it is, and only chance varies. So this is for after the game, when
every hand may be seen.
"""

from collections.abc import MutableSequence, Sequence

from seasalt.kernel.evaluation.equity import game_value
from seasalt.kernel.game.bits import States, copy_record, reseed
from seasalt.kernel.players.playout import play_round


def win_chances_many(
    records: States,
    first: int,
    last: int,
    seed: int,
    policy: int,
    equity: Sequence[float],
    chances: MutableSequence[float],
) -> None:
    """Play the first record to the end of its round, in the second, for the tries `first` to before `last`.

    Adds the chance of each seat to win the game to `chances`. What chance does depends on the seed and the
    number of the try only.
    """
    s = records[1]
    for number in range(first, last):
        copy_record(records, 0, records, 1)
        reseed(s, seed + number)
        play_round(s, policy)
        for seat in range(s.players):
            chances[seat] += game_value(s, seat, equity)
