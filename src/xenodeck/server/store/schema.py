"""The tables of the database, as they are after all migrations."""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    event,
)

HEAD = "0001"  # the last migration in ``migrations``

metadata = MetaData()


def of_table() -> ForeignKey:
    """Rows that belong to a table are removed with it."""
    return ForeignKey("tables.id", ondelete="CASCADE")


settings = Table("settings", metadata, Column("name", Text, primary_key=True), Column("value", Text, nullable=False))

guests = Table(
    "guests",
    metadata,
    Column("id", Text, primary_key=True),
    Column("alias", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("status", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("mode", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("wakes", BigInteger, nullable=True),
    Column("moves", Integer, nullable=False),
    Column("doc", Text, nullable=False),
)
Index("tables_by_status", tables.c.status, tables.c.changed)
has_wakes = tables.c.wakes.is_not(None)
to_wake = Index("tables_to_wake", tables.c.wakes, sqlite_where=has_wakes)

sitting = Table(
    "sitting",
    metadata,
    Column("table_id", Text, of_table(), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guest", Text, nullable=False),
)
Index("sitting_by_guest", sitting.c.guest)

journal = Table(
    "journal",
    metadata,
    Column("table_id", Text, of_table(), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("data", Text, nullable=False),
    Column("move_id", Text, nullable=True),
    Column("at", BigInteger, nullable=False),
)
has_move_id = journal.c.move_id.is_not(None)
moves_once = Index(
    "journal_moves_once",
    journal.c.table_id,
    journal.c.seat,
    journal.c.move_id,
    unique=True,
    sqlite_where=has_move_id,
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", Text, of_table(), primary_key=True),
    Column("n", Integer, nullable=False),
    Column("data", Text, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", Text, of_table(), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("phrase", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

records = Table(
    "records",
    metadata,
    Column("table_id", Text, of_table(), primary_key=True),
    Column("text", Text, nullable=False),
    Column("finished", BigInteger, nullable=False),
)


@event.listens_for(metadata, "before_create")
def say_where(target: MetaData, connection: Connection, **_: Any) -> None:
    """Set the same conditions for PostgreSQL when they are needed, because naming them above would load its dialect."""
    if connection.dialect.name == "postgresql":
        to_wake.dialect_options["postgresql"]["where"] = has_wakes
        moves_once.dialect_options["postgresql"]["where"] = has_move_id
