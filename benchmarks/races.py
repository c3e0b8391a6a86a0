"""``make races``: Alieninjas in real time on real servers, over near, far, unsteady and bad lines.

Each person has a line of their own, some seats are bots, and now and then the server is killed in the middle of a race.
It is played with and without lag compensation. After each game everything that must be true of it is checked
(tests/server/race_checks.py): that all saw the same, that nothing acknowledged is lost, that the record replays to the
same, that nothing hidden was sent. Then come the figures.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

TESTS = Path(__file__).parent.parent / "tests"
sys.path.insert(0, str(TESTS))

from load_live import share  # noqa: E402

from server.proxy import BELIEVED  # noqa: E402
from server.races import CLAIM, LINES, MAP, Line, Race, raced  # noqa: E402
from server.serving import Serving, serving  # noqa: E402
from xenodeck.core import Reaction  # noqa: E402

LEVELS = ("novice", "agent", "shadow")
KILLED_AFTER = (5.0, 9.0)  # seconds, in games in which the server is killed
KILLS = 5


def wished(mode: str, number: int) -> Race:
    """Game ``number``: 2 to 6 seats, at least one of them a person, with every kind of line in the series."""
    chance = Random(f"{mode}.{number}")
    seats = 2 + number % 5
    bots = chance.randint(0, seats // 2)
    people = seats - bots
    lines = [LINES[(number + at) % len(LINES)] for at in range(people)]
    options: dict[str, Any] = {"latency_mode": ("arrival", "compensated")[number // 5 % 2]}
    if mode == CLAIM:
        options.update(
            last_card_claimable=chance.random() < 0.3,
            self_claim=chance.random() < 0.8,
            claim_uncovered=chance.random() < 0.2,
        )
    else:
        options.update(
            m3_characters=chance.choice(["random", "choose"]),
            m3_side=chance.choice(["a", "b"]),
            m3_call_guard=chance.random() < 0.2,
            assist=chance.choice(["off", "off", "own"]),
        )
    options["rounds"] = 2 if number % 10 == 9 else 1
    return Race(mode, people, bots, lines, 100 + number, options, chance.choice(LEVELS))


async def play_all(mode: str, games: range, at_once: int, kills: bool, folder: Path) -> tuple[list[Race], list[str]]:
    """Play all games, some at the same time. Returns the races without errors, and the errors."""
    done: list[Race] = []
    wrong: list[str] = []
    left = list(games)
    folder.mkdir()
    flags = ("--limits", "100000", "--bots", "1", "--countdown", "1", "--snapshots", "20", *BELIEVED)
    with serving(folder, *flags) as server:

        async def work() -> None:
            while left:
                race = wished(mode, left.pop(0))
                try:
                    done.append(await raced(race, server, folder / "tables.db"))
                except Exception as problem:
                    wrong.append(f"{mode} {race.seed}: {type(problem).__name__} {str(problem)[:1500]}")
                    print("WRONG", wrong[-1], flush=True)

        working = [asyncio.create_task(work()) for _ in range(at_once)]
        killing = asyncio.create_task(kill(server)) if kills else None
        await asyncio.gather(*working)
        if killing is not None:
            killing.cancel()
            await asyncio.gather(killing, return_exceptions=True)
        log = server.log.read_text()
        wrong += [line[:600] for line in log.splitlines() if "Traceback" in line or "bot_failed" in line]
    return done, wrong


async def kill(server: Serving) -> None:
    """Kill the server with SIGKILL, at any moment."""
    chance = Random(1)
    for _ in range(KILLS):
        await asyncio.sleep(chance.uniform(*KILLED_AFTER))
        server.kill()
        starting = asyncio.create_task(asyncio.to_thread(server.start))
        await asyncio.shield(starting)


def named(line: Line) -> str:
    return ("near", "far", "shaky", "bad")[LINES.index(line)]


def report(races: list[Race]) -> dict[str, Any]:
    spreads = [spread for race in races for spread in race.spreads]
    took: dict[str, list[float]] = {}
    for race in races:
        for seat, times in race.took.items():
            took.setdefault(named(race.lines[seat]), []).extend(times)
    became = sum((race.became for race in races), Counter[str]())
    return {
        "games": len(races),
        "seats": dict(sorted(Counter(race.people + race.bots for race in races).items())),
        "bots": sum(race.bots for race in races),
        "ticks": sum(race.ticks for race in races),
        "frames": sum(race.frames for race in races),
        "lines": sum(race.told for race in races),
        "fought claims": sum(race.fought for race in races),
        "became": dict(became.most_common()),
        "pauses": dict(sum((race.pauses for race in races), Counter[str]())),
        "ticks made up for": dict(sorted(sum((race.comps for race in races), Counter[int]()).items())),
        "resyncs": sum(race.resyncs for race in races),
        "reconnects": sum(race.reconnects for race in races),
        "exposure spread, ms": {"p50": share(spreads, 0.5), "p99": share(spreads, 0.99)},
        "input to decision, ms": {
            name: {"p50": share(times, 0.5), "p99": share(times, 0.99)} for name, times in sorted(took.items())
        },
    }


async def against_bots(games: int, at_once: int, folder: Path) -> dict[str, Any]:
    """One person who reacts in 350 ms against the strongest bot, at the printed speed: who is first?"""
    folder.mkdir()
    waiting = [
        Race(CLAIM, 1, 1, [LINES[0]], 900 + number, {"rounds": 1, **AS_PRINTED}, "shadow", 0.0, PERSON)
        for number in range(games)
    ]
    won: Counter[str] = Counter()
    late: list[int] = []
    with serving(folder, "--limits", "100000", "--bots", "1", "--countdown", "1") as server:

        async def work() -> None:
            while waiting:
                race = await raced(waiting.pop(), server, folder / "tables.db")
                for one in race.made:
                    if one.words == "2" and one.result == "accepted":
                        won["person" if one.seat == 0 else "bot"] += 1
                        if one.seat == 1:
                            late.append((one.tick - one.since) * AS_PRINTED["tick_ms"])

        await asyncio.gather(*(work() for _ in range(at_once)))
    claims = max(sum(won.values()), 1)
    return {
        "games": games,
        "claims": claims,
        "the person was first, %": round(100 * won["person"] / claims, 1),
        "bot, from card to claim, ms": {
            "fastest": min(late, default=0),
            "median": sorted(late)[len(late) // 2] if late else 0,
        },
    }


PERSON = Reaction(250.0, 100.0, 0.35)  # ms: the median is 350
AS_PRINTED: dict[str, Any] = {
    "tick_ms": 50, "min_exposure": 16, "flip_deadline": 50, "claim_pause": 20,
    "reaction": {
        "shift": 250, "median": 300, "sigma": 0.35, "flip_shift": 400, "flip_median": 500, "flip_sigma": 0.4,
        "p_miss": 0.05, "p_false": 0.02,
    },
}  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=50, help="of each mode")
    parser.add_argument("--first", type=int, default=0, help="number of the first game; each number is another game")
    parser.add_argument("--at-once", type=int, default=4)
    parser.add_argument("--kills", type=int, default=8, help="games of each mode on a server that is killed")
    parser.add_argument("--bots", type=int, default=4, help="games of one person against the strongest bot")
    parser.add_argument("--modes", nargs="+", default=[CLAIM, MAP])
    args = parser.parse_args()
    wrong: list[str] = []
    found: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as folder:
        for mode in args.modes:
            calm = max(args.games - args.kills, 0)
            first, last = args.first, args.first + args.games
            for kills, games in ((False, range(first, first + calm)), (True, range(first + calm, last))):
                if not games:
                    continue
                begun = time.monotonic()
                done, problems = asyncio.run(
                    play_all(mode, games, args.at_once, kills, Path(folder) / f"{mode}{kills}")
                )
                wrong += problems
                for held in (False, True):
                    some = [race for race in done if race.held == held]
                    name = f"{mode}, {'compensated' if held else 'arrival'}{', killed' if kills else ''}"
                    found[name] = report(some) if some else {}
                    print(json.dumps({name: found[name]}, indent=2), flush=True)
                print(f"{len(games)} games in {time.monotonic() - begun:.0f} s, wrong: {len(problems)}", flush=True)
        if args.bots:
            bots = asyncio.run(against_bots(args.bots, args.at_once, Path(folder) / "bots"))
            print(json.dumps({"against the strongest bot": bots}, indent=2))
    for problem in wrong:
        print("WRONG", problem)
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
