# SPDX-License-Identifier: Apache-2.0
"""The plays of the plain Earth Gambit reference: Science, Psych, the 17 Actions, Protect and Veto (8 to 11, 13)."""

from __future__ import annotations

from collections.abc import Generator
from itertools import combinations, permutations

from plain_gambit_asking import Asked, Asking, Decision, Flow, Input, Told, named, naming
from plain_gambit_cards import PSYCH, SCIENCE, SLOTS, Card, codes_of

Placed = Generator[Asked, Told, bool]
AIMED = ("protect_player", "replace_card", "take_from_discard", "skip_turn", "steal_card")


class Actions(Asking):
    """What a played card does."""

    def play(self, card: Card) -> Flow:
        """8: `card` comes from wherever it was and lies nowhere now."""
        if card.code in SCIENCE:
            self.science.append((card, None))
            self.judge_science()
            return
        self.resolving.append(card)
        placed = yield from self._psych(card) if card.code in PSYCH else self._action(card)
        if not placed:
            self.resolving.remove(card)
            self.discard.append(card)

    def _nested(self, card: Card) -> Flow:
        """13, R37."""
        if self.prohibited(card):
            self.discard.append(card)
        else:
            yield from self.play(card)

    # -- Psych (9)

    def _psych(self, card: Card) -> Placed:
        if self.psych_guard:
            self.psych_guard = False
            return False
        for seat in self.around():
            if self.ready(seat, "cancel_psych") and (yield from self.asks_use(seat, "ability:cancel_psych"))["use"]:
                self.used[seat] = True
                return False
        there = self.psych[0][0].code if self.psych else ""
        if there and there != card.code:
            self.drop_oldest_psych()
            return False
        if there and (there == "psych_weapon" or self.config["defence_replaces_defence"]):
            self.drop_oldest_psych()
        self.resolving.remove(card)
        self.psych.append((card, self.active))
        return True

    # -- Actions (10)

    def _action(self, card: Card) -> Placed:
        options = self._choices(card.code)
        chosen: Input = {}
        if options:
            chosen = yield from self.ask(self.active, options[0]["type"], options)
        if (yield from self._vetoed()):
            return False
        if card.code in AIMED or card.code == "force_to_play":
            return (yield from self._aimed(card, chosen))
        if card.code == "cancel_science" and chosen:
            self._cover(chosen["science"], card)
            return True
        if card.code == "move_cancel_science" and chosen:
            self._move(chosen)
        elif card.code == "damage_or_heal":
            yield from self._hit(chosen["target"], chosen["mode"] == "heal")
        elif card.code == "stray_damage":
            rolled = self.chance.number(1, self.config["stray_die_sides"])
            yield from self._hit((self.active + rolled - 1) % self.seats, False)
        elif card.code == "trade_cards" and chosen:
            yield from self._trade(chosen["players"])
        elif card.code == "peek_any_card":
            yield from self._peek(chosen)
        elif card.code == "heal_all":
            yield from self._heal_all()
        elif card.code == "shuffle_hands":
            yield from self._shuffle_hands()
        elif card.code == "reset_hands":
            yield from self._reset_hands()
        elif card.code == "rearrange_top_3":
            yield from self._rearrange()
        elif card.code == "play_top_card":
            turned = self.top()
            if turned is not None:
                yield from self._nested(turned)
        return False

    def _choices(self, code: str) -> list[Input]:
        """What the active player has to choose before anything else; empty: nothing."""
        everybody = range(self.seats)
        if code in AIMED:
            return [{"type": "target", "target": seat} for seat in everybody]
        if code == "damage_or_heal":
            modes = ("damage", "heal")
            return [{"type": code, "mode": mode, "target": seat} for mode in modes for seat in everybody]
        if code == "force_to_play":
            return [{"type": "force", "target": seat, "slot": slot} for seat in everybody for slot in SLOTS]
        if code == "trade_cards":
            able = [seat for seat in everybody if self.hands[seat]]
            return [{"type": "trade_pair", "players": list(pair)} for pair in combinations(able, 2)]
        if code == "cancel_science":
            return [{"type": "cover", "science": number} for number in self.uncovered()]
        if code == "move_cancel_science":
            covers = [number for number in range(len(self.science)) if number not in self.uncovered()]
            pairs = [(start, end) for start in covers for end in self.uncovered()]
            return [{"type": "move_cover", "from": start, "science": end} for start, end in pairs]
        return self._peeks() if code == "peek_any_card" else []

    def _peeks(self) -> list[Input]:
        others = sorted(self.others())
        found: list[Input] = [{"type": "peek", "what": "role", "target": seat} for seat in others]
        able = [seat for seat in others if self.abilities[seat] is not None and not self.used[seat]]
        found += [{"type": "peek", "what": "ability", "target": seat} for seat in able]
        found += [{"type": "peek", "what": "hand", "target": seat} for seat in others if self.hands[seat]]
        found += [{"type": "peek", "what": "draw"}] if self.draw or self.discard else []
        return found + ([{"type": "peek", "what": "discard"}] if self.discard else [])

    def _vetoed(self) -> Placed:
        """W-act (14.2)."""
        for seat in self.others():
            if self.ready(seat, "veto") and (yield from self.asks_use(seat, "ability:veto"))["use"]:
                self.used[seat] = True
                return True
        return False

    def protected(self, seat: int) -> Placed:
        """11: does `seat` ignore this?"""
        if self.protects[seat] and (yield from self.asks_use(seat, "protect"))["use"]:
            self.discard.append(self.protects[seat].pop(0))
            return True
        return False

    def _touched(self, seats: list[int]) -> Generator[Asked, Told, list[int]]:
        """Those of `seats`, in play order, who do not ignore it."""
        left = []
        for seat in seats:
            if not (yield from self.protected(seat)):
                left.append(seat)
        return left

    # -- at one player

    def _hit(self, seat: int, heal: bool) -> Flow:
        if not (self.damaged[seat] if heal else self.can_be_hurt(seat)) or (yield from self.protected(seat)):
            return
        if heal:
            self.heal(seat)
        else:
            yield from self.hurt(seat)

    def hurt(self, seat: int) -> Flow:
        """6: `seat` can be hurt."""
        self.throw(seat, (yield from self.ask_card(seat, "discard", self.hands[seat])))
        self.damaged[seat] = True

    def _aimed(self, card: Card, chosen: Input) -> Placed:
        """Choose a player, and perhaps a slot. True: the card lies in front of them now."""
        seat: int = chosen["target"]
        if card.code == "protect_player":
            self.resolving.remove(card)
            self.protects[seat].append(card)
            return True
        if not self._matters(card.code, seat) or (yield from self.protected(seat)):
            return False
        if card.code == "skip_turn":
            self.resolving.remove(card)
            self.skips[seat].append(card)
            return True
        if card.code == "force_to_play":
            if self.config["force_queue"] == "latest_replaces":
                for force in list(self.forces[seat]):
                    self.drop_force(seat, force)
            self.resolving.remove(card)
            self.forces[seat].append((card, chosen["slot"]))
            return True
        if card.code == "replace_card":
            yield from self._replace(seat)
        elif card.code == "take_from_discard":
            yield from self._take(seat)
        else:
            yield from self._steal(seat)
        return False

    def _matters(self, code: str, seat: int) -> bool:
        """R16."""
        if code == "take_from_discard":
            return bool(self.discard)
        if code == "replace_card" and self.config["replace_empty_hand"] == "draw":
            return True
        return bool(self.hands[seat]) or code not in ("replace_card", "steal_card")

    def _replace(self, seat: int) -> Flow:
        if self.hands[seat]:
            self.throw(seat, (yield from self.ask_card(seat, "discard", self.hands[seat])))
            self.take_up(seat)
        elif self.take_up(seat):
            self.damaged[seat] = False

    def _take(self, seat: int) -> Flow:
        self.discard = self.chance.shuffle(self.discard)[::-1]
        offered: list[Input] = []
        for card in reversed(self.discard):
            told = {"type": "take_pick", "card": card.code}
            if told not in offered:
                offered.append(told)
        if self.by_itself(seat, len(self.discard), offered[0]):
            picked = self.discard[0]
        else:
            _, told = yield [Decision(seat, "take_pick", offered)]
            picked = next(card for card in self.discard if card.code == told["card"])
        self.discard.remove(picked)
        self.put_in_hand(seat, picked)
        self.spare[seat] += 1
        self.throw(seat, (yield from self.ask_card(seat, "discard", self.hands[seat])))
        self.spare[seat] -= 1

    def _steal(self, seat: int) -> Flow:
        shown = yield from self.ask_card(seat, "show", self.hands[seat])
        self.hands[seat].remove(shown)
        self.take_up(seat)
        yield from self._nested(shown)

    def _peek(self, chosen: Input) -> Flow:
        what = chosen["what"]
        seat = self.active if what in ("draw", "discard") else chosen["target"]
        if seat != self.active and self.config["protect_vs_peek"] and (yield from self.protected(seat)):
            return
        known = self.known[self.active]
        if what == "ability":
            known.append(self.abilities[seat] or "")
        elif what == "hand":
            hand = self.hands[seat]
            known.append(hand[self.chance.number(0, len(hand) - 1) if len(hand) > 1 else 0])
        elif what == "draw":
            known += self.look(1)
        elif what == "discard":
            known.append(self.discard[-1])

    # -- at two, at all

    def _trade(self, pair: list[int]) -> Flow:
        traders = [seat for seat in self.around() if seat in pair]
        for seat in traders:
            if (yield from self.protected(seat)):
                return
        given: dict[int, Card] = {}
        for seat in traders:
            if self.by_itself(seat, len(self.hands[seat]), naming("give", self.hands[seat])[0]):
                given[seat] = self.hands[seat][0]
        while len(given) < 2:
            asked = [seat for seat in traders if seat not in given]
            seat, told = yield [
                Decision(seat, "give", naming("give", self.hands[seat]), self.hands[seat]) for seat in asked
            ]
            card = named(self.hands[seat], told)
            assert card is not None
            given[seat] = card
        for seat in traders:
            self.hands[seat].remove(given[seat])
        for seat, other in (traders, traders[::-1]):
            self.put_in_hand(other, given[seat])

    def _heal_all(self) -> Flow:
        for seat in (yield from self._touched([seat for seat in self.around() if self.damaged[seat]])):
            self.heal(seat)

    def _shuffle_hands(self) -> Flow:
        seats = yield from self._touched([seat for seat in self.around() if self.hands[seat]])
        gathered = [card for seat in seats for card in self.hands[seat]]
        if not gathered:
            return
        mixed = self.chance.shuffle(gathered)
        for seat in seats:
            number = len(self.hands[seat])
            self.hands[seat] = []
            for card in mixed[:number]:
                self.put_in_hand(seat, card)
            mixed = mixed[number:]

    def _reset_hands(self) -> Flow:
        seats = yield from self._touched(self.around())
        for seat in seats:
            for card in list(self.hands[seat]):
                self.throw(seat, card)
        for seat in seats:
            got = [self.take_up(seat) for _ in range(2 if seat == self.active else 1)]
            if all(got) and self.config["reset_clears_damage"]:
                self.damaged[seat] = False

    def _rearrange(self) -> Flow:
        seen = self.look(3)
        if not seen:
            return
        self.known[self.active] += seen
        orders: list[Input] = []
        for order in permutations(codes_of(seen)):
            told = {"type": "rearrange", "order": list(order)}
            if told not in orders:
                orders.append(told)
        told = yield from self.ask(self.active, "rearrange", orders)
        left = list(seen)
        for number, code in enumerate(told["order"]):
            card = next(card for card in left if card.code == code)
            left.remove(card)
            self.draw[number] = card

    # -- Cancel

    def _cover(self, number: int, cancel: Card) -> None:
        self.resolving.remove(cancel)
        self.science[number] = (self.science[number][0], cancel)
        self.judge_science()

    def _move(self, chosen: Input) -> None:
        covers = [number for number in range(len(self.science)) if number not in self.uncovered()]
        start, end = chosen["from"] if len(covers) > 1 else covers[0], chosen["science"]
        cancel = self.science[start][1]
        self.science[start] = (self.science[start][0], None)
        self.science[end] = (self.science[end][0], cancel)
        self.judge_science()
