"""What Rescue Grid looks like beyond piles: who covers whom, what a further card risks, what the hand can pay. From a
view and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations_with_replacement
from typing import Any

from xenodeck.core import BITS
from xenodeck.games.alieninjas.v1.modes.rescue.state import MOST_WILDS, PRICE, TRIPLE, RescueSetup
from xenodeck.games.alieninjas.v1.state import CAMOUFLAGE

Lines = list[list[tuple[str, str]]]
HIDDEN = "?"


def board(setup: RescueSetup, seen: Mapping[str, Any]) -> dict[str, Any]:
    places, filled = seen["places"], seen["fields"]["filled"]
    ninjas, civilians = list(places["slots"][0]["cards"]), list(places["places"][0]["cards"])
    slots: list[dict[str, Any]] = []
    for at, name in enumerate(setup.slot_names):
        card = ninjas.pop(0) if filled & BITS[at] else ""
        slots.append({"id": name, "card": card, "covers": [setup.place_names[place] for place in setup.covers[at]]})
    spots: list[dict[str, Any]] = []
    for at, name in enumerate(setup.place_names):
        card = civilians.pop(0) if setup.over[at] & filled else ""
        up = bool(card) and not card.startswith(HIDDEN)
        under = [setup.slot_names[slot] for slot in range(setup.slots) if setup.over[at] & filled & BITS[slot]]
        spots.append({"id": name, "card": card if up or not card else HIDDEN, "up": up, "under": under})
    revealed = list(reversed(places["revealed"][0]["cards"]))
    counts = types_in(setup, own_hand(seen))
    payable = {each["id"]: ways(setup, counts, each["card"]) for each in slots if each["card"]}
    return {
        "slots": slots,
        "places": spots,
        "revealed": revealed,
        "bust": odds(setup, seen, revealed),
        "payable": {slot: found for slot, found in payable.items() if found},
    }


def own_hand(seen: Mapping[str, Any]) -> list[str]:
    viewer = seen["viewer"]
    return list(seen["places"]["hand"][viewer]["cards"]) if viewer >= 0 else []


def types_in(setup: RescueSetup, codes: list[str]) -> list[int]:
    counts = [0] * int(setup.types)
    for code in codes:
        counts[setup.type_of[setup.layout.codes.index(code)]] += 1
    return counts


def odds(setup: RescueSetup, seen: Mapping[str, Any], revealed: list[str]) -> dict[str, int]:
    """8.2 How many of the cards that the viewer does not see would be a bust, of how many; 0 of 1: no card is left."""
    places = seen["places"]
    if not places["deck"][0]["size"]:
        return {"num": 0, "den": 1}
    visible = [*revealed, *places["discard"][0]["cards"]]
    for hand in places["hand"]:
        visible += [code for code in hand["cards"] if not code.startswith(HIDDEN)]
    codes = setup.layout.codes
    seen_faces = {codes.index(code) for code in visible}
    unseen = [f for f in range(len(codes)) if setup.group_of[f] == CAMOUFLAGE and f not in seen_faces]
    types = {setup.type_of[codes.index(code)] for code in revealed}
    return {"num": sum(setup.type_of[face] in types for face in unseen), "den": max(len(unseen), 1)}


def ways(setup: RescueSetup, counts: list[int], ninja: str) -> list[list[str]]:
    """8.2 Every way to pay for an Alieninja: the types of the triples, none first."""
    type_ = setup.type_of[setup.layout.codes.index(ninja)]
    others = [other for other in range(len(counts)) if other != type_ and counts[other] >= TRIPLE]
    found: list[list[str]] = []
    for many in range(MOST_WILDS + 1):
        if counts[type_] >= PRICE - many:
            for wilds in combinations_with_replacement(others, many):
                if all(counts[wild] >= TRIPLE * wilds.count(wild) for wild in wilds):
                    found.append([f"T{wild + 1}" for wild in wilds])
    return found


# -- in lines of text --------------------------------------------------------------------------------------------------

WIDE = 8


def picture(drawn: Mapping[str, Any], width: int) -> Lines:
    """The layout row by row: Alieninjas (a star: the viewer can pay), the civilians they lie over between them.

    Below what is revealed, with the odds of a bust.
    """
    lines: Lines = []
    rows: list[list[Mapping[str, Any]]] = []
    for slot in drawn["slots"]:
        touches = bool(rows) and set(slot["covers"]) & set(rows[-1][-1]["covers"])
        if touches:
            rows[-1].append(slot)
        else:
            rows.append([slot])
    spots = {spot["id"]: spot for spot in drawn["places"]}
    for row in rows:
        upper: list[tuple[str, str]] = []
        for slot in row:
            star = "*" if slot["id"] in drawn["payable"] else " "
            upper.append((f"{slot['card'] or '··'}{star}".center(WIDE), slot["card"]))
        lines.append(upper)
        ids = list(dict.fromkeys(place for slot in row for place in slot["covers"]))
        lower: list[tuple[str, str]] = [(" " * (WIDE // 2), "")]
        for place in ids:
            card = spots[place]["card"]
            sign = "(??)" if card == HIDDEN else f"({card})" if card else "·"
            lower.append((sign.center(WIDE), card if spots[place]["up"] else ""))
        lines.append(lower)
    if drawn["revealed"]:
        odds = drawn["bust"]
        shown = [(f" {code}", code) for code in drawn["revealed"]]
        lines.append([("  ▸", ""), *shown, (f"   ✗ {odds['num']}/{odds['den']}", "")])
    return lines
