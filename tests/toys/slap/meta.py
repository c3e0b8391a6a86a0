"""Slap: the top card is turned, the first to claim it gets it; after three ticks it is gone. A race in time."""

from __future__ import annotations

from pathlib import Path

from toys.base import Toy, ToyGame
from xenodeck.core import CHOICE, PASS, RACE, TO_ALL, TO_NOBODY, Frame, Layout, Mode, Rule, by_seat, common, per_seat

DECK, SHOWN, GONE, PILE = 0, 1, 2, by_seat(3, 4)
CLAIM = 1
PATIENCE = 3


class Flip(Rule[Toy]):
    """1.1 Turn the top card of the deck; the game ends when there is none."""

    RULE = "1.1"
    ASKS = False

    def resolve(self, s: Toy, f: Frame, pick: int) -> None:
        if not s.zones[DECK]:
            s.finish()
            return
        card = s.draw(DECK, SHOWN)
        s.tell("flip", card=card, src=DECK, dst=SHOWN)
        s.then(Frame(CATCH, -1))


class Catch(Rule[Toy]):
    """1.2 Whoever claims first takes the card and its points; silence means to let it go."""

    RULE = "1.2"
    MODE = RACE

    def question(self, s: Toy, f: Frame, before: list[int]) -> tuple[str, str]:
        return "claim", CHOICE

    def seats_asked(self, s: Toy, f: Frame) -> list[int]:
        return list(range(s.seats))

    def choices(self, s: Toy, f: Frame, seat: int) -> list[int]:
        return [PASS, CLAIM]

    def won(self, s: Toy, f: Frame, seat: int, pick: int) -> None:
        card = s.draw(SHOWN, PILE[seat])
        s.points[seat] += s.face[card] - 1
        s.tell("claim", seat, card=card, src=SHOWN, dst=PILE[seat])
        s.then(Frame(FLIP, -1))

    def reveal(self, s: Toy, f: Frame, answers: list[int]) -> None:
        card = s.draw(SHOWN, GONE)
        s.tell("gone", card=card, src=SHOWN, dst=GONE)
        s.then(Frame(FLIP, -1))

    def deadline(self, s: Toy, f: Frame) -> int:
        return PATIENCE


FLIP, CATCH = Flip(), Catch()


class Slap(ToyGame):
    id = "slap"
    folder = Path(__file__).parent
    rules = [FLIP, CATCH]
    deck = [value for value in range(4) for _ in range(5)]
    zones = 7
    modes = (Mode("standard", (2, 4), tick_ms=50),)

    def layout(self, seats: int) -> Layout:
        places = [
            common("deck", DECK, TO_NOBODY),
            common("shown", SHOWN, TO_ALL),
            common("gone", GONE, TO_ALL),
            per_seat("pile", PILE, TO_ALL),
        ]
        return Layout(places, ["bomb", "dust", "gem", "star"], [0] * 4, seats)

    def deal(self, s: Toy) -> None:
        s.then(Frame(FLIP, -1))


GAME = Slap()
