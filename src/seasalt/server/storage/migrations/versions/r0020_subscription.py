"""Browsers that are told whose turn it is, and what they are still to be told."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    op.create_table(
        "subscription",
        sa.Column("session_id", sa.Text(), nullable=False),
        sa.Column("service", sa.Text(), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("key", sa.LargeBinary(), nullable=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.Column("language", sa.Text(), nullable=False),
        sa.Column("origin", sa.Text(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["session_id"], ["session.id"], name="fk_subscription_session_id_session", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("session_id", name="pk_subscription"),
        sa.UniqueConstraint("endpoint", name="uq_subscription_endpoint"),
    )
    op.create_table(
        "push_notice",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("session_id", sa.Text(), nullable=False),
        sa.Column("guest_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("due_at", sa.BigInteger(), nullable=False),
        sa.Column("remind_at", sa.BigInteger()),
        sa.Column("until_ms", sa.BigInteger(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["lobby_table.id"], name="fk_push_notice_table_id_lobby_table", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["session_id"],
            ["subscription.session_id"],
            name="fk_push_notice_session_id_subscription",
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("table_id", "session_id", name="pk_push_notice"),
    )
    op.create_index("ix_push_notice_session_id", "push_notice", ["session_id"])
    op.create_index("ix_push_notice_due_at", "push_notice", ["due_at"])


def downgrade() -> None:
    op.drop_table("push_notice")
    op.drop_table("subscription")
