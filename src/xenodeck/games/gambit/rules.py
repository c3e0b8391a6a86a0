"""The rules of Earth Gambit: Light in the order of the rules page, and the deal that begins it."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from xenodeck.core import Frame, Rule
from xenodeck.games.gambit.play.abilities import WINDOW
from xenodeck.games.gambit.play.effects import ARRANGE, GIVE, TAKE
from xenodeck.games.gambit.play.piles import AWAY_RULE, LOSE
from xenodeck.games.gambit.play.playing import APPLY, CHOOSE, EFFECT, SHOW
from xenodeck.games.gambit.play.psych import PSYCH_EFFECT
from xenodeck.games.gambit.play.shields import PROTECT
from xenodeck.games.gambit.play.steps import COMPEL, PLAY, RELEASE, RESIST, STUCK
from xenodeck.games.gambit.play.turns import DRAW_RULE, PASS_ON, START, STAY
from xenodeck.games.gambit.play.windows import COUNTER, VETO_RULE
from xenodeck.games.gambit.state import ABILITY, ASIDE, CODES, DRAW, HAND, ROLE, Gambit


class Deal(Rule[Gambit]):
    """4.1 Deal roles, then one card each and a second one for the start player; with abilities also one ability each.

    A random start seat is drawn before anything is shuffled. The deck is dealt from this seat on (R1).
    """

    RULE = "4.1"
    ASKS = False

    def resolve(self, s: Gambit, f: Frame, pick: i64) -> None:
        terms = s.setup
        seats: i64 = s.seats
        first: i64 = terms.start if terms.start >= 0 else s.chance.below(seats)
        s.active = first
        roles = terms.roles.copy()
        s.shuffle_cards(roles)
        for seat in range(seats):
            s.replace(ROLE[seat], [roles.pop()])
        deck = terms.deck.copy()
        s.replace(DRAW, deck)
        s.shuffle(DRAW)
        for i in range(seats):
            s.zones[HAND[(first + i) % seats]].append(deck.pop())
        extra: i64 = deck.pop()
        s.zones[HAND[first]].append(extra)
        if terms.abilities:
            deal_abilities(s)
        s.then(Frame(START, first, extra))


def deal_abilities(s: Gambit) -> None:
    """4.3 One ability each, seat by seat, at random or as the option says; the others leave the game unseen."""
    terms = s.setup
    cards = terms.abilities.copy()
    if terms.dealt:
        for seat in range(s.seats):
            for card in cards:
                if s.face[card] == terms.dealt[seat]:
                    s.writable(ABILITY[seat]).append(card)
                    cards.remove(card)  # another one of the same face is for another seat (R45)
                    break
        return
    lay_down_the_rest(s, cards)
    s.shuffle_cards(cards)
    for seat in range(s.seats):
        s.writable(ABILITY[seat]).append(cards.pop())
    s.replace(ASIDE, cards)


def lay_down_the_rest(s: Gambit, cards: list[int]) -> None:
    """A script says who gets which ability; the order of the others does not matter, so they are appended."""
    script = s.chance.script
    if script and isinstance(script[0], list) and len(script[0]) == s.seats:
        dealt = script[0]
        script[0] = dealt + [code for code in (CODES[s.face[card]] for card in cards) if code not in dealt]


DEAL: Final = Deal()
RULES: Final[list[Rule[Any]]] = [
    DEAL, LOSE, START, DRAW_RULE, COMPEL, RELEASE, PLAY, STUCK, PASS_ON, CHOOSE, EFFECT, APPLY, AWAY_RULE, PSYCH_EFFECT,
    TAKE, GIVE, SHOW, ARRANGE, PROTECT, WINDOW, VETO_RULE, COUNTER, RESIST, STAY,
]  # fmt: skip
