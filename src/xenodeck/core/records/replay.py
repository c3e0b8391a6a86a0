"""A record looked at move by move: through one seat's eyes, a spectator's, or with nothing hidden; and a table to play
on from anywhere in it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any, Final

from xenodeck.core.definition.game import Game
from xenodeck.core.errors import BadPosition, BadRecord, GameError
from xenodeck.core.knowledge.views import WATCHING, view
from xenodeck.core.records.record import Record, line_of
from xenodeck.core.rules.engine import seats_open
from xenodeck.core.rules.state import State
from xenodeck.core.sessions import own_notes
from xenodeck.core.sessions.session import Session
from xenodeck.core.tabletop.layout import TO_ALL, Layout, Place
from xenodeck.core.words.telling import Teller

EVERYBODY: Final = -2  # the viewer from whom nothing is hidden, besides the seats and WATCHING


@dataclass(frozen=True)
class Look:
    """The table after ``move`` lines of the record, and what one viewer got to know of the last of them."""

    move: int
    seat: int | None  # who answered; None: nobody, or the viewer may not know
    words: str | None  # what was answered, or how much time passed; None: the viewer may not know
    events: list[dict[str, Any]]
    retold: list[dict[str, Any]]  # the same as it may be told once its time is over
    session: Session  # the same for all looks, so its state is of this move only until the next one is taken


def looks(
    game: Game, record: Record, viewer: int, every_tick: bool = False, begun: Session | None = None
) -> Iterator[Look]:
    """Before the first move and after every one. What another seat answered may be a secret: its events tell enough.

    ``every_tick``: also at the ticks between two moves, with the number of the move before them. ``begun``: see
    ``Record.moments``.
    """
    told, before = 0, -1
    for move, session in record.moments(game, every_tick, begun):
        if not EVERYBODY <= viewer < session.state.seats:
            raise GameError("NO_SEAT", f"there is no seat {viewer} at a table of {session.state.seats}.")
        seat: int | None = None
        words: str | None = None
        if move and move != before:
            entry = record.inputs[move - 1]
            if entry.seat < 0:
                words = line_of(entry)
            elif entry.is_claim or viewer in (EVERYBODY, entry.seat):
                seat, words = entry.seat, session.inputs[-1].words
        events = session.all_events(told) if viewer == EVERYBODY else session.events(viewer, told)
        later = events if viewer == EVERYBODY else session.later_events(viewer, told)
        told, before = len(session.log), move
        yield Look(move, seat, words, events, later, session)


def steps(
    game: Game,
    record: Record,
    viewer: int,
    language: str,
    people: Sequence[str] | None = None,
    every_tick: bool = False,
    begun: Session | None = None,
) -> Iterator[dict[str, Any]]:
    """The looks as data, with sentences and views; without those at which a seat or spectator noticed nothing.

    ``every_tick``: with what was seen between two moves; ``ticks`` says when it was. ``retold`` is there where a log
    that goes on must not repeat the faces in ``log``, and ``spectator`` by everybody's eyes only, see ``less_open``.
    ``begun``: see ``Record.moments``. The record is played once.
    """
    teller: Teller | None = None
    seen: dict[str, Any] | None = None
    last = -1
    for look in looks(game, record, viewer, every_tick, begun):
        if teller is None:
            teller = Teller(game, language, int(look.session.state.seats), people)
        now = open_view(game, look.session.state) if viewer == EVERYBODY else look.session.view(viewer).to_data()
        between = viewer != EVERYBODY or look.move == last  # everybody's eyes have a step for every line
        if between and look.seat is None and not look.events and now == seen:
            continue
        seen, last = now, look.move
        log = teller.log(look.events)
        standing = list(look.session.state.scores()) if viewer == EVERYBODY else game.public_scores(look.session.state)
        saw = teller.log(own_notes.notes_of(look.session, viewer), me=viewer)
        again = {} if look.retold == look.events else {"retold": teller.log(look.retold)}
        lay = less_open(look.session, now) if viewer == EVERYBODY else {}
        yield {
            **again,
            **({"spectator": lay} if lay else {}),
            **({"saw": saw} if saw else {}),
            "move": look.move,
            "ticks": int(look.session.state.now),
            "seat": look.seat,
            "words": look.words,
            "log": log,
            "view": now,
            "standing": standing,
            "charted": list(game.chart_values(look.session.state)) if viewer == EVERYBODY else [],
            "board": game.board(look.session.setup, now),
        }


def open_view(game: Game, s: State) -> dict[str, Any]:
    """All cards face up, covered ones too, and everybody of whom an answer is awaited."""
    world = s.clone()
    world.layout = opened(s.layout)
    world.sees = world.layout.sees
    return {**view(world, EVERYBODY).to_data(), "waiting": seats_open(s)}


def less_open(session: Session, now: Mapping[str, Any]) -> dict[str, Any]:
    """The piles that belong to no seat, as a spectator saw them where ``now``, by everybody's eyes, has more: nobody
    ever saw into the deck. Not those that people looked at one card at a time."""
    layout, found = session.state.layout, {}
    forgets = {place.name for place in layout.places if place.forgets}
    for name, piles in session.view(WATCHING).to_data()["places"].items():
        sizes = [[pile["size"] for pile in seen] for seen in (piles, now["places"][name])]
        if name not in forgets and len(piles) == 1 and sizes[0] == sizes[1] and piles != now["places"][name]:
            found[name] = piles
    return found


def opened(layout: Layout) -> Layout:
    """The same places, open to all."""
    places = [Place(p.name, p.first, p.each, TO_ALL, p.ordered, TO_ALL, p.bared, p.forgets) for p in layout.places]
    return Layout(places, layout.codes, layout.backs, int(layout.seats))


def position_after(game: Game, record: Record, step: int) -> dict[str, Any]:
    """The whole position after ``step`` lines of the record: everything hidden is in it."""
    if not 0 <= step <= len(record.inputs):
        raise BadRecord(0, f"it has {len(record.inputs)} moves; there is no table after {step}.")
    session = next(islice(record.steps(game), step, None))
    return session.as_position()


def reseeded(position: Mapping[str, Any], seed: int) -> dict[str, Any]:
    """``position`` with other chance to come: no script, and a new seed, which every position has in ``config``."""
    config = position.get("config", {})
    if not isinstance(config, Mapping):
        raise BadPosition("config is a table of names and values.")
    return {**{key: value for key, value in position.items() if key != "chance"}, "config": {**config, "seed": seed}}
