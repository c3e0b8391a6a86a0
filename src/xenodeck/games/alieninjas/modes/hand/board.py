"""What a front end draws of Four of a Mission beyond piles: what matches, what is missing, what a hand is worth."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from xenodeck.games.alieninjas.board import Board, Lines, type_name
from xenodeck.games.alieninjas.modes.hand.state import ALL, FOUR, UNUSED, HandSetup
from xenodeck.games.alieninjas.state import NO_TYPE


class HandBoard(Board[HandSetup]):
    """7 The mission, the top of the pile, and how the viewer's hand fits them."""

    def drawn(self) -> dict[str, Any]:
        mission, hand, types = self.codes("mission"), self.own_hand(), self.wanted()
        top = next(iter(self.codes("discard")), "")
        held = {self.type_of(code) for code in hand}
        return {
            "mission": [
                {"card": code, "type": type_name(type_), "doubled": bool(two)}
                for code, type_, two in zip(mission, types, self.fields["doubled"], strict=False)
            ],
            "top": top,
            "matches": {code: why for code in hand if top and (why := self.reasons(code, top))},
            "needs": [type_name(type_) for type_ in types if type_ not in held],
            "worth": max(self.worth(hand), 0) if self.seen["viewer"] >= 0 else 0,
        }

    def wanted(self) -> list[int]:
        """The types of the mission."""
        return [self.type_of(code) for code in self.codes("mission")]

    def reasons(self, code: str, top: str) -> list[str]:
        """7.2 In what a card matches the top of the pile; a civilian need not match (R4.5)."""
        type_, top_type = self.type_of(code), self.type_of(top)
        if type_ == NO_TYPE:
            return ["wild"] if self.setup.wild_on_wild or top_type != NO_TYPE else []
        found = ["type"] if type_ == top_type else []
        character_of = self.setup.character_of
        return [*found, "character"] if character_of[self.face(code)] == character_of[self.face(top)] else found

    def worth(self, hand: list[str]) -> int:
        """7.3 What a hand scores before the floor of 0."""
        setup, types = self.setup, self.wanted()
        best: dict[int, int] = {}
        for code in hand:
            type_ = self.type_of(code)
            if type_ in types:
                factor = int(setup.factor) if self.fields["doubled"][types.index(type_)] else 1
                best[type_] = max(best.get(type_, 0), setup.printed[self.face(code)] * factor)
        wilds = sum(self.type_of(code) == NO_TYPE for code in hand)
        if setup.leftover == ALL:
            left = len(hand)
        else:
            left = len(hand) - len(best) - (min(wilds, FOUR - len(best)) if setup.leftover == UNUSED else 0)
        return sum(best.values()) - left

    @staticmethod
    def picture(drawn: Mapping[str, Any], width: int) -> Lines:
        """The mission in a line: which Alieninjas are multiplied, and which types the viewer holds."""
        row: list[tuple[str, str]] = []
        for each in drawn["mission"]:
            mark = "×2" if each["doubled"] else "  "
            have = "·" if each["type"] in drawn["needs"] else "✓"
            row.append((f" {have} {each['card']} {mark} ", each["card"]))
        return [row]
