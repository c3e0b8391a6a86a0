"""Oracle: peek into the deck, bury cards in it, draw from anywhere. Knowledge of positions, chains, a sudden end."""

from __future__ import annotations

from pathlib import Path

from toys.base import Toy, ToyGame
from xenodeck.core import (
    CARD,
    EVERYONE,
    NUMBER,
    PLACE,
    TO_ALL,
    TO_NOBODY,
    TO_OWNER,
    Frame,
    Layout,
    Rule,
    by_seat,
    common,
    per_seat,
)

STONE, PEEK, BURY, MIX, ECHO, DOOM = range(6)
DECK, HAND, DISCARD = 0, by_seat(1, 4), 5


class Turn(Rule[Toy]):
    """1.1 Play a card: it is discarded and speaks; then draw from anywhere and pass on. No card left: over."""

    RULE = "1.1"

    def question(self, s: Toy, f: Frame, before: list[int]) -> tuple[str, str]:
        return "turn", CARD

    def options(self, s: Toy, f: Frame) -> list[int] | None:
        return list(s.zones[HAND[f.seat]]) or None

    def resolve(self, s: Toy, f: Frame, pick: int) -> None:
        if not s.zones[HAND[f.seat]]:
            s.finish()
            return
        s.move(pick, HAND[f.seat], DISCARD)
        s.tell("play", f.seat, card=pick, src=HAND[f.seat], dst=DISCARD)
        s.then(Frame(SPEAK, f.seat, s.face[pick]), Frame(DRAW, f.seat), Frame(TURN, s.seat_after(f.seat)))


class Speak(Rule[Toy]):
    """2.1 What a card says. ECHO turns the top card of the deck, which speaks at once. DOOM ends the game."""

    RULE = "2.1"
    ASKS = False

    def resolve(self, s: Toy, f: Frame, pick: int) -> None:
        deck = s.zones[DECK]
        if f.arg == PEEK and deck:
            s.show(deck[-1], DECK, 1 << f.seat)
            seen = 1 << f.seat
            s.tell("peek", f.seat, card=deck[-1], src=DECK, seen=seen)
        elif f.arg == BURY and s.zones[HAND[f.seat]]:
            s.then(Frame(HIDE, f.seat))
        elif f.arg == MIX:
            s.shuffle(DECK)
            s.tell("mix", f.seat)
        elif f.arg == ECHO and deck:
            card = s.draw(DECK, DISCARD)
            s.tell("echo", f.seat, card=card, src=DECK, dst=DISCARD)
            s.then(Frame(SPEAK, f.seat, s.face[card]))
        elif f.arg == DOOM:
            s.points[f.seat] += 5
            s.tell("doom", f.seat)
            s.finish()
        else:
            s.points[f.seat] += 1


class Hide(Rule[Toy]):
    """2.2 BURY: put a card of yours into the deck at a depth nobody else learns."""

    RULE = "2.2"

    def question(self, s: Toy, f: Frame, before: list[int]) -> tuple[str, str]:
        return ("depth", NUMBER) if before else ("bury", CARD)

    def options(self, s: Toy, f: Frame) -> list[int] | None:
        return list(s.zones[HAND[f.seat]])

    def follow(self, s: Toy, f: Frame, seat: int, before: list[int], pick: int) -> list[int] | None:
        return None if before else list(range(len(s.zones[DECK]) + 1))

    def resolve(self, s: Toy, f: Frame, pick: int) -> None:
        me = 1 << f.seat
        s.insert(s.before[0], HAND[f.seat], DECK, pick, secret_from=EVERYONE & ~me)
        s.tell("bury", f.seat, card=s.before[0], src=HAND[f.seat], dst=DECK, seen=me)
        s.tell("depth", f.seat, number=pick, audience=me)  # others do not even know that this was noted


class Draw(Rule[Toy]):
    """1.2 Draw any card of the deck by its place; everybody sees which place."""

    RULE = "1.2"

    def question(self, s: Toy, f: Frame, before: list[int]) -> tuple[str, str]:
        return "draw", PLACE

    def options(self, s: Toy, f: Frame) -> list[int] | None:
        return s.zones[DECK][::-1]

    def resolve(self, s: Toy, f: Frame, pick: int) -> None:
        s.move(pick, DECK, HAND[f.seat])
        s.tell("draw", f.seat, card=pick, src=DECK, dst=HAND[f.seat], seen=1 << f.seat)


TURN, SPEAK, HIDE, DRAW = Turn(), Speak(), Hide(), Draw()


class Oracle(ToyGame):
    id = "oracle"
    folder = Path(__file__).parent
    rules = [TURN, SPEAK, HIDE, DRAW]
    deck = [STONE] * 6 + [PEEK] * 6 + [BURY] * 4 + [MIX] * 3 + [ECHO] * 4 + [DOOM] * 2
    zones = 6
    bound = 3000

    def layout(self, seats: int) -> Layout:
        places = [
            common("deck", DECK, TO_NOBODY),
            per_seat("hand", HAND, TO_OWNER, ordered=False),
            common("discard", DISCARD, TO_ALL),
        ]
        return Layout(places, ["stone", "peek", "bury", "mix", "echo", "doom"], [0] * 6, seats)

    def deal(self, s: Toy) -> None:
        for seat in range(s.seats):
            for _ in range(3):
                s.draw(DECK, HAND[seat])
        s.then(Frame(TURN, 0))


GAME = Oracle()
