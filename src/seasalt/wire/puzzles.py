"""Puzzles in HTTP answers: the list of all, a question as its seat sees it, and the answer to it."""

from seasalt.wire.bounds import DealNumber, OwnActions
from seasalt.wire.http import Prospect, Struct
from seasalt.wire.review import ReviewReason
from seasalt.wire.states import EventState, GameState, MemoryState, ResultState, TableInfo


class PuzzleLine(Struct, frozen=True):
    """A puzzle in the list: what it is about, and how hard it is, as a level and as a rating."""

    number: int
    theme: str
    level: str
    players: int
    extra_salt: bool
    rating: int


class PuzzleList(Struct, frozen=True):
    """All puzzles; `today` is the number of that of the day (UTC), `before` those of the days before."""

    day: str
    today: int
    before: list[int]
    puzzles: list[PuzzleLine]


class PuzzleQuestion(Struct, frozen=True):
    """A position as its seat sees it, and what it may do there; the own name is empty."""

    number: int
    theme: str
    level: str
    info: TableInfo
    seat: int
    names: list[str]
    state: GameState
    memory: MemoryState
    legal: list[str]
    lapsing: list[str]
    draws: int | None


class PuzzleAnswer(Struct, frozen=True):
    """What every option is worth, the best first, over so many deals, and who finds that one.

    For each option after the first there is the reason why that one is better; null where the playouts prefer
    it and no reason explains half of that.
    """

    number: int
    solved: dict[str, float]
    worlds: int
    prospects: list[Prospect]
    reasons: list[ReviewReason | None]


class PuzzleTrial(Struct, frozen=True):
    """A puzzle to be played on: an option and what its player did next, in a deal of any number."""

    actions: OwnActions
    deal: DealNumber


class PuzzleTurn(Struct, frozen=True):
    """The next decision of the player, and all events since the puzzle; nothing is `legal` after the round.

    Then there is its `result`, unless four mermaids have ended the game.
    """

    state: GameState
    memory: MemoryState
    legal: list[str]
    lapsing: list[str]
    draws: int | None
    events: list[EventState]
    result: ResultState | None
