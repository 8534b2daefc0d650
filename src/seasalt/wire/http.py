"""What is asked and answered over HTTP, as structs; `http` does the asking."""

from typing import Annotated, Any, Literal

import msgspec

from seasalt.wire.bounds import (
    BankSeconds,
    BaseSeconds,
    Bots,
    CardsText,
    Days,
    Invite,
    Name,
    Options,
    PlayerCount,
    RoundNumber,
    SeatNumber,
    Totals,
    Word,
)
from seasalt.wire.states import (
    EventState,
    GameState,
    OutcomeState,
    ResultState,
    ScoreState,
    TableInfo,
    TableState,
)


class Struct(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A question or an answer."""


class Failure(Struct, frozen=True):
    """Why not."""

    code: str
    about: str = ""


class NewGuest(Struct, frozen=True):
    """A name to be called by."""

    name: Name = "Guest"


class GuestAnswer(Struct, frozen=True):
    """Who you are. A bot's token is shown once; people have a cookie."""

    id: str
    name: str
    kind: str
    token: str | None = None


class NewTable(Struct, frozen=True):
    """A table to open. Bots sit down at once; the first empty seat is yours if you `sit`."""

    players: PlayerCount = 2
    edition: Word = "standard"
    options: Options = {}
    pace: Word = "none"
    base_seconds: BaseSeconds = 30
    bank_seconds: BankSeconds = 120
    days: Days = 3
    memory_aid: bool = False
    hints: bool = False
    public: bool = False
    bots: Bots = []
    sit: bool = True


class QuickMatch(Struct, frozen=True):
    """Any seat, soon: at a public table that is waiting for somebody, or else at a new one.

    With a `bot` a new table is filled with bots and can begin at once; without, it waits for people.
    """

    players: PlayerCount = 2
    edition: Word = "standard"
    options: Options = {}
    memory_aid: bool = False
    hints: bool = False
    bot: Word | None = "greedy"


class Invites(Struct, frozen=True):
    """The links to a table: to watch, and for whoever sits there one to sit."""

    seat_invite: str | None
    watch_invite: str


class TableAnswer(Struct, frozen=True):
    """A table as you may see it; the links only for whoever opened it."""

    table: str
    info: TableInfo
    state: TableState
    seat_invite: str | None = None
    watch_invite: str | None = None
    kept: bool = False


class Kept(Struct, frozen=True):
    """Whether you keep a table: then it stays, however old it gets."""

    kept: bool


class Join(Struct, frozen=True):
    """A seat to take: that one, or any."""

    seat: SeatNumber | None = None
    invite: Invite | None = None


class TableLine(Struct, frozen=True):
    """A table in a list."""

    table: str
    stage: str
    version: int
    updated_at: int
    summary: dict[str, Any]
    seat: int | None = None
    kept: bool = False


class TableList(Struct, frozen=True):
    """Some tables."""

    tables: list[TableLine]


class ScoreQuestion(Struct, frozen=True):
    """Cards as people type them, or in notation."""

    hand: CardsText = ""
    laid: CardsText = ""
    options: Options = {}


class PlayerCards(Struct, frozen=True):
    """What somebody holds and has laid, in notation; laid cards in any order."""

    hand: CardsText = ""
    laid: CardsText = ""


class RoundQuestion(Struct, frozen=True):
    """A round with real cards: everybody's, the totals before it, and how it ended.

    It was called by the seat `by`, or ended in its turn. While that is open, only the cards are counted.
    """

    players: Annotated[list[PlayerCards], msgspec.Meta(max_length=4)]
    edition: Word = "standard"
    options: Options = {}
    number: RoundNumber = 1
    totals: Totals = []
    ended: Literal["stop", "last_chance", "void", "mermaids"] | None = None
    by: SeatNumber | None = None


class PlayerPoints(Struct, frozen=True):
    """What the cards are worth. Where those laid are not `paired`, they are counted as if in hand."""

    score: ScoreState
    paired: bool


class RoundEnd(Struct, frozen=True):
    """What a round brings, who begins the next one, or who has won.

    `enough` is false where the caller did not have the points for a call: then a card is missing.
    """

    result: ResultState
    enough: bool
    totals: list[int]
    starter: int | None
    outcome: OutcomeState | None


class RoundAnswer(Struct, frozen=True):
    """Points for everybody, and the end of the round where it is known."""

    players: list[PlayerPoints]
    target: int
    end: RoundEnd | None


class Verdict(Struct, frozen=True):
    """Whether the shuffle of a finished game holds."""

    holds: bool
    commitment: str
    secret: str
    nonces: list[str]
    seed: str


class ReplayStep(Struct, frozen=True):
    """A decision, the chance that follows it, and where that leads; the first is where the game begins.

    For a seat all is as that seat saw it: `action` and `legal` are its own, with `lapsing` and `draws` as in
    a table's state, and `scores` is null. Open, every hand is shown, and `scores` has the points of each.
    """

    seat: int | None
    action: str | None
    events: list[EventState]
    state: GameState
    scores: list[ScoreState] | None
    legal: list[str]
    lapsing: list[str] = []
    draws: int | None = None


class Replay(Struct, frozen=True):
    """A finished game, step by step; `game` counts from 1 among the `games` finished at the table."""

    table: str
    info: TableInfo
    names: list[str]
    game: int
    games: int
    seat: int | None
    results: list[ResultState]
    outcome: OutcomeState | None
    steps: list[ReplayStep]


class Prospect(Struct, frozen=True):
    """An option, and what is expected of it: the chance to win the game, 0 to 1, and points in this round.

    The true chance lies between `low` and `high` 19 times in 20, as far as the guesses are good.
    """

    action: str
    win_chance: float
    low: float
    high: float
    points: float


class Hint(Struct, frozen=True):
    """What the master would do at that version of the table, the best first, from what this seat can know."""

    version: int
    prospects: list[Prospect]


class CurvePoint(Struct, frozen=True):
    """The chance of each seat to win where a turn begins, or the game ends: after that step of the replay."""

    step: int
    round: int
    chances: list[float]


class Curve(Struct, frozen=True):
    """The chances to win over a finished game, with every hand open and the deck unknown."""

    names: list[str]
    points: list[CurvePoint]


class BookSays(Struct, frozen=True):
    """What one book says on an option, and whether that differs from how we usually play."""

    edition: str
    value: str
    voice: str
    differs: bool


class OptionState(Struct, frozen=True):
    """An option: the values to choose from, or any number from 1 where `number` is set."""

    name: str
    values: list[str]
    number: bool
    default: str
    books: list[BookSays]


class EditionState(Struct, frozen=True):
    """An edition: every option as it plays it, and those in which it differs from the standard."""

    name: str
    options: dict[str, str]
    differs: list[str]


class Multiplier(Struct, frozen=True):
    """So many points for each card of a kind."""

    each: int
    kind: str


class Editions(Struct, frozen=True):
    """How the game can be played, and what never changes in it.

    `targets` is the usual target by the number of players, `collections` the points for 1, 2, 3... cards.
    """

    editions: list[EditionState]
    options: list[OptionState]
    targets: dict[str, int]
    collections: dict[str, list[int]]
    multipliers: dict[str, Multiplier]


class Health(Struct, frozen=True):
    """How the node is, and each thing it depends on, where there is more to say."""

    status: str
    checks: dict[str, str] = {}
