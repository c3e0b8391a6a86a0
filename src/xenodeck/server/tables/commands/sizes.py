"""Limits for new tables: how large one may be, since all work for it grows with its cards, and how many without people
one account may have."""

from __future__ import annotations

from typing import Any

from xenodeck.core.errors import BadConfig, BadPosition
from xenodeck.server.limits.rate_limiter import TooManyRequests
from xenodeck.server.tables.audience.scene_builder import canonical
from xenodeck.server.tables.model.info import BOT, OVER, PERSON, TableInfo
from xenodeck.server.tables.registry import Registry
from xenodeck.server.tables.table import Table
from xenodeck.server.workers.rehearsal import MOST_CARDS

LATER = 60.0  # seconds to wait before asking again
MOST_ENTRIES = 20_000  # values in a position that somebody sends
DEEPEST = 24
LONGEST_SCENE = 64 * 1024  # bytes of the scene of one viewer


def refuse_bulk(position: dict[str, Any]) -> None:
    """Limit the size of a position before it is read."""
    entries, depth = 0, 0
    level: list[Any] = [position]
    while level:
        depth += 1
        inside: list[Any] = []
        for value in level:
            inside += value.values() if isinstance(value, dict) else value
        entries += len(inside)
        if depth > DEEPEST or entries > MOST_ENTRIES:
            raise BadPosition(f"a position has at most {MOST_ENTRIES} entries, {DEEPEST} deep.")
        level = [value for value in inside if isinstance(value, dict | list)]


def refuse_too_large(trial: Table) -> None:
    """Limit the size of a table that has just begun."""
    state = trial.running().state
    if len(state.face) > MOST_CARDS:
        no = f"a table has at most {MOST_CARDS} cards, not {len(state.face)}."
        raise BadPosition(no) if trial.info.position is not None else BadConfig(no)
    longest = max(len(canonical(trial.scene(viewer, "en"))) for viewer in range(-1, int(state.seats)))
    if longest > LONGEST_SCENE:
        no = "a table where so much is to be seen cannot be shown."
        raise BadPosition(no) if trial.info.position is not None else BadConfig(no)


def only_bots(info: TableInfo) -> bool:
    return any(seat.kind == BOT for seat in info.seats) and all(seat.kind != PERSON for seat in info.seats)


def refuse_too_many(registry: Registry, info: TableInfo) -> None:
    """Limit how many tables with bots only one account may have at once. Tables where people play are not
    limited here."""
    mine = [t.info for t in registry.tables.values() if t.info.payer == info.payer and t.info.status != OVER]
    if info.payer and only_bots(info) and sum(map(only_bots, mine)) >= registry.services.bot_tables:
        raise TooManyRequests(LATER)
