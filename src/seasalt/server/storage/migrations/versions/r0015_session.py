"""Sessions of guests, and keys that become sessions. Every guest has one session: the token of before."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.create_table(
        "session",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("token_hash", sa.Text(), nullable=False),
        sa.Column("guest_id", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("device", sa.Text(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("seen_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["guest_id"], ["guest.id"], name="fk_session_guest_id_guest"),
        sa.PrimaryKeyConstraint("id", name="pk_session"),
        sa.UniqueConstraint("token_hash", name="uq_session_token_hash"),
    )
    op.create_index("ix_session_guest_id", "session", ["guest_id"])
    op.create_index("ix_session_seen_at", "session", ["seen_at"])
    op.create_table(
        "account_key",
        sa.Column("guest_id", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("key_hash", sa.Text(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("until_ms", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["guest_id"], ["guest.id"], name="fk_account_key_guest_id_guest"),
        sa.PrimaryKeyConstraint("guest_id", "kind", name="pk_account_key"),
        sa.UniqueConstraint("key_hash", name="uq_account_key_key_hash"),
    )
    op.create_index("ix_account_key_until_ms", "account_key", ["until_ms"])
    op.execute(
        "INSERT INTO session (id, token_hash, guest_id, kind, device, created_at, seen_at)"
        " SELECT substr(token_hash, 1, 16), token_hash, id, 'first', '', created_at, seen_at FROM guest"
    )


def downgrade() -> None:
    op.drop_table("account_key")
    op.drop_table("session")
