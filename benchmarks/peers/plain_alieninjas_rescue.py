# SPDX-License-Identifier: Apache-2.0
"""Mode 5, Rescue Grid (8): push your luck for cards, capture Alieninjas, free civilians."""

from __future__ import annotations

import random
from itertools import combinations_with_replacement
from typing import Any, Final

from plain_alieninjas_table import (
    CAMOUFLAGE,
    CIVILIANS,
    NINJAS,
    TYPES,
    Move,
    Shape,
    Table,
    character,
    kind,
    one_of,
    points,
    several,
)

FULL = 7
PRICE = 3
MOST_WILDS = 2
SLOTS: Final = [f"S{row}{k}" for row in (1, 2) for k in (1, 2, 3, 4)]
PLACES: Final = [f"V{row}{j}" for row in (1, 2) for j in (1, 2, 3)]
OVER: Final = {place: [f"S{place[1]}{place[2]}", f"S{place[1]}{int(place[2]) + 1}"] for place in PLACES}
FACE_UP: Final = ["V12", "V22"]


class Rescue(Table):
    mode = "m5_rescue"
    optional = frozenset({"wilds"})

    def deal(self) -> None:
        """8.1."""
        self.places = dict(zip(PLACES, self._shuffle(CIVILIANS), strict=True))
        self.slots = dict(zip(SLOTS, self._shuffle(NINJAS), strict=True))
        self.deck = self._shuffle(CAMOUFLAGE)
        self.discard: list[str] = []
        self.hands: list[list[str]] = [[] for _ in range(self.seats)]
        self.revealed: list[str] = []
        self.captured: list[list[str]] = [[] for _ in range(self.seats)]
        self.freed: list[list[str]] = [[] for _ in range(self.seats)]
        self.removed: list[str] = []
        self.captor: int | None = None
        self.bust = self.waits_for_deck = False
        self.passes = 0
        self.active = self.first
        self.state = "CHOOSE"

    def table(self) -> dict[str, Any]:
        return {
            "slots": dict(self.slots),
            "places": dict(self.places),
            "up": [place for place in FACE_UP if place in self.places],
            "deck": list(self.deck),
            "discard": list(self.discard),
            "hands": [list(hand) for hand in self.hands],
            "revealed": list(self.revealed),
            "captured": [list(cards) for cards in self.captured],
            "freed": [list(cards) for cards in self.freed],
            "removed": list(self.removed),
            "active": self.active,
            "captor": self.captor,
            "bust": self.state == "REMOVE" and self.bust,
            "passes": self.passes,
            "waits_for_deck": self.waits_for_deck,
        }

    # -- what is known and refused

    def actions(self) -> dict[str, Shape]:
        slot, of = one_of(SLOTS), one_of(TYPES)
        known: dict[str, Shape] = {
            "DRAW": {},
            "MORE": {},
            "STOP": {},
            "CAPTURE": {"slot": slot, "wilds": several(of, 0)},
            "REMOVE": {"slot": slot},
            "TRIM": {"of": of},
        }
        if self.config["free_pass"]:
            known["PASS"] = {}
        return known

    def phases(self) -> dict[str, tuple[str, ...]]:
        return {
            "DRAW": ("CHOOSE",),
            "CAPTURE": ("CHOOSE",),
            "PASS": ("CHOOSE",),
            "STOP": ("PUSH",),
            "MORE": ("PUSH",) if self.deck else (),  # R5.10
            "REMOVE": ("REMOVE",),
            "TRIM": ("TRIM",),
        }

    def faults(self, seat: int, move: Move) -> set[str]:
        name = move["type"]
        found = set()
        if name == "PASS" and self.passes == self.seats - 1:
            found.add("PASS_NOT_ALLOWED")
        if name == "TRIM" and not self.held(seat, move["of"]):
            found.add("NOT_IN_HAND")
        if name in ("CAPTURE", "REMOVE") and move["slot"] not in self.slots:
            return {"TYPE_NOT_IN_GRID"}
        if name == "CAPTURE" and not self.payment(seat, kind(self.slots[move["slot"]]), move.get("wilds", [])):
            found.add("BAD_PAYMENT")
        return found

    def held(self, seat: int, of: str) -> list[str]:
        """R5.5: the cards of a type, the lowest character first."""
        return sorted((card for card in self.hands[seat] if kind(card) == of), key=character)

    def payment(self, seat: int, of: str, wilds: list[str]) -> list[str]:
        """8.2, R5.6: the cards it takes; empty if it cannot be paid like that."""
        if len(wilds) > MOST_WILDS or of in wilds:
            return []
        paid: list[str] = []
        for each in [of, *sorted(set(wilds))]:
            many = PRICE - len(wilds) if each == of else 3 * wilds.count(each)
            mine = self.held(seat, each)
            if len(mine) < many:
                return []
            paid += mine[:many]
        return paid

    # -- a turn

    def do(self, seat: int, move: Move) -> None:
        name = move["type"]
        self.passes = self.passes + 1 if name == "PASS" else 0
        if name in ("DRAW", "MORE"):
            self.reveal(seat)
        elif name == "STOP":
            self.hands[seat] += self.revealed
            self.revealed = []
            self.end_turn(seat)
        elif name == "TRIM":
            card = self.held(seat, move["of"])[0]
            self.hands[seat].remove(card)
            self.discard.append(card)
            self.end_turn(seat)
        elif name == "REMOVE":
            self.removed += [self.slots[move["slot"]], *self.lift(move["slot"])]
            if self.bust:
                self.end_turn(seat)
            else:
                self.state = "PUSH"
        elif name == "CAPTURE":
            self.capture(seat, move)
        else:
            self.end_turn(seat)

    def reveal(self, seat: int) -> None:
        """8.2, 8.3."""
        card = self.deck.pop(0)
        self.bust = kind(card) in [kind(earlier) for earlier in self.revealed]
        self.revealed.append(card)
        if self.bust:
            self.discard += self.revealed
            self.revealed = []
        if not self.deck:
            if len(self.slots) == 1:
                self.end_round(self.next_player())
                return
            if self.discard:
                self.new_deck()
            else:
                self.waits_for_deck = True
            self.state = "REMOVE"
        elif self.bust:
            self.end_turn(seat)
        else:
            self.state = "PUSH"

    def new_deck(self) -> None:
        self.deck = self._shuffle(self.discard)
        self.discard = []

    def lift(self, slot: str) -> list[str]:
        """R5.8: an Alieninja leaves; the civilians whom nothing covers any more."""
        del self.slots[slot]
        bare = [place for place in self.places if not any(over in self.slots for over in OVER[place])]
        return [self.places.pop(place) for place in bare]

    def capture(self, seat: int, move: Move) -> None:
        ninja = self.slots[move["slot"]]
        paid = self.payment(seat, kind(ninja), move.get("wilds", []))
        for card in paid:
            self.hands[seat].remove(card)
        self.discard += paid
        self.captured[seat].append(ninja)
        self.freed[seat] += self.lift(move["slot"])
        self.captor = seat
        if self.slots:
            self.end_turn(seat)
        else:
            self.end_round(self.next_player())

    def end_turn(self, seat: int) -> None:
        if len(self.hands[seat]) > FULL:
            self.state = "TRIM"
            return
        if self.waits_for_deck:  # R5.10
            self.waits_for_deck = False
            self.new_deck()
        self.bust = False
        self.active = self.left(seat)
        self.state = "CHOOSE"

    def next_player(self) -> int:
        """8.4, R5.14."""
        return self.first if self.captor is None else self.captor

    def scores(self) -> list[int]:
        pairs = zip(self.captured, self.freed, strict=True)
        return [len(ninjas) + sum(points(card) for card in freed) for ninjas, freed in pairs]

    def tie_break(self) -> list[int]:
        """3: the number of Alieninjas captured in the last round."""
        return [len(ninjas) for ninjas in self.captured]

    # -- at random

    def fewest(self) -> str:
        """R5.11: the type with the fewest cards in hand, the lowest of them."""
        many = {of: len(self.held(self.active, of)) for of in TYPES}
        return min((of for of in TYPES if many[of]), key=lambda of: (many[of], of))

    def default(self) -> Move:
        if self.state == "REMOVE":
            return {"type": "REMOVE", "slot": min(self.slots)}
        if self.state == "TRIM":
            return {"type": "TRIM", "of": self.fewest()}
        return {"type": "DRAW" if self.state == "CHOOSE" else "STOP"}

    def random_decision(self, dice: random.Random) -> Move:
        """Hands are kept uneven, so that wilds can be paid. In some games everybody hoards, so that decks get short."""
        hoards = self.nerve > 0.8
        if self.state == "REMOVE":
            return {"type": "REMOVE", "slot": dice.choice(sorted(self.slots))}
        if self.state == "TRIM":
            mine = sorted({kind(card) for card in self.hands[self.active]})
            lying = {kind(card) for card in self.discard}
            if hoards:
                return {"type": "TRIM", "of": dice.choice([of for of in mine if of not in lying] or mine)}
            return {"type": "TRIM", "of": self.fewest() if dice.random() < 0.8 else dice.choice(mine)}
        if self.state == "PUSH":
            push = 0.98 if hoards and min(len(hand) for hand in self.hands) > FULL - 2 else 0.55
            return {"type": "MORE" if self.deck and dice.random() < push else "STOP"}
        if self.config["free_pass"] and self.passes < self.seats - 1 and dice.random() < self.nerve / 2:
            return {"type": "PASS"}
        open_now = self.captures()
        if open_now and dice.random() < (0.02 if hoards else 0.7):
            dear = [move for move in open_now if move.get("wilds")]
            return dice.choice(dear if dear and dice.random() < 0.7 else open_now)
        return {"type": "DRAW"}

    def captures(self) -> list[Move]:
        found: list[Move] = []
        triples = [of for of in TYPES if len(self.held(self.active, of)) >= 3]
        for slot, ninja in self.slots.items():
            for many in range(MOST_WILDS + 1):
                for wilds in combinations_with_replacement(triples, many):
                    if self.payment(self.active, kind(ninja), list(wilds)):
                        move: Move = {"type": "CAPTURE", "slot": slot}
                        found.append({**move, "wilds": list(wilds)} if wilds else move)
        return found

    def nonsense(self, dice: random.Random) -> Move:
        slot = dice.choice([*SLOTS, *SLOTS, "S15", "V11", 11])
        of = dice.choice([*TYPES, *TYPES, "T9", "N1"])
        wilds = [dice.choice(TYPES) for _ in range(dice.choice([0, 1, 1, 2, 2, 3]))]
        return dice.choice(
            [
                {"type": "CAPTURE", "slot": slot, "wilds": wilds},
                {"type": "CAPTURE", "slot": dice.choice(SLOTS), "wilds": wilds},
                {"type": "CAPTURE", "slot": slot},
                {"type": "CAPTURE", "slot": slot, "wilds": [of]},
                {"type": "CAPTURE", "slot": slot, "wilds": of},
                {"type": "CAPTURE"},
                {"type": "REMOVE", "slot": slot},
                {"type": "TRIM", "of": of},
                {"type": "TRIM"},
                {"type": "DRAW"},
                {"type": "DRAW", "slot": slot},
                {"type": "MORE"},
                {"type": "STOP"},
                {"type": "PASS"},
                {"type": "FLIP"},
            ]
        )
