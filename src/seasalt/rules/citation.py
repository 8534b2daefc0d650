"""What a rule book says on an option, and how plainly."""

from enum import StrEnum
from typing import NamedTuple


class Certainty(StrEnum):
    """How plainly a source states a value."""

    PLAIN = "plain"  # says it outright
    IMPLIED = "implied"  # follows from a sentence without exception
    BOTH = "both"  # says it in one place and something else in another
    SILENT = "silent"  # does not say; the value is our reading
    DOUBLED = "doubled"  # says it, and offers twice as much
    ABSENT = "absent"  # does not have the cards


class Citation(NamedTuple):
    """What one source says on one option."""

    value: str
    certainty: Certainty = Certainty.PLAIN


ABSENT = Citation("", Certainty.ABSENT)
