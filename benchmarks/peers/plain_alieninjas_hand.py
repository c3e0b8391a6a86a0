# SPDX-License-Identifier: Apache-2.0
"""Mode 4, Four of a Mission (7): draw, discard, and move multipliers."""

from __future__ import annotations

import random
from typing import Any

from plain_alieninjas_table import (
    CARDS,
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
NEEDED = 4


class Hand(Table):
    mode = "m4_hand"
    optional = frozenset({"move"})

    def deal(self) -> None:
        """7.1."""
        self.deck = self._shuffle(CARDS)
        self.mission = self._shuffle(NINJAS)[:NEEDED]
        self.hands: list[list[str]] = [[] for _ in range(self.seats)]
        for _ in range(self.config["m4_initial_hand"]):
            for seat in self.from_first():
                self.hands[seat].append(self.deck.pop(0))
        self.discard = [self.deck.pop(0)]
        self.doubled = {self.mission[at] for at in self._arrange(NEEDED)[:2]}
        self.passes = 0
        self.begin_turn(self.first)

    def begin_turn(self, seat: int) -> None:
        """R4.8: complete at the start of the own turn."""
        self.active = seat
        self.state = "TURN"
        if self.complete(seat):
            self.end_round(seat)

    def table(self) -> dict[str, Any]:
        return {
            "deck": list(self.deck),
            "discard": list(self.discard),
            "hands": [list(hand) for hand in self.hands],
            "mission": list(self.mission),
            "multipliers": sorted(self.doubled),
            "active": self.active,
            "passes": self.passes,
        }

    def types_wanted(self) -> set[str]:
        return {kind(ninja) for ninja in self.mission}

    # -- what is known and refused

    def actions(self) -> dict[str, Shape]:
        shape: Shape = {"cards": several(one_of(CARDS), 1), "move": several(one_of(TYPES), 2, 2)}
        return {"DRAW": {}, "PASS": {}, "DISCARD": shape}

    def phases(self) -> dict[str, tuple[str, ...]]:
        return {"DRAW": ("TURN",), "PASS": ("TURN",), "DISCARD": ("TURN",)}

    def faults(self, seat: int, move: Move) -> set[str]:
        hand = self.hands[seat]
        if move["type"] == "DRAW":
            return {"HAND_LIMIT"} if len(hand) >= FULL else set()
        if move["type"] == "PASS":
            return set() if len(hand) >= FULL or self.config["free_pass"] else {"PASS_NOT_ALLOWED"}
        cards = move["cards"]
        found = self.match_faults(cards)
        if not set(cards) <= set(hand):
            found.add("NOT_IN_HAND")
        if len(set(cards)) < len(cards):
            found.add("DUPLICATE_CARD")
        if "move" in move:
            source, target = move["move"]
            if sum(1 for card in cards if kind(card)) < 2:
                found.add("MULTIPLIER_NOT_ALLOWED")
            carrying = {kind(ninja) for ninja in self.doubled}
            if source not in carrying or target not in self.types_wanted() - carrying:
                found.add("MULTIPLIER_TARGET")
        return found

    def match_faults(self, cards: list[str]) -> set[str]:
        """7.2, R4.4, R4.5."""
        top = self.discard[-1]
        if any(not kind(card) for card in cards):
            if len(cards) > 1:
                return {"WILD_NOT_ALONE"}
            refused = not kind(top) and not self.config["m4_wild_on_wild"]
            return {"NO_MATCH"} if refused else set()
        if self.config["m4_chain"]:
            below = [top, *cards]
            return {"NO_MATCH" for a, b in zip(below, cards, strict=False) if not self.alike(a, b)}
        if not all(self.alike(top, card) for card in cards):
            return {"NO_MATCH"}
        by_type = all(kind(card) == kind(top) for card in cards)
        by_character = all(character(card) == character(top) for card in cards)
        return set() if by_type or by_character or self.config["m4_mixed_criteria"] else {"MIXED_CRITERIA"}

    @staticmethod
    def alike(a: str, b: str) -> bool:
        return character(a) == character(b) or (kind(a) == kind(b) != "")

    # -- a turn

    def do(self, seat: int, move: Move) -> None:
        if move["type"] == "PASS":
            self.passes += 1
            if self.passes == self.seats:  # R4.7
                self.passes = 0
                self.discard.append(self.deck.pop(0))
                if not self.deck:  # R4.9, R4.15
                    self.end_round(seat)
                    return
            self.begin_turn(self.left(seat))
            return
        self.passes = 0
        if move["type"] == "DRAW":
            self.hands[seat].append(self.deck.pop(0))
        else:
            for card in move["cards"]:
                self.hands[seat].remove(card)
                self.discard.append(card)
            if "move" in move:
                source, target = move["move"]
                self.doubled = self.doubled - {"N" + source[1:]} | {"N" + target[1:]}
        if self.complete(seat) or not self.deck:
            self.end_round(seat)
        else:
            self.begin_turn(self.left(seat))

    def complete(self, seat: int) -> bool:
        """R4.8."""
        hand = self.hands[seat]
        camouflage = [card for card in hand if kind(card)]
        unlike = hand if self.config["m4_wild_character_counts"] else camouflage
        types = {kind(card) for card in camouflage}
        return (
            len(hand) == NEEDED
            and len({character(card) for card in unlike}) == len(unlike)
            and types <= self.types_wanted()
            and len(types) == len(camouflage)
        )

    def scores(self) -> list[int]:
        """7.3."""
        got = []
        for hand in self.hands:
            best: dict[str, int] = {}
            for card in hand:
                if kind(card) in self.types_wanted():
                    best[kind(card)] = max(points(card), best.get(kind(card), 0))
            civilians = sum(1 for card in hand if not kind(card))
            left_over = len(hand) - len(best) - min(civilians, NEEDED - len(best))
            if self.config["m4_leftover"] == "wilds":
                left_over = len(hand) - len(best)
            elif self.config["m4_leftover"] == "all":
                left_over = len(hand)
            got.append(sum(2 * n if "N" + t[1:] in self.doubled else n for t, n in best.items()) - left_over)
        return got

    # -- at random

    def default(self) -> Move:
        return {"type": "DRAW" if len(self.hands[self.active]) < FULL else "PASS"}

    def random_decision(self, dice: random.Random) -> Move:
        hand = self.hands[self.active]
        if len(hand) == FULL and dice.random() < 0.25:
            return {"type": "PASS"}
        if self.config["free_pass"] and dice.random() < 0.2:
            return {"type": "PASS"}
        if len(hand) < FULL and dice.random() < (0.75 if len(hand) < NEEDED + 1 else 0.4):
            return {"type": "DRAW"}
        tries = [self.random_discard(dice) for _ in range(4)]
        found = [move for move in tries if move and not self.faults(self.active, move)]
        if not found:
            return {"type": "DRAW" if len(hand) < FULL else "PASS"}
        # Whoever needs some cards mostly keeps them, and whoever can complete the mission mostly does.
        wanted = [move for move in found if not any(self.useful(card) for card in move["cards"])]
        done = [move for move in found if self.would_complete(move)]
        return dice.choice(done if done else wanted if wanted and dice.random() < 0.7 else found)

    def useful(self, card: str) -> bool:
        return not kind(card) or kind(card) in self.types_wanted()

    def would_complete(self, move: Move) -> bool:
        hand = self.hands[self.active]
        self.hands[self.active] = [card for card in hand if card not in move["cards"]]
        try:
            return self.complete(self.active)
        finally:
            self.hands[self.active] = hand

    def random_discard(self, dice: random.Random) -> Move | None:
        hand, cards = list(self.hands[self.active]), list[str]()
        while hand and (not cards or dice.random() < 0.6):
            open_now = [card for card in hand if not self.match_faults([*cards, card])]
            if not open_now:
                break
            cards.append(dice.choice(open_now))
            hand.remove(cards[-1])
        if not cards:
            return None
        move: Move = {"type": "DISCARD", "cards": cards}
        if len(cards) > 1 and dice.random() < 0.5:
            bare = [ninja for ninja in self.mission if ninja not in self.doubled]
            move["move"] = ["T" + dice.choice(sorted(self.doubled))[1:], "T" + dice.choice(bare)[1:]]
        return move

    def nonsense(self, dice: random.Random) -> Move:
        hand = self.hands[self.active]
        pool = [*hand, *hand, dice.choice(CARDS), "C7T1", "N1"] if dice.random() < 0.4 else hand or CARDS
        cards = [dice.choice(pool) for _ in range(dice.choice([0, 1, 1, 2, 2, 2, 3]))]
        steps = [dice.choice([*TYPES, "T9"]), dice.choice(TYPES)]
        steps = dice.choice([steps, [kind(dice.choice(self.mission)), kind(dice.choice(self.mission))], steps[:1]])
        good = self.random_discard(dice) or {"type": "PASS"}
        near = [card for card in hand if kind(card) and self.alike(self.discard[-1], card)] or cards
        return dice.choice(
            [
                {"type": "DRAW"},
                {"type": "PASS"},
                {"type": "DISCARD", "cards": cards},
                {"type": "DISCARD", "cards": cards},
                {"type": "DISCARD", "cards": cards, "move": steps},
                {**good, "move": steps},
                {"type": "DISCARD", "cards": near},
                {"type": "DISCARD", "cards": near, "move": steps},
                {"type": "DISCARD"},
                {"type": "DISCARD", "cards": "C1T1"},
                {"type": "DRAW", "cards": cards},
                {"type": "MORE"},
                {"type": "discard", "cards": cards},
            ]
        )
