"""Playing on to the end without a line of interpreted Python: at random, or each seat by its policy."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from xenodeck.core.playing.policy import Policy
from xenodeck.core.rules import realtime
from xenodeck.core.rules.engine import (
    advance,
    answer,
    at_secret_window,
    go_on,
    open_options,
    options_after,
    paused,
    seats_open,
    take,
    tick,
)
from xenodeck.core.rules.state import Setup, State
from xenodeck.core.tabletop.chance import Chance, plan_dice

ANY: Final = Policy()  # plays at random


def playout(s: State, quick: i64, limit: i64) -> i64:
    """Answer at random to the end (or ``limit`` answers); returns how many were given. ``quick``: 1 … 2^31 - 2."""
    many: i64 = 0
    asked = bool(s.before) or advance(s)
    if asked and s.setup.tick_ms > 0:
        return play_many(s, [ANY] * s.seats, quick, limit)
    while many < limit and asked:
        if s.asked < 0:
            return many + play_many(s, [ANY] * s.seats, quick, limit - many)
        while True:
            options = s.options
            quick = quick * 48271 % 2147483647
            at: i64 = (quick * len(options)) >> 31
            many += 1
            if take(s, options[at]):
                break
        asked = advance(s)
    return many


def playouts(setup: Setup, first: i64, games: i64, limit: i64) -> i64:
    """Random games from the quick source, as search plays them; returns how many answers were given in all."""
    many: i64 = 0
    number: i64 = 0
    while number < games:
        seed: i64 = first + number
        many += playout(setup.deal(Chance(seed, 0, 0, seed * 2 + 1, None)), seed % 2147483646 + 1, limit)
        number += 1
    return many


def play_many(s: State, policies: list[Policy], quick: i64, limit: i64, leaps: bool = False) -> i64:
    """Play on where several seats may be asked at once and time passes: slower, and takes everything. After everybody
    was asked once a tick goes by. ``leaps``: ticks in which nothing would happen are left out."""
    many: i64 = 0
    base: i64 = quick
    while many < limit and not s.over:
        if paused(s):
            go_on(s)
            many += 1
            continue
        if realtime.in_realtime(s):
            if leaps:
                s.now += empty_ticks(s, policies, base)
            quick = quick * 48271 % 2147483647
            many += 1 + act(s, policies, base, quick)
            tick(s, True)
            continue
        if at_secret_window(s):
            advance(s)
        waiting = seats_open(s)
        while waiting:
            quick = quick * 48271 % 2147483647
            seat: i64 = waiting.pop((quick * len(waiting)) >> 31)  # else the first seat would win most races
            options = open_options(s, seat)
            if options:
                quick = quick * 48271 % 2147483647
                answer(s, seat, policies[seat].choose(s, seat, options, quick))
                many += 1
        tick(s)
    return many


def empty_ticks(s: State, policies: list[Policy], base: i64) -> i64:
    """In how many coming ticks nothing happens: no seat does anything, nor does the rule by itself.

    All plans are made from dice that stay the same for one occasion, so it can be said beforehand. The machine then
    does the next tick as ever: a game comes out the same with leaps and without.
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


def act(s: State, policies: list[Policy], base: i64, quick: i64) -> i64:
    """Everybody who may does something, or waits, before the next tick; nobody sees what others do. How many answers.

    ``base`` is where the dice of plans come from, ``quick`` all others.
    """
    lanes = s.lanes
    f = s.agenda[s.depth - 1]
    rule = f.rule
    many: i64 = 0
    for seat in range(s.seats):
        if not lanes.free(seat):
            continue
        picks: list[int] | None = rule.choices(s, f, seat)
        if not picks or lanes.has_sent(seat):
            continue
        if lanes.before[seat]:
            picks = options_after(s, f, rule, seat, lanes.before[seat])
        policy = policies[seat]
        plans = policy.plans()
        dice: i64 = plan_dice(base, seat, rule.occasion(s, f, seat)) if plans else 0
        while picks:
            if not plans:
                quick = quick * 48271 % 2147483647
                dice = quick
            many += 1
            if realtime.answer(s, seat, policy.choose(s, seat, picks, dice)):
                break
            picks = options_after(s, f, rule, seat, lanes.before[seat])
    return many
