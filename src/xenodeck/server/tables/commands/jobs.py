"""Longer work for a table, done in a worker within a limit: playing through records, trying out positions."""

from __future__ import annotations

import re
from typing import Any

from xenodeck import games
from xenodeck.core.errors import BadRecord, GameError
from xenodeck.core.records.record import Record
from xenodeck.core.records.replay import position_after
from xenodeck.server.tables.registry import Registry
from xenodeck.server.workers.pool import TaskFailed, WorkerError

# Computing that a job may take: many times what it takes on an old machine without the compiled engine, so that nothing
# but what would never end is ended. It grows with the work that was asked for.
JOB_SECONDS, LINE_SECONDS, TICK_SECONDS = 15.0, 0.005, 0.00005
TICKS = re.compile(r"^tick ([0-9]{1,9})$", re.MULTILINE)
MOST_TICKS = 2_000_000  # of time in a record that somebody sends: a day of the fastest game there is


class Unplayable(GameError):
    """Work on what somebody sent broke down."""

    def __init__(self) -> None:
        super().__init__("TOO_HARD", "This took too long, or could not be done.")


async def run_job(registry: Registry, function: Any, *args: object, record: str = "") -> Any:
    """Longer work, in a process of its own and within a limit; ``record``: the text that is played through."""
    lines, ticks = record.count("\n"), sum(map(int, TICKS.findall(record)))
    seconds = JOB_SECONDS + LINE_SECONDS * lines + TICK_SECONDS * min(ticks, MOST_TICKS)
    try:
        return await registry.services.bot_service.run(function, *args, seconds=seconds)
    except TaskFailed as bug:
        registry.services.log.warning("job_failed", job=function.__name__, error=str(bug), trace=bug.trace)
        raise Unplayable from bug
    except WorkerError as no:
        raise GameError("TOO_HARD", "This took too long, or could not be done.") from no


def sent_record(text: str) -> Record:
    """A record that somebody sends, if it can be played through with as much work as its length promises."""
    record = Record.read(text)
    if sum(entry.ticks for entry in record.inputs) > MOST_TICKS:
        raise BadRecord(0, "more time passes in it than is played through here.")
    return record


def position_in(text: str, step: int) -> dict[str, Any]:
    """In a worker: the table after ``step`` moves of a record."""
    record = Record.read(text)
    return position_after(games.find(record.game, record.rules), record, step)


def check_record(text: str) -> dict[str, Any]:
    """In a worker: play a record through; what lists need to know of it."""
    record = Record.read(text)
    game = games.find(record.game, record.rules)
    session = record.replay(game)
    outcome = game.outcome(session.state)
    return {
        "game": game.id,
        "rules": game.version,
        "mode": session.setup.mode,
        "seats": int(session.state.seats),
        "over": bool(session.state.over),
        "scores": list(outcome.scores),
        "winners": list(outcome.winners) if session.state.over else [],
        "ranks": list(outcome.ranks) if session.state.over else [],
        "automata": list(session.setup.automata),
        "truncated": outcome.truncated,
        "moves": len(record.inputs),
        "options": game.not_as_printed(session.setup),
    }
