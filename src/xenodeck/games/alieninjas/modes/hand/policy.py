"""7 Ways to play Four of a Mission: what a hand is worth, what the next card would add, which cards to discard."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from xenodeck.core import PASS, Policy, State
from xenodeck.games.alieninjas.modes.hand.rules import DRAW, LAY, laid_until, layable
from xenodeck.games.alieninjas.modes.hand.state import DECK, FOUR, HELD, MISSION, Hand
from xenodeck.games.alieninjas.state import NO_TYPE

WANT: Final = 0
SHED: Final = 1
FINISH: Final = 2
FULL: Final = 3
ALONG: Final = 4
KEEP: Final = 5
BOOST: Final = 6
STAY: Final = 7
ONLY: Final = 8
REASONS: Final = [
    "hand_want", "hand_shed", "hand_finish", "hand_full", "hand_along", "hand_keep", "hand_boost", "hand_stay",
    "only",
]  # fmt: skip
NEVER: Final = -1000.0


class Choice:
    """What was chosen, why, and the number of points or cards that goes with the reason."""

    def __init__(self, pick: i64, why: i64, number: i64 = 0) -> None:
        self.pick: i64 = pick
        self.why: i64 = why
        self.number: i64 = number


class Worth:
    """What cards are worth together in a hand, with the present mission or with a multiplier moved."""

    def __init__(self, s: Hand, doubled: list[int]) -> None:
        terms = s.setup
        self.type_of: list[int] = terms.type_of
        self.character_of: list[int] = terms.character_of
        self.printed: list[int] = terms.printed
        self.wild_counts: bool = terms.wild_counts
        self.at = [-1] * terms.types  # type -> its card of the mission
        self.factor = [1] * FOUR
        cards = s.zones[MISSION]
        for number in range(FOUR):
            self.at[self.type_of[s.face[cards[FOUR - 1 - number]]]] = number
            if doubled[number]:
                self.factor[number] = terms.factor

    def points(self, face: i64) -> i64:
        """7.3 What a camouflage card scores if it is the one of its type; -1: it is not of the mission."""
        type_: i64 = self.type_of[face]
        if type_ == NO_TYPE or self.at[type_] < 0:
            return -1
        return self.printed[face] * self.factor[self.at[type_]]


class Tally:
    """The count of a hand: the best points of each mission card, wilds, and cards that only cost."""

    def __init__(self, worth: Worth, faces: list[int]) -> None:
        self.best = [-1] * FOUR
        self.wilds: i64 = 0
        self.held: i64 = len(faces)
        self.types: i64 = 0
        self.gained: i64 = 0
        for face in faces:
            if worth.type_of[face] == NO_TYPE:
                self.wilds += 1
                continue
            points: i64 = worth.points(face)
            if points < 0:
                continue
            at: i64 = worth.at[worth.type_of[face]]
            if self.best[at] < 0:
                self.types += 1
                self.gained += points
                self.best[at] = points
            elif points > self.best[at]:
                self.gained += points - self.best[at]
                self.best[at] = points

    def left(self) -> i64:
        """R4.13 Cards that neither score nor replace a type."""
        stand: i64 = self.wilds if self.wilds < FOUR - self.types else FOUR - self.types
        return self.held - self.types - stand

    def covered(self) -> i64:
        """Mission types that are held or replaced by a civilian."""
        return self.types + self.wilds if self.types + self.wilds < FOUR else FOUR


def complete(worth: Worth, faces: list[int]) -> bool:
    """R4.8 Whether these faces would be a complete hand."""
    if len(faces) != FOUR:
        return False
    types: list[int] = []
    characters: list[int] = []
    for face in faces:
        type_: i64 = worth.type_of[face]
        if type_ != NO_TYPE:
            if worth.at[type_] < 0 or type_ in types:
                return False
            types.append(type_)
        if type_ != NO_TYPE or worth.wild_counts:
            character: i64 = worth.character_of[face]
            if character in characters:
                return False
            characters.append(character)
    return True


class Collector(Policy):
    """Weighs drawing against discarding.

    ``burden``: the cost of a useless card, which may be discarded later; ``closer``: the worth of each mission type
    held beyond its points; ``ending``: the worth of ending the round; ``moves``: whether it moves multipliers.
    ``plain``: it draws up to four cards, then discards what it can.
    """

    def __init__(self, burden: float, closer: float, ending: float, moves: bool, plain: bool) -> None:
        self.burden: float = burden
        self.closer: float = closer
        self.ending: float = ending
        self.moves = moves
        self.plain = plain

    def choose(self, s: State, seat: i64, options: list[int], dice: i64) -> i64:
        if len(options) == 1:
            return options[0]
        return self.think(cast(Hand, s), seat, options).pick

    def reason(self, s: State, seat: i64, options: list[int], dice: i64) -> tuple[str, dict[str, object]]:
        if len(options) == 1:
            return REASONS[ONLY], {}
        best = self.think(cast(Hand, s), seat, options)
        return REASONS[best.why], {"number": int(best.number)}

    def think(self, s: Hand, seat: i64, options: list[int]) -> Choice:
        before = s.earlier(seat)
        worth = Worth(s, s.doubled)
        if not before:
            return self.turn(s, seat, options, worth)
        if len(before) == 1:
            return self.first(s, seat, options, worth)
        done: i64 = laid_until(before)
        if done < 0:
            return self.more(s, seat, options, before, worth)
        return self.multiplier(s, seat, options, before, done)

    # -- what is best ----------------------------------------------------------------------------------------------

    def value(self, s: Hand, worth: Worth, faces: list[int]) -> float:
        """The worth of a hand now and in the turns to come."""
        tally = Tally(worth, faces)
        value: float = float(tally.gained) - self.weight(s) * float(tally.left()) + self.closer * float(tally.covered())
        return value + self.ending if complete(worth, faces) else value

    def weight(self, s: Hand) -> float:
        """The cost of a useless card: near the end of the deck its whole point."""
        deck: i64 = len(s.zones[DECK])
        soon: float = 1.0 if deck <= s.seats else float(s.seats) / float(deck)
        return self.burden + (1.0 - self.burden) * soon

    def turn(self, s: Hand, seat: i64, options: list[int], worth: Worth) -> Choice:
        """7.2 Draw, discard or pass."""
        faces = s.faces_of(s.zones[HELD[seat]])
        now: float = self.value(s, worth, faces)
        if self.plain:
            if DRAW in options and (len(faces) < FOUR or LAY not in options):
                return Choice(DRAW, WANT)
            if LAY in options:
                return Choice(LAY, SHED, 1)
            return Choice(PASS, FULL)
        best: i64 = PASS if PASS in options else options[0]
        most: float = now if PASS in options else NEVER
        why: i64 = FULL
        number: i64 = 0
        if DRAW in options:
            drawn: float = now + self.draw_gain(s, seat, worth, faces)
            if drawn > most:
                most = drawn
                best = DRAW
                why = WANT
        if LAY in options:
            for card in layable(s, seat, [], LAY):
                going = self.going(s, seat, worth, card)
                laid: float = self.after(s, seat, worth, going)
                if laid > most:
                    most = laid
                    best = LAY
                    why = FINISH if complete(worth, faces_without(s, seat, going)) else SHED
                    number = len(going)
        return Choice(best, why, number)

    def draw_gain(self, s: Hand, seat: i64, worth: Worth, faces: list[int]) -> float:
        """What a drawn card adds on average over all cards that may be in the deck."""
        tally = Tally(worth, faces)
        weight: float = self.weight(s)
        room: bool = tally.covered() < FOUR
        total: float = 0.0
        many: i64 = 0
        for zone in range(len(s.zones)):
            owner: i64 = s.layout.seat_of[zone]
            if zone != DECK and (owner < 0 or owner == seat):
                continue
            for card in s.zones[zone]:
                face: i64 = s.face[card]
                many += 1
                if worth.type_of[face] == NO_TYPE:
                    total += self.closer if room else -weight
                    continue
                points: i64 = worth.points(face)
                if points < 0:
                    total -= weight
                    continue
                held: i64 = tally.best[worth.at[worth.type_of[face]]]
                if held >= 0:
                    total += float(points - held if points > held else 0) - weight
                else:
                    total += float(points) + (self.closer if room else -weight)
        return total / float(many) if many else NEVER

    def going(self, s: Hand, seat: i64, worth: Worth, first: i64) -> list[int]:
        """The cards to discard with ``first``: all that may and whose loss makes the hand better."""
        found = [first]
        before = [LAY]
        pick: i64 = first
        while True:
            other: i64 = self.next_to_go(s, seat, worth, found, layable(s, seat, before, pick))
            if other < 0:
                return found
            before.append(pick)
            pick = other
            found.append(other)

    def next_to_go(self, s: Hand, seat: i64, worth: Worth, gone: list[int], cards: list[int]) -> i64:
        """The card of ``cards`` whose discard helps most; -1: none does."""
        left = faces_without(s, seat, gone)
        most: float = self.value(s, worth, left)
        best: i64 = -1
        for card in cards:
            if card < 0:
                continue
            fewer = left.copy()
            fewer.remove(s.face[card])
            value: float = self.value(s, worth, fewer)
            if value > most:
                most = value
                best = card
        return best

    def after(self, s: Hand, seat: i64, worth: Worth, going: list[int]) -> float:
        """The worth of the hand without these cards, with the best move of a multiplier if one is allowed."""
        left = faces_without(s, seat, going)
        value: float = self.value(s, worth, left)
        if self.moves and len(going) > 1:
            value += best_move(s, left).gain
        return value

    # -- in small questions ----------------------------------------------------------------------------------------

    def first(self, s: Hand, seat: i64, options: list[int], worth: Worth) -> Choice:
        best: i64 = options[0]
        most: float = NEVER
        for card in options:
            value: float = self.after(s, seat, worth, self.going(s, seat, worth, card))
            if value > most:
                most = value
                best = card
        return Choice(best, SHED, 1)

    def more(self, s: Hand, seat: i64, options: list[int], before: list[int], worth: Worth) -> Choice:
        other: i64 = self.next_to_go(s, seat, worth, before[1:], options)
        return Choice(other, ALONG) if other >= 0 else Choice(PASS, KEEP)

    def multiplier(self, s: Hand, seat: i64, options: list[int], before: list[int], done: i64) -> Choice:
        """R4.6 Move a multiplier to a type that is held from one that is not."""
        best = best_move(s, faces_without(s, seat, before[1:done]))
        if len(before) == done + 1:
            if self.moves and best.gain > 0.0:
                return Choice(best.carrier, BOOST, round(best.gain))
            return Choice(PASS, STAY)
        return Choice(best.target if best.target in options else options[0], BOOST, round(best.gain))


class Move:
    """R4.6 The best move of a multiplier, and the points that it brings."""

    def __init__(self) -> None:
        self.carrier: i64 = PASS
        self.target: i64 = PASS
        self.gain: float = 0.0


def best_move(s: Hand, faces: list[int]) -> Move:
    found = Move()
    cards = s.zones[MISSION]
    base: i64 = Tally(Worth(s, s.doubled), faces).gained
    for one in range(FOUR):
        for other in range(FOUR):
            if s.doubled[one] and not s.doubled[other]:
                doubled = s.doubled.copy()
                doubled[one] = 0
                doubled[other] = 1
                gain: float = float(Tally(Worth(s, doubled), faces).gained - base)
                if gain > found.gain:
                    found.gain = gain
                    found.carrier = cards[FOUR - 1 - one]
                    found.target = cards[FOUR - 1 - other]
    return found


def faces_without(s: Hand, seat: i64, gone: list[int]) -> list[int]:
    """The faces of the hand without these cards."""
    found: list[int] = []
    for card in s.zones[HELD[seat]]:
        if card not in gone:
            found.append(s.face[card])
    return found


HAND_POLICIES: Final[dict[str, Policy]] = {
    "novice": Collector(1.0, 0.0, 0.0, False, True),
    "agent": Collector(0.6, 0.5, 1.0, False, False),
    "shadow": Collector(0.6, 0.5, 2.0, True, False),
}
