"""From a position to the question that is open there, with the answers that were given to it already (given.py)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from xenodeck.core.definition.settings import is_int
from xenodeck.core.errors import BadPosition, Refusal
from xenodeck.core.rules import engine, realtime
from xenodeck.core.words.attempt import read

if TYPE_CHECKING:
    from xenodeck.core.sessions.session import Session

LONGEST_LINE = 1000  # ticks that something may have been under way


def with_given(session: Session, data: Mapping[str, Any]) -> Session:
    """Put down what was given to the question that is open."""
    positions = session.game.positions
    rule = positions.rule if positions is not None else ""
    entries = data.get("given", [])
    if not isinstance(entries, list):
        raise BadPosition("given is a list of answers that wait.", rule)
    for entry in entries:
        fits = isinstance(entry, Mapping) and not set(entry) - {"seat", "move", "comp"}
        if not fits or not isinstance(entry.get("move"), str) or not is_int(entry.get("seat")):
            raise BadPosition("given: each entry is {seat, move}.", rule)
        comp = entry.get("comp", 0)
        if not is_int(comp) or not 0 <= comp <= LONGEST_LINE * realtime.on(session.state):
            raise BadPosition("given: comp is how many ticks it was under way, at everybody's own pace.", rule)
        try:
            give(session, entry["seat"], entry["move"], comp, rule)
        except Refusal as no:
            raise BadPosition(f"given: {no.text}", no.rule or rule) from None
    return session


def give(session: Session, seat: int, move: str, comp: int, rule: str) -> None:
    """``seat`` has answered this much, and that did not bring the game on."""
    s = session.table_of(seat)
    picks = read(session.game, s, seat, move)
    if session.window is not None:
        session.window.take(seat, picks)
        return
    question, depth, opened = s.agenda[s.depth - 1], s.depth, s.opened
    engine.put_before(s, seat, [])
    for pick in picks:
        engine.answer(s, seat, pick, comp)
        if s.over or s.depth != depth or s.agenda[depth - 1] is not question or s.opened != opened:
            raise BadPosition("given: with this the question is answered, and the game would have gone on.", rule)
