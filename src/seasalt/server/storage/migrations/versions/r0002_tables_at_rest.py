"""A table stores when it is due, so that idle tables need no attention. Drops the unused snapshots."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.drop_table("snapshot")
    op.add_column("lobby_table", sa.Column("due_at", sa.BigInteger()))
    op.execute("UPDATE lobby_table SET due_at = 0 WHERE status = 'playing'")  # its next move sets the time


def downgrade() -> None:
    op.drop_column("lobby_table", "due_at")
    op.create_table(
        "snapshot",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["lobby_table.id"], name="fk_snapshot_table_id_lobby_table"),
        sa.PrimaryKeyConstraint("table_id", name="pk_snapshot"),
    )
