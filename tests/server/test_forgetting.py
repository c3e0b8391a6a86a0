"""A person who returns, or comes late, is told who looked where but never what they saw."""

from __future__ import annotations

from pathlib import Path

import pytest

from server.registries import GAMES, registry_on, seated
from xenodeck import games
from xenodeck.server.messages.protocol import Move
from xenodeck.server.messages.schemas import Beginning
from xenodeck.server.tables.commands import moves

FACES = ("sun", "moon", "star", "comet", "Sun", "Moon", "Star", "Comet")


@pytest.fixture(autouse=True)
def toys_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "found", lambda: GAMES)


async def test_the_log_that_is_sent_again_has_no_forgotten_face(tmp_path: Path) -> None:
    async with registry_on(f"sqlite:///{tmp_path / 'tables.db'}") as registry:
        table = await seated(registry, "pairs", 2, begin=Beginning(seed=4))
        mark = len(moves.session_of(table).log)
        for number, words in enumerate(("1 0", "3")):
            await moves.move(table, 0, Move(f"m{number}", table.ask(0), words))
        await moves.move(table, 1, Move("n", table.ask(1), "1 1"))
        painter, teller = table.scene_builder(), table.teller("en")
        now = str(painter.log_lines(0, teller, mark))
        assert any(face in now for face in FACES), "at its time it was told"
        for viewer in (-1, 0, 1):
            assert not [face for face in FACES if face in str(painter.log_lines(viewer, teller, 0, again=True))]
            scene = str(moves.session_of(table).view(viewer).to_data()["places"])
            assert viewer == 1 or not [face for face in FACES if face in scene]
