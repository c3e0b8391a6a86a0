"""Two policies for Alien Getaway: the Cadet, who looks at the next roll only, and the Pilot, who weighs everything.

They use odds.py (what the dice bring), piles.py (how penalty cards cancel) and plans.py (sets, turns to come).
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from xenodeck.core import BITS, PASS, Policy, State
from xenodeck.games.getaway.play.flying import PLAY, laid_by
from xenodeck.games.getaway.play.grid import CURVES, front_after
from xenodeck.games.getaway.play.oola import OOLA_LAYS
from xenodeck.games.getaway.play.piles import DISCARD, KEEP, SETTLE
from xenodeck.games.getaway.policy.odds import STEPS, odds
from xenodeck.games.getaway.policy.piles import NEVER, Settling
from xenodeck.games.getaway.policy.plans import Plan, best_turn, turns_after, ways_on
from xenodeck.games.getaway.state import LEFT, PENDING, RIGHT, Getaway

SAFE: Final = 0
RISKY: Final = 1
SHED: Final = 2
ENOUGH: Final = 3
PASSING: Final = 4
OPEN: Final = 5
CANCEL: Final = 6
ORDER: Final = 7
PREPARE: Final = 8
SAVE: Final = 9
ONLY: Final = 10
REASONS: Final = [
    "safe", "risky", "shed", "enough", "passing", "open", "cancel", "order", "prepare", "save", "only"
]  # fmt: skip
EAGER: Final = 0.3  # the number of penalty cards that the Cadet risks for each point it gets rid of
HARDLY: Final = 0.25  # a lower risk is not worth mentioning


class Choice:
    """What was chosen, why, and the percentage that goes with the reason."""

    def __init__(self, pick: i64, why: i64, percent: i64 = 0) -> None:
        self.pick: i64 = pick
        self.why: i64 = why
        self.percent: i64 = percent


class Pilot(Policy):
    """Weighs every set of its hand by its exact odds, and settles in the best order."""

    def choose(self, s: State, seat: i64, options: list[int], dice: i64) -> i64:
        if len(options) == 1:
            return options[0]
        return think(cast(Getaway, s), seat, options).pick

    def reason(self, s: State, seat: i64, options: list[int], dice: i64) -> tuple[str, dict[str, object]]:
        if len(options) == 1:
            return REASONS[ONLY], {}
        best = think(cast(Getaway, s), seat, options)
        return REASONS[best.why], {"percent": int(best.percent)}


def think(s: Getaway, seat: i64, options: list[int]) -> Choice:
    rule = s.frame.rule
    before = s.earlier(seat)
    if rule is PLAY:
        return turn(s, before) if len(before) % 2 else play(s, seat, before)
    if rule is OOLA_LAYS:
        return oola(s)
    if rule is SETTLE:
        return settle(s, seat, options, before)
    return planet(s, seat, options, before)


def play(s: Getaway, seat: i64, before: list[int]) -> Choice:
    """6.1 The card to lay next, or the answer to stop."""
    plan = Plan(s, seat, before)
    plan.look()
    percent: i64 = round(plan.risk * 100)
    if plan.first == PASS:
        return Choice(PASS, ENOUGH if before else PASSING, percent)
    if plan.risk < HARDLY:
        return Choice(plan.first, SAFE, percent)
    return Choice(plan.first, SHED if plan.turns <= 1 else RISKY, percent)


def turn(s: Getaway, before: list[int]) -> Choice:
    """3.4 Which way a curve turns: the way behind which most ways go on."""
    laid = laid_by(s, before)
    return Choice(best_turn(s, laid, front_after(s, laid), CURVES), OPEN)


def oola(s: Getaway) -> Choice:
    """10.4 Which way Oola's curve turns: away from a dead end, because the next player is the person."""
    return Choice(RIGHT if ways_on(s, [], s.front, RIGHT) > ways_on(s, [], s.front, LEFT) else LEFT, OPEN)


def settle(s: Getaway, seat: i64, options: list[int], before: list[int]) -> Choice:
    """6.6 Which penalty card to settle next, and whether to take a match."""
    settling = Settling(s, seat, turns_after(s))
    settling.expect(s, 0)
    cards = s.zones[PENDING]
    settling.items = [s.face[card] for card in cards]
    if before:
        used: i64 = BITS[cards.index(before[0])]
        face: i64 = s.face[before[0]]
        discard: float = settling.then(face, True, used)
        return Choice(DISCARD, CANCEL) if discard <= settling.then(face, False, used) else Choice(KEEP, PREPARE)
    best: i64 = options[0]
    lowest: float = NEVER
    for at in range(len(cards)):
        cost: float = settling.after(s.face[cards[at]], BITS[at])
        if cost < lowest:
            lowest = cost
            best = cards[at]
    return Choice(best, CANCEL if settling.fits(s.face[best]) else ORDER)


def planet(s: Getaway, seat: i64, options: list[int], before: list[int]) -> Choice:
    """6.7 A Planet card that cancels the top of the pile, or prepares for one that does; or none."""
    settling = Settling(s, seat, turns_after(s))
    settling.expect(s, 0)
    if before:
        face: i64 = s.face[before[0]]
        used: i64 = BITS[settling.planets.index(face)]
        discard: float = settling.planet_then(face, True, used)
        return Choice(DISCARD, CANCEL) if discard <= settling.planet_then(face, False, used) else Choice(KEEP, PREPARE)
    best: i64 = PASS
    why: i64 = SAVE
    lowest: float = settling.cost(0)
    for at in range(len(settling.planets)):
        face = settling.planets[at]
        fitting = settling.fits(face)
        cost: float = settling.planet_then(face, fitting, BITS[at])
        if cost < lowest:
            lowest = cost
            best = options[at]
            why = CANCEL if fitting else PREPARE
    return Choice(best, why)


class Cadet(Policy):
    """Lays what risks least on the next roll, as many cards as that allows, and takes every match."""

    def choose(self, s: State, seat: i64, options: list[int], dice: i64) -> i64:
        if len(options) == 1:
            return options[0]
        return hasty(cast(Getaway, s), seat, options).pick

    def reason(self, s: State, seat: i64, options: list[int], dice: i64) -> tuple[str, dict[str, object]]:
        if len(options) == 1:
            return REASONS[ONLY], {}
        best = hasty(cast(Getaway, s), seat, options)
        return REASONS[best.why], {"percent": int(best.percent)}


def hasty(s: Getaway, seat: i64, options: list[int]) -> Choice:
    rule = s.frame.rule
    before = s.earlier(seat)
    if rule is PLAY:
        return turn(s, before) if len(before) % 2 else next_card(s, options, before)
    if rule is OOLA_LAYS:
        return oola(s)
    if before:
        return Choice(DISCARD if DISCARD in options else KEEP, CANCEL)
    settling = Settling(s, seat, 1)
    for card in options:
        if card != PASS and settling.fits(s.face[card]):
            return Choice(card, CANCEL)
    return Choice(PASS, SAVE) if options[-1] == PASS else Choice(options[0], ORDER)


def next_card(s: Getaway, options: list[int], before: list[int]) -> Choice:
    """The card with the fewest penalty cards for its Value; a further card as long as that pays."""
    values = s.setup.value
    counts: i64 = 0
    i: i64 = 0
    while i < len(before):
        counts += STEPS[values[s.face[before[i]]] - 1]
        i += 2
    ahead: i64 = len(s.track) - 1 - s.zoid + len(before) // 2
    best: i64 = PASS
    lowest: float = expected(counts, ahead) if before else 1.0
    for card in options:
        if card != PASS:
            value: i64 = values[s.face[card]]
            cost: float = expected(counts + STEPS[value - 1], ahead + 1) - EAGER * float(value)
            if cost < lowest:
                lowest = cost
                best = card
    if best == PASS and not before:
        return Choice(PASS, PASSING, 100)
    return Choice(best, ENOUGH if best == PASS else SAFE, round(risk(counts, ahead, s, best) * 100))


def expected(counts: i64, ahead: i64) -> float:
    chance = odds(counts, ahead)
    total: float = 0.0
    for excess in range(1, len(chance) - 1):
        total += float(excess) * chance[excess + 1]
    return total


def risk(counts: i64, ahead: i64, s: Getaway, card: i64) -> float:
    """The odds of taking any penalty card if this card, if any, is laid as well."""
    if card == PASS:
        return 1.0 - odds(counts, ahead)[1]
    return 1.0 - odds(counts + STEPS[s.setup.value[s.face[card]] - 1], ahead + 1)[1]


PILOT: Final = Pilot()
CADET: Final = Cadet()
