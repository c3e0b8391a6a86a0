"""One tick of a session in real time with all inputs that came in during it, and the result of each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from xenodeck.core.definition.game import Attempt, Game
from xenodeck.core.errors import Refusal
from xenodeck.core.rules import engine, realtime
from xenodeck.core.rules.lanes import ACCEPTED, Sent
from xenodeck.core.rules.state import State
from xenodeck.core.sessions.inputs import BEGUN, WAITS, InputResult

Inputs = Sequence[tuple[int, Attempt | list[int]]]  # (seat, move); a list has the answers, which were read before


class Played(Protocol):
    """What this module needs of a ``Session``."""

    game: Game
    state: State

    def make_move(self, seat: int, picks: list[int], comp: int = 0) -> bool: ...
    def play(self, seat: int, attempt: Attempt, comp: int = 0) -> bool: ...
    def tick(self) -> list[Sent]: ...


def advance(table: Played, inputs: Inputs, comp: Mapping[int, int]) -> list[InputResult]:
    """``Session.advance``: what was heard goes to the rules as one list, and each gets its own result."""
    waited = engine.paused(table.state)
    heard: dict[int, InputResult | None] = {}
    first: list[InputResult | None] = []
    for seat, attempt in inputs:
        if isinstance(seat, bool) or not isinstance(seat, int):  # nobody's, so it takes nobody's turn to be heard
            first.append(hear(table, seat, attempt, 0, waited))
        elif seat in heard:
            first.append(InputResult(seat, realtime.ONE_A_TICK))
        else:
            heard[seat] = hear(table, seat, attempt, comp.get(seat, 0), waited)
            first.append(heard[seat])
    begun = waited and not engine.paused(table.state)
    decided = [] if begun else [InputResult(int(one.seat), one.result) for one in table.tick()]
    told: list[InputResult] = []
    for (seat, attempt), known in zip(inputs, first, strict=True):
        if known is None:
            known = [one for one in decided if one.seat == seat][-1]  # before it: what a hold had collected of the seat
            decided = [one for one in decided if one is not known]
        elif known.refusal is not None and not isinstance(attempt, list):
            code = table.game.after_tick(table.state, seat, attempt, known.refusal)
            known = known if code == known.result else InputResult(seat, code)
        told.append(known)
    return [*told, *decided]


def hear(table: Played, seat: int, attempt: Attempt | list[int], late: int, waited: bool) -> InputResult | None:
    """Give the input of one seat to the session. None: a move was sent, and the tick decides its result."""
    lanes, idle = realtime.in_realtime(table.state), False
    try:
        if waited and not engine.paused(table.state):  # somebody said go: the first tick is the one after this
            raise Refusal("WRONG_PHASE", "It begins with the next tick.", table.game.turn_rule, facts={"word": ""})
        if isinstance(attempt, list):
            whole = table.make_move(seat, attempt, late)
        else:
            idle = table.game.is_wait(table.state, seat, attempt)
            whole = table.play(seat, attempt, late)
    except Refusal as no:
        return InputResult(seat, no.code, no)
    if whole and realtime.in_realtime(table.state) and table.state.lanes.has_sent(seat):
        return None
    return InputResult(seat, BEGUN if not whole else WAITS if lanes or idle else ACCEPTED)
