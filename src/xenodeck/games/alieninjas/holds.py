"""RG.9 A hold in a position: ``{"until": ticks left, "held": [{"seat": 1, "counts": 7}]}``.

``waits`` lists the other moves accepted during the hold (``{"seat": 2, "move": [2, 5]}``, the answers as given); in the
tick after the hold it may be there with nobody held. ``broken`` lists actions that ended during the hold: seat, kind,
cells.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from xenodeck.core import BadPosition, Lanes, Sent, is_seat
from xenodeck.games.alieninjas.state import Ninja

HELD = "held"  # the result so far of a move that a hold has collected


def open_lanes(s: Ninja) -> Lanes:
    """New lanes; the frame is on the agenda already."""
    s.questions_opened += 1
    s.lanes = Lanes(s.seats, s.now, s.questions_opened)
    return s.lanes


def read_hold(s: Ninja, data: Mapping[str, Any], move: Callable[[int], Sent], zero: int) -> None:
    """Put the hold of a position on the lanes. ``zero``: the tick of the table that the position counts as 0."""
    hold = data.get("hold")
    if hold is None:
        return
    if s.setup.hold_ticks < 0:
        raise BadPosition("there is a hold with latency_mode compensated only.", "RG.9")
    if not isinstance(hold, Mapping) or not {"until", "held"} <= set(hold) <= {"until", "held", "waits", "broken"}:
        raise BadPosition("hold: {until, held}, and where there are some waits and broken.", "RG.9")
    until, held, waits, broken = (hold.get(key, []) for key in ("until", "held", "waits", "broken"))
    if not all(isinstance(one, list) for one in (held, waits, broken)):
        raise BadPosition("hold: held, waits and broken are lists.", "RG.9")
    over = until == 0 and not held and waits and not broken
    if not whole(until) or not (over or (1 <= until <= s.setup.hold_ticks and held)):
        raise BadPosition("hold: it lasts for 1 to comp_cap more ticks, and somebody is held.", "RG.9")
    lanes = s.lanes if len(s.lanes.number) else open_lanes(s)
    for one in held:
        if not isinstance(one, Mapping) or set(one) != {"seat", "counts"} or not is_seat(one["seat"], s):
            raise BadPosition("hold: each of held is {seat, counts}.", "RG.9")
        if not whole(one["counts"]) or any(other.seat == one["seat"] for other in lanes.collected):
            raise BadPosition("hold: counts is a tick, and each seat is held once.", "RG.9")
        sent = move(one["seat"])
        sent.counted_tick = one["counts"] + zero
        sent.result = HELD
        lanes.collected.append(sent)
    for one in waits:
        if not isinstance(one, Mapping) or set(one) != {"seat", "move"} or not is_seat(one["seat"], s):
            raise BadPosition("hold: each that waits is {seat, move}.", "RG.9")
        if lanes.has_waiting(one["seat"]) or not is_move(one["move"]):
            raise BadPosition("hold: one move of a seat waits, a list of its answers.", "RG.9")
        sent = Sent(one["seat"], list(one["move"]))
        sent.is_waiting = True
        lanes.waiting = [*lanes.waiting, sent]
        if over:
            lanes.heard |= 1 << one["seat"]
    for done in broken:
        if not is_move(done) or not is_seat(done[0], s) or not is_broken(s, done[1:]):
            raise BadPosition("hold: each of broken is a seat, what it did, and the cells.", "RG.9")
        lanes.interrupted = [*lanes.interrupted, list(done)]
    lanes.hold_until = -1 if over else s.now + until


def write_hold(s: Ninja, zero: int) -> dict[str, Any]:
    if s.lanes.hold_until < 0 and not s.lanes.waiting:
        return {}
    held = [{"seat": int(one.seat), "counts": int(one.counted_tick) - zero} for one in s.lanes.collected]
    hold: dict[str, Any] = {"until": int(max(s.lanes.hold_until - s.now, 0)), "held": held}
    if s.lanes.waiting:
        hold["waits"] = [{"seat": int(one.seat), "move": [int(pick) for pick in one.move]} for one in s.lanes.waiting]
    if s.lanes.interrupted:
        hold["broken"] = sorted([int(part) for part in one] for one in s.lanes.interrupted)
    return {"hold": hold}


def is_move(value: object) -> bool:
    return isinstance(value, list) and 1 <= len(value) <= 4 and all(whole(one) and one >= 0 for one in value)


def is_broken(s: Ninja, done: list[int]) -> bool:
    """Whether this was done to one cell or two: only Map Race has cells."""
    cells = getattr(s.setup, "cells", 0)
    return len(done) in (2, 3) and all(cell < cells for cell in done[1:])


def whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
