"""Own notes: the cards that a seat was shown and others were not. They are kept longer than the events of the log."""

from __future__ import annotations

from typing import Any, Final, Protocol

from xenodeck.core.definition.game import Game
from xenodeck.core.knowledge.views import bit_of, event_data
from xenodeck.core.rules.state import State
from xenodeck.core.tabletop.events import EVERYONE, Event

MOST_NOTED: Final = 400  # how many such events a session keeps after its log has dropped them


class LoggedTable(Protocol):
    """What these functions need of a ``Session``."""

    game: Game
    state: State
    kept_notes: list[Event]

    @property
    def log(self) -> list[Event]: ...


def is_noted(game: Game, event: Event) -> bool:
    """Does this event belong into own notes? Not if everybody saw it, nor if it is to be forgotten."""
    told = event.what in game.noted_events and bool(event.faces) and not event.fleeting
    return told and event.seen & event.audience & EVERYONE != EVERYONE


def keep_notes(table: LoggedTable, going: list[Event]) -> None:
    """Keep those of ``going``, which the log is about to drop, that belong into own notes."""
    if table.game.noted_events:
        table.kept_notes = [*table.kept_notes, *(event for event in going if is_noted(table.game, event))][-MOST_NOTED:]


def notes_of(table: LoggedTable, viewer: int) -> list[dict[str, Any]]:
    """The own notes of ``viewer``, as events, the oldest first."""
    if not table.game.noted_events or viewer < 0:
        return []
    game, me, layout = table.game, bit_of(viewer), table.state.layout
    kinds = game.noted_events  # few events are of these, so most are passed over at once
    told = (event for event in (*table.kept_notes, *table.log) if event.what in kinds and event.seen & me)
    seen = [event for event in told if is_noted(game, event)]
    return [data for event in seen if (data := event_data(layout, event, viewer)) is not None]
