"""What a bot is: it sees a view, like anybody else at the table, and says which option it takes and why."""

from __future__ import annotations

from dataclasses import dataclass, field

from xenodeck.core.knowledge.recall import PERFECT, Recall
from xenodeck.core.knowledge.views import View
from xenodeck.core.playing.policy import Policy


@dataclass(frozen=True)
class Advice:
    """The rank of the chosen option, and the reason as a key into the words of the game."""

    index: int
    reason: str = ""
    facts: dict[str, object] = field(default_factory=dict)


class Bot:
    """Stateless: the same view and dice give the same advice."""

    def choose(self, view: View, dice: int) -> Advice:
        """``view.question`` is set; ``dice`` is a fresh random number below 2^63 for whoever needs one."""
        raise NotImplementedError


class PolicyBot(Bot):
    """Plays as a policy does. It is shown a world that its seat cannot tell from the true one, never the true one."""

    def __init__(self, policy: Policy, recall: Recall = PERFECT) -> None:
        self.policy = policy
        self.recall = recall  # what it keeps of what it has seen, in places that forget
