"""Human-like reaction times and mistakes for bots in real time.

All values are computed from dice that stay the same for one occasion (``Rule.occasion``). So a policy needs no state:
in every tick it computes the same plan again, and acts when its time has come.
"""

from __future__ import annotations

from math import cos, exp, log, sqrt
from typing import Any, Final

from mypy_extensions import i64

from xenodeck.core.tabletop.chance import part

TURN: Final = 6.283185307179586


class Reaction:
    """Reaction times with a shifted log-normal distribution: the least time is ``shift``, the median ``shift`` +
    ``median``; ``sigma`` is the spread."""

    def __init__(self, shift: float, median: float, sigma: float) -> None:
        self.shift: float = shift  # ms
        self.median: float = median  # ms beyond that
        self.sigma: float = sigma

    def ms(self, dice: i64, number: i64 = 0) -> float:
        """A reaction time. ``number`` distinguishes several values from the same dice."""
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
    """How often a bot overlooks something good, or takes something bad by mistake."""

    def __init__(self, p_miss: float, p_false: float) -> None:
        self.p_miss: float = p_miss  # the probability of overlooking something good
        self.p_false: float = p_false  # the probability of taking something bad

    def takes(self, good: bool, dice: i64) -> bool:
        """Does the bot take this?"""
        drawn = part(dice, 61)
        return drawn >= self.p_miss if good else drawn < self.p_false


def reaction_of(options: dict[str, Any]) -> Reaction:
    """The reaction with the values ``shift``, ``median`` and ``sigma`` of a setting."""
    return Reaction(float(options["shift"]), float(options["median"]), float(options["sigma"]))


def attention_of(options: dict[str, Any]) -> Attention:
    """The attention with the values ``p_miss`` and ``p_false`` of a setting."""
    return Attention(float(options["p_miss"]), float(options["p_false"]))
