"""Adds reviews of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
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
    op.drop_table("review")
