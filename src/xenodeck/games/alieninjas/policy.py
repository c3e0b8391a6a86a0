"""Ways to play all modes: a level is one bot, which plays each mode by a policy of that mode."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from xenodeck.core import Policy, State

LEVELS: Final = ["novice", "agent", "shadow"]  # weakest first


class ByMode(Policy):
    """Plays each mode by the policy that it has for it. A mode it knows nothing of it plays at random."""

    def __init__(self, policies: dict[str, Policy]) -> None:
        self.policies = policies  # mode -> how it is played

    def plans(self) -> bool:
        return True

    def of(self, s: State) -> Policy:
        return self.policies.get(s.setup.mode, ANY)

    def choose(self, s: State, seat: i64, options: list[int], dice: i64) -> i64:
        return self.of(s).choose(s, seat, options, dice)

    def reason(self, s: State, seat: i64, options: list[int], dice: i64) -> tuple[str, dict[str, object]]:
        return self.of(s).reason(s, seat, options, dice)


ANY: Final = Policy()
