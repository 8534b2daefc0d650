"""All tables. A database made by any version since 5aeb7b1 has this revision."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
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
        sa.Column("due_at", sa.BigInteger()),
        sa.Column("holder", sa.Text()),
        sa.Column("set_aside", sa.Text()),
        sa.PrimaryKeyConstraint("id", name="pk_lobby_table"),
    )
    op.create_index("ix_lobby_table_status_created_at_id", "lobby_table", ["status", "created_at", "id"])
    columns = ["public", "status", "created_at", "id"]
    op.create_index("ix_lobby_table_public_status_created_at_id", "lobby_table", columns)
    op.create_index("ix_lobby_table_status_due_at", "lobby_table", ["status", "due_at"])
    op.create_index("ix_lobby_table_status_updated_at", "lobby_table", ["status", "updated_at"])
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
    op.create_index("ix_guest_seen_at", "guest", ["seen_at"])
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
    op.create_table(
        "review",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("game", sa.Integer(), nullable=False),
        sa.Column("findings", sa.LargeBinary()),
        sa.Column("holder", sa.Text(), nullable=False),
        sa.Column("until_ms", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["lobby_table.id"], name="fk_review_table_id_lobby_table"),
        sa.PrimaryKeyConstraint("table_id", "game", name="pk_review"),
    )


def downgrade() -> None:
    tables = (
        "review",
        "daily_master",
        "daily_try",
        "kept",
        "presence",
        "node",
        "invite",
        "lease",
        "seat",
        "guest",
    )
    for table in (*tables, "event", "lobby_table"):
        op.drop_table(table)
