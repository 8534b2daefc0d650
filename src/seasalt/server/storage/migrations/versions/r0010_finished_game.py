"""The finished games of guests."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "finished_game",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("guest_id", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("summary", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["lobby_table.id"], name="fk_finished_game_table_id_lobby_table"
        ),
        sa.ForeignKeyConstraint(["guest_id"], ["guest.id"], name="fk_finished_game_guest_id_guest"),
        sa.PrimaryKeyConstraint("table_id", "number", "seat", name="pk_finished_game"),
    )
    op.create_index("ix_finished_game_guest_id_at", "finished_game", ["guest_id", "at"])


def downgrade() -> None:
    op.drop_table("finished_game")
