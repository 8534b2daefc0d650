"""Limits of a table, so that no guest can spoil it for the others. Times are milliseconds."""

from seasalt.table.clock import SECOND

MAX_TARGET = 100
"""The highest target of a game: more than twice the rule book's 40, but finite."""

GATHERING_ENTRIES = 200
"""How many entries there may be before one game: arrivals, departures, phrases, changed options."""

GAME_ENTRIES = 5_000
"""How many entries one game may have before bots finish it; the longest normal games have about 500."""

MAX_GAMES = 20
"""How many games one table may have; all their entries are read whenever the table is loaded."""

EMOTE_PAUSE = 3 * SECOND
"""How long a person must wait after a phrase before the next."""

PHRASES_A_ROUND = 20
"""How many phrases one person may say in a round."""

BOT_PHRASES_A_ROUND = 1
"""How many phrases one bot may say in a round."""

RETURNS_A_ROUND = 5
"""How often in a round a person may take the seat back from a bot, unless they were just disconnected."""

PATIENCE = 60 * SECOND
"""How long people wait for a person before they may go on without them."""

CLOCK_PATIENCE = 5 * 60 * SECOND
"""The same with a clock: players may use the time they agreed on, but others need not wait for hours."""

SUMMARY_TIME = 20 * SECOND
"""How long clocks and bots wait while people read the summary of a round."""


def is_due(moment: int, now: int, within: int) -> bool:
    """Whether a moment that was at most `within` ahead when it was set has come.

    A moment further ahead was set before the clock was put back, and counts as past.
    """
    return not now < moment <= now + within
