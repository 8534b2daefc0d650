"""The words of a report: numbers, places in the game and options, in one language."""

from collections.abc import Sequence

from seasalt.console.option_labels import OptionLabels
from seasalt.rules.action import Action, CallLastChance, CallStop, EndTurn, Seat
from seasalt.rules.view import View
from seasalt.texts import Texts, hundredths, percent, tenths

TENTH = 1000
"""A tenth of a percent, in millionths of a win."""


class Wording:
    """What a report says, with the names of the players."""

    def __init__(self, texts: Texts, names: tuple[str, ...]) -> None:
        self.texts = texts
        self.names = names
        self.say = texts.say
        self._labels = OptionLabels(texts, names)

    def chance(self, share: float) -> str:
        """A chance to win: 42%."""
        return percent(self.texts, share)

    def loss(self, share: float) -> str:
        """A loss, more exactly: 1.7%."""
        return self.say("percent", number=tenths(100 * share))

    def small_loss(self, share: float) -> str:
        """A loss per decision, where levels differ by little: 0.17%."""
        return self.say("percent", number=hundredths(100 * share))

    def change(self, tenth_percents: int) -> str:
        """A change with its sign: +1.7%."""
        sign = "+" if tenth_percents > 0 else "−" if tenth_percents < 0 else ""
        return sign + self.loss(abs(tenth_percents) / 1000)

    def number(self, number: float) -> str:
        """A number with one decimal."""
        return self.say("terminal-hint-expected", points=tenths(number))

    def place(self, place: tuple[int, int]) -> str:
        """A moment of the game: its round, and the turn in it."""
        number, turn = place
        if turn == 0:
            return self.say("report-place-deal", round=number)
        return self.say("report-place", round=number, turn=turn)

    def option(self, view: View, action: Action) -> str:
        """An option of the viewing seat. A report speaks of players by their names, and to nobody."""
        match action:
            case CallStop():
                return self.say("report-stop")
            case CallLastChance():
                return self.say("report-last-chance")
            case EndTurn():
                return self.say("report-end")
            case _:
                return self._labels.label(view, action)

    def name(self, seat: Seat) -> str:
        """The name of a seat."""
        return self.names[seat]


def in_tenths(parts: Sequence[int]) -> list[int]:
    """Millionths as tenths of a percent that add up as they do: the largest remainders are rounded up.

    >>> in_tenths([500_000, 333_400, 166_600])
    [500, 333, 167]
    >>> in_tenths([-1_400, 700, 700])
    [-2, 1, 1]
    """
    whole = [part // TENTH for part in parts]
    missing = round(sum(parts) / TENTH) - sum(whole)
    by_remainder = sorted(range(len(parts)), key=lambda at: parts[at] % TENTH, reverse=True)
    for at in by_remainder[:missing]:
        whole[at] += 1
    return whole
