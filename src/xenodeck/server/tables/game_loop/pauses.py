"""Pauses of a game, for example between two rounds: since when, how long, and who is ready."""

from __future__ import annotations

from xenodeck.core.rules.engine import paused
from xenodeck.server.tables.model.info import RoundPause
from xenodeck.server.tables.table import Table

BOT_READY_MS = 3000  # length of a pause that only bots could end, so that people can look


def is_paused(table: Table) -> bool:
    """Does the game pause? Then nobody is asked anything, and no time passes in the game."""
    return table.session is not None and paused(table.session.state)


def update_pause(table: Table) -> None:
    """Note when a pause that has begun will be over. Where only bots play it is over at once."""
    session, info, now = table.session, table.info, table.services.now()
    if session is None or not paused(session.state):
        info.pause = None
    elif info.pause is None or info.pause.opened != session.state.questions_opened:
        info.pause = RoundPause(int(session.state.questions_opened), now + length_ms(table), since=now)


def length_ms(table: Table) -> int:
    """The length of a pause: from the game, in ms or in ticks, or else from the server."""
    session = table.running()
    pause = session.view(-1).pause
    if pause is None or not table.people():
        return 0
    if "lasts_ms" in pause:
        return int(pause["lasts_ms"])
    if "until" in pause and session.setup.tick_ms:
        return (int(pause["until"]) - int(session.state.now)) * session.setup.tick_ms
    return table.services.pause_ms


def waited_for(table: Table) -> list[int]:
    """The seats that can end the pause by being ready."""
    pause = table.running().view(-1).pause
    return [] if pause is None else list(pause["waits_for"])


def pause_due(table: Table) -> int | None:
    """When the pause will be over: at its time, or now if all who matter are ready. People who are away for a moment
    matter (after a restart everybody is away); seats that a bot has taken over do not."""
    pause = table.info.pause
    if pause is None or not is_paused(table):
        return None
    people = set(table.people()) & set(waited_for(table))
    if not people:
        bots = any(table.bot_of(seat) for seat in waited_for(table))
        return min(pause.due, pause.since + BOT_READY_MS) if bots and pause.since else pause.due
    needed = {seat for seat in people if not table.info.seats[seat].stand_in}
    return table.services.now() if needed <= set(pause.ready) else pause.due
