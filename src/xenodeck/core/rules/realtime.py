"""Real time: all seats act at their own pace, and each tick decides what they sent. See decision 16.

Between two ticks only the moves that are sent or unfinished change. A tick gives the rule all moves as one list,
ordered by arrival or by chance. A hold delays the decision between competing moves by some ticks, so that a slow
connection is no disadvantage (lag compensation).
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from xenodeck.core.errors import Refusal, RuleBug
from xenodeck.core.rules.lanes import ACCEPTED, HELD, NO_LANES, NO_SENT, NO_UNDONE, PENDING, Lanes, Sent
from xenodeck.core.rules.state import ALONGSIDE, MIXED, NO_OPTIONS, PASS, Frame, Rule, State

MASK: Final[i64] = 1
ONE_A_TICK: Final = "ONE_A_TICK"  # the refusal of a second move of a seat in the same tick


def in_realtime(s: State) -> bool:
    """Do all seats act at their own pace now?"""
    return s.lanes is not NO_LANES and s.depth > 0 and s.agenda[s.depth - 1].rule.mode == ALONGSIDE


def open_lanes(s: State) -> None:
    """Let the rule on top of the agenda ask all seats. After an interruption each lane goes on where it was."""
    s.asked = -1
    s.options = NO_OPTIONS
    if s.lanes is NO_LANES:
        s.questions_opened += 1
        s.asked_since = s.now
        s.lanes = Lanes(s.seats, s.now, s.questions_opened)


def asked(s: State, seat: i64) -> bool:
    """Does ``seat`` have a choice now, whether or not it has sent its move for the coming tick?"""
    if not s.lanes.free(seat):
        return False
    f = s.agenda[s.depth - 1]
    return bool(f.rule.choices(s, f, seat))


def seats_asked(s: State) -> list[int]:
    """All seats that have a choice now. This is public."""
    return [seat for seat in range(s.seats) if asked(s, seat)]


def seats_open(s: State) -> list[int]:
    """The seats that may still send a move for the coming tick."""
    return [seat for seat in range(s.seats) if not s.lanes.has_sent(seat) and asked(s, seat)]


def why_not_asked(s: State, seat: i64, rule: str) -> Refusal:
    """The reason why ``seat`` may send no move now."""
    if s.lanes.is_frozen(seat):
        return Refusal("FROZEN", f"Seat {seat} is frozen.", rule)
    if s.lanes.doing[seat]:
        return Refusal("BUSY", f"Seat {seat} is busy.", rule)
    if s.lanes.has_sent(seat):
        return second_of_a_tick(rule)
    return Refusal("NOT_YOUR_TURN", f"Nothing is asked of seat {seat} now.", rule)


def second_of_a_tick(rule: str) -> Refusal:
    """The refusal of what a seat sends after it has sent something for the same tick."""
    return Refusal("ONE_A_TICK", "Only the first thing that a seat does in a tick counts.", rule)


def put_before(s: State, seat: i64, before: list[int]) -> None:
    """Set the answers that ``seat`` has given so far in its unfinished move."""
    s.lanes.before[seat] = before


def answer(s: State, seat: i64, pick: i64, comp: i64 = 0) -> bool:
    """``seat`` answers with ``pick``, one of its options. True: a complete move was sent, or the seat waits."""
    lanes = s.lanes
    before = lanes.before[seat]
    if pick == PASS and not before:
        return True
    f = s.agenda[s.depth - 1]
    rule = f.rule
    more = rule.follow(s, f, seat, before, pick)
    while more is not None:
        before = [*before, pick]
        if len(more) > 1:
            lanes.before[seat] = before
            return False
        if not more:
            raise RuleBug("a question in the middle of a move has no answer")
        pick = more[0]
        more = rule.follow(s, f, seat, before, pick)
    send(s, seat, [*before, pick], comp)
    return True


def send(s: State, seat: i64, move: list[int], comp: i64) -> None:
    """Add a complete move to the list for the coming tick."""
    lanes = s.lanes
    mask: i64 = 1
    lanes.before[seat] = NO_OPTIONS
    lanes.heard = lanes.heard | (mask << seat)
    lanes.sent.append(Sent(seat, move, comp))


# -- a tick ------------------------------------------------------------------------------------------------------------


def tick(s: State, f: Frame, rule: Rule[Any], drawn: bool) -> list[Sent]:
    """Carry out one tick of ``rule``; the caller has counted it. Returns the moves sent or decided, with their results.

    ``drawn``: no order of arrival is known, so chance orders the moves that compete.
    """
    lanes = s.lanes
    limit = rule.deadline(s, f)
    if limit:
        add_defaults(s, f, rule)
    sent = lanes.sent
    if sent:
        lanes.sent = []
    lanes.heard = 0
    late = take_waiting(lanes) if lanes.waiting and lanes.hold_until < 0 else NO_SENT
    if s.setup.hold_ticks >= 0 and (sent or lanes.collected):
        told = sent.copy()
        if not hold(s, f, rule, sent):
            for one in late:
                rule.accepted_in_hold(s, f, one)
            return told  # the hold stays open, so nothing else happens
        if lanes.hold_until >= 0:
            for one in late:
                rule.accepted_in_hold(s, f, one)
            late = NO_SENT
            sent = decided(s, rule)
            told = sent + [one for one in told if one.result == PENDING or one.is_waiting]
            lanes.stop_waiting()
        rule.step(s, f, late + sent)
        lanes.interrupted = NO_UNDONE
        sent = told
    else:
        if len(sent) > 1:
            sent = by_chance(s, f, rule, sent) if drawn else competing_first(s, f, rule, sent)
        rule.step(s, f, late + sent if late else sent)
    if s.lanes is not lanes:
        return sent
    for one in late + sent if late else sent:
        if one.result == ACCEPTED and not one.is_waiting and not lanes.doing[one.seat]:
            lanes.renew(one.seat, s.now)
    if lanes.working:
        finish_work(s, f, rule)
    if s.lanes is lanes:
        rule.tick(s, f)
    if s.lanes is lanes and lanes.waiting:
        keep_waiting(s, f, rule)
    return sent


def finish_work(s: State, f: Frame, rule: Rule[Any]) -> None:
    """Finish the busy times that are over, in the order in which they began, so that no seat has an advantage."""
    lanes = s.lanes
    for seat in lanes.working.copy():
        doing = lanes.doing[seat]
        if doing and lanes.until[seat] <= s.now:
            lanes.cancel(seat, s.now)
            rule.work_done(s, f, seat, doing)
            if s.lanes is not lanes:
                return


def add_defaults(s: State, f: Frame, rule: Rule[Any]) -> None:
    """Send the default move for each seat whose deadline is over, after the moves that seats sent themselves."""
    lanes = s.lanes
    if lanes.hold_until >= 0:
        return
    for seat in seats_open(s):
        patience = rule.seat_deadline(s, f, seat)
        if patience and s.now - lanes.since[seat] >= patience:
            before: list[int] = []
            picks: list[int] | None = rule.choices(s, f, seat)
            while picks:
                pick = rule.default(s, f, seat, picks)
                if pick == PASS and not before:
                    break
                picks = rule.follow(s, f, seat, before, pick)
                before = [*before, pick]
            if before:
                send(s, seat, before, 0)


# -- who was first -----------------------------------------------------------------------------------------------------


def competing_first(s: State, f: Frame, rule: Rule[Any], sent: list[Sent]) -> list[Sent]:
    """Competing moves first, then the others, each in the order of arrival: another move must not remove what they
    compete for."""
    competing = [one for one in sent if rule.competes(s, f, one.seat, one.move)]
    if not competing or len(competing) == len(sent):
        return sent
    return competing + [one for one in sent if not rule.competes(s, f, one.seat, one.move)]


def by_chance(s: State, f: Frame, rule: Rule[Any], sent: list[Sent]) -> list[Sent]:
    """Competing moves first, in random order, then the others by seat. A single competing move uses no chance."""
    ordered = by_seat(sent)
    competing = [one for one in ordered if rule.competes(s, f, one.seat, one.move)]
    others = [one for one in ordered if not rule.competes(s, f, one.seat, one.move)]
    return draw_lots(s, rule, competing) + others


def by_seat(sent: list[Sent]) -> list[Sent]:
    """``sent`` ordered by seat, so that the order of arrival cannot influence a random choice."""
    ordered: list[Sent] = []
    for seat in range(64):
        for one in sent:
            if one.seat == seat:
                ordered.append(one)
        if len(ordered) == len(sent):
            break
    return ordered


def draw_lots(s: State, rule: Rule[Any], equal: list[Sent]) -> list[Sent]:
    """``equal``, which is sorted by seat, in random order."""
    many: i64 = len(equal)
    if many < 2:
        return equal
    if rule.draws == MIXED:
        return [equal[at] for at in s.chance.arrange(many)]
    first: i64 = s.chance.below(many)
    return [equal[first]] + equal[:first] + equal[first + 1 :]


def hold(s: State, f: Frame, rule: Rule[Any], sent: list[Sent]) -> bool:
    """Collect competing moves. False: a hold stays open after this tick. True: there is none, or it ends now."""
    lanes = s.lanes
    cap: i64 = s.setup.hold_ticks
    begins = False
    if lanes.hold_until < 0:
        for one in sent:
            begins = begins or rule.competes(s, f, one.seat, one.move)
        if not begins:
            return True
        lanes.hold_until = s.now + cap
    for one in sent:
        known = [held.seat for held in lanes.collected]
        if one.seat not in known and rule.competes(s, f, one.seat, one.move):
            comp: i64 = min(max(one.comp, 0), cap)
            one.counted_tick = max(rule.race_start(s, f), s.now - comp)
            one.result = HELD
            lanes.collected.append(one)
        elif rule.hides_holds and not rule.competes(s, f, one.seat, one.move):
            one.is_waiting = True
            rule.accepted_in_hold(s, f, one)
        else:
            one.result = PENDING
    if begins:
        rule.hold_started(s, f)
    if s.now < lanes.hold_until:
        if rule.hides_holds:
            lanes.shift_deadlines_unseen(s.now)
        else:
            lanes.shift_deadlines()
        return False
    return True


def take_waiting(lanes: Lanes) -> list[Sent]:
    """Remove and return the moves that were accepted during a hold and take effect in this tick."""
    waiting = lanes.waiting
    lanes.waiting = NO_SENT
    for one in waiting:
        one.is_waiting = False
    return waiting


def keep_waiting(s: State, f: Frame, rule: Rule[Any]) -> None:
    """Keep those waiting moves that are still possible after the hold. Each counts as its seat's move of the next
    tick."""
    lanes = s.lanes
    waiting = lanes.waiting
    lanes.waiting = NO_SENT
    lanes.waiting = [one for one in waiting if still_open(s, f, rule, one)]
    for one in lanes.waiting:
        lanes.heard = lanes.heard | (MASK << one.seat)


def still_open(s: State, f: Frame, rule: Rule[Any], one: Sent) -> bool:
    """Is this move still among the options of its seat?"""
    if not s.lanes.free(one.seat):
        return False
    before: list[int] = []
    picks: list[int] | None = rule.choices(s, f, one.seat)
    for pick in one.move:
        if picks is None or pick not in picks:
            return False
        picks = rule.follow(s, f, one.seat, before, pick)
        before = [*before, pick]
    return picks is None


def decided(s: State, rule: Rule[Any]) -> list[Sent]:
    """End the hold. Returns the moves it collected, by the tick that counts for them; chance orders equal ones."""
    lanes = s.lanes
    left = by_seat(lanes.collected)
    lanes.collected = []
    lanes.hold_until = -1
    lanes.put_off += s.setup.hold_ticks
    ordered: list[Sent] = []
    while left:
        lowest: i64 = left[0].counted_tick
        for one in left:
            lowest = min(lowest, one.counted_tick)
        equal = [one for one in left if one.counted_tick == lowest]
        left = [one for one in left if one.counted_tick != lowest]
        if not ordered or rule.draws == MIXED:  # with ONE_FIRST only the first place is drawn
            equal = draw_lots(s, rule, equal)
        ordered += equal
    for one in ordered:
        one.result = ACCEPTED
    return ordered
