"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "settings",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "guests",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("alias", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("mode", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("wakes", sa.BigInteger, nullable=True),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("doc", sa.Text, nullable=False),
    )
    op.create_index("tables_by_status", "tables", ["status", "changed"])
    has_wakes = sa.text("wakes IS NOT NULL")
    op.create_index("tables_to_wake", "tables", ["wakes"], sqlite_where=has_wakes, postgresql_where=has_wakes)
    op.create_table(
        "sitting",
        table_id(),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("guest", sa.Text, nullable=False),
    )
    op.create_index("sitting_by_guest", "sitting", ["guest"])
    op.create_table(
        "journal",
        table_id(),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("move_id", sa.Text, nullable=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    has_move_id = sa.text("move_id IS NOT NULL")
    op.create_index(
        "journal_moves_once",
        "journal",
        ["table_id", "seat", "move_id"],
        unique=True,
        sqlite_where=has_move_id,
        postgresql_where=has_move_id,
    )
    op.create_table(
        "snapshots",
        table_id(),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.create_table(
        "chat",
        table_id(),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("phrase", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "records",
        table_id(),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("finished", sa.BigInteger, nullable=False),
    )


def table_id() -> sa.Column[str]:
    """What belongs to a table goes with it."""
    return sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
