"""Policies that look where they must not: the law about policies must find them."""

from __future__ import annotations

from xenodeck.core.knowledge.views import bit_of
from xenodeck.core.playing.policy import Policy
from xenodeck.core.rules.state import PASS, State


def unseen(s: State, seat: int) -> list[tuple[int, int]]:
    """Zone and card of all that ``seat`` does not know."""
    me = bit_of(seat)
    return [(zone, card) for zone, cards in enumerate(s.zones) for card in cards if not s.known_to(card, zone) & me]


class Peeking(Policy):
    """Takes the option that ``clue`` points at."""

    def clue(self, s: State, seat: int) -> int:
        raise NotImplementedError

    def choose(self, s: State, seat: int, options: list[int], dice: int) -> int:
        return options[self.clue(s, seat) % len(options)]


class Faces(Peeking):
    def clue(self, s: State, seat: int) -> int:
        return sum(s.face[card] * (zone + i) for i, (zone, card) in enumerate(unseen(s, seat)))


class Ids(Peeking):
    """The faces do not change, but which card lies where: a card's number reveals its face to a reader of the deck."""

    def clue(self, s: State, seat: int) -> int:
        return sum(s.setup.face[card] * (zone + i) for i, (zone, card) in enumerate(unseen(s, seat)))


class Hands(Peeking):
    """The order in which others hold known cards."""

    def clue(self, s: State, seat: int) -> int:
        me = bit_of(seat)
        held = [zone for zone in range(len(s.sees)) if not s.layout.ordered[zone] and not s.sees[zone] & me]
        return sum(i for zone in held for i, card in enumerate(s.zones[zone]) if s.memory.get(card, 0) & me)


class Fortune(Peeking):
    """Chance to come."""

    def clue(self, s: State, seat: int) -> int:
        return int(s.chance.clone().below(97))


class Secrets(Peeking):
    """What others have answered already, in a question open to several."""

    def clue(self, s: State, seat: int) -> int:
        return sum(answer for other, answer in enumerate(s.answers or []) if other != seat and answer > PASS)


class Chatting(Policy):
    """Chooses fairly and reveals a secret in its reason."""

    def reason(self, s: State, seat: int, options: list[int], dice: int) -> tuple[str, dict[str, object]]:
        return "hunch", {"number": Faces().clue(s, seat) % 5}


PEEKERS = [Faces(), Ids(), Hands(), Fortune(), Secrets(), Chatting()]
