"""Finished games: their records, replays through anybody's eyes, and records that people bring along."""

from __future__ import annotations

from typing import Any

from msgspec import convert

from xenodeck import games
from xenodeck.core.errors import BadRecord, GameError
from xenodeck.core.record import Record
from xenodeck.core.replay import EVERYBODY, steps
from xenodeck.core.telling import Teller
from xenodeck.core.wording import nearest_language
from xenodeck.server.creating import check_record, job, position_in, sent_record
from xenodeck.server.hall import Hall, NoTable
from xenodeck.server.names import people_of
from xenodeck.server.room import AUTOMATON, BOT, CLOCKS, IMPORTED, OVER, Room, Seat
from xenodeck.server.room import to_text as room_text
from xenodeck.server.scene import Data, result_scene, view_scene
from xenodeck.server.shapes import Kept, Replay, ReplayStep
from xenodeck.server.store import Change, Guest, Head
from xenodeck.server.tokens import new_table_id
from xenodeck.server.wire import Break, SumLine


async def record_of(hall: Hall, room: Room) -> str:
    """The record of a finished game. It tells everything, so a running one has none."""
    if room.status != OVER:
        raise GameError("NOT_OVER", "The game is still running.")
    text = await hall.house.store.record(room.id)
    if text is None and room.origin != IMPORTED:
        async with (await hall.get(room.id)).lock:  # it is being written, or whoever brings the table back writes it
            pass
        text = await hall.house.store.record(room.id)
    if text is None:
        raise NoTable
    return text


def refuse_unless_watched(room: Room, viewer: int | None) -> None:
    if viewer is None and not room.watch and room.status != OVER:
        raise GameError("NOT_WATCHED", "This table is not open to spectators.")


async def position_of(hall: Hall, room: Room, viewer: int, step: int | None) -> dict[str, Any]:
    """A running table as ``viewer`` sees it; of a finished one the whole position, after ``step`` moves."""
    if room.status == OVER:
        text = await record_of(hall, room)
        at = len(Record.read(text).inputs) if step is None else step
        found: dict[str, Any] = await job(hall, position_in, text, at, record=text)
        return found
    if step is not None:
        raise GameError("NOT_OVER", "The game is still running.")
    table = await hall.get(room.id)
    async with table.settled():
        if table.match is None:
            raise GameError("NOT_STARTED", "The game has not started.")
        return table.game.position(table.match.state, viewer)


async def replay_of(hall: Hall, room: Room, viewer: int, lang: str) -> Replay:
    """A finished game move by move; ``viewer``: a seat, -1 for a spectator, -2 for everybody's eyes."""
    if not EVERYBODY <= viewer < len(room.seats):
        raise GameError("NO_SEAT", f"There is no seat {viewer} at this table.")
    text = await record_of(hall, room)
    people = people_of(games.find(room.game, room.rules), room, lang)
    found, ending = await job(hall, play_through, text, viewer, lang, people, record=text)
    return Replay(
        table=room.id,
        game=room.game,
        rules=room.rules,
        mode=room.mode,
        seats=people,
        viewer=viewer,
        steps=[convert(step, ReplayStep) for step in found],
        scores=room.scores,
        winners=room.winners,
        truncated=room.truncated,
        ended=ending["ended"],
        text=ending["text"],
        sums=convert(ending["sums"], list[list[SumLine]]),
        ranks=ending["ranks"],
        teams=ending["teams"],
        rounds=ending["rounds"],
        breaks=convert(ending["breaks"], list[Break]),
    )


def play_through(text: str, viewer: int, lang: str, people: list[str]) -> tuple[list[Data], Data]:
    """In a worker: all steps of a record, and how it ended."""
    record = Record.read(text)
    game = games.find(record.game, record.rules)
    lang = nearest_language(game.folder, lang)
    found = [
        {**step, "view": view_scene(step["view"], step["standing"], step["rounds"], step["paused"])}
        for step in steps(game, record, viewer, lang, people)
    ]
    return found, result_scene(record.replay(game), Teller(game, lang, len(people), people))


async def keep_record(hall: Hall, guest: Guest, text: str) -> Kept:
    """Take in a record that somebody brings along, once it has played through to the end it claims."""
    record = sent_record(text)
    found = await job(hall, check_record, text, record=text)
    if not found["over"]:
        raise BadRecord(0, "the game in it is not finished; play on from it instead.")
    now = hall.house.now()
    room = Room(
        id=new_table_id(),
        game=found["game"],
        rules=found["rules"],
        mode=found["mode"],
        seats=[
            Seat(AUTOMATON) if n in found["automata"] else Seat(BOT, name=f"{guest.alias} {n + 1}")
            for n in range(found["seats"])
        ],
        clock=CLOCKS["none"],
        created=now,
        changed=now,
        seed=0,
        options=found["options"],
        origin=IMPORTED,
        status=OVER,
        scores=found["scores"],
        winners=found["winners"],
        ranks=found["ranks"],
        truncated=found["truncated"],
        moves=found["moves"],
    )
    head = Head(room.id, OVER, False, room.game, room.rules, room.mode, now, now, None, room.moves, room_text(room))
    await hall.house.store.commit(Change(room.id, head, record=record.text()))
    return Kept(room.id)
