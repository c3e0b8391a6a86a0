"""The speed of the engine on this machine, per second of CPU time: random play, policies, clones, views, worlds."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import asdict, dataclass

from xenodeck.bots.search import search
from xenodeck.core.definition.game import Game
from xenodeck.core.knowledge.views import view
from xenodeck.core.knowledge.worlds import redeal
from xenodeck.core.playing.driver import pass_until_asked
from xenodeck.core.playing.playout import play, playout, playouts
from xenodeck.core.playing.policy import Policy
from xenodeck.core.playing.series import Counts, series
from xenodeck.core.rules.state import Setup, State
from xenodeck.core.tabletop.chance import Chance

ROUNDS = 12
BATCH = 50
POLICY_BATCH = 5


@dataclass(frozen=True)
class Speed:
    game: str
    mode: str
    seats: int
    decisions_per_s: int  # best of a few rounds; the event log is off
    games_per_s: int
    mean_decisions: float
    clone_us: float
    redeal_us: float
    view_us: float
    policy: str  # the best bot that knows the game; empty: there is none
    policy_decisions_per_s: int  # with that bot in all seats, best of a few rounds
    simulations_per_s: int  # information-set search from the first question of a game, playouts to the end
    ticks_per_s: int = 0  # random play tick by tick, in modes with ticks
    policy_ticks_per_s: int = 0  # the same with the policy in all seats

    def to_data(self) -> dict[str, object]:
        return asdict(self)


def measure(game: Game, mode: str, seats: int, seconds: float) -> Speed:
    """Use about ``seconds`` of CPU time for the playouts, and a little for the rest."""
    setup = game.setup(seats, game.safe_settings(mode), mode)
    playouts(setup, 0, 10, setup.max_answers)
    best = games = 0.0
    decisions = played = 0
    for _ in range(ROUNDS):
        many = count = 0
        begun = time.process_time()
        while (spent := time.process_time() - begun) < seconds / ROUNDS:
            many += int(playouts(setup, played + count, BATCH, setup.max_answers))
            count += BATCH
        best, games = max(best, many / spent), max(games, count / spent)
        decisions, played = decisions + many, played + count
    s = middle(game, mode, seats)
    policy = next(reversed(game.policies()), "")
    return Speed(
        game.id,
        mode,
        seats,
        round(best),
        round(games),
        round(decisions / played, 2),
        round(cost(s.clone), 3),
        round(cost(lambda: redeal(s, 0, 12345)), 3),
        round(cost(lambda: view(s, 0)), 3),
        policy,
        policy_speed(setup, game.policies()[policy], seconds / 3) if policy else 0,
        search_speed(game, mode, seats, seconds / 3),
        tick_speed(setup, Policy(), seconds / 3),
        tick_speed(setup, game.policies()[policy], seconds / 3) if policy else 0,
    )


def tick_speed(setup: Setup, policy: Policy, seconds: float) -> int:
    """Ticks of the game loop per second, with ``policy`` in all seats; 0 if the game has no ticks."""
    if not setup.tick_ms:
        return 0
    best, number, line_up = 0.0, 0, [policy] * int(setup.seats)
    for _ in range(ROUNDS):
        ticks = 0
        begun = time.process_time()
        while (spent := time.process_time() - begun) < seconds / ROUNDS:
            number += 1
            s = setup.deal(Chance(number, 0, 0, number * 2 + 1, None))
            play(s, line_up, number + 1, setup.max_answers)
            ticks += int(s.now)
        best = max(best, ticks / spent)
    return round(best)


def policy_speed(setup: Setup, policy: Policy, seconds: float) -> int:
    best, played, line_up = 0.0, 0, [policy] * int(setup.seats)
    for _ in range(ROUNDS):
        counts = Counts(int(setup.seats))
        begun = time.process_time()
        while (spent := time.process_time() - begun) < seconds / ROUNDS:
            series(setup, line_up, 7, played, POLICY_BATCH, counts)
            played += POLICY_BATCH
        best = max(best, int(counts.decisions) / spent)
    return round(best)


def search_speed(game: Game, mode: str, seats: int, seconds: float) -> int:
    s = game.start(game.setup(seats, game.safe_settings(mode), mode), 7)
    seat = pass_until_asked(s)[0]
    done, begun = 0, time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        search(s, seat, 200, 12345 + done, s.setup.max_answers)
        done += 200
    return round(done / spent)


def middle(game: Game, mode: str, seats: int) -> State:
    """A state in the middle of a game."""
    s = game.start(game.setup(seats, game.safe_settings(mode), mode), 7)
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
