"""What the invasion brings the Survivor: which Characters face which aliens, and what each card to come would do."""

from __future__ import annotations

from math import pow
from typing import Final

from mypy_extensions import i64

from xenodeck.games.frenzy.policy_sense import DEATH, DRAW, HARM, PRINTED_INVADERS, RANK, Sense, body
from xenodeck.games.frenzy.state import (
    ALIEN,
    ALIENS_ON,
    ALLIANCE,
    COLOUR_OF,
    DEFLECT,
    GOLD,
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
NEVER: Final = -1e9  # no way to get there
NOT_YET: Final = 1e9


class Outlook:
    """The own Characters against what may come."""

    def __init__(self, sense: Sense) -> None:
        self.sense = sense
        self.all: list[int] = []  # the Characters by their places in ``sense.characters``
        self.promises: list[float] = []
        self.abilities: list[float] = []
        for place, face in enumerate(sense.characters):
            self.all.append(place)
            self.promises.append(sense.promised(face))
            self.abilities.append(sense.ability(face))
        self.copies: i64 = 1 + len(sense.s.zones[MIMICS])
        self.plain: list[float] = [NOT_YET] * KINDS  # what revealing each kind brings
        self.boosted: list[float] = []
        self.pairs: list[int] = []  # of the last ``pair_up``: place and colour, place and colour …

    # -- who faces whom --------------------------------------------------------------------------------------------

    def matches(self, place: i64, colour: i64, boosted: bool) -> bool:
        if colour == UNSEEN:
            return False
        own: i64 = COLOUR_OF[self.sense.characters[place] - GREY]
        return boosted or own in (colour, GOLD)

    def gain(self, worth: float, place: i64, colour: i64, boosted: bool) -> float:
        """``worth``, and what it brings or costs to let this Character face an alien of this colour besides."""
        less: float = worth - self.promises[place]
        return less + self.abilities[place] if self.matches(place, colour, boosted) else less

    def best_worth(self, left: list[int], aliens: list[int], boosted: bool) -> float:
        """The most of what matches bring less what goes with the cards, if these of the hand face these aliens."""
        if len(aliens) == 1:
            return self.best_of_one(left, aliens[0], boosted)
        if len(aliens) == 2:
            return self.best_of_two(left, aliens[0], aliens[1], boosted)
        return self.pair_up(left, aliens, boosted, False)

    def best_of_one(self, left: list[int], colour: i64, boosted: bool) -> float:
        best: float = NEVER
        for place in left:
            worth: float = self.gain(0.0, place, colour, boosted)
            if worth > best:
                best = worth
        return best

    def best_of_two(self, left: list[int], first: i64, second: i64, boosted: bool) -> float:
        one: float = NEVER  # the first alien is faced
        other: float = NEVER  # the second is
        both: float = NEVER
        for place in left:
            worth: float = self.gain(one, place, second, boosted)
            if worth > both:
                both = worth
            if first != second:  # aliens alike are as good as each other
                worth = self.gain(other, place, first, boosted)
                if worth > both:
                    both = worth
                worth = self.gain(0.0, place, second, boosted)
                if worth > other:
                    other = worth
            worth = self.gain(0.0, place, first, boosted)
            if worth > one:
                one = worth
        return both

    def pair_one(self, left: list[int], colour: i64, boosted: bool) -> None:
        """One alien: of Characters equally good the last in the alphabet."""
        best: float = NEVER
        rank: i64 = -1
        chosen: i64 = -1
        for place in left:
            worth: float = self.gain(0.0, place, colour, boosted)
            its: i64 = RANK[self.sense.characters[place]]
            if worth > best or (worth == best and its > rank):
                best = worth
                rank = its
                chosen = place
        self.pairs = [chosen, colour]

    def pair_up(self, left: list[int], aliens: list[int], boosted: bool, keep: bool) -> float:
        """Like ``best_worth``; with ``keep`` the pairs that bring it are noted, in the order of the hand.

        Aliens alike are as good as each other, so how far one has come is how many of each colour are faced: a number
        in mixed radix. Ways equally good: whichever was found first.
        """
        many: i64 = len(aliens)
        need: list[int] = [0, 0, 0, 0]
        earlier: list[int] = []  # how many of its colour stand before each alien
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
                    worth: float = self.gain(was[done], place, hue, boosted)
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
        """What revealing this Invasion card now does to the own fortune."""
        if boosted and not self.boosted:
            self.boosted = [NOT_YET] * KINDS
        known = self.boosted if boosted else self.plain
        worth: float = known[face - ALIEN]
        if worth == NOT_YET:
            worth = self.revealed(face, boosted)
            known[face - ALIEN] = worth
        return worth

    def revealed(self, face: i64, boosted: bool) -> float:
        sense = self.sense
        copies: float = float(self.copies)
        if face < RELAX1:
            return self.attacked(ALIENS_ON[face - ALIEN] * self.copies, boosted)
        if face < STEALTH:
            return copies * float(1 + face - RELAX1) * DRAW
        if face == STEALTH:
            loss: float = self.attacked([UNSEEN] * self.copies, boosted)
            rest: i64 = sense.many - self.copies
            if rest < 1:
                return loss
            return loss - 0.4 - (DEATH * 0.3 if rest == 1 else DEATH * 0.1 if rest == 2 else 0.0)
        if face == ALLIANCE:
            most: float = 0.0
            for rival in sense.rivals():
                falls: float = rival.dies_of(RED, 1)
                if falls > most:
                    most = falls
            return copies * (HARM + DEATH * most) * sense.share
        if sense.house & MIMIC_AT_ONCE or sense.turns > 1:
            return -1.5
        return HARM * sense.share

    def attacked(self, aliens: list[int], boosted: bool) -> float:
        """What facing these aliens as well as possible brings, all told."""
        many: i64 = self.sense.many
        k: i64 = len(aliens)
        if many < k or (many == k and UNSEEN in aliens):
            return -DEATH
        if many == k:
            return self.last_stand(aliens, boosted)
        return self.best_worth(self.all, aliens, boosted) - self.bodies(k)

    def bodies(self, k: i64) -> float:
        """What so many Characters of the hand are worth as such."""
        lost: float = 0.0
        nth: i64 = self.sense.many - k + 1
        while nth <= self.sense.many:
            lost += body(nth)
            nth += 1
        return lost

    def last_stand(self, aliens: list[int], boosted: bool) -> float:
        """All Characters are needed: without a match that is the end, with one there are cards to draw."""
        if len(aliens) == 1:
            self.pair_one(self.all, aliens[0], boosted)
            worth: float = self.best_of_one(self.all, aliens[0], boosted)
        else:
            worth = self.pair_up(self.all, aliens, boosted, True)
        draws: i64 = 0
        sure = False
        for i in range(0, len(self.pairs), 2):
            place: i64 = self.pairs[i]
            if self.matches(place, self.pairs[i + 1], boosted):
                face: i64 = self.sense.characters[place]
                sure = sure or face >= REVIVE
                draws += 2 if SCAVENGE <= face < DEFLECT else 1
        if draws == 0:
            return -DEATH
        dead: float = 0.0 if sure else pow(1.0 - self.sense.p_character(), float(draws + 2))
        return worth - self.bodies(len(aliens)) + 2.0 * DRAW - 1.0 - dead * DEATH

    def expected(self, unknown: bool, boosted: bool) -> Chances:
        """The worth of a random reveal. ``unknown``: the deck holds a card one does not know; else it is made anew."""
        left = self.sense.invaders_left()
        total: i64 = 0
        for kind in range(KINDS):
            if left[kind] > 0:
                total += left[kind]
        if total == 0 or not unknown:
            left = PRINTED_INVADERS[self.sense.wave]
            total = sum_of(left)
        outcomes = Chances()
        for kind in range(KINDS):
            if left[kind] > 0:
                outcomes.add(self.reveal(ALIEN + kind, boosted), float(left[kind]) / float(total))
        return outcomes


def sum_of(numbers: list[int]) -> i64:
    total: i64 = 0
    for number in numbers:
        total += number
    return total


class Chances:
    """What something may be worth, and how likely each of these is."""

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

    def join(self, worth: float, p: float) -> None:
        """Like ``add``, but what is worth the same becomes one."""
        for i in range(len(self.worths)):
            if self.worths[i] == worth:
                self.odds[i] = self.odds[i] + p
                return
        self.add(worth, p)

    def best_with(self, other: Chances) -> Chances:
        """The better of two draws."""
        found = Chances()
        for i in range(len(self.worths)):
            x: float = self.worths[i]
            p: float = self.odds[i]
            for j in range(len(other.worths)):
                y: float = other.worths[j]
                found.join(x if x >= y else y, p * other.odds[j])
        return found


def surely(worth: float) -> Chances:
    found = Chances()
    found.add(worth, 1.0)
    return found
