"""Tables kept by earlier versions of the program go on in this one; those that cannot are refused, not broken."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from core.test_saves import every_old_table, offered
from server.registries import GAMES, registry_on
from xenodeck import games
from xenodeck.core.definition.game import Game
from xenodeck.core.errors import BadSave, GameError
from xenodeck.core.records import snapshot
from xenodeck.core.sessions.session import Session
from xenodeck.server.messages.protocol import ClockRule, Move
from xenodeck.server.store import Change, TableHead
from xenodeck.server.tables.commands import moves
from xenodeck.server.tables.model.info import PERSON, RUNNING, Seat, TableInfo, to_text
from xenodeck.server.tables.registry import BrokenTable, Registry

OLD = "old-one"


async def keep(registry: Registry, game: Game, data: dict[str, Any], **known: Any) -> None:
    """A running table as a server would have kept it."""
    seats = [Seat(PERSON, "g", f"P{n}") for n in range(data["state"]["seats"])]
    usual = {"mode": game.modes[0].id, "config": {}, "seed": 1, "rules": game.version}
    info = TableInfo(
        OLD, game.id, seats=seats, clock=ClockRule("none"), created=1, status=RUNNING, **{**usual, **known}
    )
    head = TableHead(OLD, RUNNING, False, game.id, info.rules, info.mode, 1, 1, None, 0, to_text(info))
    await registry.services.store.commit(Change(OLD, head, snapshot=(0, json.dumps(data))))


@pytest.fixture(autouse=True)
def toys_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "found", lambda: GAMES)


@every_old_table
async def test_an_old_table_is_played_on(game: Game, table: dict[str, Any], tmp_path: Path) -> None:
    known = {"mode": table["mode"], "config": table["config"], "seed": table["seed"]}
    async with registry_on(f"sqlite:///{tmp_path / 'tables.db'}", snapshot_every=1) as registry:
        await keep(registry, game, table["snapshot"], **known)
        found = await registry.get(OLD)
        session = moves.session_of(found)
        assert (session.waiting(), offered(session)) == (table["waiting"], table["offered"])
        if not table["waiting"]:
            return  # between two rounds
        found.standstill.halt = None  # in real time: everybody is back and was counted in
        seat = table["waiting"][0]
        await moves.move(found, seat, Move("m", found.ask(seat), table["offered"][str(seat)][0]))
        kept = await registry.services.store.load(OLD)
        assert kept is not None and kept.snapshot is not None
        assert json.loads(kept.snapshot[1])["format"] == snapshot.FORMAT


async def test_a_table_that_cannot_go_on_here_is_refused_in_words(tmp_path: Path) -> None:
    auction = GAMES["auction"]
    data = snapshot.to_data(Session.start(auction, 2, 1, {}))
    for wrong in ({**data, "format": 99}, {**data, "state": {**data["state"], "rules": 1}}, {**data, "log": None}):
        async with registry_on(f"sqlite:///{tmp_path / 'tables.db'}") as registry:
            await keep(registry, auction, wrong)
            with pytest.raises(BrokenTable) as no:
                await registry.get(OLD)
            assert isinstance(no.value.__cause__, BadSave)
            await keep(registry, auction, data)
            assert moves.session_of(await registry.get(OLD)).waiting() == [0, 1]


async def test_a_table_under_rules_that_are_not_here_is_refused(tmp_path: Path) -> None:
    auction = GAMES["auction"]
    async with registry_on(f"sqlite:///{tmp_path / 'tables.db'}") as registry:
        await keep(registry, auction, snapshot.to_data(Session.start(auction, 2, 1, {})), rules=7)
        with pytest.raises(BrokenTable) as no:
            await registry.get(OLD)
        assert isinstance(no.value.__cause__, GameError)
        assert no.value.__cause__.code == "UNKNOWN_RULES"
