"""The database schema, and migrations to it. Times are milliseconds since 1970."""

import secrets
from pathlib import Path

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    Connection,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    UniqueConstraint,
    delete,
    false,
    insert,
    inspect,
    true,
)

from seasalt.server.interfaces.database_faults import ForeignDatabase, NewerDatabase

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

ROOM, ROOM_BYTES = "room", 1 << 20  # a job that no node does, and the size of its row

_MIGRATIONS = str(Path(__file__).parent / "migrations")

# What lists show of a game table, and the row to lock while its log grows. All of it follows from the log.
LOBBY_TABLE = Table(
    "lobby_table",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("status", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("updated_at", BigInteger, nullable=False),
    Column("version", Integer, nullable=False),
    Column("summary", Text, nullable=False),
    Column("due_at", BigInteger),  # when a node has to act there; NULL: not before a guest comes
    Column("holder", Text),  # the node that looks after it, as long as that node is alive
    Column("set_aside", Text, key="quarantined"),  # why its log cannot be read; NULL: it can
    Index(None, "status", "created_at", "id"),
    Index(None, "public", "status", "created_at", "id"),
    Index(None, "status", "due_at"),
    Index(None, "status", "updated_at"),
)

# The source of truth: the log of each table, one line per version. Lines are added, never changed, but for
# the names of people who were deleted.
EVENT = Table(
    "event",
    METADATA,
    Column("table_id", Text, ForeignKey(LOBBY_TABLE.c.id), nullable=False),
    Column("version", Integer, nullable=False),
    Column("command_id", Text, nullable=False),
    Column("seat", Integer),
    Column("body", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "version"),
    UniqueConstraint("table_id", "command_id"),
    sqlite_with_rowid=False,  # SQLite stores a log's lines together, and writes one page less for each
)

GUEST = Table(
    "guest",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("token_hash", Text, nullable=False, unique=True),
    Column("name", Text, nullable=False),
    Column("kind", Text, CheckConstraint("kind IN ('person', 'bot')", name="kind"), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False, index=True),
    Column("face", Text, nullable=False, server_default=""),  # nodes before 0011 do not write it
)

# The browsers of guests. `id` is the beginning of the hash; a session that ends is deleted. Nodes before 0015
# know the token of a guest's first session only, which stays in the row of the guest.
SESSION = Table(
    "session",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("token_hash", Text, nullable=False, unique=True),
    Column("guest_id", Text, ForeignKey(GUEST.c.id), nullable=False, index=True),
    Column("kind", Text, nullable=False),  # of the key that it was made of; `first`: of none
    Column("device", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False, index=True),
)

# Keys that become a session, once.
ACCOUNT_KEY = Table(
    "account_key",
    METADATA,
    Column("guest_id", Text, ForeignKey(GUEST.c.id), nullable=False),
    Column("kind", Text, nullable=False),
    Column("key_hash", Text, nullable=False, unique=True),
    Column("created_at", BigInteger, nullable=False),
    Column("until_ms", BigInteger, nullable=False, index=True),
    PrimaryKeyConstraint("guest_id", "kind"),
)

# Passkeys: `id` is a hash of what the device calls it, `credential` its public half.
PASSKEY = Table(
    "passkey",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("guest_id", Text, ForeignKey(GUEST.c.id), nullable=False, index=True),
    Column("credential", LargeBinary, nullable=False),
    Column("signatures", BigInteger, nullable=False),
    Column("device", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("used_at", BigInteger, nullable=False),
)

# What passkeys were asked to sign and have not. It says nothing of whom it was asked.
CHALLENGE = Table(
    "challenge",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("until_ms", BigInteger, nullable=False, index=True),
)

# The browsers that want to be told whose turn it is. What refers to a session goes with it, also when a node
# before 0020 ends it.
SUBSCRIPTION = Table(
    "subscription",
    METADATA,
    Column("session_id", Text, ForeignKey(SESSION.c.id, ondelete="CASCADE"), primary_key=True),
    Column("service", Text, nullable=False),  # as the settings name it
    Column("endpoint", Text, nullable=False, unique=True),
    Column("key", LargeBinary, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("language", Text, nullable=False),
    Column("origin", Text, nullable=False),  # of the page that it belongs to
    Column("created_at", BigInteger, nullable=False),
)

# What is still to be said to a browser of a turn: written with the move before it, deleted with the next one.
PUSH_NOTICE = Table(
    "push_notice",
    METADATA,
    Column("table_id", Text, ForeignKey(LOBBY_TABLE.c.id, ondelete="CASCADE"), nullable=False),
    Column(
        "session_id",
        Text,
        ForeignKey(SUBSCRIPTION.c.session_id, ondelete="CASCADE"),
        nullable=False,
        index=True,
    ),
    Column("guest_id", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("due_at", BigInteger, nullable=False, index=True),
    Column("remind_at", BigInteger),  # NULL: this is the reminder
    Column("until_ms", BigInteger, nullable=False),  # of the turn
    Column("tries", Integer, nullable=False),
    PrimaryKeyConstraint("table_id", "session_id"),
)

# Guests who are being deleted: their names are looked for in all logs, `passes` times so far.
ERASURE = Table(
    "erasure",
    METADATA,
    Column("guest_id", Text, primary_key=True),
    Column("due_at", BigInteger, nullable=False),
    Column("passes", Integer, nullable=False),
)

# Which guest sits where.
SEAT = Table(
    "seat",
    METADATA,
    Column("table_id", Text, ForeignKey(LOBBY_TABLE.c.id), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("guest_id", Text, ForeignKey(GUEST.c.id), nullable=False, index=True),
    Column("taken_at", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
)

# How finished games ended for people. When a table is deleted its summary goes, and lists leave the game out;
# a rated game outlives its guest too. Nodes before 0013, and the migration from them, leave out what they do
# not know.
FINISHED_GAME = Table(
    "finished_game",
    METADATA,
    Column("table_id", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("guest_id", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("summary", Text),
    Column("kind", Text),
    Column("players", Integer),
    Column("extra_salt", Boolean),
    Column("pace", Text),
    Column("against", Text),
    Column(
        "opponents", Text
    ),  # the other seats in order: JSON of `guest`, `bot`, `place`, `points`, `stood_in`
    Column("place", Integer),
    Column("won", Boolean),
    Column("points", Integer),
    Column("margin", Integer),
    Column("stood_in", Boolean),
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("rounds", Integer),
    Column("stops", Integer),
    Column("bets", Integer),
    Column("bets_won", Integer),
    Column("best", Integer),
    Column("by_mermaids", Boolean),
    Column("accuracy", Integer),  # in percent; NULL, and so is luck: not reviewed
    Column("luck", Float),  # in wins
    Column("rated_at", BigInteger),  # when a rated game counts: no two at once; NULL: it is not rated
    PrimaryKeyConstraint("table_id", "number", "seat"),
    Index(None, "guest_id", "at"),
    Index(None, "rated_at"),
)

# How strong people play, which follows from the rated games (`ratings.fold`), and who wants to be `listed`.
RATING = Table(
    "rating",
    METADATA,
    Column("guest_id", Text, ForeignKey(GUEST.c.id), primary_key=True),
    Column("mean", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("listed", Boolean, nullable=False, server_default=false()),
    Index(None, "listed", "at"),
)

# A named job that one node at a time may do, such as retention. Tables are leased by `holder` and `node`.
JOB_LEASE = Table(
    "lease",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("holder", Text, nullable=False),
    Column("until_ms", BigInteger, nullable=False),
)

INVITE = Table(
    "invite",
    METADATA,
    Column("token_hash", Text, primary_key=True),
    Column("table_id", Text, ForeignKey(LOBBY_TABLE.c.id), nullable=False, index=True),
    Column("kind", Text, CheckConstraint("kind IN ('seat', 'watch')", name="kind"), nullable=False),
)

# A node is alive until `until_ms`, which it keeps renewing; then the tables it holds are free.
NODE = Table(
    "node",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("started_at", BigInteger, nullable=False),
    Column("until_ms", BigInteger, nullable=False),
)

# Which seated guests are connected to a table, on which node. It counts as long as that node is alive.
PRESENCE = Table(
    "presence",
    METADATA,
    Column("table_id", Text, nullable=False),
    Column("guest_id", Text, nullable=False),
    Column("node_id", Text, nullable=False, index=True),
    PrimaryKeyConstraint("table_id", "guest_id", "node_id"),
)

# The guests who look for a quick match, as long as their node renews it; then the table they were given.
WAITING = Table(
    "waiting",
    METADATA,
    Column("guest_id", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("node_id", Text, nullable=False),
    Column("since_ms", BigInteger, nullable=False),
    Column("until_ms", BigInteger, nullable=False),
    Column("table_id", Text),
    Column("rating", Float),  # nodes before 0014 do not write it
    Column("network", Text),  # the address as limits count it, hashed
)

# Finished games that a guest wants to keep.
KEPT = Table(
    "kept",
    METADATA,
    Column("table_id", Text, ForeignKey(LOBBY_TABLE.c.id), nullable=False),
    Column("guest_id", Text, ForeignKey(GUEST.c.id), nullable=False, index=True),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "guest_id"),
)

# The first try of a guest at a deal of the day, or of a set; without a result until the game is over. Its
# table may be deleted before it. Nodes before 0012 know the long deal only.
DAILY_TRY = Table(
    "daily_try",
    METADATA,
    Column("date", Text, nullable=False),
    Column("kind", Text, nullable=False, server_default="long"),
    Column("guest_id", Text, ForeignKey(GUEST.c.id), nullable=False, index=True),
    Column("table_id", Text, nullable=False, unique=True),
    Column("rated", Boolean, nullable=False, server_default=true()),
    Column("outcome", Text),
    Column("points", Integer),
    Column("difference", Integer),
    Column("rounds", Text),
    Column("accuracy", Integer),  # in percent; NULL: not reviewed
    PrimaryKeyConstraint("date", "kind", "guest_id"),
    Index(None, "date", "kind", "difference"),
)

# How the master played a deal of the day.
DAILY_MASTER = Table(
    "daily_master",
    METADATA,
    Column("date", Text, nullable=False),
    Column("kind", Text, nullable=False, server_default="long"),
    Column("outcome", Text, nullable=False),
    Column("points", Integer, nullable=False),
    Column("difference", Integer, nullable=False),
    Column("rounds", Text, nullable=False),
    PrimaryKeyConstraint("date", "kind"),
)


# Reviews of finished games: what was found so far. One node at a time goes on with it.
REVIEW = Table(
    "review",
    METADATA,
    Column("table_id", Text, ForeignKey(LOBBY_TABLE.c.id), nullable=False),
    Column("game", Integer, nullable=False),
    Column("findings", LargeBinary),
    Column("holder", Text, nullable=False),
    Column("until_ms", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "game"),
)

# Keys of the server, each made once by whichever node needed it first.
SERVER_KEY = Table(
    "server_key",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("key", LargeBinary, nullable=False),
)

# What the operator says on every page: one row at most.
NOTICE = Table(
    "notice",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("text", Text, nullable=False),
    Column("until_ms", BigInteger, nullable=False),
)

# Guests whom the operator does not let play.
BLOCK = Table(
    "block",
    METADATA,
    Column("guest_id", Text, ForeignKey(GUEST.c.id), primary_key=True),
    Column("at", BigInteger, nullable=False),
)

# Whom a guest wants to meet again, and whom not; of two guests, each has a row of their own at most.
RELATION = Table(
    "relation",
    METADATA,
    Column("guest_id", Text, nullable=False),
    Column("other_id", Text, nullable=False, index=True),
    Column("kind", Text, CheckConstraint("kind IN ('remember', 'avoid')", name="kind"), nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("guest_id", "other_id"),
)

# Who is asked to a table by somebody with whom they have played.
ASKED = Table(
    "asked",
    METADATA,
    Column("guest_id", Text, nullable=False),
    Column("by_id", Text, nullable=False, index=True),
    Column("table_id", Text, nullable=False),
    Column("until_ms", BigInteger, nullable=False, index=True),
    PrimaryKeyConstraint("guest_id", "by_id"),
)

# Names that belong to one guest for good. When the guest is deleted a hash of the name stays.
CLAIMED_NAME = Table(
    "claimed_name",
    METADATA,
    Column("name_hash", Text, primary_key=True),  # of what it looks like: `table.names.look_of`
    Column("guest_id", Text, unique=True),
    Column("name", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

# What guests report of others, and what the operator did about it (`by_id` is empty then).
REPORT = Table(
    "report",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("guest_id", Text, nullable=False, index=True),
    Column("by_id", Text, nullable=False),
    Column("name", Text, nullable=False),  # as it was
    Column("table_id", Text, nullable=False),
    Column("seat", Integer),
    Column("reason", Text, nullable=False),
    Column("at", BigInteger, nullable=False, index=True),
    Index(None, "by_id", "at"),
)


def known_revisions() -> list[str]:
    """The revisions that this version of seasalt knows, newest first."""
    from alembic.script import ScriptDirectory

    return [script.revision for script in ScriptDirectory(_MIGRATIONS).walk_revisions()]


def migrate(connection: Connection, revision: str = "head") -> None:
    """Migrate the database to a revision, up or down, in the open transaction."""
    from alembic import command  # imported only when a database is opened: it is slow
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", _MIGRATIONS.replace("%", "%%"))
    config.attributes["connection"] = connection
    known, current = known_revisions(), _revision(connection)
    ages = [*known, "base"]
    target = known[0] if revision == "head" else revision
    if current == target:
        return
    move = command.upgrade if ages.index(target) < ages.index(current or "base") else command.downgrade
    move(config, revision)


def is_current(connection: Connection) -> bool:
    """Whether the database has the tables of this version, not those of an older one."""
    return _revision(connection) == known_revisions()[0]


def _revision(connection: Connection) -> str | None:
    """The revision of the database, None if it is empty; raises `UnusableDatabase` if it is not ours."""
    from alembic.runtime.migration import MigrationContext

    current = MigrationContext.configure(connection).get_current_revision()
    there = set(inspect(connection).get_table_names())
    if current is None and (clash := there & set(METADATA.tables)):
        raise ForeignDatabase(min(clash))
    if current is not None and current not in known_revisions():
        raise NewerDatabase(current) if LOBBY_TABLE.name in there else ForeignDatabase("alembic_version")
    return current


def write_nothing_new(connection: Connection) -> None:
    """A write without effect, to check that the database is writable."""
    connection.exec_driver_sql("UPDATE alembic_version SET version_num = version_num")


def fill_room(connection: Connection) -> None:
    """Write a row that takes more room than a transaction of the log, under a new name."""
    row = {"name": f"{ROOM} {secrets.token_hex(8)}", "holder": secrets.token_hex(ROOM_BYTES // 2)}
    connection.execute(insert(JOB_LEASE).values(**row, until_ms=0))


def clear_room(connection: Connection) -> None:
    """Delete the rows of `fill_room`."""
    connection.execute(delete(JOB_LEASE).where(JOB_LEASE.c.name.startswith(f"{ROOM} ")))
