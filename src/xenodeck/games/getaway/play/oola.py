"""10 Oola's turn: an automaton that draws one card, lays it if it can, and flies its Value."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from xenodeck.core import CHOICE, NOTHING, Frame, Rule
from xenodeck.games.getaway.play.flying import TAKE, fly, lay_card
from xenodeck.games.getaway.play.grid import (
    CURVES,
    LEFT_OR_RIGHT,
    LEFTS,
    entry_for,
    fits,
    front_behind,
    open_turns,
    taken,
)
from xenodeck.games.getaway.play.piles import matches, put
from xenodeck.games.getaway.state import (
    BOX,
    DRAW,
    LEFT,
    MIDDLE,
    ON,
    OOLA,
    PENDING,
    PLANET_CARD,
    RIGHT,
    SHOWN,
    STRAIGHT,
    WIDE,
    Getaway,
)


class OolaTurn(Rule[Getaway]):
    """10.2 Oola draws one card, openly.

    A Planet card goes onto its pile; then the turn is over (R33), or Oola draws again.
    """

    RULE = "10.2"
    ASKS = False

    def resolve(self, s: Getaway, f: Frame, pick: i64) -> None:
        terms = s.setup
        while s.zones[DRAW]:
            card: i64 = s.draw(DRAW, SHOWN, "oola_draw", OOLA)
            kind: i64 = terms.kind[s.face[card]]
            if kind != PLANET_CARD:
                oola_moves(s, f)
                return
            put(s, OOLA, card, SHOWN, matches(s, OOLA, card))
            if not terms.redraw:
                return


class OolaLays(Rule[Getaway]):
    """10.4 With ``oola_placement = "human"`` the person says which way Oola's curve turns, if both ways are open."""

    RULE = "10.4"

    def question(self, s: Getaway, f: Frame, before: list[int]) -> tuple[str, str]:
        return "oola", CHOICE

    def options(self, s: Getaway, f: Frame) -> list[int] | None:
        return LEFT_OR_RIGHT if open_turns(s, [], s.front) & CURVES == CURVES else None

    def resolve(self, s: Getaway, f: Frame, pick: i64) -> None:
        if pick == NOTHING:
            oola_moves(s, f)  # reached from a position only: the card there leaves no choice
        else:
            oola_plays(s, pick)


class OolaPass(Rule[Getaway]):
    """10.5 A card that cannot be laid goes into the box: Oola passes, Zoid moves one card if he can, one card is
    owed."""

    RULE = "10.5"
    ASKS = False

    def resolve(self, s: Getaway, f: Frame, pick: i64) -> None:
        s.move(s.zones[SHOWN][-1], SHOWN, BOX, "oola_pass", OOLA)
        fly(s, OOLA, 1)
        oola_takes(s)


OOLA_TURN: Final = OolaTurn()
OOLA_LAYS: Final = OolaLays()
OOLA_PASS: Final = OolaPass()
OOLA_ASKS: Final = Frame(OOLA_LAYS, 0)
OOLAS: Final = Frame(OOLA_TURN, OOLA)


def oola_moves(s: Getaway, f: Frame) -> None:
    """10.4 10.5 Lay the Asteroid card that was drawn, or pass if it cannot be laid."""
    kind: i64 = s.setup.kind[s.face[s.zones[SHOWN][-1]]]
    turns: i64 = open_turns(s, [], s.front)
    if not fits(kind, turns):
        OOLA_PASS.resolve(s, f, NOTHING)
    elif kind == STRAIGHT:
        oola_plays(s, ON)
    elif turns & CURVES == CURVES and s.setup.human_lays:
        s.then(OOLA_ASKS)
    else:
        oola_plays(s, oola_turn(s, turns))


def oola_plays(s: Getaway, turn: i64) -> None:
    """10.4 Lay the card and fly its Value without dice; however many points are left over, one card is owed."""
    card: i64 = s.zones[SHOWN][-1]
    lay_card(s, OOLA, card, SHOWN, turn)
    if fly(s, OOLA, s.setup.value[s.face[card]]) > 0:
        oola_takes(s)


def oola_takes(s: Getaway) -> None:
    """10.6 10.7 Take one penalty card as people do; Oola discards every match."""
    TAKE.resolve(s, OOLAS, 1)
    for card in s.zones[PENDING].copy():
        put(s, OOLA, card, PENDING, matches(s, OOLA, card))


def oola_turn(s: Getaway, turns: i64) -> i64:
    """10.4 R34 Which of two turns: the one that leaves a way on, then the one farther from the planet, then left."""
    if turns & CURVES != CURVES:
        return LEFT if turns & LEFTS else RIGHT
    left: i64 = front_behind(entry_for(s.front, LEFT)) >> 2
    right: i64 = front_behind(entry_for(s.front, RIGHT)) >> 2
    left_taken = taken(s, [], left)
    if left_taken != taken(s, [], right):
        return RIGHT if left_taken else LEFT
    return LEFT if distance(left) >= distance(right) else RIGHT


def distance(cell: i64) -> i64:
    """10.4 How far a cell is from the middle of the planet: the square of the distance, scaled to whole numbers."""
    x: i64 = cell % WIDE - MIDDLE
    y: i64 = cell // WIDE - MIDDLE
    return (2 * x + 1) * (2 * x + 1) + (2 * y - 1) * (2 * y - 1)
