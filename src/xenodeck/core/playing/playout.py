"""Playing a game to its end without interpreted Python: each seat by its policy, or at random."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from xenodeck.core.playing.loop import Loop
from xenodeck.core.playing.policy import Policy
from xenodeck.core.rules import realtime
from xenodeck.core.rules.engine import run_to_question
from xenodeck.core.rules.state import Setup, State
from xenodeck.core.tabletop.chance import Chance, plan_dice

NO_POLICIES: Final[list[Policy]] = []


class Players(Loop):
    """Each seat plays by its policy. All dice come from one fast generator."""

    def __init__(self, s: State, policies: list[Policy], quick: i64, leaps: bool) -> None:
        super().__init__(s)
        self.policies = policies
        self.quick: i64 = quick  # the last number of the generator; 1 … 2^31 - 2
        self.base: i64 = quick  # what the dice of plans are made from, see ``plan_dice``
        self.leaps = leaps

    def run(self, limit: i64) -> None:
        s = self.s
        if not s.before:
            run_to_question(s)
        if s.setup.tick_ms == 0:
            self.one_by_one(limit)
        self.base = self.quick
        super().run(limit)

    def throw(self) -> i64:
        """The next number of the generator."""
        quick: i64 = self.quick * 48271 % 2147483647
        self.quick = quick
        return quick

    def choose(self, seat: i64, options: list[int]) -> i64:
        return self.policies[seat].choose(self.s, seat, options, self.throw())

    def next_seat(self, waiting: list[int]) -> i64:
        return waiting.pop((self.throw() * len(waiting)) >> 31)  # otherwise the first seat would win most races

    def ask_in_tick(self) -> None:
        s = self.s
        if self.leaps:
            s.now += empty_ticks(s, self.policies, self.base)
        self.answers += 1
        quick: i64 = self.throw()
        super().ask_in_tick()
        self.quick = quick  # the dice of the next tick do not depend on how many this one used

    def take_answer_in_tick(self, seat: i64, options: list[int]) -> bool:
        s = self.s
        policy = self.policies[seat]
        if policy.plans():
            f = s.agenda[s.depth - 1]
            dice: i64 = plan_dice(self.base, seat, f.rule.occasion(s, f, seat))
        else:
            dice = self.throw()
        return realtime.answer(s, seat, policy.choose(s, seat, options, dice))

    def go_on(self) -> None:
        self.answers += 1
        super().go_on()


class AtRandom(Players):
    """Every seat plays at random: as ``Players`` with a plain ``Policy`` in every seat, and faster."""

    def __init__(self, s: State, quick: i64) -> None:
        super().__init__(s, NO_POLICIES, quick, False)

    def choose(self, seat: i64, options: list[int]) -> i64:
        quick: i64 = self.quick * 48271 % 2147483647
        self.quick = quick
        return options[(quick * len(options)) >> 31]

    def take_answer_in_tick(self, seat: i64, options: list[int]) -> bool:
        quick: i64 = self.quick * 48271 % 2147483647
        self.quick = quick
        return realtime.answer(self.s, seat, options[(quick * len(options)) >> 31])


def play(s: State, policies: list[Policy], quick: i64, limit: i64, leaps: bool = False) -> i64:
    """Play to the end, or until ``limit`` answers are given, each seat by its policy. Returns the number of answers.

    ``quick`` is the seed of the dice: 1 … 2^31 - 2. With ``leaps``, ticks in which nothing would happen are skipped. A
    pause counts as an answer, and so does a tick in real time.
    """
    players = Players(s, policies, quick, leaps)
    players.run(limit)
    return players.answers


def playout(s: State, quick: i64, limit: i64) -> i64:
    """The same at random, tick by tick."""
    players = AtRandom(s, quick)
    players.run(limit)
    return players.answers


def playouts(setup: Setup, first: i64, games: i64, limit: i64) -> i64:
    """Play random games, as search does. Returns the number of answers in all of them."""
    many: i64 = 0
    number: i64 = 0
    while number < games:
        seed: i64 = first + number
        many += playout(setup.deal(Chance(seed, 0, 0, seed * 2 + 1, None)), seed % 2147483646 + 1, limit)
        number += 1
    return many


def empty_ticks(s: State, policies: list[Policy], base: i64) -> i64:
    """The number of coming ticks in which neither a seat nor the rule does anything.

    It can be computed in advance, because the dice of a plan stay the same for one occasion. The tick after them is
    played like any other, so games have the same result with leaps and without.
    """
    lanes = s.lanes
    f = s.agenda[s.depth - 1]
    rule = f.rule
    if lanes.hold_until >= 0 or lanes.sent or lanes.waiting:
        return 0
    most: i64 = rule.quiet(s, f)
    hurried = rule.deadline(s, f) != 0
    for seat in range(s.seats):
        policy = policies[seat]
        if most <= 0 or lanes.before[seat] or not policy.plans():  # other policies use dice in every tick
            return 0
        if lanes.free(seat):
            options = rule.choices(s, f, seat)
            if options:
                if hurried:
                    patience: i64 = rule.patience(s, f, seat)
                    if patience > 0:
                        most = min(most, lanes.since[seat] + patience - s.now - 1)
                most = min(most, policy.rests(s, seat, options, plan_dice(base, seat, rule.occasion(s, f, seat))))
    return max(most, 0)
