"""What a seat would certainly be told if it made this move now: the next lines of its log, as far as it can know them.

Everything is tried out in worlds that the seat cannot rule out, never at the table. What is the same in all of them,
from the first line on, is certain; it ends where chance would have to speak.
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

FEWEST: Final = 8  # worlds that are looked into
AT_RANDOM: Final = 12  # more of them, dealt like any
MOST: Final = 64  # where so many would not show every doubt, nothing is foretold
FIRST_SEED: Final = 1  # always the same dream: the chance of the table has no part in it

Told = list[dict[str, Any]]


def foretell(game: Game, s: State, seat: int, attempt: Attempt) -> Told:
    """What ``seat`` would be told next, in its own eyes; empty if that is not certain or the move not whole.

    Refuses what the table would refuse. Where others answer at the same time, or may not know that something is asked,
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
    """What ``seat`` is told of this move in ``world``, up to the next question or to where chance would speak."""
    world.log = []
    world.chance.script = []  # used up: whoever asks chance gets no answer
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
    """Not what they have in common further on: that may follow from a card that only happens to be the same."""
    same = 0
    while same < min(len(one), len(other)) and one[same] == other[same]:
        same += 1
    return one[:same]


# -- worlds --------------------------------------------------------------------------------------------------------


def sample_worlds(s: State, seat: int) -> Iterator[State]:
    """Worlds that ``seat`` cannot rule out, such that no card it does not know has the same face in all of them.

    In each group of cards that could be one another the faces are laid out in order and turned a little further from
    world to world, then some are dealt at random; none if that would take too many.
    """
    first = redeal(s, seat, FIRST_SEED, BLANK)  # nobody is to be told what it has forgotten
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
        for number in range(AT_RANDOM):  # in order the faces may have something in common that no single card shows
            yield redeal(s, seat, FIRST_SEED + 1 + number, BLANK)


def unknown_cards(s: State, seat: int) -> list[int]:
    """The cards whose face ``seat`` does not know."""
    me = bit_of(seat)
    return [card for zone, cards in enumerate(s.zones) for card in cards if not s.known_to(card, zone) & me]


def worlds_needed(s: State, group: list[int]) -> int:
    """How many evenly spread turns bring another face to every place, however common one face is."""
    faces = [s.face[card] for card in group]
    rarer = len(faces) - max(faces.count(face) for face in set(faces))
    return -(-len(faces) // rarer)
