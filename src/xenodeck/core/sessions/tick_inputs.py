"""One tick of a session with everything that came in during it: who is heard, and what became of each input."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from xenodeck.core.definition.game import Attempt
from xenodeck.core.errors import Refusal
from xenodeck.core.rules import engine, realtime
from xenodeck.core.rules.lanes import ACCEPTED
from xenodeck.core.sessions.inputs import BEGUN, WAITS, Result

if TYPE_CHECKING:
    from xenodeck.core.sessions.session import Session

Inputs = Sequence[tuple[int, Attempt | list[int]]]  # a list: the answers themselves, read when they came


def advance(session: Session, inputs: Inputs, comp: Mapping[int, int]) -> list[Result]:
    """``Session.advance``: what was heard goes to the rules as one list, and each gets its own result."""
    waited = engine.paused(session.state)
    heard: dict[int, Result | None] = {}
    first: list[Result | None] = []
    for seat, attempt in inputs:
        if isinstance(seat, bool) or not isinstance(seat, int):  # nobody's, so it takes nobody's turn to be heard
            first.append(hear(session, seat, attempt, 0, waited))
        elif seat in heard:
            first.append(Result(seat, realtime.ONE_A_TICK))
        else:
            heard[seat] = hear(session, seat, attempt, comp.get(seat, 0), waited)
            first.append(heard[seat])
    begun = waited and not engine.paused(session.state)
    decided = [] if begun else [Result(int(one.seat), one.result) for one in session.tick()]
    told: list[Result] = []
    for (seat, attempt), known in zip(inputs, first, strict=True):
        if known is None:
            known = [one for one in decided if one.seat == seat][-1]  # before it: what a hold had collected of the seat
            decided = [one for one in decided if one is not known]
        elif known.refusal is not None and not isinstance(attempt, list):
            code = session.game.after_tick(session.state, seat, attempt, known.refusal)
            known = known if code == known.result else Result(seat, code)
        told.append(known)
    return [*told, *decided]


def hear(session: Session, seat: int, attempt: Attempt | list[int], late: int, waited: bool) -> Result | None:
    """Put the input of one seat to the table; None: it was sent, and the tick will tell what becomes of it."""
    lanes, idle = realtime.on(session.state), False
    try:
        if waited and not engine.paused(session.state):  # somebody said go: the first tick is the one after this
            raise Refusal("WRONG_PHASE", "It begins with the next tick.", session.game.turn_rule, facts={"word": ""})
        if isinstance(attempt, list):
            whole = session.make(seat, attempt, late)
        else:
            idle = session.game.idles(session.state, seat, attempt)
            whole = session.play(seat, attempt, late)
    except Refusal as no:
        return Result(seat, no.code, no)
    if whole and realtime.on(session.state) and session.state.lanes.has_sent(seat):
        return None
    return Result(seat, BEGUN if not whole else WAITS if lanes or idle else ACCEPTED)
