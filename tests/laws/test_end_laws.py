"""When a game is over, nothing of it is hidden from anybody; before that everything is as secret as ever.

This holds up to the last answer, and between the games of a match or its rounds, in every mode of every game.
"""

from __future__ import annotations

from collections import Counter

import pytest

from laws.test_secrecy_laws import difference
from laws.walks import GAMES, Dice, law, step
from xenodeck.core.definition.game import Game
from xenodeck.core.knowledge.views import WATCHING, View, bit_of, view
from xenodeck.core.knowledge.worlds import redeal
from xenodeck.core.records.record import Record
from xenodeck.core.records.replay import looks
from xenodeck.core.rules.state import State
from xenodeck.core.sessions.information import information
from xenodeck.core.sessions.session import Session
from xenodeck.core.tabletop.layout import TO_ALL, TO_OWNER, UNKNOWN
from xenodeck.games import find, found

WAYS = [(game, mode.id) for game in GAMES for mode in game.modes]
ROUNDS = "rounds"  # the setting of a game that may have several; a match has its own number of them
SOME = 9  # moments of a replay, of which one is looked at closely


def settings_of(game: Game, mode: str) -> dict[str, object]:
    """A game that surely ends; of several rounds, where there may be."""
    several = any(setting.name == ROUNDS and setting.applies_to(mode) for setting in game.settings)
    return {**game.safe_settings(mode), **({ROUNDS: 2} if several else {})}


def played(game: Game, mode: str, seed: int) -> tuple[Session, list[State]]:
    """A whole game, and what it was like before its last answer and after each round but the last."""
    seats = [number for name, number in game.tables() if name == mode]
    session = Session.start(game, seats[seed % len(seats)], seed, settings_of(game, mode), mode)
    session.take_back_seat = 0
    dice, between = Dice(seed), []
    before = session.state.clone()
    while not session.state.over:
        rounds = len(session.state.rounds)
        before = session.state.clone()
        step(session, dice)
        if len(session.state.rounds) > rounds and not session.state.over:
            between.append(session.state.clone())
    return session, [*between, before]


def named(seen: View) -> list[Counter[str]]:
    """The faces that a view shows, place by place and seat by seat."""
    piles = [pile for place in seen.setup.layout.places for pile in seen.places[place.name]]
    return [Counter(code for code in pile.cards if not code.startswith(UNKNOWN)) for pile in piles]


def zones_of(s: State) -> list[int]:
    return [z for p in s.layout.places for z in range(p.first, p.first + (s.layout.seats if p.each else 1))]


def everything(s: State) -> list[Counter[str]]:
    return [Counter(s.layout.codes[s.face[card]] for card in s.zones[zone]) for zone in zones_of(s)]


def nameable(s: State, viewer: int) -> list[Counter[str]]:
    """The faces that a view may name while a game goes on: those its viewer knows.

    In places that forget, those it sees now; only the top card if no more is shown.
    """
    me = bit_of(viewer)
    found: list[Counter[str]] = []
    for zone in zones_of(s):
        place, cards = s.layout.place_of[zone], s.zones[zone]
        owner = place.each and zone - place.first == viewer
        bared = place.each and place.bared >> (zone - place.first) & 1
        if place.below != TO_ALL and not (place.below == TO_OWNER and owner) and not bared:
            cards = cards[-1:]
        known = [card for card in cards if (s.visible_to(card, zone) if place.forgets else s.known_to(card, zone)) & me]
        found.append(Counter(s.layout.codes[s.face[card]] for card in known))
    return found


def is_told_too_much(s: State, viewer: int) -> bool:
    return any(shown - known for shown, known in zip(named(view(s, viewer)), nameable(s, viewer), strict=True))


@law(2, over=WAYS)
def test_the_end_lays_everything_open_and_nothing_before_it_does(
    game: Game, mode: str, walk_: tuple[int, int, int]
) -> None:
    session, moments = played(game, mode, walk_[0])
    for moment in moments:
        assert not any(is_told_too_much(moment, viewer) for viewer in range(-1, moment.seats))
        assert difference(game, moment) == ""
    s = session.state
    whole = game.position(s) if game.positions is not None else None
    for viewer in range(-1, s.seats):
        assert named(view(s, viewer)) == everything(s)
        assert not any(
            code.startswith(UNKNOWN) for known in information(session, viewer)["known"].values() for code in known
        )
        assert redeal(s, viewer, 5).face == s.face, "there is nothing left to imagine"
        if whole is not None:
            assert game.position(s, viewer) == whole
    assert not session.may_undo() and not session.may_take_back(0), "nobody plays on from what lies open"


@law(1)
def test_a_replay_as_somebody_knew_it_is_open_at_its_last_moment_only(game: Game, walk_: tuple[int, int, int]) -> None:
    seed = walk_[0]
    session, _ = played(game, game.modes[0].id, seed)
    viewer = seed % (int(session.state.seats) + 1) - 1
    number = 0
    for number, look in enumerate(looks(game, Record.of(session), viewer)):
        s = look.session.state
        if s.over:
            assert named(look.session.view(viewer)) == everything(s)
        elif number % SOME == seed % SOME or look.move >= session.moves - 1:
            assert not is_told_too_much(s, viewer)
    assert number and s.over


@pytest.mark.one_engine
def test_there_are_rounds_to_pass_and_cards_to_lay_open() -> None:
    """Without this the law could pass because nothing was hidden."""
    rounds: set[tuple[str, str]] = set()
    for game in found().values():
        for mode in game.modes:
            _, moments = played(game, mode.id, 11)
            last = moments[-1]
            assert named(view(last, WATCHING)) != everything(last), mode.id
            if len(moments) > 1:
                rounds.add((game.id, mode.id))
    assert rounds >= {("getaway", "match"), *(("alieninjas", mode.id) for mode in find("alieninjas").modes)}


def test_a_game_that_a_limit_ends_lies_open_too() -> None:
    """Nothing goes on from it: whoever plays again has another deal."""
    game = find("ufoludki")
    session = Session.start(game, 3, 5, {"turn_limit": 1})
    dice = Dice(5)
    while not session.state.over:
        step(session, dice)
    assert session.state.truncated
    assert all(named(session.view(viewer)) == everything(session.state) for viewer in range(-1, 3))
