"""A whole race of Alieninjas on a real server: people each on a line of their own, bots of the server, and what has to
be true of it afterwards."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from real_server import PATIENCE
from server.proxy import Chaos, chaotic
from server.race_checks import (
    check_answers,
    check_claims,
    check_frames,
    check_lines,
    check_pauses,
    check_times,
    decided,
    entries_of,
    replayed,
)
from server.racers import Habits, Racer, map_race, quick_claim, stubborn
from server.serving import Serving, Sitting, sit_down
from server.test_never_lost import record_of
from xenodeck.client.errors import Unreachable
from xenodeck.core import Reaction

CLAIM, MAP = "m1_claim", "m3_map"
# as quick as can be played over a line of a tenth of a second
QUICK: dict[str, dict[str, Any]] = {
    CLAIM: {
        "rounds": 1, "tick_ms": 20, "min_exposure": 6, "flip_deadline": 25, "claim_pause": 4, "comp_cap": 5,
        "reaction": {
            "shift": 60, "median": 90, "sigma": 0.35, "flip_shift": 60, "flip_median": 60, "flip_sigma": 0.4,
            "p_miss": 0.05, "p_false": 0.02,
        },
    },
    MAP: {
        "rounds": 1, "tick_ms": 25, "m3_cost": 1, "m3_check_pause_ms": 120, "comp_cap": 5, "m3_round_limit": 600,
        "m3_start_timeout_s": 5,
    },
}  # fmt: skip
SWIFT = Reaction(30.0, 60.0, 0.35)  # ms


@dataclass
class Line:
    """How somebody is connected; times in seconds, each way."""

    delay: float = 0.0
    jitter: float = 0.0
    lost: float = 0.0
    cut: float = 0.0
    doubled: float = 0.0


NEAR, FAR, SHAKY, BAD = Line(), Line(0.06), Line(0.02, 0.06), Line(0.03, 0.04, 0.01, 0.004, 0.02)
LINES = (NEAR, FAR, SHAKY, BAD)


@dataclass
class Race:
    """What is to be played, and what came of it."""

    mode: str
    people: int
    bots: int
    lines: list[Line]
    seed: int
    options: dict[str, Any] = field(default_factory=dict)
    bot: str = "shadow"
    rash: float = 0.06
    reaction: Reaction = field(default_factory=lambda: SWIFT)
    spreads: list[float] = field(default_factory=list)  # seconds between the first and the last who saw the same
    took: dict[int, list[float]] = field(default_factory=dict)  # by seat: from sending to hearing what became of it
    became: Counter[str] = field(default_factory=Counter)
    pauses: Counter[str] = field(default_factory=Counter)
    frames: int = 0
    told: int = 0
    fought: int = 0
    comps: Counter[int] = field(default_factory=Counter)
    resyncs: int = 0
    reconnects: int = 0
    ticks: int = 0
    text: str = ""
    made: list[Any] = field(default_factory=list)

    @property
    def held(self) -> bool:
        return self.options.get("latency_mode") == "compensated"


async def seated(race: Race, server: Serving) -> Sitting:
    """At a table; where the server is killed meanwhile, at another one."""
    options = {**QUICK[race.mode], **race.options}
    while True:
        try:
            return await sit_down(
                server.api(), "alieninjas", race.people, race.bots, seed=race.seed, bot=race.bot, mode=race.mode,
                options=options,
            )  # fmt: skip
        except Unreachable:
            await asyncio.sleep(0.2)


async def recorded(sitting: Sitting) -> str:
    while True:
        try:
            return await record_of(sitting)
        except Unreachable:
            await asyncio.sleep(0.2)


async def play(race: Race, server: Serving) -> tuple[Sitting, dict[int, Racer]]:
    """From sitting down to the last frame, everybody on their own line and a spectator besides."""
    sitting = await seated(race, server)
    async with AsyncExitStack() as stack:
        players: dict[int, Racer] = {}
        storms: dict[int, Chaos] = {}
        for seat, token in {**sitting.tokens, -1: ""}.items():
            address, line = sitting.api.socket, race.lines[seat] if seat >= 0 else NEAR
            if line is not NEAR:
                shares = {"lost": line.lost, "cut": line.cut, "doubled": line.doubled}
                address, chaos = await stack.enter_async_context(chaotic(address, race.seed * 8 + seat, **shares))
                chaos.delay, chaos.jitter = line.delay, line.jitter
                storms[seat] = chaos
            players[seat] = Racer(address, sitting.table, token, pause=0.02, longest_pause=0.5)
            await stack.enter_async_context(players[seat])
        playing = quick_claim if race.mode == CLAIM else map_race
        habits = Habits(race.reaction, race.rash)
        work = [
            stubborn(player, playing, Random(f"{race.seed}.{seat}"), habits)
            for seat, player in players.items()
            if seat >= 0
        ]
        await asyncio.wait_for(asyncio.gather(*work), PATIENCE)
        await asyncio.wait_for(players[-1].until(lambda: players[-1].over), PATIENCE)
        for seat, chaos in storms.items():
            chaos.calm = True
            players[seat].line_kept_all = not any(chaos.done.values())
        return sitting, players


async def raced(race: Race, server: Serving, store: Path) -> Race:
    """Play it and look at everything that has to be true; the figures are in ``race`` then."""
    sitting, players = await play(race, server)
    race.text = await recorded(sitting)
    await asyncio.to_thread(check, race, sitting, players, store)
    return race


def check(race: Race, sitting: Sitting, players: dict[int, Racer], store: Path) -> None:
    game = replayed(race.text, sorted(players))
    for viewer, player in players.items():
        check_frames(player, viewer, game)
        race.frames += len(player.shown)
        race.resyncs += player.resyncs
        race.reconnects += player.reconnects
    race.told = check_lines(players, game)
    race.made = decided(race.text, entries_of(store, sitting.table))
    race.became = check_answers(players, race.made)
    cap = QUICK[race.mode]["comp_cap"] if race.held else -1
    if race.mode == CLAIM:
        race.fought = check_claims(race.made, cap)
        check_times(players, race.made, cap)
    for player in players.values():
        race.pauses += check_pauses(player, {**QUICK[race.mode], **race.options}.get("m3_check_pause_ms", 0))
    race.comps = Counter(one.comp for one in race.made if one.request)
    assert race.held or set(race.comps) <= {0}, "arrival decides"
    assert all(one.comp == 0 for one in race.made if one.request is None), "bots have no line"
    ends = {tuple(p.scene.result.scores) for p in players.values() if p.scene.result is not None}
    assert ends == {tuple(Scores.of(race.text))}, "everybody saw the same end"
    race.ticks = int(game.session.state.now)
    race.spreads = spreads(players)
    race.took = {seat: [one.took for one in p.said if one.result] for seat, p in players.items() if seat >= 0}


class Scores:
    @staticmethod
    def of(text: str) -> list[int]:
        line = next(line for line in text.splitlines() if line.startswith("scores"))
        return [int(number) for number in line.split()[1:]]


def spreads(players: dict[int, Racer]) -> list[float]:
    """How far apart the first and the last person saw the same line, where all saw it as it happened."""
    seen: dict[int, list[float]] = {}
    for seat, player in players.items():
        if seat < 0:
            continue
        for shown in player.shown:
            if not shown.anew and shown.lines:
                seen.setdefault(shown.start, []).append(shown.at)
    people = sum(1 for seat in players if seat >= 0)
    return [max(times) - min(times) for times in seen.values() if len(times) == people > 1]
