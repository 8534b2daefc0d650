"""Ratings of people, and when each rated game counts."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.add_column("finished_game", sa.Column("rated_at", sa.BigInteger()))
    op.create_index("ix_finished_game_rated_at", "finished_game", ["rated_at"])
    op.create_table(
        "rating",
        sa.Column("guest_id", sa.Text(), nullable=False),
        sa.Column("mean", sa.Float(), nullable=False),
        sa.Column("deviation", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.ForeignKeyConstraint(["guest_id"], ["guest.id"], name="fk_rating_guest_id_guest"),
        sa.PrimaryKeyConstraint("guest_id", name="pk_rating"),
    )
    op.create_index("ix_rating_listed_at", "rating", ["listed", "at"])
    # Who looks for a quick match, for at most half a minute: how strong they are, and where from.
    op.add_column("waiting", sa.Column("rating", sa.Float()))
    op.add_column("waiting", sa.Column("network", sa.Text()))


def downgrade() -> None:
    op.drop_column("waiting", "network")
    op.drop_column("waiting", "rating")
    op.drop_table("rating")
    op.drop_index("ix_finished_game_rated_at", "finished_game")
    op.drop_column("finished_game", "rated_at")
