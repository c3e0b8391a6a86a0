"""A way to play that is compiled with the rules: the same few lines are a bot, a roll-out and a player in simulations.

A policy is handed the state itself, because views are slow, and looks only at what its seat may know. A law holds it to
that: it answers the same in every world that its seat cannot tell from the true one. At a real table it does not even
get the true one (see ``xenodeck.bots``).
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from xenodeck.core.rules.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Stateless. This one takes any option; a game's own know better."""

    def choose(self, s: State, seat: i64, options: list[int], dice: i64) -> i64:
        """One of ``options``, which are open to ``seat`` now; ``dice`` is a fresh random number below 2^31."""
        return options[(dice * len(options)) >> 31]

    def plans(self) -> bool:
        """Does it react at a time of its own, where everybody acts at their own pace? Then its dice stay the same for
        one occasion; else they are fresh at every tick."""
        return False

    def idle_ticks(self, s: State, seat: i64, options: list[int], dice: i64) -> i64:
        """In how many coming ticks it would surely wait, if nothing happened meanwhile; of policies that plan."""
        return 0

    def reason(self, s: State, seat: i64, options: list[int], dice: i64) -> tuple[str, dict[str, object]]:
        """Why ``choose`` takes what it takes: a key into the words of the game and what fills it; empty: no reason."""
        return "", {}
