"""The part of ``tools/freeze.py`` that needs a server: stores with running tables, and conversations on the socket."""

from __future__ import annotations

import asyncio
import gzip
import os
import shutil
import sqlite3
import subprocess
import tempfile
from contextlib import AsyncExitStack, closing
from pathlib import Path
from random import Random
from typing import Any

from frozen.kept import write
from frozen.people import IN_REAL_TIME, Talk, look, play_on
from server.backends import installed, postgres
from server.serving import Serving, serving, sit_down, whoever_is_asked
from xenodeck.client.player import Player
from xenodeck.games import found

FLAGS = ("--limits", "1000", "--bots", "1", "--snapshots", "5", "--countdown", "1")
SHORT: dict[str, dict[str, Any]] = {
    "m1_claim": {"min_exposure": 4, "flip_deadline": 14, "claim_pause": 2},
    "m2_memory": {"m2_peek_ms": 0, "m2_show_ms": 0},
}

TIMED = ("m2_memory", "m4_hand", "m5_rescue")  # turns that end with time; nobody is hurried while frames are recorded


def wishes() -> list[dict[str, Any]]:
    """A table of each mode, with people and bots; then one of a game that is played to its end, and one without
    bots."""
    tables: list[dict[str, Any]] = []
    for game in found().values():
        for mode in game.modes:
            low, high = mode.seats
            automata = len(game.setup(low, {}, mode.id).automata)
            people = min(2, low - automata)
            bots = 0 if automata else min(1, high - people) if low <= people else low - people
            options = SHORT.get(mode.id, {})
            tables.append({"game": game.id, "mode": mode.id, "people": people, "bots": bots, "options": options})
    tables.append({"game": "ufoludki", "mode": "standard", "people": 2, "bots": 0, "options": {}, "to_the_end": True})
    tables.append({"game": "gambit", "mode": "standard", "people": 3, "bots": 0, "options": {"talk": "free"}})
    return tables


async def fill(server: Serving) -> list[dict[str, Any]]:
    """Make tables with some moves and some talk each."""
    kept: list[dict[str, Any]] = []
    for number, wish in enumerate(wishes()):
        given = {"mode": wish["mode"], "options": wish["options"]}
        sitting = await sit_down(server.api(), wish["game"], wish["people"], wish["bots"], seed=300 + number, **given)
        tokens = {str(seat): token for seat, token in sitting.tokens.items()}
        guests = {str(seat): token for seat, token in sitting.guests.items()}
        table = {**wish, "id": sitting.table, "tokens": tokens, "guests": guests}
        async with sitting.player(0) as first:
            if (wish["game"], wish["options"].get("talk")) != ("gambit", None):  # as printed, no chat
                await first.say("Hello from before")
            await claim(first)
        await play_on(server.api(), table, 400 if wish.get("to_the_end") else 9)
        async with sitting.everybody(watching=False) as players:
            if not (players[0].over or wish["mode"] in IN_REAL_TIME):
                await whoever_is_asked(players)  # so that no bot is about to move
        kept.append(table)
        print(f"  {wish['game']} {wish['mode']}")
    return kept


async def claim(player: Player) -> None:
    if player.scene.talk is not None and player.scene.talk.topics:
        topic = player.scene.talk.topics[0]
        await player.claim(f"{topic.words} {topic.labels[0].word}")


async def looks(server: Serving, kept: list[dict[str, Any]]) -> None:
    for table in kept:
        table["seen"] = await look(server.api(), table)


def store(folder: Path) -> None:
    with tempfile.TemporaryDirectory() as place:
        where = Path(place)
        with serving(where / "a", *FLAGS) as server:
            kept = asyncio.run(fill(server))
            server.stop()
        file = where / "a" / "tables.db"
        with closing(sqlite3.connect(file)) as base:
            base.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            base.execute("VACUUM")
        (folder / "store").mkdir(parents=True, exist_ok=True)
        with (folder / "store" / "sqlite.db.gz").open("xb") as out:
            out.write(gzip.compress(file.read_bytes(), 9, mtime=0))
        (where / "b").mkdir()
        shutil.copy(file, where / "b" / "tables.db")
        with serving(where / "b", *FLAGS) as server:
            asyncio.run(looks(server, kept))
        write(folder / "store" / "sqlite.json.xz", kept)


def store_in_postgres(folder: Path) -> None:
    """The same, written by a server on PostgreSQL, as pg_dump prints it."""
    with tempfile.TemporaryDirectory() as place, postgres() as address:
        where = Path(place)
        with serving(where / "a", *FLAGS, database=f"{address}/postgres") as server:
            kept = asyncio.run(fill(server))
            server.stop()
        (where / "programs").mkdir()
        where.chmod(0o755)
        binaries, identity = installed(where / "programs")
        how: dict[str, Any] = {"cwd": "/", "env": {"PATH": os.defpath, "LC_ALL": "C.UTF-8"}, **identity}
        command = [binaries / "pg_dump", "--no-owner", "--no-privileges", "--inserts", f"{address}/postgres"]
        text = subprocess.run(command, check=True, capture_output=True, **how).stdout
        with (folder / "store" / "postgres.sql.gz").open("xb") as out:
            out.write(gzip.compress(text, 9, mtime=0))
        with serving(where / "b", *FLAGS, database=f"{address}/postgres") as server:
            asyncio.run(looks(server, kept))
        write(folder / "store" / "postgres.json.xz", kept)


# -- conversations -------------------------------------------------------------------------------------------------


async def conversation(server: Serving, wish: dict[str, Any]) -> dict[str, Any]:
    """What was sent and received on the socket at a table of people."""
    chance = Random(f"talk {wish}")
    said: list[dict[str, Any]] = []
    async with AsyncExitStack() as stack:
        talk = await Talk.begin(server.api(), stack, wish)

        async def say(seat: int, message: dict[str, Any]) -> dict[str, list[dict[str, Any]]]:
            heard = await talk.say(seat, message)
            said.append({"seat": seat, "send": message, "heard": heard})
            return heard

        seats = [] if wish["mode"] in IN_REAL_TIME else [*range(wish["people"])]
        for seat in [*seats, -1]:
            await say(seat, {"t": "hello", "version": 1, "lang": "pl" if seat == 1 else "en"})
        await say(-1, {"t": "why", "id": "w0", "words": "anything"})
        await say(-1, {"t": "resync", "why": "hash"})
        if seats:
            await say(0, {"t": "say", "id": "s1", "text": "Good luck"})
            await say(-1, {"t": "move", "id": "m0", "ask": "nothing", "words": "x"})
        for number in range(6 if seats else 0):
            asked = [seat for seat in seats if talk.scenes[seat].get("question")]
            if not asked:
                break  # a secret window or the end of the game: the next frame comes with time
            seat = asked[0]
            question = talk.scenes[seat]["question"]
            word = chance.choice(question["options"])["word"]
            if number == 0:
                await say(seat, {"t": "hint", "id": "h1"})
                await say(seat, {"t": "move", "id": "bad", "ask": question["ask"], "words": "no such word"})
                await say(seat, {"t": "move", "id": "old", "ask": "no such question", "words": word})
                others = [other for other in seats if other not in asked]
                for other in others[:1]:
                    await say(other, {"t": "move", "id": "early", "ask": question["ask"], "words": word})
            await say(seat, {"t": "why", "id": f"w{number + 1}", "words": word})
            await say(seat, {"t": "move", "id": f"m{number + 1}", "ask": question["ask"], "words": word})
            if number == 2:
                now = talk.scenes[seat].get("question") or {"ask": "none"}
                await say(seat, {"t": "back", "id": "b", "ask": now["ask"]})
                await say(seat, {"t": "undo", "id": "u"})
        await say(-1, {"t": "resync", "why": "gap"})
    return {**wish, "said": said}


def conversations(folder: Path) -> None:
    with tempfile.TemporaryDirectory() as place, serving(Path(place), *FLAGS) as server:
        said = []
        for number, wish in enumerate(wishes()[:-2]):
            people = found()[wish["game"]].mode(wish["mode"]).seats[0]
            people = 1 if wish["mode"] == "solo" else people
            options = {**wish["options"], **({"turn_timeout_s": 3600} if wish["mode"] in TIMED else {})}
            table = {**wish, "options": options, "people": people, "bots": 0, "seed": 500 + number}
            said.append(asyncio.run(conversation(server, table)))
            print(f"  {wish['game']} {wish['mode']}: {len(said[-1]['said'])} messages")
    write(folder / "socket" / "conversations.json.xz", said)
