"""The log, the lobby, guests and their seats, snapshots, leases and invitations."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "lobby_table",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("updated_at", sa.BigInteger(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("summary", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_lobby_table"),
    )
    op.create_index("ix_lobby_table_status_created_at_id", "lobby_table", ["status", "created_at", "id"])
    op.create_table(
        "event",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("command_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer()),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["lobby_table.id"], name="fk_event_table_id_lobby_table"),
        sa.PrimaryKeyConstraint("table_id", "version", name="pk_event"),
        sa.UniqueConstraint("table_id", "command_id", name="uq_event_table_id_command_id"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "guest",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("token_hash", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("seen_at", sa.BigInteger(), nullable=False),
        sa.CheckConstraint("kind IN ('person', 'bot')", name=op.f("ck_guest_kind")),
        sa.PrimaryKeyConstraint("id", name="pk_guest"),
        sa.UniqueConstraint("token_hash", name="uq_guest_token_hash"),
    )
    op.create_table(
        "seat",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("guest_id", sa.Text(), nullable=False),
        sa.Column("taken_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["lobby_table.id"], name="fk_seat_table_id_lobby_table"),
        sa.ForeignKeyConstraint(["guest_id"], ["guest.id"], name="fk_seat_guest_id_guest"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seat"),
    )
    op.create_index("ix_seat_guest_id", "seat", ["guest_id"])
    op.create_table(
        "snapshot",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["lobby_table.id"], name="fk_snapshot_table_id_lobby_table"),
        sa.PrimaryKeyConstraint("table_id", name="pk_snapshot"),
    )
    op.create_table(
        "lease",
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("holder", sa.Text(), nullable=False),
        sa.Column("until_ms", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_lease"),
    )
    op.create_table(
        "invite",
        sa.Column("token_hash", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.CheckConstraint("kind IN ('seat', 'watch')", name=op.f("ck_invite_kind")),
        sa.ForeignKeyConstraint(["table_id"], ["lobby_table.id"], name="fk_invite_table_id_lobby_table"),
        sa.PrimaryKeyConstraint("token_hash", name="pk_invite"),
    )
    op.create_index("ix_invite_table_id", "invite", ["table_id"])


def downgrade() -> None:
    for table in ("invite", "lease", "snapshot", "seat", "guest", "event", "lobby_table"):
        op.drop_table(table)
