"""How fast the engine is on this machine, per second of CPU time: random playouts, clones, views, imagined worlds."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import asdict, dataclass

from xenodeck.core.engine import playout, playouts
from xenodeck.core.game import Game
from xenodeck.core.state import State
from xenodeck.core.views import redeal, view

ROUNDS = 5
BATCH = 50


@dataclass(frozen=True)
class Speed:
    game: str
    seats: int
    decisions_per_s: int  # best of a few rounds; the event log is off
    games_per_s: int
    mean_decisions: float
    clone_us: float
    redeal_us: float
    view_us: float

    def to_data(self) -> dict[str, object]:
        return asdict(self)


def measure(game: Game, seats: int, seconds: float) -> Speed:
    """About ``seconds`` of CPU time for the playouts, and a little for the rest."""
    config = game.configure(seats, {**game.safe_options()})
    dealer = game.dealer(seats, config, game.modes[0])
    playouts(dealer, 0, 10, game.bound)
    best = games = 0.0
    decisions = played = 0
    for _ in range(ROUNDS):
        many = count = 0
        begun = time.process_time()
        while (spent := time.process_time() - begun) < seconds / ROUNDS:
            many += int(playouts(dealer, played + count, BATCH, game.bound))
            count += BATCH
        best, games = max(best, many / spent), max(games, count / spent)
        decisions, played = decisions + many, played + count
    s = middle(game, seats)
    return Speed(
        game.id,
        seats,
        round(best),
        round(games),
        round(decisions / played, 2),
        round(cost(s.clone), 3),
        round(cost(lambda: redeal(s, 0, 12345)), 3),
        round(cost(lambda: view(s, game.fields, 0)), 3),
    )


def middle(game: Game, seats: int) -> State:
    """A table some way into a game."""
    s = game.start(seats, 7, game.configure(seats, game.safe_options()))
    playout(s, 7, 20)
    return s


def cost(do: Callable[[], object], rounds: int = 7, times: int = 3000) -> float:
    """Microseconds of CPU time for one call, best of a few rounds."""
    best = float("inf")
    for _ in range(rounds):
        begun = time.process_time()
        for _ in range(times):
            do()
        best = min(best, (time.process_time() - begun) / times)
    return best * 1e6
