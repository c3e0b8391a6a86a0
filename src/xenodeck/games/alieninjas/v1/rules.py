"""3.0 What all modes share: who begins, how a round ends, the pause between two rounds."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from xenodeck.core import PAUSE, Frame, Rule
from xenodeck.games.alieninjas.v1.state import Ninja, NinjaSetup


def ninja_terms(s: Ninja) -> NinjaSetup:
    """The set-up as this game knows it."""
    setup: Any = s.setup  # not ``cast``: the interpreter would call it
    terms: NinjaSetup = setup
    return terms


class Opening(Rule[Ninja]):
    """3.0 The first player of the first round (mode 3: the announcer) is a seat of the options, or drawn."""

    RULE = "3.0"
    ASKS = False

    def resolve(self, s: Ninja, f: Frame, pick: i64) -> None:
        terms = ninja_terms(s)
        s.first = terms.start if terms.start >= 0 else s.chance.below(s.seats)
        s.then(Frame(terms.dealing, -1))


class Between(Rule[Ninja]):
    """RG.10 Between two rounds: the scores are recorded, and the next round is dealt when the driver says so."""

    RULE = "RG.10"
    MODE = PAUSE

    def resolve(self, s: Ninja, f: Frame, pick: i64) -> None:
        s.then(Frame(ninja_terms(s).dealing, -1))


def score_round(s: Ninja, points: list[int], first: i64) -> None:
    """3.0 RG.2 RG.10 A round is over: ``points`` are recorded, with their floor; ``first`` begins the next one.

    The frame of the running round is off the agenda already.
    """
    s.running = 0
    s.tell("round_over", first, number=len(s.rounds) + 1, facts={"points": points})
    last = s.end_round(points)
    s.first = first
    if last:
        s.finish()
    else:
        s.then(Frame(BETWEEN, -1))


def floor(s: Ninja, seat: i64, points: i64) -> i64:
    """RG.2 A round score below 0 is recorded as 0; what is made up for is told, so that the accounts add up."""
    if points < 0:
        s.tell_number("floor", seat, -1, -points)
        return 0
    return points


OPENING: Final = Opening()
BETWEEN: Final = Between()
SHARED: Final[list[Rule[Any]]] = [OPENING, BETWEEN]
