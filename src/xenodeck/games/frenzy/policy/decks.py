"""What the Survivor does with the two decks: preparing in Phase 1, and looking before it draws or reveals."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from xenodeck.games.frenzy.policy.aliens import Chances, Outlook, most
from xenodeck.games.frenzy.policy.estimate import (
    BLIND,
    BURY,
    CAUGHT,
    DODGE_UFO,
    DRAW,
    HIDE,
    LOCK,
    MIX,
    PEEK,
    PRINTED_UFOS,
    SIGHT,
    SPARE,
    SUSPECT,
    SWAP,
    TAKE,
    UFO_DRAWN,
    Estimate,
    is_dodge,
    is_lock,
    is_ufo,
)
from xenodeck.games.frenzy.state import (
    ALIEN,
    DISCARD,
    GOLD_BOOST,
    GREY,
    HAND,
    INVASION,
    REARRANGE,
    RESERVE,
    SHUFFLE,
    SUPPLY,
    VIEW,
    VIEW_TWO,
    Frenzy,
)

UNKNOWN: Final = -1  # instead of a face
NEW_DECK: Final = 9  # the assumed size of an Invasion deck that will be rebuilt
TRAP: Final = 10.0  # more than any card is worth


def known_faces(s: Frenzy, zone: i64, me: i64) -> list[int]:
    """The faces of a deck from the top, as far as ``me`` knows them."""
    cards = s.zones[zone]
    size: i64 = len(cards)
    faces: list[int] = [UNKNOWN] * size
    if s.memory:
        left: i64 = 0  # cards of this deck's kind that ``me`` remembers, here or in some hand
        for card, seats in s.memory.items():
            knowers: i64 = seats
            if knowers & me and (s.face[card] >= ALIEN) == (zone == INVASION):
                left += 1
        at: i64 = 0
        while left and at < size:
            known = cards[size - 1 - at]
            if s.known_to(known, zone) & me:
                faces[at] = s.face[known]
                left -= 1
            at += 1
    return faces


class Supply:
    """What the Survivor knows of the Supply in Phase 1."""

    def __init__(self, estimate: Estimate) -> None:
        s = estimate.s
        self.estimate = estimate
        self.cards = known_faces(s, SUPPLY, estimate.me)
        self.ufos: i64 = 0  # known UFOs
        unknown: i64 = len(self.cards)
        if s.memory:
            for face in self.cards:
                if face != UNKNOWN:
                    unknown -= 1
                    if face < GREY:
                        self.ufos += 1
        self.nothing_known = unknown == len(self.cards)
        total: i64 = PRINTED_UFOS[estimate.wave]
        reserve: i64 = len(s.zones[RESERVE])
        hidden: i64 = total - reserve - self.ufos
        fewest: i64 = 0 if self.ufos else 1
        if hidden < fewest:
            hidden = fewest
        blind: float = float(hidden) / float(unknown if unknown > 1 else 1)
        self.blind: float = blind if blind < 1.0 else 1.0  # how likely an unknown card is a UFO
        self.top_risk: float = self.blind
        if hidden > 1 and self.blind < SUSPECT and just_hid(s, total - 1 - reserve):
            self.top_risk = SUSPECT
        self.top: float = self.worth(0)
        self.elsewhere: float = self.best_below()
        self.trap: float = UFO_DRAWN * CAUGHT * estimate.share  # the worth of a UFO that the next player draws

    def best_below(self) -> float:
        """The worth of the best place except the top; one unknown place stands for all."""
        if self.nothing_known:
            return self.worth(1) if len(self.cards) > 1 else self.top
        best: float = self.top
        first = True
        blank = False
        for at in range(1, len(self.cards)):
            if self.cards[at] == UNKNOWN:
                if blank:
                    continue
                blank = True
            worth: float = self.worth(at)
            if first or worth > best:
                best = worth
                first = False
        return best

    def risk(self, at: i64) -> float:
        """How likely the card at this depth is a UFO."""
        face: i64 = self.cards[at] if at < len(self.cards) else UNKNOWN
        if face != UNKNOWN:
            return 1.0 if face < GREY else 0.0
        return self.top_risk if at == 0 else self.blind

    def worth(self, at: i64) -> float:
        """What drawing the card at this depth brings."""
        face: i64 = self.cards[at] if at < len(self.cards) else UNKNOWN
        if face == UNKNOWN:
            risk: float = self.top_risk if at == 0 else self.blind
            return (1.0 - risk) * DRAW - risk * UFO_DRAWN
        return self.estimate.gains(face) if face >= GREY else -UFO_DRAWN


def just_hid(s: Frenzy, sighted: i64) -> bool:
    """Whether the last card played may have put a UFO into the Supply: UFOs were left to put there."""
    pile = s.zones[DISCARD]
    if not pile or not sights(s.face[pile[-1]]):
        return False
    sighters: i64 = 0
    for card in pile:
        if sights(s.face[card]):
            sighters += 1
    return sighters <= sighted


def sights(face: i64) -> bool:
    return GREY < face < VIEW


# -- Phase 1 ---------------------------------------------------------------------------------------------------------


def play(estimate: Estimate, options: list[int]) -> None:
    """Play the card that is worth least, unless another one does something better now."""
    s = estimate.s
    supply = Supply(estimate)
    for i, card in enumerate(options):
        play_one(estimate, supply, i, s.face[card])


def play_one(estimate: Estimate, supply: Supply, index: i64, face: i64) -> None:
    """The worth of the draw after this card and of its effect, less the card itself."""
    s = estimate.s
    cost: float = estimate.keeps(face)
    if s.lock_now != 0 or face == GREY:
        estimate.idea(index, supply.top - cost, SPARE, -1)
        return
    if face < VIEW:
        estimate.idea(index, supply.top - cost + (SIGHT if s.zones[RESERVE] else 0.0), SPARE, -1)
        return
    risk: float = supply.risk(0)
    danger = risk > supply.blind
    # a UFO that is known or suspected there can be left for the next player
    spared: float = (1.0 - risk) * most(DRAW, supply.top) + risk * (supply.elsewhere + supply.trap)
    if is_dodge(face):
        lock: float = LOCK * estimate.share if is_lock(face) else 0.0
        stays: float = risk * supply.trap if supply.elsewhere > supply.top else 0.0
        worth: float = most(supply.top, supply.elsewhere + stays) + lock - cost
        estimate.idea(index, worth, DODGE_UFO if danger else SPARE, -1)
    elif face == VIEW:
        curious: float = 0.15 if 0.0 < risk < 1.0 else 0.0
        estimate.idea(index, most(spared + curious, supply.elsewhere) - cost, PEEK, -1)
    elif face == REARRANGE:
        estimate.idea(index, rearranged(supply) - cost, PEEK, -1)
    elif face == VIEW_TWO:
        bait: float = 1.0 if supply.ufos else 2.0 * supply.blind
        estimate.idea(index, most(DRAW + 0.2, supply.elsewhere) + bait * supply.trap - cost, PEEK, -1)
    elif face == GOLD_BOOST:
        estimate.idea(index, spared - cost, BURY if danger else SPARE, -1)
    elif face == SHUFFLE:
        ufos: float = shuffled(supply)
        estimate.idea(index, (1.0 - ufos) * DRAW - ufos * UFO_DRAWN - cost, MIX if danger else SPARE, -1)
    else:
        estimate.idea(index, supply.top + most(0.0, DRAW - poorest_but(estimate, face)) - cost, SWAP, -1)


def rearranged(supply: Supply) -> float:
    """The worth of choosing among the top cards and leaving a UFO on top."""
    seen: i64 = len(supply.estimate.others) + 1
    if seen > len(supply.cards):
        seen = len(supply.cards)
    best: float = DRAW + 0.15 * float(seen - 1)
    risk: float = 0.0
    for i in range(seen):
        best = most(best, supply.worth(i))
        risk += supply.risk(i)
    return best + (risk if risk < 1.0 else 1.0) * supply.trap


def shuffled(supply: Supply) -> float:
    """How likely the top card of the shuffled Supply is a UFO."""
    risk: float = 0.0
    size: i64 = len(supply.cards)
    for i in range(size):
        risk += supply.risk(i)
    return risk / float(size if size > 1 else 1)


def poorest_but(estimate: Estimate, played: i64) -> float:
    """The lowest worth of a card in the hand with another face than this one."""
    s = estimate.s
    poorest: float = DRAW
    first = True
    for card in s.zones[HAND[estimate.seat]]:
        face: i64 = s.face[card]
        if face != played:
            worth: float = estimate.keeps(face)
            if first or worth < poorest:
                poorest = worth
                first = False
    return poorest


def depth(estimate: Estimate, options: list[int]) -> None:
    """How deep to put the UFO: first where the next player draws it, then the one after, and so on around the table.

    A shallow place is better: a UFO that lies deep may come round to one's own draw.
    """
    around: i64 = len(estimate.others) + 1
    for i, option in enumerate(options):
        number: i64 = option
        own_draw = number % around == 0
        estimate.idea(i, -1.0 / float(1 + number) if own_draw else 1.0 / float(number), HIDE, number)


def place(estimate: Estimate, options: list[int]) -> None:
    """Draw anywhere: the best known card, or an unknown one."""
    supply = Supply(estimate)
    danger = supply.risk(0) > supply.blind
    for at in range(len(options)):
        known = supply.cards[at] != UNKNOWN
        estimate.idea(at, supply.worth(at), TAKE if known else DODGE_UFO if danger else BLIND, -1)


# -- looking, in both phases -----------------------------------------------------------------------------------------

SEVERITY: Final = [0.3, 0.3, 0.3, 1.0, 1.0, 1.0, 2.0, -0.9, -1.8, 1.5, -0.8, -0.5]  # kind -> worth to others


class Deck:
    """The worth of the places of the deck in play."""

    def __init__(self, estimate: Estimate) -> None:
        s = estimate.s
        self.estimate = estimate
        self.supply: Supply | None = None
        self.outlook: Outlook | None = None
        self.unknown = False
        self.outcomes: Chances | None = None
        self.average: float = 0.0
        if s.phase == 1:
            self.supply = Supply(estimate)
            self.cards = self.supply.cards
        else:
            self.outlook = Outlook(estimate)
            self.cards = known_faces(s, INVASION, estimate.me)
            self.unknown = UNKNOWN in self.cards
            if not self.cards:  # it will be rebuilt first
                self.cards = [UNKNOWN] * NEW_DECK

    def expected(self) -> Chances:
        """The worths that a reveal of an unknown card may have."""
        outcomes = self.outcomes
        if outcomes is None:
            assert self.outlook is not None
            outcomes = self.outlook.expected(self.unknown, False)
            self.outcomes = outcomes
            self.average = outcomes.mean()
        return outcomes

    def mean(self) -> float:
        self.expected()
        return self.average

    def known(self, at: i64) -> bool:
        return self.cards[at] != UNKNOWN

    def worth(self, at: i64) -> float:
        if self.supply is not None:
            return self.supply.worth(at)
        face: i64 = self.cards[at]
        return self.mean() if face == UNKNOWN else self.of(face)

    def of(self, face: i64) -> float:
        """The worth of taking this card."""
        if self.outlook is not None:
            return self.outlook.reveal(face, False)
        return -UFO_DRAWN if is_ufo(face) else self.estimate.gains(face)

    def left_on_top(self, face: i64) -> float:
        """The worth of leaving this card on top for the next turn."""
        estimate = self.estimate
        if self.outlook is None:
            bad: float = UFO_DRAWN * CAUGHT if is_ufo(face) else -0.2 * estimate.gains(face)
            return bad * estimate.share
        if estimate.turns > 1:
            return 0.7 * self.outlook.reveal(face, False)
        return SEVERITY[face - ALIEN] * estimate.share * 0.7


def glimpse(estimate: Estimate, options: list[int]) -> None:
    """View: take the top card if it is good, or leave it to the next player."""
    deck = Deck(estimate)
    left: float = deck.left_on_top(deck.cards[0]) if deck.known(0) else 0.0
    for at in range(len(options)):
        worth: float = deck.worth(at) + (left if at else 0.0)
        estimate.idea(at, worth, TAKE if deck.known(at) else BURY, -1)


def order(estimate: Estimate, options: list[int], given: i64) -> None:
    """Rearrange: the best card for one's own next draws, the worst for the others."""
    s = estimate.s
    deck = Deck(estimate)
    own: i64 = estimate.turns if s.phase == 2 and estimate.turns > 1 else 1
    for i, card in enumerate(options):
        worth: float = deck.of(s.face[card])
        estimate.idea(i, worth if given < own else -worth, TAKE if given < own else BURY, -1)


def two_places(estimate: Estimate, options: list[int], first: bool) -> None:
    """View Two: a known UFO goes on top of the Supply for the next player; otherwise the two best places."""
    s = estimate.s
    deck = Deck(estimate)
    cards = s.zones[SUPPLY if s.phase == 1 else INVASION]
    size: i64 = len(cards)
    at: i64 = 0
    for i, card in enumerate(options):
        while cards[size - 1 - at] != card:  # the place named first is not offered again
            at += 1
        trap = first and s.phase == 1 and is_ufo(deck.cards[at])
        estimate.idea(i, TRAP if trap else deck.worth(at), TAKE if deck.known(at) else PEEK, -1)


def pick_one(estimate: Estimate, options: list[int]) -> None:
    deck = Deck(estimate)
    one: i64 = estimate.s.face[options[0]]
    other: i64 = estimate.s.face[options[1]]
    estimate.idea(0, deck.of(one) + deck.left_on_top(other), TAKE, -1)
    estimate.idea(1, deck.of(other) + deck.left_on_top(one), TAKE, -1)
