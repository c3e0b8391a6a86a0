"""Migrations make the schema that the program expects; old databases are brought up, newer ones refused."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection

from real_server import PATIENCE
from server.conftest import order
from server.stores import entry, fresh, head, opened
from xenodeck.server.store import Change, Store, StoredTable, StoreError, migrating
from xenodeck.server.store.address import Address, writing
from xenodeck.server.store.schema import HEAD, metadata
from xenodeck.server.store.upgrade import MIGRATIONS, check, upgrade

NEXT = '''"""One column more."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("guests", sa.Column("colour", sa.Text, nullable=False, server_default="green"))
    {more}
'''


def differences(connection: Connection) -> list[Any]:
    context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
    return list(compare_metadata(context, metadata))


async def by_migrations(url: str) -> None:
    """An empty database brought up to date step by step, as an old one is."""
    address = Address.of(url)
    if address.file is not None:
        address.file.parent.mkdir(exist_ok=True)
    engine = writing(address)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(migrating.migrate, MIGRATIONS)
    finally:
        await engine.dispose()


def test_the_program_knows_its_last_migration_without_looking() -> None:
    assert migrating.head_of(MIGRATIONS) == HEAD


async def test_the_migrations_make_the_schema_as_it_is_written(store_url: str) -> None:
    await by_migrations(store_url)
    async with opened(store_url):
        pass
    engine = writing(Address.of(store_url))
    try:
        async with engine.connect() as connection:
            assert await connection.run_sync(differences) == []
            await connection.exec_driver_sql("ALTER TABLE guests ADD COLUMN hat TEXT")
            await connection.exec_driver_sql("DROP INDEX sitting_by_guest")
            found = [d[0] for d in await connection.run_sync(differences)]
            assert sorted(found) == ["add_index", "remove_column"]  # so it would have noticed
    finally:
        await engine.dispose()


def statements(file: Path) -> set[str]:
    with sqlite3.connect(file) as connection:
        rows = connection.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL")
        found = {" ".join(sql.split()) for (sql,) in rows}
    connection.close()
    return found


async def test_in_sqlite_they_are_the_same_to_the_letter(tmp_path: Path) -> None:
    """Conditions of indices are not compared above."""
    await by_migrations(str(tmp_path / "migrated.db"))
    async with opened(str(tmp_path / "made.db")):
        pass
    made = statements(tmp_path / "made.db")
    assert len(made) > 10
    assert any("CREATE TABLE alembic_version" in sql for sql in made)
    assert any("WHERE move_id IS NOT NULL" in sql for sql in made)
    assert statements(tmp_path / "migrated.db") == made


async def indices(url: str) -> dict[str, str]:
    connection = await asyncpg.connect(url)
    try:
        return dict(await connection.fetch("SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = 'public'"))
    finally:
        await connection.close()


async def test_in_postgresql_the_indices_are_the_same_too(postgres_server: str) -> None:
    made, migrated = f"{postgres_server}/made", f"{postgres_server}/migrated"
    for name in ("made", "migrated"):
        await order(postgres_server, f"CREATE DATABASE {name}")
    await by_migrations(migrated)
    async with opened(made):
        pass
    found = await indices(made)
    assert "WHERE (move_id IS NOT NULL)" in found["journal_moves_once"]
    assert "WHERE (wakes IS NOT NULL)" in found["tables_to_wake"]
    assert await indices(migrated) == found


async def test_opening_again_changes_nothing(store_url: str) -> None:
    kept = Change("t", head=head("t"), entries=[entry(0)])
    async with opened(store_url) as store:
        await store.commit(kept)
    for _ in range(3):
        async with opened(store_url) as store:
            assert await store.load("t") == StoredTable(head("t"), None, [entry(0)], [], [])


def newer(folder: Path, more: str = "") -> Path:
    """The migrations of a version to come."""
    shutil.copytree(MIGRATIONS, folder / "100% new", ignore=shutil.ignore_patterns("__pycache__"))
    (folder / "100% new" / "versions" / "0002_next.py").write_text(NEXT.format(more=more))
    return folder / "100% new"


async def test_an_old_database_is_brought_up_and_an_older_program_refuses_it(store_url: str, tmp_path: Path) -> None:
    async with opened(store_url) as store:
        await store.add_guest("g", "Ana", 1)
    folder = newer(tmp_path)
    engine = writing(Address.of(store_url))
    try:
        async with engine.begin() as connection:
            with pytest.raises(StoreError, match="start the server on it once"):
                await check(connection, folder)
            await upgrade(connection, folder)
        async with engine.begin() as connection:
            await check(connection, folder)
            await upgrade(connection, folder)
            rows = (await connection.exec_driver_sql("SELECT alias, colour FROM guests")).all()
            assert [tuple(row) for row in rows] == [("Ana", "green")]
    finally:
        await engine.dispose()
    for read_only in (False, True):
        with pytest.raises(StoreError, match=r"written by a newer version \(its schema is 0002\)"):
            await Store.open(store_url, read_only=read_only)


async def test_a_migration_that_fails_half_way_leaves_the_database_as_it_was(store_url: str, tmp_path: Path) -> None:
    async with opened(store_url) as store:
        await store.commit(fresh("t"))
    engine = writing(Address.of(store_url))
    try:
        with pytest.raises(ZeroDivisionError):
            async with engine.begin() as connection:
                await upgrade(connection, newer(tmp_path, more="1 / 0"))
        async with engine.connect() as connection:
            assert await connection.run_sync(differences) == []
    finally:
        await engine.dispose()
    async with opened(store_url) as store:
        assert await store.counts() == {"open": 1}


async def test_several_databases_can_be_set_up_at_once(tmp_path: Path, postgres_url: str) -> None:
    urls = [*(str(tmp_path / f"{n}.db") for n in range(4)), postgres_url, ":memory:"]
    stores = await asyncio.wait_for(asyncio.gather(*(Store.open(url) for url in urls)), PATIENCE)
    for store in stores:
        await store.commit(fresh("t"))
        await store.close()


@pytest.mark.parametrize("content", [b"Dear diary, this is no database at all.\n" * 50, None])
async def test_somebody_elses_file_is_refused_and_left_alone(tmp_path: Path, content: bytes | None) -> None:
    file = tmp_path / "other.db"
    if content is None:
        with sqlite3.connect(file) as connection:
            connection.execute("CREATE TABLE journal (day TEXT)")
        connection.close()
    else:
        file.write_bytes(content)
    before = file.read_bytes() if content else statements(file)
    for read_only in (True, False):
        with pytest.raises(StoreError, match=r"other\.db"):
            await Store.open(str(file), read_only=read_only)
    assert (file.read_bytes() if content else statements(file)) == before
