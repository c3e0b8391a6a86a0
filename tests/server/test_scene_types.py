"""A scene is the same on the wire whichever engine made it: compiled, a truth may come out as a number."""

from __future__ import annotations

from xenodeck.core.sessions.session import Session
from xenodeck.games import find
from xenodeck.server.tables.audience.scene_builder import canonical, session_scene


def test_whether_somebody_is_frozen_is_a_truth_and_no_number() -> None:
    game = find("alieninjas")
    setup = game.setup(3, game.safe_settings("m1_claim"), "m1_claim")
    session = Session(game, game.start(setup, 1), 1)
    session.state.lanes.freeze(1)
    lanes = session_scene(session, session.view(0).to_data())["lanes"]
    assert canonical(lanes) == b'[{"frozen":false},{"frozen":true},{"frozen":false}]'
