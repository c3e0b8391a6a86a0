"""The rules of Masque, in the order of the rules page."""

from __future__ import annotations

from toys.masque.state import (
    DECK,
    HAND,
    HEADINGS,
    LANTERN,
    LEFT,
    OPEN,
    OWN,
    RIGHT,
    VALUES,
    Court,
    Flight,
)
from xenodeck.core import CARD, CHOICE, EVERYONE, NOTHING, SEAT, Frame, Rule

HELD = 2  # cards in a hand at court
DRAWN, LAID = 3, 2  # cards each gets in a flight, and lays of them


class Muster(Rule[Court]):
    """1.1 Everybody gets a role and two cards; the rest is the deck."""

    RULE = "1.1"
    ASKS = False

    def resolve(self, s: Court, f: Frame, pick: int) -> None:
        deck = s.writable(DECK)
        roles = [deck.pop() for _ in s.setup.roles]
        s.shuffle_cards(roles)
        for seat in range(s.seats):
            s.writable(OWN[seat]).append(roles.pop())
        s.shuffle(DECK, "mix")
        for seat in range(s.seats):
            for _ in range(HELD):
                s.draw(DECK, HAND[seat])
        s.then(Frame(PLAY, 0))


class Play(Rule[Court]):
    """1.2 Play a sun or a moon into heaven, or a lantern to look at somebody's role; then draw a card."""

    RULE = "1.2"

    def question(self, s: Court, f: Frame, before: list[int]) -> tuple[str, str]:
        return ("whom", SEAT) if before else ("play", CARD)

    def options(self, s: Court, f: Frame) -> list[int] | None:
        return list(s.zones[HAND[f.seat]]) or None

    def follow(self, s: Court, f: Frame, seat: int, before: list[int], pick: int) -> list[int] | None:
        return s.around(f.seat) if not before and s.face[pick] == LANTERN else None

    def resolve(self, s: Court, f: Frame, pick: int) -> None:
        if pick == NOTHING:
            dawn(s, -1)
            return
        card = s.before[0] if s.before else pick
        s.move(card, HAND[f.seat], OPEN, "play", f.seat)
        if s.before:
            s.show(s.zones[OWN[pick]][0], OWN[pick], 1 << f.seat, "look", f.seat, pick)
        if s.zones[DECK]:
            s.draw(DECK, HAND[f.seat], "draw", f.seat)
        face = s.face[card]
        if face != LANTERN and sum(s.face[c] == face for c in s.zones[OPEN]) >= wanted(s, face):
            dawn(s, face)
        else:
            s.then(Frame(PLAY, s.seat_after(f.seat)))


def wanted(s: Court, face: int) -> int:
    targets: dict[str, int] = s.setup.settings["targets"]
    return targets[s.layout.codes[face]]


def dawn(s: Court, won: int) -> None:
    """1.4 All roles are shown, and it is over."""
    s.won = won
    s.tell("dawn", word=s.layout.codes[won] if won >= 0 else "dark")
    for seat in range(s.seats):
        s.show(s.zones[OWN[seat]][0], OWN[seat], EVERYONE, "unmask", seat)
    s.finish(truncated=won < 0)


class Launch(Rule[Flight]):
    """2.1 All cards are shuffled, everybody gets three; the seat after the one that began the last game begins."""

    RULE = "2.1"
    ASKS = False

    def resolve(self, s: Flight, f: Frame, pick: int) -> None:
        s.gather(DECK, [OPEN, *HAND[: s.seats], *OWN[: s.seats]])
        s.shuffle(DECK)
        for seat in range(s.seats):
            for _ in range(DRAWN):
                s.draw(DECK, HAND[seat])
        s.laid, s.cell, s.heading, s.active = 0, [0, 0], 1, len(s.rounds) % s.seats
        s.then(Frame(LAY, s.active))


class Lay(Rule[Flight]):
    """2.2 Lay a card, turn left or right, and roll four dice: each that shows at most its value is one of motion, and
    motion beyond one costs a penalty card each."""

    RULE = "2.2"

    def question(self, s: Flight, f: Frame, before: list[int]) -> tuple[str, str]:
        return ("turn", CHOICE) if before else ("lay", CARD)

    def options(self, s: Flight, f: Frame) -> list[int] | None:
        return list(s.zones[HAND[f.seat]])

    def follow(self, s: Flight, f: Frame, seat: int, before: list[int], pick: int) -> list[int] | None:
        return None if before else [LEFT, RIGHT]

    def resolve(self, s: Flight, f: Frame, pick: int) -> None:
        card, cell = s.before[0], s.cell
        s.move(card, HAND[f.seat], OPEN, "lay", f.seat)
        dice = [int(s.chance.below(6)) + 1 for _ in range(4)]
        excess = sum(each <= VALUES[s.face[card]] for each in dice) - 1
        way = "left" if pick == LEFT else "right"
        s.tell("roll", f.seat, number=excess, word=way, facts={"dice": dice, "cell": cell})
        s.heading = (s.heading + (-1 if pick == LEFT else 1)) % 4
        step = HEADINGS[s.heading]
        s.cell = [cell[0] + step[0], cell[1] + step[1]]
        for _ in range(min(max(excess, 0), len(s.zones[DECK]))):
            s.draw(DECK, OWN[f.seat], "penalty", f.seat)
        s.laid += 1
        s.active = int(s.seat_after(f.seat))
        s.then(Frame(LAY, s.active) if s.laid < LAID * s.seats else Frame(COUNT, -1))


class Count(Rule[Flight]):
    """2.3 The penalty cards are counted, and the next game follows at once; after the last one the fewest points win,
    then the fewest cards."""

    RULE = "2.3"
    ASKS = False

    def resolve(self, s: Flight, f: Frame, pick: int) -> None:
        points = s.weights()
        s.carried = [cards + len(s.zones[OWN[seat]]) for seat, cards in enumerate(s.carried)]
        s.tell("scored", number=len(s.rounds) + 1, facts={"points": points})
        if s.end_round(points):
            s.finish()
        else:
            s.then(Frame(LAUNCH, -1))


MUSTER, PLAY, LAUNCH, LAY, COUNT = Muster(), Play(), Launch(), Lay(), Count()
