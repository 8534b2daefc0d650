"""Names of people at a table: visible, on one line, and different from the others'.

New names pass through here. Logs and records are checked by the looser `rules.record.is_name`, so that old
games stay readable.
"""

import unicodedata
from collections.abc import Iterable

from seasalt.rules.record import MAX_NAME, is_name

MAX_MARKS = 2
"""How many combining marks a character may have: Thai needs two, a stack of them covers other lines."""

_JOINERS = "\u200c\u200d"  # keyboards insert them into real names, which stay readable without them
_EMOJI_STYLE = "\ufe0f"
_BLANK = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\U0001d159"  # draw nothing
) | frozenset(map(chr, (*range(0xFE00, 0xFE0F), *range(0xE0100, 0xE01F0))))  # variation selectors

_LOOK_ALIKE = str.maketrans(
    "аеёорсухіјѕһԁӏвкмнтαενικορτυχβη01l|",
    "aeeopcyxijshdibkmhtaevikoptuxbnoiii",
)


# Letters of whole scripts that are drawn like Latin ones: small capitals, Cherokee and Lisu.
_LATIN_LOOK = str.maketrans(
    "ıɪᴀʙᴄᴅᴇꜰɢʜᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢɑɡᎠᎡᎢᎪᎫᎬᎳᎷᎻᏀᏃᏚᏙᏞᏟᏢᏦᏴꓐꓑꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ",
    "iiabcdefghjklmnoprstuvwyzagdrtajewmhgzsvlcpkbbpdtgkjczfmnlsrvhwxyaeiou",
)
_CAPITALS = str.maketrans("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "abezhikmnoptyx")


def tidy_name(text: str) -> str | None:
    """The name as it is stored; None if the text cannot be a name.

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
    """Whether every character is visible and stays within its line."""
    marks = MAX_MARKS  # no base character yet
    for one in name:
        is_mark = one == _EMOJI_STYLE or unicodedata.category(one) in ("Mn", "Me")
        marks = marks + 1 if is_mark else 0 if one != " " else MAX_MARKS
        if marks > MAX_MARKS or one in _BLANK:
            return False
    return True


def distinct_name(name: str, others: Iterable[str]) -> str:
    """The name, with a number added if another name is the same or looks the same.

    >>> distinct_name("Guest", ["Ada", "guest"])
    'Guest 2'
    """
    taken = {_skeleton(other) for other in others}
    numbered = (name, *(f"{name[: MAX_NAME - 2]} {number}" for number in range(2, 10)))
    return next(one for one in numbered if _skeleton(one) not in taken)


def _skeleton(name: str) -> str:
    """The name without case, accents and look-alikes from other alphabets."""
    parts = unicodedata.normalize("NFKD", name.casefold())
    return "".join(one for one in parts if not unicodedata.combining(one)).translate(_LOOK_ALIKE)


def look_of(name: str) -> str:
    """What a reader may take for the same name: its letters and digits as they look, and nothing else.

    >>> look_of("M.i-a ✓") == look_of("Міа") == look_of("mia")
    True
    """
    return "".join(one for one in _skeleton(name.translate(_LATIN_LOOK)) if one.isalnum())


def looks_of(name: str) -> frozenset[str]:
    """All that a name may be taken for: Greek letters, too, which look Latin as capitals.

    >>> sorted(looks_of("ΜΙΑ"))
    ['mia', 'μia']
    """
    return frozenset((look_of(name), look_of(name.translate(_CAPITALS))))


def is_owned(name: str, owned: str | None) -> bool:
    """Whether a name looks like the one that its bearer owns, if any."""
    return owned is not None and look_of(name) == look_of(owned)


def mixes_scripts(name: str) -> bool:
    """Whether a word of the name has letters of several scripts, as no language does.

    >>> mixes_scripts("DJ Ёж"), mixes_scripts("Мia")
    (False, True)
    """
    words = unicodedata.normalize("NFKC", name).split()
    return any(len({_script(one) for one in word if one.isalpha()}) > 1 for word in words)


def _script(letter: str) -> str:
    """The script of a letter, by the beginning of its Unicode name."""
    first = unicodedata.name(letter, "").replace("-", " ").partition(" ")[0]
    return "CJK" if first in ("HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO") else first
