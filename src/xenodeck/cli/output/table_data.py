"""A stored table as a JSON document."""

from __future__ import annotations

from contextlib import suppress
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from xenodeck.server.store import TableHead


def table_data(head: TableHead) -> dict[str, Any]:
    from msgspec import MsgspecError

    from xenodeck.server.tables.model.info import TableInfo, from_text

    info: TableInfo | None = None
    with suppress(MsgspecError):  # a table whose info cannot be read is listed too, with what the store knows of it
        info = from_text(head.doc)
    return {
        "table": head.id,
        "game": head.game,
        "rules": head.rules,
        "mode": head.mode,
        "status": head.status,
        "listed": head.listed,
        "seats": [seat.name or seat.kind for seat in info.seats] if info is not None else [],
        "moves": head.moves,
        "created": when(head.created),
        "changed": when(head.changed),
        "scores": info.scores if info is not None else [],
        "winners": info.winners if info is not None else [],
    }


def when(ms: int) -> str:
    """A time in milliseconds since 1970, as ISO 8601 in UTC."""
    return datetime.fromtimestamp(ms / 1000, UTC).isoformat(" ", "seconds").removesuffix("+00:00")
