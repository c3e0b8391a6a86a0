"""Playing on to the end without a line of interpreted Python: at random, or each seat by its policy."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from xenodeck.core.playing.loop import Loop
from xenodeck.core.playing.policy import Policy
from xenodeck.core.rules import realtime
from xenodeck.core.rules.engine import run_to_question
from xenodeck.core.rules.state import Setup, State
from xenodeck.core.tabletop.chance import Chance, plan_dice

ANY: Final = Policy()  # plays at random


class Players(Loop):
    """Each seat plays by its policy, with dice from one quick source."""

    def __init__(self, s: State, policies: list[Policy], quick: i64, leaps: bool) -> None:
        super().__init__(s)
        self.policies = policies
        self.quick: i64 = quick  # the last number of the source; 1 … 2^31 - 2
        self.base: i64 = quick  # where the dice of plans come from
        self.leaps = leaps

    def play(self, limit: i64) -> None:
        s = self.s
        if not s.before:
            run_to_question(s)
        if s.setup.tick_ms == 0:
            self.one_by_one(limit)
        self.base = self.quick
        super().play(limit)

    def throw(self) -> i64:
        """The next number of the source."""
        quick: i64 = self.quick * 48271 % 2147483647
        self.quick = quick
        return quick

    def choose(self, seat: i64, options: list[int]) -> i64:
        return self.policies[seat].choose(self.s, seat, options, self.throw())

    def next_seat(self, waiting: list[int]) -> i64:
        return waiting.pop((self.throw() * len(waiting)) >> 31)  # else the first seat would win most races

    def ask_in_tick(self) -> None:
        s = self.s
        if self.leaps:
            s.now += empty_ticks(s, self.policies, self.base)
        self.many += 1
        quick: i64 = self.throw()
        super().ask_in_tick()
        self.quick = quick  # what the seats have used of the source does not change the next tick

    def turn_in_tick(self, seat: i64, options: list[int]) -> bool:
        s = self.s
        policy = self.policies[seat]
        if policy.plans():
            f = s.agenda[s.depth - 1]
            dice: i64 = plan_dice(self.base, seat, f.rule.occasion(s, f, seat))
        else:
            dice = self.throw()
        return realtime.answer(s, seat, policy.choose(s, seat, options, dice))

    def go_on(self) -> None:
        self.many += 1
        super().go_on()


class AtRandom(Players):
    """Every seat takes any option. It plays as ``Players`` do with ``ANY`` in every seat, with a call less."""

    def __init__(self, s: State, quick: i64) -> None:
        super().__init__(s, [ANY] * s.seats, quick, False)

    def choose(self, seat: i64, options: list[int]) -> i64:
        quick: i64 = self.quick * 48271 % 2147483647
        self.quick = quick
        return options[(quick * len(options)) >> 31]


def play(s: State, policies: list[Policy], quick: i64, limit: i64, leaps: bool = False) -> i64:
    """Play on to the end (or ``limit`` answers), each seat by its policy; returns how many answers were given.

    ``quick``: 1 … 2^31 - 2, where the dice of the policies come from. ``leaps``: ticks in which nothing would happen
    are left out. A pause counts as an answer, and so does a tick in real time.
    """
    players = Players(s, policies, quick, leaps)
    players.play(limit)
    return players.many


def playout(s: State, quick: i64, limit: i64) -> i64:
    """The same at random."""
    players = AtRandom(s, quick)
    players.play(limit)
    return players.many


def playouts(setup: Setup, first: i64, games: i64, limit: i64) -> i64:
    """Random games from the quick source, as search plays them; returns how many answers were given in all."""
    many: i64 = 0
    number: i64 = 0
    while number < games:
        seed: i64 = first + number
        many += playout(setup.deal(Chance(seed, 0, 0, seed * 2 + 1, None)), seed % 2147483646 + 1, limit)
        number += 1
    return many


def empty_ticks(s: State, policies: list[Policy], base: i64) -> i64:
    """In how many coming ticks nothing happens: no seat does anything, nor does the rule by itself.

    All plans are made from dice that stay the same for one occasion, so it can be said beforehand. The next tick is
    then played like any other: a game comes out the same with leaps and without.
    """
    lanes = s.lanes
    f = s.agenda[s.depth - 1]
    rule = f.rule
    if lanes.hold_until >= 0 or lanes.sent or lanes.waiting:
        return 0
    most: i64 = rule.idle_ticks(s, f)
    hurried = rule.deadline(s, f) != 0
    for seat in range(s.seats):
        policy = policies[seat]
        if most <= 0 or lanes.before[seat] or not policy.plans():  # others use up dice with every tick
            return 0
        if lanes.free(seat):
            options = rule.choices(s, f, seat)
            if options:
                if hurried:
                    patience: i64 = rule.seat_deadline(s, f, seat)
                    if patience > 0:
                        most = min(most, lanes.since[seat] + patience - s.now - 1)
                most = min(most, policy.idle_ticks(s, seat, options, plan_dice(base, seat, rule.occasion(s, f, seat))))
    return max(most, 0)
