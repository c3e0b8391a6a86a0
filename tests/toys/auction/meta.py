"""Auction: everybody bids a card in secret and says whether it counts double; all is revealed together."""

from __future__ import annotations

from pathlib import Path

from toys.base import Toy, ToyGame
from xenodeck.core import (
    CARD,
    CHOICE,
    TO_ALL,
    TO_OWNER,
    TOGETHER,
    Frame,
    Layout,
    Posting,
    Rule,
    by_seat,
    common,
    per_seat,
)

PRIZES, HAND, WON = 0, by_seat(1, 4), by_seat(5, 4)


class Bid(Rule[Toy]):
    """1.1 All seats choose a card, plain (0) or double (1); the highest bid takes three points, a double costs one."""

    RULE = "1.1"
    MODE = TOGETHER

    def question(self, s: Toy, f: Frame, before: list[int]) -> tuple[str, str]:
        return ("double", CHOICE) if before else ("bid", CARD)

    def seats_asked(self, s: Toy, f: Frame) -> list[int]:
        return list(range(s.seats))

    def choices(self, s: Toy, f: Frame, seat: int) -> list[int]:
        return list(s.zones[HAND[seat]])

    def follow(self, s: Toy, f: Frame, seat: int, before: list[int], pick: int) -> list[int] | None:
        return None if before else [0, 1]

    def reveal(self, s: Toy, f: Frame, answers: list[int]) -> None:
        bids = []
        for seat in range(s.seats):
            card = s.earlier(seat)[0]
            bids.append(s.face[card] * (1 + answers[seat]))
            s.points[seat] -= answers[seat]
            s.move(card, HAND[seat], WON[seat])
            s.tell("double" if answers[seat] else "bid", seat, card=card, src=HAND[seat], dst=WON[seat])
        best = bids.index(max(bids))
        s.points[best] += 3
        s.tell("win", best, number=3)
        if s.zones[HAND[0]]:
            s.then(Frame(BID, -1))
        else:
            s.finish()


BID = Bid()


class Auction(ToyGame):
    id = "auction"
    folder = Path(__file__).parent
    version = 2  # 1: a double cost nothing
    rules = [BID]
    postings = {"win": (Posting("rounds"),), "double": (Posting("doubles", -1),)}
    deck = [value for value in range(1, 7) for _ in range(4)]
    zones = 9

    def layout(self, seats: int) -> Layout:
        places = [
            common("prizes", PRIZES, TO_ALL),
            per_seat("hand", HAND, TO_OWNER, ordered=False),
            per_seat("won", WON, TO_ALL),
        ]
        return Layout(places, [f"v{n}" for n in range(7)], [0] * 7, seats)

    def deal(self, s: Toy) -> None:
        for seat in range(s.seats):
            for _ in range(4):
                card = s.zones[PRIZES].pop()
                s.zones[HAND[seat]].append(card)
        s.then(Frame(BID, -1))


GAME = Auction()
