"""Finished games tell how they ended, and outlive their tables."""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"

_KEY = ("table_id", "number", "seat")
_LISTED = (*_KEY, "guest_id", "version", "at", "summary")
_MANY = 500  # games whose rows are written together


def upgrade() -> None:
    _set_aside()
    op.create_table(
        "finished_game",
        *_columns(summary_nullable=True),
        sa.Column("kind", sa.Text()),
        sa.Column("players", sa.Integer()),
        sa.Column("extra_salt", sa.Boolean()),
        sa.Column("pace", sa.Text()),
        sa.Column("against", sa.Text()),
        sa.Column("opponents", sa.Text()),
        sa.Column("place", sa.Integer()),
        sa.Column("won", sa.Boolean()),
        sa.Column("points", sa.Integer()),
        sa.Column("margin", sa.Integer()),
        sa.Column("stood_in", sa.Boolean()),
        sa.Column("rated", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Column("rounds", sa.Integer()),
        sa.Column("stops", sa.Integer()),
        sa.Column("bets", sa.Integer()),
        sa.Column("bets_won", sa.Integer()),
        sa.Column("best", sa.Integer()),
        sa.Column("by_mermaids", sa.Boolean()),
        sa.Column("accuracy", sa.Integer()),
        sa.Column("luck", sa.Float()),
        sa.PrimaryKeyConstraint(*_KEY, name="pk_finished_game"),
    )
    _take_back("SELECT * FROM old_game")
    _tell_ends()


def downgrade() -> None:
    _set_aside()
    op.create_table(
        "finished_game",
        *_columns(summary_nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["lobby_table.id"], name="fk_finished_game_table_id_lobby_table"
        ),
        sa.ForeignKeyConstraint(["guest_id"], ["guest.id"], name="fk_finished_game_guest_id_guest"),
        sa.PrimaryKeyConstraint(*_KEY, name="pk_finished_game"),
    )
    _take_back(
        "SELECT * FROM old_game WHERE summary IS NOT NULL"
        " AND guest_id IN (SELECT id FROM guest) AND table_id IN (SELECT id FROM lobby_table)"
    )


def _columns(*, summary_nullable: bool) -> list[sa.Column[Any]]:
    kinds = {"number": sa.Integer(), "seat": sa.Integer(), "version": sa.Integer(), "at": sa.BigInteger()}
    return [
        sa.Column(name, kinds.get(name, sa.Text()), nullable=summary_nullable and name == "summary")
        for name in _LISTED
    ]


def _set_aside() -> None:
    """Copy the rows, and drop the table: the names of constraints are free then."""
    op.execute(f"CREATE TABLE old_game AS SELECT {', '.join(_LISTED)} FROM finished_game")
    op.drop_table("finished_game")


def _take_back(rows: str) -> None:
    op.execute(f"INSERT INTO finished_game ({', '.join(_LISTED)}) {rows}")
    op.drop_table("old_game")
    op.create_index("ix_finished_game_guest_id_at", "finished_game", ["guest_id", "at"])


def _tell_ends() -> None:
    """What the summaries tell of the ends of games. They do not tell calls, nor whether a bot stood in."""
    game = sa.table("finished_game", *(sa.column(name) for name in (*_LISTED, *_TOLD)))
    database = op.get_bind()
    telling = game.update().where(
        game.c.table_id == sa.bindparam("the_table"),
        game.c.number == sa.bindparam("the_number"),
        game.c.seat == sa.bindparam("the_seat"),
    )
    done = ("", 0)
    while True:
        after = sa.tuple_(game.c.table_id, game.c.number) > done
        some = sa.select(game.c.table_id, game.c.number).where(after).distinct()
        keys = database.execute(some.order_by(game.c.table_id, game.c.number).limit(_MANY)).all()
        if not keys:
            return
        last = sa.tuple_(game.c.table_id, game.c.number) <= (keys[-1].table_id, keys[-1].number)
        ends: list[dict[str, Any]] = []
        seats: dict[tuple[str, int], dict[int, str]] = {}
        rows = database.execute(sa.select(game).where(after, last)).all()
        for row in rows:
            seats.setdefault((row.table_id, row.number), {})[row.seat] = row.guest_id
        for row in rows:
            key = {"the_table": row.table_id, "the_number": row.number, "the_seat": row.seat}
            guests = seats[row.table_id, row.number]
            ends.append(key | _told(json.loads(row.summary), row.seat, guests))
        database.execute(telling.values({name: sa.bindparam(name) for name in _TOLD}), ends)
        done = (keys[-1].table_id, keys[-1].number)


_TOLD = (
    "kind", "players", "extra_salt", "pace", "against", "opponents", "place", "won", "points", "margin",
    "rounds",
)  # fmt: skip


def _told(summary: dict[str, Any], seat: int, guests: dict[int, str]) -> dict[str, Any]:
    totals, winners, bots = (summary.get(name) or [] for name in ("totals", "winners", "bots"))
    if not winners or len(totals) != len(bots) or seat >= len(totals) or len(totals) < 2:
        return dict.fromkeys(_TOLD)  # a summary of nobody's making

    def place(at: int) -> int:
        if at in winners:
            return 1
        ahead = [other for other in range(len(totals)) if other in winners or totals[other] > totals[at]]
        return 1 + len(ahead)

    others = [other for other in range(len(totals)) if other != seat]
    kinds = {bots[other] for other in others}
    opponents = [
        {
            "guest": guests.get(other),
            "bot": bots[other],
            "place": place(other),
            "points": totals[other],
            "stood_in": None,
        }
        for other in others
    ]
    return {
        "kind": "practice" if summary.get("practice") else "daily" if summary.get("daily") else "game",
        "players": len(totals),
        "extra_salt": bool(summary.get("extra_salt")),
        "pace": summary.get("pace"),
        "against": "people" if None in kinds else kinds.pop() if len(kinds) == 1 else "mixed",
        "opponents": json.dumps(opponents),
        "place": place(seat),
        "won": seat in winners,
        "points": totals[seat],
        "margin": totals[seat] - max(totals[other] for other in others),
        "rounds": summary.get("round"),
    }
