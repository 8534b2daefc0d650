"""Adds an index to find public tables among any number of private ones."""

from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    columns = ["public", "status", "created_at", "id"]
    op.create_index("ix_lobby_table_public_status_created_at_id", "lobby_table", columns)


def downgrade() -> None:
    op.drop_index("ix_lobby_table_public_status_created_at_id", "lobby_table")
