"""Two tables that differ only in what a viewer never saw, played on alike: it can neither see nor imagine a difference.

The redeal laws look at one moment. This one follows a stretch of play, so that nothing that was hidden at its beginning
shines through later: not in a view, not in an event, not in the worlds that search is given.
"""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from laws.walks import GAMES, IDS, Dice, walk, walks
from xenodeck.core import engine
from xenodeck.core.game import Game
from xenodeck.core.state import PASS, State
from xenodeck.core.views import bit_of, event_data, options, redeal, view

STEPS = 40


def twin(s: State, viewer: int, dice: Dice) -> State | None:
    """``s`` with the faces of two cards swapped that ``viewer`` does not know and that lie in different hands."""
    if s.before or s.befores or (s.answers is not None and max(s.answers) >= PASS):
        return None  # somebody has named a card already
    hands = [
        [c for c in cards if not s.knowers(c, zone) & bit_of(viewer)]
        for zone, cards in enumerate(s.zones)
        if cards and not s.layout.ordered[zone]
    ]
    hands = [hand for hand in hands if hand]
    if len(hands) < 2:
        return None
    first = hands.pop(dice.below(len(hands)))
    second = hands[dice.below(len(hands))]
    a, b = first[dice.below(len(first))], second[dice.below(len(second))]
    if s.pool and s.pool[a] != s.pool[b]:
        return None
    other = s.clone()
    other.log = []
    other.face = list(s.face)
    other.face[a], other.face[b] = s.face[b], s.face[a]
    for seat in engine.seats_open(other):
        if other.answers is None:
            other.options = engine.open_options(other, seat)
    return other


def words(s: State, seat: int) -> list[str]:
    f = s.agenda[s.depth - 1]
    _, kind = f.rule.question(s, f, s.earlier(seat))
    return [o.word for o in options(s, seat, kind, engine.open_options(s, seat))]


def told(s: State, viewer: int) -> list[object]:
    return [event_data(s.layout, e, viewer) for e in s.log or []]


def faces(s: State) -> list[list[int]]:
    return [[s.face[c] for c in zone] for zone in s.zones]


@pytest.mark.parametrize("game", GAMES, ids=IDS)
@given(walk_=walks)
@settings(max_examples=60)
def test_what_was_never_seen_never_shines_through(game: Game, walk_: tuple[int, int, int]) -> None:
    s = walk(game, *walk_, log=True)
    s.log = []
    dice = Dice(walk_[0] + 3)
    viewer = dice.below(int(s.seats) + 1) - 1
    other = None if s.over else twin(s, viewer, dice)
    if other is None:
        return
    for _ in range(STEPS):
        assert view(s, game.fields, viewer).to_data() == view(other, game.fields, viewer).to_data()
        assert told(s, viewer) == told(other, viewer)
        for number in (1, 2):
            assert faces(redeal(s, viewer, number)) == faces(redeal(other, viewer, number))
        if s.over or not step_alike(s, other, viewer, dice):
            return


def step_alike(s: State, other: State, viewer: int, dice: Dice) -> bool:
    """The same answer in words at both tables. False: there is none, or it would show the difference."""
    seat = engine.seats_open(s)[0]
    both = [word for word in words(s, seat) if word in words(other, seat)]
    if not both or (seat == viewer and words(s, seat) != words(other, seat)):
        return False
    word = both[dice.below(len(both))]
    for table in (s, other):
        engine.answer(table, seat, engine.open_options(table, seat)[words(table, seat).index(word)])
    return looks_alike(s, other, viewer)


def looks_alike(s: State, other: State, viewer: int) -> bool:
    """Has the difference come to light by the rules themselves, in what was shown to the viewer?"""
    return s.over == other.over and told(s, viewer) == told(other, viewer) and fields_alike(s, other)


def fields_alike(s: State, other: State) -> bool:
    return [s.asked, s.depth, s.answers is None] == [other.asked, other.depth, other.answers is None]
