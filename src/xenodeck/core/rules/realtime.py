"""Everybody at their own pace: one tick of a rule with lanes, whoever drives it. Decision 16.

Between two ticks nothing changes but what was sent and what is half made. A tick takes what was sent to the rule, as
one list in an order that arrival or chance gave it; a hold lets those with slow lines catch up first.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from xenodeck.core.errors import Refusal, RuleBug
from xenodeck.core.rules.lanes import ACCEPTED, HELD, NO_LANES, NO_SENT, NO_UNDONE, PENDING, Lanes, Sent
from xenodeck.core.rules.state import ALONGSIDE, MIXED, NO_OPTIONS, PASS, Frame, Rule, State

MASK: Final[i64] = 1
ONE_A_TICK: Final = "ONE_A_TICK"  # the code of whatever else a seat sends in a tick


def on(s: State) -> bool:
    """Does everybody act at their own pace now?"""
    return s.lanes is not NO_LANES and s.depth > 0 and s.agenda[s.depth - 1].rule.mode == ALONGSIDE


def open_lanes(s: State) -> None:
    """The rule on top of the agenda asks everybody. After an interruption each goes on where it was."""
    s.asked = -1
    s.options = NO_OPTIONS
    if s.lanes is NO_LANES:
        s.opened += 1
        s.since = s.now
        s.lanes = Lanes(s.seats, s.now, s.opened)


def asked(s: State, seat: i64) -> bool:
    """Could ``seat`` do something now, whether it has sent something for the coming tick or not?"""
    if not s.lanes.free(seat):
        return False
    f = s.agenda[s.depth - 1]
    return bool(f.rule.choices(s, f, seat))


def seats_asked(s: State) -> list[int]:
    """All who could do something now, as everybody may know."""
    return [seat for seat in range(s.seats) if asked(s, seat)]


def seats_open(s: State) -> list[int]:
    """Those of whom something may still come for the coming tick."""
    return [seat for seat in range(s.seats) if not s.lanes.has_sent(seat) and asked(s, seat)]


def why_not_asked(s: State, seat: i64, rule: str) -> Refusal:
    """Why nothing may come of ``seat`` now."""
    if s.lanes.is_frozen(seat):
        return Refusal("FROZEN", f"Seat {seat} is frozen.", rule)
    if s.lanes.doing[seat]:
        return Refusal("BUSY", f"Seat {seat} is busy.", rule)
    if s.lanes.has_sent(seat):
        return Refusal("ONE_A_TICK", "Only the first thing that a seat does in a tick counts.", rule)
    return Refusal("NOT_YOUR_TURN", f"Nothing is asked of seat {seat} now.", rule)


def put_before(s: State, seat: i64, before: list[int]) -> None:
    """Make ``before`` the answers that ``seat`` has given so far in its move."""
    s.lanes.before[seat] = before


def answer(s: State, seat: i64, pick: i64, comp: i64 = 0) -> bool:
    """``seat`` answers with ``pick``, which is open to it. True: a whole move was sent, or the seat waits."""
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
    """A whole move goes on the list of the coming tick."""
    lanes = s.lanes
    mask: i64 = 1
    lanes.before[seat] = NO_OPTIONS
    lanes.heard = lanes.heard | (mask << seat)
    lanes.sent.append(Sent(seat, move, comp))


# -- a tick ------------------------------------------------------------------------------------------------------------


def tick(s: State, f: Frame, rule: Rule[Any], drawn: bool) -> list[Sent]:
    """One tick of ``rule``; time has been counted already. What was sent, or decided after a hold, with its results.

    ``drawn``: nobody came first, so chance orders those who compete.
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
    if s.setup.hold_ticks >= 0 and (sent or lanes.held):
        told = sent.copy()
        if not hold(s, f, rule, sent):
            for one in late:
                rule.waits(s, f, one)
            return told  # the hold goes on: nothing else happens
        if lanes.hold_until >= 0:
            for one in late:
                rule.waits(s, f, one)
            late = NO_SENT
            sent = decided(s, rule)
            told = sent + [one for one in told if one.result == PENDING or one.waits]
            lanes.stop_waiting()
        rule.step(s, f, late + sent)
        lanes.undone = NO_UNDONE
        sent = told
    else:
        if len(sent) > 1:
            sent = by_chance(s, f, rule, sent) if drawn else competing_first(s, f, rule, sent)
        rule.step(s, f, late + sent if late else sent)
    if s.lanes is not lanes:
        return sent
    for one in late + sent if late else sent:
        if one.result == ACCEPTED and not one.waits and not lanes.doing[one.seat]:
            lanes.renew(one.seat, s.now)
    if lanes.working:
        finish_work(s, f, rule)
    if s.lanes is lanes:
        rule.tick(s, f)
    if s.lanes is lanes and lanes.waiting:
        keep_waiting(s, f, rule)
    return sent


def finish_work(s: State, f: Frame, rule: Rule[Any]) -> None:
    """Busy times that are over, in the order in which they were begun: no seat is served before another."""
    lanes = s.lanes
    for seat in lanes.working.copy():
        doing = lanes.doing[seat]
        if doing and lanes.until[seat] <= s.now:
            lanes.cancel(seat, s.now)
            rule.done(s, f, seat, doing)
            if s.lanes is not lanes:
                return


def add_defaults(s: State, f: Frame, rule: Rule[Any]) -> None:
    """Whoever let the own deadline go by does what the rule does for it, after all who did something themselves."""
    lanes = s.lanes
    if lanes.hold_until >= 0:
        return
    for seat in seats_open(s):
        patience = rule.patience(s, f, seat)
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
    """A claim is served before whatever would take away what is claimed; otherwise as they came."""
    competing = [one for one in sent if rule.competes(s, f, one.seat, one.move)]
    if not competing or len(competing) == len(sent):
        return sent
    return competing + [one for one in sent if not rule.competes(s, f, one.seat, one.move)]


def by_chance(s: State, f: Frame, rule: Rule[Any], sent: list[Sent]) -> list[Sent]:
    """Those who compete, in an order that chance gives, then the others. With one candidate no chance is used."""
    ordered = by_seat(sent)
    competing = [one for one in ordered if rule.competes(s, f, one.seat, one.move)]
    others = [one for one in ordered if not rule.competes(s, f, one.seat, one.move)]
    return draw_lots(s, rule, competing) + others


def by_seat(sent: list[Sent]) -> list[Sent]:
    """Chance is to have nothing to do with who was quicker."""
    ordered: list[Sent] = []
    for seat in range(64):
        for one in sent:
            if one.seat == seat:
                ordered.append(one)
        if len(ordered) == len(sent):
            break
    return ordered


def draw_lots(s: State, rule: Rule[Any], equal: list[Sent]) -> list[Sent]:
    """``equal``, sorted by seat, as chance orders them."""
    many: i64 = len(equal)
    if many < 2:
        return equal
    if rule.draws == MIXED:
        return [equal[at] for at in s.chance.arrange(many)]
    first: i64 = s.chance.below(many)
    return [equal[first]] + equal[:first] + equal[first + 1 :]


def hold(s: State, f: Frame, rule: Rule[Any], sent: list[Sent]) -> bool:
    """Collect what competes. False: the hold goes on after this tick. True: there is none, or it is at its end."""
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
        known = [held.seat for held in lanes.held]
        if one.seat not in known and rule.competes(s, f, one.seat, one.move):
            comp: i64 = min(max(one.comp, 0), cap)
            one.counts = max(rule.window(s, f), s.now - comp)
            one.result = HELD
            lanes.held.append(one)
        elif rule.hides_holds and not rule.competes(s, f, one.seat, one.move):
            one.waits = True
            rule.waits(s, f, one)
        else:
            one.result = PENDING
    if begins:
        rule.held(s, f)
    if s.now < lanes.hold_until:
        if rule.hides_holds:
            lanes.stand_still_unseen(s.now)
        else:
            lanes.stand_still()
        return False
    return True


def take_waiting(lanes: Lanes) -> list[Sent]:
    """What was accepted in a hold that is over, and comes with this tick."""
    waiting = lanes.waiting
    lanes.waiting = NO_SENT
    for one in waiting:
        one.waits = False
    return waiting


def keep_waiting(s: State, f: Frame, rule: Rule[Any]) -> None:
    """The hold is over: what can still be done comes with the next tick, and is the seat's own part of it."""
    lanes = s.lanes
    waiting = lanes.waiting
    lanes.waiting = NO_SENT
    lanes.waiting = [one for one in waiting if still_open(s, f, rule, one)]
    for one in lanes.waiting:
        lanes.heard = lanes.heard | (MASK << one.seat)


def still_open(s: State, f: Frame, rule: Rule[Any], one: Sent) -> bool:
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
    """The hold is over: all that it collected, the lowest tick first, chance among equals."""
    lanes = s.lanes
    left = by_seat(lanes.held)
    lanes.held = []
    lanes.hold_until = -1
    lanes.put_off += s.setup.hold_ticks
    ordered: list[Sent] = []
    while left:
        lowest: i64 = left[0].counts
        for one in left:
            lowest = min(lowest, one.counts)
        equal = [one for one in left if one.counts == lowest]
        left = [one for one in left if one.counts != lowest]
        if not ordered or rule.draws == MIXED:  # beyond the first nobody asks for an order
            equal = draw_lots(s, rule, equal)
        ordered += equal
    for one in ordered:
        one.result = ACCEPTED
    return ordered
