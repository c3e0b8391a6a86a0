"""The engine: runs to the next question, takes answers, passes ticks. It reads no clock and does no I/O."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from xenodeck.core.errors import Refusal, RuleBug
from xenodeck.core.rules import realtime
from xenodeck.core.rules.lanes import NO_LANES, NO_SENT, Sent
from xenodeck.core.rules.state import (
    ALONGSIDE,
    LAPSE,
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
    State,
)
from xenodeck.core.tabletop.glimpses import NEXT_MOVE, NO_GLIMPSES
from xenodeck.core.tabletop.layout import BITS

NOTHING: Final = -9  # the ``pick`` that ``resolve`` gets if nothing was asked


def run_to_question(s: State) -> bool:
    """Run all steps up to the next question. True: a seat is asked. False: the game is over.

    Must not be called while a move of several questions is unfinished.
    """
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
                s.asked_since = s.now
                s.questions_opened += 1
                return True
            s.depth = depth
            if options is None:
                rule.resolve(s, f, NOTHING)
        elif rule.asks:
            if rule.has_windows:
                if s.stops_at_windows and rule.covers(s, f):
                    return stop_at_window(s)
                if ask_hidden_question(s, f, rule):
                    return True
                continue
            if rule.mode == ALONGSIDE:
                realtime.open_lanes(s)
                return True
            return open_many(s, f, rule) if rule.mode != PAUSE else open_pause(s)
        else:
            s.depth = depth
            rule.resolve(s, f, NOTHING)
    if not s.over:
        raise RuleBug("nothing is pending and the game is not over")
    s.depth = 0  # steps that were added after the end are dropped
    s.options = NO_OPTIONS
    s.asked = -1
    return False


def take(s: State, pick: i64) -> bool:
    """Give the answer of the one seat that is asked, without any check. True: the move is complete.

    ``pick`` must be one of ``s.options``. This is the fast path of searches and simulations; ``answer`` is for tables.
    """
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
        pick = more[0]  # a later question with a single answer is answered by the engine
        more = rule.follow(s, f, f.seat, s.before, pick)
    s.depth -= 1
    if s.glimpses is not NO_GLIMPSES:
        s.glimpses = s.glimpses.at_tick(NEXT_MOVE)
    rule.resolve(s, f, pick)
    s.before = NO_OPTIONS
    return True


def back(s: State, seat: i64) -> bool:
    """Take back the last answer of an unfinished move, and the forced answers after it. False: there is none."""
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
    """Set the answers that ``seat`` has given so far in its unfinished move."""
    if realtime.in_realtime(s):
        realtime.put_before(s, seat, before)
    elif s.answers is None:
        s.before = before
        s.options = open_options(s, seat)
    else:
        befores = dict(s.partial_moves)
        befores[seat] = before
        s.partial_moves = befores


# -- several seats at once -------------------------------------------------------------------------------------


def open_many(s: State, f: Frame, rule: Rule[Any]) -> bool:
    """Ask several seats at once. After an interruption those that have answered keep their answers."""
    if s.answers is None:
        answers = [NOT_ASKED] * s.seats
        for seat in rule.seats_asked(s, f):
            if rule.choices(s, f, seat):
                answers[seat] = UNANSWERED
        s.answers = answers
        s.asked_since = s.now
        s.questions_opened += 1
    s.asked = -1
    s.options = NO_OPTIONS
    if UNANSWERED not in s.answers:
        close_many(s, f, rule)
        return run_to_question(s)
    return True


def close_many(s: State, f: Frame, rule: Rule[Any]) -> None:
    """All seats have answered: reveal the answers to the rule."""
    answers = s.answers
    assert answers is not None
    s.depth -= 1
    s.revealed += 1
    rule.reveal(s, f, answers)
    forget_answers(s)


def forget_answers(s: State) -> None:
    """Drop the answers of all seats to a question that is closed."""
    s.answers = None
    s.partial_moves = NO_PARTS


def answer_many(s: State, seat: i64, pick: i64) -> bool:
    """``seat`` answers a question to several seats. True: its move is complete."""
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
    if s.glimpses is not NO_GLIMPSES:
        s.glimpses = s.glimpses.at_tick(NEXT_MOVE)
    if rule.mode == RACE and pick != PASS:
        s.depth -= 1
        rule.won(s, f, seat, pick)
        forget_answers(s)
        return True
    s.answers[seat] = pick
    if UNANSWERED not in s.answers:
        close_many(s, f, rule)
    return True


# -- secret windows ----------------------------------------------------------------------------------------------


def ask_hidden_question(s: State, f: Frame, rule: Rule[Any]) -> bool:
    """Ask the seat of the next frame, which has secret windows. False: nothing is asked, and the frame is done.

    The question is not counted in ``questions_opened``: a gap in the numbers would tell that something was asked.
    """
    options = rule.options(s, f)
    if options:
        s.options = options
        s.asked = f.seat
        s.asked_since = s.now
        return True
    s.depth -= 1
    if options is None:
        rule.resolve(s, f, NOTHING)
    return False


# -- pauses ----------------------------------------------------------------------------------------------------


def open_pause(s: State) -> bool:
    """Begin a pause: no seat is asked until ``go_on`` or until all seats that it waits for are ready."""
    s.asked = -1
    s.options = NO_OPTIONS
    s.asked_since = s.now
    s.ready = 0
    s.questions_opened += 1
    return True


def paused(s: State) -> bool:
    """Is the game in a pause, in which no seat is asked?"""
    return s.depth > 0 and not s.over and s.agenda[s.depth - 1].rule.mode == PAUSE


def between_rounds(s: State) -> bool:
    """Is the game over, or in the pause between two rounds?"""
    if s.over or not paused(s):
        return s.over
    f = s.agenda[s.depth - 1]
    return f.rule.pause(s, f).kind == "round"


def go_on(s: State) -> None:
    """End the pause and run to the next question."""
    if not paused(s):
        raise Refusal("NOT_PAUSED", "The game is not waiting to go on.")
    s.depth -= 1
    f = s.agenda[s.depth]
    f.rule.resolve(s, f, NOTHING)
    run_to_question(s)


def ready(s: State, seat: i64) -> bool:
    """``seat`` is ready to go on. True: all seats are, so the pause has ended."""
    if not paused(s):
        raise Refusal("NOT_PAUSED", "The game is not waiting to go on.")
    f = s.agenda[s.depth - 1]
    needed = f.rule.pause(s, f).waits_for
    if seat not in needed:
        raise Refusal("NOT_ASKED", f"The pause does not wait for seat {seat}.")
    s.ready = s.ready | BITS[seat]
    for other in needed:
        if not s.ready & BITS[other]:
            return False
    go_on(s)
    return True


# -- questions -------------------------------------------------------------------------------------------------


def seats_open(s: State) -> list[int]:
    """The seats that have a question open and may answer it now."""
    if s.over or s.depth == 0:
        return []
    if s.answers is not None:
        return [seat for seat in range(s.seats) if s.answers[seat] == UNANSWERED]
    if s.asked < 0:
        return realtime.seats_open(s) if realtime.in_realtime(s) else []
    return [s.asked]


def question_number(s: State, seat: i64) -> i64:
    """A number that identifies the question open to ``seat``; its next question has another number."""
    return s.lanes.number[seat] if realtime.in_realtime(s) else s.questions_opened


def options_after(s: State, f: Frame, rule: Rule[Any], seat: i64, before: list[int]) -> list[int] | None:
    """The options of ``seat`` after the answers ``before`` of its move; None: the move is complete."""
    if before:
        return rule.follow(s, f, seat, before[:-1], before[-1])
    return rule.options(s, f) if rule.mode == ONE else rule.choices(s, f, seat)


def open_options(s: State, seat: i64) -> list[int]:
    """The options open to ``seat`` now; empty if it is not asked."""
    if seat not in seats_open(s):
        return []
    f = s.agenda[s.depth - 1]
    return options_after(s, f, f.rule, seat, s.earlier(seat)) or []


def why_not_asked(s: State, seat: i64, over_rule: str = "", turn_rule: str = "") -> list[Refusal]:
    """All reasons why ``seat`` may give no answer at all now; empty: it is asked."""
    found: list[Refusal] = []
    if s.over:
        found.append(Refusal("GAME_OVER", "The game is over.", over_rule))
    if not 0 <= seat < s.seats:
        found.append(Refusal("UNKNOWN_SEAT", f"There is no seat {seat} at this table.", turn_rule))
    elif paused(s):
        f = s.agenda[s.depth - 1]
        kind = f.rule.pause(s, f).kind
        if kind == "round":
            found.append(Refusal("ROUND_OVER", "The round is over; the next one begins in a moment.", turn_rule))
        else:
            why = "The game pauses; it goes on in a moment."
            found.append(Refusal("WRONG_PHASE", why, turn_rule, facts={"word": kind}))
    elif not s.over and seat not in seats_open(s):
        if realtime.in_realtime(s):
            found.append(realtime.why_not_asked(s, seat, turn_rule))
        else:
            found.append(Refusal("NOT_YOUR_TURN", f"Nothing is asked of seat {seat} now.", turn_rule))
    return found


def answer(s: State, seat: i64, pick: i64, comp: i64 = 0) -> bool:
    """``seat`` answers the question open to it, and the game runs on to the next question. True: the move is complete.

    In real time a complete move is sent for the coming tick; ``comp`` is its lag compensation in ticks.
    """
    for no in why_not_asked(s, seat):
        raise no
    if pick not in open_options(s, seat):
        raise Refusal("NOT_AN_OPTION", "That is not among the options.", facts={"word": str(pick)})
    if realtime.in_realtime(s):
        return realtime.answer(s, seat, pick, comp)
    if s.answers is not None:
        whole = answer_many(s, seat, pick)
    else:
        whole = take(s, pick)
    if whole:
        run_to_question(s)
    return whole


# -- time ------------------------------------------------------------------------------------------------------


def tick(s: State, drawn: bool = False) -> list[Sent]:
    """Pass one tick: the rule may act on it, and seats whose deadline is over get the default answer.

    Returns the moves that were decided in this tick, in real time. ``drawn``: no order of arrival is known, so chance
    orders the moves that compete.
    """
    if s.over:
        return NO_SENT
    s.now += 1
    if s.glimpses is not NO_GLIMPSES:
        s.glimpses = s.glimpses.at_tick(s.now)
    f = s.agenda[s.depth - 1]
    rule = f.rule
    if rule.mode == ALONGSIDE:
        sent = realtime.tick(s, f, rule, drawn)
        if s.over or s.lanes is NO_LANES or s.agenda[s.depth - 1] is not f:
            run_to_question(s)
        return sent
    if rule.tick(s, f):
        forget_answers(s)
        s.before = NO_OPTIONS
        run_to_question(s)
        return NO_SENT
    limit = rule.deadline(s, f)
    if limit and s.now - s.asked_since >= limit:
        if rule.mode == PAUSE:
            go_on(s)
            return NO_SENT
        question: i64 = s.questions_opened
        for seat in seats_open(s):
            if s.questions_opened == question and not s.over:  # the first answer of a race closes it
                answer_by_default(s, seat)
    return NO_SENT


def answer_by_default(s: State, seat: i64) -> None:
    """Answer for a silent seat with the defaults of the rule, up to the end of its move."""
    f = s.agenda[s.depth - 1]
    rule = f.rule
    if s.earlier(seat):
        put_before(s, seat, NO_OPTIONS)
    while True:
        options = open_options(s, seat)
        pick = rule.default(s, f, seat, options)
        if pick == LAPSE:
            lapse(s)
            return
        if answer(s, seat, pick):
            return


def lapse(s: State) -> None:
    """Let the question of the one seat asked lapse. Refused if the rule does not say what happens then."""
    f = s.agenda[s.depth - 1]
    rule = f.rule
    if rule.mode != ONE or s.asked < 0 or rule.default(s, f, s.asked, s.options) != LAPSE:
        raise Refusal("NOT_AN_OPTION", "Nothing lapses here.", facts={"word": ""})
    s.depth -= 1
    s.before = NO_OPTIONS
    if s.glimpses is not NO_GLIMPSES:
        s.glimpses = s.glimpses.at_tick(NEXT_MOVE)
    rule.lapse(s, f)
    run_to_question(s)


# -- secret windows (decision 18) --------------------------------------------------------------------------------------
# A moment at which a seat may be asked something, and no other seat may learn whether it is. A live table stops there
# whether or not a seat is asked (``State.stops_at_windows``); everything else runs on. See hidden_questions.py.


def stop_at_window(s: State) -> bool:
    """Stop at a secret window without asking a seat, so that the state is the same whether or not a seat is asked."""
    s.asked = -1
    s.options = NO_OPTIONS
    s.before = NO_OPTIONS
    s.asked_since = s.now
    return True


def at_secret_window(s: State) -> bool:
    """Has the game stopped at a secret window, with no seat asked in the state itself?"""
    if s.asked >= 0 or s.answers is not None or s.over or s.depth == 0:
        return False
    return s.agenda[s.depth - 1].rule.has_windows
