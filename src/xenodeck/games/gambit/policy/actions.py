"""What playing a card would bring the own team, choice by choice: Science, Psych, and every Action (section 10)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from xenodeck.games.gambit.play.choices import choice
from xenodeck.games.gambit.play.effects import AT_ABILITY, AT_DISCARD, AT_DRAW, AT_ROLE
from xenodeck.games.gambit.play.piles import NONE, can_be_damaged
from xenodeck.games.gambit.play.shields import HEAL
from xenodeck.games.gambit.policy.odds import BLUE_TEAM, FACES, RED_TEAM
from xenodeck.games.gambit.policy.sense import POTENCY, UNKNOWN, Sense, held_by, known_face
from xenodeck.games.gambit.state import (
    BLUES,
    CANCEL_SCIENCE,
    COVERS,
    DAMAGE_OR_HEAL,
    DISCARD,
    DRAW,
    FORCE_TO_PLAY,
    HAND,
    HEAL_ALL,
    HELD,
    MOVE_CANCEL_SCIENCE,
    PASSED,
    PEEK_ANY_CARD,
    PLAY_TOP_CARD,
    PROTECT_PLAYER,
    PROTECTS,
    PSYCH,
    PSYCH_DEFENCE,
    PSYCH_WEAPON,
    REDS,
    REPLACE_CARD,
    RESET_HANDS,
    SCIENCE,
    SHUFFLE_HANDS,
    SKIP_TURN,
    STEAL_CARD,
    STRAY_DAMAGE,
    TAKE_FROM_DISCARD,
    TRADE_CARDS,
    YELLOWS,
    Gambit,
)

# Parts of what a whole team has at stake (see ``Sense.staked``).
DAMAGE: Final = 0.3
TEMPO: Final = 0.25  # a turn lost
GUARDED: Final = 0.12  # a Protect in front of somebody
SWAPPED: Final = 0.05  # somebody's only card for another
FOUND: Final = 0.25  # any card of the discard pile
BAN: Final = 0.05  # a colour prohibited, for each player whose turn it outlasts

LOOK: Final = 0.03  # at a role that could be anything
GLANCE: Final = 0.004  # at any other card
ORDER: Final = 0.012  # of the next three cards
IDLE: Final = -0.001  # for nothing: rather anything that does no harm


class Plan:
    """A card with the choices that go with it, and what they bring, the rest of the hand included."""

    def __init__(self, value: float, first: i64, second: i64) -> None:
        self.value: float = value
        self.first: i64 = first
        self.second: i64 = second


def best_play(sense: Sense, s: Gambit, card: i64, rest: list[int]) -> Plan:
    """The best way to play a card, with these faces left in the hand."""
    me: i64 = sense.me
    base: float = sense.rest(rest)
    firsts = choice(s, me, card, 0, NONE)
    face: i64 = s.face[card]
    if firsts is None:
        return Plan(base + score(sense, s, face, NONE, NONE, rest, base), NONE, NONE)
    best = Plan(-9.0, NONE, NONE)
    for first in firsts:
        seconds = choice(s, me, card, 1, first)
        if seconds is None:
            value: float = base + score(sense, s, face, first, NONE, rest, base)
            if value > best.value:
                best = Plan(value, first, NONE)
            continue
        for second in seconds:
            value = base + score(sense, s, face, first, second, rest, base)
            if value > best.value:
                best = Plan(value, first, second)
    return best


def best_second(sense: Sense, s: Gambit, face: i64, first: i64, options: list[int], rest: list[int]) -> i64:
    """The best second choice after a first one."""
    base: float = sense.rest(rest)
    best: i64 = options[0]
    most: float = -9.0
    for second in options:
        value: float = score(sense, s, face, first, second, rest, base)
        if value > most:
            most = value
            best = second
    return best


def score(sense: Sense, s: Gambit, face: i64, first: i64, second: i64, rest: list[int], base: float) -> float:
    """What a card with these choices brings beyond the rest of the hand as it is (``base``)."""
    if face < PSYCH_WEAPON:
        return sense.worth(face)
    if face < DAMAGE_OR_HEAL:
        return psych(sense, s, face)
    if face in (REPLACE_CARD, TAKE_FROM_DISCARD, TRADE_CARDS, STEAL_CARD, SHUFFLE_HANDS, RESET_HANDS, FORCE_TO_PLAY):
        return in_hand(sense, s, face, first, second, rest, base)
    if face == PLAY_TOP_CARD:
        top = s.zones[DRAW]
        return shown(sense, known_face(s, top[-1], DRAW, sense.me)) if top else sense.unknown_play
    if face == PEEK_ANY_CARD:
        return look(sense, first, second)
    if face in (CANCEL_SCIENCE, MOVE_CANCEL_SCIENCE):
        return covering(sense, s, face, first, second)
    return outright(sense, s, face, first, second)


def outright(sense: Sense, s: Gambit, face: i64, first: i64, second: i64) -> float:
    """Actions whose effect does not depend on who plays them."""
    if face == DAMAGE_OR_HEAL:
        if first == HEAL:
            return -DAMAGE * sense.harms[second] if s.damaged[second] != 0 else IDLE
        return DAMAGE * sense.harms[second] if can_be_damaged(s, second) else IDLE
    if face == PROTECT_PLAYER:
        return -GUARDED * sense.harms[first] / float(1 + len(s.zones[PROTECTS[first]]))
    if face == SKIP_TURN:
        return TEMPO * sense.harms[first]
    if face == STRAY_DAMAGE:
        return stray(sense, s)
    if face == HEAL_ALL:
        return healing(sense, s)
    return ORDER


def stray(sense: Sense, s: Gambit) -> float:
    total: float = 0.0
    sides: i64 = s.setup.sides
    counted: i64 = min(sides, 6 * sense.seats)
    for k in range(counted):
        seat: i64 = (s.active + k) % sense.seats
        if can_be_damaged(s, seat):
            total += DAMAGE * sense.harms[seat]
    return total / float(counted)


def healing(sense: Sense, s: Gambit) -> float:
    """Everybody who is damaged gets well."""
    total: float = 0.0
    for seat in range(sense.seats):
        if s.damaged[seat] != 0:
            total -= DAMAGE * sense.harms[seat]
    return total


def psych(sense: Sense, s: Gambit, face: i64) -> float:
    """9 A colour is prohibited for a lap, or an opposite ban is lifted."""
    if s.guard != 0:
        return 0.0
    lying = s.zones[PSYCH]
    if not lying:
        return ban(sense, face)
    there: i64 = s.face[lying[0]]
    if there == face:
        return 0.4 * ban(sense, face)
    return -0.6 * ban(sense, there)


def ban(sense: Sense, face: i64) -> float:
    """What the own team has of a ban that a Psych card sets."""
    hit: i64 = RED_TEAM if face == PSYCH_DEFENCE else BLUE_TEAM
    stake: float = -sense.mine * (1.0 - sense.mine) if hit == sense.team else sense.mine * sense.now[hit]
    return BAN * float(sense.seats) * stake


def look(sense: Sense, what: i64, whom: i64) -> float:
    if what == AT_ROLE:
        return LOOK * sense.doubt(whom)
    if what in (AT_DISCARD, AT_ABILITY):
        return 0.25 * GLANCE
    return 0.5 * GLANCE if what == AT_DRAW else GLANCE


def covering(sense: Sense, s: Gambit, face: i64, first: i64, second: i64) -> float:
    """10.12 10.13 What counts afterwards."""
    if first == NONE:
        return IDLE
    covered: i64 = s.face[second if second != NONE else first]
    red: i64 = -REDS[covered]
    blue: i64 = -BLUES[covered]
    yellow: i64 = -YELLOWS[covered]
    if face == MOVE_CANCEL_SCIENCE:
        at: i64 = 0 if second == NONE else s.zones[COVERS].index(first)
        freed: i64 = s.face[s.zones[SCIENCE][s.covered[at]]]
        red += REDS[freed]
        blue += BLUES[freed]
        yellow += YELLOWS[freed]
    return sense.table(red, blue, yellow)


def shown(sense: Sense, face: i64) -> float:
    """What a card brings that is shown and played at once."""
    if face == UNKNOWN:
        return sense.unknown_play
    if face >= PSYCH_WEAPON:
        return POTENCY[face - PSYCH_WEAPON]
    return sense.loses(face) if face == sense.ban else sense.worth(face)


# -- cards that change hands -------------------------------------------------------------------------------------------


def in_hand(sense: Sense, s: Gambit, face: i64, first: i64, second: i64, rest: list[int], base: float) -> float:
    me: i64 = sense.me
    if face == SHUFFLE_HANDS:
        return sense.rest([UNKNOWN] * len(rest)) - base
    if face == RESET_HANDS:
        gone: float = 0.0
        for card in rest:
            gone += sense.loses(card)
        return sense.rest([UNKNOWN, UNKNOWN]) - base + gone + healing(sense, s)
    if face == FORCE_TO_PLAY:
        return force(sense, s, first, second, rest, base)
    if face == TRADE_CARDS:
        if first == NONE or (first != me and second != me):
            return IDLE
        return swap(sense, s, rest, second if first == me else first) - base
    if first != me:
        if face == TAKE_FROM_DISCARD:
            return -FOUND * sense.harms[first] if s.zones[DISCARD] else IDLE
        if not s.zones[HAND[first]]:
            return IDLE
        if face == REPLACE_CARD:
            return SWAPPED * sense.harms[first]
        return shown(sense, held_by(s, first, me))
    if not rest:
        return IDLE
    best: float = -9.0
    for at in range(len(rest)):
        value: float = exchanged(sense, s, face, rest, at)
        if value > best:
            best = value
    return best - base


def exchanged(sense: Sense, s: Gambit, face: i64, rest: list[int], at: i64) -> float:
    """The own card number ``at`` goes: discarded, shown and played, or for one of the discard pile."""
    other = rest.copy()
    other[at] = UNKNOWN
    if face == STEAL_CARD:
        return shown(sense, rest[at]) + sense.rest(other)
    if face == REPLACE_CARD:
        return sense.loses(rest[at]) + sense.rest(other)
    many: i64 = len(s.zones[DISCARD])
    if many == 0:
        return sense.rest(rest)
    found: float = min(0.75, 0.08 * float(many))  # how likely a card of the own colour is there
    other[at] = best_science(sense)
    return sense.loses(rest[at]) + found * sense.rest(other) + (1.0 - found) * sense.rest(rest)


def best_science(sense: Sense) -> i64:
    best: i64 = 0
    for face in range(FACES):
        if sense.worth(face) > sense.worth(best):
            best = face
    return best


def swap(sense: Sense, s: Gambit, rest: list[int], partner: i64) -> float:
    """The own card that one would rather give away, for what the partner has."""
    comes: i64 = held_by(s, partner, sense.me)
    best: float = -9.0
    for at in range(len(rest)):
        other = rest.copy()
        other[at] = comes
        value: float = sense.give(rest[at], partner) + sense.rest(other)
        if value > best:
            best = value
    return best


def force(sense: Sense, s: Gambit, target: i64, slot: i64, rest: list[int], base: float) -> float:
    """10.10 Whoever gets the next card may be forced to play just that; else a play is left to chance."""
    tempo: float = TEMPO * sense.harms[target]
    if s.slots[target] != 0:
        return 0.5 * tempo
    if slot == PASSED and target == sense.next and target != sense.me:
        forced: bool = sense.forced
        sense.forced = True
        value: float = tempo + sense.rest(rest) - base
        sense.forced = forced
        return value
    if slot == HELD and s.damaged[target] != 0:
        return IDLE
    return 0.6 * tempo
