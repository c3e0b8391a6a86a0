"""What a front end draws of Quick Claim beyond piles: the exposed card, who flips next, and the clocks."""

from __future__ import annotations

from typing import Any

from xenodeck.games.alieninjas.board import Board, type_name
from xenodeck.games.alieninjas.modes.claim.state import CLOSING, WAIT_FLIP, ClaimSetup


class ClaimBoard(Board[ClaimSetup]):
    """4 The exposed card, who flips next and from when, and what the gained cards are worth."""

    def drawn(self) -> dict[str, Any]:
        setup, fields = self.setup, self.fields
        top = self.codes("stack")[:1]
        open_now = fields["phase"] != WAIT_FLIP or (setup.uncovered and bool(fields["numbers"]))
        running = fields["running"] != 0
        wanted = [self.type_of(code) for code in reversed(self.codes("mission"))]
        return {
            "mission": [type_name(type_) for type_ in wanted],
            "top": top[0] if top else "",
            "seq": fields["seq"],
            "number": fields["numbers"][-1] if fields["numbers"] else 0,
            "claimable": bool(running and open_now),
            "flipper": fields["flipper"] if running else -1,
            "phase": fields["phase"],
            "since": fields["event_tick"],
            "lock": fields["lock"],
            "opens": fields["event_tick"] + fields["lock"],
            "deadline": fields["event_tick"]
            + int(setup.min_exposure if fields["phase"] == CLOSING else setup.flip_deadline),
            "seats": [{"points": self.worth(wanted, pile["cards"])} for pile in self.seen["places"]["gained"]],
        }

    def worth(self, wanted: list[int], codes: list[str]) -> int:
        """4.3 What these cards are worth together."""
        total = 0
        for code in codes:
            type_, printed = self.type_of(code), self.setup.printed[self.face(code)]
            total += printed if type_ < 0 or type_ in wanted else -printed
        return total
