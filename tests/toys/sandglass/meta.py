"""Sandglass: a turn, a race and a secret choice, each with a deadline, until the sand has run out and ends the game."""

from __future__ import annotations

from pathlib import Path

from toys.base import Toy, ToyGame
from xenodeck.core import (
    CARD,
    CHOICE,
    NUMBER,
    PASS,
    RACE,
    SEAT,
    TO_ALL,
    TO_NOBODY,
    TO_OWNER,
    TOGETHER,
    Frame,
    Layout,
    Mode,
    Rule,
    by_seat,
    common,
    per_seat,
)

THORN, FRUIT = range(2)
WORTH = [-1, 1]
DECK, SHOWN, GONE, HAND, FIELD = 0, 1, 2, by_seat(3, 4), by_seat(7, 4)
EAT, SOW = range(2)
CATCH = 1
HARVEST = 3  # times what it is worth at once
GUST = 2  # times, too
SAND = 9  # ticks a seat
PATIENCE = 4


def run_out(s: Toy) -> bool:
    """The game ends with the sand, whatever is being asked."""
    if s.now < SAND * s.seats:
        return False
    s.tell("end")
    s.finish()
    return True


class Reap(Rule[Toy]):
    """1.1 At the beginning of a turn what its seat has sown is ripe."""

    RULE = "1.1"
    ASKS = False

    def resolve(self, s: Toy, f: Frame, pick: int) -> None:
        for card in list(s.zones[FIELD[f.seat]]):
            s.move(card, FIELD[f.seat], GONE)
            s.points[f.seat] += HARVEST * WORTH[s.face[card]]
            s.tell("reap", f.seat, card=card, src=FIELD[f.seat], dst=GONE)


class Turn(Rule[Toy]):
    """1.2 Eat a card of the hand at once, or sow it: it is worth three times as much, if the sand lasts so long."""

    RULE = "1.2"

    def question(self, s: Toy, f: Frame, before: list[int]) -> tuple[str, str]:
        return ("use", CHOICE) if before else ("turn", CARD)

    def options(self, s: Toy, f: Frame) -> list[int] | None:
        return list(s.zones[HAND[f.seat]])

    def follow(self, s: Toy, f: Frame, seat: int, before: list[int], pick: int) -> list[int] | None:
        return None if before else [EAT, SOW]

    def resolve(self, s: Toy, f: Frame, pick: int) -> None:
        card, zone = s.before[0], FIELD[f.seat] if pick == SOW else GONE
        s.move(card, HAND[f.seat], zone)
        if pick == EAT:
            s.points[f.seat] += WORTH[s.face[card]]
        s.tell("sow" if pick else "eat", f.seat, card=card, src=HAND[f.seat], dst=zone)
        if s.zones[DECK]:
            drawn = s.draw(DECK, HAND[f.seat])
            s.tell("draw", f.seat, card=drawn, src=DECK, dst=HAND[f.seat], seen=1 << f.seat)

    def deadline(self, s: Toy, f: Frame) -> int:
        return PATIENCE

    def tick(self, s: Toy, f: Frame) -> bool:
        return run_out(s)


class Blow(Rule[Toy]):
    """2.1 The wind turns up the top card of the deck; where there is none, the game is over."""

    RULE = "2.1"
    ASKS = False

    def resolve(self, s: Toy, f: Frame, pick: int) -> None:
        if not s.zones[DECK]:
            s.tell("end")
            s.finish()
            return
        card = s.draw(DECK, SHOWN)
        s.tell("blow", card=card, src=DECK, dst=SHOWN)


class Catch(Rule[Toy]):
    """2.2 Whoever is first to say who eats the card decides it, and stirs the deck; nobody: it is gone."""

    RULE = "2.2"
    MODE = RACE

    def question(self, s: Toy, f: Frame, before: list[int]) -> tuple[str, str]:
        return ("whose", SEAT) if before else ("catch", CHOICE)

    def seats_asked(self, s: Toy, f: Frame) -> list[int]:
        return list(range(s.seats))

    def choices(self, s: Toy, f: Frame, seat: int) -> list[int]:
        return [PASS, CATCH]

    def follow(self, s: Toy, f: Frame, seat: int, before: list[int], pick: int) -> list[int] | None:
        return None if before or pick == PASS else list(range(s.seats))

    def won(self, s: Toy, f: Frame, seat: int, pick: int) -> None:
        card = s.draw(SHOWN, GONE)
        s.points[pick] += GUST * WORTH[s.face[card]]
        s.tell("catch", seat, pick, card=card, src=SHOWN, dst=GONE)
        s.shuffle(DECK)  # chance that shows nobody anything

    def reveal(self, s: Toy, f: Frame, answers: list[int]) -> None:
        card = s.draw(SHOWN, GONE)
        s.tell("gone", card=card, src=SHOWN, dst=GONE)

    def deadline(self, s: Toy, f: Frame) -> int:
        return PATIENCE

    def tick(self, s: Toy, f: Frame) -> bool:
        return run_out(s)


class Drink(Rule[Toy]):
    """3.1 All say in secret how much they drink. More than two each in all: who drank most loses what it drank."""

    RULE = "3.1"
    MODE = TOGETHER

    def question(self, s: Toy, f: Frame, before: list[int]) -> tuple[str, str]:
        return "drink", NUMBER

    def seats_asked(self, s: Toy, f: Frame) -> list[int]:
        return list(range(s.seats))

    def choices(self, s: Toy, f: Frame, seat: int) -> list[int]:
        return [0, 1, 2, 3]

    def reveal(self, s: Toy, f: Frame, answers: list[int]) -> None:
        dry = sum(answers) > 2 * s.seats
        for seat, drunk in enumerate(answers):
            if dry and drunk == max(answers):
                s.points[seat] -= drunk
                s.tell("choke", seat, number=drunk)
            else:
                s.points[seat] += drunk
                s.tell("drink", seat, number=drunk)
        s.then_each(a_round(s.seat_after(f.seat)))

    def deadline(self, s: Toy, f: Frame) -> int:
        return PATIENCE

    def tick(self, s: Toy, f: Frame) -> bool:
        return run_out(s)


REAP, TURN, BLOW, SNATCH, DRINK = Reap(), Turn(), Blow(), Catch(), Drink()


def a_round(seat: int) -> list[Frame]:
    """What happens from the turn of ``seat`` to the next one."""
    return [Frame(REAP, seat), Frame(TURN, seat), Frame(BLOW, -1), Frame(SNATCH, -1), Frame(DRINK, seat)]


class Sandglass(ToyGame):
    id = "sandglass"
    folder = Path(__file__).parent
    rules = [REAP, TURN, BLOW, SNATCH, DRINK]
    deck = [THORN] * 14 + [FRUIT] * 14
    zones = 11
    modes = (Mode("standard", (2, 4), tick_ms=50),)

    def layout(self, seats: int) -> Layout:
        places = [
            common("deck", DECK, TO_NOBODY),
            common("shown", SHOWN, TO_ALL),
            common("gone", GONE, TO_ALL),
            per_seat("hand", HAND, TO_OWNER, ordered=False),
            per_seat("field", FIELD, TO_ALL),
        ]
        return Layout(places, ["thorn", "fruit"], [0] * 2, seats)

    def deal(self, s: Toy) -> None:
        for seat in range(s.seats):
            for _ in range(2):
                s.draw(DECK, HAND[seat])
        s.then_each(a_round(0))


GAME = Sandglass()
