"""The public name of an open question."""

from __future__ import annotations

from hashlib import blake2b

from xenodeck.core.rules.engine import question_number
from xenodeck.core.sessions.session import Session
from xenodeck.server.tables.model.info import TableInfo


def question_id(info: TableInfo, session: Session | None, seat: int) -> str:
    """The id of the question open to ``seat``; empty: none is. It is the same after a restart, and tells nothing about
    other questions."""
    if session is None or seat < 0 or not session.asks(seat):
        return ""
    asked = session.table_of(seat)
    anew = f".{session.steps}" if session.asks_in_secret() else ""  # in secret windows questions are not counted
    said = f"{seat}.{question_number(asked, seat)}.{session.unfinished_words(seat)}{anew}"
    key = info.seed.to_bytes(32, "little", signed=True)  # negative at tables of old versions only, which still open
    return blake2b(said.encode(), key=key, digest_size=8, person=b"xenodeck ask").hexdigest()
