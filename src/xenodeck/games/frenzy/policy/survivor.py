"""The Survivor, a way to play Alien Frenzy: it gathers Characters, keeps UFOs off itself and weighs every reveal.

Beside it: sense.py (what cards are worth, how strong others are), decks.py (drawing and looking), aliens.py
(who faces whom, and what a reveal brings) and actions.py (the Actions of Phase 2).
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
from xenodeck.games.frenzy.policy.sense import (
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
    Rival,
    Sense,
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


def think(s: Frenzy, seat: i64, options: list[int]) -> Sense:
    """Every option weighed; the sense that comes back knows the best."""
    sense = Sense(s, seat)
    rule = s.frame.rule
    before = s.earlier(seat)
    given: i64 = len(before)
    if rule is PLAY:
        if given == 0:
            decks.play(sense, options)
        else:
            rest_of_play(sense, options, s.face[before[0]], given)
    elif rule is ACT:
        if given == 0:
            action(sense, options)
        else:
            swapped(sense, options, given)
    elif rule is FACE:
        if given % 2 == 0:
            face(sense, options, before)
        else:
            against(sense, options, before)
    elif rule is ALLY:
        ally(sense, options, before)
    elif rule is THEFT:
        rob(sense, options)
    elif rule is DEFLECTION:
        deflect(sense, options)
    elif rule is GLIMPSE:
        decks.glimpse(sense, options)
    elif rule is ARRANGE:
        decks.order(sense, options, given)
    elif rule is TWO_PLACES:
        decks.two_places(sense, options, given == 0)
    elif rule is SECOND_PLACE:
        decks.two_places(sense, options, False)
    elif rule is PICK_ONE:
        decks.pick_one(sense, options)
    elif rule is REINSERT:
        put_back(sense, options, given)
    else:
        raise RuleBug("the Survivor has never heard of this question")
    return sense


# -- swapping and hiding ---------------------------------------------------------------------------------------------


def rest_of_play(sense: Sense, options: list[int], played: i64, given: i64) -> None:
    """What a card played in Phase 1 asks besides."""
    if played == SWAPSIES:
        swapped(sense, options, given)
    elif played >= VIEW:
        decks.place(sense, options)
    elif given == 1:
        sense.idea(0, 0.0, ALIKE, -1)  # one UFO is as good as another
    else:
        hide(sense, options, given - 1)


def put_back(sense: Sense, options: list[int], given: i64) -> None:
    """A UFO drawn under Gold Boost goes back, always."""
    if given:
        hide(sense, options, given)
        return
    for i in range(len(options)):
        sense.idea(i, 0.0 if options[i] == PASS else 1.0, BURY, -1)


def hide(sense: Sense, options: list[int], given: i64) -> None:
    """How deep a UFO goes. Never tell: who knows of one can step aside."""
    if given == 1:
        decks.depth(sense, options)
        return
    for i in range(len(options)):
        sense.idea(i, 1.0 if options[i] == SECRETLY else 0.0, SECRET, -1)


def swapped(sense: Sense, options: list[int], given: i64) -> None:
    if given == 1:
        give(sense, options)
    else:
        rob(sense, options)


def give(sense: Sense, options: list[int]) -> None:
    """The card that will be missed least; in Phase 2 an Action, which leaves the other hand without a Character."""
    s = sense.s
    for i, card in enumerate(options):
        face: i64 = s.face[card]
        cost: float = sense.keeps(face)
        if face < VIEW and s.phase == 2:
            cost += DEATH * sense.theft() * sense.share
            cost += DEATH / 2.0 if sense.many == 1 else 0.0
        sense.idea(i, -cost, SPARE, -1)


def rob(sense: Sense, options: list[int]) -> None:
    """Swap with, or steal from, whoever it may eliminate, else whoever has good cards."""
    for i, seat in enumerate(options):
        rival = sense.rival(seat)
        sense.idea(i, sense.loot(rival), LOOT, seat)


# -- facing aliens, and sending them to others -----------------------------------------------------------------------


def still_to_face(outlook: Outlook, before: list[int]) -> tuple[list[int], list[int]]:
    """The places of the Characters and the colours of the aliens that the answers given so far leave over."""
    s = outlook.sense.s
    left = outlook.all.copy()
    aliens = s.aliens.copy()
    for i in range(len(before)):
        if i % 2 == 1:
            aliens.remove(before[i])
            continue
        face: i64 = s.face[before[i]]
        for place in left:
            if outlook.sense.characters[place] == face:
                left.remove(place)
                break
    return left, aliens


def face(sense: Sense, options: list[int], before: list[int]) -> None:
    """The best assignment of all that are left; the poorest Character first, so that a Revive finds the best on top."""
    s = sense.s
    boosted = s.boost == sense.seat
    outlook = Outlook(sense)
    left, aliens = still_to_face(outlook, before)
    outlook.assign(left, aliens, boosted, True)
    pairs = outlook.pairs
    first: i64 = 0
    least: float = 0.0
    for i in range(0, len(pairs), 2):
        worth: float = sense.keeps(sense.characters[pairs[i]])
        if i == 0 or worth < least:
            least = worth
            first = i
    sent: i64 = sense.characters[pairs[first]]
    why: i64 = MATCH if matched(sent, pairs[first + 1], boosted) else SPARE
    for i in range(len(options)):
        if s.face[options[i]] == sent:
            sense.idea(i, 1.0, why, -1)


def against(sense: Sense, options: list[int], before: list[int]) -> None:
    """Which alien the Character just named faces, so that the rest can be faced best."""
    boosted = sense.s.boost == sense.seat
    sent: i64 = sense.s.face[before[-1]]
    outlook = Outlook(sense)
    left, aliens = still_to_face(outlook, before)
    for i in range(len(options)):
        colour = options[i]
        others = aliens.copy()
        others.remove(colour)
        hit = matched(sent, colour, boosted)
        worth: float = outlook.assign(left, others, boosted, False)
        sense.idea(i, worth + sense.ability(sent) if hit else worth, MATCH if hit else SPARE, -1)


def deflect(sense: Sense, options: list[int]) -> None:
    """Pass an alien on to whoever it hurts most."""
    colour: i64 = deflected(sense.s)
    for i, seat in enumerate(options):
        sense.idea(i, hurt(sense, sense.rival(seat), colour, 1), WEAKEN, seat)


def deflected(s: Frenzy) -> i64:
    """The colour of the alien that is passed on, as far as the discard pile tells."""
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


def hurt(sense: Sense, rival: Rival, colour: i64, aliens: i64) -> float:
    """What this attack does: best if it ends somebody, else against whoever is strong and cannot match."""
    match: float = rival.matches(colour)
    return DEATH * rival.dies_of(colour, aliens) + HARM * (1.0 - match) + 0.1 * rival.characters()


def ally(sense: Sense, options: list[int], before: list[int]) -> None:
    """The colour that some other player can do least about, then that player."""
    given: i64 = len(before)
    for i, option in enumerate(options):
        if given % 2 == 1:
            sense.idea(i, sent_at(sense, sense.rival(option), before[-1], before), WEAKEN, option)
        else:
            for rival in sense.rivals():
                sense.idea(i, sent_at(sense, rival, option, before), WEAKEN, rival.seat)


def sent_at(sense: Sense, rival: Rival, colour: i64, before: list[int]) -> float:
    """Several allies at one player attack together, which is hard to survive."""
    aliens: i64 = 1
    for i in range(1, len(before), 2):
        if before[i] == rival.seat:
            aliens += 1
    return hurt(sense, rival, colour, aliens)


SURVIVOR: Final = Survivor()
