"""What a front end draws of Rescue Grid beyond piles: who covers whom, the risk of a further card, what the hand can
pay."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations_with_replacement
from typing import Any

from xenodeck.core import BITS
from xenodeck.games.alieninjas.board import HIDDEN, Board, Lines, type_name
from xenodeck.games.alieninjas.modes.rescue.state import MOST_WILDS, PRICE, TRIPLE, RescueSetup
from xenodeck.games.alieninjas.state import CAMOUFLAGE

WIDE = 8  # characters of a card


class RescueBoard(Board[RescueSetup]):
    """8 The layout of Alieninjas and civilians, what is revealed, and the odds."""

    def drawn(self) -> dict[str, Any]:
        slots = self.slots()
        counts = self.types_in(self.own_hand())
        payable = {each["id"]: self.ways(counts, each["card"]) for each in slots if each["card"]}
        return {
            "slots": slots,
            "places": self.spots(),
            "revealed": self.revealed(),
            "bust": self.odds(),
            "payable": {slot: found for slot, found in payable.items() if found},
        }

    def slots(self) -> list[dict[str, Any]]:
        """The Alieninjas, and the places that each covers."""
        setup, ninjas = self.setup, list(self.pile("slots")["cards"])
        found: list[dict[str, Any]] = []
        for at, name in enumerate(setup.slot_names):
            card = ninjas.pop(0) if self.fields["filled"] & BITS[at] else ""
            found.append({"id": name, "card": card, "covers": [setup.place_names[place] for place in setup.covers[at]]})
        return found

    def spots(self) -> list[dict[str, Any]]:
        """8 The civilians, and the slots that cover each."""
        setup, filled, civilians = self.setup, self.fields["filled"], self.codes("places")
        found: list[dict[str, Any]] = []
        for at, name in enumerate(setup.place_names):
            card = civilians.pop(0) if setup.over[at] & filled else ""
            under = [setup.slot_names[slot] for slot in range(setup.slots) if setup.over[at] & filled & BITS[slot]]
            found.append({"id": name, "card": card, "up": card not in ("", HIDDEN), "under": under})
        return found

    def revealed(self) -> list[str]:
        return list(reversed(self.pile("revealed")["cards"]))

    def types_in(self, codes: list[str]) -> list[int]:
        counts = [0] * int(self.setup.types)
        for code in codes:
            counts[self.type_of(code)] += 1
        return counts

    def odds(self) -> dict[str, int]:
        """8.2 How many of the cards that the viewer does not see would be a bust, and of how many; 0 of 1 if none is
        left."""
        if not self.pile("deck")["size"]:
            return {"num": 0, "den": 1}
        setup, revealed = self.setup, self.revealed()
        visible = [*revealed, *self.pile("discard")["cards"]]
        for seat in range(len(self.seen["places"]["hand"])):
            visible += [code for code in self.codes("hand", seat) if code != HIDDEN]
        seen_faces = {self.face(code) for code in visible}
        faces = range(len(setup.layout.codes))
        unseen = [face for face in faces if setup.group_of[face] == CAMOUFLAGE and face not in seen_faces]
        types = {self.type_of(code) for code in revealed}
        return {"num": sum(setup.type_of[face] in types for face in unseen), "den": max(len(unseen), 1)}

    def ways(self, counts: list[int], ninja: str) -> list[list[str]]:
        """8.2 Every way to pay for an Alieninja: the types of the triples, without triples first."""
        type_ = self.type_of(ninja)
        others = [other for other in range(len(counts)) if other != type_ and counts[other] >= TRIPLE]
        found: list[list[str]] = []
        for many in range(MOST_WILDS + 1):
            if counts[type_] >= PRICE - many:
                for wilds in combinations_with_replacement(others, many):
                    if all(counts[wild] >= TRIPLE * wilds.count(wild) for wild in wilds):
                        found.append([type_name(wild) for wild in wilds])
        return found

    def frees(self, ninja: str) -> list[str]:
        """R5.8 The places that only this Alieninja covers."""
        slot = next(each["id"] for each in self.slots() if each["card"] == ninja)
        return [spot["id"] for spot in self.spots() if spot["under"] == [slot]]

    @staticmethod
    def picture(drawn: Mapping[str, Any], width: int) -> Lines:
        """The layout row by row: Alieninjas (a star: the viewer can pay), between them the civilians that they cover.

        Below are the revealed cards with the odds of a bust.
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
