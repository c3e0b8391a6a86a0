"""What a position of Ufoludki has beyond its cards: Earth, everybody's loot, whose turn it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from xenodeck.core import BadPosition, PileKey, Positions, is_count, is_seat
from xenodeck.games.ufoludki.rules import PLAY, START
from xenodeck.games.ufoludki.state import CODES, HAND, Ufo


class UfoPositions(Positions[Ufo]):
    seed_rule = "10.7"
    card_rule = "2.2"
    piles = (PileKey("hands", "hand"), PileKey("stacks", "stack"), PileKey("deck", "deck", top_first=True))
    own = frozenset({"active", "earth", "loot", "turns"})
    states = ("PLAY", "START")
    matter = ("hand_size", "refill_timing", "turn_limit")

    def faces(self, named: list[tuple[PileKey, int, list[object]]], data: Mapping[str, Any]) -> list[list[int]]:
        return [[self.face_of(CODES, code, pile) for code in codes] for pile, _, codes in named]

    def read_own(self, s: Ufo, data: Mapping[str, Any], state: str) -> None:
        terms, seats = s.setup, int(s.seats)
        if any(len(s.zones[HAND[seat]]) > terms.hand_size for seat in range(seats)):
            raise BadPosition(f"a hand holds at most {terms.hand_size} cards.", "2.3")
        loot = data.get("loot", [0] * seats)
        if not isinstance(loot, list) or len(loot) != seats or not all(is_count(n) for n in loot):
            raise BadPosition(f"loot has one number for each of the {seats} players.", "2.1")
        earth = data.get("earth", int(terms.loot) - sum(loot))
        if not is_count(earth):
            raise BadPosition("earth is a whole number, 0 or more.", "2.1")
        turns = data.get("turns", 0 if state == "START" else 1)  # in state PLAY the turn has begun
        if not is_count(turns):
            raise BadPosition("turns is a whole number, 0 or more.")
        active = data.get("active", 0)
        if not is_seat(active, s):
            raise BadPosition(f"active is a seat from 0 to {seats - 1}, not {active!r}.")
        s.earth, s.loot, s.turns, s.active = earth, list(loot), turns, active
        over, truncated = data.get("over", False), data.get("truncated", False)
        if over:
            s.finish(truncated)
        else:
            self.begin(s, state, truncated)

    def begin(self, s: Ufo, state: str, truncated: bool) -> None:
        if truncated:
            raise BadPosition("only a finished game is truncated.", "10.6")
        if s.earth == 0:
            raise BadPosition("Earth is empty, so the game is over.", "7.1")
        if state == "PLAY" and not s.zones[HAND[s.active]]:
            raise BadPosition("PLAY needs a card in the active hand.", "4.1")
        s.then(PLAY.frames[s.active] if state == "PLAY" else START.frames[s.active])

    def write_own(self, s: Ufo, whole: bool) -> dict[str, Any]:
        starting = not s.over and s.frame.rule is START
        own: dict[str, Any] = {
            "active": int(s.active),
            "state": "START" if starting else "PLAY",
            "earth": int(s.earth),
            "loot": list(s.loot),
        }
        return {**own, "turns": int(s.turns)} if s.setup.turn_limit else own


POSITIONS = UfoPositions()
