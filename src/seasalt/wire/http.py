"""The bodies of HTTP requests and answers, as structs. `seasalt.server.web.routes` lists the routes."""

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
    """The body of a request or an answer."""


class Failure(Struct, frozen=True):
    """Why a request was refused."""

    code: str
    about: str = ""


class NewGuest(Struct, frozen=True):
    """The name of a guest, and the face, as it was if none is given."""

    name: Name = "Guest"
    face: Word | None = None


class GuestAnswer(Struct, frozen=True):
    """Who you are. A bot's token is sent once; people get a cookie."""

    id: str
    name: str
    kind: str
    token: str | None = None
    face: str = ""


class NewTable(Struct, frozen=True):
    """A table to open. Bots sit down at once; with `sit` you take the first empty seat."""

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
    """A new table with a seat for the guest, and for every other seat the `bot` or a person.

    Without a `bot`, the request waits for people who look for the same kind of game at the same time; if too
    few come within some seconds, it is refused with `no_players` and may be sent again.
    """

    players: PlayerCount = 2
    edition: Word = "standard"
    options: Options = {}
    memory_aid: bool = False
    hints: bool = False
    bot: Word | None = "greedy"


class Invites(Struct, frozen=True):
    """Invitations to a table: one to watch, and for those who sit there one to take a seat."""

    seat_invite: str | None
    watch_invite: str


class TableAnswer(Struct, frozen=True):
    """A table as you may see it; the invitations only for whoever opened it.

    `host` is the seat of the person who invites: of those at the table, who has sat there longest.
    """

    table: str
    info: TableInfo
    state: TableState
    host: int | None = None
    seat_invite: str | None = None
    watch_invite: str | None = None
    kept: bool = False


class Kept(Struct, frozen=True):
    """Whether you keep a table: a table that is kept is never deleted."""

    kept: bool


class Join(Struct, frozen=True):
    """A seat to take: this one, or any."""

    seat: SeatNumber | None = None
    invite: Invite | None = None


class TableLine(Struct, frozen=True):
    """A table in a list; with a `game`, that finished game of the table, as it ended."""

    table: str
    stage: str
    version: int
    updated_at: int
    summary: dict[str, Any]
    seat: int | None = None
    kept: bool = False
    game: int | None = None


class TableList(Struct, frozen=True):
    """A list of tables."""

    tables: list[TableLine]


class ScoreQuestion(Struct, frozen=True):
    """Cards as people type them, or in notation."""

    hand: CardsText = ""
    laid: CardsText = ""
    options: Options = {}


class PlayerCards(Struct, frozen=True):
    """The hand and the laid cards of a player, in notation; laid cards in any order."""

    hand: CardsText = ""
    laid: CardsText = ""


class RoundQuestion(Struct, frozen=True):
    """A round with real cards: all players' cards, the totals before it, and how it ended.

    Seat `by` called, or the round ended in its turn. Unless both are given, only the cards are counted.
    """

    players: Annotated[list[PlayerCards], msgspec.Meta(max_length=4)]
    edition: Word = "standard"
    options: Options = {}
    number: RoundNumber = 1
    totals: Totals = []
    ended: Literal["stop", "last_chance", "void", "mermaids"] | None = None
    by: SeatNumber | None = None


class PlayerPoints(Struct, frozen=True):
    """The points of the cards. Laid cards that are not `paired` are counted as if in hand."""

    score: ScoreState
    paired: bool


class RoundEnd(Struct, frozen=True):
    """The result of a round, who begins the next one, or who has won.

    `enough` is false if the caller had too few points for a call: then a card is missing.
    """

    result: ResultState
    enough: bool
    totals: list[int]
    starter: int | None
    outcome: OutcomeState | None


class RoundAnswer(Struct, frozen=True):
    """Points for everybody, and the end of the round if it is known."""

    players: list[PlayerPoints]
    target: int
    end: RoundEnd | None


class Verdict(Struct, frozen=True):
    """Whether the shuffle of a finished game is as it was committed to."""

    holds: bool
    commitment: str
    secret: str
    nonces: list[str]
    seed: str


class ReplayStep(Struct, frozen=True):
    """A decision, the chance that follows it, and the state after both; the first step is the deal.

    A replay for a seat is as that seat saw it: `action` and `legal` are its own, with `lapsing` and `draws`
    as in a table's state, and `scores` is null. An open replay shows every hand, and each seat's `scores`.
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
    """A finished game, step by step: number `game`, from 1, of the `games` finished at the table."""

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
    """An option, its expected chance to win the game, 0 to 1, and its expected points in this round.

    `low` and `high` are a 95 % interval, as far as the guesses of hidden cards are good.
    """

    action: str
    win_chance: float
    low: float
    high: float
    points: float


class Hint(Struct, frozen=True):
    """The adviser's options at this version of the table, best first, from what this seat can know."""

    version: int
    prospects: list[Prospect]


class CurvePoint(Struct, frozen=True):
    """Each seat's chance to win after this step of the replay, where a turn begins or the game ends."""

    step: int
    round: int
    chances: list[float]


class Curve(Struct, frozen=True):
    """The chances to win over a finished game, with every hand open and the deck unknown."""

    names: list[str]
    points: list[CurvePoint]


class BookSays(Struct, frozen=True):
    """What one rule book says about an option, and whether that differs from the standard edition."""

    edition: str
    value: str
    voice: str
    differs: bool


class OptionState(Struct, frozen=True):
    """An option: the values to choose from, or any number from 1 if `number` is set."""

    name: str
    values: list[str]
    number: bool
    default: str
    books: list[BookSays]


class EditionState(Struct, frozen=True):
    """An edition: its value of every option, and the options in which it differs from the standard."""

    name: str
    options: dict[str, str]
    differs: list[str]


class Multiplier(Struct, frozen=True):
    """Points for each card of a kind."""

    each: int
    kind: str


class Editions(Struct, frozen=True):
    """All editions and options, and what is the same in all of them.

    `targets` is the usual target by the number of players, `collections` the points for 1, 2, 3... cards.
    """

    editions: list[EditionState]
    options: list[OptionState]
    targets: dict[str, int]
    collections: dict[str, list[int]]
    multipliers: dict[str, Multiplier]


class NoticeState(Struct, frozen=True):
    """What the operator says on every page, until a time; no text: nothing."""

    text: str = ""
    until: int = 0


class Health(Struct, frozen=True):
    """The status of the node, and of the things it depends on."""

    status: str
    checks: dict[str, str] = {}
    version: str = ""  # with the commit; `/readyz` has it
