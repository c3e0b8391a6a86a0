"""``make chaos``: one address attacks a server of our own, and we measure what everybody else notices.

Honest people play at tables of every game, bots among them, each table from an address of its own. Each attack comes
from another address, in a process of its own, for a few seconds. Nothing leaves this machine, and everything ends by
itself. The limits are the defaults. The report says what was tried, what its results were, and how long the moves of
the others took; in real time, where a move waits for the end of its tick, how much longer than a tick. Attackers
compute with the lowest priority, because real ones would have a machine of their own.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from random import Random

from chaos_attacks import ATTACKS
from load_server import Server, served
from rich.console import Console
from rich.table import Table as Grid

from xenodeck import _fast
from xenodeck.client.api import Api
from xenodeck.client.errors import ClientError, Refused
from xenodeck.client.player import Player
from xenodeck.core.definition.game import Game
from xenodeck.games import found
from xenodeck.server.messages.schemas import NewTable, SeatWish

BETWEEN = 0.25  # between two moves of one person
PACE = 100  # of the bots, in ms
SEATS = 3
FAILED = "the attacker failed"
GOAL = 0.05  # seconds: the most that the 99th percentile of the others' moves may take
console = Console(highlight=False, width=150)


class Honest:
    """The honest players: how long each of their moves took since the last call."""

    def __init__(self) -> None:
        self.took: list[float] = []
        self.failed: Counter[str] = Counter()

    async def play(self, game: Game, mode: str, server: Server, number: int) -> None:
        """Two people and a bot play game after game."""
        source = f"127.0.1.{number + 1}"
        api = Api(f"http://{server.api.netloc}", source=source)
        chance = Random(number)
        tick = game.setup(SEATS, None, mode).tick_ms / 1000
        while True:
            try:
                await self.one_game(api, source, game.id, mode, tick, chance)
            except ClientError as no:
                self.failed[getattr(no, "code", type(no).__name__)] += 1
                await asyncio.sleep(1)

    async def one_game(self, api: Api, source: str, game: str, mode: str, tick: float, chance: Random) -> None:
        host = await api.guest("Host")
        kinds = [SeatWish("me"), SeatWish("me"), *[SeatWish("bot")] * (SEATS - 2)]
        made = await api.table(host.token, NewTable(game, kinds, mode=mode, pace=PACE))
        async with (
            Player(api.socket, made.table, made.you[0].token, source=source) as first,
            Player(api.socket, made.table, made.you[1].token, source=source) as second,
        ):
            await asyncio.gather(*(self.sit(player, tick, Random(chance.random())) for player in (first, second)))

    async def sit(self, player: Player, tick: float, chance: Random) -> None:
        while (question := await player.asked()) is not None:
            await asyncio.sleep(BETWEEN * (0.5 + chance.random()))
            begun = time.perf_counter()
            try:
                await player.move(chance.choice(question.options).word, ask=question.ask)
            except Refused as no:  # another player was faster, or the question is closed; never because of the attack
                self.failed[no.code] += no.code == "SLOW_DOWN"
            self.took.append(max(0.0, time.perf_counter() - begun - tick))

    def take(self) -> tuple[list[float], str]:
        took, self.took, failed, self.failed = sorted(self.took), [], self.failed, Counter()
        return took, ", ".join(f"{count} {code}" for code, count in failed.items() if count) or "-"


def at(took: list[float], part: float) -> float:
    return took[min(len(took) - 1, int(len(took) * part))] if took else float("nan")


async def attack(name: str, port: int, seconds: float) -> dict[str, int]:
    script = Path(__file__).with_name("chaos_attacks.py")
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        str(script),
        name,
        str(port),
        str(seconds),
        stdout=asyncio.subprocess.PIPE,
        preexec_fn=lambda: os.setpriority(os.PRIO_PROCESS, 0, 19),
    )
    out, _ = await process.communicate()
    return dict(json.loads(out)) if out.strip() else {FAILED: 1}


async def run(seconds: float, only: list[str]) -> int:
    grid = Grid("what was tried", "what came of it", "moves", "p50 ms", "p99 ms", "most", "lost", "MB", box=None)
    grid.columns[1].overflow = "fold"
    worst, moves, attacks, idle = 0.0, 0, 0, 0
    with tempfile.TemporaryDirectory() as folder:
        async with served(Path(folder), 1) as server:
            honest = Honest()
            tables = [(game, mode) for game in found().values() for mode, seats in game.tables() if seats == SEATS]
            playing = [asyncio.create_task(honest.play(*table, server, n)) for n, table in enumerate(tables)]
            await asyncio.sleep(3)
            honest.take()
            for name in ["calm", *(only or ATTACKS)]:
                tried: dict[str, int] = {}
                if name == "calm":
                    await asyncio.sleep(seconds)
                else:
                    tried = await attack(name, server.api.port, seconds)
                took, failed = honest.take()
                if name != "calm":
                    worst, moves, attacks = max(worst, at(took, 0.99)), moves + len(took), attacks + 1
                    idle += FAILED in tried
                what = name if name == "calm" else (ATTACKS[name].__doc__ or name)
                told = ", ".join(f"{count} {kind}" for kind, count in sorted(tried.items()))
                times = [f"{at(took, part) * 1000:.0f}" for part in (0.5, 0.99, 1.0)]
                grid.add_row(what, told, str(len(took)), *times, failed, f"{server.usage().rss / 1e6:.0f}")
                await asyncio.sleep(1)  # let the rest of the attack end
                honest.take()
            health = await server.api.health()
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            complaints = server.complaints()
    console.print(f"engine: {_fast.status()}; health afterwards: {health.status}; errors logged: {len(complaints)}")
    console.print(grid)
    for line in complaints[:5]:
        console.print(line[:300], markup=False)
    console.print(
        f"worst p99 under attack: {worst * 1000:.0f} ms (goal {GOAL * 1000:.0f} on a machine with nothing else to do)"
    )
    console.print(f"{attacks} attacks, {moves} moves of others meanwhile, {idle} attackers failed")
    return 0 if health.status == "ok" and moves and not idle else 1


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=6, help="of each attack")
    parser.add_argument("--only", nargs="*", default=[], choices=list(ATTACKS), help="these attacks")
    options = parser.parse_args()
    sys.exit(asyncio.run(run(min(options.seconds, 60), options.only)))


if __name__ == "__main__":
    main()
