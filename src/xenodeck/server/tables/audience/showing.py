"""How much of a table is shown to whoever comes, and a line of chat as a reader gets it."""

from __future__ import annotations

from xenodeck.server.messages.protocol import ChatLine
from xenodeck.server.store import ChatRow
from xenodeck.server.words import ServerWords

KEPT_EVENTS = 200  # of the log, in memory and for whoever comes: so many that each viewer noticed
TRIED_EVENTS = 20  # shown before a table is opened, to see whether they can be
SHOWN_CHAT = 50


def chat_line(row: ChatRow, lang: str) -> ChatLine:
    text = ServerWords.of(lang).say("phrases", row.phrase) if row.phrase else row.text
    return ChatLine(row.n, row.seat, row.name, text, row.at, row.phrase)
