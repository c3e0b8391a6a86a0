"""``make kills``: a server is killed again and again while people play, on SQLite and on PostgreSQL.

Players write down what was acknowledged. A checker then compares that with the journal: every acknowledged move must be
there exactly once. Nothing leaves this machine.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import cycle, islice
from pathlib import Path
from random import Random
from typing import NamedTuple

TESTS = Path(__file__).parent.parent / "tests"
sys.path.insert(0, str(TESTS))

from server.backends import postgres  # noqa: E402
from server.serving import Serving, serving, sit_down  # noqa: E402
from xenodeck.client.errors import ClientError  # noqa: E402
from xenodeck.client.player import Player  # noqa: E402
from xenodeck.games import found  # noqa: E402
from xenodeck.server.store import Store  # noqa: E402

FLAGS = ("--limits", "100000", "--bots", "1", "--snapshots", "5")
LONGEST = 0.05  # seconds between two checks
TABLES = 3  # at once
SEATS = 3  # two people and a bot
STAY = (10, 40)  # seconds at a table: most games are left unfinished, otherwise no game would be loaded twice
MOST_BETWEEN = 30  # moves between two kills
WAITS = "waits"  # the result of a move in real time that only waits: nothing is stored of it


class Acked(NamedTuple):
    """A move that was acknowledged."""

    seat: int
    id: str
    told: str  # where it was, the move and its result, for a person who looks for the error


Tables = dict[str, list[Acked]]  # by table


async def play(server: Serving, at: int, seed: int, acked: Tables) -> None:
    """Two people and a bot play at a table for a while, then at one of the next game or mode, real time included."""
    chance = Random(seed)
    modes = [(game.id, mode) for game in found().values() for mode, seats in game.tables() if seats == SEATS]
    for game, mode in islice(cycle(modes), at * len(modes) // TABLES, None):
        with suppress(ClientError, TimeoutError):
            sitting = await sit_down(server.api(), game, 2, 1, mode=mode)
            acked[sitting.table] = []
            async with sitting.everybody(watching=False, pause=0.05, longest_pause=0.5) as players:
                kept, where = acked[sitting.table], f"{game} {mode}"
                sits = (sit(player, seat, where, kept, Random(chance.random())) for seat, player in players.items())
                async with asyncio.timeout(chance.uniform(*STAY)):
                    await asyncio.gather(*sits)
        await asyncio.sleep(0.05)


async def sit(player: Player, seat: int, where: str, acked: list[Acked], chance: Random) -> None:
    while (question := await player.asked()) is not None:
        word = chance.choice(question.options).word
        with suppress(ClientError):
            done = await player.move(word, ask=question.ask)
            if done.result != WAITS:
                acked.append(Acked(seat, done.id, f"{where}: {word!r}, {done.result or 'taken'}"))
        await asyncio.sleep(0.01)


async def kill_now_and_then(server: Serving, until: float, acked: Tables, chance: Random) -> int:
    """Kill the server each time after a few more moves, at any moment."""
    kills = 0
    while time.monotonic() < until:
        wanted = sum(map(len, acked.values())) + chance.randint(1, MOST_BETWEEN)
        while sum(map(len, acked.values())) < wanted and time.monotonic() < until:
            await asyncio.sleep(chance.uniform(0.0, LONGEST))
        server.kill()
        kills += 1
        await asyncio.to_thread(server.start)
    return kills


async def check(database: str, acked: Tables) -> list[str]:
    """The differences from what was acknowledged."""
    wrong: list[str] = []
    store = await Store.open(database, read_only=True)
    try:
        for table, moves in acked.items():
            kept = Counter(await store.move_ids(table))
            lost = [move for move in moves if (move.seat, move.id) not in kept]
            wrong += [f"{table}: {move} was acknowledged and is not there" for move in lost]
            wrong += [f"{table}: {move} is there {many} times" for move, many in kept.items() if many > 1]
    finally:
        await store.close()
    return wrong


async def run(server: Serving, minutes: float, seed: int) -> tuple[int, Tables]:
    acked: Tables = {}
    playing = [asyncio.create_task(play(server, n, seed + n, acked)) for n in range(TABLES)]
    kills = await kill_now_and_then(server, time.monotonic() + minutes * 60, acked, Random(seed))
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return kills, acked


@contextmanager
def databases(folder: Path, kinds: list[str]) -> Iterator[list[str]]:
    file = f"sqlite:///{folder / 'kills.db'}"
    if "postgresql" not in kinds:
        yield [file]
        return
    with postgres() as address:
        yield [*([file] if "sqlite" in kinds else []), f"{address}/postgres"]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10, help="for each database")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", choices=["sqlite", "postgresql"], default=None)
    options = parser.parse_args()
    kinds = [options.only] if options.only else ["sqlite", "postgresql"]
    failed = False
    with tempfile.TemporaryDirectory() as name, databases(Path(name), kinds) as found_:
        for number, database in enumerate(found_):
            with serving(Path(name) / str(number), *FLAGS, database=database) as server:
                kills, acked = asyncio.run(run(server, options.minutes, options.seed))
                server.kill()
            wrong = asyncio.run(check(database, acked))
            moves = sum(map(len, acked.values()))
            kind = database.partition(":")[0]
            print(
                f"{kind}: {kills} kills, {len(acked)} tables, {moves} moves acknowledged, {len(wrong)} wrong",
                flush=True,
            )
            for line in wrong[:10]:
                print(" ", line)
            failed = failed or bool(wrong) or not moves
    sys.exit(failed)


if __name__ == "__main__":
    main()
