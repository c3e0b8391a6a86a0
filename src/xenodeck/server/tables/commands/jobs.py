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

# Limit of computing time for a job. It is many times what the job takes on an old machine without the compiled engine,
# so only endless jobs reach it. It grows with the size of the job.
JOB_SECONDS, LINE_SECONDS, TICK_SECONDS = 15.0, 0.005, 0.00005
TICKS = re.compile(r"^tick ([0-9]{1,9})$", re.MULTILINE)
MOST_TICKS = 2_000_000  # ticks in a record that somebody sends: a day of the fastest game


class Unplayable(GameError):
    """A job failed on what somebody sent."""

    def __init__(self) -> None:
        super().__init__("TOO_HARD", "This took too long, or could not be done.")


async def run_job(registry: Registry, function: Any, *args: object, record: str = "") -> Any:
    """Run a job in a worker process, within a limit. ``record``: the text of the record that it plays through."""
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
    """Read a record that somebody sends. Refuses one that would take more work than its length suggests."""
    record = Record.read(text)
    if sum(entry.ticks for entry in record.inputs) > MOST_TICKS:
        raise BadRecord(0, "more time passes in it than is played through here.")
    return record


def position_in(text: str, step: int) -> dict[str, Any]:
    """Runs in a worker: the position after ``step`` moves of a record."""
    record = Record.read(text)
    return position_after(games.find(record.game, record.rules), record, step)


def check_record(text: str) -> dict[str, Any]:
    """Runs in a worker: play a record through, and return what lists need to know about it."""
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
