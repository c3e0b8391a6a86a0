"""Two tables that differ only in what a viewer never saw, played alike: the viewer cannot tell them apart.

The redeal laws look at one moment. This one follows a stretch of play, so that nothing hidden at its beginning is
revealed later: not in a view, an event, or the worlds that search gets. Only what the end lays open (test_end_laws.py)
is left out.
"""

from __future__ import annotations

import pytest

from laws.walks import GAMES, IDS, Dice, covered, law, step, walk
from xenodeck.core.definition.game import Game
from xenodeck.core.knowledge.views import bit_of, event_data, options, view
from xenodeck.core.knowledge.worlds import redeal
from xenodeck.core.rules import engine
from xenodeck.core.rules.state import PASS, State
from xenodeck.core.words.attempt import without_forced

STEPS = 40
ENOUGH = 20  # moves of each game


def told_apart(s: State, one: int, other: int) -> bool:
    """Do the rules, now or later in the game, find out who holds none of these, and rightly?"""
    if not s.setup.restricted_zones:
        return False
    world, dice = s.clone(), Dice(1)
    while not world.over:
        for zone in world.setup.restricted_zones:
            if world.may_hold(zone, one, [], 0) != world.may_hold(zone, other, [], 0):
                return True
        step(world, dice)
    return False


def twin(s: State, viewer: int, dice: Dice) -> State | None:
    """``s`` with the faces of two cards swapped that ``viewer`` does not know and that lie in different hands."""
    if s.before or s.partial_moves or (s.answers is not None and max(s.answers) >= PASS):
        return None  # somebody has named a card already
    hands = [
        [c for c in cards if not s.known_to(c, zone) & bit_of(viewer)]
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
    if told_apart(s, s.face[a], s.face[b]):
        return None
    other = s.clone()
    other.log = []
    other.face = list(s.face)
    other.face[a], other.face[b] = s.face[b], s.face[a]
    for seat in engine.seats_open(other):
        if other.answers is None:
            other.options = engine.open_options(other, seat)
    return other


def whole_moves(s: State, seat: int) -> dict[tuple[str, ...], list[int]]:
    """Every move open to ``seat`` as people see it made, forced parts and all, with the answers that make it."""
    f = s.frame
    moves: dict[tuple[str, ...], list[int]] = {}

    def go_on(said: tuple[str, ...], picks: list[int]) -> None:
        offered = engine.options_after(s, f, f.rule, seat, picks)
        if offered is None:
            moves[said] = without_forced(s, seat, picks)
            return
        _, kind = f.rule.question(s, f, picks)
        for pick, option in zip(offered, options(s, seat, kind, offered), strict=True):
            go_on((*said, option.word), [*picks, pick])

    go_on((), [])
    return moves


def told(s: State, viewer: int) -> list[object]:
    return [event_data(s.layout, e, viewer) for e in s.log or []]


def faces(s: State) -> list[list[int]]:
    return [[s.face[c] for c in zone] for zone in s.zones]


@law(25, "hoard", "magpie", "masque", "oracle", "veil")
def test_what_was_never_seen_never_shines_through(game: Game, walk_: tuple[int, int, int]) -> None:
    s = walk(game, *walk_, log=True)
    s.log = []
    dice = Dice(walk_[0] + 3)
    viewer = dice.below(int(s.seats) + 1) - 1
    other = None if s.over else twin(s, viewer, dice)
    if other is None:
        return
    for _ in range(STEPS):
        if found_out(s, other, viewer):
            return
        assert s.over == other.over
        here, there = covered(s), covered(other)
        assert view(here, viewer).to_data() == view(there, viewer).to_data()
        assert told(s, viewer) == told(other, viewer)
        for number in (1, 2):
            assert faces(redeal(here, viewer, number)) == faces(redeal(there, viewer, number))
        if s.over or not move_alike(s, other, dice):
            return


def found_out(s: State, other: State, viewer: int) -> bool:
    """Does ``viewer`` rightly know by now a card in which the tables differ, such as one of a hand laid open?"""
    different = [card for card in range(len(s.face)) if s.face[card] != other.face[card]]
    return any(t.known_to(card, t.zone_of(card)) & bit_of(viewer) for t in (s, other) for card in different)


def move_alike(s: State, other: State, dice: Dice) -> bool:
    """The same whole move at both tables. False: no move is open at both."""
    if engine.paused(s):
        engine.go_on(s)
        engine.go_on(other)
        return True
    seat = engine.seats_open(s)[0]
    here, there = (made_with_the_same_cards(whole_moves(table, seat)) for table in (s, other))
    both = sorted(here.keys() & there.keys())
    if not both:
        return False
    said = both[dice.below(len(both))]
    for table, moves in ((s, here), (other, there)):
        for pick in moves[said]:
            engine.answer(table, seat, pick)
    return True


def made_with_the_same_cards(
    moves: dict[tuple[str, ...], list[int]],
) -> dict[tuple[tuple[str, ...], tuple[int, ...]], list[int]]:
    """Moves by what is said, no matter which of several equal cards is meant (``R``, ``R#2``), and by the cards.

    Of two equal cards one may be the one in which the tables differ. If it moved here and its like there, the other
    card of the hand would differ from then on, and nobody could say when the viewer rightly learns of that.
    """
    return {(tuple(word.partition("#")[0] for word in said), tuple(picks)): picks for said, picks in moves.items()}


@pytest.mark.one_engine
def test_the_tables_really_are_twins_and_really_are_played() -> None:
    """Without this the law above could pass because there was nothing to compare."""
    moves = dict.fromkeys(IDS, 0)
    for game in GAMES:
        for seed in range(60):
            if moves[game.id] > ENOUGH:
                break
            s, dice = walk(game, seed, seed, seed % 40), Dice(seed)
            other = None if s.over else twin(s, -1, dice)
            while other is not None and not s.over and s.face != other.face:
                if found_out(s, other, -1) or not move_alike(s, other, dice):
                    break
                moves[game.id] += 1
    without = ("slap", "scramble", "pairs", "halftime")  # their secrets lie in the open: test_memory_laws.py
    assert [moves.pop(name) for name in without] == [0] * len(without), "there are no hands in these"
    assert min(moves.values()) > ENOUGH, moves
