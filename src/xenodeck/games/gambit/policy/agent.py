"""Two good policies for Earth Gambit: the Agent, and the Spymaster, who also infers roles. The Rookie is in rookie.py.

They use odds.py (how near a team is to winning), belief.py (who is in which team), estimate.py (what cards are worth),
actions.py (what Actions bring), answers.py (Protect, abilities, cards to give up) and reasons.py.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from xenodeck.core import Policy, RuleBug, State
from xenodeck.games.gambit.play.abilities import WINDOW
from xenodeck.games.gambit.play.effects import ARRANGE, GIVE, TAKE
from xenodeck.games.gambit.play.piles import LOSE
from xenodeck.games.gambit.play.playing import CHOOSE, SHOW
from xenodeck.games.gambit.play.shields import HEAL, PROTECT, USE
from xenodeck.games.gambit.play.steps import PLAY, RESIST, STUCK
from xenodeck.games.gambit.play.turns import PASS_ON, STAY
from xenodeck.games.gambit.play.windows import COUNTER, VETO_RULE
from xenodeck.games.gambit.policy.actions import Plan, best_play, best_second, exchanged
from xenodeck.games.gambit.policy.answers import (
    answer,
    best_find,
    counters,
    faces_of,
    gift,
    most_doubtful,
    next_in_order,
    shields,
    uses_ability,
    vetoes,
    worst_card,
)
from xenodeck.games.gambit.policy.estimate import WON, Estimate
from xenodeck.games.gambit.policy.odds import FACES
from xenodeck.games.gambit.policy.reasons import (
    BAN,
    COMPEL,
    COVER,
    FRESH,
    FRIEND,
    GAMBLE,
    GUARD,
    HARMLESS,
    HURT,
    KEEP,
    LEARN,
    LEAST,
    MEND,
    ONLY,
    OWN,
    REASONS,
    SAVE,
    SHIELD,
    USEFUL,
    WIN,
    Choice,
)
from xenodeck.games.gambit.state import (
    ABILITY,
    ALIEN,
    BACKGROUND_CHECK,
    CANCEL_SCIENCE,
    DAMAGE_OR_HEAL,
    FORCE_TO_PLAY,
    HAND,
    HEAL_ALL,
    MOVE_CANCEL_SCIENCE,
    PEEK_ANY_CARD,
    PLAY_TOP_CARD,
    PROTECT_PLAYER,
    REARRANGE_TOP_3,
    REDRAFT,
    SIT_OUT,
    SKIP_TURN,
    STEAL_CARD,
    STRAY_DAMAGE,
    Gambit,
)
from xenodeck.games.gambit.state_odds import TEAMS

SAT_OUT: Final = 0.03  # what Sit Out and Redirect must bring: they can be used once
REDIRECTED: Final = 0.04
FRIENDLY: Final = 0.5  # how likely a player must be in our team to be called a friend


class Agent(Policy):
    """Weighs every card and choice by what it brings its team; any unknown player could be in any team."""

    def choose(self, s: State, seat: i64, options: list[int], dice: i64) -> i64:
        if len(options) == 1:
            return options[0]
        return think(cast(Gambit, s), seat, options, False, dice).pick

    def reason(self, s: State, seat: i64, options: list[int], dice: i64) -> tuple[str, dict[str, object]]:
        if len(options) == 1:
            return REASONS[ONLY], {}
        return think(cast(Gambit, s), seat, options, False, dice).told()


class Spymaster(Policy):
    """Like the Agent, but infers roles from what others choose to play."""

    def choose(self, s: State, seat: i64, options: list[int], dice: i64) -> i64:
        if len(options) == 1:
            return options[0]
        return think(cast(Gambit, s), seat, options, True, dice).pick

    def reason(self, s: State, seat: i64, options: list[int], dice: i64) -> tuple[str, dict[str, object]]:
        if len(options) == 1:
            return REASONS[ONLY], {}
        return think(cast(Gambit, s), seat, options, True, dice).told()


def think(s: Gambit, seat: i64, options: list[int], infers: bool, dice: i64) -> Choice:
    estimate = Estimate(s, seat, infers, dice)
    f = s.frame
    rule = f.rule
    before = s.earlier(seat)
    if rule is PLAY:
        return play(estimate, s, options, before)
    if rule is PASS_ON:
        return hand_on(estimate, s, options, before)
    if rule is CHOOSE:
        return choose_for(estimate, s, f.arg, options, before, faces_of(s, s.zones[HAND[seat]]))
    if rule is PROTECT:
        use = shields(estimate, s, s.below)
        return Choice(answer(use), GUARD if use else SAVE)
    if rule is LOSE:
        return Choice(worst_card(estimate, s, options, f.arg), LEAST)
    if rule is STUCK:
        return stuck(estimate, s, options, before)
    if rule is TAKE:
        return Choice(best_find(estimate, s, options), USEFUL)
    if rule is GIVE:
        return Choice(gift(estimate, s, options, f.arg if f.seat == seat else f.seat), LEAST)
    if rule is SHOW:
        return show(estimate, s, options)
    if rule is ARRANGE:
        return Choice(next_in_order(estimate, s, options, len(before)), USEFUL)
    return use_or_not(estimate, s, options, before)


def use_or_not(estimate: Estimate, s: Gambit, options: list[int], before: list[int]) -> Choice:
    """14 Whether to use an ability, or with an option a Protect against a Force or a Skip."""
    f = s.frame
    if f.rule is WINDOW:
        if before:
            return ability_choice(estimate, s, options, before)
        use = uses_ability(estimate, s, f.arg)
    elif f.rule is VETO_RULE:
        use = vetoes(estimate, s, s.below)
    elif f.rule is COUNTER:
        use = counters(estimate, s)
    elif f.rule is RESIST or f.rule is STAY:
        return Choice(USE, GUARD)
    else:
        raise RuleBug("nobody has told the bots of this question")
    return Choice(answer(use), USEFUL if use else SAVE)


# -- playing -----------------------------------------------------------------------------------------------------------


def play(estimate: Estimate, s: Gambit, options: list[int], before: list[int]) -> Choice:
    """7.4 The card that brings most, together with what is then kept and passed."""
    hand = s.zones[HAND[estimate.me]]
    if before:
        if s.face[before[0]] == SIT_OUT:
            return Choice(worst_card(estimate, s, options, 0), LEAST)
        left = [s.face[card] for card in hand if card != before[0]]
        return choose_for(estimate, s, before[0], options, before[1:], left)
    best: i64 = options[0]
    chosen = Plan(-9.0, -1, -1)
    for card in options:
        found = weigh(estimate, s, hand, card)
        if found.value > chosen.value:
            chosen = found
            best = card
    return told(estimate, s, best, chosen)


def weigh(estimate: Estimate, s: Gambit, hand: list[int], card: i64) -> Plan:
    """Weigh one of the cards that may be played; Sit Out counts as one."""
    face: i64 = s.face[card]
    if face == SIT_OUT:
        worst: i64 = worst_card(estimate, s, hand, 0)
        left = [s.face[other] for other in hand if other != worst]
        return Plan(estimate.loses(s.face[worst]) + estimate.rest(left) - SAT_OUT, -1, -1)
    rest = [s.face[other] for other in hand if other != card]
    if face == estimate.ban:  # forced and prohibited: it is discarded
        return Plan(estimate.loses(face) + estimate.rest(rest), -1, -1)
    return best_play(estimate, s, card, rest)


def told(estimate: Estimate, s: Gambit, card: i64, chosen: Plan) -> Choice:
    """Why this card."""
    face: i64 = s.face[card]
    if face < FACES:
        gain: float = estimate.worth(face)
        return Choice(card, WIN if estimate.mine + gain >= WON else OWN if gain > 0.0 else LEAST)
    if face == SIT_OUT:
        return Choice(card, LEAST)
    return Choice(card, why_action(estimate, s, face, chosen.first), aimed_at(estimate, face, chosen))


def why_action(estimate: Estimate, s: Gambit, face: i64, first: i64) -> i64:
    if face < DAMAGE_OR_HEAL:
        return BAN
    if face == DAMAGE_OR_HEAL:
        return MEND if first == HEAL else HURT
    if face == HEAL_ALL:
        return MEND
    if face == SKIP_TURN:
        return HURT if first != estimate.me else HARMLESS
    if face == PROTECT_PLAYER:
        return SHIELD
    if face == FORCE_TO_PLAY:
        return COMPEL
    if face in (PEEK_ANY_CARD, REARRANGE_TOP_3):
        return LEARN
    if face in (CANCEL_SCIENCE, MOVE_CANCEL_SCIENCE):
        return COVER
    return GAMBLE if face in (STEAL_CARD, PLAY_TOP_CARD, STRAY_DAMAGE) else FRESH


def aimed_at(estimate: Estimate, face: i64, chosen: Plan) -> i64:
    """The player that a reason names: another one who is hurt or forced."""
    target: i64 = -1
    if face == DAMAGE_OR_HEAL and chosen.first != HEAL:
        target = chosen.second
    elif face in (SKIP_TURN, FORCE_TO_PLAY):
        target = chosen.first
    return target


def choose_for(
    estimate: Estimate, s: Gambit, card: i64, options: list[int], before: list[int], rest: list[int]
) -> Choice:
    """10 The choices of a card; ``before``: those made so far."""
    face: i64 = s.face[card]
    if before:
        second: i64 = best_second(estimate, s, face, before[0], options, rest)
        return Choice(
            second, why_action(estimate, s, face, before[0]), aimed_at(estimate, face, Plan(0.0, before[0], second))
        )
    chosen = best_play(estimate, s, card, rest)
    return Choice(chosen.first, why_action(estimate, s, face, chosen.first), aimed_at(estimate, face, chosen))


def stuck(estimate: Estimate, s: Gambit, options: list[int], before: list[int]) -> Choice:
    """7.5 Nothing can be played: the card to discard. Sit Out would keep the hand secret, but is not worth it."""
    hand = [card for card in options if s.face[card] < ALIEN]
    return Choice(worst_card(estimate, s, hand, 0), LEAST)


def show(estimate: Estimate, s: Gambit, options: list[int]) -> Choice:
    """10.14 Which card of the hand to show; it is played at once."""
    faces = faces_of(s, options)
    best: i64 = 0
    most: float = -9.0
    for at in range(len(options)):
        value: float = exchanged(estimate, s, STEAL_CARD, faces, at)
        if value > most:
            most = value
            best = at
    own = faces[best] < FACES and estimate.worth(faces[best]) > 0.0
    return Choice(options[best], OWN if own else USEFUL)


# -- passing -----------------------------------------------------------------------------------------------------------


def hand_on(estimate: Estimate, s: Gambit, options: list[int], before: list[int]) -> Choice:
    """7.7 What to pass: it should help a friend or do no harm, and what is kept should be useful."""
    hand = s.zones[HAND[estimate.me]]
    if len(before) == 2:
        return redirected(estimate, s, options, before[1])
    best: i64 = hand[0]
    most: float = -9.0
    for card in hand:
        value: float = passing(estimate, s, hand, card, estimate.next)
        if value > most:
            most = value
            best = card
    if not before and len(options) > len(hand):
        for card in hand:
            for seat in s.around(estimate.me):
                if passing(estimate, s, hand, card, seat) - most > REDIRECTED:
                    return Choice(options[-1], USEFUL)
    elif before:
        return redirecting(estimate, s, hand)
    return why_passed(estimate, s, hand, best)


def passing(estimate: Estimate, s: Gambit, hand: list[int], card: i64, to: i64) -> float:
    value: float = estimate.give(s.face[card], to)
    for other in hand:
        if other != card:
            value += estimate.keep(s.face[other])
    return value


def redirecting(estimate: Estimate, s: Gambit, hand: list[int]) -> Choice:
    """14.3 The card that is worth most with another player than the next one."""
    best: i64 = hand[0]
    most: float = -9.0
    for card in hand:
        for seat in s.around(estimate.me):
            value: float = passing(estimate, s, hand, card, seat)
            if value > most:
                most = value
                best = card
    return Choice(best, USEFUL)


def redirected(estimate: Estimate, s: Gambit, options: list[int], card: i64) -> Choice:
    best: i64 = options[0]
    most: float = -9.0
    for seat in options:
        value: float = estimate.give(s.face[card], seat)
        if value > most:
            most = value
            best = seat
    return Choice(best, USEFUL)


def why_passed(estimate: Estimate, s: Gambit, hand: list[int], card: i64) -> Choice:
    face: i64 = s.face[card]
    if face < FACES and estimate.worth(face) > 0.0:
        likely: float = estimate.belief[estimate.next * TEAMS + estimate.team]
        if estimate.forced:
            return Choice(card, COMPEL, estimate.next)
        return Choice(card, FRIEND if likely >= FRIENDLY else LEAST, estimate.next if likely >= FRIENDLY else -1)
    for other in hand:
        if other != card and s.face[other] < FACES and estimate.worth(s.face[other]) < 0.0:
            return Choice(card, KEEP)
    return Choice(card, HARMLESS)


# -- abilities ---------------------------------------------------------------------------------------------------------


def ability_choice(estimate: Estimate, s: Gambit, options: list[int], before: list[int]) -> Choice:
    """14.3 The further choices of an ability that is used."""
    face: i64 = s.face[s.zones[ABILITY[estimate.me]][0]]
    if face == BACKGROUND_CHECK:
        return Choice(most_doubtful(estimate), LEARN)
    if face == REDRAFT:
        return Choice(worst_card(estimate, s, options, 1), LEAST)
    hand = s.zones[HAND[estimate.me]]
    if len(before) > 1:
        left = [s.face[card] for card in hand if card != before[1]]
        return choose_for(estimate, s, before[1], options, before[2:], left)
    best: i64 = options[0]
    chosen = Plan(-9.0, -1, -1)
    for card in options:
        found = weigh(estimate, s, hand, card)
        if found.value > chosen.value:
            chosen = found
            best = card
    return told(estimate, s, best, chosen)


AGENT: Final = Agent()
SPYMASTER: Final = Spymaster()
