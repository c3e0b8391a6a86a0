"""What the Survivor makes of the table, from what its seat may know: what cards are worth, how strong others are.

The unit is about the worth of an ordinary Character to an average hand. The weights were found by letting versions of
the Survivor play each other.
"""

from __future__ import annotations

from math import pow
from typing import Final

from mypy_extensions import i64

from xenodeck.core import BITS, RuleBug
from xenodeck.games.frenzy.settings import BASE, SECOND_WAVE, UFO
from xenodeck.games.frenzy.state import (
    ACTIONS,
    ALIEN,
    CHARACTERS,
    CODES,
    COLOUR_OF,
    DEFLECT,
    DISCARD,
    EXPANSION,
    GOLD,
    GOLD_BOOST,
    GONE,
    GREY,
    HAND,
    INVADERS,
    MIMICS,
    NO_COLOUR,
    RAD_REVERSE,
    REARRANGE,
    REVERSE,
    REVIVE,
    SAFETY,
    SCAVENGE,
    SHUFFLE,
    STEAL,
    SUPER_SAFETY,
    SWAPSIES,
    VIEW,
    VIEW_TWO,
    Frenzy,
)

DEATH: Final = 7.0
BODIES: Final = [0.0, 0.0, 1.7, 1.3, 1.0, 0.85, 0.7, 0.6]  # the n-th Character in hand; the last one repeats
DRAW: Final = 0.9  # an unknown card of the Supply
USE: Final = 0.55  # the part of its ability that a Character will bring in future
USE_AGAIN: Final = 0.08  # how much less for each other Character of the same colour
USE_LEAST: Final = 0.2
USE_GOLD: Final = 0.75
HARM: Final = 0.8  # a single alien that attacks somebody else
UFO_DRAWN: Final = 2.0  # in Phase 1
CAUGHT: Final = 0.7  # how likely the next player draws the top card
SUSPECT: Final = 0.4  # how likely the top card is a UFO after somebody else hid one
DODGE: Final = 0.9
LOCK: Final = 0.15
SIGHT: Final = -1.5  # one more UFO in the Supply: less time to improve the hand, though the next player may draw it
MATCHING: Final = 0.35  # how often an unknown Character matches a given colour

REASONS: Final = [
    "only", "spare", "loot", "keep", "dodge", "peek", "mix", "boost", "match", "weaken", "dodge_ufo", "swap", "bury",
    "alike", "hide", "secret", "take", "blind",
]  # fmt: skip
ONLY: Final = 0
SPARE: Final = 1
LOOT: Final = 2
KEEP: Final = 3
STEP_ASIDE: Final = 4
PEEK: Final = 5
MIX: Final = 6
BOOST: Final = 7
MATCH: Final = 8
WEAKEN: Final = 9
DODGE_UFO: Final = 10
SWAP: Final = 11
BURY: Final = 12
ALIKE: Final = 13
HIDE: Final = 14
SECRET: Final = 15
TAKE: Final = 16
BLIND: Final = 17

# The printed counts, without and with the expansion.
PRINTED: Final = [BASE, SECOND_WAVE]
PRINTED_UFOS: Final[list[int]] = [counts[UFO] for counts in PRINTED]
PRINTED_INVADERS: Final[list[list[int]]] = [[counts[code] for code in INVADERS] for counts in PRINTED]
PRINTED_CHARACTERS: Final[list[int]] = [sum(counts[code] for code in CHARACTERS) for counts in PRINTED]
PRINTED_SUPPLY: Final[list[int]] = [sum(counts[code] for code in CHARACTERS + ACTIONS) for counts in PRINTED]
RANK: Final[list[int]] = [sorted(CODES).index(code) for code in CODES]  # face -> its place in the alphabet
NO_FACES: Final[list[int]] = []


class Rival:
    """Another player who is still in the game, as far as known."""

    def __init__(self, s: Frenzy, seat: i64, me: i64, p: float) -> None:
        hand = s.zones[HAND[seat]]
        self.seat: i64 = seat
        self.size: i64 = len(hand)
        self.known = NO_FACES  # the known faces: Characters, then Actions, each from Z to A
        self.sure: i64 = 0  # number of Characters among them
        self.colours: i64 = 0  # their colours (bits)
        self.p: float = p  # how likely an unknown card is a Character
        self.theft: float = -1.0
        if s.memory:
            for card in hand:
                if s.known_to(card, HAND[seat]) & me:
                    self.note(s.face[card])
        self.unknown: i64 = self.size - len(self.known)

    def note(self, face: i64) -> None:
        """Add a known card. Its place in the hand means nothing, so the known cards are sorted."""
        if face < VIEW:
            self.sure += 1
            self.colours = self.colours | BITS[COLOUR_OF[face - GREY]]
        if not self.known:
            self.known = [face]
            return
        at: i64 = 0
        for other in self.known:
            if (other < VIEW) == (face < VIEW):
                if RANK[other] < RANK[face]:
                    break
            elif face < VIEW:
                break
            at += 1
        self.known.insert(at, face)

    def characters(self) -> float:
        expected: float = float(self.sure) + float(self.unknown) * self.p
        return expected if expected > 1.0 else 1.0

    def at_most(self, number: i64) -> float:
        """How likely this hand holds at most ``number`` Characters, given that it holds one."""
        free: i64 = number - self.sure
        if free < 0:
            return 0.0
        p: float = self.p
        q: float = 1.0 - p
        n: i64 = self.unknown
        nobody: float = pow(q, float(n))
        chance: float = nobody
        total: float = 0.0
        k: i64 = 0
        while k <= free and k <= n:
            total += chance
            chance *= float(n - k) / float(k + 1) * p / q
            k += 1
        if self.sure == 0:
            if nobody >= 1.0:
                return 1.0
            total = (total - nobody) / (1.0 - nobody)
        return total if total < 1.0 else 1.0

    def matches(self, colour: i64) -> float:
        """How likely it holds a card that matches this colour."""
        if self.colours & (BITS[colour] | BITS[GOLD]):
            return 1.0
        return 1.0 - pow(1.0 - MATCHING * self.p, float(self.unknown))

    def dies_of_theft(self) -> float:
        if self.theft < 0.0:
            self.theft = self.at_most(1) / float(self.size if self.size > 1 else 1)
        return self.theft

    def dies_of(self, colour: i64, aliens: i64) -> float:
        """How likely an attack of so many aliens, the first of this colour, eliminates this player."""
        if aliens > 1:
            fewer: float = self.at_most(aliens - 1)
            return fewer + 0.3 * (self.at_most(aliens) - fewer)
        match: float = self.matches(colour) if self.sure else MATCHING
        return self.at_most(1) * (1.0 - match * (1.0 - pow(1.0 - self.p, 3.0)))


class Estimate:
    """What the Survivor's seat makes of the table, and its best option so far. Costly parts are computed on demand."""

    def __init__(self, s: Frenzy, seat: i64) -> None:
        self.s = s
        self.seat: i64 = seat
        self.me: i64 = BITS[seat]
        self.house: i64 = s.setup.house
        self.wave: i64 = 1 if self.house & EXPANSION else 0
        self.turns: i64 = s.turns_left if s.current == seat else 0
        self.characters: list[int] = []  # faces, in the order in which they were acquired
        self.colours: list[int] = [0, 0, 0, 0, 0, 0]  # the number of each colour
        for card in s.zones[HAND[seat]]:
            face: i64 = s.face[card]
            if GREY <= face < VIEW:
                self.characters.append(face)
                colour: i64 = COLOUR_OF[face - GREY]
                self.colours[colour] = self.colours[colour] + 1
        self.many: i64 = len(self.characters)
        self.others: list[int] = []  # the other players still in the game, in the order of play
        other: i64 = seat
        for _ in range(s.seats - 1):
            other = (other + s.dir + s.seats) % s.seats
            if s.out[other] == 0:
                self.others.append(other)
        self.share: float = 1.0 / float(len(self.others) if self.others else 1)  # our part of what a rival loses
        self.met: list[Rival] | None = None
        self.p: float = -1.0
        self.left = NO_FACES
        self.deadliest: float = -1.0
        self.index: i64 = -1
        self.worth: float = 0.0
        self.why: i64 = ONLY
        self.fact: i64 = -1

    def idea(self, index: i64, worth: float, why: i64, fact: i64) -> None:
        """Consider an option with its worth and its reason. Of equally good options the first one stays."""
        if self.index < 0 or worth > self.worth:
            self.index = index
            self.worth = worth
            self.why = why
            self.fact = fact

    # -- the others ------------------------------------------------------------------------------------------------

    def rivals(self) -> list[Rival]:
        met = self.met
        if met is None:
            p: float = self.p_character()
            met = [Rival(self.s, other, self.me, p) for other in self.others]
            self.met = met
        return met

    def rival(self, seat: i64) -> Rival:
        for rival in self.rivals():
            if rival.seat == seat:
                return rival
        raise RuleBug("nobody is left in that seat")

    def theft(self) -> float:
        """How likely a random card taken from the weakest hand is its last Character."""
        if self.deadliest < 0.0:
            most: float = 0.0
            for rival in self.rivals():
                chance: float = rival.dies_of_theft()
                if chance > most:
                    most = chance
            self.deadliest = most
        return self.deadliest

    def p_character(self) -> float:
        """How likely an unknown card of the Supply is a Character."""
        if self.p < 0.0:
            self.count()
        return self.p

    def invaders_left(self) -> list[int]:
        """How many of each Invasion card were not seen yet, of the printed number; below zero if there are more than
        printed."""
        if self.p < 0.0:
            self.count()
        return self.left

    def count(self) -> None:
        """Count all cards that are known: the open piles, the own hand, and remembered cards."""
        s = self.s
        face = s.face
        left: list[int] = PRINTED_INVADERS[self.wave].copy()
        characters: i64 = self.many
        supplies: i64 = len(s.zones[HAND[self.seat]])
        known: list[int] = s.zones[DISCARD] + s.zones[GONE] + s.zones[MIMICS]
        if s.memory:
            me: i64 = self.me
            for card, seats in s.memory.items():
                knowers: i64 = seats
                if knowers & me:
                    known.append(card)
        for card in known:
            seen: i64 = face[card]
            if seen >= ALIEN:
                left[seen - ALIEN] = left[seen - ALIEN] - 1
            elif seen >= GREY:
                supplies += 1
                if seen < VIEW:
                    characters += 1
        self.left = left
        hidden: i64 = PRINTED_SUPPLY[self.wave] - supplies
        p: float = float(PRINTED_CHARACTERS[self.wave] - characters) / float(hidden) if hidden > 5 else 0.5
        self.p = 0.1 if p < 0.1 else 0.9 if p > 0.9 else p

    # -- what cards are worth --------------------------------------------------------------------------------------

    def ability(self, face: i64) -> float:
        """What this Character brings when it matches."""
        if face < SCAVENGE:
            return DRAW
        if face < DEFLECT:
            return 2.0 * DRAW
        if face < STEAL:
            return DRAW + HARM * self.share
        if face < REVIVE:
            return DRAW + (DRAW + DEATH * self.theft()) * self.share
        return body(self.many) + 0.4

    def promise(self, face: i64, others: i64) -> float:
        """What its ability is worth before it is used; ``others``: how many others of its colour are in the hand."""
        colour: i64 = COLOUR_OF[face - GREY]
        if colour == NO_COLOUR:
            return 0.0
        if colour == GOLD:
            return self.ability(face) * USE_GOLD
        use: float = USE - USE_AGAIN * float(others)
        return self.ability(face) * (use if use > USE_LEAST else USE_LEAST)

    def promised(self, face: i64) -> float:
        """The same for a Character of the own hand."""
        held: i64 = self.colours[COLOUR_OF[face - GREY]]
        return self.promise(face, held - 1)

    def keeps(self, face: i64) -> float:
        """What losing this card of the own hand costs."""
        if face < VIEW:
            return body(self.many) + self.promised(face)
        return self.action(face)

    def gains(self, face: i64) -> float:
        """What this card adds to the own hand."""
        if face < VIEW:
            return body(self.many + 1) + self.promise(face, self.colours[COLOUR_OF[face - GREY]])
        return self.action(face)

    def action(self, face: i64) -> float:
        if is_dodge(face):
            return DODGE + (LOCK * self.share if is_lock(face) else 0.0)
        if face == VIEW:
            return 0.35
        if face == VIEW_TWO:
            return 0.5
        if face == REARRANGE:
            return 0.45
        if face == SWAPSIES:
            return 0.3
        if face == SHUFFLE:
            return 0.1
        if face == GOLD_BOOST:
            return 0.5
        return 0.0

    def loot(self, rival: Rival) -> float:
        """What a random card of this hand is worth, and in Phase 2 what its loss may do."""
        known: float = 0.0
        for face in rival.known:
            known += self.gains(face)
        size: float = float(rival.size if rival.size > 1 else 1)
        card: float = (known + float(rival.unknown) * DRAW) / size
        return card + (DEATH * rival.dies_of_theft() * self.share if self.s.phase == 2 else 0.0)


def body(nth: i64) -> float:
    """What the n-th Character in hand is worth, whatever it is."""
    last: i64 = len(BODIES) - 1
    return BODIES[nth if nth < last else last]


def is_dodge(face: i64) -> bool:
    return face in (SAFETY, REVERSE) or is_lock(face)


def is_lock(face: i64) -> bool:
    return face in (SUPER_SAFETY, RAD_REVERSE)


def is_ufo(face: i64) -> bool:
    return 0 <= face < GREY
