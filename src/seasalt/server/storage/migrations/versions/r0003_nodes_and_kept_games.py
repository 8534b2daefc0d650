"""Adds nodes, presence and kept games, and which node holds a table or why it is set aside.

Nothing is removed: a node of the previous version works beside one of this version.
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "node",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("started_at", sa.BigInteger(), nullable=False),
        sa.Column("until_ms", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_node"),
    )
    op.create_table(
        "presence",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("guest_id", sa.Text(), nullable=False),
        sa.Column("node_id", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "guest_id", "node_id", name="pk_presence"),
    )
    op.create_index("ix_presence_node_id", "presence", ["node_id"])
    op.create_table(
        "kept",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("guest_id", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["lobby_table.id"], name="fk_kept_table_id_lobby_table"),
        sa.ForeignKeyConstraint(["guest_id"], ["guest.id"], name="fk_kept_guest_id_guest"),
        sa.PrimaryKeyConstraint("table_id", "guest_id", name="pk_kept"),
    )
    op.create_index("ix_kept_guest_id", "kept", ["guest_id"])
    op.add_column("lobby_table", sa.Column("holder", sa.Text()))
    op.add_column("lobby_table", sa.Column("set_aside", sa.Text()))
    op.create_index("ix_lobby_table_status_due_at", "lobby_table", ["status", "due_at"])
    op.create_index("ix_lobby_table_status_updated_at", "lobby_table", ["status", "updated_at"])
    op.create_index("ix_guest_seen_at", "guest", ["seen_at"])


def downgrade() -> None:
    op.drop_index("ix_guest_seen_at", "guest")
    op.drop_index("ix_lobby_table_status_updated_at", "lobby_table")
    op.drop_index("ix_lobby_table_status_due_at", "lobby_table")
    op.drop_column("lobby_table", "set_aside")
    op.drop_column("lobby_table", "holder")
    for table in ("kept", "presence", "node"):
        op.drop_table(table)
