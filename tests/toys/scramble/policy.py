"""A way to play scramble: look at all cards, put them in order, shout; as fast as people are."""

from __future__ import annotations

from typing import Final

from toys.scramble.state import PEEK, ROW, SHOUT, SWAP
from xenodeck.core import BITS, WAIT, Policy, Reaction, State

REACTION = Reaction(150.0, 200.0, 0.4)
REASONS: Final = ["unknown", "unordered", "ordered", "thinking"]


class Racer(Policy):
    """Remembers everything that it has looked at. Every action takes it a moment to think of."""

    def plans(self) -> bool:
        return True

    def idle_ticks(self, s: State, seat: int, options: list[int], dice: int) -> int:
        return s.lanes.since[seat] + REACTION.ticks(dice, s.setup.tick_ms) - s.now

    def choose(self, s: State, seat: int, options: list[int], dice: int) -> int:
        return self.decide(s, seat, options, dice)[0]

    def reason(self, s: State, seat: int, options: list[int], dice: int) -> tuple[str, dict[str, object]]:
        return self.decide(s, seat, options, dice)[1], {}

    def decide(self, s: State, seat: int, options: list[int], dice: int) -> tuple[int, str]:
        row = s.zones[ROW[seat]]
        unknown = [card for card in row if not s.known_to(card, ROW[seat]) & BITS[seat]]
        before = s.earlier(seat)
        if before and before[0] == PEEK:
            return next((card for card in options if card in unknown), options[0]), "unknown"
        if before:
            first, second = self.inversion(s, [card for card in row if card not in unknown], options)
            return (first if len(before) == 1 else second), "unordered"
        if WAIT in options and s.now - s.lanes.since[seat] < REACTION.ticks(dice, s.setup.tick_ms):
            return WAIT, "thinking"
        if unknown:
            return PEEK, "unknown"
        ordered = [s.face[card] for card in row] == sorted(s.face[card] for card in row)
        return (SHOUT, "ordered") if ordered else (SWAP, "unordered")

    def inversion(self, s: State, row: list[int], options: list[int]) -> tuple[int, int]:
        """Two cards that lie the wrong way round, of those it knows."""
        for low, one in enumerate(row):
            for other in row[low + 1 :]:
                if s.face[one] > s.face[other] and other in options:
                    return (one, other) if one in options else (options[0], other)
        return options[0], options[0]
