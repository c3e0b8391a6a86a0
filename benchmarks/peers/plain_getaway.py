# SPDX-License-Identifier: Apache-2.0
"""Peer: Alien Getaway in plain Python, written from the rules page alone.

Its purpose is comparison, card by card, with an engine written separately; numbers such as 6.5 or R34 are those of the
rules page. A game is a generator which reads like the page's procedures and stops at each decision. Dice and deck
orders come from a script, or from a generator of its own that notes them in `chance`.
"""

from __future__ import annotations

import random
from collections.abc import Generator, Mapping
from typing import Any, Final

Decision = dict[str, Any]
Cell = tuple[int, int]
Flow = Generator[Decision, Decision, None]

STEP: Final[Mapping[str, Cell]] = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
LEFT: Final[Mapping[str, str]] = {"E": "N", "N": "W", "W": "S", "S": "E"}
RIGHT: Final[Mapping[str, str]] = {after: before for before, after in LEFT.items()}
OPPOSITE: Final[Mapping[str, str]] = {"N": "S", "S": "N", "E": "W", "W": "E"}
PLANET: Final[Mapping[str, Cell]] = {"X1": (-1, 1), "X2": (0, 1), "X3": (-1, 0), "X4": (0, 0)}
ASTEROIDS: Final = [f"{c}{v}{k}" for c in "GYBF" for v in range(1, 6) for k in "sc"] + ["W4s", "W5c"]
PLANETS: Final = ["G1p", "G3p", "Y2p", "Y4p", "B1p", "B5p", "F2p", "F3p", "W5p"]
DECK: Final = ASTEROIDS + PLANETS
HUMAN, OOLA = 0, 1

DEFAULTS: Final[Mapping[str, Any]] = {
    "players": 2,
    "solo": False,
    "easy_match": False,
    "dead_end_guard": "planet",
    "planet_penalty": "never",
    "games": 1,
    "start_seat": 0,
    "oola_placement": "auto",
    "oola_planet": "end",
}


class RejectedError(Exception):
    """An answer that the rules refuse; its text is the code."""


def crystal(card: str) -> str:
    return card[0]


def value(card: str) -> int:
    return int(card[1])


def kind(card: str) -> str:
    return card[2] if card[0] != "X" else "x"


def is_set(cards: list[str]) -> bool:
    """6.1, R9."""
    if len(cards) == 1 or len({value(card) for card in cards}) == 1:
        return True
    return len({crystal(card) for card in cards} - {"W"}) <= 1


def allowed_turns(card: str) -> str:
    return "S" if kind(card) == "s" else "LR"


def leaving(heading: str, turn: str) -> str:
    return {"S": heading, "L": LEFT[heading], "R": RIGHT[heading]}[turn]


def step(cell: Cell, way: str) -> Cell:
    return cell[0] + STEP[way][0], cell[1] + STEP[way][1]


class Getaway:
    """One match of one or more games. Ask `decision()`, answer with `decide()`, look with `snapshot()`."""

    def __init__(self, seed: int = 1, decks: list[list[str]] | None = None, **option: Any) -> None:
        self.config = {**DEFAULTS, **option}
        self.solo: bool = self.config["solo"]
        self.seats: int = 2 if self.solo else self.config["players"]
        self.chance: list[list[Any]] = []
        self._dice = random.Random(seed)
        self._decks = decks
        self.points = [0] * self.seats
        self.cards = [0] * self.seats
        self.game = 0
        self.rounds: list[list[int]] = []
        self.over = False
        self._asked: Decision | None = None
        self._flow = self._match()
        self._go(None)

    # -- from outside

    def decision(self) -> Decision:
        return {"type": "over", "seat": None} if self._asked is None else self._asked

    def decide(self, answer: Decision) -> None:
        if self._asked is None:
            raise RejectedError("GAME_OVER")
        self._judge(answer)
        self._go(answer)

    def _go(self, answer: Decision | None) -> None:
        try:
            self._asked = next(self._flow) if answer is None else self._flow.send(answer)
        except StopIteration:
            self._asked = None
            self.over = True

    def snapshot(self) -> dict[str, Any]:
        state = "OVER" if self._asked is None else self._asked["type"].upper()
        return {
            "state": state,
            "active": None if self._asked is None else self.active,
            "draw": list(self.draw),
            "hands": [list(hand) for hand in self.hands],
            "piles": [list(pile) for pile in self.piles],
            "route": [dict(laid) for laid in self.route],
            "front": {"cell": list(self.front[0]), "heading": self.front[1]},
            "zoid": self.zoid,
            "pending": list(self.pending),
            "box": sorted(self.box),
            "planet": list(self.planet),
            "final_round": self.final_round,
            "final_turns_done": self.final_done,
            "game": self.game,
            "points": list(self.points),
            "cards": list(self.cards),
        }

    def winners(self) -> list[int]:
        """9, R24, R36."""
        best = min(zip(self.points, self.cards, strict=True))
        return [seat for seat in range(self.seats) if (self.points[seat], self.cards[seat]) == best]

    def random_decision(self, rng: random.Random) -> Decision:
        """Any legal answer; plays are built card by card."""
        asked = self.decision()
        seat = self.active
        if asked["type"] == "play":
            built = self._random_play(rng)
            return {"type": "play", "cards": built} if built and rng.random() < 0.93 else {"type": "pass"}
        if asked["type"] == "settle":
            card = rng.choice(self.pending)
            return {"type": "settle", "card": card, "discard": self._matches_top(seat, card) and rng.random() < 0.7}
        if asked["type"] == "planet":
            mine = [card for card in self.hands[seat] if kind(card) == "p"]
            if mine and rng.random() < 0.6:
                card = rng.choice(mine)
                return {"type": "planet", "card": card, "discard": self._matches_top(seat, card) and rng.random() < 0.7}
            return {"type": "done"}
        return {"type": "oola", "turn": rng.choice(asked["turns"])}

    def _random_play(self, rng: random.Random) -> list[dict[str, str]]:
        built: list[dict[str, str]] = []
        route, front = list(self.route), self.front
        try:
            while True:
                open_now = []
                for card in self.hands[self.active]:
                    if kind(card) == "p" or card in [one["card"] for one in built]:
                        continue
                    if not is_set([one["card"] for one in built] + [card]):
                        continue
                    open_now += [(card, turn) for turn in allowed_turns(card) if not self._fault(card, turn)]
                if not open_now or (built and rng.random() < 0.4):
                    return built
                card, turn = rng.choice(open_now)
                built.append({"card": card, "turn": turn})
                self._lay(card, turn)
        finally:
            self.route, self.front = route, front

    # -- the match (9)

    def _match(self) -> Flow:
        start: int = self.config["start_seat"]
        for number in range(self.config["games"]):
            self.game = number + 1
            self._deal((start + number) % self.seats)
            yield from self._play()
            got = [sum(value(card) for card in pile) for pile in self.piles]
            if self.solo:
                got[OOLA] = len(self.piles[OOLA])
            self.rounds.append(got)
            for seat in range(self.seats):
                self.points[seat] += got[seat]
                self.cards[seat] += len(self.piles[seat])

    def _deal(self, start: int) -> None:
        """5."""
        if self._decks is None:
            deck = list(DECK)
            self._dice.shuffle(deck)
        else:
            deck = list(self._decks[self.game - 1])
        self.chance.append(list(deck))
        self.start = self.active = start
        order = [(start + n) % self.seats for n in range(self.seats)]
        self.piles: list[list[str]] = [[] for _ in range(self.seats)]
        self.hands: list[list[str]] = [[] for _ in range(self.seats)]
        for seat in order:
            self.piles[seat].append(deck.pop(0))
        for seat in order:
            if not (self.solo and seat == OOLA):
                self.hands[seat] += [deck.pop(0), deck.pop(0)]
        self.draw = deck
        self.route: list[dict[str, Any]] = []
        self.front: tuple[Cell, str] = ((1, 0), "E")
        self.zoid = -1
        self.planet = list(PLANET)
        self.pending: list[str] = []
        self.box: list[str] = []
        self.final_round = False
        self.final_done = 0

    def _play(self) -> Flow:
        """6, 8: turns until everybody has had the final one."""
        while True:
            if not self.draw:
                self.final_round = True
            if self.solo and self.active == OOLA:
                if not self.final_round:
                    yield from self._oola()
            else:
                yield from self._turn()
                if self.final_round:
                    self.piles[self.active] += self.hands[self.active]
                    self.hands[self.active] = []
                    self.final_done += 1
                    if self.final_done == (1 if self.solo else self.seats):
                        return
            self.active = (self.active + 1) % self.seats

    def _turn(self) -> Flow:
        seat = self.active
        if not self.final_round:
            for _ in range(2):
                if self.draw:
                    self.hands[seat].append(self.draw.pop(0))
        answer = yield {"type": "play", "seat": seat}
        if answer["type"] == "pass":
            self._fly(1)
            owed = 1
        else:
            for one in answer["cards"]:
                self.hands[seat].remove(one["card"])
                self._lay(one["card"], one["turn"])
            owed = 0
            for one in answer["cards"]:
                roll = [self._dice.randint(1, 6) for _ in range(4)]
                self.chance.append(roll)
                owed += self._fly(sum(1 for die in roll if die <= value(one["card"])))
        self._take(owed)
        while self.pending:
            answer = yield {"type": "settle", "seat": seat}
            self.pending.remove(answer["card"])
            self._place(seat, answer["card"], self._wants(seat, answer))
        while (answer := (yield {"type": "planet", "seat": seat}))["type"] != "done":
            self.hands[seat].remove(answer["card"])
            self._place(seat, answer["card"], self._wants(seat, answer))

    def _wants(self, seat: int, answer: Decision) -> bool:
        found: bool = answer.get("discard", self._matches_top(seat, answer["card"]))
        return found

    # -- the route (3, 4)

    def _occupied(self, cell: Cell) -> bool:
        return cell in [PLANET[one] for one in self.planet] or cell in [laid["cell"] for laid in self.route]

    def _fault(self, card: str, turn: str) -> str:
        """3.4: the code of what forbids it; empty if nothing does."""
        cell, heading = self.front
        if self._occupied(cell):
            return "CELL_OCCUPIED"
        out = leaving(heading, turn)
        beyond = step(cell, out)
        guard = self.config["dead_end_guard"]
        if guard == "planet" and beyond in [PLANET[one] for one in self.planet]:
            return "BLOCKED_EXIT"
        if guard == "all" and (self._occupied(beyond) or beyond == cell):
            return "BLOCKED_EXIT"
        return ""

    def _lay(self, card: str, turn: str) -> None:
        cell, heading = self.front
        out = leaving(heading, turn)
        laid = {"card": card, "turn": turn, "cell": cell, "entry": OPPOSITE[heading], "exit": out}
        self.route = [*self.route, laid]
        self.front = step(cell, out), out

    def _fly(self, points: int) -> int:
        """6.3: move; what cannot be used is left over."""
        used = min(points, len(self.route) - 1 - self.zoid)
        self.zoid += used
        return points - used

    def _take(self, owed: int) -> None:
        """6.5, R1, R5."""
        for _ in range(owed):
            if (
                self.config["planet_penalty"] == "numbers"
                and self.planet
                and (self.planet[0] != "X4" or self.zoid >= 0)
            ):
                self.pending.append(self.planet.pop(0))
            elif self.zoid >= 1:
                self.pending.append(self.route[0]["card"])
                self.route = self.route[1:]
                self.zoid -= 1
            elif self.draw:
                self.pending.append(self.draw.pop(0))
            else:
                return

    # -- piles (6.6)

    def _matches_top(self, seat: int, card: str) -> bool:
        pile = self.piles[seat]
        if not pile:
            return False
        a, b = card, pile[-1]
        if "W" in (crystal(a), crystal(b)):
            return True
        if self.config["easy_match"] and value(a) == value(b):
            return True
        return crystal(a) == crystal(b) != "X"

    def _place(self, seat: int, card: str, discard: bool) -> None:
        if discard:
            self.box += [card, self.piles[seat].pop()]
        else:
            self.piles[seat].append(card)

    # -- Oola (10)

    def _oola(self) -> Flow:
        while True:
            card = self.draw.pop(0)
            if kind(card) != "p":
                break
            self._place(OOLA, card, self._matches_top(OOLA, card))
            if self.config["oola_planet"] == "end" or not self.draw:
                return
        turns = [turn for turn in allowed_turns(card) if not self._fault(card, turn)]
        if not turns:
            self.box.append(card)
            self._fly(1)
            self._take(1)
        else:
            turn = turns[0]
            if len(turns) > 1:
                if self.config["oola_placement"] == "human":
                    self.oola_card = card
                    turn = (yield {"type": "oola", "seat": HUMAN, "turns": turns})["turn"]
                else:
                    turn = self._best_turn(turns)
            self._lay(card, turn)
            self._take(min(1, self._fly(value(card))))
        for taken in self.pending:
            self._place(OOLA, taken, self._matches_top(OOLA, taken))
        self.pending = []

    def _best_turn(self, turns: list[str]) -> str:
        """R34."""
        cell, heading = self.front
        exits = {turn: step(cell, leaving(heading, turn)) for turn in turns}
        free = [turn for turn in turns if not self._occupied(exits[turn])]
        far = {turn: (2 * exits[turn][0] + 1) ** 2 + (2 * exits[turn][1] - 1) ** 2 for turn in free or turns}
        return max(far, key=lambda turn: (far[turn], turn == "L"))

    # -- refusals (7)

    def _judge(self, answer: Decision) -> None:
        asked = self.decision()
        told = answer.get("type")
        known = {
            "play": "play",
            "pass": "play",
            "settle": "settle",
            "planet": "planet",
            "done": "planet",
            "oola": "oola",
        }
        if told in known and known[told] != asked["type"]:
            raise RejectedError("WRONG_PHASE")
        fields = {"play": {"cards"}, "settle": {"card", "discard"}, "planet": {"card", "discard"}, "oola": {"turn"}}
        if told not in known or not set(answer) - {"type"} <= fields.get(told, set()):
            raise RejectedError("BAD_FORMAT")
        if told == "play":
            self._judge_play(answer)
        elif told == "settle":
            if answer["card"] not in self.pending:
                raise RejectedError("NOT_PENDING")
            self._judge_discard(answer)
        elif told == "planet":
            if answer["card"] not in self.hands[self.active]:
                raise RejectedError("CARD_NOT_IN_HAND")
            if kind(answer["card"]) != "p":
                raise RejectedError("NOT_PLANET")
            self._judge_discard(answer)
        elif told == "oola" and answer["turn"] not in asked["turns"]:
            raise RejectedError("BAD_TURN")

    def _judge_discard(self, answer: Decision) -> None:
        if answer.get("discard") and not self._matches_top(self.active, answer["card"]):
            raise RejectedError("NO_MATCH")

    def _judge_play(self, answer: Decision) -> None:
        cards = [one["card"] for one in answer["cards"]]
        if not cards:
            raise RejectedError("EMPTY_PLAY")
        if len(set(cards)) < len(cards):
            raise RejectedError("DUPLICATE_CARD")
        if not set(cards) <= set(self.hands[self.active]):
            raise RejectedError("CARD_NOT_IN_HAND")
        if any(kind(card) == "p" for card in cards):
            raise RejectedError("NOT_ASTEROID")
        if not is_set(cards):
            raise RejectedError("NOT_A_SET")
        if any(one["turn"] not in tuple(allowed_turns(one["card"])) for one in answer["cards"]):
            raise RejectedError("BAD_TURN")
        route, front = self.route, self.front
        try:
            for one in answer["cards"]:
                if fault := self._fault(one["card"], one["turn"]):
                    raise RejectedError(fault)
                self._lay(one["card"], one["turn"])
        finally:
            self.route, self.front = route, front


if __name__ == "__main__":
    from plain_getaway_run import main

    main()
