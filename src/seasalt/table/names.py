"""What people may be called at a table: something that can be seen, fits in a line and is nobody else's.

New names pass through here. Logs and records are read by the looser `rules.record.is_name`, so that no old
game becomes unreadable.
"""

import unicodedata
from collections.abc import Iterable

from seasalt.rules.record import MAX_NAME, is_name

MAX_MARKS = 2
"""How many combining marks one character may carry: Thai needs two, a tower of them covers other lines."""

_JOINERS = "\u200c\u200d"  # keyboards put them into honest names; without them those stay readable
_EMOJI_STYLE = "\ufe0f"
_BLANK = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\U0001d159"  # draw nothing
) | frozenset(map(chr, (*range(0xFE00, 0xFE0F), *range(0xE0100, 0xE01F0))))  # variation selectors

_LOOK_ALIKE = str.maketrans(
    "аеёорсухіјѕһԁӏвкмнтαενικορτυχβη01l|",
    "aeeopcyxijshdibkmhtaevikoptuxbnoiii",
)


def tidy_name(text: str) -> str | None:
    """The name as it is kept, or None where it cannot be one.

    >>> tidy_name("  Ada\\u00a0Lovelace ")
    'Ada Lovelace'
    >>> tidy_name("\\u3164") is None
    True
    """
    if len(text) > 4 * MAX_NAME:
        return None
    spaced = "".join(" " if unicodedata.category(one) == "Zs" else one for one in text)
    name = unicodedata.normalize("NFC", spaced.strip().translate(dict.fromkeys(map(ord, _JOINERS))))
    return name if is_name(name) and _is_visible(name) else None


def _is_visible(name: str) -> bool:
    """Whether every part of it can be seen, and lies within its line."""
    marks = MAX_MARKS  # nothing to stand on yet
    for one in name:
        is_mark = one == _EMOJI_STYLE or unicodedata.category(one) in ("Mn", "Me")
        marks = marks + 1 if is_mark else 0 if one != " " else MAX_MARKS
        if marks > MAX_MARKS or one in _BLANK:
            return False
    return True


def told_apart(name: str, others: Iterable[str]) -> str:
    """The name, with a number where somebody at the table is called so, or seems to be.

    >>> told_apart("Guest", ["Ada", "guest"])
    'Guest 2'
    """
    taken = {_skeleton(other) for other in others}
    numbered = (name, *(f"{name[: MAX_NAME - 2]} {number}" for number in range(2, 10)))
    return next(one for one in numbered if _skeleton(one) not in taken)


def _skeleton(name: str) -> str:
    """What a glance takes in of a name: no case, no accents, no look-alikes of other alphabets."""
    parts = unicodedata.normalize("NFKD", name.casefold())
    return "".join(one for one in parts if not unicodedata.combining(one)).translate(_LOOK_ALIKE)
