# SPDX-License-Identifier: Apache-2.0
"""The table of the plain Earth Gambit reference: setting it up, piles, hands, the end, showing and checking.

Nothing here asks anybody; who is asked what and when is in `plain_gambit` and `plain_gambit_actions`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from plain_gambit_cards import ABILITIES, Card, Chance, codes_of, complete

TEAMS = {"yellow": "extinctionist", "red": "alien", "blue": "scientist"}


class GameOver(Exception):
    """The game ended in the middle of whatever was going on (15)."""


class Table:
    """All of section 5."""

    def __init__(self, position: Mapping[str, Any], seed: int = 1) -> None:
        self.config = complete(position["config"])
        self.seats: int = self.config["players"]
        self.chance = Chance(position.get("chance"), seed)
        none = [0] * self.seats
        self.turn: int = position.get("turn", 0)
        self.active: int = position.get("active", 0)
        self.step: str = position["state"]
        self.damaged: list[bool] = [bool(one) for one in position.get("damaged", none)]
        self.protects = [[Card("protect_player") for _ in range(n)] for n in position.get("protects", none)]
        self.skips = [[Card("skip_turn") for _ in range(n)] for n in position.get("skips", none)]
        slots = position.get("forces", [[] for _ in none])
        self.forces = [[(Card("force_to_play"), slot) for slot in one] for one in slots]
        self.draw = [Card(code) for code in position.get("draw", [])]  # the first one on top
        self.discard = [Card(code) for code in position.get("discard", [])]  # the last one on top
        self.science: list[tuple[Card, Card | None]] = []
        for laid in position.get("science", []):
            covered = isinstance(laid, Mapping)
            cover = Card("cancel_science") if covered and laid["covered_by"] else None
            self.science.append((Card(laid["card"] if covered else laid), cover))
        psych = position.get("psych") or []
        self.psych = [(Card(one["card"]), one["owner"]) for one in (psych if isinstance(psych, list) else [psych])]
        self.psych_guard: bool = position.get("psych_guard", False)
        self.resolving: list[Card] = []
        self.over: bool = position.get("over", False)
        self.teams: list[str] = []  # those that reached their target
        self.failed = False  # a draw failed once: hands may be smaller than they should (6)
        self.spare = none[:]  # cards more than usual in a hand, in the middle of an effect
        self.abilities: list[str | None] = [None] * self.seats
        self.used = [False] * self.seats
        self.hands: list[list[Card]] = [[] for _ in none]
        if self.step == "DEAL":
            self._deal()
        else:
            self.roles: list[str] = list(position["roles"])
            for hand, named in zip(self.hands, position["hands"], strict=True):
                hand.extend(Card(one.rpartition(":")[2], one.rpartition(":")[0] or "held") for one in named)
            for seat, one in enumerate(position.get("abilities", [])):
                self.used[seat] = one is not None and one.startswith("used:")
                self.abilities[seat] = None if one is None else one.removeprefix("used:")
        cards = self._everything()
        self.size, self.printed = len(cards), Counter(codes_of(cards))

    def _deal(self) -> None:
        """4."""
        config = self.config
        start = config["start_seat"]
        self.active = self.chance.number(0, self.seats - 1) if start == "random" else start
        self.roles = codes_of(self.chance.shuffle([Card(role) for role in config["roles"]]))
        self.draw = self.chance.shuffle([Card(code) for code in config["deck"]])
        for seat in self.around():
            self.hands[seat].append(self.draw.pop(0))
        extra = self.draw.pop(0)
        extra.slot = "passed"
        self.hands[self.active].append(extra)
        if isinstance(config["special_abilities"], list):
            self.abilities = list(config["special_abilities"])
        elif config["special_abilities"]:
            admitted = [Card(one) for one, least in ABILITIES.items() if least <= self.seats]
            self.abilities = [card.code for card in self.chance.some(admitted, self.seats)]
        self.step = "START"

    # -- seats

    def around(self) -> list[int]:
        """All seats in play order from the active one."""
        return [(self.active + n) % self.seats for n in range(self.seats)]

    def others(self) -> list[int]:
        return self.around()[1:]

    def ready(self, seat: int, ability: str) -> bool:
        return self.abilities[seat] == ability and not self.used[seat]

    # -- piles (16)

    def _renew(self) -> None:
        if not self.draw and self.discard:
            self.draw, self.discard = self.chance.shuffle(self.discard), []

    def top(self) -> Card | None:
        """Take the top card of the draw pile."""
        self._renew()
        if not self.draw:
            self.failed = True
            return None
        card = self.draw.pop(0)
        if self.config["reshuffle"] == "immediate":
            self._renew()
        return card

    def look(self, most: int) -> list[Card]:
        """The top cards of the draw pile, where they lie."""
        self._renew()
        return self.draw[:most]

    def take_up(self, seat: int, slot: str = "held") -> bool:
        """Draw one card; False: there was none."""
        card = self.top()
        if card is None:
            return False
        self.put_in_hand(seat, card, slot)
        return True

    def put_in_hand(self, seat: int, card: Card, slot: str = "held") -> None:
        card.slot = slot
        self.hands[seat].append(card)

    def throw(self, seat: int, card: Card) -> None:
        """Discard a hand card."""
        self.hands[seat].remove(card)
        self.discard.append(card)

    def drop_force(self, seat: int, force: tuple[Card, str]) -> None:
        if force in self.forces[seat]:
            self.forces[seat].remove(force)
            self.discard.append(force[0])

    def drop_psych(self, owner: int) -> None:
        """All Psych cards of a player go, the oldest first."""
        self.discard += [card for card, whose in self.psych if whose == owner]
        self.psych = [(card, whose) for card, whose in self.psych if whose != owner]

    def drop_oldest_psych(self) -> None:
        self.discard.append(self.psych.pop(0)[0])

    # -- what is allowed and what it does

    def prohibited(self, card: Card) -> bool:
        """8."""
        ban = {"psych_weapon": "B", "psych_defence": "R"}
        return any(ban[laid.code] == card.code for laid, _ in self.psych)

    def heal(self, seat: int) -> None:
        """6, R30."""
        if self.damaged[seat] and self.take_up(seat):
            self.damaged[seat] = False

    def can_be_hurt(self, seat: int) -> bool:
        return not self.damaged[seat] and bool(self.hands[seat])

    def uncovered(self) -> list[int]:
        return [number for number, (_, cover) in enumerate(self.science) if cover is None]

    def judge_science(self) -> None:
        """15."""
        laid = [self.science[number][0].code for number in self.uncovered()]
        count = {colour: sum(colour[0].upper() in code for code in laid) for colour in TEAMS}
        reached = [TEAMS[colour] for colour in ("red", "blue") if count[colour] >= 6]
        if count["yellow"] >= 3:
            reached = [TEAMS["yellow"]]
        if len(reached) == 2 and self.config["double_target_tie"] == "active_team":
            reached = [team for team in reached if team == self.roles[self.active]] or reached
        if reached:
            self.teams = reached
            raise GameOver

    def winners(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.roles[seat] in self.teams]

    # -- showing and checking

    def snapshot(self) -> dict[str, Any]:
        """The position of the table as plain data."""
        psych = [{"card": card.code, "owner": owner} for card, owner in self.psych]
        return {
            "turn": self.turn,
            "active": self.active,
            "roles": list(self.roles),
            "hands": [[repr(card) for card in hand] for hand in self.hands],
            "damaged": list(self.damaged),
            "protects": [len(cards) for cards in self.protects],
            "skips": [len(cards) for cards in self.skips],
            "forces": [[slot for _, slot in forces] for forces in self.forces],
            "abilities": [f"used:{one}" if gone else one for one, gone in zip(self.abilities, self.used, strict=True)],
            "draw": codes_of(self.draw),
            "discard": codes_of(self.discard),
            "science": [
                card.code if cover is None else {"card": card.code, "covered_by": cover.code}
                for card, cover in self.science
            ],
            "psych": None if not psych else psych[0] if len(psych) == 1 else psych,
            "psych_guard": self.psych_guard,
            "resolving": codes_of(self.resolving),
            "over": self.over,
        }

    def _everything(self) -> list[Card]:
        cards = [*self.draw, *self.discard, *self.resolving, *(card for card, _ in self.psych)]
        for pile in (*self.hands, *self.protects, *self.skips):
            cards += pile
        cards += [card for forces in self.forces for card, _ in forces]
        return cards + [one for laid in self.science for one in laid if one is not None]

    def check(self) -> None:
        """The invariants of sections 5 and 6."""
        cards = self._everything()
        assert len({id(card) for card in cards}) == len(cards) == self.size, "card conservation"
        assert Counter(codes_of(cards)) == self.printed, "card conservation"
        assert len(self.psych) <= 1 or not self.config["defence_replaces_defence"]
        if self.failed or self.over or not self.config["reset_clears_damage"]:
            return
        extra = {"START": 2, "PLAY": 3, "PLAYED": 2, "PASS": 2}[self.step]
        for seat, hand in enumerate(self.hands):
            due = (extra if seat == self.active else 1) - self.damaged[seat] + self.spare[seat]
            assert len(hand) == due, f"seat {seat} has {hand} in {self.step}, and should have {due}"
