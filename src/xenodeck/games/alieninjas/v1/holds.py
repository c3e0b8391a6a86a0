"""RG.9 A hold in a position: ``{"until": ticks left, "held": [{"seat": 1, "counts": 7}]}``."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from xenodeck.core import BadPosition, Lanes, Sent, is_seat
from xenodeck.games.alieninjas.v1.state import Ninja

HELD = "held"  # what has become so far of something that a hold has collected


def open_lanes(s: Ninja) -> Lanes:
    """Lanes as they are when everybody is asked anew; the frame is on the agenda."""
    s.questions_opened += 1
    s.lanes = Lanes(s.seats, s.now, s.questions_opened)
    return s.lanes


def read_hold(s: Ninja, data: Mapping[str, Any], move: Callable[[int], Sent], zero: int) -> None:
    """Put the hold of a position on the lanes. ``zero``: the tick of the table at which the position counts 0."""
    hold = data.get("hold")
    if hold is None:
        return
    if s.setup.hold_ticks < 0:
        raise BadPosition("there is a hold with latency_mode compensated only.", "RG.9")
    if not isinstance(hold, Mapping) or set(hold) != {"until", "held"} or not isinstance(hold["held"], list):
        raise BadPosition("hold: {until, held}.", "RG.9")
    until, held = hold["until"], hold["held"]
    if not whole(until) or not 1 <= until <= s.setup.hold_ticks or not held:
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
    lanes.hold_until = s.now + until


def write_hold(s: Ninja, zero: int) -> dict[str, Any]:
    if s.lanes.hold_until < 0:
        return {}
    held = [{"seat": int(one.seat), "counts": int(one.counted_tick) - zero} for one in s.lanes.collected]
    return {"hold": {"until": int(s.lanes.hold_until - s.now), "held": held}}


def whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
