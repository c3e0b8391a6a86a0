"""5 Memory: peek at two cards in secret, or reveal two to all and complete the mission with them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from xenodeck.core import BITS, CHOICE, EVERYONE, LAPSE, NUMBER, PASS, Frame, Rule
from xenodeck.games.alieninjas.modes.memory.state import (
    BONUS,
    GRID,
    KEPT,
    MISSION,
    MISSIONS,
    PAIR,
    REMOVED,
    Memory,
)
from xenodeck.games.alieninjas.rules import score_round
from xenodeck.games.alieninjas.state import ALIENINJA, BOX, NO_TYPE

PEEK: Final = 1
REVEAL: Final = 2
USE: Final = 1
DECLINE: Final = 2
PEEK_OR_REVEAL: Final = [PEEK, REVEAL]
PEEK_REVEAL_OR_PASS: Final = [PEEK, REVEAL, PASS]
USE_OR_DECLINE: Final = [USE, DECLINE]


class MemoryDeal(Rule[Memory]):
    """5.1 Two characters face down in a grid; one Alieninja out, one as mission, the others to come; one multiplier."""

    RULE = "5.1"
    ASKS = False

    def resolve(self, s: Memory, f: Frame, pick: i64) -> None:
        terms = s.setup
        for card in s.zones[GRID]:
            s.turn_down(card)
        s.gather(BOX, list(range(BOX + 1, len(s.zones))))
        s.lose_track(s.zones[BOX], EVERYONE)
        s.running = 1
        s.active = s.first
        s.turns = 0
        s.passes = 0
        s.raised = 0
        s.cell = 0
        s.second = 0
        s.tell("round", s.first, number=len(s.rounds) + 1)
        pair = terms.pair if terms.pair else s.chance.dealt_order(terms.characters)[:PAIR]
        lay_grid(s, pair)
        draw_missions(s)
        bonus: i64 = terms.bonus
        if bonus < 0:
            bonus = terms.bonuses[s.chance.dealt_below(len(terms.bonuses))]
        for card in s.zones[BOX]:
            if s.face[card] == bonus:
                s.move(card, BOX, BONUS, "multiplier")
                break
        s.then(TURN.frames[s.active])


def lay_grid(s: Memory, pair: list[int]) -> None:
    """5.1 Shuffle the cards of both characters and lay them out, cell 1 first."""
    character_of = s.setup.character_of
    taken: list[int] = []
    left: list[int] = []
    for card in s.zones[BOX]:
        if character_of[s.face[card]] in pair:
            taken.append(card)
        else:
            left.append(card)
    s.shuffle_cards(taken)
    s.replace(GRID, taken)
    s.replace(BOX, left)


def draw_missions(s: Memory) -> None:
    """5.1 R2.1 The first Alieninja leaves the round unseen, the second is the mission, the others follow."""
    group_of = s.setup.group_of
    ninjas: list[int] = []
    left: list[int] = []
    for card in s.zones[BOX]:
        if group_of[s.face[card]] == ALIENINJA:
            ninjas.append(card)
        else:
            left.append(card)
    s.shuffle_cards(ninjas)
    s.replace(REMOVED, [ninjas.pop()])
    s.replace(MISSIONS, ninjas)
    s.replace(BOX, left)
    s.draw(MISSIONS, MISSION, "mission")


# -- a turn ------------------------------------------------------------------------------------------------------------


class MemoryTurn(Rule[Memory]):
    """5.2 Peek at two cards, or reveal two; the first of them now. R2.4 With ``together`` both are named at once."""

    RULE = "5.2"

    def question(self, s: Memory, f: Frame, before: list[int]) -> tuple[str, str]:
        if not before:
            return "memory_turn", CHOICE
        if len(before) == 2:
            return "memory_second", NUMBER
        return ("memory_peek" if before[0] == PEEK else "memory_reveal"), NUMBER

    def options(self, s: Memory, f: Frame) -> list[int] | None:
        """RG.11 Passing is an option of its own, unless it would make too many passes in a row."""
        return PEEK_REVEAL_OR_PASS if s.setup.free_pass and s.passes < s.seats - 1 else PEEK_OR_REVEAL

    def follow(self, s: Memory, f: Frame, seat: i64, before: list[int], pick: i64) -> list[int] | None:
        step: i64 = len(before)
        if step == 0:
            return None if pick == PASS else face_down(s, 0)
        if step == 1 and before[0] == REVEAL and s.setup.together:
            return face_down(s, pick)
        return None

    def resolve(self, s: Memory, f: Frame, pick: i64) -> None:
        seat: i64 = f.seat
        if pick == PASS:
            s.tell("pass", seat)
            s.passes += 1
            end_turn(s, seat)
            return
        if s.before[0] == PEEK:
            peek(s, seat, pick)
            s.cell = pick
            s.then(PEEK_2.frames[seat])
        elif len(s.before) == 2:
            reveal_first(s, seat, s.before[1])
            reveal_second(s, seat, pick)
        else:
            reveal_first(s, seat, pick)
            s.then(REVEAL_2.frames[seat])

    def default(self, s: Memory, f: Frame, seat: i64, options: list[int]) -> int:
        return LAPSE

    def lapse(self, s: Memory, f: Frame) -> None:
        skip(s, f.seat)


class MemoryPeek(Rule[Memory]):
    """R2.3 The second peek is at another card, and may depend on the first."""

    RULE = "R2.3"

    def question(self, s: Memory, f: Frame, before: list[int]) -> tuple[str, str]:
        return "memory_second", NUMBER

    def options(self, s: Memory, f: Frame) -> list[int] | None:
        return face_down(s, s.cell)

    def resolve(self, s: Memory, f: Frame, pick: i64) -> None:
        peek(s, f.seat, pick)
        s.passes = 0
        end_turn(s, f.seat)

    def default(self, s: Memory, f: Frame, seat: i64, options: list[int]) -> int:
        return LAPSE

    def lapse(self, s: Memory, f: Frame) -> None:
        skip(s, f.seat)


class MemoryReveal(Rule[Memory]):
    """R2.5 A second card is revealed even if the first does not fit; only then is it checked whether both do."""

    RULE = "R2.5"

    def question(self, s: Memory, f: Frame, before: list[int]) -> tuple[str, str]:
        return "memory_second", NUMBER

    def options(self, s: Memory, f: Frame) -> list[int] | None:
        return face_down(s, s.cell)

    def resolve(self, s: Memory, f: Frame, pick: i64) -> None:
        reveal_second(s, f.seat, pick)

    def default(self, s: Memory, f: Frame, seat: i64, options: list[int]) -> int:
        return LAPSE

    def lapse(self, s: Memory, f: Frame) -> None:
        """R2.2 A face-up card is turned down again."""
        turn_back(s, s.cell)
        skip(s, f.seat)


class MemoryDecide(Rule[Memory]):
    """R2.7 With ``m2_wild_decline``: use the civilian, or turn both cards down again."""

    RULE = "R2.7"

    def question(self, s: Memory, f: Frame, before: list[int]) -> tuple[str, str]:
        return "memory_wild", CHOICE

    def options(self, s: Memory, f: Frame) -> list[int] | None:
        return USE_OR_DECLINE

    def resolve(self, s: Memory, f: Frame, pick: i64) -> None:
        if pick == USE:
            complete(s, f.seat)
            return
        turn_back(s, s.cell)
        turn_back(s, s.second)
        s.tell("decline", f.seat)
        end_turn(s, f.seat)

    def default(self, s: Memory, f: Frame, seat: i64, options: list[int]) -> int:
        return USE


DEAL: Final = MemoryDeal()
TURN: Final = MemoryTurn()
PEEK_2: Final = MemoryPeek()
REVEAL_2: Final = MemoryReveal()
DECIDE: Final = MemoryDecide()


# -- cards -------------------------------------------------------------------------------------------------------------


def face_down(s: Memory, but: i64) -> list[int]:
    """R2.3 The face-down cells, except ``but``."""
    found: list[int] = []
    raised: i64 = s.raised
    cell: i64 = 1
    cells: i64 = s.setup.cells
    while cell <= cells:
        if raised & 1 == 0 and cell != but:
            found.append(cell)
        raised = raised >> 1
        cell += 1
    return found


def peek(s: Memory, seat: i64, cell: i64) -> None:
    """R2.10 The card is told once, to the player who peeks; the cell is told to everybody.

    No view ever shows the card.
    """
    card: i64 = s.card_at(cell)
    s.show(card, GRID, BITS[seat])
    if s.log is not None:
        s.tell("peek", seat, number=cell, card=card, src=GRID, seen=BITS[seat])


def reveal_first(s: Memory, seat: i64, cell: i64) -> None:
    """R2.10 The first card of a REVEAL lies face up until the second one is named."""
    turn_up(s, cell)
    s.cell = cell
    if s.log is not None:
        s.tell("reveal", seat, number=cell, card=s.card_at(cell), src=GRID)


def reveal_second(s: Memory, seat: i64, cell: i64) -> None:
    """5.2 R2.6 If both fit, the mission is completed. R2.10 The second card is told, and its result applies at once."""
    card: i64 = s.card_at(cell)
    s.passes = 0
    s.second = cell
    if s.log is not None:
        s.tell("show", seat, number=cell, card=card, src=GRID)
    if fits(s, s.card_at(s.cell)) and fits(s, card):
        turn_up(s, cell)
        if s.setup.decline and (is_wild(s, card) or is_wild(s, s.card_at(s.cell))):
            s.then(DECIDE.frames[seat])
        else:
            complete(s, seat)
        return
    s.show(card, GRID, EVERYONE)
    turn_back(s, s.cell)
    end_turn(s, seat)


def fits(s: Memory, card: i64) -> bool:
    """5.2 Whether a card is camouflage of the mission's type, or a civilian."""
    type_of = s.setup.type_of
    type_: i64 = type_of[s.face[card]]
    return type_ == NO_TYPE or type_ == type_of[s.face[s.zones[MISSION][0]]]


def is_wild(s: Memory, card: i64) -> bool:
    return s.setup.type_of[s.face[card]] == NO_TYPE


def turn_up(s: Memory, cell: i64) -> None:
    s.turn_up(s.card_at(cell), GRID)
    s.raised = s.raised | BITS[cell - 1]


def turn_back(s: Memory, cell: i64) -> None:
    s.turn_down(s.card_at(cell))
    s.raised = s.raised & ~BITS[cell - 1]


# -- how it goes on ----------------------------------------------------------------------------------------------------


def complete(s: Memory, seat: i64) -> None:
    """5.2 5.3 Both cards stay face up, the Alieninja is kept, the next mission is revealed; the last one ends the
    round."""
    card: i64 = s.zones[MISSION][0]
    points: i64 = s.worth(s.setup.type_of[s.face[card]])
    s.move(card, MISSION, KEPT[seat])
    if s.log is not None:
        s.tell("complete", seat, number=points, card=card, src=MISSION, dst=KEPT[seat])
    if s.zones[MISSIONS]:
        s.draw(MISSIONS, MISSION, "mission")
        end_turn(s, seat)
    else:
        s.turns += 1
        end_round(s, seat)


def skip(s: Memory, seat: i64) -> None:
    """R2.2 A silent player loses the turn."""
    s.tell("skip", seat)
    s.passes = 0
    end_turn(s, seat)


def end_turn(s: Memory, seat: i64) -> None:
    """R2.8 The next player's turn. R2.12 At the cap the round ends, and open missions score for nobody."""
    s.cell = 0
    s.second = 0
    s.turns += 1
    cap: i64 = s.setup.cap
    if cap and s.turns >= cap:
        s.tell("cap", seat, number=s.turns)
        end_round(s, seat)
        return
    s.active = s.seat_after(seat)
    s.then(TURN.frames[s.active])


def end_round(s: Memory, seat: i64) -> None:
    """5.3 The player of the last turn begins the next round. R2.1 Everybody sees which Alieninja was taken out."""
    s.cell = 0
    s.second = 0
    for card in s.zones[REMOVED]:
        s.show(card, REMOVED, EVERYONE, "taken_out")
    score_round(s, s.gaining(), seat)
