"""How large a table may be that somebody sets up, since everything that is done for it grows with its cards, and how
many of one account may have no people at them."""

from __future__ import annotations

from typing import Any

from xenodeck.core.errors import BadConfig, BadPosition
from xenodeck.server.limits.rate_limiter import TooManyRequests
from xenodeck.server.tables.audience.scene_builder import canonical
from xenodeck.server.tables.model.info import BOT, OVER, PERSON, TableInfo
from xenodeck.server.tables.registry import Registry
from xenodeck.server.tables.table import Table
from xenodeck.server.workers.rehearsal import MOST_CARDS

LATER = 60.0  # seconds, before one who has too many tables of bots should ask again
MOST_ENTRIES = 20_000  # values in a position as it is sent
DEEPEST = 24
LONGEST_SCENE = 64 * 1024  # bytes of what one viewer is shown


def refuse_bulk(position: dict[str, Any]) -> None:
    """Before anybody looks at what it says."""
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
    """A table that has begun, with nobody there yet."""
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
    """One account has a few tables at once where only bots play; where people do, as many as it can set up."""
    mine = [t.info for t in registry.tables.values() if t.info.payer == info.payer and t.info.status != OVER]
    if info.payer and only_bots(info) and sum(map(only_bots, mine)) >= registry.services.bot_tables:
        raise TooManyRequests(LATER)
