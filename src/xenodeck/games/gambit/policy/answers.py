"""Answers to what others do: Protect, Veto and the other abilities, and cards that a player has to give up."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from xenodeck.core import PASS, Frame
from xenodeck.games.gambit.play.abilities import W2
from xenodeck.games.gambit.play.piles import REPLACED
from xenodeck.games.gambit.play.shields import HEAL, USE
from xenodeck.games.gambit.policy.actions import DAMAGE, FOUND, best_play, covering, outright, psych
from xenodeck.games.gambit.policy.estimate import UNKNOWN, Estimate
from xenodeck.games.gambit.policy.odds import FACES
from xenodeck.games.gambit.state import (
    ABILITY,
    AMBUSH,
    BACKGROUND_CHECK,
    CANCEL_PSYCH,
    CANCEL_SCIENCE,
    DAMAGE_OR_HEAL,
    DOUBLE_PLAY,
    FORCE_TO_PLAY,
    HAND,
    HEAL_ALL,
    MOVE_CANCEL_SCIENCE,
    PEEK_ANY_CARD,
    PSYCH,
    PSYCH_WEAPON,
    REDRAFT,
    REFUSE,
    RESET_HANDS,
    RESOLVING,
    SHUFFLE_HANDS,
    SKIP_TURN,
    STEAL_CARD,
    STRAY_DAMAGE,
    TAKE_FROM_DISCARD,
    Gambit,
)

CLEARLY: Final = 0.02  # the least that something usable once a game must bring


def faces_of(s: Gambit, cards: list[int]) -> list[int]:
    return [s.face[card] for card in cards]


def without(faces: list[int], at: i64) -> list[int]:
    """The faces without the one at this index."""
    return [faces[i] for i in range(len(faces)) if i != at]


def holding(estimate: Estimate, s: Gambit, faces: list[int]) -> float:
    """What a hand is worth; in one's own turn one card of it is still to be passed."""
    if estimate.me == s.active:
        return estimate.rest(faces)
    total: float = 0.0
    for face in faces:
        total += estimate.keep(face)
    return total


# -- cards to give up --------------------------------------------------------------------------------------------------


def worst_card(estimate: Estimate, s: Gambit, options: list[int], why: i64) -> i64:
    """6.1 The card to discard: the rest should be good, and no enemy should get what it wants."""
    faces = faces_of(s, options)
    best: i64 = options[0]
    most: float = -9.0
    for at in range(len(options)):
        rest = without(faces, at)
        if why == REPLACED:
            rest.append(UNKNOWN)
        value: float = estimate.loses(faces[at]) + holding(estimate, s, rest)
        if value > most:
            most = value
            best = options[at]
    return best


def best_find(estimate: Estimate, s: Gambit, options: list[int]) -> i64:
    """10.8 Which card to take out of the discard pile."""
    best: i64 = options[0]
    most: float = -9.0
    for card in options:
        value: float = estimate.keep(s.face[card])
        if value > most:
            most = value
            best = card
    return best


def gift(estimate: Estimate, s: Gambit, options: list[int], partner: i64) -> i64:
    """10.9 The card to give in a trade."""
    faces = faces_of(s, options)
    best: i64 = options[0]
    most: float = -9.0
    for at in range(len(options)):
        rest = without(faces, at)
        rest.append(UNKNOWN)
        value: float = estimate.give(faces[at], partner) + holding(estimate, s, rest)
        if value > most:
            most = value
            best = options[at]
    return best


def next_in_order(estimate: Estimate, s: Gambit, options: list[int], place: i64) -> i64:
    """10.17 The card that comes next from the top: good ones for friends, others for players who will not use them.

    Each place is drawn by the player whose turn it will be, and is compared with the place after it.
    """
    best: i64 = options[0]
    most: float = -9.0
    for card in options:
        face: i64 = s.face[card]
        value: float = drawn(estimate, face, place) - drawn(estimate, face, place + 1)
        if value > most:
            most = value
            best = card
    return best


def drawn(estimate: Estimate, face: i64, place: i64) -> float:
    """What it brings if the player so many turns after this one draws the card."""
    seat: i64 = (estimate.next + place) % estimate.seats
    if seat == estimate.me:
        return estimate.worth(face) if face < FACES else estimate.keep(face)
    return estimate.give(face, seat)


# -- Protect -----------------------------------------------------------------------------------------------------------


def shields(estimate: Estimate, s: Gambit, action: Frame) -> bool:
    """11.1 Whether the Action ``action`` costs more than a Protect is worth."""
    face: i64 = s.face[action.arg]
    if face in (HEAL_ALL, TAKE_FROM_DISCARD, PEEK_ANY_CARD):
        return False
    if face in (SKIP_TURN, FORCE_TO_PLAY, STRAY_DAMAGE):
        return face == STRAY_DAMAGE or estimate.me != s.active
    if face == DAMAGE_OR_HEAL:
        return action.more[0] != HEAL and estimate.me != s.active
    faces = faces_of(s, s.zones[HAND[estimate.me]])
    if face == STEAL_CARD:
        return estimate.me != s.active and len(faces) == 1 and faces[0] < FACES and estimate.worth(faces[0]) < 0.0
    fresh: list[int] = [UNKNOWN] * len(faces)
    if face == RESET_HANDS and s.damaged[estimate.me] != 0:
        return False
    if face != RESET_HANDS and face != SHUFFLE_HANDS and estimate.me == s.active:
        return False
    return holding(estimate, s, faces) > holding(estimate, s, fresh) + CLEARLY


# -- abilities ---------------------------------------------------------------------------------------------------------


def vetoes(estimate: Estimate, s: Gambit, action: Frame) -> bool:
    """14.5 Whether the Action hurts one's own team enough for a Veto."""
    face: i64 = s.face[action.arg]
    first: i64 = action.more[0]
    second: i64 = action.more[1]
    value: float = 0.0
    if face in (CANCEL_SCIENCE, MOVE_CANCEL_SCIENCE):
        value = covering(estimate, s, face, first, second)
    elif face in (DAMAGE_OR_HEAL, SKIP_TURN, HEAL_ALL):
        value = outright(estimate, s, face, first, second)
    elif face == TAKE_FROM_DISCARD:
        value = -FOUND * estimate.harms[first]
    return value < -CLEARLY


def counters(estimate: Estimate, s: Gambit) -> bool:
    """14.6 Whether the announced Psych card hurts one's own team enough for a Cancel Psych."""
    return psych(estimate, s, s.face[s.zones[RESOLVING][-1]]) < -CLEARLY


def uses_ability(estimate: Estimate, s: Gambit, window: i64) -> bool:
    """14.3 Whether to use one's own ability now."""
    me: i64 = estimate.me
    face: i64 = s.face[s.zones[ABILITY[me]][0]]
    hand = s.zones[HAND[me]]
    if face == CANCEL_PSYCH:
        lying = s.zones[PSYCH]
        return bool(lying) and lifting(estimate, s) > CLEARLY
    if face == AMBUSH:
        return DAMAGE * estimate.harms[s.active] > CLEARLY
    if face == BACKGROUND_CHECK:
        return estimate.doubt(most_doubtful(estimate)) > CLEARLY
    if face == DOUBLE_PLAY:
        return second_play(estimate, s, hand) > CLEARLY
    if face == REFUSE:
        return tiresome(estimate, s.face[hand[s.passed_at]])
    if face == REDRAFT:
        return window == W2 and not has_own(estimate, faces_of(s, hand))
    return True  # Self-Heal


def lifting(estimate: Estimate, s: Gambit) -> float:
    """What it brings to discard the Psych card in play."""
    opposite: i64 = PSYCH_WEAPON + 1 - (s.face[s.zones[PSYCH][0]] - PSYCH_WEAPON)
    return psych(estimate, s, opposite)


def tiresome(estimate: Estimate, face: i64) -> bool:
    return face < FACES and estimate.worth(face) < 0.0


def has_own(estimate: Estimate, faces: list[int]) -> bool:
    return any(face < FACES and estimate.worth(face) > 0.0 for face in faces)


def second_play(estimate: Estimate, s: Gambit, hand: list[int]) -> float:
    """What one more card would bring, less the damage that it costs."""
    best: float = -9.0
    faces = faces_of(s, hand)
    now: float = estimate.rest(faces)
    for at in range(len(hand)):
        if faces[at] != estimate.ban:
            value: float = best_play(estimate, s, hand[at], without(faces, at)).value
            if value > best:
                best = value
    return best - now + DAMAGE * estimate.harms[estimate.me]


def most_doubtful(estimate: Estimate) -> i64:
    """The player whose role is least known; of equals the nearest one."""
    best: i64 = (estimate.me + 1) % estimate.seats
    for step in range(2, estimate.seats):
        seat: i64 = (estimate.me + step) % estimate.seats
        if estimate.doubt(seat) > estimate.doubt(best):
            best = seat
    return best


def answer(yes: bool) -> i64:
    return USE if yes else PASS
