"""The Survivor, a policy for Alien Frenzy: it gathers Characters, avoids UFOs and weighs every reveal.

It uses estimate.py (what cards are worth, how strong others are), decks.py (drawing and looking), aliens.py (who faces
whom, and what a reveal brings) and actions.py (the Actions of Phase 2).
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from xenodeck.core import PASS, Policy, RuleBug, State
from xenodeck.games.frenzy.play.drawing import REINSERT, SECRETLY
from xenodeck.games.frenzy.play.facing import DEFLECTION, FACE, THEFT, matched
from xenodeck.games.frenzy.play.looking import ARRANGE, GLIMPSE, PICK_ONE, SECOND_PLACE, TWO_PLACES
from xenodeck.games.frenzy.play.revealing import ALLY
from xenodeck.games.frenzy.play.turns import ACT, PLAY
from xenodeck.games.frenzy.policy import decks
from xenodeck.games.frenzy.policy.actions import action
from xenodeck.games.frenzy.policy.aliens import Outlook
from xenodeck.games.frenzy.policy.estimate import (
    ALIKE,
    BURY,
    DEATH,
    HARM,
    HIDE,
    LOOT,
    MATCH,
    ONLY,
    REASONS,
    SECRET,
    SPARE,
    WEAKEN,
    Estimate,
    Rival,
)
from xenodeck.games.frenzy.state import (
    ALIEN,
    COLOUR_OF,
    DEFLECT,
    DISCARD,
    GREY,
    STEAL,
    SWAPSIES,
    VIEW,
    Frenzy,
)


class Survivor(Policy):
    """Measures every option in cards gained or lost and takes the best."""

    def choose(self, s: State, seat: i64, options: list[int], dice: i64) -> i64:
        if len(options) == 1:
            return options[0]
        return options[think(cast(Frenzy, s), seat, options).index]

    def reason(self, s: State, seat: i64, options: list[int], dice: i64) -> tuple[str, dict[str, object]]:
        if len(options) == 1:
            return REASONS[ONLY], {}
        best = think(cast(Frenzy, s), seat, options)
        facts: dict[str, object] = {}
        if best.why == HIDE:
            facts["number"] = int(best.fact)
        elif best.why == LOOT or best.why == WEAKEN:
            facts["other"] = int(best.fact)
        return REASONS[best.why], facts


def think(s: Frenzy, seat: i64, options: list[int]) -> Estimate:
    """Weigh every option. The estimate that is returned holds the best one."""
    estimate = Estimate(s, seat)
    rule = s.frame.rule
    before = s.earlier(seat)
    given: i64 = len(before)
    if rule is PLAY:
        if given == 0:
            decks.play(estimate, options)
        else:
            rest_of_play(estimate, options, s.face[before[0]], given)
    elif rule is ACT:
        if given == 0:
            action(estimate, options)
        else:
            swapped(estimate, options, given)
    elif rule is FACE:
        if given % 2 == 0:
            face(estimate, options, before)
        else:
            against(estimate, options, before)
    elif rule is ALLY:
        ally(estimate, options, before)
    elif rule is THEFT:
        rob(estimate, options)
    elif rule is DEFLECTION:
        deflect(estimate, options)
    elif rule is GLIMPSE:
        decks.glimpse(estimate, options)
    elif rule is ARRANGE:
        decks.order(estimate, options, given)
    elif rule is TWO_PLACES:
        decks.two_places(estimate, options, given == 0)
    elif rule is SECOND_PLACE:
        decks.two_places(estimate, options, False)
    elif rule is PICK_ONE:
        decks.pick_one(estimate, options)
    elif rule is REINSERT:
        put_back(estimate, options, given)
    else:
        raise RuleBug("the Survivor has never heard of this question")
    return estimate


# -- swapping and hiding ---------------------------------------------------------------------------------------------


def rest_of_play(estimate: Estimate, options: list[int], played: i64, given: i64) -> None:
    """The further questions of a card played in Phase 1."""
    if played == SWAPSIES:
        swapped(estimate, options, given)
    elif played >= VIEW:
        decks.place(estimate, options)
    elif given == 1:
        estimate.idea(0, 0.0, ALIKE, -1)  # one UFO is as good as another
    else:
        hide(estimate, options, given - 1)


def put_back(estimate: Estimate, options: list[int], given: i64) -> None:
    """Put a UFO drawn under Gold Boost back, always."""
    if given:
        hide(estimate, options, given)
        return
    for i in range(len(options)):
        estimate.idea(i, 0.0 if options[i] == PASS else 1.0, BURY, -1)


def hide(estimate: Estimate, options: list[int], given: i64) -> None:
    """How deep a UFO goes. The place is kept secret: a player who knows of the UFO can avoid it."""
    if given == 1:
        decks.depth(estimate, options)
        return
    for i in range(len(options)):
        estimate.idea(i, 1.0 if options[i] == SECRETLY else 0.0, SECRET, -1)


def swapped(estimate: Estimate, options: list[int], given: i64) -> None:
    if given == 1:
        give(estimate, options)
    else:
        rob(estimate, options)


def give(estimate: Estimate, options: list[int]) -> None:
    """Which card to give: the one of least worth; in Phase 2 an Action, which leaves the other hand without a
    Character."""
    s = estimate.s
    for i, card in enumerate(options):
        face: i64 = s.face[card]
        cost: float = estimate.keeps(face)
        if face < VIEW and s.phase == 2:
            cost += DEATH * estimate.theft() * estimate.share
            cost += DEATH / 2.0 if estimate.many == 1 else 0.0
        estimate.idea(i, -cost, SPARE, -1)


def rob(estimate: Estimate, options: list[int]) -> None:
    """Swap with, or steal from, a player who may be eliminated by it, else one with good cards."""
    for i, seat in enumerate(options):
        rival = estimate.rival(seat)
        estimate.idea(i, estimate.loot(rival), LOOT, seat)


# -- facing aliens, and sending them to others -----------------------------------------------------------------------


def still_to_face(outlook: Outlook, before: list[int]) -> tuple[list[int], list[int]]:
    """The places of the Characters and the colours of the aliens that are left after the answers given so far."""
    s = outlook.estimate.s
    left = outlook.all.copy()
    aliens = s.aliens.copy()
    for i in range(len(before)):
        if i % 2 == 1:
            aliens.remove(before[i])
            continue
        face: i64 = s.face[before[i]]
        for place in left:
            if outlook.estimate.characters[place] == face:
                left.remove(place)
                break
    return left, aliens


def face(estimate: Estimate, options: list[int], before: list[int]) -> None:
    """Face by the best assignment of what is left; the poorest Character first, so that a Revive finds the best on
    top."""
    s = estimate.s
    boosted = s.boost == estimate.seat
    outlook = Outlook(estimate)
    left, aliens = still_to_face(outlook, before)
    outlook.assign(left, aliens, boosted, True)
    pairs = outlook.pairs
    first: i64 = 0
    least: float = 0.0
    for i in range(0, len(pairs), 2):
        worth: float = estimate.keeps(estimate.characters[pairs[i]])
        if i == 0 or worth < least:
            least = worth
            first = i
    sent: i64 = estimate.characters[pairs[first]]
    why: i64 = MATCH if matched(sent, pairs[first + 1], boosted) else SPARE
    for i in range(len(options)):
        if s.face[options[i]] == sent:
            estimate.idea(i, 1.0, why, -1)


def against(estimate: Estimate, options: list[int], before: list[int]) -> None:
    """Which alien the Character just named faces, so that the rest can be faced in the best way."""
    boosted = estimate.s.boost == estimate.seat
    sent: i64 = estimate.s.face[before[-1]]
    outlook = Outlook(estimate)
    left, aliens = still_to_face(outlook, before)
    for i in range(len(options)):
        colour = options[i]
        others = aliens.copy()
        others.remove(colour)
        hit = matched(sent, colour, boosted)
        worth: float = outlook.assign(left, others, boosted, False)
        estimate.idea(i, worth + estimate.ability(sent) if hit else worth, MATCH if hit else SPARE, -1)


def deflect(estimate: Estimate, options: list[int]) -> None:
    """Pass an alien on to the player whom it hurts most."""
    colour: i64 = deflected(estimate.s)
    for i, seat in enumerate(options):
        estimate.idea(i, hurt(estimate, estimate.rival(seat), colour, 1), WEAKEN, seat)


def deflected(s: Frenzy) -> i64:
    """The colour of the alien that is passed on, as far as the discard pile shows it."""
    pile = s.zones[DISCARD]
    gold = False
    for i in range(len(pile) - 1, -1, -1):
        face: i64 = s.face[pile[i]]
        if gold:
            if ALIEN <= face < ALIEN + 3:
                return face - ALIEN
        elif DEFLECT <= face < STEAL:
            colour: i64 = COLOUR_OF[face - GREY]
            if colour < 3:
                return colour
            gold = True
    return 0


def hurt(estimate: Estimate, rival: Rival, colour: i64, aliens: i64) -> float:
    """The worth of this attack: most if it eliminates somebody, else more against a strong player who cannot match."""
    match: float = rival.matches(colour)
    return DEATH * rival.dies_of(colour, aliens) + HARM * (1.0 - match) + 0.1 * rival.characters()


def ally(estimate: Estimate, options: list[int], before: list[int]) -> None:
    """The colour that hurts another player most, then that player."""
    given: i64 = len(before)
    for i, option in enumerate(options):
        if given % 2 == 1:
            estimate.idea(i, sent_at(estimate, estimate.rival(option), before[-1], before), WEAKEN, option)
        else:
            for rival in estimate.rivals():
                estimate.idea(i, sent_at(estimate, rival, option, before), WEAKEN, rival.seat)


def sent_at(estimate: Estimate, rival: Rival, colour: i64, before: list[int]) -> float:
    """Several allies at one player attack together, which is hard to survive."""
    aliens: i64 = 1
    for i in range(1, len(before), 2):
        if before[i] == rival.seat:
            aliens += 1
    return hurt(estimate, rival, colour, aliens)


SURVIVOR: Final = Survivor()
