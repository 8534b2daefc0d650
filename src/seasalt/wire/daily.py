"""The deals of the day in requests and answers."""

from typing import Literal

from seasalt.table.daily import DailyOutcome, DealKind
from seasalt.wire.bounds import Word
from seasalt.wire.http import Struct


class NewDaily(Struct, frozen=True):
    """Which deal to play: today's round if nothing is said.

    Hints and memory aid are for games for fun: the first try of a deal has neither.
    """

    deal: DealKind = DealKind.ROUND
    date: Word | None = None
    hints: bool = False
    memory_aid: bool = False


class DailyScore(Struct, frozen=True):
    """A result: points, those of the best opponent, and a sign for each round.

    `+` is more than the best opponent, `-` less, `=` the same. `accuracy` is in percent, once reviewed.
    """

    outcome: DailyOutcome
    points: int
    against: int
    rounds: str
    accuracy: int | None = None


class DailyBin(Struct, frozen=True):
    """How many rated results lie in a range of differences in points; null is no limit."""

    low: int | None
    high: int | None
    count: int


class DailyState(Struct, frozen=True):
    """A deal of a date. What follows `yours` is sent to those who have finished a try at it.

    `table` is that of the first try, unless it was deleted; the try is `rated` if it began on that date, and
    `over` without a score if its game was deleted before the end. `beaten` of the rated `players` have a
    smaller difference in points than you, and `outplayed` of the `reviewed` ones a lower accuracy. `master`
    is null until somebody has asked for it.
    """

    date: str
    deal: DealKind
    extra_salt: bool
    bot: str
    names: list[str]
    today: bool
    stage: Literal["new", "playing", "over"] = "new"
    table: str | None = None
    rated: bool = True
    yours: DailyScore | None = None
    master: DailyScore | None = None
    players: int = 0
    beaten: int = 0
    reviewed: int = 0
    outplayed: int = 0
    bins: list[DailyBin] | None = None


class DailyDay(Struct, frozen=True):
    """Your first try at the deal of a date; without a score it is not over."""

    date: str
    rated: bool
    yours: DailyScore | None = None


class DailyDays(Struct, frozen=True):
    """A month of deals, from the `first` that can be played to `today`, and the days that you have played.

    `played` counts all days with a rated try at either deal, `streak` those since two in a row were missed.
    """

    first: str
    today: str
    streak: int
    played: int
    days: list[DailyDay]


class DailyFriend(Struct, frozen=True):
    """Somebody with whom you have played, and who has finished the same deal. `key` is for you alone."""

    key: str
    name: str
    face: str
    rated: bool
    score: DailyScore


class DailyFriends(Struct, frozen=True):
    """Your friends' results, the best first."""

    friends: list[DailyFriend]


class BoardDeal(Struct, frozen=True):
    """A deal beside others, for you: the `stage` of your try, its `table` if it is there, and your result."""

    date: str
    extra_salt: bool
    stage: Literal["new", "playing", "over"] = "new"
    table: str | None = None
    yours: DailyScore | None = None


class BoardResult(Struct, frozen=True):
    """Somebody's result at a deal; with the `key` you learn where you parted."""

    key: str
    score: DailyScore


class BoardRow(Struct, frozen=True):
    """Somebody else's results, in the order of the deals; null where one of you has not finished."""

    name: str
    face: str
    results: list[BoardResult | None]


class DailyBoard(Struct, frozen=True):
    """The deals of a week from Monday on, or of a set; `first` and `today` are as in `DailyDays`."""

    first: str
    today: str
    deals: list[BoardDeal]
    others: list[BoardRow]


class DealSet(Struct, frozen=True):
    """A set of three deals: whoever knows its id plays them."""

    set: str


class DailyParted(Struct, frozen=True):
    """The first decision in which you and a friend differed, at the same deal.

    `step` is its number in the record of your game, as in a review, `at` the step of the replay. They are
    null if you never differed, or if an opponent did first, as one of another version may.
    """

    friend: DailyFriend
    table: str
    step: int | None = None
    at: int | None = None
    yours: str | None = None
    theirs: str | None = None
    same: bool = False
