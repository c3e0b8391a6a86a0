"""Today's server on the store of a released version: every table is there, everybody sees what they saw, and plays on.

The tokens of that time work, and the socket answers as it did. One server for each store does it all, because starting
one is expensive. Only messages under rules that have changed since are sent to another server, which begins tables
under those rules (``then``).
"""

from __future__ import annotations

import asyncio
import gzip
import json
import os
import subprocess
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from frozen.kept import FOLDER, Data, grown, read
from frozen.people import Talk, look, play_on
from server.backends import installed, postgres
from server.serving import Serving, serving
from xenodeck.client.api import Api
from xenodeck.games import found
from xenodeck.server.messages.schemas import Me, MyTable, TableSchema

FLAGS = ("--limits", "1000", "--bots", "1", "--snapshots", "5", "--countdown", "1")
STORES = sorted(FOLDER.glob("v*/store"))
ON, TO_THE_END = 3, 300  # answers that people give at each table, and at those that are played out
PLAYED_OUT = ("ufoludki",)
MODES = {
    *(("alieninjas", mode) for mode in ("m1_claim", "m2_memory", "m3_map", "m4_hand", "m5_rescue")),
    *(("frenzy", mode) for mode in ("base", "expansion")),
    *(("getaway", mode) for mode in ("competitive", "easy", "match", "solo")),
    *((game, "standard") for game in ("gambit", "ufoludki")),
}  # of 0.5.0


def of_release(path: Path) -> str:
    return next(part for part in path.parts if part.startswith("v") and part[1:2].isdigit() and "_" in part)


@pytest.mark.parametrize("store", STORES, ids=of_release)
async def test_a_store_of_sqlite_goes_on_and_the_socket_answers_as_it_did(
    store: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "tables.db").write_bytes(gzip.decompress((store / "sqlite.db.gz").read_bytes()))
    said = read(store.parent / "socket" / "conversations.json.xz")
    then = rules_then(store.parent)
    with serving(tmp_path, *FLAGS) as server:
        await everybody_plays_on(server, read(store / "sqlite.json.xz"))
        for conversation in said:
            if conversation["game"] not in then:
                await is_said_again(server.api(), conversation)
        assert "Traceback" not in server.log.read_text("utf-8")
    if not then:
        return
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parent / "then"))
    monkeypatch.setenv("RULES_THEN", json.dumps(then))
    with serving(tmp_path / "then", *FLAGS) as server:
        for conversation in said:
            if conversation["game"] in then:
                await is_said_again(server.api(), conversation, kept_rules=True)
        assert "Traceback" not in server.log.read_text("utf-8")


def rules_then(release: Path) -> dict[str, int]:
    """The games whose rules have changed since a release, with the version they had."""
    records = [read(file) for file in sorted((release / "records").glob("*.json.xz"))]
    return {kept["game"]: kept["rules"] for kept in records if found()[kept["game"]].version != kept["rules"]}


@pytest.mark.prove
@pytest.mark.parametrize("store", STORES, ids=of_release)
async def test_a_store_of_postgresql_goes_on(store: Path, tmp_path: Path) -> None:
    dump = gzip.decompress((store / "postgres.sql.gz").read_bytes())
    with postgres() as address:
        await asyncio.to_thread(restore, f"{address}/postgres", dump, tmp_path)
        with serving(tmp_path / "server", *FLAGS, database=f"{address}/postgres") as server:
            await everybody_plays_on(server, read(store / "postgres.json.xz"))
            assert "Traceback" not in server.log.read_text("utf-8")


def restore(address: str, dump: bytes, folder: Path) -> None:
    (folder / "programs").mkdir()
    binaries, _ = installed(folder / "programs")
    command = [binaries / "psql", "--quiet", "--set", "ON_ERROR_STOP=1", address]
    subprocess.run(command, input=dump, check=True, capture_output=True, env={"PATH": os.defpath, "LC_ALL": "C.UTF-8"})


async def everybody_plays_on(server: Serving, tables: list[Data]) -> None:
    api = server.api()
    assert {(table["game"], table["mode"]) for table in tables} >= MODES
    for table in tables:
        where = f"{table['game']} {table['mode']} {table['id']}"
        assert grown(await look(api, table), table["seen"]) == [], where
        for token in table["guests"].values():
            assert (await api.call("GET", "/api/me", Me, guest=token)).alias
            mine = await api.call("GET", "/api/me/tables", list[MyTable], guest=token)
            assert [one.table.id for one in mine] == [table["id"]] and not mine[0].broken, where
        told = await api.call("GET", f"/api/tables/{table['id']}", TableSchema)
        assert told.status == ("over" if table.get("to_the_end") else "running"), where
    for table in tables:
        if not table.get("to_the_end"):
            out = table["game"] in PLAYED_OUT
            given, over = await play_on(api, table, TO_THE_END if out else ON)
            assert over or (given == ON and not out), f"{table['game']} {table['mode']} does not go on"


async def is_said_again(api: Api, conversation: Data, kept_rules: bool = False) -> None:
    """The same messages to a table with the same seed are answered with the same frames.

    Kept rules are not compiled: what took too long to think about then may take too long again.
    """
    async with AsyncExitStack() as stack:
        talk = await Talk.begin(api, stack, conversation)
        for number, line in enumerate(conversation["said"]):
            heard: Any = await talk.say(line["seat"], line["send"])
            where = f"{conversation['game']} {conversation['mode']}, message {number}: {line['send']}"
            assert list(heard) == list(line["heard"]), where
            if not (kept_rules and grown(heard, line["heard"]) == []):
                assert grown(heard, in_time(line["heard"])) == [], where


def in_time(heard: dict[str, list[Data]]) -> dict[str, list[Data]]:
    """As it was received, except for a hint that was not ready in time: today there is always one."""
    late = {"code", "text"}
    return {
        who: [
            {**{key: value for key, value in frame.items() if key not in late}, "t": "advised"}
            if frame.get("code") == "NO_HINT_IN_TIME"
            else frame
            for frame in frames
        ]
        for who, frames in heard.items()
    }
