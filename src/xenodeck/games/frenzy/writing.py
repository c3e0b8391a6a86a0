"""A table of Alien Frenzy as a position (21.1): what ``positions.read`` takes, or what one seat may know of it."""

from __future__ import annotations

from typing import Any

from xenodeck.core.events import EVERYONE, SPECTATOR
from xenodeck.core.state import Frame
from xenodeck.core.views import UNKNOWN, bit_of
from xenodeck.games.frenzy.options import not_printed
from xenodeck.games.frenzy.pending import CARDS_OF, TURN
from xenodeck.games.frenzy.play.turns import ACT, OPENING, PLAY, START_RULE
from xenodeck.games.frenzy.positions import DECKS, LOCKS, PILES
from xenodeck.games.frenzy.state import CODES, DISCARD, EXPANSION, GONE, GREY, HAND, INVASION, SUPPLY, Frenzy

PRINTED_CAP = 1000


def write(s: Frenzy, seen_by: int | None) -> dict[str, Any]:
    """The table as ``read`` takes it; with ``seen_by`` what that viewer does not see is ``?``."""
    lock = s.lock if not at_start_of_turn(s) or begins(s) else s.lock_now
    position: dict[str, Any] = {
        "config": config_of(s),
        "phase": int(s.phase),
        "current": int(s.current),
        "turns_left": int(s.turns_left),
        "dir": int(s.dir),
        "hands": [None if s.out[seat] else codes(s, HAND + seat, seen_by) for seat in range(s.seats)],
        **{place: codes(s, zone, seen_by) for place, zone in PILES.items() if zone != GONE or s.zones[zone]},
        "lock": next(word for word, value in LOCKS.items() if value == lock),
        "phase2_turns": int(s.turns2),
        "over": s.over,
    }
    if any(s.out):
        position["out"] = list(s.out)
    if s.truncated:
        position["truncated"] = True
    if not at_start_of_turn(s):
        position["turn"] = {**{key: int(getattr(s, key)) for key in TURN}, "aliens": list(s.aliens)}
        position["stack"] = [step(s, f) for f in s.pending()]
    if seen_by is None:
        piles = [zone[::-1] if at in DECKS else zone for at, zone in enumerate(s.zones)]
        ufos = [s.face[card] + 1 for cards in piles for card in cards if s.face[card] < GREY]
        if ufos != list(range(1, len(ufos) + 1)):
            position["ufos"] = ufos
        if remembered := known(s):
            position["known"] = remembered
    return position


def config_of(s: Frenzy) -> dict[str, Any]:
    """The options that still matter and are not as printed."""
    config: dict[str, Any] = {
        "players": int(s.seats),
        "expansion": bool(s.terms().house & EXPANSION),
        **not_printed(s.terms().house),
    }
    cap = int(s.terms().turn_cap)
    if cap != PRINTED_CAP:
        config["turn_cap"] = cap if cap else "none"
    return config


def at_start_of_turn(s: Frenzy) -> bool:
    """Nothing has happened in this turn yet: the position says it all."""
    if s.over:
        return True
    rule = s.agenda[s.depth - 1].rule
    return rule is PLAY or rule is ACT or begins(s)


def begins(s: Frenzy) -> bool:
    """The turn is not even opened: a lock still waits for it."""
    if s.over:
        return True
    rule = s.agenda[s.depth - 1].rule
    return rule is START_RULE or rule is OPENING


def codes(s: Frenzy, zone: int, seen_by: int | None) -> list[str]:
    cards = s.zones[zone][::-1] if zone in DECKS else s.zones[zone]
    named = [CODES[s.face[card]].partition("#")[0] for card in cards]
    if seen_by is None:
        return named
    me = bit_of(seen_by)
    shown = [name if s.knowers(card, zone) & me else UNKNOWN for name, card in zip(named, cards, strict=True)]
    return shown if s.layout.ordered[zone] or s.sees[zone] & me else sorted(shown, reverse=True)


def step(s: Frenzy, f: Frame) -> dict[str, Any]:
    """A pending step; a card it remembers is written by where it lies."""
    name = f.rule.key
    arg, more = int(f.arg), list(f.more)
    for zone in CARDS_OF.get(name, ()):
        if zone == DISCARD or zone == (SUPPLY if s.phase == 1 else INVASION):
            cards = s.zones[zone]
            arg, more = (cards.index(arg) if arg in cards else -1), [cards.index(card) for card in more]
    found: dict[str, Any] = {"do": name, "seat": int(f.seat)}
    return {**found, **({"arg": arg} if arg else {}), **({"more": more} if more else {})}


def known(s: Frenzy) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for zone, cards in enumerate(s.zones):
        for index, card in enumerate(cards):
            bits = s.knowers(card, zone) & ~s.sees[zone] & EVERYONE
            if bits:
                seats = [seat for seat in range(s.seats) if bits >> seat & 1]
                where: dict[str, Any] = {"place": s.layout.place_of[zone].name, "at": len(cards) - 1 - index}
                if zone >= HAND:
                    where = {"place": "hands", "seat": zone - HAND, "at": index}
                found.append({**where, "seats": seats + ([-1] if bits & SPECTATOR else [])})
    return found
