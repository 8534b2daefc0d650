"""Chance from a seed, so that the seed and the players' actions reproduce the whole record byte for byte.

Every choice of chance is one number below n, the number of cards to choose from:

* The message is `seasalt-1/LABEL/ATTEMPT` in ASCII; the key is the seed; the digest is HMAC-SHA256.
* The first eight bytes, big-endian, are the word. A word of 2**64 - 2**64 % n or more is rejected and
  ATTEMPT, which starts at 0, goes up by one, so that no card is favored. Otherwise the number is word % n.
* The number counts from 0 in the sorted cards to choose from, copies included.

Labels, rounds counted from 1:

* `deal/ROUND/SIZE`: a card from a deck of SIZE cards;
* `lobster/ROUND/HAULS/SIZE`: the same after HAULS lobsters have shuffled the deck in this round;
* `steal/ROUND/THEFTS`: the card lost when THEFTS duos of swimmer and shark lie on the tables;
* `starter`: who begins the game.

Since the deck changes only when a card is dealt, the labels fix the order of the whole deck before the round,
as a shuffle would, whatever the players do. Only a lobster shuffles it again.
"""

from hashlib import sha256
from hmac import digest

from seasalt.rules.action import ChanceAction, Seat
from seasalt.rules.cards import Kind
from seasalt.rules.chance import chance_action, chance_pool
from seasalt.rules.game import Game, Round
from seasalt.rules.phase import Phase

_WORDS = 2**64


def number_below(bound: int, seed: bytes, label: str) -> int:
    """A number from 0 to `bound` - 1, all equally likely.

    >>> [number_below(58, b"seasalt", f"deal/1/{size}") for size in (58, 57, 56)]
    [16, 27, 21]
    """
    attempt = 0
    while True:
        message = f"seasalt-1/{label}/{attempt}".encode("ascii")
        word = int.from_bytes(digest(seed, message, sha256)[:8], "big")
        if word < _WORDS - _WORDS % bound:
            return word % bound
        attempt += 1


def seeded_starter(seed: bytes, players: int) -> Seat:
    """Who begins the game."""
    return Seat(number_below(players, seed, "starter"))


def seeded_chance(game: Game, seed: bytes) -> ChanceAction:
    """What chance does next."""
    pool = chance_pool(game)
    return chance_action(game, pool[number_below(len(pool), seed, _label(game.round))])


def _label(now: Round) -> str:
    if now.phase is Phase.LOSING:
        return f"steal/{now.number}/{_duos_with(Kind.SHARK, now)}"
    hauls = _duos_with(Kind.LOBSTER, now) - (now.phase is Phase.HAULING)
    if hauls:
        return f"lobster/{now.number}/{hauls}/{len(now.deck)}"
    return f"deal/{now.number}/{len(now.deck)}"


def _duos_with(kind: Kind, now: Round) -> int:
    """How many duos with that kind lie on the tables. Trios have no effect and do not count."""
    groups = [group for tableau in now.tableaus for group in tableau if len(group) == 2]
    return sum(kind in (card.kind for card in group) for group in groups)
