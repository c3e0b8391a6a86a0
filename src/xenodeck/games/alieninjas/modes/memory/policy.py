"""5 Ways to play Memory: from what the seat remembers of the grid, and the exact odds of the rest."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from xenodeck.core import BITS, PASS, Policy, State
from xenodeck.games.alieninjas.modes.memory.rules import (
    DECIDE,
    PEEK,
    PEEK_2,
    REVEAL,
    TURN,
    USE,
    face_down,
    fits,
    is_wild,
)
from xenodeck.games.alieninjas.modes.memory.state import GRID, Memory

SURE: Final = 0
ODDS: Final = 1
SEEK: Final = 2
PARTNER: Final = 3
BLUFF: Final = 4
TAKE: Final = 5
ONLY: Final = 6
GUESS: Final = 7
REASONS: Final = [
    "memory_sure", "memory_odds", "memory_seek", "memory_partner", "memory_bluff", "memory_take", "only",
    "memory_guess",
]  # fmt: skip


class Choice:
    """What was chosen, why, and the percentage that goes with the reason."""

    def __init__(self, pick: i64, why: i64, percent: i64 = 0) -> None:
        self.pick: i64 = pick
        self.why: i64 = why
        self.percent: i64 = percent


class Insight:
    """What a seat knows of the face-down cells: which fit, which do not, which it has not seen."""

    def __init__(self, s: Memory, seat: i64, cells: list[int]) -> None:
        me: i64 = BITS[seat]
        self.fitting: list[int] = []  # cells known to fit, camouflage first
        self.useless: list[int] = []  # cells known not to fit now
        self.unknown: list[int] = []
        self.hidden: i64 = 0  # number of fitting cards in the unknown cells; the seat knows which cards are in the grid
        wilds: list[int] = []
        for cell in cells:
            card: i64 = s.card_at(cell)
            if s.known_to(card, GRID) & me == 0:
                self.unknown.append(cell)
            elif not fits(s, card):
                self.useless.append(cell)
            elif is_wild(s, card):
                wilds.append(cell)
            else:
                self.fitting.append(cell)
        self.fitting += wilds
        self.hidden = fitting_left(s) - len(self.fitting)

    def chance(self) -> float:
        """The odds that a REVEAL, played in the best way, completes the mission now."""
        known: i64 = len(self.fitting)
        if known >= 2:
            return 1.0
        unseen: i64 = len(self.unknown)
        if unseen == 0:
            return 0.0
        first: float = float(self.hidden) / float(unseen)
        if known == 1:
            return first
        return first * float(self.hidden - 1) / float(unseen - 1) if unseen > 1 else 0.0


def fitting_left(s: Memory) -> i64:
    """How many fitting cards are face down: the two of the mission (R2.9), and the civilians not used up.

    Everybody can count them from the face-up cards.
    """
    terms = s.setup
    down: i64 = 0
    for cell in face_down(s, s.cell):
        if fits(s, s.card_at(cell)):
            down += 1
    return down if terms.cells > 0 else 0


class Rememberer(Policy):
    """Peeks until it knows enough, then reveals.

    ``daring``: the odds from which on it reveals without being sure; ``careful``: when a reveal has failed already, it
    shows nothing new; ``wild``: one turn in so many is a guess.
    """

    def __init__(self, daring: float, careful: bool, wild: i64) -> None:
        self.daring: float = daring
        self.careful = careful
        self.wild: i64 = wild

    def choose(self, s: State, seat: i64, options: list[int], dice: i64) -> i64:
        if len(options) == 1:
            return options[0]
        return self.think(cast(Memory, s), seat, options, dice).pick

    def reason(self, s: State, seat: i64, options: list[int], dice: i64) -> tuple[str, dict[str, object]]:
        if len(options) == 1:
            return REASONS[ONLY], {}
        best = self.think(cast(Memory, s), seat, options, dice)
        return REASONS[best.why], {"percent": int(best.percent)}

    def think(self, s: Memory, seat: i64, options: list[int], dice: i64) -> Choice:
        rule = s.frame.rule
        if rule is DECIDE:
            return Choice(USE, TAKE)
        before = s.earlier(seat)
        if rule is TURN and not before:
            return self.turn(s, seat, options, dice)
        known = Insight(s, seat, options)
        if rule is PEEK_2 or (rule is TURN and before[0] == PEEK):
            return Choice(any_of(known.unknown if known.unknown else options, dice), SEEK)
        if rule is TURN and len(before) == 1:
            return first_to_reveal(known, options, dice)
        return self.second(s, seat, known, options, dice)

    def turn(self, s: Memory, seat: i64, options: list[int], dice: i64) -> Choice:
        """5.2 Reveal if the odds are good enough, else find out more."""
        known = Insight(s, seat, face_down(s, 0))
        odds: float = known.chance()
        percent: i64 = round(odds * 100.0)
        if odds >= 1.0:
            return Choice(REVEAL, SURE, 100)
        if self.wild and dice % self.wild == 0:
            return Choice(REVEAL, GUESS, percent)
        if odds >= self.daring or not known.unknown:
            return Choice(REVEAL, ODDS, percent)
        return Choice(PEEK, SEEK, percent)

    def second(self, s: Memory, seat: i64, known: Insight, options: list[int], dice: i64) -> Choice:
        """5.2 The second card of a REVEAL: another one that fits, or one that shows the others nothing new."""
        cell: i64 = s.cell if s.cell else s.earlier(seat)[1]
        card: i64 = s.card_at(cell)
        seen = s.known_to(card, GRID) & BITS[seat] != 0
        if not seen or fits(s, card):
            if known.fitting:
                return Choice(known.fitting[0], PARTNER, 100)
            if known.unknown:
                return Choice(any_of(known.unknown, dice), ODDS, round(known.chance() * 100.0))
        if self.careful:
            for other in known.useless:
                if everybody_knows(s, s.card_at(other)):
                    return Choice(other, BLUFF)
            if known.useless:
                return Choice(known.useless[0], BLUFF)
        return Choice(any_of(known.unknown if known.unknown else options, dice), SEEK)


def first_to_reveal(known: Insight, options: list[int], dice: i64) -> Choice:
    """5.2 With one known card that fits, name an unknown one first: if it does not fit, the known one stays secret."""
    if len(known.fitting) >= 2:
        return Choice(known.fitting[0], SURE, 100)
    if known.unknown:
        return Choice(any_of(known.unknown, dice), ODDS, round(known.chance() * 100.0))
    return Choice(known.fitting[0] if known.fitting else any_of(options, dice), ODDS)


def everybody_knows(s: Memory, card: i64) -> bool:
    knowers: i64 = s.known_to(card, GRID)
    for seat in range(s.seats):  # noqa: SIM110  compiled, a generator would be slow
        if knowers & BITS[seat] == 0:
            return False
    return True


def any_of(cells: list[int], dice: i64) -> i64:
    return cells[(dice * len(cells)) >> 31]


assert PASS < 0  # these policies never pass: a peek is always better

MEMORY_POLICIES: Final[dict[str, Policy]] = {
    "novice": Rememberer(0.15, False, 4),
    "agent": Rememberer(0.3, False, 0),
    "shadow": Rememberer(0.3, True, 0),
}
