"""What Four of a Mission looks like beyond piles: what matches, what is missing, what a hand is worth. From a view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from xenodeck.games.alieninjas.v1.modes.hand.state import ALL, FOUR, UNUSED, HandSetup
from xenodeck.games.alieninjas.v1.state import NO_TYPE

Lines = list[list[tuple[str, str]]]


def board(setup: HandSetup, seen: Mapping[str, Any]) -> dict[str, Any]:
    places, doubled = seen["places"], seen["fields"]["doubled"]
    mission = list(places["mission"][0]["cards"])
    pile = places["discard"][0]["cards"]
    top = pile[0] if pile else ""
    hand = own_hand(seen)
    face = {code: setup.layout.codes.index(code) for code in [*mission, *hand, *([top] if top else [])]}
    types = [setup.type_of[face[code]] for code in mission]
    held = {setup.type_of[face[code]] for code in hand}
    found: dict[str, Any] = {
        "mission": [
            {"card": code, "type": f"T{type_ + 1}", "doubled": bool(two)}
            for code, type_, two in zip(mission, types, doubled, strict=False)
        ],
        "top": top,
        "matches": {code: why for code in hand if top and (why := reasons(setup, face[code], face[top]))},
        "needs": [f"T{type_ + 1}" for type_ in types if type_ not in held],
        "worth": 0,
    }
    if seen["viewer"] >= 0:
        found["worth"] = max(worth(setup, [face[code] for code in hand], types, doubled), 0)
    return found


def own_hand(seen: Mapping[str, Any]) -> list[str]:
    viewer = seen["viewer"]
    return list(seen["places"]["hand"][viewer]["cards"]) if viewer >= 0 else []


def reasons(setup: HandSetup, face: int, top: int) -> list[str]:
    """7.2 By what a card matches the top of the pile; a civilian needs to match nothing (R4.5)."""
    if setup.type_of[face] == NO_TYPE:
        return ["wild"] if setup.wild_on_wild or setup.type_of[top] != NO_TYPE else []
    found = ["type"] if setup.type_of[face] == setup.type_of[top] else []
    return [*found, "character"] if setup.character_of[face] == setup.character_of[top] else found


def worth(setup: HandSetup, hand: list[int], types: list[int], doubled: list[int]) -> int:
    """7.3 What a hand scores, before the floor."""
    best: dict[int, int] = {}
    for face in hand:
        type_ = setup.type_of[face]
        if type_ in types:
            factor = int(setup.factor) if doubled[types.index(type_)] else 1
            best[type_] = max(best.get(type_, 0), setup.printed[face] * factor)
    wilds = sum(setup.type_of[face] == NO_TYPE for face in hand)
    if setup.leftover == ALL:
        left = len(hand)
    else:
        left = len(hand) - len(best) - (min(wilds, FOUR - len(best)) if setup.leftover == UNUSED else 0)
    return sum(best.values()) - left


# -- in lines of text --------------------------------------------------------------------------------------------------


def picture(drawn: Mapping[str, Any], width: int) -> Lines:
    """The mission in a line: which Alieninjas are multiplied, and which types the viewer has."""
    row: list[tuple[str, str]] = []
    for each in drawn["mission"]:
        mark = "×2" if each["doubled"] else "  "
        have = "·" if each["type"] in drawn["needs"] else "✓"
        row.append((f" {have} {each['card']} {mark} ", each["card"]))
    return [row]
