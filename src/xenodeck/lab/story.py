"""A record told move by move without secrets: golden games are compared with it."""

from __future__ import annotations

import json
from typing import Any

from xenodeck.core.definition.game import Game
from xenodeck.core.records.record import Record, line_of
from xenodeck.core.sessions.session import Session


def story(record: Record, game: Game) -> str:
    """One line for each event, and the table at the end."""
    lines: list[str] = []
    told = 0

    def each(session: Session) -> None:
        nonlocal told
        if session.inputs:
            lines.append(f"{len(session.inputs)}. {line_of(session.inputs[-1])}")
        lines.extend(f"   {told_event(event)}" for event in session.all_events(told))
        told = len(session.log)

    session = record.replay(game, each)
    lines.append(json.dumps(game.position(session.state)))
    return "\n".join(lines) + "\n"


def told_event(event: dict[str, Any]) -> str:
    """``rob seat=0 other=1 number=2``."""
    facts = (f"{k}={'+'.join(v) if isinstance(v, list) else v}" for k, v in event.items() if k != "what")
    return " ".join([event["what"], *facts]).replace(" seat=-1", "")
