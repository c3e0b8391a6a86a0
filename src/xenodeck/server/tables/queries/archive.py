"""Finished games: their records, replays through anybody's eyes, and records that people bring along."""

from __future__ import annotations

from typing import Any

from msgspec import convert, json

from xenodeck import games
from xenodeck.core.definition.game import Game
from xenodeck.core.definition.wording import nearest_language
from xenodeck.core.errors import BadRecord, GameError
from xenodeck.core.records.record import Record
from xenodeck.core.records.replay import EVERYBODY, steps
from xenodeck.core.sessions.session import Session
from xenodeck.core.words.telling import Teller
from xenodeck.server.auth.tokens import new_table_id
from xenodeck.server.messages.protocol import Break, SumLine
from xenodeck.server.messages.replays import Chart, Replay, ReplayStep, Tally
from xenodeck.server.messages.schemas import Kept
from xenodeck.server.store import Change, GuestRow, TableHead
from xenodeck.server.tables.audience.names import seat_names
from xenodeck.server.tables.audience.scene_builder import Data, result_scene, view_scene
from xenodeck.server.tables.commands.jobs import check_record, position_in, run_job, sent_record
from xenodeck.server.tables.model.info import (
    AUTOMATON,
    BOT,
    CLOCKS,
    IMPORTED,
    OVER,
    Seat,
    TableInfo,
    to_text as info_text,
)
from xenodeck.server.tables.registry import Registry, TableNotFound


async def record_of(registry: Registry, info: TableInfo) -> str:
    """The record of a finished game. It tells everything, so a running one has none."""
    if info.status != OVER:
        raise GameError("NOT_OVER", "The game is still running.")
    text = await registry.services.store.record(info.id)
    if text is None and info.origin != IMPORTED:
        async with (
            await registry.get(info.id)
        ).lock:  # it is being written, or whoever brings the table back writes it
            pass
        text = await registry.services.store.record(info.id)
    if text is None:
        raise TableNotFound
    return text


def refuse_unless_watched(info: TableInfo, viewer: int | None) -> None:
    if viewer is None and not info.watch and info.status != OVER:
        raise GameError("NOT_WATCHED", "This table is not open to spectators.")


async def position_of(registry: Registry, info: TableInfo, viewer: int, step: int | None) -> dict[str, Any]:
    """A running table as ``viewer`` sees it; of a finished one the whole position, after ``step`` moves."""
    if info.status == OVER:
        text = await record_of(registry, info)
        at = len(Record.read(text).inputs) if step is None else step
        found: dict[str, Any] = await run_job(registry, position_in, text, at, record=text)
        return found
    if step is not None:
        raise GameError("NOT_OVER", "The game is still running.")
    table = await registry.get(info.id)
    async with table.committed():
        if table.session is None:
            raise GameError("NOT_STARTED", "The game has not started.")
        return table.game.position(table.session.state, viewer)


async def replay_of(registry: Registry, info: TableInfo, viewer: int, lang: str) -> Replay:
    """A finished game move by move; ``viewer``: a seat, -1 for a spectator, -2 for everybody's eyes."""
    return json.decode(await written_replay(registry, info, viewer, lang), type=Replay)


async def written_replay(registry: Registry, info: TableInfo, viewer: int, lang: str) -> bytes:
    """The same as it is sent. It is long, so a worker writes it, and it is kept for whoever asks next."""
    if not EVERYBODY <= viewer < len(info.seats):
        raise GameError("NO_SEAT", f"There is no seat {viewer} at this table.")
    game = games.find(info.game, info.rules)
    lang = nearest_language(game.folder, lang)
    text = await record_of(registry, info)

    async def write() -> bytes:
        people = seat_names(game, info, lang)
        found: bytes = await run_job(registry, written_out, text, viewer, lang, people, ending_of(info), record=text)
        return found

    return await registry.services.replays.get((info.id, viewer, lang), write)


def ending_of(info: TableInfo) -> Data:
    """What of a replay is told by the table and not by the record."""
    return {"table": info.id, "game": info.game, "rules": info.rules, "mode": info.mode} | {
        "scores": info.scores,
        "winners": info.winners,
        "truncated": info.truncated,
    }


def written_out(text: str, viewer: int, lang: str, people: list[str], known: Data) -> bytes:
    """In a worker: a whole replay."""
    found, ending = play_through(text, viewer, lang, people)
    replay = Replay(
        ranked_only=ending.get("ranked_only", False),
        taken_back=ending.get("taken_back", 0),
        chart=convert(ending["chart"], Chart) if "chart" in ending else None,
        tallies=convert(ending["tallies"], list[Tally]),
        seats=people,
        viewer=viewer,
        steps=[convert(step, ReplayStep) for step in found],
        ended=ending["ended"],
        text=ending["text"],
        sums=convert(ending["sums"], list[list[SumLine]]),
        ranks=ending["ranks"],
        teams=ending["teams"],
        rounds=ending["rounds"],
        breaks=convert(ending["breaks"], list[Break]),
        **known,
    )
    return json.encode(replay)


def play_through(text: str, viewer: int, lang: str, people: list[str]) -> tuple[list[Data], Data]:
    """In a worker: all steps of a record, and how it ended. It is played once for both."""
    record = Record.read(text)
    game = games.find(record.game, record.rules)
    lang = nearest_language(game.folder, lang)
    session = record.start_session(game)
    found = [
        {**step, "log": with_later(step), "view": view_scene(step["view"], step["standing"], step["board"])}
        for step in steps(game, record, viewer, lang, people, every_tick=True, begun=session)
    ]
    teller = Teller(game, lang, len(people), people)
    ending = result_scene(session, teller, taken_back=record.taken_back)
    if game.chart and viewer == EVERYBODY:
        ending["chart"] = chart_of(game, found, teller)
    ending["tallies"] = [
        {"label": teller.words.get("tallies", name), "values": values} for name, values in tallied(session).items()
    ]
    return found, ending


def with_later(step: Data) -> list[Data]:
    """The lines of a step; what was seen for a moment only says so, as at the table."""
    lines: list[Data] = step["log"]
    later = step.get("retold", lines)
    return [line if line == told else {**line, "later": told["text"]} for line, told in zip(lines, later, strict=True)]


def chart_of(game: Game, steps: list[Data], teller: Teller) -> Data:
    """What the game draws of a finished game, and what it marks on it."""
    marks = [
        {"at": at, "seat": line["seat"], "kind": kind, "label": teller.words.get("marks", kind)}
        for at, step in enumerate(steps)
        for line in step["log"]
        if (kind := game.marks.get(line["what"])) and "seat" in line
    ]
    return {"title": teller.words.get("chart", game.chart), "values": [s["charted"] for s in steps], "marks": marks}


def tallied(session: Session) -> dict[str, list[int]]:
    """What the game counts, by seat; in the order in which it declares it."""
    game, seats = session.game, int(session.state.seats)
    counts = {name: [0] * seats for names in game.tallies.values() for name in names}
    for event in session.log:
        for name in game.tallies.get(event.what, ()):
            counts[name][int(event.seat)] += 1
    return counts


async def keep_record(registry: Registry, guest: GuestRow, text: str) -> Kept:
    """Take in a record that somebody brings along, once it has played through to the end it claims."""
    record = sent_record(text)
    found = await run_job(registry, check_record, text, record=text)
    if not found["over"]:
        raise BadRecord(0, "the game in it is not finished; play on from it instead.")
    now = registry.services.now()
    info = TableInfo(
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
    head = TableHead(
        info.id, OVER, False, info.game, info.rules, info.mode, now, now, None, info.moves, info_text(info)
    )
    await registry.services.store.commit(Change(info.id, head, record=record.text()))
    return Kept(info.id)
