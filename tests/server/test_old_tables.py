"""Tables kept by earlier versions of the program go on in this one; those that cannot are refused, not broken."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from core.test_saves import every_old_table, offered
from server.halls import GAMES, hall_on
from xenodeck import games
from xenodeck.core import snapshot
from xenodeck.core.errors import BadSave, GameError
from xenodeck.core.game import Game
from xenodeck.core.match import Match
from xenodeck.server import moves
from xenodeck.server.hall import BrokenTable, Hall
from xenodeck.server.room import PERSON, RUNNING, Room, Seat, to_text
from xenodeck.server.store import Change, Head
from xenodeck.server.wire import ClockRule, Move

OLD = "old-one"


async def keep(hall: Hall, game: Game, data: dict[str, Any], **known: Any) -> None:
    """A running table as a server would have kept it."""
    seats = [Seat(PERSON, "g", f"P{n}") for n in range(data["state"]["seats"])]
    usual = {"mode": game.modes[0].id, "config": {}, "seed": 1, "rules": game.version}
    room = Room(OLD, game.id, seats=seats, clock=ClockRule("none"), created=1, status=RUNNING, **{**usual, **known})
    head = Head(OLD, RUNNING, False, game.id, room.rules, room.mode, 1, 1, None, 0, to_text(room))
    await hall.house.store.commit(Change(OLD, head, snapshot=(0, json.dumps(data))))


@pytest.fixture(autouse=True)
def toys_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "found", lambda: GAMES)


@every_old_table
async def test_an_old_table_is_played_on(game: Game, table: dict[str, Any], tmp_path: Path) -> None:
    known = {"mode": table["mode"], "config": table["config"], "seed": table["seed"]}
    async with hall_on(f"sqlite:///{tmp_path / 'tables.db'}", snapshot_every=1) as hall:
        await keep(hall, game, table["snapshot"], **known)
        found = await hall.get(OLD)
        match = moves.match_of(found)
        assert (match.waiting(), offered(match)) == (table["waiting"], table["offered"])
        seat, words = next(entry for entry in table["rest"] if entry[0] != "tick")
        await moves.move(found, seat, Move("m", found.ask(seat), words))
        kept = await hall.house.store.load(OLD)
        assert kept is not None and kept.snapshot is not None
        assert json.loads(kept.snapshot[1])["format"] == snapshot.FORMAT


async def test_a_table_that_cannot_go_on_here_is_refused_in_words(tmp_path: Path) -> None:
    auction = GAMES["auction"]
    data = snapshot.to_data(Match.start(auction, 2, 1, {}))
    for wrong in ({**data, "format": 99}, {**data, "state": {**data["state"], "rules": 1}}, {**data, "log": None}):
        async with hall_on(f"sqlite:///{tmp_path / 'tables.db'}") as hall:
            await keep(hall, auction, wrong)
            with pytest.raises(BrokenTable) as no:
                await hall.get(OLD)
            assert isinstance(no.value.__cause__, BadSave)
            await keep(hall, auction, data)
            assert moves.match_of(await hall.get(OLD)).waiting() == [0, 1]


async def test_a_table_under_rules_that_are_not_here_is_refused(tmp_path: Path) -> None:
    auction = GAMES["auction"]
    async with hall_on(f"sqlite:///{tmp_path / 'tables.db'}") as hall:
        await keep(hall, auction, snapshot.to_data(Match.start(auction, 2, 1, {})), rules=7)
        with pytest.raises(BrokenTable) as no:
            await hall.get(OLD)
        assert isinstance(no.value.__cause__, GameError)
        assert no.value.__cause__.code == "UNKNOWN_RULES"
