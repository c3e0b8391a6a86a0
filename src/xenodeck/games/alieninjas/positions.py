"""How the tables of Alieninjas are written: what all modes share. The kit of each mode does the rest."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from xenodeck.core import BadPosition, Chance, Frame, Game, PileKey, Place, Positions, Setup, is_seat
from xenodeck.games.alieninjas.kit import ModeKit
from xenodeck.games.alieninjas.kits import KITS
from xenodeck.games.alieninjas.rules import BETWEEN
from xenodeck.games.alieninjas.state import BOX, Ninja, NinjaSetup

WAITING = "BETWEEN"  # RG.10 the state between two rounds
ENDED = "GAME_OVER"
DEAL = "DEAL"
SHARED = frozenset({"first", "next"})


def kit_of(setup: Setup) -> ModeKit:
    return KITS[setup.mode]


class NinjaPositions(Positions[Ninja]):
    rule = "11.1"
    card_rule = "2.0"
    config_needed = True
    piles = tuple({pile.key: pile for kit in KITS.values() for pile in kit.piles}.values())
    own = SHARED.union(*(kit.own for kit in KITS.values()))
    states = (*dict.fromkeys(state for kit in KITS.values() for state in kit.states), WAITING, ENDED)

    # -- reading -------------------------------------------------------------------------------------------------------

    def read(self, game: Game, data: Mapping[str, Any]) -> Ninja:
        config = data.get("config")
        mode = config.get("mode", next(iter(KITS))) if isinstance(config, Mapping) else None
        if isinstance(mode, str) and mode in KITS and "state" not in data:
            data = {**data, "state": ENDED if data.get("over") is True else KITS[mode].states[0]}
        return super().read(game, data)

    def piles_of(self, setup: Setup) -> list[tuple[PileKey, Place]]:
        """Only the piles of the mode count, because modes may use the same name for different piles."""
        places = {place.name: place for place in setup.layout.places}
        return [(pile, places[pile.place]) for pile in kit_of(setup).piles]

    def lay(self, setup: Setup, data: Mapping[str, Any], chance: Chance) -> Ninja:
        """2.0 Lay out the cards: each is named at most once, and those that are not named lie in the box."""
        kit, codes = kit_of(setup), setup.layout.codes[: len(setup.face)]
        data = kit.lists(cast(NinjaSetup, setup), self.singles_in(kit, data))
        zones: list[list[int]] = [[] for _ in setup.layout.sees]
        for pile, zone, named in self.named(setup, data):
            zones[zone] = [self.face_of(codes, code, pile) for code in named]
            if pile.top_first:
                zones[zone].reverse()
        found = [card for cards in zones for card in cards]
        if len(set(found)) < len(found):
            twice = next(codes[card] for card in found if found.count(card) > 1)
            raise BadPosition(f"{twice} lies in two places.", self.card_rule)
        taken = set(found)
        zones[BOX] = [card for card in setup.face if card not in taken]
        return cast(Ninja, setup.new_state(setup.face, [], zones, chance, []))

    def singles_in(self, kit: ModeKit, data: Mapping[str, Any]) -> dict[str, Any]:
        """Piles of one card are written as a code."""
        listed = dict(data)
        for key in kit.singles & set(data):
            value = data[key]
            if value is not None and not isinstance(value, str):
                raise BadPosition(f"{key} is the code of a card, or null.", self.rule)
            listed[key] = [] if value is None else [value]
        return listed

    def read_own(self, s: Ninja, data: Mapping[str, Any], state: str) -> None:
        kit = kit_of(s.setup)
        strange = sorted((self.own - kit.own - SHARED) & set(data))
        if strange:
            raise BadPosition(f"{s.setup.mode} has no {strange[0]!r}.", self.rule)
        first = data.get("first", 0)
        if not is_seat(first, s):
            raise BadPosition("first is a seat.", self.rule)
        s.first = first
        over = bool(data.get("over", state == ENDED))
        if state not in (*kit.states, WAITING, ENDED) or (state == ENDED and not over):
            raise BadPosition(f"{s.setup.mode} has no state {state!r} here.", self.rule)
        self.read_next(s, data, state == WAITING and not over)
        if over:
            if len(s.rounds) != s.setup.rounds:
                raise BadPosition("a game that is over has the points of all rounds.", "RG.10")
            kit.read_over(s, data)
            s.finish(bool(data.get("truncated", False)))
        elif state == WAITING:
            if not s.rounds:
                raise BadPosition("between two rounds at least one is over.", "RG.10")
            kit.read_over(s, data)
            s.then(Frame(BETWEEN, -1))
        else:
            s.running = 1
            kit.read_position(s, data, state)

    def read_next(self, s: Ninja, data: Mapping[str, Any], between: bool) -> None:
        """RG.10 Who begins the next round. Version 1 wrote it as ``first``, which is read if ``next`` is missing."""
        if not between:
            if "next" in data:
                raise BadPosition("next is who begins the next round, between two.", "RG.10")
            return
        following = data.get("next", int(s.first))
        if not is_seat(following, s):
            raise BadPosition("next is a seat.", self.rule)
        s.next = following

    # -- writing -------------------------------------------------------------------------------------------------------

    def write(self, game: Game, s: Ninja, seen_by: int | None) -> dict[str, Any]:
        position = super().write(game, s, seen_by)
        kit = kit_of(s.setup)
        for key in kit.singles & set(position):
            position[key] = position[key][0] if position[key] else None
        return kit.piles_out(s, position)

    def seen(self, s: Ninja) -> list[dict[str, Any]]:
        return kit_of(s.setup).looks(s, super().seen(s))

    def write_own(self, s: Ninja, whole: bool) -> dict[str, Any]:
        kit = kit_of(s.setup)
        shared = {"first": int(s.first)}
        if s.over:
            return {**shared, "state": ENDED, **kit.write_over(s)}
        if s.frame.rule is BETWEEN:
            return {**shared, "next": int(s.next), "state": WAITING, **kit.write_over(s)}
        return {**shared, **kit.write_position(s, whole)}


POSITIONS = NinjaPositions()
