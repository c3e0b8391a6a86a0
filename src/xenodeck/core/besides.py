"""What a view says besides cards and question: who is busy or frozen, what a pause waits for, a window, ghosts."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from xenodeck.core.rules.engine import paused
from xenodeck.core.rules.lanes import NO_LANES
from xenodeck.core.rules.realtime import on
from xenodeck.core.rules.state import State
from xenodeck.core.tabletop.events import NOBODY, SPECTATOR
from xenodeck.core.tabletop.glimpses import OFF, PUBLIC
from xenodeck.core.tabletop.layout import BITS


def lanes_seen(s: State, viewer: i64) -> dict[str, Any] | None:
    """What everybody does, as everybody sees it. What was sent, what is held and what is half made shows to nobody."""
    if s.lanes is NO_LANES:
        return None
    discreet = on(s) and s.agenda[s.depth - 1].rule.discreet
    seats: list[dict[str, Any]] = []
    for seat in range(s.seats):
        lane: dict[str, Any] = {"frozen": s.lanes.is_frozen(seat)}
        if s.lanes.doing[seat]:
            lane["until"] = int(s.lanes.until[seat])
            if not discreet or seat == viewer:
                lane["doing"] = list(s.lanes.doing[seat])
        seats.append(lane)
    put_off = int(s.lanes.put_off)
    return {"seats": seats, "put_off": put_off} if put_off else {"seats": seats}


def pause_seen(s: State) -> dict[str, Any] | None:
    if not paused(s):
        return None
    f = s.agenda[s.depth - 1]
    pause = f.rule.pause(s, f)
    data: dict[str, Any] = {"kind": pause.kind, "waits_for": list(pause.waits_for)}
    data["ready"] = [seat for seat in range(s.seats) if s.ready & BITS[seat]]
    if pause.lasts_ms:
        data["lasts_ms"] = int(pause.lasts_ms)
    ticks = f.rule.deadline(s, f)
    if ticks:
        data["until"] = int(s.since + ticks)
    return data


def window_seen(s: State) -> str:
    """That a secret window is open, and of which rule, is for everybody; who is asked there for nobody else."""
    if s.over or s.depth == 0 or not s.agenda[s.depth - 1].rule.covering:
        return ""
    return s.agenda[s.depth - 1].rule.key.lower()


def ghosts_seen(s: State, me: i64) -> dict[str, list[list[str]]] | None:
    """Place -> zone by zone, top first, what a viewer (``me``, as a bit) may be reminded of; else empty texts.

    ``PUBLIC``: what everybody has seen. ``OWN``: and what the viewer has. Memory goes with the cards, and so do they.
    Once the game is over no card lies face down, so there is nothing to be reminded of.
    """
    if s.setup.assist == OFF:
        return None
    saw = SPECTATOR if s.setup.assist == PUBLIC else me
    found: dict[str, list[list[str]]] = {}
    for place in s.layout.places:
        if place.forgets and place.ordered:
            found[place.name] = []
            for zone in range(place.first, place.first + (s.layout.seats if place.each else 1)):
                codes: list[str] = []
                for card in s.zones[zone]:
                    hidden = not s.over and not s.sighted(card, zone) & me
                    reminded = hidden and s.memory.get(card, NOBODY) & saw
                    codes.append(s.layout.codes[s.face[card]] if reminded else "")
                codes.reverse()
                found[place.name].append(codes)
    return found
