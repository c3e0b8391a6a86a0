"""What the active player chooses for an Action before it is announced (section 10)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from xenodeck.core import CARD, CHOICE, SEAT
from xenodeck.games.gambit.play.effects import AT_ABILITY, AT_DISCARD, AT_DRAW, AT_HAND, AT_ROLE
from xenodeck.games.gambit.play.piles import NONE, asks_always
from xenodeck.games.gambit.play.science import uncovered
from xenodeck.games.gambit.play.shields import HEAL
from xenodeck.games.gambit.state import (
    ABILITY,
    CANCEL_SCIENCE,
    COVERS,
    DAMAGE_OR_HEAL,
    DISCARD,
    DRAW,
    FORCE_TO_PLAY,
    HAND,
    MAX_SEATS,
    MOVE_CANCEL_SCIENCE,
    PEEK_ANY_CARD,
    PROTECT_PLAYER,
    REPLACE_CARD,
    RESOLVING,
    SKIP_TURN,
    STEAL_CARD,
    TAKE_FROM_DISCARD,
    TRADE_CARDS,
    Gambit,
)

MODES: Final = [0, HEAL]  # damage, heal
SLOT_CHOICES: Final = [0, 1, 2]
SEATS: Final = [list(range(seats)) for seats in range(MAX_SEATS + 1)]
QUESTIONS: Final[dict[int, list[tuple[str, str]]]] = {
    DAMAGE_OR_HEAL: [("mode", CHOICE), ("patient", SEAT)],
    PROTECT_PLAYER: [("whom_protect", SEAT)],
    FORCE_TO_PLAY: [("whom_force", SEAT), ("slot", CHOICE)],
    REPLACE_CARD: [("whom_replace", SEAT)],
    TAKE_FROM_DISCARD: [("whom_take", SEAT)],
    SKIP_TURN: [("whom_skip", SEAT)],
    TRADE_CARDS: [("trader", SEAT), ("partner", SEAT)],
    CANCEL_SCIENCE: [("cover", CARD)],
    STEAL_CARD: [("whom_steal", SEAT)],
    PEEK_ANY_CARD: [("peek", CHOICE), ("whom_peek", SEAT)],
}


def question_of(s: Gambit, face: i64, step: i64) -> tuple[str, str]:
    """The question of choice number ``step`` of a card."""
    if face == MOVE_CANCEL_SCIENCE:
        return ("cancel", CARD) if step == 0 and len(s.zones[COVERS]) > 1 else ("move_cover", CARD)
    return QUESTIONS[face][step]


def choice(s: Gambit, active: i64, card: i64, step: i64, first: i64) -> list[int] | None:
    """10 The options for choice number ``step`` of a card, after ``first``; None: there is no such choice."""
    face: i64 = s.face[card]
    if face < DAMAGE_OR_HEAL:
        return None
    if step == 0:
        if face == DAMAGE_OR_HEAL:
            return MODES
        if face == TRADE_CARDS:
            able = traders(s, active, card, NONE)
            return able if len(able) > 1 else None
        if face == CANCEL_SCIENCE:
            return uncovered(s) or None
        if face == MOVE_CANCEL_SCIENCE:
            covers = s.zones[COVERS]
            free = uncovered(s)
            if not covers or not free:
                return None
            return covers if len(covers) > 1 else free
        if face == PEEK_ANY_CARD:
            return peeks(s, active)
        return SEATS[s.seats] if face in QUESTIONS else None
    if step > 1:
        return None
    if face == DAMAGE_OR_HEAL:
        return SEATS[s.seats]
    if face == FORCE_TO_PLAY:
        return SLOT_CHOICES
    if face == TRADE_CARDS:
        return traders(s, active, card, first)
    if face == MOVE_CANCEL_SCIENCE and len(s.zones[COVERS]) > 1:
        return uncovered(s)
    if face == PEEK_ANY_CARD and first <= AT_HAND:
        return s.around(active) if first == AT_ROLE else with_cards(s, active, ABILITY if first == AT_ABILITY else HAND)
    return None


def asked_open(s: Gambit, active: i64, card: i64) -> bool:
    """18 With ``auto_single`` off, whether a card asks for one thing with one option; it is then asked with the card
    open."""
    if not asks_always(s):
        return False
    found = choice(s, active, card, 0, NONE)
    return found is not None and len(found) == 1 and choice(s, active, card, 1, found[0]) is None


def traders(s: Gambit, active: i64, card: i64, without: i64) -> list[int]:
    """10.9 Players with a hand card; the card being played does not count."""
    found: list[int] = []
    for seat in range(s.seats):
        held: i64 = len(s.zones[HAND[seat]])
        if seat == active and not is_open(s, card):
            held -= 1
        if held > 0 and seat != without:
            found.append(seat)
    return found


def peeks(s: Gambit, active: i64) -> list[int]:
    """10.16 Everything that can be looked at, except one's own cards (R26)."""
    found = [AT_ROLE]
    if with_cards(s, active, ABILITY):
        found.append(AT_ABILITY)
    if with_cards(s, active, HAND):
        found.append(AT_HAND)
    if s.zones[DRAW] or s.zones[DISCARD]:
        found.append(AT_DRAW)
    if s.zones[DISCARD]:
        found.append(AT_DISCARD)
    return found


def with_cards(s: Gambit, active: i64, place: list[int]) -> list[int]:
    """The other players who have a card in this place."""
    return [seat for seat in s.around(active) if s.zones[place[seat]]]


def is_open(s: Gambit, card: i64) -> bool:
    """Whether the card lies on the table already, shown for a Steal or turned over."""
    cards = s.zones[RESOLVING]
    return len(cards) > 0 and cards[-1] == card
