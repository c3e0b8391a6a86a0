"""What each seat has seen that others have not: kept for people's notes after the log has let go of it."""

from __future__ import annotations

from typing import Any, Final, Protocol

from xenodeck.core.definition.game import Game
from xenodeck.core.knowledge.views import bit_of, event_data
from xenodeck.core.rules.state import State
from xenodeck.core.tabletop.events import EVERYONE, Event

MOST_NOTED: Final = 400  # events that a table keeps for people's notes after its log has let go of them


class LoggedTable(Protocol):
    """A table that keeps a log, and of what the log has let go of the events for people's notes: a ``Session``."""

    game: Game
    state: State
    kept_notes: list[Event]

    @property
    def log(self) -> list[Event]: ...


def is_noted(game: Game, event: Event) -> bool:
    """Is this for somebody's notes? Not what everybody saw, nor what is to be forgotten."""
    told = event.what in game.noted_events and bool(event.faces) and not event.fleeting
    return told and event.seen & event.audience & EVERYONE != EVERYONE


def keep_notes(table: LoggedTable, going: list[Event]) -> None:
    """The log lets go of these."""
    if table.game.noted_events:
        table.kept_notes = [*table.kept_notes, *(event for event in going if is_noted(table.game, event))][-MOST_NOTED:]


def notes_of(table: LoggedTable, viewer: int) -> list[dict[str, Any]]:
    """What ``viewer`` has seen that not everybody has, as it was told, however long ago."""
    if not table.game.noted_events or viewer < 0:
        return []
    me, layout = bit_of(viewer), table.state.layout
    seen = [event for event in (*table.kept_notes, *table.log) if is_noted(table.game, event) and event.seen & me]
    return [data for event in seen if (data := event_data(layout, event, viewer)) is not None]
