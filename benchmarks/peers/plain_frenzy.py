# SPDX-License-Identifier: Apache-2.0
"""Peer: Alien Frenzy and its expansion in plain Python, written from the rules page alone.

Its purpose is comparison, card by card, with an engine written separately; numbers such as 10.2 or R37 are
those of the rules page. The whole game is one generator which reads like the page's procedures and stops at
each decision. Such a game cannot be copied, hence `clone` plays the recorded decisions and chance again.
"""

from __future__ import annotations

import random
from collections.abc import Generator, Mapping
from typing import Any, Final

from plain_frenzy_cards import UFO, Card, RejectedError, codes_of, take
from plain_frenzy_choices import Decision, characters, judge, listed, randomly
from plain_frenzy_table import GameOver, Table

Flow = Generator[Decision, Decision, None]

TURN_ENDERS: Final = frozenset(["SAFETY", "REVERSE", "RAD_REVERSE", "SUPER_SAFETY"])
REVERSERS: Final = frozenset(["REVERSE", "RAD_REVERSE"])
LOCKERS: Final = frozenset(["RAD_REVERSE", "SUPER_SAFETY"])
LOOKERS: Final = frozenset(["VIEW", "REARRANGE", "VIEW_TWO", "SHUFFLE"])
DRAWS: Final[Mapping[str, int]] = {"DEFEND": 1, "SCAVENGE": 2, "DEFLECT": 1, "GREY": 1}
"""Cards drawn for a matched Character; a Grey one matches only as a boosted Gold Defend (14.4)."""


class Frenzy(Table):
    """One game. Ask `decision()`, answer with `decide()`, look with `snapshot()`."""

    def __init__(self, position: Mapping[str, Any], seed: int = 1) -> None:
        """Set the table and run up to the first decision."""
        super().__init__(position, seed)
        self._seed = seed
        self._answers: list[Decision] = []
        self._flow = self._game()
        self._go(None)

    @classmethod
    def deal(
        cls, players: int, expansion: bool = False, seed: int = 1, chance: list[Any] | None = None, **option: Any
    ) -> Frenzy:
        """Deal a new game (section 4); `chance` may script Invasion, Supply (beginner: and the third shuffle)."""
        config = {"players": players, "expansion": expansion, **option}
        position: dict[str, Any] = {"state": "DEAL", "config": config}
        return cls(position if chance is None else position | {"chance": chance}, seed)

    def decision(self) -> Decision:
        """Return what is pending: seat, type and the facts needed for an answer."""
        return {"seat": None, "type": "over"} if self._asked is None else dict(self._asked)

    def _asked_hand(self) -> list[Card]:
        return [] if self._asked is None else self.hands[self._asked["seat"]] or []

    def legal(self) -> list[Decision]:
        """Return all legal answers, or a sample if there are very many."""
        return [] if self._asked is None else listed(self._asked, self._asked_hand())

    def random_decision(self, rng: random.Random) -> Decision:
        """Return one random legal answer."""
        assert self._asked is not None
        return randomly(self._asked, self._asked_hand(), rng)

    def decide(self, answer: Decision, seat: int | None = None) -> None:
        """Carry out an answer, or raise `RejectedError` and change nothing."""
        if self._asked is None:
            raise RejectedError("GAME_OVER", "nothing is pending")
        if seat is not None and seat != self._asked["seat"]:
            raise RejectedError("NOT_YOUR_DECISION", f"seat {self._asked['seat']} is asked")
        locked = self.phase == 2 and bool(self.lock_now)
        judge(self._asked, self._asked_hand(), answer, locked, self.phase == 2 and self.acted)
        self._answers.append(answer)
        self._fresh = False
        self._go(answer)

    def _go(self, answer: Decision | None) -> None:
        try:
            self._asked = next(self._flow) if answer is None else self._flow.send(answer)
        except StopIteration:
            self._asked = None

    def clone(self) -> Frenzy:
        """Return an independent copy by playing everything again."""
        twin = Frenzy({**self._source, "chance": self.chance.log}, self._seed)
        for answer in self._answers:
            twin.decide(answer)
        twin.chance.script = self.chance.script
        twin.chance.used = self.chance.used
        twin.chance.rng.setstate(self.chance.rng.getstate())
        return twin

    # ---- the game

    @staticmethod
    def _ask(seat: int, kind: str, **facts: Any) -> Decision:
        return {"seat": seat, "type": kind, **facts}

    def _game(self) -> Flow:
        try:
            if self.over:
                return
            if self.phase == 1 and any(card.code == UFO for hand in self.hands for card in hand or []):
                self._no_time()
            while True:
                self.turns += 1
                self.lock_now, self.lock = self.lock, False
                self.ufos, self.boost, self.acted, self._fresh = 0, None, False, True
                self._new.clear()
                yield from self._turn1() if self.phase == 1 else self._turn2()
        except GameOver:
            self.over = True

    def _no_time(self) -> None:
        """Start with Phase 2 because a UFO was dealt (4.2, R45)."""
        players = len(self.hands)
        left = (self.options["dealer"] + 1) % players if self.options["dealer"] != "random" else self.current
        holders: list[int] = []
        for seat in ((left + step) % players for step in range(players)):
            hand = self._hand(seat)
            while any(card.code == UFO for card in hand):
                self._put(take(hand, UFO))
                holders.append(seat)
        self.supply = self.chance.shuffle(self.supply + self.reserve)
        self.reserve = []
        self.dir = 1
        self._invade(holders[0], 2 + len(holders))

    def _transition(self, ufo: Card) -> None:
        """Change over to Phase 2 because a UFO, now on the discard pile, was drawn (7)."""
        self.discard.remove(ufo)
        self.supply = self.chance.shuffle(self.supply + self.discard + self.reserve)
        self.discard, self.reserve = [ufo], []
        if self.lock:
            way: Mapping[str, bool | str] = {"phase2": True, "full": "full", "off": False}
            self.lock = way[self.options["lock_survives_transition"]]
        self._invade(self.current, 3)

    def _invade(self, drawer: int, turns: int) -> None:
        self.phase = 2
        self._eliminate([seat for seat in self._alive() if not characters(self._hand(seat))])
        alive = self.hands[drawer] is not None
        self.current, self.turns_left = (drawer, turns) if alive else (self._next(drawer), 1)

    def _turn1(self) -> Flow:
        """One turn of Phase 1 (5, 6)."""
        seat = self.current
        hand = self._hand(seat)
        card = take(hand, (yield self._ask(seat, "play_card"))["card"])
        self._put(card)
        place = 0
        if self.lock_now:
            pass  # the card does nothing (14.2, R50)
        elif card.ability:
            if card.ability != "GREY" and self.reserve:
                answer = yield self._ask(seat, "insert_ufo", positions=len(self.supply) + 1)
                self.supply.insert(answer["position"], self.reserve.pop(0))
        elif card.code == "SWAPSIES":
            yield from self._swap(seat)
        elif card.code in LOOKERS:
            place = yield from self._look(seat, card.code, "supply")
        elif card.code in TURN_ENDERS:
            self._turn_ender(card.code)
            if self._stocked(self.supply):
                place = (yield self._ask(seat, "draw_position", positions=len(self.supply)))["position"]
        yield from self._draw1(seat, place, card.code == "GOLD_BOOST" and not self.lock_now)

    def _draw1(self, seat: int, place: int, boosted: bool) -> Flow:
        """Draw the one card of a Phase 1 turn; a UFO may go back under Gold Boost (14.5)."""
        back: set[Card] = set()
        while self._stocked(self.supply):
            card = self.supply.pop(place)
            if card.code != UFO:
                self._hand(seat).append(card)
                break
            self._put(card)
            again = card in back if self.options["boost_reinsert"] == "each_ufo_once" else bool(back)
            if boosted and not again:
                answer = yield self._ask(seat, "reinsert", positions=len(self.supply) + 1)
                if answer["yes"]:
                    self.discard.remove(card)
                    self.supply.insert(answer["position"], card)
                    back.add(card)
                    continue
            self._transition(card)
            return
        self.current, self.turns_left = self._next(seat), 1

    def _turn_ender(self, code: str) -> None:
        if code in REVERSERS:
            self.dir = -self.dir
        if code in LOCKERS:
            self.lock = True

    def _look(self, seat: int, code: str, name: str) -> Generator[Decision, Decision, int]:
        """Do what an Action does to a deck; return the position to draw or reveal from."""
        deck = self.supply if name == "supply" else self.invasion
        if not self._stocked(deck):
            return 0
        size = len(deck)
        if code == "SHUFFLE":
            deck[:] = self.chance.shuffle(deck)
        elif code == "REARRANGE":
            number = min(len(self._alive()), size)
            if number > 1:
                seen = deck[:number]
                answer = yield self._ask(seat, "order", deck=name, cards=codes_of(seen))
                deck[:number] = [take(seen, wanted) for wanted in answer["cards"]]
        elif code == "VIEW" and size > 1:
            answer = yield self._ask(seat, "view_choice", deck=name, card=deck[0].code, positions=size)
            return answer["position"] if answer["take"] == "elsewhere" else 0
        elif code == "VIEW_TWO" and size > 1:
            facts = {"deck": name, "positions": size}
            if self.options["view_two"] == "together":
                places = (yield self._ask(seat, "two_positions", wanted=2, **facts))["positions"]
            else:
                places = (yield self._ask(seat, "two_positions", wanted=1, **facts))["positions"]
                facts |= {"first": places[0], "card": deck[places[0]].code}
                places = places + (yield self._ask(seat, "two_positions", wanted=1, **facts))["positions"]
            two = [deck[place] for place in places]
            chosen = take(two, (yield self._ask(seat, "pick_one", deck=name, cards=codes_of(two)))["card"])
            deck[:] = [chosen, two[0], *(card for card in deck if card is not chosen and card is not two[0])]
        return 0

    def _swap(self, seat: int) -> Flow:
        """Exchange two cards (9.2, R15, R62)."""
        answer = yield self._ask(seat, "swap", targets=self._others(seat))
        other = answer["target"]
        mine, theirs = self._hand(seat), self._hand(other)
        given = take(mine, answer["give"])
        mine.append(theirs.pop(self.chance.pick(len(theirs))))
        if self.phase == 2 and self.options["swap_check"] == "victim_first" and not characters(theirs):
            try:
                self._eliminate([other])
            finally:
                self._put(given)
        else:
            theirs.append(given)
        if self.phase == 2:
            self._check(other, seat)

    def _turn2(self) -> Flow:
        """One turn of Phase 2 (8)."""
        self.turns2 += 1
        seat = self.current
        place: int | None = 0
        if not self.lock_now:
            code = (yield self._ask(seat, "play_action"))["card"]
            if code is not None:
                self._put(take(self._hand(seat), code))
                self.acted = True
            if code in TURN_ENDERS:
                self._turn_ender(code)
                place = None
            elif code == "GOLD_BOOST":
                self.boost = seat
            elif code == "SWAPSIES":
                yield from self._swap(seat)
                place = None if self.hands[seat] is None else 0
            elif code is not None:
                place = yield from self._look(seat, code, "invasion")
        self._fresh = False
        if place is not None:
            yield from self._reveal(seat, place)
        self._end2()

    def _end2(self) -> None:
        """Do the bookkeeping of P2_END (8, 12.2)."""
        self.boost = None
        ufos = self.ufos
        if self.hands[self.current] is not None:
            self.turns_left -= 1
        else:
            if self.turns_left > 1 and self.options["ufo_of_eliminated"] == "vanish":
                ufos = 0
            self.turns_left = 0
        self.phase2_turns += 1
        if 0 < self.options["turn_cap"] <= self.phase2_turns:
            self.unfinished = True
            raise GameOver
        if self.turns_left > 0:
            self.turns_left += ufos
        else:
            self.current, self.turns_left = self._next(self.current), 1 + ufos

    def _reveal(self, seat: int, place: int) -> Flow:
        """Reveal and resolve Invasion cards until the turn is through with them (8, 9.1, 15)."""
        while self._stocked(self.invasion):
            card = self.invasion.pop(place)
            place = 0
            if card.code == "MIMIC":
                self.mimics.append(card)
                if self.options["mimic_mode"] == "carry":
                    return
                continue
            times = 1 + len(self.mimics)
            for used in (*self.mimics, card):
                self._put(used)
            self.mimics = []
            if card.code == "STEALTH":
                yield from self._face(seat, ["S"] * times)
                if self.hands[seat] is None:
                    return
                continue
            if card.code.startswith("RELAX"):
                self._draw(seat, times * int(card.code[-1]))
            elif card.code == "ALLIANCE":
                yield from self._alliance(seat, times)
            else:
                yield from self._face(seat, list(card.code.partition(".")[2]) * times)
            return

    def _alliance(self, seat: int, times: int) -> Flow:
        """Send aliens at others, equal targets together (15.2, R42)."""
        answer = yield self._ask(seat, "alliance", aliens=times, targets=self._others(seat))
        attacks: list[tuple[int, list[str]]] = []
        for target, colour in answer["pairs"]:
            same = [colours for known, colours in attacks if known == target]
            if same and self.options["alliance_same_target"] == "simultaneous":
                same[0].append(colour)
            else:
                attacks.append((target, [colour]))
        for target, colours in attacks:
            if self.hands[target] is not None:
                yield from self._face(target, colours)

    def _face(self, seat: int, aliens: list[str]) -> Flow:
        """Face an attack, from the first step to the last deflection (10.2)."""
        hand = self._hand(seat)
        if len(characters(hand)) < len(aliens):
            self._eliminate([seat])
            return
        answer = yield self._ask(seat, "face", aliens=list(aliens))
        matched: list[tuple[Card, str]] = []
        for number, code in answer["pairs"]:
            card = take(hand, code)
            self._put(card)
            colour = "GOLD" if self.boost == seat else card.colour
            if aliens[number] != "S" and colour in ("GOLD", aliens[number]):
                matched.append((card, aliens[number]))
        last = not characters(hand)
        able = [] if self.lock_now == "full" else matched  # R11, option `full`
        for card, _ in able:
            if card.ability == "STEAL":
                yield from self._steal(seat)
            elif card.ability == "REVIVE":
                self._revive(seat, card)
            else:
                self._draw(seat, DRAWS[card.ability])
        if last and matched:
            self._draw(seat, 2 * (len(matched) if self.options["survival_bonus"] == "per_match" else 1))
        self._check(seat)
        for card, alien in able:
            if card.ability == "DEFLECT":
                targets = self._others(seat)
                target = targets[0]
                if len(targets) > 1:
                    facts = {"alien": alien, "targets": targets}
                    target = (yield self._ask(seat, "deflect_target", **facts))["target"]
                yield from self._face(target, [alien])

    def _steal(self, seat: int) -> Flow:
        """Take a random card of another player, who may be out at once (14.1)."""
        targets = self._others(seat)
        target = targets[0]
        if len(targets) > 1:
            target = (yield self._ask(seat, "steal_target", targets=targets))["target"]
        theirs = self._hand(target)
        self._hand(seat).append(theirs.pop(self.chance.pick(len(theirs))))
        self._check(target)

    def _revive(self, seat: int, revive: Card) -> None:
        """Take the topmost Character of the discard pile, not the Revive itself (14.1, R36)."""
        for card in reversed(self.discard):
            if card.ability and (card is not revive or self.options["revive_self"]):
                self.discard.remove(card)
                self._hand(seat).append(card)
                return


if __name__ == "__main__":
    from plain_frenzy_run import main

    main()
