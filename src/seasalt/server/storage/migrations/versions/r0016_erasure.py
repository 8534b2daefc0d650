"""Guests who wish to be deleted, until their names are gone from every log."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.create_table(
        "erasure",
        sa.Column("guest_id", sa.Text(), nullable=False),
        sa.Column("due_at", sa.BigInteger(), nullable=False),
        sa.Column("passes", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("guest_id", name="pk_erasure"),
    )


def downgrade() -> None:
    op.drop_table("erasure")
