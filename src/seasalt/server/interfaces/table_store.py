"""What a node needs of a store: `storage.store` is one in a database, `offline.memory_store` one in memory.

1. What a method has written is durable when it returns.
2. A store has no clock and no randomness: times, ids and hashes are passed in.
3. When it does not answer, every call raises `StoreDown`.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from seasalt.server.interfaces.account_store import AccountStore, PasskeyStore
from seasalt.server.interfaces.people_store import NameStore, PeopleStore
from seasalt.server.interfaces.stored_facts import (
    Append,
    AppendResult,
    DailyTry,
    EndedGame,
    FinishedGame,
    FriendsTry,
    Guest,
    GuestKind,
    Invite,
    InviteKind,
    ListedRating,
    LogLine,
    Meeting,
    NewTry,
    Notice,
    OccupiedSeat,
    Presence,
    ReviewedGame,
    Seats,
    Seeker,
    TableListing,
)
from seasalt.table.daily import DailyDeal, DailyResult, DealKind
from seasalt.wire.accounts import GameCounts

if TYPE_CHECKING:
    from seasalt.server.ratings.rating import Rating


class NodeStore(Protocol):
    """How the nodes of one server share tables."""

    async def heartbeat(
        self,
        node: str,
        now: int,
        until: int,
        came: Collection[Presence] = (),
        went: Collection[Presence] = (),
        *,
        anew: bool = False,
    ) -> None:
        """Record that the node is alive until then, and which guests came to its tables and left them.

        With `anew`, `came` replaces all presence on the node.
        """

    async def leave(self, node: str) -> None:
        """The node closes: free its tables and remove its presence."""

    async def forget_dead(self, before: int) -> None:
        """Remove nodes that died before that time, and their presence."""

    async def living(self, now: int) -> set[str]:
        """The nodes that are alive."""
        ...

    async def hold(self, node: str, table_id: str, now: int) -> str | None:
        """Take the table unless another living node holds it; returns the holder."""
        ...

    async def holders(self, table_ids: Collection[str]) -> dict[str, str]:
        """The holders of these tables; tables without a holder are left out."""
        ...

    async def due(self, node: str, now: int, due_by: int, most: int, without: Collection[str]) -> list[str]:
        """The tables held by this node at which something is due.

        It also takes up to `most` such tables that no living node holds; two nodes never take the same.
        """
        ...

    async def release(self, node: str, table_ids: Collection[str]) -> None:
        """The node no longer holds these tables."""

    async def is_elsewhere(self, node: str, table_id: str, now: int, guest: str | None = None) -> bool:
        """Whether this guest, or any guest who sits there, is at the table on another living node."""
        ...


class WaitingStore(Protocol):
    """The guests who look for a quick match, on all nodes. Each waits on one node, for one kind of game."""

    async def meet(
        self, seeker: Seeker, players: int, table_id: str, node: str, now: int, until: int
    ) -> Meeting | None:
        """Give those of the same kind whose rating is nearest a seat at the table, with this guest.

        None if there are too few: then this guest waits until then, or as long as the node looks. For all
        nodes together, one guest at a time is dealt with. The game may be rated if they are people from
        different networks and none of them is in the middle of a rated game.
        """
        ...

    async def look(self, guests: Collection[str], node: str, now: int, until: int) -> dict[str, str | None]:
        """The tables of those guests of this node who met others; the rest wait until then.

        A guest who no longer waits, or whose table was not opened in time, is left out.
        """
        ...

    async def leave(self, guest_id: str, node: str) -> str | None:
        """The guest no longer waits on this node; the table that they were given, if any."""
        ...


class DailyStore(Protocol):
    """Results of the deals of the day."""

    async def try_of(self, deal: DailyDeal, guest_id: str) -> DailyTry | None:
        """The first try of a guest at a deal."""
        ...

    async def tries_of(self, guest_id: str, kind: DealKind, first: str, last: str) -> dict[str, DailyTry]:
        """The tries of a guest at the deals of a kind from one date to another, by date."""
        ...

    async def rated_days(self, guest_id: str) -> frozenset[str]:
        """The dates of which a guest has finished a rated try, of either kind."""
        ...

    async def counts(self, deal: DailyDeal) -> dict[int, int]:
        """How many rated tries at a deal ended with each difference in points."""
        ...

    async def accuracies(self, deal: DailyDeal) -> dict[int, int]:
        """How many rated tries at a deal have each accuracy in percent."""
        ...

    async def keep_accuracy(self, table_id: str, accuracy: int) -> None:
        """Keep the accuracy of the try at a table, if a try was finished there."""

    async def friends(self, deals: Sequence[DailyDeal], guest_id: str, most: int) -> list[FriendsTry]:
        """The finished tries at deals of one kind of people with whom a guest has played, the best first.

        These are people with whom the guest has lately finished a game at a table that was not public; at
        the deals of a set, all people.
        """
        ...

    async def master(self, deal: DailyDeal) -> DailyResult | None:
        """The master's result on a deal, if it is known."""
        ...

    async def keep_master(self, deal: DailyDeal, result: DailyResult) -> DailyResult:
        """Keep the master's result, unless there is one already; the result that is kept."""
        ...


class FindingStore(Protocol):
    """What reviews of finished games have found so far, and which node goes on with it."""

    async def findings(self, table_id: str, game: int) -> bytes | None:
        """What was found so far; None if no review has begun."""
        ...

    async def hold(self, table_id: str, game: int, node: str, now: int, until: int, *, alone: bool) -> bool:
        """Let a node do the work until then; False while another node has it.

        A node that is `alone` takes it in any case: after a crash it need not wait for itself.
        """
        ...

    async def keep(self, table_id: str, game: int, node: str, until: int, findings: bytes) -> None:
        """Keep what was found, and hold the work until then; nothing if another node has it by now."""


class ResultStore(Protocol):
    """How finished games ended for people; it outlives the tables."""

    async def counts(self, guest_id: str) -> list[GameCounts]:
        """What the games of a guest add up to, practice and games that a bot ended left out."""
        ...

    async def reviewed(self, guest_id: str, most: int) -> list[ReviewedGame]:
        """The last games of a guest that were reviewed, of those that count, the newest first."""
        ...

    async def masters_beaten(self, guest_id: str) -> int:
        """At how many deals of the day the guest's try ended further ahead than the master's."""
        ...

    async def all_of(self, guest_id: str) -> list[dict[str, Any]]:
        """Everything that is kept of how a guest's games ended, the oldest first, by name of the fact."""
        ...

    async def keep_review(
        self, table_id: str, game: int, seats: Sequence[tuple[float | None, float]]
    ) -> None:
        """Keep what a review has found: the accuracy of each seat in percent, and its luck in wins."""


class RatingStore(Protocol):
    """How strong people play. Rated games that end change it."""

    async def of(self, guest_id: str) -> "tuple[Rating, bool]":
        """The rating of a guest after their last game, and whether they want to be listed."""
        ...

    async def set_listed(self, guest_id: str, listed: bool) -> None:
        """Whether the guest wants to be listed."""

    async def rated_table(self, guest_id: str) -> str | None:
        """The table of a rated game of the guest that is not over."""
        ...

    async def listed(self, since: int, games: int) -> list[ListedRating]:
        """Those who want to be, have played so many games, and one of them since then."""
        ...


class KeyStore(Protocol):
    """Keys of the server, the same on all nodes."""

    async def key(self, name: str, new: bytes) -> bytes:
        """The key of that name; `new` if there is none yet."""
        ...


class NoticeStore(Protocol):
    """What the operator says on every page."""

    async def current(self, now: int) -> Notice | None:
        """The notice to be shown now."""
        ...


class BlockStore(Protocol):
    """Guests whom the operator does not let play."""

    async def guests(self) -> frozenset[str]:
        """All of them."""
        ...


class TableStore(Protocol):
    """Logs of tables, lists of them, and guests."""

    @property
    def nodes(self) -> NodeStore | None:
        """How nodes share tables; None if there can be only one."""
        ...

    @property
    def waiting(self) -> WaitingStore | None:
        """Who looks for a quick match; None if there is only one guest."""
        ...

    @property
    def daily(self) -> DailyStore:
        """Results of the deals of the day."""
        ...

    @property
    def reviews(self) -> FindingStore:
        """Findings of reviews."""
        ...

    @property
    def results(self) -> ResultStore | None:
        """How games ended; None where only lists of games are kept."""
        ...

    @property
    def ratings(self) -> RatingStore | None:
        """How strong people play; None if there is only one guest."""
        ...

    @property
    def accounts(self) -> AccountStore | None:
        """Sessions and keys; None where one browser is one guest."""
        ...

    @property
    def keys(self) -> KeyStore | None:
        """Keys of the server; None where nothing could be kept from the only person."""
        ...

    @property
    def passkeys(self) -> PasskeyStore | None:
        """Passkeys; None where one browser is one guest."""
        ...

    @property
    def notices(self) -> NoticeStore | None:
        """The operator's notices; None where there is no operator."""
        ...

    @property
    def blocks(self) -> BlockStore | None:
        """The guests whom the operator has blocked; None where there is no operator."""
        ...

    @property
    def people(self) -> PeopleStore | None:
        """What people are to each other; None if there is only one guest."""
        ...

    @property
    def names(self) -> NameStore | None:
        """Names that belong to one guest; None if there is only one guest."""
        ...

    async def close(self) -> None:
        """Write what is queued, then close."""

    async def ping(self) -> None:
        """Check the store; `StoreDown` if it does not answer, or the last write failed."""

    async def recover(self) -> None:
        """After a failed write, check whether as much as usual can be written again; `StoreDown` if not."""

    # --- the log

    async def create(
        self,
        table_id: str,
        entries: Sequence[str],
        summary: str,
        public: bool,
        at: int,
        *,
        status: str = "open",
        seats: Seats = (),
        due_at: int | None = None,
        daily: NewTry | None = None,
        ended: EndedGame | None = None,
    ) -> AppendResult:
        """Open a table whose log begins with these bodies, by the commands `open:1`, `open:2`...

        If the table exists, the result is `Repeated` if its log began the same way, else `Stale`. With
        `daily`, a guest's first try begins there; if it has begun at another table, `TriedBefore` is raised.
        """
        ...

    async def append(self, append: Append) -> AppendResult:
        """Add a line to a table's log if the log still has the expected version."""
        ...

    async def read(self, table_id: str, since: int = 0) -> list[LogLine]:
        """The lines after version `since`, oldest first."""
        ...

    async def read_many(self, since: Mapping[str, int]) -> dict[str, list[LogLine]]:
        """The new lines of several tables, each after its own version; tables without any are left out."""
        ...

    async def version_of(self, table_id: str, command_id: str) -> int | None:
        """The version that a command made; None if it was not logged."""
        ...

    async def head(self, table_id: str) -> int | None:
        """The version of a table; None if there is no such table."""
        ...

    async def heads(self, table_ids: Iterable[str]) -> dict[str, int]:
        """The versions of many tables; those that do not exist are left out."""
        ...

    # --- lists

    async def tables(
        self,
        *,
        public: bool | None = None,
        status: str | None = None,
        limit: int = 50,
        before: tuple[int, str] | None = None,
    ) -> list[TableListing]:
        """Tables, newest first. `before` is `created_at` and `id` of the last one on the page before."""
        ...

    async def listing(self, table_id: str) -> TableListing | None:
        """The listing of one table; None if there is no such table."""
        ...

    async def tables_of(self, guest_id: str, limit: int = 50) -> list[OccupiedSeat]:
        """The seats of a guest, the most recently changed table first."""
        ...

    async def games_of(self, guest_id: str, limit: int = 50) -> list[FinishedGame]:
        """The finished games of a guest, the newest first."""
        ...

    async def open_tables_of(self, guest_id: str) -> int:
        """How many tables at which a guest sits are not over."""
        ...

    async def due_tables(self, now: int) -> list[str]:
        """The tables at which a node has to act by now, for a bot or a clock."""
        ...

    async def quarantine(self, table_id: str, why: str | None) -> None:
        """Mark a table as unreadable, with the reason; with None, remove the mark."""

    async def rest(self, table_id: str, version: int) -> None:
        """Nothing is due at the table until a guest comes, if it is still at this version."""

    # --- guests

    async def add_guest(
        self,
        guest_id: str,
        token_hash: str,
        name: str,
        kind: GuestKind,
        at: int,
        face: str = "",
        device: str = "",
    ) -> Guest:
        """Add a guest, with a session on a device."""
        ...

    async def guest_by_token(self, token_hash: str, now: int = 0) -> Guest | None:
        """The guest with this token. `seen_at` is updated at most once an hour."""
        ...

    async def change_guest(self, guest_id: str, name: str, face: str = "") -> None:
        """Change the name and the face of a guest."""

    async def keep(self, table_id: str, guest_id: str, at: int) -> bool:
        """Keep a table from retention for a guest; False if they keep too many already."""
        ...

    async def keep_no_longer(self, table_id: str, guest_id: str) -> None:
        """The guest no longer keeps the table."""

    async def kept_by(self, guest_id: str) -> set[str]:
        """The tables that a guest keeps."""
        ...

    async def add_invite(self, token_hash: str, table_id: str, kind: InviteKind) -> None:
        """Add an invitation: any guest with the token may come to the table."""

    async def invite(self, token_hash: str) -> Invite | None:
        """The invitation with this token."""
        ...
