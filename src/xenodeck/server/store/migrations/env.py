"""Run by Alembic inside the transaction that the store has begun: all migrations happen, or none."""

from __future__ import annotations

from alembic import context

from xenodeck.server.store.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()
