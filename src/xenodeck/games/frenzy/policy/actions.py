"""Which Action the Survivor plays in Phase 2, if any: what each would change about the next reveal."""

from __future__ import annotations

from mypy_extensions import i64

from xenodeck.core import PASS
from xenodeck.games.frenzy.policy.aliens import Outlook, surely
from xenodeck.games.frenzy.policy.decks import Deck
from xenodeck.games.frenzy.policy.estimate import (
    BOOST,
    DEATH,
    KEEP,
    LOCK,
    LOOT,
    MIX,
    PEEK,
    STEP_ASIDE,
    Estimate,
    is_dodge,
    is_lock,
)
from xenodeck.games.frenzy.state import GOLD_BOOST, HAND, REARRANGE, SHUFFLE, SWAPSIES, VIEW, VIEW_TWO


def action(estimate: Estimate, options: list[int]) -> None:
    """Reveal at once, or first play an Action whose effect is worth more than keeping it."""
    deck = Deck(estimate)
    outlook = deck.outlook
    assert outlook is not None
    for i, card in enumerate(options):
        if card == PASS:
            estimate.idea(i, deck.worth(0), KEEP, -1)
        else:
            act(estimate, deck, outlook, i, estimate.s.face[card])


def act(estimate: Estimate, deck: Deck, outlook: Outlook, index: i64, face: i64) -> None:
    """What the turn brings with this Action, less the worth of the card in the hand."""
    cost: float = estimate.action(face)
    top_known = deck.known(0)
    if is_dodge(face):
        lock: float = 0.0
        if is_lock(face):
            lock = -0.5 if estimate.turns > 1 else LOCK * estimate.share
        left: float = deck.left_on_top(deck.cards[0]) if top_known else 0.0
        estimate.idea(index, lock + left - cost, STEP_ASIDE, -1)
    elif face == VIEW:
        estimate.idea(index, viewed(deck) - cost, PEEK, -1)
    elif face == REARRANGE:
        estimate.idea(index, rearranged(deck) + 0.2 * estimate.share - cost, PEEK, -1)
    elif face == VIEW_TWO:
        estimate.idea(index, viewed_two(deck) + 0.1 * estimate.share - cost, PEEK, -1)
    elif face == SHUFFLE:
        estimate.idea(index, deck.mean() - cost, MIX, -1)
    elif face == GOLD_BOOST:
        worth: float = 0.0
        if top_known:
            worth = outlook.reveal(deck.cards[0], True)
        else:
            worth = outlook.expected(deck.unknown, True).mean()
        estimate.idea(index, worth - cost, BOOST, -1)
    else:
        swap(estimate, deck.worth(0), cost, index)


def viewed(deck: Deck) -> float:
    """The better of the top card and the best other place."""
    other: float = deck.mean()
    for i in range(1, len(deck.cards)):
        worth: float = deck.worth(i)
        if i == 1 or worth > other:
            other = worth
    if deck.known(0):
        top: float = deck.worth(0)
        return top if top > other else other
    return deck.expected().best_with(surely(other)).mean()


def rearranged(deck: Deck) -> float:
    """The best of as many cards as there are players."""
    seen: i64 = len(deck.estimate.others) + 1
    best = surely(-99.0)
    for i in range(seen):
        if i < len(deck.cards):
            best = best.best_with(surely(deck.worth(i)) if deck.known(i) else deck.expected())
    return best.mean()


def viewed_two(deck: Deck) -> float:
    """The better of two unknown cards, or of an unknown one and the best known one."""
    known: float = -99.0
    for i in range(len(deck.cards)):
        if deck.known(i):
            worth: float = deck.worth(i)
            if worth > known:
                known = worth
    outcomes = deck.expected()
    two: float = outcomes.best_with(outcomes).mean()
    one: float = outcomes.best_with(surely(known)).mean()
    return two if two > one else one


def swap(estimate: Estimate, top: float, cost: float, index: i64) -> None:
    """Swapsies: a poor card for a random one, which may be somebody's last Character."""
    s = estimate.s
    most: float = 0.0
    victim: i64 = -1
    for rival in estimate.rivals():
        loot: float = estimate.loot(rival)
        if victim < 0 or loot > most:
            most = loot
            victim = rival.seat
    poorest: float = 0.0
    left: i64 = 0
    actions: i64 = 0
    played = False
    for card in s.zones[HAND[estimate.seat]]:
        face: i64 = s.face[card]
        if face == SWAPSIES and not played:
            played = True
            continue
        worth: float = estimate.keeps(face)
        if left == 0 or worth < poorest:
            poorest = worth
        left += 1
        if face >= VIEW:
            actions += 1
    if actions == 0:
        poorest += 1.0 if estimate.many > 1 else DEATH / 2.0
    estimate.idea(index, top + most - poorest - cost, LOOT, victim)
