"""Guests whom the operator does not let play."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "block",
        sa.Column("guest_id", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["guest_id"], ["guest.id"], name="fk_block_guest_id_guest"),
        sa.PrimaryKeyConstraint("guest_id", name="pk_block"),
    )


def downgrade() -> None:
    op.drop_table("block")
