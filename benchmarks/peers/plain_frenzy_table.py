# SPDX-License-Identifier: Apache-2.0
"""The table of the plain Alien Frenzy reference: zones, setting them up, showing and checking them.

Nothing here decides what happens when; the flow of the game is in `plain_frenzy`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from plain_frenzy_cards import UFO, Card, Chance, RejectedError, box, codes_of, make_all, options
from plain_frenzy_choices import Decision, characters


class GameOver(Exception):
    """The game has ended in the middle of whatever was going on; all pending steps are dropped (10.2, R47)."""


class Table:
    """All state of a game except for where its flow stands."""

    def __init__(self, position: Mapping[str, Any], seed: int = 1) -> None:
        """Load a position of section 21, or deal one with `{"state": "DEAL", "config": {...}}`."""
        self._source = json.loads(json.dumps(dict(position)))
        self.chance = Chance(position.get("chance"), seed)
        self.dealt = position.get("state") == "DEAL"
        self.hands: list[list[Card] | None] = []
        self.gone: list[Card] = []
        self.out: list[list[int]] = []  # groups of seats in the order of their elimination
        self.winner: int | None = None
        self.unfinished = False
        self.ufos = 0
        self.boost: int | None = None
        self.lock_now: bool | str = False
        self.acted = False
        self.turns = self.turns2 = 0  # begun ones, for statistics
        self._fresh = False  # a turn has begun and nothing has happened in it yet
        self._new: set[Card] = set()  # what reached the discard pile in this turn
        if self.dealt:
            self._deal(position.get("config", {}))
        else:
            self._load(position)
        self._cards = [card for pile in self._piles() for card in pile]
        self._asked: Decision | None = None

    def _deal(self, config: Mapping[str, Any]) -> None:
        self.options = options(config)
        players = self.options["players"]
        ufos, supply, invasion = box(self.options)
        if self.options["dealer"] == "random":
            self.options["dealer"] = self.chance.pick(players)
        self.invasion = self.chance.shuffle(invasion)
        first = ufos[: self.options["starting_ufos"]]
        self.reserve = ufos[len(first) :]
        beginner = self.options["beginner"]
        pile = self.chance.shuffle(supply if beginner else first + supply)
        left = (self.options["dealer"] + 1) % players
        self.hands = [[] for _ in range(players)]
        for number in range(7 * players):
            self._hand((left + number) % players).append(pile.pop(0))
        self.supply = self.chance.shuffle(first + pile) if beginner else pile
        self.discard: list[Card] = []
        self.mimics: list[Card] = []
        self.phase, self.dir, self.current, self.turns_left, self.phase2_turns = 1, 1, left, 1, 0
        self.lock: bool | str = False
        self.over = False

    def _load(self, position: Mapping[str, Any]) -> None:
        for key in ("config", "phase", "hands"):
            if key not in position:
                raise RejectedError("BAD_CONFIG", f"{key} is missing")
        self.options = options(position["config"], len(position["hands"]))
        self.hands = [None if hand is None else make_all(hand) for hand in position["hands"]]
        self.supply = make_all(position.get("supply"))
        self.invasion = make_all(position.get("invasion"))
        self.discard = make_all(position.get("discard"))
        self.reserve = make_all(position.get("reserve"))
        self.mimics = make_all(position.get("mimics"))
        self.gone = make_all(position.get("gone"))
        self.phase, self.current = position["phase"], position.get("current", 0)
        self.turns_left, self.dir = position.get("turns_left", 1), position.get("dir", 1)
        self.lock, self.over = position.get("lock", False), position.get("over", False)
        self.phase2_turns = position.get("phase2_turns", 0)
        lost = [seat for seat, hand in enumerate(self.hands) if hand is None]
        self.out = [list(group) for group in position.get("alive order", [lost] if lost else [])]
        alive = self._alive()
        if self.phase == 2 and len(alive) == 1:
            self.over, self.winner = True, alive[0]

    def snapshot(self) -> dict[str, Any]:
        """Return the position of section 21.1; `lock` is about the turn that begins, later about the next."""
        position: dict[str, Any] = {
            "config": dict(self._source["config"]), "phase": self.phase, "current": self.current,
            "turns_left": self.turns_left, "dir": self.dir,
            "hands": [None if hand is None else codes_of(hand) for hand in self.hands],
            "supply": codes_of(self.supply), "invasion": codes_of(self.invasion),
            "discard": codes_of(self.discard), "reserve": codes_of(self.reserve),
            "mimics": codes_of(self.mimics), "lock": self.lock_now if self._fresh else self.lock,
            "phase2_turns": self.phase2_turns, "over": self.over, "ufos": self.ufos,
            "alive order": [list(group) for group in self.out], "winner": self.winner,
            "unfinished": self.unfinished,
        }  # fmt: skip
        return position | ({"gone": codes_of(self.gone)} if self.gone else {})

    def check(self) -> None:
        """Assert the invariants of section 3."""
        now = [card for pile in self._piles() for card in pile]
        assert len(now) == len(self._cards) and set(now) == set(self._cards), "3.1 conservation"
        asked = self._asked or {"type": "over", "seat": None}
        assert not any(card.code == UFO for hand in self.hands for card in hand or []), "3.2 UFO in a hand"
        if self.dealt and self.phase == 1:
            if asked["type"] == "play_card":
                assert all(hand is not None and len(hand) == 7 for hand in self.hands), "3.2 seven cards"
            assert any(card.code == UFO for card in self.supply) or asked["type"] == "reinsert", "3.3"
        if self.phase == 2 and not self.over:
            for seat in self._alive():
                busy = asked["type"] == "steal_target" and asked["seat"] == seat
                assert busy or characters(self._hand(seat)), "3.4 an alive player without a Character"
        alive = self._alive()
        if self.over and self.winner is None:
            capped = self.unfinished and self.phase2_turns >= self.options["turn_cap"] > 0
            assert (capped and len(alive) > 1) or (not alive and self.phase2_turns == 0), "3.5 nobody"
        assert self.over == (self._asked is None) and (self.winner is None or alive == [self.winner]), "3.5"
        lost = sorted(seat for group in self.out for seat in group)
        assert lost == [seat for seat, hand in enumerate(self.hands) if hand is None], "elimination order"

    # ---- zones

    def _piles(self) -> list[list[Card]]:
        zones = [self.supply, self.invasion, self.discard, self.reserve, self.mimics, self.gone]
        return zones + [hand for hand in self.hands if hand is not None]

    def _hand(self, seat: int) -> list[Card]:
        hand = self.hands[seat]
        assert hand is not None
        return hand

    def _alive(self) -> list[int]:
        return [seat for seat, hand in enumerate(self.hands) if hand is not None]

    def _others(self, seat: int) -> list[int]:
        return [other for other in self._alive() if other != seat]

    def _next(self, seat: int) -> int:
        while True:
            seat = (seat + self.dir) % len(self.hands)
            if self.hands[seat] is not None:
                return seat

    def _put(self, card: Card) -> None:
        self.discard.append(card)
        self._new.add(card)

    def _stocked(self, deck: list[Card]) -> bool:
        """Rebuild a deck if it is empty (13); False if there is nothing to rebuild it from (R26)."""
        if deck:
            return True
        supply = deck is self.supply
        fit = [card for card in self.discard if card.from_supply == supply]
        if not self.options["reshuffle_current_turn"]:
            fit = [card for card in fit if card not in self._new]
        if all(card.code == UFO for card in fit):
            return False
        deck[:] = self.chance.shuffle(fit)
        self.discard = [card for card in self.discard if card not in set(fit)]
        return True

    def _draw(self, seat: int, number: int) -> None:
        """Phase 2 draws with replaced UFOs (12.1)."""
        for _ in range(number):
            while self._stocked(self.supply):
                card = self.supply.pop(0)
                if card.code != UFO:
                    self._hand(seat).append(card)
                    break
                self._put(card)
                self.ufos += 1

    def _eliminate(self, seats: list[int]) -> None:
        """Put players out together (10.4, R21) and end the game if one is left (17)."""
        if not seats:
            return
        for seat in seats:
            for card in self._hand(seat):
                if self.options["eliminated_hand"] == "remove":
                    self.gone.append(card)
                else:
                    self._put(card)
            self.hands[seat] = None
        self.out.append(list(seats))
        alive = self._alive()
        if len(alive) < 2:
            self.winner = alive[0] if alive else None
            raise GameOver

    def _check(self, *seats: int) -> None:
        for seat in seats:
            if self.hands[seat] is not None and not characters(self._hand(seat)):
                self._eliminate([seat])
