"""What the invasion brings the Survivor: which Characters face which aliens, and what each card to come would do."""

from __future__ import annotations

from math import pow
from typing import Final

from mypy_extensions import i64

from xenodeck.games.frenzy.policy.estimate import DEATH, DRAW, HARM, PRINTED_INVADERS, RANK, Estimate, body
from xenodeck.games.frenzy.state import (
    ALIEN,
    ALIENS_ON,
    ALLIANCE,
    BLUE,
    COLOUR_OF,
    DEFLECT,
    GOLD,
    GREEN,
    GREY,
    INVADERS,
    MIMIC_AT_ONCE,
    MIMICS,
    RED,
    RELAX1,
    REVIVE,
    SCAVENGE,
    STEALTH,
    UNSEEN,
)

KINDS: Final = len(INVADERS)
NEVER: Final = -1e9  # cannot be reached
NOT_YET: Final = 1e9
NONE_YET: Final[list[float]] = []
NO_PAIRS: Final[list[int]] = []


class Outlook:
    """The own Characters against what may come. A Character is identified by its place in ``estimate.characters``."""

    def __init__(self, estimate: Estimate) -> None:
        self.estimate = estimate
        self.all: list[int] = []
        self.hues: list[int] = []
        self.promises: list[float] = []
        self.abilities: list[float] = []
        for place, face in enumerate(estimate.characters):
            self.all.append(place)
            self.hues.append(COLOUR_OF[face - GREY])
            self.promises.append(estimate.promised(face))
            self.abilities.append(estimate.ability(face))
        self.copies: i64 = 1 + len(estimate.s.zones[MIMICS])
        self.plain = NONE_YET  # what revealing each kind brings
        self.boosted = NONE_YET
        self.pairs = NO_PAIRS  # of the last assignment that was kept: place, colour, place, colour …

    # -- who faces whom --------------------------------------------------------------------------------------------

    def matches(self, place: i64, colour: i64, boosted: bool) -> bool:
        if colour == UNSEEN:
            return False
        own: i64 = self.hues[place]
        return boosted or own in (colour, GOLD)

    def bonus(self, place: i64, colour: i64, boosted: bool) -> float:
        return self.abilities[place] if self.matches(place, colour, boosted) else 0.0

    def assign(self, left: list[int], aliens: list[int], boosted: bool, keep: bool) -> float:
        """Assign some of ``left`` to the aliens: the greatest sum of the matches' abilities less the cards lost.

        With ``keep`` the pairs are kept. Of equally good ways the one that comes first in the order of the hand wins;
        of Characters equally good against one alien, the last in the alphabet.
        """
        many: i64 = len(aliens)
        if many == 1:
            return self.assign_one(left, aliens[0], boosted, keep)
        if many == 2:
            return self.assign_two(left, aliens[0], aliens[1], boosted, keep)
        return self.assign_many(left, aliens, boosted, keep)

    def assign_one(self, left: list[int], colour: i64, boosted: bool, keep: bool) -> float:
        best: float = NEVER
        chosen: i64 = -1
        for place in left:
            worth: float = self.bonus(place, colour, boosted) - self.promises[place]
            if worth > best or (worth == best and self.later(place, chosen)):
                best = worth
                chosen = place
        if keep:
            self.pairs = [chosen, colour]
        return best

    def later(self, place: i64, other: i64) -> bool:
        """Whether this Character comes later in the alphabet."""
        faces = self.estimate.characters
        return RANK[faces[place]] > RANK[faces[other]]

    def assign_two(self, left: list[int], first: i64, second: i64, boosted: bool, keep: bool) -> float:
        one: float = NEVER  # if only the first alien is faced, by ``a``
        a: i64 = -1
        two: float = NEVER  # if only the second is faced, by ``b``
        b: i64 = -1
        both: float = NEVER
        pairs = NO_PAIRS
        for place in left:
            cost: float = self.promises[place]
            against_first: float = self.bonus(place, first, boosted)
            against_second: float = self.bonus(place, second, boosted)
            worth: float = one - cost + against_second
            if worth > both and a >= 0:
                both = worth
                if keep:
                    pairs = [a, first, place, second]
            if first != second:  # aliens of one colour are interchangeable
                worth = two - cost + against_first
                if worth > both and b >= 0:
                    both = worth
                    if keep:
                        pairs = [b, second, place, first]
                worth = 0.0 - cost + against_second
                if worth > two:
                    two = worth
                    b = place
            worth = 0.0 - cost + against_first
            if worth > one:
                one = worth
                a = place
        if keep:
            self.pairs = pairs
        return both

    def assign_many(self, left: list[int], aliens: list[int], boosted: bool, keep: bool) -> float:
        """``assign`` for more than two aliens, by dynamic programming over the Characters.

        Aliens of one colour are interchangeable, so a state is how many of each colour are faced, as a number in mixed
        radix.
        """
        many: i64 = len(aliens)
        need: list[int] = [0, 0, 0, 0]
        earlier: list[int] = []  # for each alien the number of aliens of its colour before it
        for colour in aliens:
            earlier.append(need[colour])
            need[colour] = need[colour] + 1
        unit: list[int] = [0, 0, 0, 0]
        size: i64 = 1
        for colour in range(4):
            unit[colour] = size
            size *= need[colour] + 1
        best: list[float] = [NEVER] * size
        best[0] = 0.0
        reached: list[int] = [0]
        steps: list[int] = [-1] * (size * len(left)) if keep else []
        row: i64 = 0
        for place in left:
            was = best.copy()
            for at in range(len(reached)):
                done: i64 = reached[at]
                for i in range(many):
                    hue: i64 = aliens[i]
                    radix: i64 = need[hue] + 1
                    weight: i64 = unit[hue]
                    if done // weight % radix != earlier[i]:
                        continue
                    worth: float = was[done] - self.promises[place] + self.bonus(place, hue, boosted)
                    then: i64 = done + weight
                    if best[then] < worth:
                        if best[then] == NEVER:
                            reached.append(then)
                        best[then] = worth
                        if keep:
                            steps[row + then] = hue
            row += size
        if keep:
            self.walk_back(left, steps, unit, size)
        return best[size - 1]

    def walk_back(self, left: list[int], steps: list[int], unit: list[int], size: i64) -> None:
        pairs: list[int] = []
        done: i64 = size - 1
        for i in range(len(left) - 1, -1, -1):
            colour: i64 = steps[i * size + done]
            if colour >= 0:
                pairs.append(colour)
                pairs.append(left[i])
                done -= unit[colour]
        pairs.reverse()
        self.pairs = pairs

    # -- what a reveal brings --------------------------------------------------------------------------------------

    def reveal(self, face: i64, boosted: bool) -> float:
        """The worth of revealing this Invasion card now."""
        known = self.boosted if boosted else self.plain
        if not known:
            known = [NOT_YET] * KINDS
            if boosted:
                self.boosted = known
            else:
                self.plain = known
        worth: float = known[face - ALIEN]
        if worth == NOT_YET:
            if face < RELAX1 and self.copies == 1:
                self.against_each(known, boosted)
                return known[face - ALIEN]
            worth = self.revealed(face, boosted)
            known[face - ALIEN] = worth
        return worth

    def against_each(self, known: list[float], boosted: bool) -> None:
        """Compute ``attacked`` for the seven cards with aliens together: the best result so far against each one, two,
        three."""
        r: float = NEVER
        g: float = NEVER
        b: float = NEVER
        rg: float = NEVER
        gb: float = NEVER
        rb: float = NEVER
        rgb: float = NEVER
        for place in self.all:
            cost: float = self.promises[place]
            red: float = self.bonus(place, RED, boosted)
            green: float = self.bonus(place, GREEN, boosted)
            blue: float = self.bonus(place, BLUE, boosted)
            rgb = most(rgb, most(rg - cost + blue, most(rb - cost + green, gb - cost + red)))
            rg = most(rg, most(r - cost + green, g - cost + red))
            gb = most(gb, most(g - cost + blue, b - cost + green))
            rb = most(rb, most(r - cost + blue, b - cost + red))
            r = most(r, 0.0 - cost + red)
            g = most(g, 0.0 - cost + green)
            b = most(b, 0.0 - cost + blue)
        lost: float = self.bodies(1)
        self.note(known, 0, r, lost, boosted)
        self.note(known, 1, g, lost, boosted)
        self.note(known, 2, b, lost, boosted)
        lost = self.bodies(2)
        self.note(known, 3, rg, lost, boosted)
        self.note(known, 4, gb, lost, boosted)
        self.note(known, 5, rb, lost, boosted)
        self.note(known, 6, rgb, self.bodies(3), boosted)

    def note(self, known: list[float], kind: i64, worth: float, lost: float, boosted: bool) -> None:
        aliens = ALIENS_ON[kind]
        known[kind] = worth - lost if self.estimate.many > len(aliens) else self.attacked(aliens, boosted)

    def revealed(self, face: i64, boosted: bool) -> float:
        estimate = self.estimate
        copies: float = float(self.copies)
        if face < RELAX1:
            return self.attacked(ALIENS_ON[face - ALIEN] * self.copies, boosted)
        if face < STEALTH:
            return copies * float(1 + face - RELAX1) * DRAW
        if face == STEALTH:
            loss: float = self.attacked([UNSEEN] * self.copies, boosted)
            rest: i64 = estimate.many - self.copies
            if rest < 1:
                return loss
            return loss - 0.4 - (DEATH * 0.3 if rest == 1 else DEATH * 0.1 if rest == 2 else 0.0)
        if face == ALLIANCE:
            falls: float = 0.0
            for rival in estimate.rivals():
                falls = most(falls, rival.dies_of(RED, 1))
            return copies * (HARM + DEATH * falls) * estimate.share
        if estimate.house & MIMIC_AT_ONCE or estimate.turns > 1:
            return -1.5
        return HARM * estimate.share

    def attacked(self, aliens: list[int], boosted: bool) -> float:
        """The worth of facing these aliens in the best way."""
        many: i64 = self.estimate.many
        k: i64 = len(aliens)
        if many < k or (many == k and UNSEEN in aliens):
            return -DEATH
        if many == k:
            return self.last_stand(aliens, boosted)
        return self.assign(self.all, aliens, boosted, False) - self.bodies(k)

    def bodies(self, k: i64) -> float:
        """The worth of so many Characters of the hand, whatever they are."""
        lost: float = 0.0
        nth: i64 = self.estimate.many - k + 1
        while nth <= self.estimate.many:
            lost += body(nth)
            nth += 1
        return lost

    def last_stand(self, aliens: list[int], boosted: bool) -> float:
        """An attack that needs all Characters: without a match the player is out, with a match cards are drawn."""
        worth: float = self.assign(self.all, aliens, boosted, True)
        draws: i64 = 0
        sure = False
        for i in range(0, len(self.pairs), 2):
            place: i64 = self.pairs[i]
            if self.matches(place, self.pairs[i + 1], boosted):
                face: i64 = self.estimate.characters[place]
                sure = sure or face >= REVIVE
                draws += 2 if SCAVENGE <= face < DEFLECT else 1
        if draws == 0:
            return -DEATH
        dead: float = 0.0 if sure else pow(1.0 - self.estimate.p_character(), float(draws + 2))
        return worth - self.bodies(len(aliens)) + 2.0 * DRAW - 1.0 - dead * DEATH

    def expected(self, unknown: bool, boosted: bool) -> Chances:
        """The worth of a random reveal. ``unknown``: the deck holds an unknown card; if not, it is rebuilt first."""
        left = self.estimate.invaders_left()
        total: i64 = 0
        for kind in range(KINDS):
            if left[kind] > 0:
                total += left[kind]
        if total == 0 or not unknown:
            left = PRINTED_INVADERS[self.estimate.wave]
            total = sum_of(left)
        outcomes = Chances()
        for kind in range(KINDS):
            if left[kind] > 0:
                outcomes.add(self.reveal(ALIEN + kind, boosted), float(left[kind]) / float(total))
        return outcomes


def most(a: float, b: float) -> float:
    return a if a > b else b


def sum_of(numbers: list[int]) -> i64:
    total: i64 = 0
    for number in numbers:
        total += number
    return total


class Chances:
    """The possible worths of something, and how likely each of them is."""

    def __init__(self) -> None:
        self.worths: list[float] = []
        self.odds: list[float] = []

    def add(self, worth: float, p: float) -> None:
        self.worths.append(worth)
        self.odds.append(p)

    def mean(self) -> float:
        total: float = 0.0
        for i in range(len(self.worths)):
            total += self.worths[i] * self.odds[i]
        return total

    def slot(self, worth: float) -> i64:
        """The index of this worth; a new one if it is not there yet."""
        for i in range(len(self.worths)):
            if self.worths[i] == worth:
                return i
        self.worths.append(worth)
        self.odds.append(0.0)
        return len(self.worths) - 1

    def best_with(self, other: Chances) -> Chances:
        """The better of two independent draws; equal worths are joined."""
        found = Chances()
        odds = found.odds
        slots: list[int] = [-1] * len(other.worths)  # index here of each worth of the other draw
        for i in range(len(self.worths)):
            x: float = self.worths[i]
            p: float = self.odds[i]
            mine: i64 = -1
            sum_: float = 0.0
            for j in range(len(slots)):
                y: float = other.worths[j]
                both: float = p * other.odds[j]
                if x >= y:
                    if mine < 0:
                        mine = found.slot(x)
                        sum_ = odds[mine]
                    sum_ += both
                    continue
                at: i64 = slots[j]
                if at < 0:
                    at = found.slot(y)
                    slots[j] = at
                odds[at] = odds[at] + both
            if mine >= 0:
                odds[mine] = sum_
        return found


def surely(worth: float) -> Chances:
    found = Chances()
    found.add(worth, 1.0)
    return found
