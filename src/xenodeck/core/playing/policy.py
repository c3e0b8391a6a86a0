"""Policies: ways to play that are compiled with the rules. One policy serves as a bot, in roll-outs and in simulations.

A policy gets the state itself, because views are slow, but must use only what its seat may know. A law checks this: it
answers the same in every world that its seat cannot tell from the true one. At a real table it gets such a world and
never the true state (``xenodeck.bots``).
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from xenodeck.core.rules.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """A way to play. Stateless. This base class plays at random; games have policies of their own."""

    def choose(self, s: State, seat: i64, options: list[int], dice: i64) -> i64:
        """One of ``options``, which are open to ``seat`` now; ``dice`` is a fresh random number below 2^31."""
        return options[(dice * len(options)) >> 31]

    def plans(self) -> bool:
        """In real time: does it plan when to act? Then its dice stay the same for one occasion (``Rule.occasion``);
        otherwise they are new in every tick."""
        return False

    def idle_ticks(self, s: State, seat: i64, options: list[int], dice: i64) -> i64:
        """For policies that plan: the number of coming ticks in which it certainly waits if nothing else happens."""
        return 0

    def reason(self, s: State, seat: i64, options: list[int], dice: i64) -> tuple[str, dict[str, object]]:
        """The reason for what ``choose`` takes: a key of the words of the game, and its facts; empty: no reason."""
        return "", {}
