"""A policy chooses the answers of a seat. It is compiled with the rules; bots, playouts and simulations share it.

Views are slow, so a policy is given the state itself and must use only what its seat may know. A law tests this: a
policy gives the same answer in every world that its seat cannot tell from the true one. At a real table it is not given
the true state at all (see ``xenodeck.bots``).
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from xenodeck.core.rules.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Chooses at random. The policies of a game override ``choose``. A policy has no state of its own."""

    def choose(self, s: State, seat: i64, options: list[int], dice: i64) -> i64:
        """One of ``options``, which are open to ``seat`` now; ``dice`` is a fresh random number below 2^31."""
        return options[(dice * len(options)) >> 31]

    def plans(self) -> bool:
        """Does the policy plan in real time when to act? Then its dice stay the same for one occasion
        (``Rule.occasion``); otherwise they are new in every tick."""
        return False

    def idle_ticks(self, s: State, seat: i64, options: list[int], dice: i64) -> i64:
        """The number of coming ticks in which a policy that plans would wait, if nothing happened meanwhile."""
        return 0

    def reason(self, s: State, seat: i64, options: list[int], dice: i64) -> tuple[str, dict[str, object]]:
        """The reason for the choice: a key of the game's words, and the values to fill in. Empty: no reason."""
        return "", {}
