"""A finished game hides nothing from anybody; a running one hides as before.

The end only lays cards open: what was told is not changed, and nobody can take the end back.
"""

from __future__ import annotations

import pytest

from laws.walks import Dice, begin, step
from toys.halftime import meta as halftime
from toys.hoard import meta as hoard
from toys.magpie import meta as magpie
from toys.masque import meta as masque
from toys.pairs import meta as pairs
from xenodeck.core.definition.game import Game
from xenodeck.core.errors import Refusal
from xenodeck.core.knowledge.views import WATCHING, bit_of, may_undo, view
from xenodeck.core.knowledge.worlds import redeal
from xenodeck.core.records.record import Record
from xenodeck.core.records.replay import looks
from xenodeck.core.rules import engine
from xenodeck.core.rules.state import State
from xenodeck.core.sessions.information import information
from xenodeck.core.sessions.session import Session

GAMES = [halftime.GAME, hoard.GAME, magpie.GAME, masque.GAME, pairs.GAME]


def midway(game: Game, extra: int = 0, steps: int = 3) -> State:
    """A table on which something is hidden from everybody."""
    s, dice = begin(game, 4, extra), Dice(4)
    for _ in range(steps):
        step(s, dice)
    assert not s.over
    return s


def ended(s: State) -> State:
    over = s.clone()
    over.finish()
    return over


def laid(s: State) -> dict[str, list[list[str]]]:
    """Every card where it lies: top first, a hand in the order the cards came."""
    codes = [[s.layout.codes[s.face[card]] for card in cards] for cards in s.zones]
    found = {}
    for place in s.layout.places:
        piles = codes[place.first : place.first + (s.layout.seats if place.each else 1)]
        found[place.name] = [pile[::-1] if place.ordered else pile for pile in piles]
    return found


def shown(s: State, viewer: int) -> dict[str, list[list[str]]]:
    return {name: [pile.cards for pile in piles] for name, piles in view(s, viewer).places.items()}


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_every_seat_and_whoever_watches_sees_every_card_where_it_lies(game: Game) -> None:
    s = midway(game)
    for viewer in range(-1, s.seats):
        assert shown(s, viewer) != laid(s)
        assert shown(ended(s), viewer) == laid(s)


def test_a_game_that_was_cut_short_lies_open_too() -> None:
    s = midway(magpie.GAME)
    s.finish(truncated=True)
    assert shown(s, WATCHING) == laid(s)


def test_between_two_rounds_nothing_is_laid_open() -> None:
    s, dice = begin(halftime.GAME, 4, 0), Dice(4)
    while not engine.paused(s):
        step(s, dice)
    assert not s.over and s.rounds
    assert all(shown(s, viewer) != laid(s) for viewer in range(-1, s.seats))


def test_nobody_is_reminded_of_what_lies_open() -> None:
    modes = [mode for mode, _ in pairs.GAME.tables()]
    s = midway(pairs.GAME, modes.index("reminded"), 9)
    assert any(any(ghosts) for ghosts in (view(s, 0).ghosts or {})["grid"])
    over = view(ended(s), 0)
    assert over.ghosts is not None and not any(any(ghosts) for ghosts in over.ghosts["grid"])
    assert shown(ended(s), 0) == laid(s)


def test_a_finished_position_is_the_same_whoever_looks() -> None:
    """Also in what it says of who remembered what."""
    s = midway(masque.GAME)
    hidden = next(zone for zone, cards in enumerate(s.zones) if cards and not s.sees[zone])
    s.show(s.zones[hidden][0], hidden, bit_of(1))
    over = ended(s)
    assert masque.GAME.position(over)["known"]
    for viewer in range(-1, s.seats):
        assert masque.GAME.position(s, viewer) != masque.GAME.position(s)
        assert masque.GAME.position(over, viewer) == masque.GAME.position(over)


def test_there_is_nothing_left_to_imagine() -> None:
    s = midway(magpie.GAME)
    worlds = [redeal(s, 0, number).face for number in range(6)]
    assert any(face != s.face for face in worlds)
    over = ended(s)
    for number in range(6):
        world = redeal(over, 0, number)
        assert (world.face, world.zones) == (over.face, over.zones)


def played(game: Game) -> Session:
    session, dice = Session.start(game, 3, 5, {}), Dice(5)
    session.take_back_seat = 0
    while not session.state.over:
        step(session, dice)
    return session


def test_everybody_knows_everything_then_and_was_told_no_more_than_before() -> None:
    session = played(magpie.GAME)
    told = [information(session, viewer)["told"] for viewer in range(-1, 3)]
    assert told == [session.events(viewer) for viewer in range(-1, 3)]
    assert any("?" in event.get("cards", []) for events in told for event in events)
    for viewer in range(-1, 3):
        assert not any("?" in codes for codes in information(session, viewer)["known"].values())


def test_nobody_takes_the_end_back() -> None:
    session = played(magpie.GAME)
    assert not session.may_undo() and not session.may_take_back(0)
    for back in (session.undo, lambda: session.take_back(0)):
        with pytest.raises(Refusal):
            back()
    s = midway(magpie.GAME)
    assert may_undo(s, s.clone()) and not may_undo(s, ended(s))


def test_a_replay_is_open_at_its_last_moment_only() -> None:
    record = Record.of(played(magpie.GAME))
    for viewer in range(-1, 3):
        open_at = [
            look.move
            for look in looks(magpie.GAME, record, viewer)
            if shown(s := look.session.state, viewer) == laid(s)
        ]
        assert open_at == [len(record.inputs)]
