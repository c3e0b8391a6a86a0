"""4.4 Ways to play Quick Claim: bots with human reaction times, of different speed and care."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from xenodeck.core import WAIT, Attention, Policy, Reaction, State
from xenodeck.games.alieninjas.modes.claim.state import CLAIM_CARD, FLIP, STACK, Claim

REASONS: Final = ["claim_good", "claim_mistake", "claim_flip", "claim_wait"]
NEVER: Final = 1 << 30
FLIPS: Final = 3  # the index of the flip time among the numbers drawn from a plan's dice


class Claimer(Policy):
    """Claims what fits after its reaction time, and flips in its turn. It overlooks some cards and makes mistakes.

    ``slower`` multiplies the median reaction time of the options, ``careless`` the chances of overlooking and mistakes.
    """

    def __init__(self, slower: float, careless: float) -> None:
        self.slower: float = slower
        self.careless: float = careless

    def plans(self) -> bool:
        return True

    def wants(self, s: Claim, dice: i64) -> bool:
        """4.4 Whether it claims the card on top: it claims what fits, except for oversights and mistakes.

        A learner that decides otherwise can override this and keeps the reaction time.
        """
        terms = s.setup
        stack = s.zones[STACK]
        attention = Attention(min(terms.p_miss * self.careless, 1.0), min(terms.p_false * self.careless, 1.0))
        return attention.takes(s.fits(stack[len(stack) - 1]), dice)

    def claim_tick(self, s: Claim, dice: i64) -> i64:
        """The age at which it claims the card on top; 0: never."""
        terms = s.setup
        reaction = terms.reaction
        if not self.wants(s, dice):
            return 0
        return Reaction(reaction.shift, reaction.median * self.slower, reaction.sigma).ticks(dice, terms.tick_ms)

    def flip_tick(self, s: Claim, dice: i64) -> i64:
        """The age at which it flips if it is the flipper."""
        terms = s.setup
        flips: i64 = terms.flip_reaction.ticks(dice, terms.tick_ms, FLIPS)
        return min(max(flips, s.lock), terms.flip_deadline)

    def choose(self, s: State, seat: i64, options: list[int], dice: i64) -> i64:
        assert isinstance(s, Claim)
        last: i64 = options[len(options) - 1]
        if len(options) < 2:
            return last
        age: i64 = s.now - s.event_tick + 1
        if last == CLAIM_CARD:
            if age >= s.setup.soonest:
                at: i64 = self.claim_tick(s, dice)
                if at > 0 and age >= at:
                    return CLAIM_CARD
            if len(options) == 2:
                return WAIT
        return FLIP if age >= self.flip_tick(s, dice) else WAIT

    def idle_ticks(self, s: State, seat: i64, options: list[int], dice: i64) -> i64:
        """4.4 The ticks until the first of its planned actions is due."""
        assert isinstance(s, Claim)
        due: i64 = NEVER
        if options[len(options) - 1] == CLAIM_CARD:
            at: i64 = self.claim_tick(s, dice)
            if at > 0:
                due = at
        if seat == s.flipper:
            due = min(due, self.flip_tick(s, dice))
        return due - (s.now - s.event_tick + 1)

    def reason(self, s: State, seat: i64, options: list[int], dice: i64) -> tuple[str, dict[str, object]]:
        assert isinstance(s, Claim)
        pick: i64 = self.choose(s, seat, options, dice)
        if pick == CLAIM_CARD:
            stack = s.zones[STACK]
            return ("claim_good" if s.fits(stack[len(stack) - 1]) else "claim_mistake"), {}
        return ("claim_flip" if pick == FLIP else "claim_wait"), {}


CLAIM_POLICIES: Final[dict[str, Policy]] = {
    "novice": Claimer(2.2, 3.0),
    "agent": Claimer(1.3, 1.0),
    "shadow": Claimer(0.8, 0.5),
}
