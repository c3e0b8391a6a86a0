"""Ways to play all modes: a level is one bot, with a policy for each mode."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from xenodeck.core import Policy, Recall, State
from xenodeck.games.alieninjas.state import MAP_RACE

LEVELS: Final = ["novice", "agent", "shadow"]  # weakest first
FORGETS_PER: Final = 20  # 6.5 in ticks
LEAKS: Final = [3.0, 1.0, 0.4]  # level -> factor of the rate in the options
TURN_RATES: Final = [0.15, 0.06, 0.02]  # level -> rate for each later sighting, in modes without ticks


class ByMode(Policy):
    """Plays each mode with the policy for it, and at random where there is none."""

    def __init__(self, policies: dict[str, Policy]) -> None:
        self.policies = policies  # mode -> policy

    def plans(self) -> bool:
        return True

    def of(self, s: State) -> Policy:
        return self.policies.get(s.setup.mode, ANY)

    def choose(self, s: State, seat: i64, options: list[int], dice: i64) -> i64:
        return self.of(s).choose(s, seat, options, dice)

    def idle_ticks(self, s: State, seat: i64, options: list[int], dice: i64) -> i64:
        return self.of(s).idle_ticks(s, seat, options, dice)

    def reason(self, s: State, seat: i64, options: list[int], dice: i64) -> tuple[str, dict[str, object]]:
        return self.of(s).reason(s, seat, options, dice)


class NinjaRecall(Recall):
    """6.5 In Map Race bots forget with time, as the options say; in modes without ticks, with each later sighting."""

    def __init__(self, level: i64) -> None:
        super().__init__(TURN_RATES[level], 0)
        self.leak: float = LEAKS[level]

    def forgotten(self, s: State, viewer: i64, dice: i64) -> list[int]:
        if s.setup.mode != MAP_RACE:
            return super().forgotten(s, viewer, dice)
        rate = min(float(s.setup.settings["m3_bot"]["p_forget"]) * self.leak, 1.0)
        return Recall(rate, FORGETS_PER).forgotten(s, viewer, dice)


ANY: Final = Policy()
