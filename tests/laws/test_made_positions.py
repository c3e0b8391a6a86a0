"""Every accepted position can be played on: real positions of every game with small changes."""

from __future__ import annotations

import json
from random import Random

import pytest

from effort import TIMES, chance_for
from server.forgers import positions, tweaked
from xenodeck.core.definition.game import Game
from xenodeck.core.errors import GameError
from xenodeck.core.playing.driver import driver
from xenodeck.core.sessions.session import Session
from xenodeck.games import found
from xenodeck.server.workers.rehearsal import answer

REAL, CHANGED = 6, 14  # positions of each game, and each of them so often
ANSWERS = 120


@pytest.mark.one_engine
@pytest.mark.parametrize("game", found().values(), ids=list(found()))
def test_whatever_is_taken_can_be_played_on(game: Game) -> None:
    chance = chance_for(f"made {game.id}")
    taken = 0
    for real in positions(game, chance, REAL * TIMES):
        for _ in range(CHANGED):
            made = json.loads(json.dumps(tweaked(real, chance)))
            try:
                session = Session.from_position(game, made)
            except GameError:
                continue
            taken += 1
            session.drops_bad_script = True
            play_on(session, Random(taken), json.dumps(made))
    assert taken > REAL, "small changes are taken now and then"


def play_on(session: Session, chance: Random, made: str) -> None:
    loop = driver(
        session,
        lambda seat: answer(session, seat, chance),
        lambda waiting: chance.sample(waiting, min(1, len(waiting))),
    )
    try:
        for _ in range(ANSWERS):
            if session.state.over:
                return
            loop.cycle()
    except Exception as bug:
        raise AssertionError(f"{type(bug).__name__}: {bug} in {made}") from bug
