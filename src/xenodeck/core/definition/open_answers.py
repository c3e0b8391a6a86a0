"""Answers to a question that is still open, in a position: whole ones that wait for others, and halves of moves.

The rules pages have no key for them: their tables stand between two moves. People break off anywhere, so the positions
of every game may have ``given``, a list of ``{seat, move}``, the move in the words of a record. It is written and read
here; ``Session.from_position`` puts it down.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from xenodeck.core.definition.settings import is_int
from xenodeck.core.errors import BadPosition
from xenodeck.core.knowledge.views import move_words
from xenodeck.core.rules import realtime
from xenodeck.core.rules.state import NOT_ASKED, UNANSWERED, State

LONGEST_LINE: Final = 1000  # ticks that something may have been under way


@dataclass(frozen=True)
class OpenAnswer:
    """What a seat has answered so far, and how many ticks that was under way."""

    seat: int
    move: str
    comp: int


def write(s: State, seen_by: int | None) -> list[dict[str, Any]]:
    """What was answered and not carried out yet, in the order in which it came where that counts; of a viewer only its
    own: nobody else knows of it."""
    if s.over or s.depth == 0:
        return []
    found: list[dict[str, Any]] = []
    sent = s.lanes.sent if realtime.in_realtime(s) else []
    for one in sent:
        comp = {"comp": int(one.comp)} if one.comp else {}
        found.append({"seat": int(one.seat), "move": move_words(s, one.seat, list(one.move)), **comp})
    for seat in range(s.seats):
        picks = answered(s, seat)
        if picks and not any(one.seat == seat for one in sent):
            found.append({"seat": seat, "move": move_words(s, seat, picks)})
    return [entry for entry in found if seen_by in (None, entry["seat"])]


def answered(s: State, seat: int) -> list[int]:
    """The answers of ``seat`` to the open question, from the beginning of its move."""
    if s.answers is not None:
        last = s.answers[seat]
        if last == NOT_ASKED:
            return []
        return [*s.earlier(seat), *([] if last == UNANSWERED else [last])]
    return list(s.earlier(seat)) if seat == s.asked or realtime.in_realtime(s) else []


def read(data: Mapping[str, Any], in_real_time: bool, rule: str) -> Iterator[OpenAnswer]:
    """What a position says was answered; ``rule`` is named where that cannot be."""
    entries = data.get("given", [])
    if not isinstance(entries, list):
        raise BadPosition("given is a list of answers that wait.", rule)
    for entry in entries:
        fits = isinstance(entry, Mapping) and not set(entry) - {"seat", "move", "comp"}
        if not fits or not isinstance(entry.get("move"), str) or not is_int(entry.get("seat")):
            raise BadPosition("given: each entry is {seat, move}.", rule)
        comp = entry.get("comp", 0)
        if not is_int(comp) or not 0 <= comp <= LONGEST_LINE * in_real_time:
            raise BadPosition("given: comp is how many ticks it was under way, at everybody's own pace.", rule)
        yield OpenAnswer(entry["seat"], entry["move"], comp)
