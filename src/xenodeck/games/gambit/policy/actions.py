"""What playing a card would bring one's own team, choice by choice: Science, Psych, and every Action (section 10)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from xenodeck.games.gambit.play.choices import choice
from xenodeck.games.gambit.play.effects import AT_ABILITY, AT_DISCARD, AT_DRAW, AT_ROLE
from xenodeck.games.gambit.play.piles import NONE, can_be_damaged
from xenodeck.games.gambit.play.shields import HEAL
from xenodeck.games.gambit.policy.estimate import POTENCY, UNKNOWN, Estimate, held_by, known_face
from xenodeck.games.gambit.policy.odds import BLUE_TEAM, FACES, RED_TEAM
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

# Parts of what a whole team has at stake (see ``Estimate.staked``).
DAMAGE: Final = 0.3
TEMPO: Final = 0.25  # a lost turn
GUARDED: Final = 0.12  # a Protect in front of a player
SWAPPED: Final = 0.05  # a player's only card replaced
FOUND: Final = 0.25  # any card of the discard pile
BAN: Final = 0.05  # a prohibited colour, for each player whose turn the ban lasts

LOOK: Final = 0.03  # at an unknown role
GLANCE: Final = 0.004  # at any other card
ORDER: Final = 0.012  # of the next three cards
IDLE: Final = -0.001  # without effect: slightly worse than a harmless card


class Plan:
    """A card with its choices, and what they bring together with the rest of the hand."""

    def __init__(self, value: float, first: i64, second: i64) -> None:
        self.value: float = value
        self.first: i64 = first
        self.second: i64 = second


def best_play(estimate: Estimate, s: Gambit, card: i64, rest: list[int]) -> Plan:
    """The best way to play a card, with these faces left in the hand."""
    me: i64 = estimate.me
    base: float = estimate.rest(rest)
    firsts = choice(s, me, card, 0, NONE)
    face: i64 = s.face[card]
    if firsts is None:
        return Plan(base + score(estimate, s, face, NONE, NONE, rest, base), NONE, NONE)
    best = Plan(-9.0, NONE, NONE)
    for first in firsts:
        seconds = choice(s, me, card, 1, first)
        if seconds is None:
            value: float = base + score(estimate, s, face, first, NONE, rest, base)
            if value > best.value:
                best = Plan(value, first, NONE)
            continue
        for second in seconds:
            value = base + score(estimate, s, face, first, second, rest, base)
            if value > best.value:
                best = Plan(value, first, second)
    return best


def best_second(estimate: Estimate, s: Gambit, face: i64, first: i64, options: list[int], rest: list[int]) -> i64:
    """The best second choice after ``first``."""
    base: float = estimate.rest(rest)
    best: i64 = options[0]
    most: float = -9.0
    for second in options:
        value: float = score(estimate, s, face, first, second, rest, base)
        if value > most:
            most = value
            best = second
    return best


def score(estimate: Estimate, s: Gambit, face: i64, first: i64, second: i64, rest: list[int], base: float) -> float:
    """What a card with these choices brings, besides the rest of the hand (``base``)."""
    if face < PSYCH_WEAPON:
        return estimate.worth(face)
    if face < DAMAGE_OR_HEAL:
        return psych(estimate, s, face)
    if face in (REPLACE_CARD, TAKE_FROM_DISCARD, TRADE_CARDS, STEAL_CARD, SHUFFLE_HANDS, RESET_HANDS, FORCE_TO_PLAY):
        return in_hand(estimate, s, face, first, second, rest, base)
    if face == PLAY_TOP_CARD:
        top = s.zones[DRAW]
        return shown(estimate, known_face(s, top[-1], DRAW, estimate.me)) if top else estimate.unknown_play
    if face == PEEK_ANY_CARD:
        return look(estimate, first, second)
    if face in (CANCEL_SCIENCE, MOVE_CANCEL_SCIENCE):
        return covering(estimate, s, face, first, second)
    return outright(estimate, s, face, first, second)


def outright(estimate: Estimate, s: Gambit, face: i64, first: i64, second: i64) -> float:
    """Actions whose effect does not depend on who plays them."""
    if face == DAMAGE_OR_HEAL:
        if first == HEAL:
            return -DAMAGE * estimate.harms[second] if s.damaged[second] != 0 else IDLE
        return DAMAGE * estimate.harms[second] if can_be_damaged(s, second) else IDLE
    if face == PROTECT_PLAYER:
        return -GUARDED * estimate.harms[first] / float(1 + len(s.zones[PROTECTS[first]]))
    if face == SKIP_TURN:
        return TEMPO * estimate.harms[first]
    if face == STRAY_DAMAGE:
        return stray(estimate, s)
    if face == HEAL_ALL:
        return healing(estimate, s)
    return ORDER


def stray(estimate: Estimate, s: Gambit) -> float:
    total: float = 0.0
    sides: i64 = s.setup.sides
    counted: i64 = min(sides, 6 * estimate.seats)
    for k in range(counted):
        seat: i64 = (s.active + k) % estimate.seats
        if can_be_damaged(s, seat):
            total += DAMAGE * estimate.harms[seat]
    return total / float(counted)


def healing(estimate: Estimate, s: Gambit) -> float:
    """What healing all damaged players brings."""
    total: float = 0.0
    for seat in range(estimate.seats):
        if s.damaged[seat] != 0:
            total -= DAMAGE * estimate.harms[seat]
    return total


def psych(estimate: Estimate, s: Gambit, face: i64) -> float:
    """9 A colour is prohibited for one round, or an opposite ban is lifted."""
    if s.guard != 0:
        return 0.0
    lying = s.zones[PSYCH]
    if not lying:
        return ban(estimate, face)
    there: i64 = s.face[lying[0]]
    if there == face:
        return 0.4 * ban(estimate, face)
    return -0.6 * ban(estimate, there)


def ban(estimate: Estimate, face: i64) -> float:
    """What the ban of a Psych card brings one's own team."""
    hit: i64 = RED_TEAM if face == PSYCH_DEFENCE else BLUE_TEAM
    stake: float = -estimate.mine * (1.0 - estimate.mine) if hit == estimate.team else estimate.mine * estimate.now[hit]
    return BAN * float(estimate.seats) * stake


def look(estimate: Estimate, what: i64, whom: i64) -> float:
    if what == AT_ROLE:
        return LOOK * estimate.doubt(whom)
    if what in (AT_DISCARD, AT_ABILITY):
        return 0.25 * GLANCE
    return 0.5 * GLANCE if what == AT_DRAW else GLANCE


def covering(estimate: Estimate, s: Gambit, face: i64, first: i64, second: i64) -> float:
    """10.12 10.13 What the change of the counting Science brings."""
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
    return estimate.table(red, blue, yellow)


def shown(estimate: Estimate, face: i64) -> float:
    """What a card brings that is shown and played at once."""
    if face == UNKNOWN:
        return estimate.unknown_play
    if face >= PSYCH_WEAPON:
        return POTENCY[face - PSYCH_WEAPON]
    return estimate.loses(face) if face == estimate.ban else estimate.worth(face)


# -- cards that change hands -------------------------------------------------------------------------------------------


def in_hand(estimate: Estimate, s: Gambit, face: i64, first: i64, second: i64, rest: list[int], base: float) -> float:
    me: i64 = estimate.me
    if face == SHUFFLE_HANDS:
        return estimate.rest([UNKNOWN] * len(rest)) - base
    if face == RESET_HANDS:
        gone: float = 0.0
        for card in rest:
            gone += estimate.loses(card)
        return estimate.rest([UNKNOWN, UNKNOWN]) - base + gone + healing(estimate, s)
    if face == FORCE_TO_PLAY:
        return force(estimate, s, first, second, rest, base)
    if face == TRADE_CARDS:
        if first == NONE or (first != me and second != me):
            return IDLE
        return swap(estimate, s, rest, second if first == me else first) - base
    if first != me:
        if face == TAKE_FROM_DISCARD:
            return -FOUND * estimate.harms[first] if s.zones[DISCARD] else IDLE
        if not s.zones[HAND[first]]:
            return IDLE
        if face == REPLACE_CARD:
            return SWAPPED * estimate.harms[first]
        return shown(estimate, held_by(s, first, me))
    if not rest:
        return IDLE
    best: float = -9.0
    for at in range(len(rest)):
        value: float = exchanged(estimate, s, face, rest, at)
        if value > best:
            best = value
    return best - base


def exchanged(estimate: Estimate, s: Gambit, face: i64, rest: list[int], at: i64) -> float:
    """What it brings if card number ``at`` of the hand goes: discarded, shown and played, or for one of the discard
    pile."""
    other = rest.copy()
    other[at] = UNKNOWN
    if face == STEAL_CARD:
        return shown(estimate, rest[at]) + estimate.rest(other)
    if face == REPLACE_CARD:
        return estimate.loses(rest[at]) + estimate.rest(other)
    many: i64 = len(s.zones[DISCARD])
    if many == 0:
        return estimate.rest(rest)
    found: float = min(0.75, 0.08 * float(many))  # how likely a card of one's own colour is there
    other[at] = best_science(estimate)
    return estimate.loses(rest[at]) + found * estimate.rest(other) + (1.0 - found) * estimate.rest(rest)


def best_science(estimate: Estimate) -> i64:
    best: i64 = 0
    for face in range(FACES):
        if estimate.worth(face) > estimate.worth(best):
            best = face
    return best


def swap(estimate: Estimate, s: Gambit, rest: list[int], partner: i64) -> float:
    """The best of one's own cards to give for the partner's."""
    comes: i64 = held_by(s, partner, estimate.me)
    best: float = -9.0
    for at in range(len(rest)):
        other = rest.copy()
        other[at] = comes
        value: float = estimate.give(rest[at], partner) + estimate.rest(other)
        if value > best:
            best = value
    return best


def force(estimate: Estimate, s: Gambit, target: i64, slot: i64, rest: list[int], base: float) -> float:
    """10.10 The player who gets the next card may be forced to play it; any other forced play depends on chance."""
    tempo: float = TEMPO * estimate.harms[target]
    if s.slots[target] != 0:
        return 0.5 * tempo
    if slot == PASSED and target == estimate.next and target != estimate.me:
        forced: bool = estimate.forced
        estimate.forced = True
        value: float = tempo + estimate.rest(rest) - base
        estimate.forced = forced
        return value
    if slot == HELD and s.damaged[target] != 0:
        return IDLE
    return 0.6 * tempo
