"""Whom guests want to meet again or not, and ask to a table; names that belong to one guest; reports."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    op.create_table(
        "relation",
        sa.Column("guest_id", sa.Text(), nullable=False),
        sa.Column("other_id", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.CheckConstraint("kind IN ('remember', 'avoid')", name="ck_relation_kind"),
        sa.PrimaryKeyConstraint("guest_id", "other_id", name="pk_relation"),
    )
    op.create_index("ix_relation_other_id", "relation", ["other_id"])
    op.create_table(
        "asked",
        sa.Column("guest_id", sa.Text(), nullable=False),
        sa.Column("by_id", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("until_ms", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("guest_id", "by_id", name="pk_asked"),
    )
    op.create_index("ix_asked_by_id", "asked", ["by_id"])
    op.create_index("ix_asked_until_ms", "asked", ["until_ms"])
    op.create_table(
        "claimed_name",
        sa.Column("name_hash", sa.Text(), nullable=False),
        sa.Column("guest_id", sa.Text()),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("name_hash", name="pk_claimed_name"),
        sa.UniqueConstraint("guest_id", name="uq_claimed_name_guest_id"),
    )
    op.create_table(
        "report",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("guest_id", sa.Text(), nullable=False),
        sa.Column("by_id", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer()),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_report"),
    )
    op.create_index("ix_report_guest_id", "report", ["guest_id"])
    op.create_index("ix_report_at", "report", ["at"])
    op.create_index("ix_report_by_id_at", "report", ["by_id", "at"])


def downgrade() -> None:
    for table in ("report", "claimed_name", "asked", "relation"):
        op.drop_table(table)
