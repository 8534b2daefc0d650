"""Two deals a day: the round, and the long deal that there was before; unrated tries, and accuracies."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"

_RESULT = ("outcome", "points", "difference", "rounds")


def upgrade() -> None:
    _set_aside()
    op.create_table(
        "daily_try",
        sa.Column("date", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False, server_default="long"),
        sa.Column("guest_id", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False, server_default=sa.true()),
        *_result(nullable=True),
        sa.Column("accuracy", sa.Integer()),
        sa.ForeignKeyConstraint(["guest_id"], ["guest.id"], name="fk_daily_try_guest_id_guest"),
        sa.PrimaryKeyConstraint("date", "kind", "guest_id", name="pk_daily_try"),
        sa.UniqueConstraint("table_id", name="uq_daily_try_table_id"),
    )
    op.create_index("ix_daily_try_guest_id", "daily_try", ["guest_id"])
    op.create_index("ix_daily_try_date_kind_difference", "daily_try", ["date", "kind", "difference"])
    op.create_table(
        "daily_master",
        sa.Column("date", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False, server_default="long"),
        *_result(nullable=False),
        sa.PrimaryKeyConstraint("date", "kind", name="pk_daily_master"),
    )
    _take_back()


def downgrade() -> None:
    for table in ("daily_try", "daily_master"):
        op.execute(f"DELETE FROM {table} WHERE kind <> 'long'")
    op.execute("DELETE FROM daily_try WHERE NOT rated")
    _set_aside()
    op.create_table(
        "daily_try",
        sa.Column("date", sa.Text(), nullable=False),
        sa.Column("guest_id", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        *_result(nullable=True),
        sa.ForeignKeyConstraint(["guest_id"], ["guest.id"], name="fk_daily_try_guest_id_guest"),
        sa.PrimaryKeyConstraint("date", "guest_id", name="pk_daily_try"),
        sa.UniqueConstraint("table_id", name="uq_daily_try_table_id"),
    )
    op.create_index("ix_daily_try_guest_id", "daily_try", ["guest_id"])
    op.create_index("ix_daily_try_date_difference", "daily_try", ["date", "difference"])
    op.create_table(
        "daily_master",
        sa.Column("date", sa.Text(), nullable=False),
        *_result(nullable=False),
        sa.PrimaryKeyConstraint("date", name="pk_daily_master"),
    )
    _take_back()


def _result(*, nullable: bool) -> list[sa.Column[object]]:
    kinds = dict.fromkeys(_RESULT, sa.Integer()) | {"outcome": sa.Text(), "rounds": sa.Text()}
    return [sa.Column(name, kind, nullable=nullable) for name, kind in kinds.items()]


def _set_aside() -> None:
    """Copy the rows, and drop the tables: the names of constraints are free then."""
    result = ", ".join(_RESULT)
    op.execute(f"CREATE TABLE old_try AS SELECT date, guest_id, table_id, {result} FROM daily_try")
    op.execute(f"CREATE TABLE old_master AS SELECT date, {result} FROM daily_master")
    op.drop_table("daily_try")
    op.drop_table("daily_master")


def _take_back() -> None:
    result = ", ".join(_RESULT)
    tried = f"date, guest_id, table_id, {result}"
    op.execute(f"INSERT INTO daily_try ({tried}) SELECT {tried} FROM old_try")
    op.execute(f"INSERT INTO daily_master (date, {result}) SELECT date, {result} FROM old_master")
    op.drop_table("old_try")
    op.drop_table("old_master")
