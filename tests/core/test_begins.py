"""The tables of *Play now*: the person is asked first, whatever is dealt, and nobody has done anything before."""

from __future__ import annotations

import pytest

from xenodeck import bots
from xenodeck.core.definition.game import Game
from xenodeck.core.sessions.session import Session
from xenodeck.games import found
from xenodeck.server.tables.queries.listing import gentle_schema

PERSON = 0
DEALT = ("deal", "draw")  # what everybody gets before anybody does anything
DEALS = 300  # as printed, one in four of Frenzy begins with somebody else
every_game = pytest.mark.parametrize("game", found().values(), ids=list(found()))


def first_asked(game: Game, mode: str, seats: int, options: dict[str, object]) -> None:
    for seed in range(DEALS):
        session = Session.start(game, seats, seed, options, mode)
        assert PERSON in session.view(PERSON).waiting, seed
        assert session.view(PERSON).question is not None, seed
        done = [event for event in session.all_events(0) if event["what"] not in DEALT]
        assert not [event for event in done if event.get("seat", PERSON) != PERSON], seed


@every_game
def test_the_person_begins(game: Game) -> None:
    """In every mode in which anybody does: where time passes all begin together."""
    for mode in game.modes:
        if not mode.tick_ms:
            first_asked(game, mode.id, min(mode.seats[1], 3), dict(game.starter_options_in(mode.id)))


@every_game
def test_nobody_is_hurried(game: Game) -> None:
    """Not by an option of the game, in whichever mode."""
    for mode in game.modes:
        assert game.setup(mode.seats[1], game.starter_options_in(mode.id), mode.id).turn_ms <= 0, mode.id


@every_game
def test_a_first_table_is_gentle_and_the_person_begins(game: Game) -> None:
    gentle = gentle_schema(game)
    known = bots.of(game)
    assert gentle.bots
    assert all(name in known for name in gentle.bots)
    assert set(gentle.bots) - {"random"}, "somebody to learn from"
    mode = game.mode(gentle.mode)
    first_asked(game, mode.id, 1 + len(gentle.bots) + len(mode.automata), dict(gentle.options))
