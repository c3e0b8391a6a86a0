"""6.1 – 6.5 A play or a pass, Zoid's flight, and the penalty cards for it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from xenodeck.core import CARD, CHOICE, PASS, Frame, Rule
from xenodeck.games.getaway.play.grid import entry_for, fits, front_after, front_behind, open_turns, turns_of
from xenodeck.games.getaway.play.piles import PLANETS, SETTLE
from xenodeck.games.getaway.state import (
    DIRECTIONS,
    DRAW,
    HAND,
    MIDDLE,
    PENDING,
    PLANET,
    ROUTE,
    TURNED,
    TURNS,
    WIDE,
    WILD,
    Getaway,
)

DICE: Final = 4
SIDES: Final = 6
DIE: Final = 8  # the dice of the last roll are digits in this base
PASS_ONLY: Final = [PASS]


class Play(Rule[Getaway]):
    """6.1 Lay one or more Asteroid cards that form a set, or pass.

    The play is chosen card by card and happens as a whole.
    """

    RULE = "6.1"
    ASKED_BY = {"turn": "3.4"}

    def question(self, s: Getaway, f: Frame, before: list[int]) -> tuple[str, str]:
        if len(before) % 2:
            return "turn", CHOICE
        return ("more", CARD) if before else ("play", CARD)

    def options(self, s: Getaway, f: Frame) -> list[int] | None:
        return playable(s, f.seat, [], [])

    def follow(self, s: Getaway, f: Frame, seat: i64, before: list[int], pick: i64) -> list[int] | None:
        if pick == PASS:
            return None
        laid = laid_by(s, before)
        front: i64 = front_after(s, laid)
        if len(before) % 2 == 0:
            return turns_of(s.setup.kind[s.face[pick]], open_turns(s, laid, front))
        laid.append(entry_for(front, pick))
        return playable(s, seat, before, laid)

    def resolve(self, s: Getaway, f: Frame, pick: i64) -> None:
        seat: i64 = f.seat
        if s.before:
            LAY.resolve(s, f, pick)
            FLY.resolve(s, f, pick)
        else:
            GLIDE.resolve(s, f, pick)
        s.then(SETTLE.frames[seat] if s.zones[PENDING] else PLANETS.frames[seat])


class Lay(Rule[Getaway]):
    """6.2 All cards of the play are laid at the front, in their order, before the first die is rolled (R7)."""

    RULE = "6.2"

    def resolve(self, s: Getaway, f: Frame, pick: i64) -> None:
        answers = s.before
        i: i64 = 0
        while i + 1 < len(answers):
            lay_card(s, f.seat, answers[i], HAND[f.seat], answers[i + 1])
            i += 2


class Fly(Rule[Getaway]):
    """6.3 Roll four dice for each card laid: a die that shows at most its Value is a Motion point.

    Zoid moves one card for each point; the points he cannot use are the penalty cards owed.
    """

    RULE = "6.3"

    def resolve(self, s: Getaway, f: Frame, pick: i64) -> None:
        answers = s.before
        excess: i64 = 0
        i: i64 = 0
        while i + 1 < len(answers):
            excess += fly(s, f.seat, roll(s, f.seat, answers[i]))
            i += 2
        if excess > 0:
            s.tell("excess", f.seat, number=excess)
            TAKE.resolve(s, f, excess)


class Glide(Rule[Getaway]):
    """6.4 A pass: Zoid moves one card if he can, and one penalty card is owed in either case."""

    RULE = "6.4"

    def resolve(self, s: Getaway, f: Frame, pick: i64) -> None:
        s.tell("pass", f.seat)
        fly(s, f.seat, 1)
        TAKE.resolve(s, f, 1)


class Take(Rule[Getaway]):
    """6.5 Take each penalty card owed from the start of the route behind Zoid, else from the draw pile, else none (R5).

    With ``planet_penalty = "numbers"`` (R1) what is left of the Exploding planet is taken first; X4 only once Zoid has
    left it.
    """

    RULE = "6.5"

    def resolve(self, s: Getaway, f: Frame, pick: i64) -> None:
        seat: i64 = f.seat
        gone: i64 = 0  # number of cards of the route that were taken
        while pick > 0:
            if s.setup.numbers and s.zones[PLANET] and (s.zoid >= 0 or len(s.zones[PLANET]) > 1):
                s.move(s.zones[PLANET][0], PLANET, PENDING, "take_planet", seat)
            elif s.zoid >= 1:
                s.move(s.zones[ROUTE][0], ROUTE, PENDING, "take_route", seat)
                s.zoid -= 1
                gone += 1
            elif s.zones[DRAW]:
                s.draw(DRAW, PENDING, "take_draw", seat)
            else:
                s.tell("spared", seat, number=pick)
                break
            pick -= 1
        if gone > 0:
            s.track = s.track[gone:]


PLAY: Final = Play()
LAY: Final = Lay()
FLY: Final = Fly()
GLIDE: Final = Glide()
TAKE: Final = Take()


# -- building a play -----------------------------------------------------------------------------------------------


def laid_by(s: Getaway, answers: list[int]) -> list[int]:
    """The cards that these answers lay, as ``track`` keeps them."""
    laid: list[int] = []
    front: i64 = s.front
    i: i64 = 1
    while i < len(answers):
        entry: i64 = entry_for(front, answers[i])
        laid.append(entry)
        front = front_behind(entry)
        i += 2
    return laid


def playable(s: Getaway, seat: i64, before: list[int], laid: list[int]) -> list[int]:
    """The cards that may be laid next after those of ``before``, and the answer to stop."""
    turns: i64 = open_turns(s, laid, front_after(s, laid))
    if turns == 0:
        return PASS_ONLY
    terms = s.setup
    face = s.face
    options: list[int] = []
    if not before:
        for card in s.zones[HAND[seat]]:
            if fits(terms.kind[face[card]], turns):
                options.append(card)
        options.append(PASS)
        return options
    kept = CardSet(s, before)
    for card in s.zones[HAND[seat]]:
        if fits(terms.kind[face[card]], turns) and kept.takes(card) and not chosen(before, card):
            options.append(card)
    options.append(PASS)
    return options


def chosen(before: list[int], card: i64) -> bool:
    i: i64 = 0
    while i < len(before):
        if before[i] == card:
            return True
        i += 2
    return False


class CardSet:
    """6.1 R9 What the cards of a play have in common: a Value, a colour, or both. A Wild has any one colour."""

    def __init__(self, s: Getaway, before: list[int]) -> None:
        terms = s.setup
        self.face = s.face
        self.values = terms.value
        self.crystals = terms.crystal
        self.value: i64 = terms.value[s.face[before[0]]]  # 0: the Values differ
        self.colour: i64 = WILD  # Wild: no other colour so far; -1: the colours differ
        i: i64 = 0
        while i < len(before):
            face: i64 = s.face[before[i]]
            if terms.value[face] != self.value:
                self.value = 0
            crystal: i64 = terms.crystal[face]
            if crystal != WILD and crystal != self.colour:
                self.colour = crystal if self.colour == WILD else -1
            i += 2

    def takes(self, card: i64) -> bool:
        """Whether the cards are still a set with this card."""
        face: i64 = self.face[card]
        if self.values[face] == self.value:
            return True
        crystal: i64 = self.crystals[face]
        return self.colour >= 0 and (crystal == WILD or self.colour == WILD or crystal == self.colour)


# -- laying, rolling, flying ---------------------------------------------------------------------------------------


def lay_card(s: Getaway, seat: i64, card: i64, src: i64, turn: i64) -> None:
    """3.4 Lay a card at the front, and move the front on."""
    entry: i64 = entry_for(s.front, turn)
    s.move(card, src, ROUTE)
    s.track.append(entry)
    s.front = front_behind(entry)
    if s.log is not None:
        s.tell("lay", seat, card=card, src=src, dst=ROUTE, facts=lying(entry))


def lying(entry: i64) -> dict[str, object]:
    """Where a card of the track lies and how its line runs."""
    heading: i64 = (entry >> 2) & 3
    way: i64 = entry & 3
    quarters: i64 = (way - heading) & 3
    return {
        "cell": cell_of(entry >> 4),
        "turn": TURNS[TURNED.index(quarters)],
        "entry": DIRECTIONS[(heading + 2) & 3],
        "exit": DIRECTIONS[way],
    }


def cell_of(cell: i64) -> list[int]:
    """A cell as x and y."""
    return [cell % WIDE - MIDDLE, cell // WIDE - MIDDLE]


def roll(s: Getaway, seat: i64, card: i64) -> i64:
    """6.3 Roll four dice for a card, and return its Motion points."""
    value: i64 = s.setup.value[s.face[card]]
    dice = s.chance.roll(DICE, SIDES)
    points: i64 = 0
    packed: i64 = 0
    for die in dice:
        if die <= value:
            points += 1
        packed = packed * DIE + die
    s.dice = packed
    if s.log is not None:
        s.tell("roll", seat, number=points, card=card, facts={"dice": dice, "value": int(value)})
    return points


def fly(s: Getaway, seat: i64, points: i64) -> i64:
    """4.1 Move Zoid on as far as the route goes, and return the points left over."""
    steps: i64 = len(s.track) - 1 - s.zoid
    if steps > points:
        steps = points
    if steps > 0:
        s.zoid += steps
        if s.log is not None:
            s.tell("fly", seat, number=steps, facts={"to": int(s.zoid)})
    return points - steps
