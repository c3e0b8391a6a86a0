"""Foresight: the events that a seat would certainly be told if it made a move now.

The move is tried in worlds that the seat cannot rule out, never at the table. Events that are the same in all worlds,
from the first one on, are certain. A world ends where it would need chance.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from xenodeck.core.definition.game import Attempt, Game
from xenodeck.core.errors import BadScript
from xenodeck.core.knowledge.recall import BLANK
from xenodeck.core.knowledge.views import bit_of, event_data
from xenodeck.core.knowledge.worlds import interchangeable, redeal
from xenodeck.core.rules import engine
from xenodeck.core.rules.state import ONE, State
from xenodeck.core.words.attempt import read

FEWEST: Final = 8  # the least number of systematic worlds
AT_RANDOM: Final = 12  # how many random worlds are tried besides
MOST: Final = 64  # if more systematic worlds were needed to cover every doubt, nothing is foretold
FIRST_SEED: Final = 1  # the worlds are always the same: the chance of the table has no influence on them

Told = list[dict[str, Any]]


def foretell(game: Game, s: State, seat: int, attempt: Attempt) -> Told:
    """The events that ``seat`` would certainly be told after this move; empty: nothing is certain, or the move is not
    complete.

    Raises the same refusals as the table. If several seats answer at the same time, or the question is discreet,
    nothing is foretold.
    """
    picks = read(game, s, seat, attempt)
    rule = s.agenda[s.depth - 1].rule
    if rule.mode != ONE or rule.discreet:
        return []
    certain: Told | None = None
    for world in sample_worlds(s, seat):
        told = events_of_move(world, seat, picks)
        certain = told if certain is None else common_beginning(certain, told)
        if not certain:
            break
    return certain or []


def events_of_move(world: State, seat: int, picks: list[int]) -> Told:
    """The events that ``seat`` is told of this move in ``world``, up to the next question or use of chance."""
    world.log = []
    world.chance.script = []  # an empty script: any use of chance raises BadScript
    engine.put_before(world, seat, [])
    whole = False
    try:
        for pick in picks:
            whole = engine.answer(world, seat, pick)
    except BadScript:
        whole = True
    told = [event_data(world.layout, event, seat) for event in world.log] if whole else []
    return [data for data in told if data is not None]


def common_beginning(one: Told, other: Told) -> Told:
    """The equal events at the beginning of both. Later equal events may follow from a card that is equal by chance."""
    same = 0
    while same < min(len(one), len(other)) and one[same] == other[same]:
        same += 1
    return one[:same]


# -- worlds --------------------------------------------------------------------------------------------------------


def sample_worlds(s: State, seat: int) -> Iterator[State]:
    """Worlds that ``seat`` cannot rule out, such that no unknown card has the same face in all of them.

    In each group of interchangeable cards the faces are sorted and rotated from world to world; some random worlds
    follow. No world at all if that would take more than MOST.
    """
    first = redeal(s, seat, FIRST_SEED, BLANK)  # BLANK: foresight must not tell what a person may have forgotten
    groups = [
        group for group in interchangeable(first, unknown_cards(first, seat)) if len({first.face[c] for c in group}) > 1
    ]
    count = max([FEWEST, *(worlds_needed(first, group) for group in groups)])
    if count > MOST:
        return
    for number in range(count):
        world = first.clone()
        face = first.face.copy()
        for group in groups:
            faces = sorted(first.face[card] for card in group)
            turned = number * len(group) // count
            for at, card in enumerate(group):
                face[card] = faces[(at + turned) % len(group)]
        world.face = face
        yield world
    if groups:
        for number in range(AT_RANDOM):  # rotated faces may have a property in common that no single card shows
            yield redeal(s, seat, FIRST_SEED + 1 + number, BLANK)


def unknown_cards(s: State, seat: int) -> list[int]:
    """The cards whose face ``seat`` does not know."""
    me = bit_of(seat)
    return [card for zone, cards in enumerate(s.zones) for card in cards if not s.known_to(card, zone) & me]


def worlds_needed(s: State, group: list[int]) -> int:
    """How many rotations it takes until every card of the group has had two different faces."""
    faces = [s.face[card] for card in group]
    rarer = len(faces) - max(faces.count(face) for face in set(faces))
    return -(-len(faces) // rarer)
