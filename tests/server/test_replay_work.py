"""What it costs to open a replay: one request, and the record is played once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from laws.walks import play_session
from server.registries import registry_on
from xenodeck.core.definition.game import Game
from xenodeck.core.records.record import Record
from xenodeck.core.records.replay import EVERYBODY
from xenodeck.core.sessions.session import Session
from xenodeck.games import find
from xenodeck.server.store import GuestRow
from xenodeck.server.tables.queries import archive

UFO = find("ufoludki")


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> dict[str, int]:
    """How often a table was begun from a record, and how many moves were made at such tables."""
    counted = {"begun": 0, "moves": 0}
    begin, redo = Record.start_session, Session.replay_input

    def counted_begin(record: Record, game: Game) -> Session:
        counted["begun"] += 1
        return begin(record, game)

    def counted_redo(session: Session, *what: Any) -> bool:
        counted["moves"] += 1
        return redo(session, *what)

    monkeypatch.setattr(Record, "start_session", counted_begin)
    monkeypatch.setattr(Session, "replay_input", counted_redo)
    return counted


@pytest.mark.parametrize("viewer", [EVERYBODY, -1, 0])
def test_a_record_is_played_once_for_a_whole_replay(viewer: int, played: dict[str, int]) -> None:
    record = Record.of(play_session(UFO, 3, 1))
    people = ["Ada", "Bo", "Cy"][: record.seats]
    known: dict[str, Any] = {"table": "t", "game": UFO.id, "rules": UFO.version, "mode": record.mode}
    known |= {"scores": [], "winners": [], "truncated": False}
    assert archive.written_out(record.text(), viewer, "en", people, known)
    assert played == {"begun": 1, "moves": len(record.inputs)}


async def test_whoever_opens_it_next_gets_what_was_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with registry_on(f"sqlite:///{tmp_path / 'tables.db'}") as registry:
        text = Record.of(play_session(UFO, 3, 1)).text()
        kept = await archive.keep_record(registry, GuestRow("g", "Ada", 0, 0), text)
        info = await registry.info(kept.table)
        jobs: list[str] = []
        job = archive.run_job

        async def counted(registry: Any, function: Any, *args: object, record: str = "") -> Any:
            jobs.append(function.__name__)
            return await job(registry, function, *args, record=record)

        monkeypatch.setattr(archive, "run_job", counted)
        first, again = [await archive.written_replay(registry, info, EVERYBODY, "en") for _ in range(2)]
        assert first == again
        assert jobs == ["written_out"]
