"""How a table shows itself to those who look at it: scenes and lines of the log, in frames."""

from __future__ import annotations

from typing import TYPE_CHECKING

from xenodeck.server.protocol import ChatLine, Said
from xenodeck.server.store import ChatRow
from xenodeck.server.tables.channel import Channel, Connection, encode
from xenodeck.server.tables.scene import canonical
from xenodeck.server.words import ServerWords

if TYPE_CHECKING:
    from xenodeck.server.tables.table import Table

KEPT_EVENTS = 200  # of the log, in memory and for whoever comes: so many that each viewer noticed
TRIED_EVENTS = 20  # shown before a table is opened, to see whether they can be
SHOWN_CHAT = 50


def publish(table: Table, mark: int | None) -> None:
    """All frames are made before the first is sent: nobody sees anything earlier because somebody else's took long to
    make."""
    frames: list[tuple[Channel, bytes]] = []
    now, ticks, painter, watchers = table.services.now(), table.ticks, table.painter(), table.watchers
    for (viewer, lang), channel in table.channels.items():
        teller = table.teller(lang)
        scene = painter.scene(viewer, teller, watchers, table.ask(viewer))
        log = None
        if mark is not None:
            lines = painter.log_lines(viewer, teller, mark)
            if lines or scene["log"] < channel.scene.get("log", 0):
                log = {"start": scene["log"] - len(lines), "lines": lines}
        frame = channel.step(scene, log, now, ticks)
        if frame is not None:
            frames.append((channel, frame))
    for channel, frame in frames:
        table.services.metrics.sent(channel.send(frame), len(frame))


def show_all(table: Table, connection: Connection) -> None:
    """Everything, for one connection."""
    channel = table.channels[connection.viewer, connection.lang]
    lines = table.painter().log_lines(connection.viewer, table.teller(connection.lang), 0, again=True)[-KEPT_EVENTS:]
    log = {"start": channel.scene["log"] - len(lines), "lines": lines}
    chat = [chat_line(row, connection.lang) for row in table.chat[-SHOWN_CHAT:]]
    connection.send(channel.full(table.services.now(), table.ticks, log, chat))


def chat_line(row: ChatRow, lang: str) -> ChatLine:
    text = ServerWords.of(lang).say("phrases", row.phrase) if row.phrase else row.text
    return ChatLine(row.n, row.seat, row.name, text, row.at, row.phrase)


def tell_chat(table: Table, row: ChatRow) -> None:
    for (_, lang), channel in table.channels.items():
        channel.send(encode(Said(chat_line(row, lang))))


def try_out(table: Table) -> None:
    painter, teller = table.painter(), table.teller("en")
    last = max(len(table.session.log) - TRIED_EVENTS, 0) if table.session is not None else 0
    for viewer in range(-1, len(table.info.seats)):
        canonical(painter.scene(viewer, teller, 0, table.ask(viewer)))
        canonical(painter.log_lines(viewer, teller, last))
