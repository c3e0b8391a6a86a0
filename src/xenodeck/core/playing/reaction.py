"""Models of human reaction for bots: reaction times, things overlooked, and mistakes.

The dice of a plan stay the same for one occasion (``Rule.occasion``), so a policy needs no state: in every tick it
computes the same plan again, and acts in the tick that the plan names, at live tables and in simulations.
"""

from __future__ import annotations

from math import cos, exp, log, sqrt
from typing import Any, Final

from mypy_extensions import i64

from xenodeck.core.tabletop.chance import part

TURN: Final = 6.283185307179586


class Reaction:
    """A shifted log-normal time: at least ``shift``, with the median ``shift + median``; ``sigma`` is the spread."""

    def __init__(self, shift: float, median: float, sigma: float) -> None:
        self.shift: float = shift  # ms
        self.median: float = median  # ms beyond ``shift``
        self.sigma: float = sigma

    def ms(self, dice: i64, number: i64 = 0) -> float:
        """A reaction time in ms. ``number`` distinguishes several times drawn from the same dice."""
        normal = sqrt(-2.0 * log(part(dice, 2 * number + 1))) * cos(TURN * part(dice, 2 * number + 2))
        return self.shift + self.median * exp(self.sigma * normal)

    def ticks(self, dice: i64, tick_ms: i64, number: i64 = 0) -> i64:
        """The same in ticks, at least one."""
        ms = self.ms(dice, number)
        whole: i64 = int(ms / float(tick_ms))
        if float(whole * tick_ms) < ms:
            whole += 1
        return max(whole, 1)


class Attention:
    """How often something is overlooked or taken by mistake."""

    def __init__(self, p_miss: float, p_false: float) -> None:
        self.p_miss: float = p_miss  # probability of overlooking something good
        self.p_false: float = p_false  # probability of taking something bad

    def takes(self, good: bool, dice: i64) -> bool:
        """Is this taken?"""
        drawn = part(dice, 61)
        return drawn >= self.p_miss if good else drawn < self.p_false


def reaction_of(options: dict[str, Any]) -> Reaction:
    """The reaction model given by the options ``shift``, ``median`` and ``sigma``."""
    return Reaction(float(options["shift"]), float(options["median"]), float(options["sigma"]))


def attention_of(options: dict[str, Any]) -> Attention:
    """The attention model given by the options ``p_miss`` and ``p_false``."""
    return Attention(float(options["p_miss"]), float(options["p_false"]))
