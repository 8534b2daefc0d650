"""The faces of guests."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("guest", sa.Column("face", sa.Text(), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("guest", "face")
