"""The Rookie: plays its own colour, avoids damage, and chooses at random otherwise."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from xenodeck.core import Policy, State
from xenodeck.games.gambit.play.playing import CHOOSE
from xenodeck.games.gambit.play.shields import HEAL, PROTECT
from xenodeck.games.gambit.play.steps import PLAY
from xenodeck.games.gambit.play.turns import PASS_ON
from xenodeck.games.gambit.policy.actions import covering
from xenodeck.games.gambit.policy.answers import answer
from xenodeck.games.gambit.policy.estimate import Estimate
from xenodeck.games.gambit.policy.odds import FACES, swings
from xenodeck.games.gambit.policy.reasons import (
    CHANCE,
    COVER,
    GUARD,
    HARMLESS,
    HURT,
    LEAST,
    MEND,
    ONLY,
    OWN,
    REASONS,
    SAVE,
    USEFUL,
    Choice,
)
from xenodeck.games.gambit.state import (
    ALIEN,
    CANCEL_SCIENCE,
    COVERS,
    DAMAGE_OR_HEAL,
    FORCE_TO_PLAY,
    HEAL_ALL,
    MOVE_CANCEL_SCIENCE,
    PEEK_ANY_CARD,
    ROLE,
    SKIP_TURN,
    STEAL_CARD,
    YELLOWS,
    Gambit,
)


class Rookie(Policy):
    """Plays its own colour, avoids damage, and chooses at random otherwise."""

    def choose(self, s: State, seat: i64, options: list[int], dice: i64) -> i64:
        if len(options) == 1:
            return options[0]
        return simple(cast(Gambit, s), seat, options, dice).pick

    def reason(self, s: State, seat: i64, options: list[int], dice: i64) -> tuple[str, dict[str, object]]:
        if len(options) == 1:
            return REASONS[ONLY], {}
        return simple(cast(Gambit, s), seat, options, dice).told()


def simple(s: Gambit, seat: i64, options: list[int], dice: i64) -> Choice:
    f = s.frame
    before = s.earlier(seat)
    if f.rule is PLAY or f.rule is CHOOSE:
        picked = before if f.rule is PLAY else [f.arg, *before]
        if not picked:
            return own_colour(s, seat, options, dice)
        if s.face[picked[0]] < ALIEN:
            return spare_oneself(s, seat, options, picked, dice)
    if f.rule is PASS_ON and not before:
        return pass_other(s, seat, options, dice)
    if f.rule is PROTECT:
        hostile = s.face[s.below.arg] != HEAL_ALL
        return Choice(answer(hostile), GUARD if hostile else SAVE)
    return Choice(options[(dice * len(options)) >> 31], CHANCE)


def own_worths(s: Gambit, seat: i64) -> list[float]:
    """Science -> what it brings one's own team."""
    team: i64 = s.face[s.zones[ROLE[seat]][0]] - ALIEN
    return swings(s.red, s.blue, s.yellow, s.seats)[team * FACES : team * FACES + FACES]


def own_colour(s: Gambit, seat: i64, options: list[int], dice: i64) -> Choice:
    """A card of one's own colour if there is one, else any card that is no Science, else what helps others least."""
    worth = own_worths(s, seat)
    best: i64 = -1
    other: list[int] = []
    for card in options:
        face: i64 = s.face[card]
        if face >= FACES:
            other.append(card)
        elif best < 0 or worth[face] > worth[s.face[best]]:
            best = card
    if best >= 0 and worth[s.face[best]] > 0.0:
        return Choice(best, OWN)
    if other:
        return Choice(other[(dice * len(other)) >> 31], HARMLESS)
    return Choice(best, LEAST)


def spare_oneself(s: Gambit, seat: i64, options: list[int], picked: list[int], dice: i64) -> Choice:
    """Good effects go to oneself, bad ones to another player, covers where they help."""
    face: i64 = s.face[picked[0]]
    if face in (CANCEL_SCIENCE, MOVE_CANCEL_SCIENCE):
        return cover_best(s, seat, options, picked)
    if face == DAMAGE_OR_HEAL and len(picked) == 1:
        return Choice(HEAL, MEND) if s.damaged[seat] != 0 else Choice(HEAL - 1, HURT)
    kind = f_asks_seat(face, len(picked))
    if not kind or seat not in options:
        return Choice(options[(dice * len(options)) >> 31], CHANCE)
    hostile = face in (SKIP_TURN, FORCE_TO_PLAY, STEAL_CARD) or (face == DAMAGE_OR_HEAL and picked[1] != HEAL)
    if not hostile:
        return Choice(seat, USEFUL)
    others = [option for option in options if option != seat]
    target: i64 = others[(dice * len(others)) >> 31]
    return Choice(target, HURT, target)


def f_asks_seat(face: i64, given: i64) -> bool:
    """Whether this question of a card is about a seat."""
    if face in (DAMAGE_OR_HEAL, PEEK_ANY_CARD):
        return given == 2
    return given == 1


def cover_best(s: Gambit, seat: i64, options: list[int], picked: list[int]) -> Choice:
    if len(picked) == 1 and len(s.zones[COVERS]) > 1 and options[0] in s.zones[COVERS]:
        return Choice(options[0], COVER)  # which of several covers is moved
    estimate = Estimate(s, seat, False, 0)
    face: i64 = s.face[picked[0]]
    best: i64 = options[0]
    most: float = -9.0
    for card in options:
        value: float = (
            covering(estimate, s, face, card, -1) if len(picked) == 1 else covering(estimate, s, face, picked[1], card)
        )
        if value > most:
            most = value
            best = card
    return Choice(best, COVER)


def pass_other(s: Gambit, seat: i64, options: list[int], dice: i64) -> Choice:
    """Pass anything but one's own colour, and yellow only if there is nothing else: yellow needs only three cards."""
    worth = own_worths(s, seat)
    own = [card for card in options if s.face[card] < ALIEN]
    spare = [card for card in own if s.face[card] >= FACES or worth[s.face[card]] <= 0.0]
    safe = [card for card in spare if s.face[card] >= FACES or YELLOWS[s.face[card]] == 0]
    if safe:
        return Choice(safe[(dice * len(safe)) >> 31], HARMLESS)
    left = spare or own
    return Choice(left[(dice * len(left)) >> 31], LEAST)


ROOKIE: Final = Rookie()
