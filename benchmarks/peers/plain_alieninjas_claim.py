# SPDX-License-Identifier: Apache-2.0
"""Mode 1, Quick Claim (4): one stack, and whoever is first has its top card. A tick machine."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from plain_alieninjas_table import CARDS, NINJAS, Move, Shape, Table, kind, number, points

Inputs = Sequence[tuple[int, Any]]
Told = list[tuple[int, str]]
Comp = Mapping[int, int] | None
MOST = 10**9


class Claim(Table):
    mode = "m1_claim"

    def set_out(self) -> None:
        self.clock = 0  # ticks of the whole game

    def deal(self) -> None:
        """4.1, R1.1."""
        cards = self._shuffle(CARDS)
        each = len(cards) // self.seats
        self.piles: list[list[str]] = [[] for _ in range(self.seats)]
        for _ in range(each):
            for seat in self.from_first():
                self.piles[seat].insert(0, cards.pop(0))
        self.aside = cards
        self.mission = self._shuffle(NINJAS)[:2]
        self.stack: list[tuple[str, int, int]] = []  # card, its number, who played it
        self.gained: list[list[str]] = [[] for _ in range(self.seats)]
        self.flipper: int | None = self.first
        self.last_player: int | None = None
        self.seq = self.age = 0
        self.event = self.dealt = self.clock
        self.lock = 1
        self.hold_until: int | None = None
        self.held: dict[int, int] = {}  # seat -> the tick that counts for its claim
        self.waits: int | None = None  # whose flip was accepted in a hold
        self.state = "WAIT_FLIP"

    def table(self) -> dict[str, Any]:
        shown: dict[str, Any] = {
            "piles": [list(pile) for pile in self.piles],
            "stack": [card for card, _, _ in self.stack],
            "numbers": [at for _, at, _ in self.stack],
            "players_of": [seat for _, _, seat in self.stack],
            "gained": [list(cards) for cards in self.gained],
            "aside": list(self.aside),
            "mission": list(self.mission),
            "flipper": self.flipper,
            "seq": self.seq,
            "age": self.age,
            "lock": self.lock,
            "last_player": self.last_player,
            **self.after(),
            "hold": None,
        }
        if self.hold_until is not None:
            held = [{"seat": seat, "counts": counts - self.dealt} for seat, counts in self.held.items()]
            shown["hold"] = {"until": self.hold_until - self.clock, "held": held}
        elif self.waits is not None:
            shown["hold"] = {"until": 0, "held": []}
        if self.waits is not None:
            shown["hold"]["waits"] = [{"seat": self.waits, "move": [1]}]
        return shown

    def after(self) -> dict[str, Any]:
        return {"tick": self.clock - self.dealt}

    @property
    def ticking(self) -> bool:
        return self.state in ("WAIT_FLIP", "EXPOSED", "CLOSING")

    # -- what is known and refused

    def actions(self) -> dict[str, Shape]:
        return {"FLIP": {}, "CLAIM": {"seq": number(-MOST, MOST)}, "WAIT": {}}

    def phases(self) -> dict[str, tuple[str, ...]]:
        every = ("WAIT_FLIP", "EXPOSED", "CLOSING")
        return {"FLIP": ("WAIT_FLIP", "EXPOSED"), "CLAIM": every, "WAIT": every}

    def turn_faults(self, seat: int, move: Any) -> set[str]:
        """4.2, R1.11: only the flipper flips, as long as there is one."""
        flips = isinstance(move, dict) and move.get("type") == "FLIP"
        flipper = self.flipper
        if self.flipped:
            flipper = (flipper + 1) % self.seats
        return {"NOT_YOUR_TURN"} if flips and flipper not in (None, seat) else set()

    @property
    def flipped(self) -> bool:
        """RG.9: inside a hold somebody has flipped, as far as can be told."""
        return self.hold_until is not None and self.waits is not None

    def claimable(self) -> tuple[str, int, int] | None:
        """R1.3."""
        if self.stack and (self.config["claim_uncovered"] or self.state != "WAIT_FLIP"):
            return self.stack[-1]
        return None

    def faults(self, seat: int, move: Move) -> set[str]:
        found: set[str] = set()
        if move["type"] == "WAIT":
            return found
        if move["type"] == "FLIP":
            if self.flipped or self.age < self.lock:
                found.add("TOO_SOON")
            return found
        there = self.claimable()
        if there is None:
            return found | {"NO_CARD"}
        if not 1 <= move["seq"] <= self.seq:
            found.add("BAD_ARGUMENT")
        elif move["seq"] != there[1]:
            found.add("STALE_CLAIM")
        if not found and seat in self.held:
            found.add("NO_CARD")
        if not self.config["self_claim"] and there[2] == seat:
            found.add("SELF_CLAIM_OFF")
        return found

    # -- a tick

    def step(
        self, inputs: Inputs, comp: Mapping[int, int] | None = None, drawn: bool = False
    ) -> tuple[list[str], Told]:
        """4.2: one tick. A result for each input, and what was decided of earlier ones after a hold.

        ``drawn``: nobody arrived first, chance says who did (3.1 b). ``comp``: RG.9.
        """
        self.clock += 1
        self.age += 1
        results = [""] * len(inputs)
        claims: dict[int, int] = {}  # seat -> its input, in the order of arrival
        flips: list[int] = []
        late = self.waits if self.hold_until is None else None  # RG.9: it takes effect after the hold
        heard: set[int] = set() if late is None else {late}
        if late is not None:
            self.waits = None
        for at, (seat, move) in enumerate(inputs):
            if seat in heard:
                results[at] = "ONE_A_TICK"
                continue
            heard.add(seat)
            results[at] = self.judge(seat, move)
            if results[at]:
                continue
            if move["type"] == "CLAIM":
                claims[seat] = at
            elif move["type"] == "FLIP":
                flips.append(at)
                results[at] = "accepted"
            else:
                results[at] = "waits"
        if self.config["latency_mode"] == "compensated":
            told, winner = self.collect(claims, results, flips, comp or {})
            if self.hold_until is not None:
                self.waits = late if late is not None else self.waits
                return results, told
        else:
            told, winner = [], self.quickest(list(claims), drawn)
            for seat, at in claims.items():
                results[at] = "accepted" if seat == winner else "beaten"
        if winner is not None:
            if self.config["latency_mode"] == "arrival":
                for at in flips:
                    results[at] = "void"
            self.take(winner)
        elif self.state == "CLOSING":
            if self.age >= self.config["min_exposure"]:
                self.finish()
        elif flips or late is not None or self.age >= self.config["flip_deadline"]:
            self.flip()
        return results, told

    def quickest(self, claimants: list[int], drawn: bool) -> int | None:
        """3.1."""
        if not claimants:
            return None
        if not drawn or len(claimants) == 1:
            return claimants[0]
        return sorted(claimants)[self._pick(len(claimants))]

    def collect(
        self, claims: dict[int, int], results: list[str], flips: list[int], comp: Mapping[int, int]
    ) -> tuple[Told, int | None]:
        """RG.9: a hold begins, goes on, or ends with a winner."""
        cap = self.config["comp_cap"]
        if claims and self.hold_until is None:
            self.hold_until = self.clock + cap
        if self.hold_until is None:
            return [], None
        if flips:
            self.waits = self.flipper
        for seat, at in claims.items():
            self.held[seat] = max(self.event + 1, self.clock - min(max(comp.get(seat, 0), 0), cap))
            results[at] = "held"
        if self.clock < self.hold_until:
            return [], None
        lowest = min(self.held.values())
        winner = self.quickest([seat for seat, counts in self.held.items() if counts == lowest], drawn=True)
        told = []
        for seat in self.held:
            result = "accepted" if seat == winner else "beaten"
            if seat in claims:
                results[claims[seat]] = result
            else:
                told.append((seat, result))
        self.hold_until, self.held = None, {}
        return told, winner

    def take(self, seat: int) -> None:
        """4.2 step 2, R1.10, R1.11."""
        self.gained[seat].append(self.stack.pop()[0])
        if self.state == "CLOSING":
            self.finish()
            return
        self.flipper = seat
        self.state = "WAIT_FLIP"
        self.lock = self.config["claim_pause"]
        self.age, self.event = 0, self.clock
        if self.waits != seat or self.lock > 1:
            self.waits = None

    def flip(self) -> None:
        """4.2 step 3."""
        assert self.flipper is not None
        seat = self.flipper
        self.seq += 1
        self.last_player = seat
        self.stack.append((self.piles[seat].pop(0), self.seq, seat))
        self.age, self.event = 0, self.clock
        self.lock = self.config["min_exposure"]
        if self.piles[seat]:
            self.state = "EXPOSED"
            self.flipper = self.left(seat)
        elif self.config["last_card_claimable"]:
            self.state = "CLOSING"
            self.flipper = None
        else:
            self.finish()

    def finish(self) -> None:
        assert self.last_player is not None
        self.end_round(self.last_player)

    def scores(self) -> list[int]:
        """4.3."""
        good = {"", *(kind(ninja) for ninja in self.mission)}
        return [sum(points(card) if kind(card) in good else -points(card) for card in cards) for cards in self.gained]

    # -- the epoch form (4.4)

    def flip_tick(self, wish: int) -> int:
        """When the flipper would flip who means to do so after ``wish`` ticks."""
        if self.state == "CLOSING":
            return int(self.config["min_exposure"])
        return int(min(max(wish, self.lock), self.config["flip_deadline"]))

    def epoch(self, reactions: Mapping[int, int], wish: int) -> None:
        """One played card with everybody's plan: seat -> tick in which it claims, and when the flipper flips."""
        f = self.flip_tick(wish)
        quick = self.planned(reactions, f)
        if quick:
            at = min(quick.values())
            winner = self.quickest([seat for seat, r in quick.items() if r == at], drawn=True)
            self.clock += at
            self.age = at
            assert winner is not None
            self.take(winner)
            return
        self.clock += f
        self.age = f
        if self.state == "CLOSING":
            self.finish()
        else:
            self.flip()

    def planned(self, reactions: Mapping[int, int], f: int) -> dict[int, int]:
        there = self.claimable()
        if there is None:
            return {}
        able = [seat for seat in reactions if self.config["self_claim"] or there[2] != seat]
        return {seat: max(1, reactions[seat]) for seat in able if max(1, reactions[seat]) <= f}

    def plan_inputs(self, reactions: Mapping[int, int], wish: int) -> list[tuple[int, Move]]:
        """The same plans in the tick form: what is sent in the coming tick, sorted by seat."""
        now, f = self.age + 1, self.flip_tick(wish)
        sent: dict[int, Move] = {}
        if self.flipper is not None and now == f:
            sent[self.flipper] = {"type": "FLIP"}
        for seat, r in self.planned(reactions, f).items():
            if r == now:
                sent[seat] = {"type": "CLAIM", "seq": self.seq}
        return sorted(sent.items())

    # -- at random

    def random_inputs(self, dice: random.Random) -> list[tuple[int, Any]]:
        """What comes in during a tick; now and then something wrong, or more than one thing of a seat."""
        there = self.claimable()
        sent: list[tuple[int, Any]] = []
        for seat in range(self.seats):
            if seat == self.flipper and self.age + 1 >= self.lock and dice.random() < 0.3:
                sent.append((seat, {"type": "FLIP"}))
            if there and dice.random() < 0.05:
                sent.append((seat, {"type": "CLAIM", "seq": there[1]}))
            if dice.random() < 0.04:
                sent.append((seat, self.nonsense(dice)))
        dice.shuffle(sent)
        if dice.random() < 0.02:
            sent.append((dice.choice([-1, self.seats, 9]), {"type": "FLIP"}))
        return sent

    def nonsense(self, dice: random.Random) -> Move:
        seq = self.seq + dice.choice([-3, -2, -1, 0, 0, 1, 2])
        return dice.choice(
            [
                {"type": "FLIP"},
                {"type": "CLAIM", "seq": seq},
                {"type": "CLAIM", "seq": seq},
                {"type": "CLAIM", "seq": str(seq)},
                {"type": "CLAIM"},
                {"type": "CLAIM", "seq": seq, "hand": 1},
                {"type": "FLIP", "seq": seq},
                {"type": "WAIT"},
                {"type": "CALL"},
                {"type": "claim", "seq": seq},
            ]
        )
