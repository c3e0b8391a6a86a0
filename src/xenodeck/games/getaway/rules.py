"""The rules of Alien Getaway in the order of the rules page, and the deal that begins each game."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from xenodeck.core import Frame, Rule
from xenodeck.games.getaway.play.flying import FLY, GLIDE, LAY, PLAY, TAKE
from xenodeck.games.getaway.play.oola import OOLA_LAYS, OOLA_PASS, OOLA_TURN
from xenodeck.games.getaway.play.piles import PLANETS, SETTLE
from xenodeck.games.getaway.play.turns import DUMP, END, REST, RESTING, SCORE, START
from xenodeck.games.getaway.state import DRAW, EXPLODING, FIRST_FRONT, HAND, OOLA, PILE, PLANET, Getaway

DEALT: Final = 2  # cards dealt to each hand


class Deal(Rule[Getaway]):
    """5.2 Shuffle; from the start player clockwise everybody gets an open card on the pile, then a hand of two (R27).

    A random start player (R26) is drawn before the cards are shuffled. Oola gets no hand (R30). In a later game of a
    match (9.3) all cards come back, and the start player is known already (R25).
    """

    RULE = "5.2"
    ASKS = False

    def resolve(self, s: Getaway, f: Frame, pick: i64) -> None:
        terms = s.setup
        later = len(s.rounds) > 0
        if later:
            for seat in range(s.seats):
                before: i64 = s.carried[seat]
                s.carried[seat] = before + len(s.zones[PILE[seat]])
            s.gather(DRAW, list(range(DRAW + 1, len(s.zones))))
            s.tell("new_game", s.start, number=len(s.rounds) + 1)
        else:
            s.start = terms.start if terms.start >= 0 else s.chance.below(s.seats)
        lay_planet(s)
        s.shuffle(DRAW)
        s.active = s.start
        s.zoid = -1
        s.front = FIRST_FRONT
        s.track = []
        s.dice = 0
        s.final = 0
        s.final_turns = 0
        who: i64 = s.start
        for _ in range(s.seats):
            card: i64 = s.draw(DRAW, PILE[who])
            s.tell("deal", who, number=s.worth(who, card), card=card, src=DRAW, dst=PILE[who])
            who = s.seat_after(who)
        for _ in range(s.seats):
            if not (terms.solo and who == OOLA):
                for _ in range(DEALT):
                    s.draw(DRAW, HAND[who], "draw", who)
            who = s.seat_after(who)
        s.then(RESTING if later else START.frames[s.start])


def lay_planet(s: Getaway) -> None:
    """5.1 The Exploding planet cards lie on the table, the lowest number first; they are never shuffled."""
    terms = s.setup
    deck: list[int] = []
    planet: list[int] = []
    for card in s.zones[DRAW]:
        if terms.kind[s.face[card]] != EXPLODING:
            deck.append(card)
    number: i64 = 1
    while number <= 4:
        for card in s.zones[DRAW]:
            face: i64 = s.face[card]
            if terms.kind[face] == EXPLODING and terms.value[face] == number:
                planet.append(card)
        number += 1
    s.replace(DRAW, deck)
    s.replace(PLANET, planet)


DEAL: Final = Deal()
RULES: Final[list[Rule[Any]]] = [
    DEAL, START, PLAY, LAY, FLY, GLIDE, TAKE, SETTLE, PLANETS, END, DUMP, SCORE, OOLA_TURN, OOLA_LAYS, OOLA_PASS, REST
]  # fmt: skip
