"""What a front end draws of Earth Gambit beyond piles and numbers, computed from a view only."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from xenodeck.games.gambit.state import (
    BLUE_TARGET,
    CODES,
    PSYCHS,
    RED_TARGET,
    SLOTS,
    YELLOW_TARGET,
    B,
    R,
)

TOKENS = {PSYCHS[0]: ("red", CODES[B]), PSYCHS[1]: ("blue", CODES[R])}


def board(seen: Mapping[str, Any]) -> dict[str, Any]:
    """The tracks of the three colours, the Psych token and what it prohibits, and the cards in front of each player."""
    fields, places = seen["fields"], seen["places"]
    science = upwards(places["science"][0])
    psych = upwards(places["psych"][0])
    token, forbids = TOKENS[psych[0]] if psych else ("", "")
    return {
        "tracks": [
            {"colour": "red", "number": fields["red"], "target": RED_TARGET},
            {"colour": "blue", "number": fields["blue"], "target": BLUE_TARGET},
            {"colour": "yellow", "number": fields["yellow"], "target": YELLOW_TARGET},
        ],
        "science": [{"card": code, "covered": 1 if at in fields["covered"] else 0} for at, code in enumerate(science)],
        "token": token,
        "forbids": forbids,
        "psych": [{"card": code, "owner": owner} for code, owner in zip(psych, fields["owners"], strict=True)],
        "guard": fields["guard"],
        "resolving": upwards(places["resolving"][0]),
        "seats": [front(fields, places, seat) for seat in range(seen["seats"])],
        "slots": own_slots(seen),
    }


def upwards(pile: Mapping[str, Any]) -> list[str]:
    """The cards of an open pile in the order in which they came; a view lists the last one first."""
    return list(pile["cards"])[::-1]


def front(fields: Mapping[str, Any], places: Mapping[str, Any], seat: int) -> dict[str, Any]:
    """The open cards in front of one player."""
    used = fields["used"][seat]
    return {
        "damaged": fields["damaged"][seat],
        "protects": places["protect"][seat]["size"],
        "skips": places["skip"][seat]["size"],
        "forces": [SLOTS[slot] for slot in slots_in(fields["slots"][seat])],
        "ability": places["ability"][seat]["size"],
        "used": CODES[used] if used >= 0 else "",
    }


def slots_in(packed: int) -> list[int]:
    """The slots that the Forces of one seat name, oldest first."""
    found = []
    while packed:
        found.append((packed & 3) - 1)
        packed >>= 2
    return found


def own_slots(seen: Mapping[str, Any]) -> list[str]:
    """Where each card of the viewer's hand came from, up to the play of the viewer's own turn."""
    fields, me = seen["fields"], seen["viewer"]
    if me != fields["active"] or (fields["passed_at"] < 0 and fields["drawn_at"] < 0):
        return []
    found = [SLOTS[0]] * seen["places"]["hand"][me]["size"]
    for at, slot in ((fields["drawn_at"], 1), (fields["passed_at"], 2)):
        if at >= 0:
            found[at] = SLOTS[slot]
    return found
