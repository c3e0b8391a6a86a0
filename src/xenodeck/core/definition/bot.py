"""The interface of bots: a bot gets a view, like any player, and returns the option it takes and the reason."""

from __future__ import annotations

from dataclasses import dataclass, field

from xenodeck.core.knowledge.recall import PERFECT, Recall
from xenodeck.core.knowledge.views import View
from xenodeck.core.playing.policy import Policy


@dataclass(frozen=True)
class Advice:
    """The decision of a bot: the index of the option, and the reason as a key into the words of the game."""

    index: int
    reason: str = ""
    facts: dict[str, object] = field(default_factory=dict)


class Bot:
    """Decides from a view. Stateless: the same view and dice give the same advice."""

    def choose(self, view: View, dice: int) -> Advice:
        """The decision for ``view.question``, which is not None. ``dice`` is a fresh random number below 2^63."""
        raise NotImplementedError


class PolicyBot(Bot):
    """A bot that plays like a policy. The policy gets a world that its seat cannot tell from the true state, never the
    true state itself."""

    def __init__(self, policy: Policy, recall: Recall = PERFECT) -> None:
        self.policy = policy
        self.recall = recall  # what it remembers of cards in places that forget
