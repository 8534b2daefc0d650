"""How a position looks for everybody: it is played to the end of the round, again and again.

Nothing is guessed here: every card is where it is, and only what chance does is open. So this is for who may
see all hands, after the game.
"""

from collections.abc import MutableSequence, Sequence

from seasalt.kernel.evaluation.equity import game_value
from seasalt.kernel.game.bits import States, copy_record, reseed
from seasalt.kernel.players.playout import play_round


def outlook_many(
    records: States,
    first: int,
    last: int,
    seed: int,
    policy: int,
    equity: Sequence[float],
    chances: MutableSequence[float],
) -> None:
    """Play the first record to the end of its round, in the second, from `first` to before `last`.

    The chance of each seat to win the game then is added up. What chance does comes from the seed and the
    number of the try alone.
    """
    s = records[1]
    for number in range(first, last):
        copy_record(records, 0, records, 1)
        reseed(s, seed + number)
        play_round(s, policy)
        for seat in range(s.players):
            chances[seat] += game_value(s, seat, equity)
