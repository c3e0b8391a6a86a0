"""Bots that react like people: how long it takes them to do something, what they overlook and what they mistake.

A plan is made from dice that stay the same for one occasion (``Rule.occasion``). So a policy keeps no state: at every
tick it works the same plan out again, and acts when its time has come, live and in simulations.
"""

from __future__ import annotations

from math import cos, exp, log, sqrt
from typing import Any, Final

from mypy_extensions import i64

from xenodeck.core.tabletop.chance import QUICK_MASK, QUICK_PLUS, QUICK_TIMES

DICE: Final = 2147483648.0  # dice are below this
TURN: Final = 6.283185307179586


def plan_dice(base: i64, seat: i64, occasion: i64) -> i64:
    """31 random bits that belong to a seat and an occasion. ``base``: of the table, or of a game in a series."""
    mixed: i64 = ((base ^ (occasion * 64 + seat + 1)) * QUICK_TIMES + QUICK_PLUS) & QUICK_MASK
    mixed = ((mixed ^ (mixed >> 31)) * QUICK_TIMES + QUICK_PLUS) & QUICK_MASK
    return (mixed ^ (mixed >> 30)) & 0x7FFF_FFFF


def part(dice: i64, number: i64) -> float:
    """From 0 to 1, the ends left out: the random number ``number`` that lies in the dice, unrelated to its others."""
    return (float(plan_dice(dice, number, 1)) + 0.5) / DICE


class Reaction:
    """Log-normal: nobody is quicker than ``shift``, half are by ``median`` more, ``sigma`` is how far they differ."""

    def __init__(self, shift: float, median: float, sigma: float) -> None:
        self.shift: float = shift  # ms
        self.median: float = median  # ms beyond that
        self.sigma: float = sigma

    def ms(self, dice: i64, number: i64 = 0) -> float:
        """How long it takes this time; ``number`` tells apart what is drawn from the same dice."""
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
    """What people overlook and what they take by mistake."""

    def __init__(self, p_miss: float, p_false: float) -> None:
        self.p_miss: float = p_miss  # of something good
        self.p_false: float = p_false  # of something bad

    def takes(self, good: bool, dice: i64) -> bool:
        """Does somebody go for this, here and now?"""
        drawn = part(dice, 61)
        return drawn >= self.p_miss if good else drawn < self.p_false


def reaction_of(options: dict[str, Any]) -> Reaction:
    """The model that a record of options holds under ``shift``, ``median`` and ``sigma``."""
    return Reaction(float(options["shift"]), float(options["median"]), float(options["sigma"]))


def attention_of(options: dict[str, Any]) -> Attention:
    """… under ``p_miss`` and ``p_false``."""
    return Attention(float(options["p_miss"]), float(options["p_false"]))
