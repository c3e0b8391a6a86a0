"""Imagined worlds: tables that one viewer cannot tell from the true one, for search, foresight and the laws."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from xenodeck.core.knowledge.recall import PERFECT, Recall
from xenodeck.core.knowledge.views import bit_of
from xenodeck.core.rules.engine import open_options, stand_at_window
from xenodeck.core.rules.lanes import NO_LANES, NO_SENT, NO_UNDONE, Lanes
from xenodeck.core.rules.state import NO_OPTIONS, NO_PARTS, PASS, RACE, UNANSWERED, Frame, State
from xenodeck.core.tabletop.chance import QUICK_MASK, QUICK_PLUS, QUICK_TIMES, Chance
from xenodeck.core.tabletop.events import NOBODY

TRIES: Final = 12  # deals of an imagined world before cards are put where they must be
FINE: Final = 1 << 16  # how finely likelihoods are told apart
MANY: Final = 1000  # more cards than any place holds


def redeal(s: State, viewer: i64, quick: i64, recall: Recall = PERFECT, dice: i64 = 0) -> State:
    """A world that ``viewer`` cannot tell from ``s``: cards it does not know change faces within their pools.

    Chance to come is drawn anew from ``quick``; what others answered in secret is guessed anew; an unfinished move of
    another seat is taken back to its beginning, because nobody else could see it.

    In a secret window nobody is asked but ``viewer``: ``run_to_question`` goes on from there. What ``viewer`` has
    forgotten, as ``recall`` says from ``dice``, it does not know; in that world it never did.

    Of a finished game there is one world only: everybody sees all of it.
    """
    if not recall.is_perfect():
        s = without(s, viewer, recall.forgotten(s, viewer, dice))
    world = s.clone()
    world.log = None
    world.stops = False
    me = bit_of(viewer)
    chance = Chance(0, s.chance.dealt, s.chance.drawn, quick | 1, None)
    world.chance = chance
    if s.over:
        return world
    unknown: list[int] = []
    for zone in range(len(s.zones)):
        cards = s.zones[zone]
        if not cards or s.sees[zone] & me:
            continue
        if not s.layout.ordered[zone]:
            cards = loosely(s, cards, me, chance)
            world.replace(zone, cards)
        if s.memory:
            unknown += [card for card in cards if not s.memory.get(card, NOBODY) & me]
        else:
            unknown += cards
    groups = pools(s, unknown)
    world.face = imagined(s, me, groups, chance)
    if world.depth:
        agree(world, groups, chance)
    chance.dealt = s.chance.dealt
    forget_unseen_answers(world, viewer, chance)
    return world


def likely(s: State, viewer: i64, quick: i64, recall: Recall = PERFECT, dice: i64 = 0) -> State:
    """Like ``redeal``, but worlds come as often as they are likely (``State.likelihood``): one that fits half as well
    half as often. Where hardly any fits, the best of those that were tried."""
    world = redeal(s, viewer, quick, recall, dice)
    if not s.is_weighed():
        return world
    best, most = world, -1.0
    tries: i64 = 0
    while True:
        fits = world.likelihood(viewer)
        if float(world.chance.quick_below(FINE)) < fits * float(FINE):
            return world
        if fits > most:
            best, most = world, fits
        tries += 1
        if tries >= TRIES:
            return best
        quick = (quick * QUICK_TIMES + QUICK_PLUS) & QUICK_MASK
        world = redeal(s, viewer, quick, recall, dice)


def without(s: State, viewer: i64, forgotten: list[int]) -> State:
    """``s``, had ``viewer`` never got to know these cards."""
    if not forgotten:
        return s
    blank = s.clone()
    blank.log = None
    for card in forgotten:
        blank.remember(card, blank.memory[card] & ~bit_of(viewer))
    return blank


def imagined(s: State, me: i64, groups: list[list[int]], chance: Chance) -> list[int]:
    """Faces for all cards, those of each group dealt out anew among themselves, as far as ``me`` cannot rule it out."""
    face = s.face.copy()
    choosy = [zone for zone in s.setup.choosy if not s.sees[zone] & me]
    where: list[int] = []
    if choosy:
        where = [-1] * len(face)  # card -> the choosy zone it lies in
        for zone in choosy:
            for card in s.zones[zone]:
                where[card] = zone
    tries: i64 = 0
    while True:
        for cards in groups:
            faces = [s.face[card] for card in cards]
            faces.sort()  # how they really lie must not shine through
            chance.shuffle(faces)
            for i in range(len(cards)):
                face[cards[i]] = faces[i]
            if choosy:
                banish(s, face, cards, where, chance)
        wrong = misfits(s, me, face, choosy)
        if not wrong:
            return face
        tries += 1
        if tries > TRIES:
            for card in wrong:
                exchange(s, me, face, groups, where, card, chance)
            return face


def banish(s: State, face: list[int], cards: list[int], where: list[int], chance: Chance) -> None:
    """Faces that never lie where they came to lie change places with others, chosen at random."""
    wrong = [card for card in cards if where[card] >= 0 and not s.may_hold(where[card], face[card], NO_OPTIONS, MANY)]
    for card in wrong:
        free = [c for c in cards if where[c] < 0 and s.may_hold(where[card], face[c], NO_OPTIONS, MANY)]
        if free:
            other = free[chance.quick_below(len(free))]
            face[card], face[other] = face[other], face[card]


def misfits(s: State, me: i64, face: list[int], choosy: list[int]) -> list[int]:
    """The cards that cannot have these faces beside the others of their zone."""
    wrong: list[int] = []
    for zone in choosy:
        cards = s.zones[zone]
        known = [card for card in cards if s.memory.get(card, NOBODY) & me] if s.memory else NO_OPTIONS
        beside = [face[card] for card in known]
        left: i64 = len(cards) - len(known)
        for card in cards:
            if known and card in known:
                continue
            left -= 1
            if not s.may_hold(zone, face[card], beside, left):
                wrong.append(card)
            beside.append(face[card])
    return wrong


def exchange(
    s: State, me: i64, face: list[int], groups: list[list[int]], where: list[int], card: i64, chance: Chance
) -> None:
    """``card`` changes faces with one of its group, chosen at random, so that fewer cards are wrong than before."""
    for cards in groups:
        if card not in cards:
            continue
        zones = [zone for zone in s.setup.choosy if not s.sees[zone] & me]
        before: i64 = len(misfits(s, me, face, zones))
        others = cards.copy()
        chance.shuffle(others)
        for other in others:
            face[card], face[other] = face[other], face[card]
            if len(misfits(s, me, face, zones)) < before:
                return
            face[card], face[other] = face[other], face[card]


def agree(world: State, groups: list[list[int]], chance: Chance) -> None:
    """What is being asked may tell everybody something of a card that they do not see (``Rule.contradicts``): then it
    changes faces with one of its group, chosen at random, that goes with it."""
    f = world.agenda[world.depth - 1]
    card: i64 = f.rule.contradicts(world, f)
    if card < 0:
        return
    face = world.face
    for cards in groups:
        if card not in cards:
            continue
        others = cards.copy()
        chance.shuffle(others)
        for other in others:
            face[card], face[other] = face[other], face[card]
            if f.rule.contradicts(world, f) < 0:
                return
            face[card], face[other] = face[other], face[card]


def pools(s: State, cards: list[int]) -> list[list[int]]:
    """``cards`` in groups that could be one another: same back, shuffled together."""
    if not s.pool and not s.layout.many_backs:
        return [cards]
    found: dict[int, list[int]] = {}
    for card in cards:
        mark = s.pool[card] if s.pool else 0
        found.setdefault(mark * len(s.layout.codes) + s.layout.backs[s.face[card]], []).append(card)
    return [found[mark] for mark in sorted(found)]


def loosely(s: State, cards: list[int], me: i64, chance: Chance) -> list[int]:
    """A hand that is not the viewer's in any order: how others hold their cards is their business."""
    if not s.memory:
        mixed = cards.copy()
        chance.shuffle(mixed)
        return mixed
    unknown = [card for card in cards if not s.memory.get(card, NOBODY) & me]
    if len(unknown) < len(cards):
        known = [(s.face[card], card) for card in cards if s.memory.get(card, NOBODY) & me]
        known.sort()
        unknown += [card for _, card in known]
    chance.shuffle(unknown)
    return unknown


def forget_unseen_answers(world: State, viewer: i64, chance: Chance) -> None:
    if world.depth == 0:
        return
    f = world.agenda[world.depth - 1]
    answers = world.answers
    if world.lanes is not NO_LANES:
        forget_unsent(world.lanes, viewer)
    if answers is None:
        if world.asked >= 0:
            if f.rule.covering and world.asked != viewer:
                stand_at_window(world)  # who is asked there follows from what they hold in this world
                return
            if world.asked != viewer:
                world.before = NO_OPTIONS
            world.options = open_options(world, world.asked)
        return
    world.befores = {viewer: world.befores[viewer]} if viewer in world.befores else NO_PARTS
    if f.rule.mode == RACE:  # whoever answered and did not win has passed
        return
    for seat in range(world.seats):
        if seat != viewer and answers[seat] >= PASS:
            answers[seat] = guess(world, f, seat, chance)


def forget_unsent(lanes: Lanes, viewer: i64) -> None:
    """What others have begun, or sent for a tick that has not come, nobody else can know; nor that a hold is on."""
    for seat in range(len(lanes.before)):
        if seat != viewer:
            lanes.before[seat] = NO_OPTIONS
    lanes.sent = [one for one in lanes.sent if one.seat == viewer]
    lanes.held = [one for one in lanes.held if one.seat == viewer]
    # what waits for the end of a hold: where the seat is shown to be busy with it, to the seat it has begun
    mine = [one for one in lanes.waiting if one.seat == viewer and lanes.free(viewer)]
    lanes.waiting = mine if mine else NO_SENT
    lanes.undone = NO_UNDONE
    lanes.heard = lanes.heard & bit_of(viewer)
    if not lanes.held:
        lanes.hold_until = -1


def guess(world: State, f: Frame, seat: i64, chance: Chance) -> int:
    """A random whole answer of ``seat`` to the question open to several."""
    answers = world.answers
    assert answers is not None
    answers[seat] = UNANSWERED
    before: list[int] = []
    picks: list[int] | None = f.rule.choices(world, f, seat)
    pick = PASS
    while picks:
        pick = picks[chance.quick_below(len(picks))]
        picks = f.rule.follow(world, f, seat, before, pick)
        before = [*before, pick]
    if len(before) > 1:
        befores = dict(world.befores)
        befores[seat] = before[:-1]
        world.befores = befores
    return pick
