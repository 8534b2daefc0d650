"""Passkeys of guests, and challenges that were not answered yet."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    op.create_table(
        "passkey",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("guest_id", sa.Text(), nullable=False),
        sa.Column("credential", sa.LargeBinary(), nullable=False),
        sa.Column("signatures", sa.BigInteger(), nullable=False),
        sa.Column("device", sa.Text(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("used_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["guest_id"], ["guest.id"], name="fk_passkey_guest_id_guest"),
        sa.PrimaryKeyConstraint("id", name="pk_passkey"),
    )
    op.create_index("ix_passkey_guest_id", "passkey", ["guest_id"])
    op.create_table(
        "challenge",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("until_ms", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_challenge"),
    )
    op.create_index("ix_challenge_until_ms", "challenge", ["until_ms"])


def downgrade() -> None:
    op.drop_table("challenge")
    op.drop_table("passkey")
