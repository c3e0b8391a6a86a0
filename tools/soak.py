"""``make soak``: the random games and laws of the gate with fresh examples, for as long as you like.

Each round plays whole random games of every game, with invariants checked at every question, then one room of laws with
fresh examples, another one each round (or the comparison with an independent implementation, if a game has one). It
ends when the time is up, wherever it is, or after ``--games`` of one game. All random numbers come from one seed, which
is printed first: ``make soak SEED=…`` does the same again, and a failure prints the command that repeats it.
"""

from __future__ import annotations

import argparse
import os
import secrets
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol, runtime_checkable

from rich.console import Console

from xenodeck import _fast
from xenodeck.core.definition.game import Game
from xenodeck.core.playing.driver import drive
from xenodeck.core.rules.engine import open_options
from xenodeck.core.tabletop.chance import bot_seed
from xenodeck.games import find, found

ROOT = Path(__file__).resolve().parents[1]
GAMES_A_ROUND = 200
console = Console(highlight=False)


class TimeIsUp(Exception):
    """The time is up, and nothing was wrong so far."""


@runtime_checkable
class Watched(Protocol):
    """A game with invariants that can be checked only by watching it from its beginning."""

    def witness(self) -> Callable[[Any], None]: ...


def tables(game: Game, mode: str | None) -> list[tuple[str, int]]:
    return [table for table in game.tables() if mode in (None, table[0])]


def play(game: Game, number: int, seed: int, only: str | None = None) -> int:
    """Play a random game with its invariants checked at every question. Returns the number of answers."""
    laid = tables(game, only)
    mode, seats = laid[number % len(laid)]
    check = game.witness() if isinstance(game, Watched) else game.check
    s = game.start(game.setup(seats, game.safe_settings(mode), mode), seed)
    given = 0

    def choose(seat: int) -> int:
        nonlocal given
        given += 1
        options = open_options(s, seat)
        return options[(bot_seed(seed, seat, given) >> 1) % len(options)]

    answers = drive(s, choose, lambda: check(s))
    check(s)
    assert s.over, f"{answers} answers, and no end"
    return answers


def play_round(base: int, number: int, only: str | None, until: float, played: Counter[str]) -> str:
    """Play random games of every game, counted. Returns the command that repeats a failure, or nothing."""
    for game in found().values() if only is None else [find(only)]:
        for at in range(GAMES_A_ROUND):
            if at and time.monotonic() > until:
                raise TimeIsUp
            seed = bot_seed(base, number, at)
            try:
                played["answers"] += play(game, at, seed)
            except Exception as wrong:
                console.print(f"[bold red]{game.id}[/] {type(wrong).__name__}: {wrong}")
                return f"python tools/soak.py --repeat {game.id} {at} {seed}"
            played["games"] += 1
    return ""


def play_many(game: Game, base: int, games: int, only: str | None) -> str:
    """Play so many random games at all tables in turn. Returns the command that repeats a failure, or nothing."""
    begun, answers = time.monotonic(), 0
    for at in range(games):
        seed = bot_seed(base, 0, at)
        try:
            answers += play(game, at, seed, only)
        except Exception as wrong:
            console.print(f"[bold red]{game.id}[/] {type(wrong).__name__}: {wrong}")
            return f"python tools/soak.py --repeat {game.id} {at} {seed}{f' --mode {only}' if only else ''}"
        if (at + 1) % max(games // 10, 1) == 0:
            spent = (time.monotonic() - begun) / 60
            console.print(f"{at + 1:,} games, {answers:,} answers: nothing wrong ({spent:.1f} minutes)")
    return ""


def law_rooms() -> list[Path]:
    """The laws, then those of games and of the server; a missing folder is skipped."""
    of_games = [f"src/xenodeck/games/*/tests/test_{name}.py" for name in ("peer", "invariants")]
    of_server = [f"tests/server/test_{name}.py" for name in ("api_schema", "abuse")]
    return [room for rooms in ("tests/laws/test_*.py", *of_games, *of_server) for room in sorted(ROOT.glob(rooms))]


def try_laws(base: int, number: int, until: float) -> str:
    """Try one room of laws with fresh examples. Returns the command that repeats a failure, or nothing."""
    rooms = law_rooms()
    room = rooms[(base + number) % len(rooms)].relative_to(ROOT).as_posix()
    seed = bot_seed(base, 1_000_000, number) % 2**32
    command = [sys.executable, "-m", "pytest", "-q", "-x", room, "-p", "no:cacheprovider", f"--hypothesis-seed={seed}"]
    try:
        done = subprocess.run(
            command,
            cwd=ROOT,
            env={**os.environ, "XENODECK_FRESH": str(seed), "XENODECK_EFFORT": "prove"},
            capture_output=True,
            text=True,
            timeout=max(until - time.monotonic(), 0),
        )
    except subprocess.TimeoutExpired:
        raise TimeIsUp from None
    if done.returncode == 0:
        return ""
    console.print(done.stdout[-6000:], markup=False)
    return f"XENODECK_EFFORT=prove XENODECK_FRESH={seed} {' '.join(command[1:])}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0] if __doc__ else "")
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seed", type=int, default=None)
    parser.add_argument("--game", default=None, help="only this game, and no laws")
    parser.add_argument("--games", type=int, default=0, help="with --game: so many of them, however long it takes")
    parser.add_argument("--mode", default=None, help="with --games: only this way to play")
    parser.add_argument("--repeat", nargs=3, metavar=("GAME", "NUMBER", "SEED"), default=None)
    given = parser.parse_args()
    if bool(given.games) > bool(given.game) or bool(given.mode) > bool(given.games or given.repeat):
        parser.error("--games needs --game, and --mode needs --games")
    if given.repeat is not None:
        name, number, seed = given.repeat
        console.print(f"{name}: {play(find(name), int(number), int(seed), given.mode)} answers, nothing wrong")
        return 0
    base = secrets.randbits(32) if given.seed is None else given.seed
    if given.games:
        game = find(given.game)
        if not tables(game, given.mode):
            parser.error(f"{game.id} has no mode {given.mode}")
        console.print(f"seed {base}, {given.games:,} games of {game.id}, engine {_fast.status()}")
        again = play_many(game, base, given.games, given.mode)
        if again:
            console.print(f"[bold red]failed[/] with seed {base}. Again:\n{again}", soft_wrap=True)
        return 1 if again else 0
    console.print(f"seed {base}, {given.minutes:g} minutes, engine {_fast.status()}")
    begun, rounds = time.monotonic(), 0
    until = begun + 60 * given.minutes
    played: Counter[str] = Counter()
    while True:
        rounds += 1
        try:
            again = play_round(base, rounds, given.game, until, played)
            again = again or ("" if given.game else try_laws(base, rounds, until))
        except TimeIsUp:
            told = f"{played['games']:,} games, {played['answers']:,} answers"
            console.print(f"time is up in round {rounds}: nothing wrong in {told}")
            return 0
        if again:
            console.print(f"[bold red]failed[/] in round {rounds} of seed {base}. Again:\n{again}", soft_wrap=True)
            return 1
        spent = (time.monotonic() - begun) / 60
        console.print(f"round {rounds}: nothing wrong ({spent:.1f} of {given.minutes:g} minutes)")


if __name__ == "__main__":
    raise SystemExit(main())
