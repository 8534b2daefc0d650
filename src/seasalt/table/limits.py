"""How much of everything a table takes, so that nobody can spoil it for others. Times are milliseconds."""

from seasalt.table.clock import SECOND

MAX_TARGET = 100
"""The highest total that a game may go to: more than the double of the book's 40, and not for ever."""

GATHERING_ENTRIES = 200
"""How much coming and going there may be before one game."""

GAME_ENTRIES = 5_000
"""How many entries one game may have before bots finish it; the longest by the book have some 500."""

MAX_GAMES = 20
"""How many games one table sees; the log of all of them is read whenever the table is loaded."""

EMOTE_PAUSE = 3 * SECOND
"""How long one person is silent after a phrase."""

PHRASES_A_ROUND = 20
"""How many phrases one person may say in a round."""

RETURNS_A_ROUND = 5
"""How often in a round somebody may take the seat back from a bot that was asked for."""

PATIENCE = 60 * SECOND
"""How long people wait for somebody before they may go on without."""

CLOCK_PATIENCE = 5 * 60 * SECOND
"""The same where a clock runs: the time that was agreed on is everybody's to use, but not hours of it."""

SUMMARY_TIME = 20 * SECOND
"""How long the summary of a round may hold up clocks and bots."""


def has_come(moment: int, now: int, within: int) -> bool:
    """Whether a moment has come that was at most `within` away when it was set.

    One further away was set by a clock that has been put back since. Nobody waits for that.
    """
    return not now < moment <= now + within
