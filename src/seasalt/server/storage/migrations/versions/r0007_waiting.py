"""The guests who look for a quick match."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "waiting",
        sa.Column("guest_id", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("node_id", sa.Text(), nullable=False),
        sa.Column("since_ms", sa.BigInteger(), nullable=False),
        sa.Column("until_ms", sa.BigInteger(), nullable=False),
        sa.Column("table_id", sa.Text()),
        sa.PrimaryKeyConstraint("guest_id", name="pk_waiting"),
    )


def downgrade() -> None:
    op.drop_table("waiting")
