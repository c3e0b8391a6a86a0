"""Running a game: advance to the next question, take an answer, let time pass. No clock, no I/O, no game by name."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from xenodeck.core.chance import Chance
from xenodeck.core.errors import Refusal, RuleBug
from xenodeck.core.policy import Policy
from xenodeck.core.state import (
    NO_OPTIONS,
    NO_PARTS,
    NOT_ASKED,
    ONE,
    PASS,
    PAUSE,
    RACE,
    UNANSWERED,
    Frame,
    Rule,
    Setup,
    State,
)

NOTHING: Final = -9  # what ``resolve`` gets where nothing was asked
ANY: Final = Policy()  # plays at random


def advance(s: State) -> bool:
    """Do everything that asks nobody. True: somebody is asked. False: the game is over. Not in the middle of a move."""
    while True:
        depth: i64 = s.depth - 1
        if depth < 0 or s.over:
            break
        f = s.agenda[depth]
        rule = f.rule
        if rule.asks_one:
            options = rule.options(s, f)
            if options:
                s.options = options
                s.asked = f.seat
                s.since = s.now
                s.opened += 1
                return True
            s.depth = depth
            if options is None:
                rule.resolve(s, f, NOTHING)
        elif rule.asks:
            return open_many(s, f, rule) if rule.mode != PAUSE else open_pause(s)
        else:
            s.depth = depth
            rule.resolve(s, f, NOTHING)
    if not s.over:
        raise RuleBug("nothing is pending and the game is not over")
    s.depth = 0  # what was added after the end is not done
    s.options = NO_OPTIONS
    s.asked = -1
    return False


def take(s: State, pick: i64) -> bool:
    """The one seat asked answers with ``pick``, which must be one of ``s.options``. True: it was a whole move."""
    f = s.agenda[s.depth - 1]
    rule = f.rule
    more = rule.follow(s, f, f.seat, s.before, pick)
    while more is not None:
        s.before = [*s.before, pick]
        if len(more) > 1:
            s.options = more
            return False
        if not more:
            raise RuleBug("a question in the middle of a move has no answer")
        pick = more[0]  # a later question with one answer asks nobody
        more = rule.follow(s, f, f.seat, s.before, pick)
    s.depth -= 1
    rule.resolve(s, f, pick)
    s.before = NO_OPTIONS
    return True


def back(s: State, seat: i64) -> bool:
    """Take back the last answer of an unfinished move, with those that were forced by it. False: there is none."""
    before = s.earlier(seat)
    if not before:
        return False
    f = s.agenda[s.depth - 1]
    rule = f.rule
    before = before[:-1]
    while before:
        options = options_after(s, f, rule, seat, before)
        if options is not None and len(options) > 1:
            break
        before = before[:-1]
    put_before(s, seat, before)
    return True


def put_before(s: State, seat: i64, before: list[int]) -> None:
    """Make ``before`` the answers that ``seat`` has given so far in its move."""
    if s.answers is None:
        s.before = before
        s.options = open_options(s, seat)
    else:
        befores = dict(s.befores)
        befores[seat] = before
        s.befores = befores


# -- several seats at once -------------------------------------------------------------------------------------


def open_many(s: State, f: Frame, rule: Rule[Any]) -> bool:
    if s.answers is None:
        answers = [NOT_ASKED] * s.seats
        for seat in rule.seats_asked(s, f):
            if rule.choices(s, f, seat):
                answers[seat] = UNANSWERED
        s.answers = answers
        s.since = s.now
        s.opened += 1
    s.asked = -1
    s.options = NO_OPTIONS
    if UNANSWERED not in s.answers:
        close_many(s, f, rule)
        return advance(s)
    return True


def close_many(s: State, f: Frame, rule: Rule[Any]) -> None:
    answers = s.answers
    assert answers is not None
    s.depth -= 1
    s.revealed += 1
    rule.reveal(s, f, answers)
    forget_answers(s)


def forget_answers(s: State) -> None:
    s.answers = None
    s.befores = NO_PARTS


def answer_many(s: State, seat: i64, pick: i64) -> bool:
    f = s.agenda[s.depth - 1]
    rule = f.rule
    before = s.earlier(seat)
    more = rule.follow(s, f, seat, before, pick)
    while more is not None:
        before = [*before, pick]
        put_before(s, seat, before)
        if len(more) > 1:
            return False
        if not more:
            raise RuleBug("a question in the middle of a move has no answer")
        pick = more[0]
        more = rule.follow(s, f, seat, before, pick)
    assert s.answers is not None
    if rule.mode == RACE and pick != PASS:
        s.depth -= 1
        rule.won(s, f, seat, pick)
        forget_answers(s)
        return True
    s.answers[seat] = pick
    if UNANSWERED not in s.answers:
        close_many(s, f, rule)
    return True


# -- pauses ----------------------------------------------------------------------------------------------------


def open_pause(s: State) -> bool:
    s.asked = -1
    s.options = NO_OPTIONS
    s.since = s.now
    s.opened += 1
    return True


def paused(s: State) -> bool:
    """Does the table wait for whoever drives it, and for nobody else?"""
    return s.depth > 0 and not s.over and s.agenda[s.depth - 1].rule.mode == PAUSE


def go_on(s: State) -> None:
    """The pause is over."""
    if not paused(s):
        raise Refusal("NOT_PAUSED", "The game is not waiting to go on.")
    s.depth -= 1
    f = s.agenda[s.depth]
    f.rule.resolve(s, f, NOTHING)
    advance(s)


# -- questions -------------------------------------------------------------------------------------------------


def seats_open(s: State) -> list[int]:
    """The seats of whom an answer is awaited."""
    if s.over or s.depth == 0:
        return []
    if s.answers is not None:
        return [seat for seat in range(s.seats) if s.answers[seat] == UNANSWERED]
    return [s.asked] if s.asked >= 0 else []


def options_after(s: State, f: Frame, rule: Rule[Any], seat: i64, before: list[int]) -> list[int] | None:
    if before:
        return rule.follow(s, f, seat, before[:-1], before[-1])
    return rule.options(s, f) if rule.mode == ONE else rule.choices(s, f, seat)


def open_options(s: State, seat: i64) -> list[int]:
    """What ``seat`` may choose now; empty if it is not asked."""
    if seat not in seats_open(s):
        return []
    f = s.agenda[s.depth - 1]
    return options_after(s, f, f.rule, seat, s.earlier(seat)) or []


def why_not_asked(s: State, seat: i64, over_rule: str = "", turn_rule: str = "") -> list[Refusal]:
    """What speaks against any answer of ``seat`` before it is even read, all of it; empty: it is asked."""
    found: list[Refusal] = []
    if s.over:
        found.append(Refusal("GAME_OVER", "The game is over.", over_rule))
    if not 0 <= seat < s.seats:
        found.append(Refusal("UNKNOWN_SEAT", f"There is no seat {seat} at this table.", turn_rule))
    elif paused(s):
        found.append(Refusal("ROUND_OVER", "The round is over; the next one begins in a moment.", turn_rule))
    elif not s.over and seat not in seats_open(s):
        found.append(Refusal("NOT_YOUR_TURN", f"Nothing is asked of seat {seat} now.", turn_rule))
    return found


def answer(s: State, seat: i64, pick: i64) -> bool:
    """``seat`` answers the question open to it, then everything runs on to the next. True: a whole move."""
    for no in why_not_asked(s, seat):
        raise no
    if pick not in open_options(s, seat):
        raise Refusal("NOT_AN_OPTION", "That is not among the options.", facts={"word": str(pick)})
    if s.answers is not None:
        whole = answer_many(s, seat, pick)
    else:
        whole = take(s, pick)
    if whole:
        advance(s)
    return whole


# -- time ------------------------------------------------------------------------------------------------------


def tick(s: State) -> None:
    """One tick passes: a rule may act on it, and whoever let a deadline go by gets the default answer."""
    if s.over:
        return
    s.now += 1
    f = s.agenda[s.depth - 1]
    rule = f.rule
    if rule.tick(s, f):
        forget_answers(s)
        s.before = NO_OPTIONS
        advance(s)
        return
    limit = rule.deadline(s, f)
    if limit and s.now - s.since >= limit:
        question: i64 = s.opened
        for seat in seats_open(s):
            if s.opened == question and not s.over:  # the first answer of a race closes it
                answer_by_default(s, seat)


def answer_by_default(s: State, seat: i64) -> None:
    """Give the answer of a silent seat, to the end of its move."""
    f = s.agenda[s.depth - 1]
    rule = f.rule
    if s.earlier(seat):
        put_before(s, seat, NO_OPTIONS)
    while True:
        options = open_options(s, seat)
        if answer(s, seat, rule.default(s, f, seat, options)):
            return


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


def play_many(s: State, policies: list[Policy], quick: i64, limit: i64) -> i64:
    """Play on where several seats may be asked at once and time passes: slower, and takes everything. After everybody
    was asked once a tick goes by."""
    many: i64 = 0
    while many < limit and not s.over:
        if paused(s):
            go_on(s)
            many += 1
            continue
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
