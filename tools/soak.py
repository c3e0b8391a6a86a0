"""``make soak``: what the gate tries with fixed examples, tried with fresh ones for as long as you like.

Round after round: whole random games of every game found, with its invariants checked at every question, then the laws
with fresh examples (and the comparison with an independent implementation, where a game has one). Everything comes from
one seed, which is printed first: ``make soak SEED=…`` does the same again, and a failure names the line to repeat it.
"""

from __future__ import annotations

import argparse
import os
import secrets
import subprocess
import sys
import time
from pathlib import Path

from rich.console import Console

from xenodeck import _fast
from xenodeck.core.chance import bot_seed
from xenodeck.core.driver import Bare, drive
from xenodeck.core.engine import open_options
from xenodeck.core.game import Game
from xenodeck.games import find, found

ROOT = Path(__file__).resolve().parents[1]
GAMES_A_ROUND = 200
console = Console(highlight=False)


def play(game: Game, number: int, seed: int) -> int:
    """One random game with its invariants checked at every question; how many answers it took."""
    mode, seats = game.tables()[number % len(game.tables())]
    s = game.start(game.setup(seats, game.safe_settings(mode), mode), seed)
    given = 0

    def choose(seat: int) -> int:
        nonlocal given
        given += 1
        options = open_options(s, seat)
        return options[(bot_seed(seed, seat, given) >> 1) % len(options)]

    answers = drive(Bare(s), choose, lambda: game.check(s))
    game.check(s)
    assert s.over, f"{answers} answers, and no end"
    return answers


def play_round(base: int, number: int, only: str | None) -> str:
    """Random games of every game found; returns how to repeat the one that failed, or nothing."""
    for game in found().values() if only is None else [find(only)]:
        for at in range(GAMES_A_ROUND):
            seed = bot_seed(base, number, at)
            try:
                play(game, at, seed)
            except Exception as wrong:
                console.print(f"[bold red]{game.id}[/] {type(wrong).__name__}: {wrong}")
                return f"python tools/soak.py --repeat {game.id} {at} {seed}"
    return ""


def try_laws(base: int, number: int) -> str:
    """The laws, with fresh examples; returns how to repeat what failed, or nothing."""
    seed = bot_seed(base, 1_000_000, number) % 2**32
    command = [sys.executable, "-m", "pytest", "-q", "-x", "tests/laws", "src/xenodeck/games", "-k", "laws or peer"]
    command += ["-p", "no:cacheprovider", f"--hypothesis-seed={seed}"]
    done = subprocess.run(
        command, cwd=ROOT, env={**os.environ, "XENODECK_FRESH": str(seed)}, capture_output=True, text=True
    )
    if done.returncode == 0:
        return ""
    console.print(done.stdout[-6000:], markup=False)
    return f"XENODECK_FRESH={seed} {' '.join(command[1:])}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0] if __doc__ else "")
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seed", type=int, default=None)
    parser.add_argument("--game", default=None, help="only this game, and no laws")
    parser.add_argument("--repeat", nargs=3, metavar=("GAME", "NUMBER", "SEED"), default=None)
    given = parser.parse_args()
    if given.repeat is not None:
        name, number, seed = given.repeat
        console.print(f"{name}: {play(find(name), int(number), int(seed))} answers, nothing wrong")
        return 0
    base = secrets.randbits(32) if given.seed is None else given.seed
    console.print(f"seed {base}, {given.minutes:g} minutes, engine {_fast.status()}")
    begun, rounds = time.monotonic(), 0
    while True:
        again = play_round(base, rounds, given.game) or ("" if given.game else try_laws(base, rounds))
        rounds += 1
        spent = (time.monotonic() - begun) / 60
        if again:
            console.print(f"[bold red]failed[/] in round {rounds} of seed {base}. Again:\n{again}", soft_wrap=True)
            return 1
        console.print(f"round {rounds}: nothing wrong ({spent:.1f} of {given.minutes:g} minutes)")
        if spent >= given.minutes:
            return 0


if __name__ == "__main__":
    raise SystemExit(main())
