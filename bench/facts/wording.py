"""Numbers as people read them, names, tables and paragraphs: what the sections of the page are made of."""

from collections.abc import Iterable
from math import ceil
from textwrap import fill
from typing import Any

from bench.facts.results import Facts
from seasalt.texts import texts

SEATS = ("starts", "2nd", "3rd", "4th")
BOXES = {False: "base box", True: "Extra Salt"}
PLAYERS = (2, 3, 4)
HARD = "\N{NO-BREAK SPACE}"
NUMBERS = {2: "two", 3: "three", 4: "four"}


def of(facts: Facts, players: int, extra_salt: bool = False, *, policy: str = "keen") -> dict[str, Any]:
    """What was found for so many players with that box."""
    return next(
        run
        for run in facts["runs"]
        if (run["policy"], run["players"], run["extra_salt"]) == (policy, players, extra_salt)
    )


def kind_name(kind: str) -> str:
    """A card by its name."""
    return texts("en").say(f"kind-{kind}", count=1)


def percent(interval: list[float]) -> str:
    """A share with its interval, in as many digits as it is sure of.

    >>> percent([0.5449, 0.5412, 0.5486])
    '54.5 % (54.1 to 54.9)'
    >>> percent([0.00066, 0.00056, 0.00076])
    '0.07 % (0.06 to 0.08)'
    >>> percent([0.0, 0.0, 0.000011])
    '0 % (below 0.002)'
    """
    mean, low, high = (100 * number for number in interval)
    places = 1 if high - low > 0.1 else 2 if high - low > 0.01 else 3
    if mean == 0:
        return f"0 % (below {_half(0, 0, high, places)})"
    return f"{mean:.{places}f} % ({low:.{places}f} to {high:.{places}f})"


def share(interval: list[float]) -> str:
    """The same for a table, in one line.

    >>> share([0.5449, 0.5412, 0.5486]).replace(HARD, " ")
    '54.5 ± 0.4 %'
    >>> share([0.0, 0.0, 0.00001]).replace(HARD, " ")
    'under 0.001 %'
    """
    mean, low, high = (100 * number for number in interval)
    places = 1 if high - low > 0.1 else 2 if high - low > 0.01 else 3
    if mean == 0:
        return f"under {_half(0, 0, high, places)} %".replace(" ", HARD)
    return f"{mean:.{places}f} ± {_half(mean, low, high, places)} %".replace(" ", HARD)


def gain(interval: list[float]) -> str:
    """A difference of shares for a table.

    >>> gain([-0.0461, -0.047, -0.0452]).replace(HARD, " ")
    '−4.6 ± 0.1'
    """
    mean, low, high = (100 * number for number in interval)
    return f"{plain(mean, 1)} ± {_half(mean, low, high, 1)}".replace(" ", HARD)


def mean(interval: list[float], places: int = 1) -> str:
    """A mean for a table.

    >>> mean([13.392, 13.381, 13.403], 2).replace(HARD, " ")
    '13.39 ± 0.02'
    """
    middle, low, high = interval
    return f"{middle:.{places}f} ± {_half(middle, low, high, places)}".replace(" ", HARD)


def _half(middle: float, low: float, high: float, places: int) -> str:
    """The larger half of an interval, rounded up: nothing is known to no error at all."""
    return f"{ceil(max(high - middle, middle - low) * 10**places - 1e-6) / 10**places:.{places}f}"


def plain(step: float, places: int = 0) -> str:
    """A number with its sign, and nothing with none.

    >>> plain(4.56, 1), plain(-3, 0), plain(-0.04, 1)
    ('+4.6', '−3', '0.0')
    """
    words = f"{step:+.{places}f}".replace("-", "−")
    return words if words.strip("+−0.") else words[1:]


def signed(interval: list[float]) -> str:
    """A difference of shares with its interval, in points of a hundred.

    >>> signed([0.0461, 0.0452, 0.047])
    '+4.6 (+4.5 to +4.7)'
    """
    middle, low, high = (plain(100 * number, 1) for number in interval)
    return f"{middle} ({low} to {high})"


def one_in(share: float) -> str:
    """A rare thing as people say it.

    >>> one_in(0.0035)
    'one in 290'
    """
    often = 1 / share
    size = 10 ** max(0, len(str(int(often))) - 2)
    return f"one in {round(often / size) * size:,}"


def listed(words: Iterable[str]) -> str:
    """Some things in a row.

    >>> listed(["boat", "crab", "fish"])
    'boat, crab and fish'
    """
    *most, last = words
    return f"{', '.join(most)} and {last}" if most else last


def by_players(words: Iterable[str]) -> str:
    """Something told for two, three and four.

    >>> by_players(["a", "b", "c"])
    'a with two players, b with three and c with four'
    """
    ends = ("with two players", "with three", "with four")
    return listed(f"{word} {end}" for word, end in zip(words, ends, strict=True))


def table(heads: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """A table in Markdown."""
    heads = tuple(heads)
    lines = [heads, tuple("---" for _ in heads), *(tuple(row) for row in rows)]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def picture(name: str, *alt: str) -> str:
    """A picture, and in sentences what it shows to whoever cannot see it."""
    return f"![{' '.join(alt)}](images/facts-{name}.svg)"


def note(head: str, text: str) -> str:
    """A paragraph in a frame."""
    indent = "    "
    return f'!!! note "{head}"\n\n' + fill(
        " ".join(text.split()), 118, initial_indent=indent, subsequent_indent=indent, break_on_hyphens=False
    )


def section(*parts: str) -> str:
    """Heads, paragraphs, tables and pictures one below the other; paragraphs in lines of one length."""
    return "\n\n".join(
        part
        if part.startswith(("#", "|", "![", "!!!"))
        else fill(" ".join(part.split()), 118, break_on_hyphens=False)
        for part in parts
    )
