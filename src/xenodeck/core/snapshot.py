"""A running match as plain data, however long it has lasted: its state, what undo may reach, the end of the log."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from xenodeck.core import save
from xenodeck.core.errors import BadSave
from xenodeck.core.events import NO_NUMBER, Event
from xenodeck.core.game import Game
from xenodeck.core.match import Input, Match
from xenodeck.core.views import plain

Data = dict[str, Any]

FORMAT: Final = 2  # 0 had no number; until 1 an event with the number -1 had none


def to_data(match: Match) -> Data:
    """Everything about ``match`` but how it began. ``match.trim`` keeps it small."""
    return {
        "format": FORMAT,
        "state": save.to_data(match.game, match.state),
        "log": [event_to_data(e) for e in match.log],
        "told": list(match.told_before),
        "inputs": [[i.seat, i.words, i.ticks] for i in match.inputs],
        "moves": match.moves_before,
        "start": match.start_standing,
        "booked": [dict(account) for account in match.booked],
        "saves": [[save.to_data(match.game, state), mark] for state, mark in match.saves],
    }


def from_data(game: Game, data: Data, seed: int, position: Mapping[str, Any] | None) -> Match:
    """The match that ``to_data`` wrote, as it was; what cannot be a match of this game is refused."""
    save.check_format(data, FORMAT)
    try:
        return _match(game, data, seed, position)
    except save.DAMAGED as wrong:
        raise BadSave(f"this is no whole table of {game.id}: {type(wrong).__name__}.") from wrong


def _match(game: Game, data: Data, seed: int, position: Mapping[str, Any] | None) -> Match:
    state = save.from_data(game, data["state"])
    state.log = [event_from_data(e, data.get("format", 0) < 2) for e in data["log"]]
    match = Match(game, state, seed, position)
    match.told_before = list(data["told"])
    match.inputs = [Input(*i) for i in data["inputs"]]
    match.moves_before = data["moves"]
    if "booked" in data:
        match.start_standing, match.booked = data["start"], [dict(account) for account in data["booked"]]
    elif any(match.told_before):
        match.start_standing = None  # saved before 0.3, when events were let go of without being booked
    match.saves = [(save.from_data(game, saved), mark) for saved, mark in data["saves"]]
    return match


def event_to_data(e: Event) -> list[Any]:
    numbers = [int(e.seat), int(e.other), int(e.number), int(e.src), int(e.dst), int(e.seen), int(e.audience)]
    return [e.what, list(e.faces), *numbers, *([e.word, plain(e.facts)] if e.word or e.facts else [])]


def event_from_data(data: list[Any], old: bool = False) -> Event:
    """``old``: written when a number of -1 meant that there is none."""
    what, faces, seat, other, number, src, dst, seen, audience, *more = data
    if old and number < 0:
        number = NO_NUMBER
    return Event(what, seat, other, number, list(faces), src, dst, seen, audience, *more)
