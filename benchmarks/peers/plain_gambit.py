# SPDX-License-Identifier: Apache-2.0
"""Peer: Earth Gambit: Light in plain Python, written from the rules page alone.

Its purpose is comparison, card by card, with an engine written separately; numbers such as 14.2 or R37 are those of the
rules page. A game is a generator which reads like the page's procedures and stops at each decision. Shuffles, dice and
blind picks come from a script, or from a generator of its own that notes them in `chance.log`.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from plain_gambit_actions import Actions
from plain_gambit_asking import Asked, Decision, Flow, Input, Told, named, naming
from plain_gambit_cards import RejectedError
from plain_gambit_table import GameOver


class Gambit(Actions):
    """One game. Ask `decisions()`, answer with `decide()`, look with `snapshot()`."""

    def __init__(self, position: Mapping[str, Any], seed: int = 1) -> None:
        super().__init__(position, seed)
        self.known = [[] for _ in range(self.seats)]
        self.claims = [0] * self.seats
        self.first = False
        self.answers: list[Told] = []
        self.pending: Asked = []
        self.unasked: list[Told] = []
        self._flow = self._game()
        self._go(None)

    @classmethod
    def deal(cls, players: int, seed: int = 1, chance: list[Any] | None = None, **option: Any) -> Gambit:
        """A new game (4)."""
        position: dict[str, Any] = {"state": "DEAL", "config": {"players": players, **option}}
        return cls(position if chance is None else {**position, "chance": chance}, seed)

    # -- from outside

    def decisions(self) -> Asked:
        """What is pending: one decision, two while both traders give, none once the game is over."""
        return list(self.pending)

    def decide(self, seat: int, told: Input) -> None:
        """Carry out an input, or raise `RejectedError` and change nothing."""
        self.judge(seat, told)
        if told["type"] == "claim":
            self.claims[seat] += 1
            return
        self.answers.append((seat, told))
        self.first = False
        self.unasked = []
        self._go((seat, told))

    def attempt(self, seat: Any, told: Any) -> str:
        """The same; what became of it."""
        try:
            self.decide(seat, told)
        except RejectedError as no:
            return str(no)
        return "accepted"

    def random_decision(self, rng: random.Random) -> Told:
        asked = rng.choice(self.pending)
        return asked.seat, rng.choice(asked.options)

    def _go(self, told: Told | None) -> None:
        try:
            self.pending = next(self._flow) if told is None else self._flow.send(told)
        except StopIteration:
            self.pending = []

    # -- turns (7)

    def _game(self) -> Flow:
        try:
            while not self.over:
                yield from self._turn()
        except GameOver:
            self.over = True

    def _turn(self) -> Flow:
        if self.step == "START":
            yield from self._begin()
            self.step = "PLAY"
            self.take_up(self.active, "drawn")
            yield from self._window("W2")
        else:
            self.first = True
        if self.step == "PLAY":
            yield from self._play_step()
            self.step = "PLAYED"
            yield from self._window("W3")
            self.step = "PASS"
        yield from self._pass_step()
        self.step = "START"

    def _begin(self) -> Flow:
        """S0."""
        self.turn += 1
        self.claims = [0] * self.seats
        self.first = True
        self.drop_psych(self.active)
        if not (any(self.hands) or self.draw or self.discard):
            raise GameOver
        yield from self._window("W1")

    def _play_step(self) -> Flow:
        """S3."""
        seat = self.active
        while self.forces[seat]:
            force = self.forces[seat][0]
            bound = [card for card in self.hands[seat] if card.slot == force[1]]
            if not bound and self.config["force_empty_slot"] == "next_best":
                yield from self._free_play()
                self.drop_force(seat, force)
                return
            if not bound or (self._lingers() and (yield from self.protected(seat))):
                self.drop_force(seat, force)
                continue
            card = yield from self.ask_card(seat, "forced_card", bound)
            self.step = "PLAYED"
            if self.prohibited(card):
                self.throw(seat, card)
            else:
                self.hands[seat].remove(card)
                yield from self.play(card)
            self.drop_force(seat, force)
            return
        yield from self._free_play()

    def _lingers(self) -> bool:
        return bool(self.config["protect_lingering"] == "also_on_trigger")

    def _free_play(self) -> Flow:
        """Cases 2 to 4 of S3, with Sit Out."""
        seat = self.active
        hand = self.hands[seat]
        if not hand:
            return
        playable = [card for card in hand if not self.prohibited(card)]
        kind = "play" if playable else "stuck_discard"
        cards = playable or list(hand)
        bound = {slot for _, slot in self.forces[seat]} & {card.slot for card in hand}
        if self.ready(seat, "sit_out") and len(hand) > 1 and not bound:  # R42
            options = naming(kind, cards) + naming("ability:sit_out", hand)
            _, told = yield [Decision(seat, kind, options, cards)]
            if told["type"] == "ability:sit_out":
                self.used[seat] = True
                kind, cards = "sit_out", list(hand)
            card = named(cards, told)
            assert card is not None
        else:
            card = yield from self.ask_card(seat, kind, cards)
        self.step = "PLAYED"
        if kind == "play":
            hand.remove(card)
            yield from self.play(card)
        else:
            self.throw(seat, card)

    def _pass_step(self) -> Flow:
        """S5, S6."""
        giver = self.active
        hand = self.hands[giver]
        goal = (giver + 1) % self.seats
        card = None
        if hand and self.ready(giver, "redirect"):
            options = naming("pass", hand)
            for seat in sorted(self.others()):
                options += naming("ability:redirect", hand, target=seat)
            _, told = yield [Decision(giver, "pass", options, hand)]
            card = named(hand, told)
            if told["type"] == "ability:redirect":
                self.used[giver] = True
                goal = told["target"]
        elif hand:
            card = yield from self.ask_card(giver, "pass", hand)
        for kept in hand:
            kept.slot = "held"
        while self.skips[goal]:
            ignored = self._lingers() and (yield from self.protected(goal))
            self.discard.append(self.skips[goal].pop(0))
            if not ignored:
                self.drop_psych(goal)
                goal = (goal + 1) % self.seats
        if card is not None:
            hand.remove(card)
            self.put_in_hand(goal, card, "passed")
        if 0 < self.config["max_turns"] <= self.turn:
            raise GameOver
        self.active = goal

    # -- Special Abilities (14)

    def _window(self, name: str) -> Flow:
        """One round of questions from the active player on: W1, W2 or W3."""
        cancelled = False
        for seat in self.around():
            ability = self.abilities[seat]
            if ability is None or self.used[seat] or not self._may_use(name, seat, ability):
                continue
            if ability == "cancel_psych" and cancelled and not self.psych:  # R45
                continue
            told = yield from self.asks_use(seat, f"ability:{ability}", self._ways(seat, ability))
            if told["use"]:
                self.used[seat] = True
                cancelled = cancelled or ability == "cancel_psych"
                yield from self._use(seat, ability, told)

    def _may_use(self, name: str, seat: int, ability: str) -> bool:
        hand, mine = self.hands[self.active], seat == self.active
        if ability == "refuse":
            return name == "W1" and mine and any(card.slot == "passed" for card in hand)
        if ability == "redraft":
            return name == "W2" and mine and bool(hand)
        if ability == "background_check":
            return name in ("W2", "W3") and mine
        if ability in ("double_play", "ambush"):
            fits = name == "W3" and mine == (ability == "double_play") and not self.damaged[self.active]
            playable = ability == "ambush" or not all(self.prohibited(card) for card in hand)
            return fits and len(hand) > 1 and playable
        return ability == "cancel_psych" or (ability == "self_heal" and self.damaged[seat])

    def _ways(self, seat: int, ability: str) -> list[Input]:
        if ability == "background_check":
            return [{"target": other} for other in range(self.seats) if other != seat]
        if ability in ("redraft", "double_play"):
            cards = [card for card in self.hands[seat] if ability == "redraft" or not self.prohibited(card)]
            return naming(f"ability:{ability}", cards)
        return [{}]

    def _use(self, seat: int, ability: str, told: Input) -> Flow:
        hand = self.hands[seat]
        if ability == "cancel_psych":
            if self.psych:
                self.drop_oldest_psych()
            else:
                self.psych_guard = True
        elif ability == "self_heal":
            self.heal(seat)
        elif ability == "ambush":
            yield from self.hurt(self.active)
        elif ability in ("redraft", "refuse"):
            passed = next((one for one in hand if one.slot == "passed"), None)
            card = passed if ability == "refuse" else named(hand, told)
            assert card is not None
            at, before = hand.index(card), len(hand)
            self.throw(seat, card)
            self.take_up(seat, card.slot)
            if len(hand) == before:  # a ruling: the new card lies where the old one lay, so that nobody sees which went
                hand.insert(at, hand.pop())
        elif ability == "double_play":
            card = named(hand, told)
            assert card is not None
            self.damaged[seat] = True
            hand.remove(card)
            yield from self.play(card)


if __name__ == "__main__":
    from plain_gambit_run import main

    main()
