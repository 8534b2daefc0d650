"""The phases of a turn: which decision comes next, and whether a seat or chance makes it."""

from enum import StrEnum


class Phase(StrEnum):
    """The decision that comes next."""

    # chance decides
    SETUP = "setup"  # the first card of each pile
    DRAWING = "drawing"  # the cards that a seat draws in the step TAKE
    FISHING = "fishing"  # the card that a fish duo brings
    HAULING = "hauling"  # the cards that a lobster looks at
    LOSING = "losing"  # the card that the victim loses
    # the seat whose turn it is decides
    TAKE = "take"
    KEEP = "keep"
    PLAY = "play"
    LOOK = "look"  # which pile the crabs look through
    PICK = "pick"  # which card of it
    STEAL = "steal"  # from whom
    CHOOSE = "choose"  # which card of the lobster's
    # the game is over
    OVER = "over"


CHANCE_PHASES = frozenset({Phase.SETUP, Phase.DRAWING, Phase.FISHING, Phase.HAULING, Phase.LOSING})
