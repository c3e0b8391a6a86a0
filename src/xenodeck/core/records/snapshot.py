"""Snapshots: a running session as plain data and back. It has the state, the undo points and the end of the log."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from xenodeck.core.definition.game import Game
from xenodeck.core.errors import BadSave
from xenodeck.core.knowledge.views import plain
from xenodeck.core.records import save
from xenodeck.core.sessions.inputs import Input, TakeBackPoint
from xenodeck.core.sessions.session import Session
from xenodeck.core.tabletop.events import NO_NUMBER, Event
from xenodeck.core.words.attempt import without_forced

Data = dict[str, Any]

# Format 0 had no number. Up to 1 the number -1 of an event meant that it had none; formats up to 2 had no free
# take-back, up to 3 no fleeting events, up to 4 no secret windows.
FORMAT: Final = 5


def to_data(session: Session) -> Data:
    """The session as data, without its beginning (seed and position). ``session.trim`` keeps it small."""
    return {
        "format": FORMAT,
        "state": save.to_data(session.game, session.state),
        "log": [event_to_data(e) for e in session.log],
        "noted": [event_to_data(e) for e in session.kept_notes],
        "told": list(session.noticed_before),
        "inputs": [input_to_data(i) for i in session.inputs],
        "moves": session.moves_before,
        "passed": session.silent_frames,
        "start": session.start_scores,
        "booked": [dict(account) for account in session.booked],
        "returns": [
            [one.seat, save.to_data(session.game, one.state), one.mark, one.moves] for one in session.take_back_points
        ],
        "window": window_to_data(session),
        "saves": [[save.to_data(session.game, state), mark] for state, mark in session.undo_points],
    }


def from_data(game: Game, data: Data, seed: int, position: Mapping[str, Any] | None) -> Session:
    """The session that ``to_data`` wrote; raises BadSave if it is not one of ``game``."""
    save.check_format(data, FORMAT)
    try:
        return _match(game, data, seed, position)
    except save.DAMAGED as wrong:
        raise BadSave(f"this is no whole table of {game.id}: {type(wrong).__name__}.") from wrong


def _match(game: Game, data: Data, seed: int, position: Mapping[str, Any] | None) -> Session:
    state = save.from_data(game, data["state"])
    state.log = [event_from_data(e, data.get("format", 0) < 2) for e in data["log"]]
    session = Session(game, state, seed, position)
    if data.get("format", 0) >= 5:
        session.kept_notes = [event_from_data(e) for e in data["noted"]]
        session.silent_frames = data["passed"]
    session.noticed_before = list(data["told"])
    session.inputs = [Input(*i) for i in data["inputs"]]
    session.moves_before = data["moves"]
    if "booked" in data:
        session.start_scores, session.booked = data["start"], [dict(account) for account in data["booked"]]
    elif any(session.noticed_before):
        session.start_scores = None  # saved before 0.3, which dropped events without booking them
    session.undo_points = [(save.from_data(game, saved), mark) for saved, mark in data["saves"]]
    kept = data["returns"] if data.get("format", 0) >= 3 else []
    session.take_back_points = [TakeBackPoint(seat, save.from_data(game, state), *at) for seat, state, *at in kept]
    answered = data["window"] if data.get("format", 0) >= 5 else []
    if (window := session.window) is not None:
        for seat, picks in answered:
            window.take(seat, list(picks))
    return session


def input_to_data(i: Input) -> list[Any]:
    """An input as data."""
    if i.is_claim:
        return [i.seat, i.words, i.ticks, i.comp, True]
    return [i.seat, i.words, i.ticks, *([i.comp] if i.comp else [])]


def window_to_data(session: Session) -> list[list[Any]]:
    """The answers and unfinished moves of all seats in the open secret window."""
    window = session.window
    if window is None:
        return []
    begun = {seat: table.earlier(seat) for seat, table in window.asked.items()}
    said = {**{seat: without_forced(window.asked[seat], seat, begun[seat]) for seat in begun}, **window.answers}
    return [[seat, list(picks)] for seat, picks in said.items() if picks]


def event_to_data(e: Event) -> list[Any]:
    """An event as data."""
    numbers = [int(e.seat), int(e.other), int(e.number), int(e.src), int(e.dst), int(e.seen), int(e.audience)]
    if e.fleeting:
        return [e.what, list(e.faces), *numbers, e.word, plain(e.facts), True]
    return [e.what, list(e.faces), *numbers, *([e.word, plain(e.facts)] if e.word or e.facts else [])]


def event_from_data(data: list[Any], old: bool = False) -> Event:
    """The event that ``event_to_data`` wrote. ``old``: in a format in which the number -1 meant that there is none."""
    what, faces, seat, other, number, src, dst, seen, audience, *more = data
    if old and number < 0:
        number = NO_NUMBER
    return Event(what, seat, other, number, list(faces), src, dst, seen, audience, *more)
