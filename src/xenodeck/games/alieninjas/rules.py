"""3.0 What all modes share: who begins, how a round ends, the pause between two rounds."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from xenodeck.core import PAUSE, Frame, Rule
from xenodeck.games.alieninjas.state import Ninja


class Opening(Rule[Ninja]):
    """3.0 The first player of the first round (mode 3: the announcer): a seat of the options, or at random."""

    RULE = "3.0"
    ASKS = False

    def resolve(self, s: Ninja, f: Frame, pick: i64) -> None:
        terms = s.setup
        s.first = terms.start if terms.start >= 0 else s.chance.below(s.seats)
        s.then(Frame(terms.dealing, -1))


class Between(Rule[Ninja]):
    """RG.10 Between two rounds: scores are recorded, and the next round is dealt when the driver says so."""

    RULE = "RG.10"
    MODE = PAUSE

    def resolve(self, s: Ninja, f: Frame, pick: i64) -> None:
        s.first = s.next
        s.next = -1
        s.then(Frame(s.setup.dealing, -1))


def score_round(s: Ninja, points: list[int], first: i64) -> None:
    """3.0 RG.2 RG.10 A round is over: ``points`` are recorded, with the floor of 0; ``first`` begins the next one.

    The frame of the round is off the agenda already.
    """
    s.running = 0
    s.tell("round_over", first, number=len(s.rounds) + 1, facts={"points": points})
    last = s.end_round(points)
    if last:
        s.finish()
    else:
        s.next = first
        s.then(Frame(BETWEEN, -1))


def floor(s: Ninja, seat: i64, points: i64) -> i64:
    """RG.2 A negative round score is recorded as 0; the difference is told, so that the ledger adds up."""
    if points < 0:
        s.tell_number("floor", seat, -1, -points)
        return 0
    return points


OPENING: Final = Opening()
BETWEEN: Final = Between()
SHARED: Final[list[Rule[Any]]] = [OPENING, BETWEEN]
