"""Adds the rated tries at the deal of the day, and the master's results."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "daily_try",
        sa.Column("date", sa.Text(), nullable=False),
        sa.Column("guest_id", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("outcome", sa.Text()),
        sa.Column("points", sa.Integer()),
        sa.Column("difference", sa.Integer()),
        sa.Column("rounds", sa.Text()),
        sa.ForeignKeyConstraint(["guest_id"], ["guest.id"], name="fk_daily_try_guest_id_guest"),
        sa.PrimaryKeyConstraint("date", "guest_id", name="pk_daily_try"),
        sa.UniqueConstraint("table_id", name="uq_daily_try_table_id"),
    )
    op.create_index("ix_daily_try_guest_id", "daily_try", ["guest_id"])
    op.create_index("ix_daily_try_date_difference", "daily_try", ["date", "difference"])
    op.create_table(
        "daily_master",
        sa.Column("date", sa.Text(), nullable=False),
        sa.Column("outcome", sa.Text(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("difference", sa.Integer(), nullable=False),
        sa.Column("rounds", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("date", name="pk_daily_master"),
    )


def downgrade() -> None:
    for table in ("daily_master", "daily_try"):
        op.drop_table(table)
