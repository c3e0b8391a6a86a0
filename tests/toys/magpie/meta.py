"""Magpie: play cards into your nest, steal from rivals, hold a Scarecrow back. Nested questions and hidden gifts."""

from __future__ import annotations

from pathlib import Path

from toys.base import Toy, ToyGame
from xenodeck.core import (
    CARD,
    EVERYONE,
    PASS,
    SEAT,
    TO_ALL,
    TO_NOBODY,
    TO_OWNER,
    Frame,
    Layout,
    Posting,
    Rule,
    by_seat,
    common,
    per_seat,
)

TRINKET, MAGPIE, SCARECROW = range(3)
DECK, HAND, NEST = 0, by_seat(1, 4), by_seat(5, 4)


class Turn(Rule[Toy]):
    """2.1 Play a card into your nest, follow its text, then the next seat plays. No card: the game is over."""

    RULE = "2.1"

    def question(self, s: Toy, f: Frame, before: list[int]) -> tuple[str, str]:
        return "turn", CARD

    def options(self, s: Toy, f: Frame) -> list[int] | None:
        return list(s.zones[HAND[f.seat]]) or None

    def resolve(self, s: Toy, f: Frame, pick: int) -> None:
        if not s.zones[HAND[f.seat]]:
            s.finish()
            return
        s.move(pick, HAND[f.seat], NEST[f.seat])
        s.points[f.seat] += 1
        s.tell("play", f.seat, card=pick, src=HAND[f.seat], dst=NEST[f.seat])
        next_turn = Frame(TURN, s.seat_after(f.seat))
        if s.face[pick] == MAGPIE:
            s.then(Frame(STEAL, f.seat), next_turn)
        else:
            s.then(next_turn)


class Steal(Rule[Toy]):
    """3.1 MAGPIE: choose a rival who holds a card."""

    RULE = "3.1"

    def question(self, s: Toy, f: Frame, before: list[int]) -> tuple[str, str]:
        return "steal", SEAT

    def options(self, s: Toy, f: Frame) -> list[int] | None:
        return [r for r in s.around(f.seat) if s.zones[HAND[r]]]

    def resolve(self, s: Toy, f: Frame, pick: int) -> None:
        s.tell("steal", f.seat, pick)
        s.then(Frame(SHOO, pick, f.seat))


class Shoo(Rule[Toy]):
    """3.2 The rival may reveal a Scarecrow to stop it. Always asked: silence must tell nothing."""

    RULE = "3.2"
    DISCREET = True

    def question(self, s: Toy, f: Frame, before: list[int]) -> tuple[str, str]:
        return "shoo", CARD

    def options(self, s: Toy, f: Frame) -> list[int] | None:
        return [PASS] + [c for c in s.zones[HAND[f.seat]] if s.face[c] == SCARECROW]

    def resolve(self, s: Toy, f: Frame, pick: int) -> None:
        if pick == PASS:
            s.then(Frame(GIVE, f.seat, f.arg))
        else:
            s.show(pick, HAND[f.seat], EVERYONE)
            s.tell("shoo", f.seat, f.arg, card=pick)


class Give(Rule[Toy]):
    """3.3 Otherwise the rival hands over a card of their choice; only those two know which."""

    RULE = "3.3"

    def question(self, s: Toy, f: Frame, before: list[int]) -> tuple[str, str]:
        return "give", CARD

    def options(self, s: Toy, f: Frame) -> list[int] | None:
        return list(s.zones[HAND[f.seat]])

    def resolve(self, s: Toy, f: Frame, pick: int) -> None:
        s.move(pick, HAND[f.seat], HAND[f.arg])
        both = 1 << f.seat | 1 << f.arg
        s.tell("give", f.seat, f.arg, card=pick, src=HAND[f.seat], dst=HAND[f.arg], seen=both)


TURN, STEAL, SHOO, GIVE = Turn(), Steal(), Shoo(), Give()


class Magpie(ToyGame):
    id = "magpie"
    folder = Path(__file__).parent
    rules = [TURN, STEAL, SHOO, GIVE]
    postings = {"play": (Posting("nest"),)}
    deck = [TRINKET] * 12 + [MAGPIE] * 7 + [SCARECROW] * 5
    zones = 9

    def layout(self, seats: int) -> Layout:
        places = [
            common("deck", DECK, TO_NOBODY),
            per_seat("hand", HAND, TO_OWNER, ordered=False),
            per_seat("nest", NEST, TO_ALL),
        ]
        return Layout(places, ["trinket", "magpie", "scarecrow"], [0, 0, 0], seats)

    def deal(self, s: Toy) -> None:
        for seat in range(s.seats):
            for _ in range(5):
                s.draw(DECK, HAND[seat])
        s.then(Frame(TURN, 0))


GAME = Magpie()
