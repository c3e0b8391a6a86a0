"""What a front end draws of Map Race beyond piles: the maps and grids, and which open cards are right."""

from __future__ import annotations

from typing import Any

from xenodeck.games.alieninjas.board import HIDDEN, Board, type_name
from xenodeck.games.alieninjas.modes.map.state import MapSetup
from xenodeck.games.alieninjas.state import NO_TYPE


class MapBoard(Board[MapSetup]):
    """6 The map and the grid of each seat as the viewer sees them."""

    def drawn(self) -> dict[str, Any]:
        setup, fields = self.setup, self.fields
        return {
            "seats": [self.of_seat(seat) for seat in range(self.seen["seats"])],
            "announcer": fields["announcer"],
            "limit": int(fields["k0"] + fields["stood"] + setup.limit) if setup.limit else 0,
        }

    def of_seat(self, seat: int) -> dict[str, Any]:
        setup, fields = self.setup, self.fields
        grid = self.codes("grid", seat)[::-1]
        up = [at for at in range(len(grid)) if fields["up"][seat] >> at & 1]
        cards = self.codes("map", seat)
        drawn: dict[str, Any] = {"cells": [], "optional": 0, "code": ""}
        fits: list[int] = []
        if cards:
            side = self.face(cards[0]) - int(setup.first_side)
            wants = setup.wants[side]
            cells = ["" if type_ == NO_TYPE else type_name(type_) for type_ in wants]
            drawn = {"cells": cells, "optional": setup.optional[side] + 1, "code": cards[0]}
            types = [self.type_of(code) if code != HIDDEN else NO_TYPE for code in grid]
            fits = [at for at in up if wants[at] != NO_TYPE and types[at] == wants[at]]
        lanes = self.seen.get("lanes")
        character = fields["character"][seat]
        return {
            "map": drawn,
            "grid": grid,
            "up": [at + 1 for at in up],
            "fits": [at + 1 for at in fits],
            "wrong": [at + 1 for at in up if at not in fits],
            "character": f"C{character + 1}" if character >= 0 else "",
            "frozen": bool(lanes and lanes["seats"][seat]["frozen"]),
        }
