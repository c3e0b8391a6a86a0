"""The information state of a seat: everything it was ever told, with perfect recall. For search and learning only."""

from __future__ import annotations

from typing import Any

from xenodeck.core.knowledge.views import bit_of, view
from xenodeck.core.sessions.session import Session


def information(session: Session, viewer: int) -> dict[str, Any]:
    """The information state of ``viewer`` as data: its view, all events it noticed with their faces, and the cards it
    knows in each zone.

    A session that was trimmed no longer has its oldest events, but the cards that they showed are still known. When
    the game is over, all cards are known.
    """
    s, me = session.state, bit_of(viewer)
    known: dict[str, list[str]] = {}
    for zone in range(len(s.layout.sees)):
        cards = s.zones[zone]
        if cards:
            shown = (card for card in reversed(cards))
            known[s.layout.zone_name(zone)] = [
                s.layout.codes[s.face[card]]
                if s.over or s.known_to(card, zone) & me
                else s.layout.unknown[s.face[card]]
                for card in shown
            ]
            if not s.layout.ordered[zone] and not s.sees[zone] & me:
                known[s.layout.zone_name(zone)].sort()
    return {"view": view(s, viewer).to_data(), "told": session.events(viewer), "known": known}
