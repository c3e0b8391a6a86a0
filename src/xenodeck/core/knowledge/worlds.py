"""Worlds: random states that one viewer cannot tell from the true one (determinizations), for search and foresight."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from xenodeck.core.knowledge.recall import PERFECT, Recall
from xenodeck.core.knowledge.views import bit_of
from xenodeck.core.rules.engine import open_options, stop_at_window
from xenodeck.core.rules.lanes import NO_LANES, NO_SENT, NO_UNDONE, Lanes
from xenodeck.core.rules.state import NO_OPTIONS, NO_PARTS, PASS, RACE, UNANSWERED, Frame, State
from xenodeck.core.tabletop.chance import QUICK_MASK, QUICK_PLUS, QUICK_TIMES, Chance
from xenodeck.core.tabletop.events import NOBODY

TRIES: Final = 12  # random deals of a world, before wrong cards are exchanged one by one
FINE: Final = 1 << 16  # the resolution of likelihoods
MANY: Final = 1000  # more cards than any zone holds


def redeal(s: State, viewer: i64, quick: i64, recall: Recall = PERFECT, dice: i64 = 0) -> State:
    """A random world that ``viewer`` cannot tell from ``s``. Everything random in it comes from the seed ``quick``.

    Cards that ``viewer`` does not know exchange faces within their pools. Future chance comes from a quick source.
    Secret answers of others are replaced by random ones, and an unfinished move of another seat is taken back,
    because no other seat could see it. In a secret window only ``viewer`` is asked.

    ``recall`` and ``dice`` say which cards ``viewer`` has forgotten; in the world it has never seen them.

    A finished game has one world only, because nothing is hidden.
    """
    if not recall.is_perfect():
        s = without_memory_of(s, viewer, recall.forgotten(s, viewer, dice))
    world = s.clone()
    world.log = None
    world.stops_at_windows = False
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
            cards = hand_in_random_order(s, cards, me, chance)
            world.replace(zone, cards)
        if s.memory:
            unknown += [card for card in cards if not s.memory.get(card, NOBODY) & me]
        else:
            unknown += cards
    groups = interchangeable(s, unknown)
    world.face = redealt_faces(s, me, groups, chance)
    if world.depth:
        match_question(world, groups, chance)
    chance.dealt = s.chance.dealt
    forget_unseen_answers(world, viewer, chance)
    return world


def redeal_by_likelihood(s: State, viewer: i64, quick: i64, recall: Recall = PERFECT, dice: i64 = 0) -> State:
    """Like ``redeal``, but a world comes up in proportion to its ``State.likelihood`` (rejection sampling). After
    TRIES rejections it is the likeliest of those that were tried."""
    world = redeal(s, viewer, quick, recall, dice)
    if not s.has_likelihood():
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


def without_memory_of(s: State, viewer: i64, forgotten: list[int]) -> State:
    """A copy of ``s`` in which ``viewer`` has never seen these cards."""
    if not forgotten:
        return s
    blank = s.clone()
    blank.log = None
    for card in forgotten:
        blank.remember(card, blank.memory[card] & ~bit_of(viewer))
    return blank


def redealt_faces(s: State, me: i64, groups: list[list[int]], chance: Chance) -> list[int]:
    """New faces for all cards: those of each group are dealt again among its cards, so that ``me`` cannot rule it
    out."""
    face = s.face.copy()
    choosy = [zone for zone in s.setup.restricted_zones if not s.sees[zone] & me]
    where: list[int] = []
    if choosy:
        where = [-1] * len(face)  # card -> the restricted zone it lies in
        for zone in choosy:
            for card in s.zones[zone]:
                where[card] = zone
    tries: i64 = 0
    while True:
        for cards in groups:
            faces = [s.face[card] for card in cards]
            faces.sort()  # so that the result does not depend on the true order
            chance.shuffle(faces)
            for i in range(len(cards)):
                face[cards[i]] = faces[i]
            if choosy:
                move_out_banned_faces(s, face, cards, where, chance)
        wrong = impossible_cards(s, me, face, choosy)
        if not wrong:
            return face
        tries += 1
        if tries > TRIES:
            for card in wrong:
                swap_face(s, me, face, groups, where, card, chance)
            return face


def move_out_banned_faces(s: State, face: list[int], cards: list[int], where: list[int], chance: Chance) -> None:
    """Exchange faces that can never be in their zone with random faces of cards outside of these zones."""
    wrong = [card for card in cards if where[card] >= 0 and not s.may_hold(where[card], face[card], NO_OPTIONS, MANY)]
    for card in wrong:
        free = [c for c in cards if where[c] < 0 and s.may_hold(where[card], face[c], NO_OPTIONS, MANY)]
        if free:
            other = free[chance.quick_below(len(free))]
            face[card], face[other] = face[other], face[card]


def impossible_cards(s: State, me: i64, face: list[int], choosy: list[int]) -> list[int]:
    """The cards that cannot have these faces, given the other cards of their zone."""
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


def swap_face(
    s: State, me: i64, face: list[int], groups: list[list[int]], where: list[int], card: i64, chance: Chance
) -> None:
    """Exchange the face of ``card`` with that of a random card of its group, such that fewer cards are impossible."""
    for cards in groups:
        if card not in cards:
            continue
        zones = [zone for zone in s.setup.restricted_zones if not s.sees[zone] & me]
        before: i64 = len(impossible_cards(s, me, face, zones))
        others = cards.copy()
        chance.shuffle(others)
        for other in others:
            face[card], face[other] = face[other], face[card]
            if len(impossible_cards(s, me, face, zones)) < before:
                return
            face[card], face[other] = face[other], face[card]


def match_question(world: State, groups: list[list[int]], chance: Chance) -> None:
    """Make the world fit to the question that is open: if a card contradicts it (``Rule.contradicts``), exchange its
    face with that of a random card of its group that does not."""
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


def interchangeable(s: State, cards: list[int]) -> list[list[int]]:
    """``cards`` in groups whose faces could be exchanged unnoticed: cards of the same pool and with the same back."""
    if not s.pool and not s.layout.many_backs:
        return [cards]
    found: dict[int, list[int]] = {}
    for card in cards:
        found.setdefault(mark_of(s, card), []).append(card)
    return [found[mark] for mark in sorted(found)]


def mark_of(s: State, card: i64) -> i64:
    """A number for the pool and the back of a card. It is public."""
    pool: i64 = s.pool[card] if s.pool else 0
    return pool * len(s.layout.codes) + s.layout.backs[s.face[card]]


def hand_in_random_order(s: State, cards: list[int], me: i64, chance: Chance) -> list[int]:
    """The cards of another seat's hand in random order, because their positions are private.

    They are first brought into an order that depends on nothing private, so that the world does not depend on the true
    positions: cards that ``me`` does not know by their pools, those that it knows by their faces.
    """
    if not s.memory and not s.pool and not s.layout.many_backs:
        mixed = cards.copy()
        chance.shuffle(mixed)  # all of them are of one pool, so any order is as good
        return mixed
    unknown: list[tuple[int, int, int]] = []
    known: list[tuple[int, int, int]] = []
    for card in cards:
        knowers: i64 = s.memory.get(card, NOBODY) if s.memory else NOBODY
        if knowers & me:
            known.append((s.face[card], knowers, card))
        else:
            unknown.append((mark_of(s, card), knowers, card))
    unknown.sort()
    known.sort()
    mixed = [card for _, _, card in unknown] + [card for _, _, card in known]
    chance.shuffle(mixed)
    return mixed


def forget_unseen_answers(world: State, viewer: i64, chance: Chance) -> None:
    """Drop unfinished moves of other seats, and replace their secret answers by random ones."""
    if world.depth == 0:
        return
    f = world.agenda[world.depth - 1]
    answers = world.answers
    if world.lanes is not NO_LANES:
        forget_unsent(world.lanes, viewer)
    if answers is None:
        if world.asked >= 0:
            if f.rule.has_windows and world.asked != viewer:
                stop_at_window(world)  # who is asked there depends on the hands in this world
                return
            if world.asked != viewer:
                world.before = NO_OPTIONS
            world.options = open_options(world, world.asked)
        return
    world.partial_moves = {viewer: world.partial_moves[viewer]} if viewer in world.partial_moves else NO_PARTS
    if f.rule.mode == RACE:  # a seat that answered and did not win has passed
        return
    for seat in range(world.seats):
        if seat != viewer and answers[seat] >= PASS:
            answers[seat] = random_answer(world, f, seat, chance)


def forget_unsent(lanes: Lanes, viewer: i64) -> None:
    """Drop what other seats have begun or sent, and a hold in which ``viewer`` has no move: it cannot know of them."""
    for seat in range(len(lanes.before)):
        if seat != viewer:
            lanes.before[seat] = NO_OPTIONS
    lanes.sent = [one for one in lanes.sent if one.seat == viewer]
    lanes.collected = [one for one in lanes.collected if one.seat == viewer]
    # a move that waits for the end of a hold: if the seat is shown as busy, it has already begun for the seat itself
    mine = [one for one in lanes.waiting if one.seat == viewer and lanes.free(viewer)]
    lanes.waiting = mine if mine else NO_SENT
    lanes.interrupted = NO_UNDONE
    lanes.heard = lanes.heard & bit_of(viewer)
    if not lanes.collected:
        lanes.hold_until = -1


def random_answer(world: State, f: Frame, seat: i64, chance: Chance) -> int:
    """A random complete answer of ``seat`` to a question that asks several seats."""
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
        befores = dict(world.partial_moves)
        befores[seat] = before[:-1]
        world.partial_moves = befores
    return pick
