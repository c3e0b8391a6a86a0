"""Writes changes as rows: those of one transaction together, with one statement for each kind."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from typing import Any

from msgspec.structs import asdict
from sqlalchemy import BindParameter, Connection, Executable, Table, bindparam, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from xenodeck.server.store import schema
from xenodeck.server.store.rows import Change
from xenodeck.server.store.store_errors import StoreError

Row = dict[str, Any]

TABLE: BindParameter[str] = bindparam("in_table")
JOURNAL, CHAT, SIT = insert(schema.journal), insert(schema.chat), insert(schema.sitting)
LEAVE = delete(schema.sitting).where(schema.sitting.c.table_id == TABLE)
FORGET = delete(schema.chat).where(schema.chat.c.table_id == TABLE, schema.chat.c.n < bindparam("before"))


def inserting(dialect: str) -> Callable[[Table], Any]:
    """An ``insert`` that can handle conflicts. The other dialect is not loaded."""
    insert: Callable[[Table], Any] = import_module(f"sqlalchemy.dialects.{dialect}").insert
    return insert


@cache
def upsert(table: Table, dialect: str) -> Executable:
    """Insert a row, or replace the one with the same key."""
    return replacing(inserting(dialect)(table), table)


@cache
def keep_record(dialect: str) -> Executable:
    """Store a record; it was finished when its table last changed."""
    changed = select(schema.tables.c.changed).where(schema.tables.c.id == TABLE).scalar_subquery()
    statement = inserting(dialect)(schema.records).values(table_id=TABLE, text=bindparam("words"), finished=changed)
    return replacing(statement, schema.records)


def replacing(statement: Any, table: Table) -> Executable:
    keys = [c.name for c in table.primary_key]
    rest = {c.name: statement.excluded[c.name] for c in table.columns if c.name not in keys}
    upserting: Executable = statement.on_conflict_do_update(index_elements=keys, set_=rest)
    return upserting


def check_consistent(change: Change) -> None:
    """Refuse a change that contradicts itself."""
    if change.head is not None and change.head.id != change.table:
        raise StoreError(f"a change of table {change.table} has the head of table {change.head.id}")


async def write(connection: AsyncConnection, changes: Sequence[Change]) -> None:
    for statement, rows in steps(connection.dialect.name, changes):
        await connection.execute(statement, rows)


def write_in_thread(connection: Connection, changes: Sequence[Change]) -> None:
    """The same without an event loop."""
    for statement, rows in steps(connection.dialect.name, changes):
        connection.execute(statement, rows)


def steps(dialect: str, changes: Sequence[Change]) -> list[tuple[Executable, list[Row]]]:
    """The statements that write all changes. If a later change replaces something, only the last version is written."""
    heads = {c.table: asdict(c.head) for c in changes if c.head is not None}
    snapshots = {c.table: _snapshot(c.table, *c.snapshot) for c in changes if c.snapshot is not None}
    records = {c.table: {"in_table": c.table, "words": c.record} for c in changes if c.record is not None}
    sitting = {c.table: c.sitting for c in changes if c.sitting is not None}
    found: list[tuple[Executable, list[Row]]] = [
        (upsert(schema.tables, dialect), list(heads.values())),  # first, because the others refer to it
        (JOURNAL, [{"table_id": c.table, **asdict(e)} for c in changes for e in c.entries]),
        (upsert(schema.snapshots, dialect), list(snapshots.values())),
        (CHAT, [{"table_id": c.table, **asdict(line)} for c in changes for line in c.chat]),
        (FORGET, [_forgotten(c.table, c.forget_chat_before) for c in changes if c.forget_chat_before is not None]),
        (keep_record(dialect), list(records.values())),
        (LEAVE, [{"in_table": table} for table in sitting]),
        (
            SIT,
            [{"table_id": t, "seat": s, "guest": g} for t, seats in sitting.items() for s, g in seats.items()],
        ),
    ]
    return [(statement, rows) for statement, rows in found if rows]


def _snapshot(table: str, n: int, data: str) -> Row:
    return {"table_id": table, "n": n, "data": data}


def _forgotten(table: str, before: int) -> Row:
    return {"in_table": table, "before": before}
